//! What the search remembers of a node while it is below it.

use super::ordering::Picker;
use super::score::{INFINITE, Score};
use crate::rules::{Move, Position};

/// What a node waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waiting {
    /// The answer to a pass.
    Pass,
    /// A late move at reduced depth.
    Reduced,
    /// A move that is expected to be no better, with a window of no width.
    Scout,
    /// A move with the whole window.
    Full,
}

/// One node on the path from the root.
pub(super) struct Frame {
    pub(super) position: Position,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) first_alpha: Score,
    pub(super) depth: i32,
    pub(super) eval: Score,
    pub(super) best: Score,
    pub(super) best_move: Option<Move>,
    pub(super) picker: Picker,
    /// The move (or pass) that is being looked at.
    pub(super) current: Option<Move>,
    pub(super) current_quiet: bool,
    pub(super) current_depth: i32,
    pub(super) waiting: Waiting,
    /// Whether the child's side is an opponent.
    pub(super) turns: bool,
    pub(super) tried: usize,
    pub(super) quiets: Vec<Move>,
    pub(super) may_pass: bool,
    pub(super) killers: [Option<Move>; 2],
    pub(super) line: Vec<Move>,
}

impl Frame {
    /// Ready to be pushed.
    pub(super) fn new(position: Position) -> Frame {
        Frame {
            position,
            alpha: -INFINITE,
            beta: INFINITE,
            first_alpha: -INFINITE,
            depth: 0,
            eval: 0,
            best: -INFINITE,
            best_move: None,
            picker: Picker::default(),
            current: None,
            current_quiet: false,
            current_depth: 0,
            waiting: Waiting::Full,
            turns: true,
            tried: 0,
            quiets: Vec::new(),
            may_pass: false,
            killers: [None; 2],
            line: Vec::new(),
        }
    }

    /// Whether its window has a width: it may be on the expected line.
    #[inline]
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.first_alpha > 1
    }
}
