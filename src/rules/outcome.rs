//! How a game ends.

use super::position::Position;
use super::seating::Side;
use super::variant::{Draws, Stuck};

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
    /// The players agreed.
    Agreement,
}

/// Occurrences of a position that make a draw.
pub const REPETITIONS: usize = 3;

impl Position {
    /// The end that the position itself makes: target reached, or no move.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(winner) = self.winner_by_points() {
            return Some(Outcome {
                winner: Some(winner),
                reason: Reason::Target,
            });
        }
        if self.can_move(self.turn()) && self.plays_on(self.turn()) {
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
