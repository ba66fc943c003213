//! How turns, time, match and the rest are agreed.

use crate::i18n::{game_name, time_name, turn_name};
use crate::rules::{MOST_GAMES, Stuck, TimeControl, TurnMode, Variant};
use crate::ui::dom::{El, Text, el};
use crate::ui::pages::Pages;
use crate::ui::pages::controls::{Opt, fold, numbers, options, toggle, words};
use crate::ui::pages::seats::seating;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::worded;

/// Minutes that are offered for a clock.
const MINUTES: [u32; 10] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60];
/// Seconds that are offered as increments.
const INCREMENTS: [u32; 7] = [0, 1, 2, 3, 5, 10, 30];
/// Minutes at first.
const USUAL_MINUTES: u32 = 10;
/// Single moves without an ejection that are offered as a limit.
const QUIET: [u16; 5] = [50, 80, 100, 150, 200];

/// Turns and the marbles that move in them.
pub fn turns(pages: Pages) -> El {
    let agree = pages.agree;
    let modes = TurnMode::NAMED.iter().enumerate();
    let modes = modes.map(|(index, &(mode, _))| {
        Opt::new(
            move || pages.words().customise.turn_modes[index].into(),
            move || agree.is(&|variant| variant.rules.turn == mode),
            move || agree.change(&|variant| variant.rules.turn = mode),
        )
        .when(move || agree.offers(&|variant| variant.rules.turn = mode))
    });
    let single = move || agree.is(&|variant| variant.rules.turn == TurnMode::Single);
    let one_board = move || agree.is(&|variant| variant.rules.seating.boards() == 1);
    let contents = vec![
        options(pages, "turn", |m| m.customise.turn, modes.collect()),
        toggle(
            pages,
            |m| m.customise.full_first,
            |m| m.customise.full_first_note,
            move || agree.is(&|variant| variant.rules.full_first_turn),
            move |on| agree.change(&|variant| variant.rules.full_first_turn = on),
        )
        .flag("hidden", single),
        toggle(
            pages,
            |m| m.customise.counter_phase,
            |m| m.customise.counter_phase_note,
            move || agree.is(&|variant| variant.rules.counter_phase),
            move |on| agree.change(&|variant| variant.rules.counter_phase = on),
        )
        .flag("hidden", one_board),
        toggle(
            pages,
            |m| m.customise.triangles,
            |m| m.customise.triangles_note,
            move || agree.is(&|variant| variant.rules.triangles),
            move |on| agree.change(&|variant| variant.rules.triangles = on),
        ),
    ];
    let value = move || {
        let lang = pages.lang();
        let (turn, triangles) = agree.draft.with(|draft| {
            let rules = &draft.variant().rules;
            (rules.turn, rules.triangles)
        });
        let mut told = turn_name(lang, turn).to_owned();
        if triangles {
            told.push_str(" · ");
            told.push_str(lang.pages().customise.triangles);
        }
        told.into()
    };
    fold(pages, |m| m.customise.turns, value, false, contents)
}

/// The kind of a clock, its minutes and what is added.
fn clock_of(variant: &Variant) -> (usize, u32, u32) {
    match variant.time {
        TimeControl::None => (0, USUAL_MINUTES, 0),
        TimeControl::PerPlayer { seconds, increment } => (1, seconds / 60, increment),
        TimeControl::Common { seconds } => (2, seconds / 60, 0),
    }
}

fn set_clock(pages: Pages, (kind, minutes, increment): (usize, u32, u32)) {
    let seconds = minutes * 60;
    pages.agree.change(&|variant| {
        variant.time = match kind {
            0 => TimeControl::None,
            1 => TimeControl::PerPlayer { seconds, increment },
            _ => TimeControl::Common { seconds },
        }
    });
}

/// Clocks.
pub fn time(pages: Pages) -> El {
    let agree = pages.agree;
    let clock = move || agree.draft.with(|draft| clock_of(draft.variant()));
    let clock_now = move || agree.draft.peek(|draft| clock_of(draft.variant()));
    let kinds = (0..3).map(|kind| {
        Opt::new(
            move || pages.words().customise.clocks[kind].into(),
            move || clock().0 == kind,
            move || {
                let (_, minutes, increment) = clock_now();
                set_clock(pages, (kind, minutes, increment));
            },
        )
    });
    let minutes = numbers(
        "minutes",
        words(pages, |m| m.customise.minutes),
        MINUTES,
        move |number| {
            let lang = pages.lang();
            let text = lang.pages().customise.minutes_value;
            text.with([&lang.number(number.into())]).into()
        },
        move || clock().1,
        move |minutes| {
            let (kind, _, increment) = clock_now();
            set_clock(pages, (kind, minutes, increment));
        },
    );
    let increment = numbers(
        "increment",
        words(pages, |m| m.customise.increment),
        INCREMENTS,
        move |number| {
            let lang = pages.lang();
            let text = lang.pages().customise.seconds_value;
            text.with([&lang.number(number.into())]).into()
        },
        move || clock().2,
        move |increment| {
            let (kind, minutes, _) = clock_now();
            set_clock(pages, (kind, minutes, increment));
        },
    );
    let contents = vec![
        options(pages, "clock", |m| m.customise.clock, kinds.collect()),
        el("div")
            .class("seats two")
            .child(minutes.flag("hidden", move || clock().0 == 0))
            .child(increment.flag("hidden", move || clock().0 != 1)),
    ];
    let value = move || {
        let lang = pages.lang();
        let time = agree.draft.with(|draft| draft.variant().time);
        match time_name(lang, time) {
            Some(name) => name.into(),
            None => lang.pages().customise.no_clock.into(),
        }
    };
    fold(pages, |m| m.customise.time, value, false, contents)
}

