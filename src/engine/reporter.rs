//! What a search tells, and what it asks, while it runs.

use super::analysis::Lines;
use super::score::Score;
use crate::rules::Move;

/// The state of a search after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies searched in full.
    pub depth: u8,
    /// From the view of the side to move.
    pub score: Score,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Milliseconds so far.
    pub millis: u64,
    /// The expected line, best move first.
    pub line: Vec<Move>,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move to play; `None` only when there is no legal one.
    pub best: Option<Move>,
    /// From the view of the side to move.
    pub score: Score,
    /// Plies of the last finished iteration; 0 when there was no time for one.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds.
    pub millis: u64,
    /// The expected line, best move first.
    pub line: Vec<Move>,
}

/// What the world wants of a search that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Go on.
    Continue,
    /// Return to the caller; the search can be taken up again.
    Pause,
    /// End now with the best move so far.
    Stop,
}

/// The search's only way to the world: it has no clock of its own.
pub trait Reporter {
    /// Milliseconds since some fixed moment.
    fn now_ms(&mut self) -> u64;

    /// Asked every few thousand positions.
    fn signal(&mut self) -> Signal {
        Signal::Continue
    }

    /// Told after each iteration.
    fn info(&mut self, _info: &Info) {}

    /// Told after each line of an analysis.
    fn lines(&mut self, _lines: &Lines) {}
}

/// Hears nothing, never interrupts, and for which no time passes: for searches
/// bounded by depth or nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Reporter for Silent {
    fn now_ms(&mut self) -> u64 {
        0
    }
}
