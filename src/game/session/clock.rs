//! The clocks of a session: who runs when, and what happens when time is up.

use super::{Effect, News, Session};
use crate::game::clock::{Clock, Fallen, Moment, Stopped};
use crate::rules::Seat;

/// Milliseconds below which the computer moves faster than its level would.
const HURRY: u64 = 60_000;
/// A level that answers in about a second on any device.
const HURRY_LEVEL: u8 = 8;
/// Milliseconds below which it moves at once.
const RUSH: u64 = 15_000;
/// A level that answers at once on any device.
const RUSH_LEVEL: u8 = 5;

impl Session {
    /// The clocks, in a game that has any.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether the clocks stand still, and the game with them.
    pub(super) fn clock_waits(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_paused)
    }

    /// The clocks as the game's record has them. They run on where they ran.
    pub(super) fn reset_clock(&mut self, now: Moment) {
        let ran = self.clock.as_ref().is_some_and(|c| c.running().is_some());
        let paused = self.clock.as_ref().and_then(|c| c.stopped());
        self.clock = Clock::of(&self.game);
        if let Some(clock) = &mut self.clock {
            match clock.stopped() {
                Some(Stopped::Closed) if ran || paused == Some(Stopped::Over) => {
                    clock.run(self.game.turn(), now);
                }
                Some(Stopped::Closed) => clock.stop(paused.unwrap_or(Stopped::Closed), now),
                _ => {}
            }
        }
    }

    /// Notes what the mover has left, and lets the next one's clock run.
    pub(super) fn clock_moved(&mut self, mover: Seat, now: Moment) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        let left = clock.moved(mover, self.game.turn(), now);
        if self.game.outcome().is_some() {
            clock.stop(Stopped::Over, now);
        }
        self.game.note_clock(left);
    }

    /// Whose time is up loses, before anything else happens at this moment. Says
    /// whether anybody's was.
    pub(super) fn check_flags(&mut self, now: Moment, effects: &mut Vec<Effect>) -> bool {
        let mut any = false;
        while let Some(fallen) = self.clock.as_ref().and_then(|c| c.fallen(now)) {
            any = true;
            match fallen {
                Fallen::Seat(seat) => self.leaves(seat, true, now, effects),
                Fallen::Common => {
                    self.game.end_on_time();
                    self.ended(now, effects);
                }
            }
        }
        any
    }

    /// The player stops the clocks, or lets them go on.
    pub(super) fn pause_clock(&mut self, wait: bool, now: Moment, effects: &mut Vec<Effect>) {
        let turn = self.game.turn();
        let Some(clock) = &mut self.clock else {
            return;
        };
        if wait && clock.running().is_some() {
            clock.stop(Stopped::ByPlayer, now);
            let left = clock.left(turn, now);
            self.game.note_running_clock(Some(left));
            effects.push(Effect::Save);
            self.stop(effects);
        } else if !wait && clock.is_paused() {
            clock.run(turn, now);
            self.go_on(effects);
        }
    }

    /// The page may be gone in a moment: what the running clock shows is kept.
    pub(super) fn leaving(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        let running = self.clock.as_ref().and_then(|clock| {
            let seat = clock.running()?;
            Some(clock.left(seat, now))
        });
        if running.is_some() {
            self.game.note_running_clock(running);
            effects.push(Effect::Save);
        }
    }

    /// The level at which the computer plays with the time that a seat has left.
    pub(super) fn hurried(&self, seat: Seat, level: u8) -> u8 {
        let Some(clock) = &self.clock else {
            return level;
        };
        // Searches are begun when a clock has just been set going or stopped.
        let left = clock.left_when_last_set(seat);
        if left < RUSH {
            level.min(RUSH_LEVEL)
        } else if left < HURRY {
            level.min(HURRY_LEVEL)
        } else {
            level
        }
    }

    /// A seat gives up, or its time is up: its side has lost, or the others play on.
    pub(super) fn leaves(
        &mut self,
        seat: Seat,
        on_time: bool,
        now: Moment,
        effects: &mut Vec<Effect>,
    ) {
        if on_time {
            self.game.lose_on_time(seat);
        } else {
            self.game.resign(seat);
        }
        if self.game.outcome().is_some() {
            self.ended(now, effects);
            return;
        }
        if let Some(clock) = &mut self.clock {
            let turn = self.game.turn();
            if clock.running().is_some() {
                clock.run(turn, now);
            }
            // No move notes what has passed until now.
            self.game.note_running_clock(Some(clock.left(turn, now)));
        }
        effects.push(Effect::Save);
        self.hint = None;
        self.offer = None;
        self.stop(effects);
        effects.push(Effect::Tell(News::Left { seat, on_time }));
        self.go_on(effects);
    }
}
