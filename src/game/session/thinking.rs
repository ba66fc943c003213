//! What is known of a search while it goes on.

use super::{Purpose, Session};
use crate::rules::Move;

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move that it likes best so far.
    pub mv: Option<Move>,
    /// Single moves looked ahead.
    pub depth: u8,
    /// Thousandths of a marble, for the side to move.
    pub score: i32,
}

impl Session {
    /// How far the running or the last search has come.
    pub fn thought(&self) -> Option<Thought> {
        self.thought
    }

    /// The move that the computer likes best so far, while it looks for one of
    /// its own on the board that is seen.
    pub fn considered(&self) -> Option<Move> {
        let its_turn = self.searching() == Some(Purpose::Move) && self.game.is_live();
        self.thought.filter(|_| its_turn)?.mv
    }

    /// What is being searched for.
    pub fn searching(&self) -> Option<Purpose> {
        self.running.map(|(_, purpose)| purpose)
    }

    pub(super) fn think(&mut self, id: u32, thought: Thought) {
        if self.running.is_some_and(|(running, _)| running == id) {
            self.thought = Some(thought);
        }
    }
}
