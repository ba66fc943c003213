//! The clocks of a game. They hold moments, not ticks: what they show is computed
//! from the time that has passed, however long the page slept meanwhile.

use super::play::Game;
use crate::rules::{MAX_SEATS, Seat, TimeControl};
use std::time::Duration;

/// A clock warns when less than this part of the time is left, …
const LOW_PART: u64 = 10;
/// … but not before this many milliseconds are left, …
const LOW_FROM: u64 = 30_000;
/// … and always when fewer than these are.
const LOW_ALWAYS: u64 = 5_000;

/// A moment: milliseconds since some moment long ago.
pub type Moment = u64;

/// Why clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// They begin with the first move.
    NotBegun,
    /// A player stopped them.
    ByPlayer,
    /// The page was closed in mid-game.
    Closed,
    /// The game is over.
    Over,
}

/// Whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallen {
    /// A player's.
    Seat(Seat),
    /// The time of the game.
    Common,
}

/// The clocks of a game: one a seat, or a common one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Milliseconds of each seat; a common clock is the first.
    left: [u64; MAX_SEATS],
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Running { seat: Seat, since: Moment },
    Stopped(Stopped),
}

impl Clock {
    /// The clocks as the game stands, from what its record says; they do not run.
    /// None in a game without clocks, and in one by link: nobody knows when a link
    /// is read.
    pub fn of(game: &Game) -> Option<Clock> {
        let control = game.variant().time;
        if control.is_none() || game.is_by_link() {
            return None;
        }
        let mut clock = Clock {
            control,
            left: [u64::from(control.seconds()) * 1000; MAX_SEATS],
            state: State::Stopped(Stopped::NotBegun),
        };
        for ply in game.line() {
            if let Some(left) = game.tree().notes(ply.node).clock {
                *clock.slot(ply.seat) = millis(left);
            }
        }
        if let Some(left) = game.tree().notes(game.tip()).running_clock {
            *clock.slot(game.turn()) = millis(left);
        }
        if game.outcome().is_some() {
            clock.state = State::Stopped(Stopped::Over);
        } else if game.plies() > 0 {
            clock.state = State::Stopped(Stopped::Closed);
        }
        Some(clock)
    }

    /// What was agreed.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Where a seat's time is kept.
    fn index(&self, seat: Seat) -> usize {
        match self.control {
            TimeControl::Common { .. } => 0,
            _ => seat.index(),
        }
    }

    fn slot(&mut self, seat: Seat) -> &mut u64 {
        let index = self.index(seat);
        &mut self.left[index]
    }

    /// What a seat's clock, or the common one, shows.
    pub fn left(&self, seat: Seat, now: Moment) -> Duration {
        let left = self.left[self.index(seat)];
        let spent = match self.state {
            State::Running { seat: runs, since } if self.index(runs) == self.index(seat) => {
                now.saturating_sub(since)
            }
            _ => 0,
        };
        Duration::from_millis(left.saturating_sub(spent))
    }

    /// Milliseconds of a seat when a clock was last set going or stopped.
    pub(super) fn left_when_last_set(&self, seat: Seat) -> u64 {
        self.left[self.index(seat)]
    }

    /// Whose clock runs; with a common clock, whose turn it is.
    pub fn running(&self) -> Option<Seat> {
        match self.state {
            State::Running { seat, .. } => Some(seat),
            State::Stopped(_) => None,
        }
    }

    /// Why the clocks stand still, if they do.
    pub fn stopped(&self) -> Option<Stopped> {
        match self.state {
            State::Running { .. } => None,
            State::Stopped(why) => Some(why),
        }
    }

    /// Whether the game waits for its clocks to go on.
    pub fn is_paused(&self) -> bool {
        matches!(self.stopped(), Some(Stopped::ByPlayer | Stopped::Closed))
    }

    /// Whether so little is left that the player should know.
    pub fn is_low(&self, seat: Seat, now: Moment) -> bool {
        let whole = u64::from(self.control.seconds()) * 1000;
        let warn = (whole / LOW_PART).clamp(LOW_ALWAYS, LOW_FROM);
        millis(self.left(seat, now)) < warn
    }

    /// Whose time is up at a moment.
    pub fn fallen(&self, now: Moment) -> Option<Fallen> {
        let seat = self.running()?;
        self.left(seat, now)
            .is_zero()
            .then_some(match self.control {
                TimeControl::Common { .. } => Fallen::Common,
                _ => Fallen::Seat(seat),
            })
    }

    /// A seat's clock runs from now on.
    pub(super) fn run(&mut self, seat: Seat, now: Moment) {
        self.take(now);
        self.state = State::Running { seat, since: now };
    }

    /// The clocks stop.
    pub(super) fn stop(&mut self, why: Stopped, now: Moment) {
        self.take(now);
        self.state = State::Stopped(why);
    }

    /// A move was made: the mover's turn has ended if it is another's now. Gives
    /// what the mover has left.
    pub(super) fn moved(&mut self, mover: Seat, next: Seat, now: Moment) -> Duration {
        self.take(now);
        if let TimeControl::PerPlayer { increment, .. } = self.control
            && mover != next
            && self.stopped() != Some(Stopped::NotBegun)
        {
            *self.slot(mover) += u64::from(increment) * 1000;
        }
        self.state = State::Running {
            seat: next,
            since: now,
        };
        self.left(mover, now)
    }

    /// Takes the time that has passed from the clock that runs.
    fn take(&mut self, now: Moment) {
        if let State::Running { seat, since } = self.state {
            *self.slot(seat) = millis(self.left(seat, now));
            self.state = State::Running {
                seat,
                since: now.max(since),
            };
        }
    }
}

/// Clocks of games are never so long that this loses anything.
fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
