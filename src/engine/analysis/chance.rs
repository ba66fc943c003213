//! Scores as chances.

use crate::engine::params::CHANCE_SCALE;
use crate::engine::score::{DECIDED, Score};

/// The chance of the side with this score to win, 0 to 1, a draw counting half.
///
/// Read off games of the engine against itself in the game of two, see the lab
/// notebook; in other games of two sides it is a guess, and of more sides it says
/// nothing.
pub fn win_chance(score: Score) -> f32 {
    if score.abs() >= DECIDED {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + (-(score as f32) / CHANCE_SCALE as f32).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{DRAW, WIN};

    /// The points that the self-play games of the lab notebook gave.
    #[test]
    fn chances_are_those_of_the_games() {
        for (score, chance) in [(0, 0.5), (1000, 0.755), (1600, 0.85), (2500, 0.91)] {
            for (score, chance) in [(score, chance), (-score, 1.0 - chance)] {
                let found = win_chance(score);
                assert!((found - chance).abs() < 0.035, "{score}: {found}");
            }
        }
        assert_eq!([WIN - 3, DRAW, 3 - WIN].map(win_chance), [1.0, 0.5, 0.0]);
        assert!((-30_000..30_000).all(|score| win_chance(score) <= win_chance(score + 1)));
    }
}
