//! The screen for a new game: which one, who plays, go.

use super::agree::Who;
use super::controls::{Opt, options, words};
use super::seats::{colour_of, level_word, names, rows, seat_name, seating};
use super::{Pages, rules};
use crate::between::Screen;
use crate::game::{FIRST_LEVEL, LAST_LEVEL};
use crate::i18n::game_name;
use crate::rules::{Preset, Seat, Variant, presets};
use crate::ui::dom::{El, Text, el};
use crate::ui::icons;
use crate::ui::speaks::Speaks;
use crate::ui::thumb::thumb;
use crate::ui::widgets::{Act, Is, PickIn, button, icon_button, marble, radio, value, worded};
use std::rc::Rc;

/// A card of a game: its start, its name and a line.
fn card(
    variant: &Variant,
    name: impl Fn() -> Text + 'static,
    line: impl Fn() -> Text + 'static,
    chosen: Is,
    take: Act,
) -> El {
    let picture = variant.first_position().ok().map(|first| thumb(&first));
    let told = el("span")
        .class("preset-words")
        .child(el("b").says(name))
        .child(el("span").class("note").says(line));
    let face = el("span").children(picture).child(told);
    el("label")
        .class("preset-card")
        .child(radio("preset", chosen, take))
        .child(face)
}

fn preset_card(pages: Pages, index: usize, preset: &'static Preset) -> El {
    let chosen = move || pages.agree.preset.get() == preset.id;
    let told = move || pages.words().new_game.presets[index];
    card(
        &preset.variant(),
        move || told().0.into(),
        move || told().1.into(),
        Rc::new(chosen),
        Box::new(move || pages.agree.take_preset(preset.id)),
    )
}

/// The card of rules that the players have made up.
fn own_card(pages: Pages) -> Option<El> {
    if !pages.agree.preset.get().is_empty() {
        return None;
    }
    let variant = pages.agree.draft.with(|draft| draft.variant().clone());
    let line = variant.clone();
    Some(card(
        &variant,
        words(pages, |m| m.new_game.own_rules),
        move || game_name(pages.lang(), &line).into(),
        Rc::new(|| true),
        Box::new(|| {}),
    ))
}

fn games(pages: Pages) -> El {
    let cards = presets().iter().enumerate();
    let cards = cards.map(|(index, preset)| preset_card(pages, index, preset));
    el("fieldset")
        .class("section")
        .child(worded(pages, "legend", "legend", |m| m.new_game.game))
        .child(
            el("div")
                .class("presets")
                .perhaps(move || own_card(pages))
                .children(cards),
        )
}

fn who(pages: Pages) -> El {
    let all: [(Who, PickIn<Pages>); 5] = [
        (Who::Alone, |m| m.new_game.against_computer),
        (Who::People, |m| m.new_game.people),
        (Who::ByLink, |m| m.new_game.by_link),
        (Who::Watch, |m| m.new_game.watch),
        (Who::Each, |m| m.new_game.each),
    ];
    let agree = pages.agree;
    let all = all.map(|(who, label)| {
        Opt::new(
            words(pages, label),
            move || agree.who.get() == who,
            move || {
                // What was said in short is where the long form begins.
                agree.seat_players();
                agree.who.set(who);
                agree.seat_players();
                agree.draft.notify();
            },
        )
    });
    options(pages, "who", |m| m.new_game.who, all.into())
}

/// A button that changes the level by a step.
fn step(pages: Pages, up: bool) -> El {
    let level = pages.agree.level;
    let (icon, label): (_, PickIn<Pages>) = if up {
        (icons::NEW, |m| m.new_game.stronger)
    } else {
        (icons::MINUS, |m| m.new_game.weaker)
    };
    let end = if up { LAST_LEVEL } else { FIRST_LEVEL };
    let act = move || {
        let now = level.now();
        pages.agree.set_level(if up { now + 1 } else { now - 1 });
    };
    icon_button(
        pages,
        icon,
        label,
        Rc::new(move || level.get() != end),
        "icon-button",
        Box::new(act),
    )
}

