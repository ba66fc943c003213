//! Every number that was chosen rather than derived, with its unit.
//!
//! Scores are in thousandths of a marble, from the view of the side to move
//! unless said otherwise. Depths are in plies.

use super::score::Score;

/// One ejected marble.
pub const MARBLE: Score = 1000;

/// Evaluation, per marble or pair, in thousandths of a marble.
pub mod eval {
    use super::Score;

    /// What each feature is worth, in the order of
    /// [`FEATURE_NAMES`](crate::engine::FEATURE_NAMES).
    pub const WEIGHTS: [Score; crate::engine::FEATURES] = [
        1000, 230, 185, 122, -130, 40, 80, 0, 17, -190, 60, 60, -250, -330, 120, 0,
    ];
    /// Every quiet move takes this part of a thousand off a lead, so that whoever
    /// leads does something with it …
    pub const FADE: Score = 2;
    /// … but never more than this part.
    pub const FADE_MOST: Score = 800;
    /// A ball that would fall if the opponent were to move.
    pub const BALL: Score = 400;
    /// No evaluation exceeds this; beyond it are decided games.
    pub const MOST: Score = 24_000;
}

/// Evaluation of games of three sides and more, in thousandths of a marble.
pub mod several {
    use super::Score;

    /// Another's ejection.
    pub const POINT: Score = 1000;
    /// One's own: in a race of several nobody's loss helps as much.
    pub const OWN_POINT: Score = 2000;
    /// A marble on each ring, from the centre outwards.
    pub const RINGS: [Score; 5] = [230, 185, 122, 0, -130];
    /// Two marbles side by side.
    pub const PAIR: Score = 40;
    /// Three in a row.
    pub const ROW: Score = 80;
    /// A marble that the next may eject.
    pub const DANGER: Score = 250;
    /// Something to eject, on one's turn.
    pub const PREY_NOW: Score = 250;
    /// Something to eject, on another's turn.
    pub const PREY_LATER: Score = 150;
    /// A weak level misjudges so many times more than in a game of two: what is at
    /// stake is more, too.
    pub const NOISE: Score = 3;
    /// No evaluation exceeds this.
    pub const MOST: Score = super::eval::MOST;
}

/// Search.
pub mod search {
    use super::Score;

    /// Deepest line of the main search, in plies.
    pub const MAX_PLY: usize = 96;
    /// Width of the first window round the last iteration's score.
    pub const WINDOW: Score = 120;
    /// Iterations before windows are narrowed.
    pub const WINDOW_FROM_DEPTH: u8 = 4;
    /// Null move: least depth at which it is tried.
    pub const NULL_FROM_DEPTH: i32 = 2;
    /// Null move: plies taken off besides the pass itself.
    pub const NULL_REDUCTION: i32 = 2;
    /// Null move: one more ply is taken off per this many plies of depth.
    pub const NULL_DEPTH_STEP: i32 = 4;
    /// Static evaluation this far above the window, per ply left, ends a branch.
    pub const RAZOR_BACK: Score = 140;
    /// Depth up to which that is believed.
    pub const RAZOR_BACK_DEPTH: i32 = 4;
    /// A quiet move cannot help when the evaluation is this far below, per ply.
    pub const FUTILE: Score = 160;
    /// Depth up to which that is believed.
    pub const FUTILE_DEPTH: i32 = 3;
    /// Late moves: the first this many are searched in full.
    pub const LATE_AFTER: usize = 4;
    /// Late moves: least depth at which they are reduced.
    pub const LATE_FROM_DEPTH: i32 = 2;
    /// Late moves are dropped after `base + factor * depth²` of them.
    pub const DROP_BASE: usize = 4;
    /// See [`DROP_BASE`].
    pub const DROP_FACTOR: usize = 3;
    /// Depth up to which late moves are dropped.
    pub const DROP_DEPTH: i32 = 4;
    /// Ejections in a row that are followed at the end of a line.
    pub const EJECTION_PLIES: u8 = 5;
    /// Largest value in the history tables.
    pub const HISTORY_MOST: i32 = 8192;
}

/// The proof that the last marble can be won.
pub mod finish {
    /// Plies of the first try; one fewer than three needs no proof.
    pub const FIRST_WINDOW: u8 = 3;
    /// Plies of the last try.
    pub const LAST_WINDOW: u8 = 7;
    /// Its positions in the time of one of the search, nothing being evaluated.
    pub const NODES_A_NODE: u64 = 4;
    /// Searches of fewer positions have no room for it.
    pub const FROM_NODES: u64 = 200_000;
    /// The part of a search's positions that may go into it, one in …
    pub const NODES_PART: u64 = 3;
    /// The part of a search's time that may go into it, one in …
    pub const TIME_PART: u64 = 3;
}

/// What a draw is worth less than an even game to a player who wants to win.
pub const CONTEMPT: Score = 500;

/// Misère: the square of a player's largest error, divided by this, is the number
/// of turns in a thousand at which it forgets what is played.
pub const LAPSE: Score = 2000;

/// Placement: what a marble costs that touches none of its colour.
pub const LONELY: Score = 800;

/// Thousandths of a marble that are one in the logarithm of the odds of winning,
/// read off games against itself.
pub const CHANCE_SCALE: Score = 900;

/// Memory of the transposition table unless told otherwise, in bytes.
pub const TABLE_BYTES: usize = 16 << 20;
