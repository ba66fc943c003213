//! Browser events become events of the gesture machine.

use super::desk::Desk;
use crate::rules::Cell;
use crate::ui::dom::{El, target};
use crate::view::{Event, Key, Point, PointerKind};
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

/// A click this soon after a pointer went up belongs to it, in milliseconds.
const ECHO_MS: f64 = 700.0;

/// What an event does.
type Act = fn(&Desk, &web_sys::Event);

/// Every event of a board with what it does.
const HEARD: [(&str, Act); 9] = [
    ("pointerdown", |desk, event| {
        down(desk, event.unchecked_ref())
    }),
    ("pointermove", |desk, event| {
        moved(desk, event.unchecked_ref())
    }),
    ("pointerup", |desk, event| up(desk, event.unchecked_ref())),
    ("pointercancel", |desk, event| {
        cancelled(desk, event.unchecked_ref());
    }),
    ("pointerleave", |desk, _| {
        if desk.gesture().hover().is_some() {
            desk.handle(Event::Hover(None));
        }
    }),
    ("contextmenu", menu),
    ("click", |desk, event| clicked(desk, event.unchecked_ref())),
    ("keydown", |desk, event| key(desk, event.unchecked_ref())),
    ("focusin", focused),
];

/// Listens to everything that happens to the board.
pub(super) fn listen(desk: &Desk, board: El) -> El {
    HEARD.into_iter().fold(board, |board, (name, act)| {
        let desk = desk.clone();
        board.on(name, move |event| act(&desk, &event))
    })
}

fn point(desk: &Desk, event: &PointerEvent) -> Point {
    desk.point(event.client_x().into(), event.client_y().into())
}

/// A pointer goes down.
fn down(desk: &Desk, event: &PointerEvent) {
    if event.button() != 0 {
        return;
    }
    if desk.is_playable() {
        // Throws for events made by scripts; a drag then ends at the edge.
        let _ = desk.root().set_pointer_capture(event.pointer_id());
    }
    desk.handle(Event::Down {
        pointer: event.pointer_id(),
        kind: kind(event),
        at: point(desk, event),
    });
}

fn kind(event: &PointerEvent) -> PointerKind {
    match event.pointer_type().as_str() {
        "touch" => PointerKind::Touch,
        "pen" => PointerKind::Pen,
        _ => PointerKind::Mouse,
    }
}

/// It moves. Points between two frames are taken in too: a quick turn would be
/// lost otherwise.
fn moved(desk: &Desk, event: &PointerEvent) {
    if !desk.gesture().is_down() {
        if desk.offers_marble() {
            desk.handle(Event::Hover(Some(point(desk, event))));
        }
        return;
    }
    let pointer = event.pointer_id();
    // Safari before 18.2 has no such points, and no browser has on a plain-text
    // connection.
    if let Ok(true) = Reflect::has(event, &"getCoalescedEvents".into()) {
        for between in event.get_coalesced_events().iter() {
            let at = point(desk, between.unchecked_ref());
            desk.handle(Event::Move { pointer, at });
        }
    }
    let at = point(desk, event);
    desk.handle(Event::Move { pointer, at });
}

/// It goes up.
fn up(desk: &Desk, event: &PointerEvent) {
    desk.last_up().set(event.time_stamp());
    desk.handle(Event::Up {
        pointer: event.pointer_id(),
        at: point(desk, event),
    });
}

/// The browser takes it away, to scroll for instance.
fn cancelled(desk: &Desk, event: &PointerEvent) {
    let pointer = event.pointer_id();
    desk.handle(Event::Cancel { pointer });
}

/// A long press is part of a drag where there is something to drag.
fn menu(desk: &Desk, event: &web_sys::Event) {
    if desk.gesture().is_down() {
        event.prevent_default();
    }
}

/// Screen readers and voice control click on cells without a pointer.
fn clicked(desk: &Desk, event: &MouseEvent) {
    let by_script = event.detail() == 0;
    let echo = event.time_stamp() - desk.last_up().get() < ECHO_MS;
    if (by_script || !echo)
        && let Some(cell) = cell(desk, event)
    {
        desk.handle(Event::Activate(cell));
    }
}

/// A key is pressed on a cell.
fn key(desk: &Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
        return;
    }
    let Some(key) = Key::from_code(&event.code(), event.shift_key()) else {
        return;
    };
    if !desk.gesture().wants(key) {
        return;
    }
    event.prevent_default();
    let before = desk.gesture().focus();
    desk.handle(Event::Key(key));
    if desk.gesture().focus() != before {
        desk.show_focus();
    }
}

/// A cell has the keyboard focus.
fn focused(desk: &Desk, event: &web_sys::Event) {
    if let Some(cell) = cell(desk, event) {
        desk.handle(Event::Focus(cell));
    }
}

/// The cell of the grid that an event is about. By its place on the screen: when
/// the board has just been turned, the names in the page may still be old.
fn cell(desk: &Desk, event: &web_sys::Event) -> Option<Cell> {
    let element: Element = target(event)?;
    let spot = element.get_attribute("data-spot")?.parse().ok()?;
    Some(desk.orientation().cell(spot))
}
