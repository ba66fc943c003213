//! Browser events become events of the gesture machine.

use super::desk::Desk;
use crate::rules::Cell;
use crate::view::{Event, Key, PointerKind};
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// A click this soon after a pointer went up belongs to it, in milliseconds.
const ECHO_MS: f64 = 700.0;

/// A pointer goes down.
pub(super) fn down(desk: Desk, event: &PointerEvent) {
    if event.button() != 0 {
        return;
    }
    let Some(at) = desk.point(event.client_x().into(), event.client_y().into()) else {
        return;
    };
    if untrack(|| desk.is_playable())
        && let Some(board) = desk.element()
    {
        // Throws for events made by scripts; a drag then ends at the edge.
        let _ = board.set_pointer_capture(event.pointer_id());
    }
    desk.handle(Event::Down {
        pointer: event.pointer_id(),
        kind: kind(event),
        at,
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
pub(super) fn moved(desk: Desk, event: &PointerEvent) {
    if !desk.gesture.with_untracked(|gesture| gesture.is_down()) {
        return;
    }
    let between = event.get_coalesced_events();
    for point in between.iter() {
        if let Ok(point) = point.dyn_into::<PointerEvent>() {
            moved_to(desk, &point);
        }
    }
    moved_to(desk, event);
}

fn moved_to(desk: Desk, event: &PointerEvent) {
    if let Some(at) = desk.point(event.client_x().into(), event.client_y().into()) {
        let pointer = event.pointer_id();
        desk.handle(Event::Move { pointer, at });
    }
}

/// It goes up.
pub(super) fn up(desk: Desk, event: &PointerEvent) {
    desk.last_up.set_value(event.time_stamp());
    if let Some(at) = desk.point(event.client_x().into(), event.client_y().into()) {
        let pointer = event.pointer_id();
        desk.handle(Event::Up { pointer, at });
    }
}

/// The browser takes it away, to scroll for instance.
pub(super) fn cancelled(desk: Desk, event: &PointerEvent) {
    let pointer = event.pointer_id();
    desk.handle(Event::Cancel { pointer });
}

/// A long press is part of a drag where there is something to drag.
pub(super) fn menu(desk: Desk, event: &MouseEvent) {
    if desk.gesture.with_untracked(|gesture| gesture.is_down()) {
        event.prevent_default();
    }
}

/// Screen readers and voice control click on cells without a pointer.
pub(super) fn clicked(desk: Desk, event: &MouseEvent) {
    let by_script = event.detail() == 0;
    let echo = event.time_stamp() - desk.last_up.get_value() < ECHO_MS;
    if (by_script || !echo)
        && let Some(cell) = cell(desk, event.target())
    {
        desk.handle(Event::Activate(cell));
    }
}

/// A key is pressed on a cell.
pub(super) fn key(desk: Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
        return;
    }
    let Some(key) = Key::from_code(&event.code(), event.shift_key()) else {
        return;
    };
    if !desk.gesture.with_untracked(|gesture| gesture.wants(key)) {
        return;
    }
    event.prevent_default();
    let before = desk.gesture.with_untracked(|gesture| gesture.focus());
    desk.handle(Event::Key(key));
    if desk.gesture.with_untracked(|gesture| gesture.focus()) != before {
        desk.show_focus();
    }
}

/// A cell has the keyboard focus.
pub(super) fn focused(desk: Desk, event: &FocusEvent) {
    if let Some(cell) = cell(desk, event.target()) {
        desk.handle(Event::Focus(cell));
    }
}

/// The cell of the grid that an event is about. By its place on the screen: when
/// the board has just been turned, the names in the page may still be old.
fn cell(desk: Desk, target: Option<EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<Element>().ok()?;
    let spot = element.get_attribute("data-spot")?.parse().ok()?;
    Some(desk.props.orientation.get_untracked().cell(spot))
}
