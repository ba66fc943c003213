//! What may be asked of an analysis.

use crate::engine::limits::Limits;
use crate::rules::{Move, Position};
use std::fmt;

/// More lines than this nobody can follow.
pub const MOST_LINES: u8 = 8;

/// What is to be found out of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How many lines, 1 to [`MOST_LINES`]; there are fewer where there are fewer
    /// moves.
    pub lines: u8,
    /// When it ends. The first ply is looked at in any case.
    pub limits: Limits,
    /// Whether the side to move passes first: then the lines are the opponent's,
    /// and show what it threatens.
    pub pass: bool,
    /// A move that is to be judged beside the best.
    pub also: Option<Move>,
    /// Whether it starts from a cleared table, for the same result every time.
    pub fresh: bool,
}

impl Wish {
    /// So many lines.
    pub const fn lines(lines: u8, limits: Limits) -> Wish {
        Wish {
            lines,
            limits,
            pass: false,
            also: None,
            fresh: false,
        }
    }

    /// What happens if the side to move does nothing.
    pub const fn threat(limits: Limits) -> Wish {
        Wish {
            pass: true,
            ..Wish::lines(1, limits)
        }
    }
}

/// Why a wish cannot be granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotAnalyse {
    /// Of what follows a pass nothing can be said in games of three sides and more.
    PassOfSeveral,
    /// Nobody can pass while marbles are placed.
    PassWhilePlacing,
    /// The game is over, or would be after a pass.
    PassAtTheEnd,
    /// A review needs two sides: else there is no telling who gains by an error.
    ReviewOfSeveral,
    /// Number of the move in question, from 0, that is not legal.
    NotLegal(usize),
}

impl fmt::Display for CannotAnalyse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotAnalyse::PassOfSeveral => {
                f.write_str("what follows a pass is known in games of two sides only")
            }
            CannotAnalyse::PassWhilePlacing => {
                f.write_str("nobody can pass while marbles are placed")
            }
            CannotAnalyse::PassAtTheEnd => {
                f.write_str("the game is over, or would be after a pass")
            }
            CannotAnalyse::ReviewOfSeveral => f.write_str("only games of two sides are reviewed"),
            CannotAnalyse::NotLegal(number) => write!(f, "move {} is not legal", number + 1),
        }
    }
}

impl std::error::Error for CannotAnalyse {}

/// The position after a pass.
pub(super) fn passed(position: &Position) -> Result<Position, CannotAnalyse> {
    if position.rules().sides() > 2 {
        return Err(CannotAnalyse::PassOfSeveral);
    }
    if position.is_placing() {
        return Err(CannotAnalyse::PassWhilePlacing);
    }
    let mut next = *position;
    next.pass();
    // Partners, and a turn that comes back because the opponent cannot move, have
    // no threat to show.
    let opponents = next.turn_side() != position.turn_side();
    if position.outcome().is_some() || next.outcome().is_some() || !opponents {
        return Err(CannotAnalyse::PassAtTheEnd);
    }
    Ok(next)
}
