//! The settings dialog.

use super::app::App;
use super::keep;
use super::widgets::{Choice, choices, say, switch};
use crate::i18n::Lang;
use crate::notation::Notation;
use crate::storage::{MoveStyle, Settings};
use leptos::prelude::*;

/// Changes the settings and keeps them.
pub fn change(app: App, change: impl FnOnce(&mut Settings)) {
    app.settings.update(change);
    keep::settings(app);
}

fn setting(app: App, pick: fn(&Settings) -> bool) -> Signal<bool> {
    Signal::derive(move || app.settings.with(pick))
}

/// The choice of a language.
fn languages(app: App) -> AnyView {
    let options = Lang::ALL
        .into_iter()
        .map(|lang| Choice {
            label: view! { <span lang=lang.code()>{lang.locale().name}</span> }.into_any(),
            chosen: Signal::derive(move || app.lang() == lang),
            take: Box::new(move || change(app, |s| s.language = Some(lang.code().to_owned()))),
        })
        .collect();
    let legend = say(app, |m| m.settings.language).into_any();
    choices("language", legend, options)
}

/// The choice between the two notations.
fn notations(app: App) -> AnyView {
    let options = [
        (MoveStyle::AbaPro, Notation::AbaPro),
        (MoveStyle::Nacre, Notation::Nacre),
    ]
    .into_iter()
    .map(|(style, notation)| Choice {
        label: notation.name().into_any(),
        chosen: Signal::derive(move || app.settings.with(|s| s.moves == style)),
        take: Box::new(move || change(app, |s| s.moves = style)),
    })
    .collect();
    let legend = say(app, |m| m.settings.notation).into_any();
    choices("notation", legend, options)
}

/// The settings that one may want during a game.
pub fn quick(app: App) -> AnyView {
    [
        switch(
            app,
            |m| m.settings.coordinates,
            |m| m.settings.coordinates_note,
            setting(app, |s| s.coordinates),
            |app, on| change(app, |s| s.coordinates = on),
        ),
        notations(app),
    ]
    .into_any()
}

/// What the dialog holds.
pub fn contents(app: App) -> AnyView {
    let board = view! {
        <section class="section">
            <h3>{say(app, |m| m.settings.board)}</h3>
            {switch(
                app,
                |m| m.settings.coordinates,
                |m| m.settings.coordinates_note,
                setting(app, |s| s.coordinates),
                |app, on| change(app, |s| s.coordinates = on),
            )}
            {switch(
                app,
                |m| m.settings.animation,
                |m| m.settings.animation_note,
                setting(app, |s| s.animate),
                |app, on| change(app, |s| s.animate = on),
            )}
            {switch(
                app,
                |m| m.settings.auto_turn,
                |m| m.settings.auto_turn_note,
                setting(app, |s| s.turn_board),
                |app, on| change(app, |s| s.turn_board = on),
            )}
        </section>
    };
    let play = view! {
        <section class="section">
            <h3>{say(app, |m| m.settings.play)}</h3>
            {switch(
                app,
                |m| m.settings.confirm,
                |m| m.settings.confirm_note,
                setting(app, |s| s.confirm_moves),
                |app, on| change(app, |s| s.confirm_moves = on),
            )}
            {switch(
                app,
                |m| m.settings.thinking,
                |m| m.settings.thinking_note,
                setting(app, |s| s.show_thinking),
                |app, on| change(app, |s| s.show_thinking = on),
            )}
        </section>
    };
    let version = move || {
        app.words()
            .settings
            .version
            .with([env!("CARGO_PKG_VERSION")])
    };
    view! {
        <div class="dialog-body">
            {languages(app)}
            {notations(app)}
            {board.into_any()}
            {play.into_any()}
            <p class="note">{say(app, |m| m.settings.privacy)} " " {version}</p>
        </div>
    }
    .into_any()
}
