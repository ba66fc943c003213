//! Keeps the clocks on the page true. They are computed from moments; a timer only
//! says when to look again, so a page that slept is right as soon as it wakes.

use super::app::App;
use super::browser::{document, later, listen};
use super::{control, heard, voice};
use crate::game::{Event, Moment};
use crate::i18n::{clock_spoken, clock_stays, seat_colour};
use crate::rules::{Seat, TimeControl};
use crate::view::Cue;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;

thread_local! {
    // Handles of the browser cannot live in signals that other threads could see.
    static TIMER: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Milliseconds since 1970.
pub fn now() -> Moment {
    js_sys::Date::now() as Moment
}

/// Draws the clocks anew, and looks again when what they show has changed.
pub fn look(app: App) {
    let now = now();
    if app.session.peek(|s| s.clock().is_none()) {
        return TIMER.set(None);
    }
    app.now.set(now);
    let running = app.session.peek(|session| {
        let clock = session.clock()?;
        let seat = clock.running()?;
        Some((seat, clock.left(seat, now), clock.is_low(seat, now)))
    });
    let timer = running.map(|(_, left, _)| {
        let stays = clock_stays(left).as_millis() as u32;
        later(stays, move || control::send(app, Event::Tick))
    });
    TIMER.set(timer);
    if let Some((seat, _, low)) = running {
        warn(app, seat, low);
    }
}

/// Tells listeners, once, that little time is left.
fn warn(app: App, seat: Seat, low: bool) {
    let known = app.warned.now();
    let common = |time| matches!(time, TimeControl::Common { .. });
    let (common, person) = app.session.peek(|session| {
        let person = session.people().any(|one| one == seat);
        (common(session.game().variant().time), person)
    });
    let bit = if common { 1 } else { 1 << seat.0 };
    app.warned.set(if low { known | bit } else { known & !bit });
    if !low || known & bit != 0 || !(common || person) {
        return;
    }
    heard::cue(app.settings, Cue::Low);
    let lang = app.lang_now();
    let words = &lang.messages().table;
    let told = app.session.peek(|session| {
        let left = session.clock()?.left(seat, now());
        let seating = session.game().variant().rules.seating;
        let whose = match common {
            true => words.common_clock.to_owned(),
            false => seat_colour(lang, seating, seat),
        };
        Some(words.low.with([&whose, &clock_spoken(lang, left)]))
    });
    voice::say(&told.unwrap_or_default());
}

/// Keeps what the clocks show when the page may be closed, and looks at them when
/// it is seen again.
pub fn watch(app: App) {
    listen("pagehide", move |_: &web_sys::Event| {
        control::send(app, Event::Leaving);
    });
    listen("visibilitychange", move |_: &web_sys::Event| {
        let event = match document().hidden() {
            true => Event::Leaving,
            false => Event::Tick,
        };
        control::send(app, event);
    });
}
