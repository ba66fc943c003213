//! What is played for.

use crate::i18n::side_name;
use crate::rules::{MAX_SEATS, Side, TARGETS, Variant};
use crate::ui::dom::{El, Text, el};
use crate::ui::pages::Pages;
use crate::ui::pages::controls::{Opt, fold, numbers, options, toggle};
use crate::ui::pages::seats::seating;
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{PickIn, worded};

/// Whether all sides have the same target.
fn alike(variant: &Variant) -> bool {
    let targets = &variant.rules.targets[..variant.rules.sides()];
    targets.iter().all(|target| *target == targets[0])
}

fn target(pages: Pages) -> El {
    let agree = pages.agree;
    let all = TARGETS.map(|points| {
        let take = move |variant: &mut Variant| variant.rules.targets = [points; MAX_SEATS];
        Opt::new(
            move || pages.lang().number(points.into()).into(),
            move || agree.is(&|variant| alike(variant) && variant.rules.targets[0] == points),
            move || agree.change(&take),
        )
        .when(move || agree.offers(&take))
    });
    el("div")
        .class("targets")
        .child(options(
            pages,
            "target",
            |m| m.customise.target,
            all.collect(),
        ))
        .child(worded(pages, "p", "note", |m| m.customise.target_note))
}

/// What a side is called.
fn name(pages: Pages, side: Side) -> String {
    let lang = pages.lang();
    let draft = &pages.agree.draft;
    draft.with(|draft| side_name(lang, &draft.variant().rules, side))
}

/// A list of numbers for each side.
fn each_side(
    pages: Pages,
    sides: Made<usize>,
    id: &'static str,
    label: fn(&Pages, &str) -> String,
    from: std::ops::RangeInclusive<u32>,
    place: fn(&mut Variant) -> &mut [u8; MAX_SEATS],
) -> El {
    let agree = pages.agree;
    let lists = move || {
        (0..sides.get() as u8)
            .map(|side| {
                let index = usize::from(side);
                numbers(
                    &[id, &side.to_string()].concat(),
                    move || label(&pages, &name(pages, Side(side))).into(),
                    from.clone(),
                    move |number| pages.lang().number(number.into()).into(),
                    move || {
                        let mut variant = agree.draft.with(|draft| draft.variant().clone());
                        place(&mut variant)[index].into()
                    },
                    move |number| agree.change(&|v| place(v)[index] = number as u8),
                )
            })
            .collect()
    };
    el("div").class("seats two").region(lists)
}

/// The number of sides, which teams and their reading decide.
fn sides(pages: Pages) -> Made<usize> {
    let draft = pages.agree.draft;
    Made::new(move || draft.with(|draft| draft.variant().rules.sides()))
}

/// The part.
pub fn section(pages: Pages) -> El {
    let agree = pages.agree;
    let kind = seating(pages);
    // Made anew with the kind of game: the sides have other colours then.
    let handicaps = move || {
        kind.track();
        let legend = |pick: PickIn<Pages>, note: PickIn<Pages>| {
            el("div")
                .child(worded(pages, "p", "legend", pick))
                .child(worded(pages, "p", "note", note))
        };
        vec![
            legend(|m| m.customise.each_side, |m| m.customise.each_side_note),
            each_side(
                pages,
                sides(pages),
                "target-",
                |pages, side| pages.words().customise.target_of.with([side]),
                u32::from(*TARGETS.start())..=u32::from(*TARGETS.end()),
                |variant| &mut variant.rules.targets,
            ),
            legend(|m| m.customise.head_start, |m| m.customise.head_start_note),
            each_side(
                pages,
                sides(pages),
                "head-start-",
                |pages, side| pages.words().customise.head_start_of.with([side]),
                0..=u32::from(*TARGETS.end()) - 1,
                |variant| &mut variant.head_start,
            ),
        ]
    };
    let misere = toggle(
        pages,
        |m| m.customise.misere,
        |m| m.customise.misere_note,
        move || agree.is(&|variant| variant.rules.misere),
        move |on| agree.change(&|variant| variant.rules.misere = on),
    );
    let value = move || -> Text {
        let lang = pages.lang();
        let targets = agree.draft.with(|draft| {
            let rules = &draft.variant().rules;
            let all: &[u8] = &rules.targets[..rules.sides()];
            let shown = if alike(draft.variant()) {
                &all[..1]
            } else {
                all
            };
            let texts: Vec<String> = shown.iter().map(|&n| lang.number(n.into())).collect();
            let misere = if rules.misere {
                [" · ", lang.pages().customise.misere].concat()
            } else {
                String::new()
            };
            [texts.join(" : "), misere].concat()
        });
        targets.into()
    };
    let contents = vec![
        target(pages),
        el("div").class("section").region(handicaps),
        misere,
    ];
    fold(pages, |m| m.customise.goal, value, false, contents)
}
