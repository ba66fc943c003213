//! The kind of game, who sits where and who begins.

use crate::i18n::seating_name;
use crate::rules::{Seat, Seating, TeamReading};
use crate::ui::dom::{El, el};
use crate::ui::pages::Pages;
use crate::ui::pages::controls::{Name, Opt, fold, options, select, words};
use crate::ui::pages::seats::{colour_of, rows, seat_name, seating};
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{marble, worded};

fn kinds(pages: Pages) -> El {
    let agree = pages.agree;
    let all = Seating::ALL.map(|seating| {
        let name: Name = Box::new(move || seating_name(pages.lang(), seating).into());
        (seating.name().to_owned(), name)
    });
    let now = move || {
        let draft = &agree.draft;
        draft.with(|draft| draft.variant().rules.seating.name().to_owned())
    };
    let take = move |name: &str| {
        if let Ok(seating) = name.parse() {
            agree.alter(|draft| draft.set_seating(seating));
        }
    };
    select(
        "kind",
        words(pages, |m| m.customise.kind),
        all.into(),
        now,
        take,
    )
}

/// How far partners' marbles take part; only where there are such.
fn readings(pages: Pages) -> El {
    let agree = pages.agree;
    let all = TeamReading::NAMED.iter().enumerate();
    let all = all.map(|(index, &(reading, _))| {
        Opt::new(
            move || pages.words().customise.readings[index].into(),
            move || agree.is(&|variant| variant.rules.reading == reading),
            move || agree.change(&|variant| variant.rules.reading = reading),
        )
        .when(move || agree.offers(&|variant| variant.rules.reading = reading))
    });
    let none = move || agree.is(&|variant| !variant.rules.seating.has_partners_marbles());
    options(pages, "reading", |m| m.customise.reading, all.collect()).flag("hidden", none)
}

fn first(pages: Pages, seating: Seating) -> El {
    let agree = pages.agree;
    let all = seating.all_seats().map(|seat: Seat| {
        let mut option = Opt::new(
            move || seat_name(pages, seat).into(),
            move || agree.is(&|variant| variant.rules.first == seat),
            move || agree.change(&|variant| variant.rules.first = seat),
        )
        .when(move || agree.offers(&|variant| variant.rules.first = seat));
        option
            .label
            .insert(0, marble(colour_of(pages, seat).name()));
        option
    });
    options(pages, "first", |m| m.customise.begins, all.collect())
}

/// The part.
pub fn section(pages: Pages) -> El {
    let kind = seating(pages);
    let begins = move || vec![first(pages, kind.get())];
    let seats = el("div")
        .class("section")
        .child(worded(pages, "p", "legend", |m| m.new_game.who))
        .child(rows(pages));
    let value = move || {
        let draft = &pages.agree.draft;
        let seating = draft.with(|draft| draft.variant().rules.seating);
        seating_name(pages.lang(), seating).into()
    };
    let contents = vec![
        kinds(pages),
        readings(pages),
        seats,
        el("div").class("section").region(begins),
    ];
    fold(pages, |m| m.customise.players, value, true, contents)
}
