//! The settings dialog.

use super::Pages;
use crate::i18n::Lang;
use crate::notation::Notation;
use crate::storage::MoveStyle;
use crate::ui::dom::{El, el};
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{Choice, choices, switch, worded};
use std::rc::Rc;

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

/// Whether letters and digits stand round the board.
fn coordinates(app: Pages) -> El {
    switch(
        app,
        |m| m.settings.coordinates,
        |m| m.settings.coordinates_note,
        |app| app.settings.with(|s| s.coordinates),
        |app, on| app.choose(|s| s.coordinates = on),
    )
}

fn board(app: Pages) -> El {
    el("section")
        .class("section")
        .child(worded(app, "h3", "", |m| m.settings.board))
        .child(coordinates(app))
        .child(switch(
            app,
            |m| m.settings.animation,
            |m| m.settings.animation_note,
            |app| app.settings.with(|s| s.animate),
            |app, on| app.choose(|s| s.animate = on),
        ))
        .child(switch(
            app,
            |m| m.settings.auto_turn,
            |m| m.settings.auto_turn_note,
            |app| app.settings.with(|s| s.turn_board),
            |app, on| app.choose(|s| s.turn_board = on),
        ))
}

fn play(app: Pages) -> El {
    el("section")
        .class("section")
        .child(worded(app, "h3", "", |m| m.settings.play))
        .child(switch(
            app,
            |m| m.settings.confirm,
            |m| m.settings.confirm_note,
            |app| app.settings.with(|s| s.confirm_moves),
            |app, on| app.choose(|s| s.confirm_moves = on),
        ))
        .child(switch(
            app,
            |m| m.settings.thinking,
            |m| m.settings.thinking_note,
            |app| app.settings.with(|s| s.show_thinking),
            |app, on| app.choose(|s| s.show_thinking = on),
        ))
}

/// What the dialog holds.
pub fn contents(app: Pages) -> Vec<El> {
    let version = move || {
        let words = &app.words().settings;
        let version = words.version.with([env!("CARGO_PKG_VERSION")]);
        [words.privacy, " ", &version].concat().into()
    };
    let body = el("div")
        .class("dialog-body")
        .child(languages(app))
        .child(notations(app))
        .child(board(app))
        .child(play(app))
        .child(el("p").class("note").says(version));
    vec![body]
}
