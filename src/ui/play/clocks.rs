//! The clocks on the page.

use crate::game::{Clock, Moment, Session};
use crate::i18n::clock as written;
use crate::rules::{Seat, TimeControl};
use crate::ui::app::App;
use crate::ui::dom::{El, el};
use crate::ui::root::Made;
use crate::ui::widgets::worded;

/// Whether the game has such clocks.
fn has(app: App, such: fn(TimeControl) -> bool) -> Made<bool> {
    Made::new(move || app.session.with(|s| such(s.game().variant().time)))
}

/// The clock, unless another game has come without this seat.
fn clock_of(session: &Session, seat: Seat) -> Option<&Clock> {
    let is_there = seat.index() < session.game().players().len();
    session.clock().filter(|_| is_there)
}

/// A clock that is kept up to date.
fn face(app: App, seat: Seat) -> El {
    let is = move |so: fn(&Clock, Seat, Moment) -> bool| {
        let now = app.now.get();
        app.session
            .with(|s| clock_of(s, seat).is_some_and(|clock| so(clock, seat, now)))
    };
    let runs = |clock: &Clock, seat: Seat, _: Moment| {
        let common = matches!(clock.control(), TimeControl::Common { .. });
        clock.running().is_some_and(|one| common || one == seat)
    };
    el("span")
        .class("clock")
        .attr("role", "timer")
        .truth("data-low", move || is(Clock::is_low))
        .truth("data-running", move || is(runs))
        .says(move || {
            let now = app.now.get();
            let left = app
                .session
                .with(|s| Some(clock_of(s, seat)?.left(seat, now)));
            let lang = app.lang();
            left.map_or_else(String::new, |left| written(lang, left))
                .into()
        })
}

/// A seat's own clock, if it has one.
pub fn own(app: App, seat: Seat) -> impl Fn() -> Option<El> + 'static {
    let has = has(app, |time| matches!(time, TimeControl::PerPlayer { .. }));
    move || has.get().then(|| face(app, seat))
}

/// The clock that is common to all, if there is one.
pub fn common(app: App) -> El {
    let has = has(app, |time| matches!(time, TimeControl::Common { .. }));
    el("div").class("common-clock").perhaps(move || {
        has.get().then(|| {
            el("span")
                .child(worded(app, "span", "note", |m| m.table.common_clock))
                .child(face(app, Seat(0)))
        })
    })
}
