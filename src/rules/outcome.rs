//! How a game ends.

use super::position::Position;
use super::ruleset::Stuck;
use super::seating::Side;
use super::variant::Draws;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The side that has won; `None` for a draw.
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A side reached its target.
    Target,
    /// A neutral ball fell.
    Ball,
    /// The side to move has no legal move (or, of several, none has).
    Stuck,
    /// A position occurred for the third time.
    Repetition,
    /// Too many moves without an ejection.
    Quiet,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
    /// The common time was up: more ejections win.
    TimeLimit,
    /// Both boards are over: boards won and then ejections decide.
    Boards,
    /// The players agreed.
    Agreement,
}

/// Occurrences of a position that make a draw.
pub const REPETITIONS: usize = 3;

impl Position {
    /// The end that the position itself makes: target reached, ball fallen, no
    /// move, or nobody left to play against.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.decided() {
            return Some(outcome);
        }
        if let Some(winner) = self.last_side() {
            return Some(Outcome {
                winner: Some(winner),
                reason: Reason::Resignation,
            });
        }
        if self.plays_on(self.turn()) && self.has_move() {
            return None;
        }
        let two = self.rules().seating.seats() == 2;
        let winner =
            (two && self.rules().stuck == Stuck::Loses).then(|| Side(1 - self.turn_side().0));
        Some(Outcome {
            winner,
            reason: Reason::Stuck,
        })
    }

    /// The side that is left when all others have given up.
    fn last_side(&self) -> Option<Side> {
        let rules = self.rules();
        let plays = |side| rules.seats_of(side).any(|seat| self.plays_on(seat));
        let mut left = rules.all_sides().filter(|&side| plays(side));
        match (left.next(), left.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// The end that the position makes after the positions with these keys, in
    /// order of play: [`outcome`](Self::outcome), or a draw by the agreed rules.
    pub fn outcome_after(&self, earlier: &[u64], draws: Draws) -> Option<Outcome> {
        if let Some(outcome) = self.outcome() {
            return Some(outcome);
        }
        let draw = |reason| {
            Some(Outcome {
                winner: None,
                reason,
            })
        };
        // Nothing from before the last ejection can come again.
        let comparable = usize::from(self.quiet()).min(earlier.len());
        let recent = &earlier[earlier.len() - comparable..];
        let occurrences = 1 + recent.iter().filter(|&&key| key == self.key()).count();
        if draws.repetition && occurrences >= REPETITIONS {
            return draw(Reason::Repetition);
        }
        if draws.quiet.is_some_and(|limit| self.quiet() >= limit) {
            return draw(Reason::Quiet);
        }
        None
    }
}