/// The number of games in words.
fn games_word(pages: Pages, games: u8) -> Text {
    let lang = pages.lang();
    let words = &lang.pages().customise;
    if games == 1 {
        return words.single.into();
    }
    lang.count(words.games, games.into()).into()
}

/// A match of several games.
pub fn series(pages: Pages) -> El {
    let agree = pages.agree;
    let kind = seating(pages);
    let all = move || {
        let seats = kind.get().seats() as u8;
        // As often as everybody begins once, twice, …
        let rounds = (1..=MOST_GAMES / seats).map(|round| round * seats);
        let lengths = std::iter::once(1).chain(rounds).map(|games| {
            Opt::new(
                move || games_word(pages, games),
                move || agree.is(&|variant| variant.games == games),
                move || agree.change(&|variant| variant.games = games),
            )
        });
        vec![options(
            pages,
            "games",
            |m| m.customise.series,
            lengths.collect(),
        )]
    };
    let contents = vec![
        el("div").class("section").region(all),
        worded(pages, "p", "note", |m| m.customise.series_note),
    ];
    let value = move || games_word(pages, agree.draft.with(|draft| draft.variant().games));
    fold(pages, |m| m.customise.series, value, false, contents)
}

/// Whether the rest is as usual, or what is not.
fn agreed(pages: Pages) -> Text {
    let lang = pages.lang();
    let variant = pages.agree.draft.with(|draft| draft.variant().clone());
    let mut plain = Variant::of_game(variant.rules.seating);
    plain.draws = variant.draws;
    plain.take_back = variant.take_back;
    plain.rules.stuck = variant.rules.stuck;
    match game_name(lang, &plain).split_once(" · ") {
        Some((_, special)) => special.to_owned().into(),
        None => lang.pages().customise.usual.into(),
    }
}

/// Taking back, draws, and whoever cannot move.
pub fn agreements(pages: Pages) -> El {
    let agree = pages.agree;
    let quiet = std::iter::once(0).chain(QUIET.map(u32::from));
    let quiet = numbers(
        "quiet",
        words(pages, |m| m.customise.quiet),
        quiet,
        move |number| {
            let lang = pages.lang();
            let words = &lang.pages().customise;
            match number {
                0 => words.quiet_never.into(),
                _ => lang.count(words.quiet_after, number).into(),
            }
        },
        move || {
            let quiet = agree.draft.with(|draft| draft.variant().draws.quiet);
            quiet.unwrap_or_default().into()
        },
        move |number| {
            agree.change(&|v| v.draws.quiet = Some(number as u16).filter(|&limit| limit > 0));
        },
    );
    let stuck = [Stuck::Loses, Stuck::Draws].into_iter().enumerate();
    let stuck = stuck.map(|(index, stuck)| {
        Opt::new(
            move || pages.words().customise.stuck_ends[index].into(),
            move || agree.is(&|variant| variant.rules.stuck == stuck),
            move || agree.change(&|variant| variant.rules.stuck = stuck),
        )
    });
    // In larger games whoever cannot move is passed over.
    let many = move || agree.is(&|variant| variant.rules.sides() > 2);
    let contents = vec![
        toggle(
            pages,
            |m| m.customise.take_back,
            |m| m.customise.take_back_note,
            move || agree.is(&|variant| variant.take_back),
            move |on| agree.change(&|variant| variant.take_back = on),
        ),
        toggle(
            pages,
            |m| m.customise.repetition,
            |m| m.customise.repetition_note,
            move || agree.is(&|variant| variant.draws.repetition),
            move |on| agree.change(&|variant| variant.draws.repetition = on),
        ),
        quiet,
        options(pages, "stuck", |m| m.customise.stuck, stuck.collect()).flag("hidden", many),
    ];
    fold(
        pages,
        |m| m.customise.agreements,
        move || agreed(pages),
        false,
        contents,
    )
}
