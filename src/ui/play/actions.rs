//! What can be done with the game: the buttons that are always there, and the
//! menu with the rest.

use super::typed::typed;
use crate::i18n::Order;
use crate::ui::app::App;
use crate::ui::control;
use crate::ui::dom::{El, el};
use crate::ui::icons::{self, icon};
use crate::ui::root::Made;
use crate::ui::route::Route;
use crate::ui::widgets::{Pick, plain_button, worded};

/// Something that can be done.
struct Action {
    icon: &'static str,
    label: Pick,
    enabled: fn(App) -> bool,
    act: fn(App),
}

const fn action(icon: &'static str, label: Pick, enabled: fn(App) -> bool, act: fn(App)) -> Action {
    Action {
        icon,
        label,
        enabled,
        act,
    }
}

/// Whether somebody can speak for a side in a game that goes on.
fn can_speak(app: App) -> bool {
    app.session
        .with(|s| s.speaker().is_some() && s.game().outcome().is_none() && s.offer().is_none())
}

/// Where moves can be taken back.
const TAKE_BACK: [Action; 2] = [
    action(
        icons::UNDO,
        |m| m.play.undo,
        |app| app.session.with(|s| s.can_undo()),
        |app| control::carry_out(app, Order::Undo),
    ),
    action(
        icons::REDO,
        |m| m.play.redo,
        |app| app.session.with(|s| s.can_redo()),
        |app| control::carry_out(app, Order::Redo),
    ),
];

/// Always there.
const BAR: [Action; 3] = [
    action(
        icons::HINT,
        |m| m.play.hint,
        |app| app.session.with(|s| s.may_move().is_some()),
        |app| control::carry_out(app, Order::Hint),
    ),
    action(
        icons::FLIP,
        |m| m.play.flip_short,
        |_| true,
        |app| control::carry_out(app, Order::Flip),
    ),
    action(
        icons::MORE,
        |m| m.play.more,
        |_| true,
        |app| app.router.go(Route::Menu),
    ),
];

/// In the menu.
const MENU: [Action; 11] = [
    action(
        icons::RULES,
        |m| m.common.rules,
        |_| true,
        |app| app.router.go(Route::Rules),
    ),
    action(
        icons::SHARE,
        |m| m.play.share,
        |_| true,
        |app| app.router.go(Route::Share),
    ),
    action(
        icons::PRESENT,
        |m| m.play.present,
        |_| true,
        |app| app.router.go(Route::Present),
    ),
    action(
        icons::SETTINGS,
        |m| m.common.settings,
        |_| true,
        |app| app.router.go(Route::Settings),
    ),
    action(
        icons::TURN_LEFT,
        |m| m.play.turn_left,
        |_| true,
        |app| control::carry_out(app, Order::TurnLeft),
    ),
    action(
        icons::TURN_RIGHT,
        |m| m.play.turn_right,
        |_| true,
        |app| control::carry_out(app, Order::TurnRight),
    ),
    action(
        icons::DRAW,
        |m| m.play.offer_draw,
        |app| app.session.with(|s| s.may_offer()),
        |app| control::carry_out(app, Order::Draw),
    ),
    action(
        icons::RESIGN,
        |m| m.play.resign,
        can_speak,
        |app| control::carry_out(app, Order::Resign),
    ),
    action(
        icons::REMATCH,
        |m| m.play.rematch,
        |_| true,
        control::rematch,
    ),
    action(icons::COPY, |m| m.record.copy, |_| true, control::copy_game),
    action(
        icons::EXPORT,
        |m| m.end.save_file,
        |_| true,
        control::export_game,
    ),
];

/// The button that lets the game wait, or go on.
fn pause(app: App, waits: bool) -> El {
    let (icon, label): (_, Pick) = match waits {
        false => (icons::PAUSE, |m| m.play.pause),
        true => (icons::RESUME, |m| m.play.resume),
    };
    in_bar(app, &action(icon, label, |_| true, control::pause_or_go_on))
}

fn in_bar(app: App, action: &Action) -> El {
    let Action {
        icon: path,
        label,
        enabled,
        act,
    } = *action;
    plain_button("action", Box::new(move || act(app)))
        .flag("disabled", move || !enabled(app))
        .child(icon(path))
        .child(worded(app, "span", "label", label))
}

/// The buttons that are always there, and those that the game allows.
pub fn actions(app: App) -> El {
    let waits = Made::new(move || app.session.with(control::waits));
    let take_back = Made::new(move || app.session.with(|s| s.game().variant().take_back));
    el("div")
        .class("actions")
        .attr("role", "group")
        .label(app, |m| m.play.controls)
        .perhaps(move || waits.get().map(|waits| pause(app, waits)))
        .region(move || match take_back.get() {
            true => TAKE_BACK.iter().map(|one| in_bar(app, one)).collect(),
            false => Vec::new(),
        })
        .children(BAR.iter().map(|action| in_bar(app, action)))
}

fn in_menu(app: App, action: &Action) -> El {
    let Action {
        icon: path,
        label,
        enabled,
        act,
    } = *action;
    // Closed first: what follows may open another dialog.
    let act = move || app.router.leave_dialog_for(|| act(app));
    let item = plain_button("menu-item", Box::new(act))
        .flag("disabled", move || !enabled(app))
        .child(icon(path))
        .child(worded(app, "span", "", label));
    el("li").child(item)
}

/// What the menu dialog holds.
pub fn menu(app: App) -> Vec<El> {
    let items = MENU.iter().map(|action| in_menu(app, action));
    let body = el("div")
        .class("dialog-body")
        .child(el("ul").class("menu").children(items))
        .child(typed(app, "typed-menu"));
    vec![body]
}
