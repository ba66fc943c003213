//! What a position is worth.

use super::params::{MARBLE, eval};

/// Thousandths of a marble.
pub type Score = i32;

/// A won game, less the plies it takes.
pub const WIN: Score = 32_000;
/// Scores beyond this (or below its negative) are decided games.
pub const DECIDED: Score = WIN - 1000;
/// More than any score.
pub const INFINITE: Score = 32_500;
/// An undecided game.
pub const DRAW: Score = 0;

const _: () = assert!(eval::MOST < DECIDED && INFINITE <= i16::MAX as Score);

/// A score in the terms in which people think of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outlook {
    /// Ahead (or behind) by this many marbles' worth.
    Marbles(f32),
    /// The side to move wins in this many plies.
    WinsIn(u32),
    /// The side to move loses in this many plies.
    LosesIn(u32),
}

impl Outlook {
    /// Takes a score apart.
    pub fn of(score: Score) -> Outlook {
        if score >= DECIDED {
            Outlook::WinsIn((WIN - score).max(0) as u32)
        } else if score <= -DECIDED {
            Outlook::LosesIn((WIN + score).max(0) as u32)
        } else {
            Outlook::Marbles(score as f32 / MARBLE as f32)
        }
    }
}

/// A score as it is kept in the table: wins count from the node, not the root.
pub(super) fn to_table(score: Score, ply: usize) -> i16 {
    let ply = ply as Score;
    let kept = if score >= DECIDED {
        score + ply
    } else if score <= -DECIDED {
        score - ply
    } else {
        score
    };
    kept.clamp(-INFINITE, INFINITE) as i16
}

/// The reverse of [`to_table`].
pub(super) fn from_table(kept: i16, ply: usize) -> Score {
    let (kept, ply) = (Score::from(kept), ply as Score);
    if kept >= DECIDED {
        kept - ply
    } else if kept <= -DECIDED {
        kept + ply
    } else {
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_survive_the_table_and_say_what_they_mean() {
        for score in [0, 1234, -1234, WIN - 7, 9 - WIN] {
            assert_eq!(from_table(to_table(score, 5), 5), score);
        }
        assert_eq!(from_table(to_table(WIN - 7, 5), 3), WIN - 5);
        assert_eq!(Outlook::of(WIN - 3), Outlook::WinsIn(3));
        assert_eq!(Outlook::of(2 - WIN), Outlook::LosesIn(2));
        assert_eq!(Outlook::of(-1500), Outlook::Marbles(-1.5));
    }
}