/// The computer's level.
fn level(pages: Pages) -> El {
    let level = pages.agree.level;
    let slider = el("input")
        .id("level")
        .class("range")
        .attr("type", "range")
        .attr("min", &FIRST_LEVEL.to_string())
        .attr("max", &LAST_LEVEL.to_string())
        .prop("value", move || level.get().to_string().into())
        .live("aria-valuetext", move || {
            Some(level_word(pages, level.get()))
        })
        .on("input", move |event| {
            if let Ok(level) = value(&event).parse() {
                pages.agree.set_level(level);
            }
        });
    let row = el("div")
        .class("level")
        .child(step(pages, false))
        .child(slider)
        .child(step(pages, true));
    let word = el("p")
        .class("note")
        .attr("aria-hidden", "true")
        .says(move || level_word(pages, level.get()));
    el("div")
        .class("level-row")
        .child(worded(pages, "label", "legend", |m| m.new_game.level).attr("for", "level"))
        .child(row)
        .child(word)
}

/// Where the only person sits.
fn own_seat(pages: Pages) -> El {
    let agree = pages.agree;
    let seats = agree.draft.peek(|draft| draft.players().len());
    let mut all: Vec<Opt> = (0..seats as u8)
        .map(|index| {
            let seat = Seat(index);
            let mut option = Opt::new(
                move || seat_name(pages, seat).into(),
                move || agree.seat.get() == Some(seat),
                move || agree.seat.set(Some(seat)),
            );
            option
                .label
                .insert(0, marble(colour_of(pages, seat).name()));
            option
        })
        .collect();
    all.push(Opt::new(
        words(pages, |m| m.new_game.by_lot),
        move || agree.seat.get().is_none(),
        move || agree.seat.set(None),
    ));
    options(pages, "own-seat", |m| m.new_game.your_seat, all)
}

/// Leaves a seat that this game does not have.
fn keep_seat(pages: Pages, seats: usize) {
    let seat = pages.agree.seat;
    if seat.now().is_some_and(|seat| seat.index() >= seats) {
        seat.set(Some(Seat(0)));
    }
}

/// What the only person is called by those at other devices.
fn own_name(pages: Pages) -> El {
    let name = pages.agree.name;
    let field = el("input")
        .id("own-name")
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "40")
        .attr("autocomplete", "nickname")
        .prop("value", move || name.get().into())
        .on("input", move |event| name.set(value(&event)));
    el("div")
        .class("field")
        .child(worded(pages, "label", "", |m| m.link.meet.your_name).attr("for", "own-name"))
        .child(field)
}

/// What there is to say about the players, by who they are.
fn players(pages: Pages) -> El {
    let seating = seating(pages);
    let all = move || {
        let seats = seating.get().seats();
        let agree = pages.agree;
        match agree.who.get() {
            Who::Alone => {
                keep_seat(pages, seats);
                vec![level(pages), own_seat(pages)]
            }
            Who::People => vec![names(pages)],
            Who::ByLink => {
                keep_seat(pages, seats);
                let note = worded(pages, "p", "note", |m| m.new_game.by_link_note);
                vec![own_seat(pages), own_name(pages), note]
            }
            Who::Watch => vec![level(pages)],
            Who::Each => vec![rows(pages)],
        }
    };
    let confer = move || !pages.agree.is(&|variant| variant.rules.has_teams());
    el("div")
        .class("section players")
        .child(el("div").class("section players").region(all))
        .child(worded(pages, "p", "note", |m| m.new_game.no_talking).flag("hidden", confer))
}

/// What the screen holds.
pub fn contents(pages: Pages, with: &str) -> Vec<El> {
    let agree = pages.agree;
    agree.playing.set(!with.is_empty());
    let body = el("div")
        .class("dialog-body")
        .child(games(pages).child(rules::of_what_is_agreed(pages)))
        .child(who(pages))
        .child(players(pages));
    let customise = move || {
        agree.seat_players();
        pages.go(Screen::Customise);
    };
    let keeps = worded(pages, "p", "note", |m| m.new_game.keeps);
    let foot = el("div")
        .class("dialog-foot")
        .child(keeps.flag("hidden", move || !agree.playing.get()))
        .child(button(
            pages,
            "button",
            Some(icons::SETTINGS),
            |m| m.new_game.customise,
            Box::new(customise),
        ))
        .child(button(
            pages,
            "button primary",
            None,
            |m| m.new_game.start,
            Box::new(move || agree.begin()),
        ));
    vec![body, foot]
}
