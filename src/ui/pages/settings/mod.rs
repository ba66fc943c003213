//! The settings: what can be chosen on the right, what it looks like on the left.

mod preview;

use super::Pages;
use crate::i18n::{Lang, SettingsWords};
use crate::notation::Notation;
use crate::storage::{
    Marbles, MoveStyle, Pointing, Scheme, Settings, Size, Sound, Speed, Taste, Theme, Vibration,
    Volume,
};
use crate::ui::browser::later;
use crate::ui::dom::{El, el};
use crate::ui::heard;
use crate::ui::root::Live;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{Choice, PickIn, button, choices, switch, worded};
use crate::view::Cue;
use preview::preview;
use std::rc::Rc;

/// The words of a list of values.
type Labels = fn(&'static SettingsWords) -> &'static [&'static str];

/// How long what was reset can be had back, in milliseconds.
const STAY: u32 = 10_000;

/// One of several values, with words that follow the language.
fn option(
    app: Pages,
    labels: Labels,
    number: usize,
    chosen: impl Fn(&Settings) -> bool + 'static,
    take: impl Fn(&mut Settings) + 'static,
) -> Choice {
    let label = move || labels(&app.words().settings).get(number).copied();
    Choice {
        label: vec![el("span").says(move || label().unwrap_or_default().into())],
        chosen: Rc::new(move || app.settings.with(&chosen)),
        take: Box::new(move || app.choose(&take)),
    }
}

/// A choice between all values of a kind.
fn taste<T: Taste>(app: Pages, legend: PickIn<Pages>, labels: Labels) -> El {
    let options = T::NAMED.iter().enumerate().map(|(number, &(value, _))| {
        option(
            app,
            labels,
            number,
            move |s| s.taste::<T>() == value,
            move |s| s.take(value),
        )
    });
    choices(app, T::KEY, legend, options.collect())
}

/// The choice of a language.
fn languages(app: Pages) -> El {
    let options = Lang::ALL
        .into_iter()
        .map(|lang| Choice {
            label: vec![
                el("span")
                    .attr("lang", lang.code())
                    .text(lang.locale().name),
            ],
            chosen: Rc::new(move || app.lang() == lang),
            take: Box::new(move || app.choose(|s| s.language = Some(lang.code().to_owned()))),
        })
        .collect();
    choices(app, "language", |m| m.settings.language, options)
}

/// The choice between the two notations.
fn notations(app: Pages) -> El {
    let option = |style: MoveStyle, notation: Notation| Choice {
        label: vec![el("span").text(notation.name())],
        chosen: Rc::new(move || app.settings.with(|s| s.moves == style)),
        take: Box::new(move || app.choose(|s| s.moves = style)),
    };
    let options = vec![
        option(MoveStyle::AbaPro, Notation::AbaPro),
        option(MoveStyle::Nacre, Notation::Nacre),
    ];
    choices(app, "notation", |m| m.settings.notation, options)
}

/// How fast marbles move, if they do.
fn speeds(app: Pages) -> El {
    let words: Labels = |m| &m.speeds;
    let still = option(app, words, 0, |s| !s.animate, |s| s.animate = false);
    let moving = Speed::NAMED.iter().zip(1..).map(|(&(speed, _), number)| {
        option(
            app,
            words,
            number,
            move |s| s.animate && s.taste::<Speed>() == speed,
            move |s| {
                s.animate = true;
                s.take(speed);
            },
        )
    });
    let options = [still].into_iter().chain(moving).collect();
    choices(app, "speed", |m| m.settings.speed, options)
        .child(worded(app, "p", "note", |m| m.settings.speed_note))
}

/// What is shown while the computer thinks.
fn thoughts(app: Pages) -> El {
    let option = |number, shown: (bool, bool)| {
        option(
            app,
            |m| &m.thoughts,
            number,
            move |s| (s.show_thinking, s.show_considered) == shown,
            move |s| (s.show_thinking, s.show_considered) = shown,
        )
    };
    let options = vec![
        option(0, (false, false)),
        option(1, (true, false)),
        option(2, (true, true)),
    ];
    choices(app, "thoughts", |m| m.settings.thinking, options)
}

/// Lets hear, and feel, what has been chosen.
fn sample(app: Pages) {
    heard::cue(app.settings, Cue::Pushed(2));
}

fn section(app: Pages, title: PickIn<Pages>, parts: impl IntoIterator<Item = El>) -> El {
    el("section")
        .class("section")
        .child(worded(app, "h3", "", title))
        .children(parts)
}

fn looks(app: Pages) -> El {
    let coordinates = switch(
        app,
        |m| m.settings.coordinates,
        |m| m.settings.coordinates_note,
        |app| app.settings.with(|s| s.coordinates),
        |app, on| app.choose(|s| s.coordinates = on),
    );
    section(
        app,
        |m| m.settings.looks,
        [
            taste::<Theme>(app, |m| m.settings.theme, |m| &m.themes),
            taste::<Scheme>(app, |m| m.settings.scheme, |m| &m.schemes),
            taste::<Marbles>(app, |m| m.settings.marbles, |m| &m.marble_sets),
            taste::<Size>(app, |m| m.settings.size, |m| &m.sizes),
            coordinates,
        ],
    )
}

fn motion(app: Pages) -> El {
    let sound = switch(
        app,
        |m| m.settings.sound,
        |m| m.settings.sound_note,
        |app| app.settings.with(|s| s.taste::<Sound>() == Sound::On),
        |app, on| {
            app.choose(|s| s.take(if on { Sound::On } else { Sound::Off }));
            sample(app);
        },
    );
    let vibration = switch(
        app,
        |m| m.settings.vibration,
        |m| m.settings.vibration_note,
        |app| {
            app.settings
                .with(|s| s.taste::<Vibration>() == Vibration::On)
        },
        |app, on| {
            app.choose(|s| s.take(if on { Vibration::On } else { Vibration::Off }));
            sample(app);
        },
    );
    let volume = taste::<Volume>(app, |m| m.settings.volume, |m| &m.volumes)
        .flag("disabled", move || {
            app.settings.with(|s| s.taste::<Sound>() == Sound::Off)
        })
        .on("change", move |_| sample(app));
    section(
        app,
        |m| m.settings.motion,
        [speeds(app), sound, volume, vibration],
    )
}

fn play(app: Pages) -> El {
    let confirm = switch(
        app,
        |m| m.settings.confirm,
        |m| m.settings.confirm_note,
        |app| app.settings.with(|s| s.confirm_moves),
        |app, on| app.choose(|s| s.confirm_moves = on),
    );
    let turn = switch(
        app,
        |m| m.settings.auto_turn,
        |m| m.settings.auto_turn_note,
        |app| app.settings.with(|s| s.turn_board),
        |app, on| app.choose(|s| s.turn_board = on),
    );
    let shortcuts = switch(
        app,
        |m| m.settings.shortcuts,
        |m| m.settings.shortcuts_note,
        |app| app.settings.with(|s| s.shortcuts),
        |app, on| app.choose(|s| s.shortcuts = on),
    );
    section(
        app,
        |m| m.settings.play,
        [
            taste::<Pointing>(app, |m| m.settings.pointing, |m| &m.pointings),
            confirm,
            turn,
            thoughts(app),
            shortcuts,
            notations(app),
        ],
    )
}

/// The button that makes everything as it was at first, and for a while the one
/// that brings back what was.
fn reset(app: Pages) -> El {
    let before = Rc::new(Live::new(None::<Settings>));
    let (kept, shown) = (Rc::clone(&before), Rc::clone(&before));
    let act = move || {
        let now = app.settings.now();
        app.choose(|s| *s = now.reset());
        kept.set(Some(now));
        let kept = Rc::clone(&kept);
        later(STAY, move || kept.set(None)).forget();
    };
    let undo = move |settings: Settings| {
        let shown = Rc::clone(&shown);
        let back = move || {
            app.choose(|s| s.clone_from(&settings));
            shown.set(None);
        };
        button(
            app,
            "button small",
            None,
            |m| m.main.common.undo,
            Box::new(back),
        )
    };
    let told = el("div")
        .class("settings-undo")
        .attr("role", "status")
        .region(move || {
            let Some(settings) = before.get() else {
                return Vec::new();
            };
            let told = worded(app, "span", "", |m| m.settings.reset_done);
            vec![told, undo(settings)]
        });
    el("div").class("dialog-foot").child(told).child(button(
        app,
        "button",
        None,
        |m| m.settings.reset,
        Box::new(act),
    ))
}

/// What the dialog holds.
pub fn contents(app: Pages) -> Vec<El> {
    let version = move || {
        let words = &app.words().settings;
        let version = words.version.with([env!("CARGO_PKG_VERSION")]);
        [words.privacy, " ", &version].concat().into()
    };
    let groups = el("div").class("settings-groups").children([
        languages(app),
        looks(app),
        motion(app),
        play(app),
        el("p").class("note").says(version),
    ]);
    let body = el("div")
        .class("dialog-body settings")
        .children([preview(app), groups]);
    vec![body, reset(app)]
}
