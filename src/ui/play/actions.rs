//! What can be done with the game: the buttons that are always there, and the
//! menu with the rest.

use super::typed::typed;
use crate::game::Event;
use crate::ui::app::App;
use crate::ui::icons::{self, icon};
use crate::ui::route::Route;
use crate::ui::widgets::{Act, Pick, button, say};
use crate::ui::{control, settings};
use leptos::prelude::*;

/// Something that can be done.
struct Action {
    icon: &'static str,
    label: Pick,
    enabled: Signal<bool>,
    act: Act,
}

impl Action {
    fn new(
        app: App,
        icon: &'static str,
        label: Pick,
        enabled: fn(App) -> bool,
        act: fn(App),
    ) -> Action {
        Action {
            icon,
            label,
            enabled: Signal::derive(move || enabled(app)),
            act: Box::new(move || act(app)),
        }
    }
}

fn undo(app: App) -> Action {
    Action::new(
        app,
        icons::UNDO,
        |m| m.play.undo,
        |app| app.session.with(|s| s.can_undo()),
        |app| control::send(app, Event::Undo),
    )
}

fn redo(app: App) -> Action {
    Action::new(
        app,
        icons::REDO,
        |m| m.play.redo,
        |app| app.session.with(|s| s.can_redo()),
        |app| control::send(app, Event::Redo),
    )
}

fn hint(app: App) -> Action {
    Action::new(
        app,
        icons::HINT,
        |m| m.play.hint,
        |app| app.session.with(|s| s.may_move().is_some()),
        |app| control::send(app, Event::Hint),
    )
}

fn flip(app: App) -> Action {
    Action::new(
        app,
        icons::FLIP,
        |m| m.play.flip_short,
        |_| true,
        |app| app.orientation.update(|o| *o = o.flipped()),
    )
}

fn turn(app: App, left: bool) -> Action {
    if left {
        Action::new(
            app,
            icons::TURN_LEFT,
            |m| m.play.turn_left,
            |_| true,
            |app| app.orientation.update(|o| *o = o.turned()),
        )
    } else {
        Action::new(
            app,
            icons::TURN_RIGHT,
            |m| m.play.turn_right,
            |_| true,
            // Five sixths one way are one the other way.
            |app| {
                app.orientation
                    .update(|o| (0..5).for_each(|_| *o = o.turned()))
            },
        )
    }
}

fn resign(app: App) -> Action {
    Action::new(
        app,
        icons::RESIGN,
        |m| m.play.resign,
        |app| {
            app.session
                .with(|s| s.speaker().is_some() && s.game().outcome().is_none())
        },
        |app| app.router.go(Route::Resign),
    )
}

fn draw(app: App) -> Action {
    Action::new(
        app,
        icons::DRAW,
        |m| m.play.offer_draw,
        |app| {
            app.session.with(|s| {
                s.speaker().is_some() && s.game().outcome().is_none() && s.offer().is_none()
            })
        },
        |app| control::send(app, Event::OfferDraw),
    )
}

fn more(app: App) -> Action {
    Action::new(
        app,
        icons::MORE,
        |m| m.play.more,
        |_| true,
        |app| app.router.go(Route::Menu),
    )
}

/// Only where nobody but the computer plays.
fn pause(app: App) -> AnyView {
    let watched = Memo::new(move |_| {
        app.session
            .with(|s| s.people().next().is_none() && s.game().outcome().is_none())
    });
    let paused = Memo::new(move |_| app.session.with(|s| s.is_paused()));
    let one = move || {
        let (icon, label): (_, Pick) = if paused.get() {
            (icons::RESUME, |m| m.play.resume)
        } else {
            (icons::PAUSE, |m| m.play.pause)
        };
        let act = |app: App| {
            let wait = !app.session.with_untracked(|s| s.is_paused());
            control::send(app, Event::Pause(wait));
        };
        watched
            .get()
            .then(|| in_bar(app, Action::new(app, icon, label, |_| true, act), ""))
    };
    one.into_any()
}

fn in_bar(app: App, action: Action, class: &'static str) -> AnyView {
    let Action {
        icon: path,
        label,
        enabled,
        act,
    } = action;
    view! {
        <button
            type="button"
            class=["action ", class].concat()
            disabled=move || !enabled.get()
            on:click=move |_| act()
        >
            {icon(path)}
            <span class="label">{say(app, label)}</span>
        </button>
    }
    .into_any()
}

/// The buttons that are always there.
pub fn actions(app: App) -> AnyView {
    view! {
        <div class="actions" role="group" aria-label=say(app, |m| m.play.controls)>
            {pause(app)}
            {in_bar(app, undo(app), "")}
            {in_bar(app, redo(app), "")}
            {in_bar(app, hint(app), "")}
            {in_bar(app, flip(app), "")}
            {in_bar(app, more(app), "")}
        </div>
    }
    .into_any()
}

fn in_menu(app: App, action: Action) -> AnyView {
    let Action {
        icon: path,
        label,
        enabled,
        act,
    } = action;
    view! {
        <li>
            <button
                type="button"
                class="menu-item"
                disabled=move || !enabled.get()
                on:click=move |_| {
                    // Closed first: what follows may open another dialog.
                    app.router.leave_dialog_for(&act);
                }
            >
                {icon(path)}
                <span>{say(app, label)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// What the menu dialog holds.
pub fn menu(app: App) -> AnyView {
    let other = |icon, label, act| Action::new(app, icon, label, |_| true, act);
    let items: Vec<AnyView> = [
        turn(app, true),
        turn(app, false),
        draw(app),
        resign(app),
        other(icons::REMATCH, |m| m.play.rematch, control::rematch),
        other(icons::COPY, |m| m.record.copy, control::copy_game),
        other(icons::EXPORT, |m| m.end.save_file, control::export_game),
    ]
    .into_iter()
    .map(|action| in_menu(app, action))
    .collect();
    view! {
        <div class="dialog-body">
            <ul class="menu">{items}</ul>
            {settings::quick(app)}
            {typed(app, "typed-menu")}
        </div>
    }
    .into_any()
}

/// What the dialog asks before giving up.
pub fn resign_question(app: App) -> AnyView {
    let give_up = move || {
        app.router.close_dialog();
        control::send(app, Event::Resign);
    };
    view! {
        <div class="dialog-foot">
            {button(
                app,
                "",
                None,
                |m| m.play.keep_playing,
                Box::new(move || app.router.close_dialog()),
            )}
            {button(app, "danger", Some(icons::RESIGN), |m| m.play.resign_yes, Box::new(give_up))}
        </div>
    }
    .into_any()
}
