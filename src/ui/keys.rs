//! Keys that work wherever the focus is, but for fields and dialogs. The board
//! has keys of its own and marks those that it has used.

use super::app::App;
use super::browser::{self, document, next_frame};
use super::control;
use super::route::{Page, Route};
use crate::i18n::Order;
use leptos::reactive::graph::untrack;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Keys of what listeners ask, see `i18n::Question`.
const ASKED: &str = "letcirvgjk";

/// What a key asks for; `on_board` when the board has the focus, where arrows
/// walk and do not step.
fn order(key: &str, on_board: bool) -> Option<Order> {
    Some(match key {
        "u" => Order::Undo,
        "h" => Order::Hint,
        "f" => Order::Flip,
        "b" => Order::Board,
        "p" => Order::Pause,
        "?" => Order::Help,
        "ArrowLeft" if !on_board => Order::Back,
        "ArrowRight" if !on_board => Order::Next,
        "Home" if !on_board => Order::First,
        "End" if !on_board => Order::Last,
        _ => return None,
    })
}

/// Puts the focus into the box for moves, where there is room for it, else into the
/// one in the menu.
fn focus_typed(app: App) {
    if !focus("typed") {
        app.router.go(Route::Menu);
        // The menu opens in the next frame.
        next_frame(|| {
            next_frame(|| {
                focus("typed-menu");
            });
        });
    }
}

/// Puts the focus on an element, if it is to be seen.
fn focus(id: &str) -> bool {
    let found = document().get_element_by_id(id);
    let found = found.and_then(|one| one.dyn_into::<HtmlElement>().ok());
    let seen = found.filter(|one| one.offset_parent().is_some());
    seen.is_some_and(|one| one.focus().is_ok())
}

fn pressed(app: App, event: &KeyboardEvent) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if event.default_prevented() || modified || event.is_composing() {
        return;
    }
    let target: Option<Element> = event.target().and_then(|t| t.dyn_into().ok());
    let inside = |selector: &str| {
        let found = target.as_ref().map(|target| target.closest(selector));
        matches!(found, Some(Ok(Some(_))))
    };
    let busy = inside("input, textarea, select, dialog, [contenteditable]");
    if busy || app.router.page() != Page::Play || app.router.route_now() != Route::Play {
        return;
    }
    let (long, short) = (event.key(), event.key().to_ascii_lowercase());
    // A key that writes something can be pressed by a voice that dictates.
    let letter = short.len() == 1;
    if letter && !app.settings.peek(|s| s.shortcuts) {
        return;
    }
    let key = if letter { &short } else { &long };
    match (&**key, order(key, inside("[role=grid]"))) {
        ("m", _) => focus_typed(app),
        ("s", _) => app.router.go(Route::Share),
        (_, Some(order)) => control::carry_out(app, order),
        (key, _) if letter && ASKED.contains(key) => (app.home.ask)(app, key),
        _ => return,
    }
    event.prevent_default();
}

/// Listens for as long as the page lives.
pub fn listen(app: App) {
    browser::listen("keydown", move |event: &KeyboardEvent| {
        untrack(|| pressed(app, event));
    });
}
