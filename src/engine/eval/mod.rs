//! What a position is worth without looking ahead.

mod linear;
pub mod net;
mod several;
mod threats;

use super::params::eval;
use super::score::Score;
use crate::rules::{Position, Side};

pub use linear::{FEATURE_NAMES, FEATURES, features};
pub use threats::{ball_at_hand, can_gain, gains_into, must_defend, needs_one};

/// What `hero`'s side is ahead, from its own view, whoever is to move.
#[inline]
pub fn evaluate(position: &Position, hero: Side) -> Score {
    if net::knows(position.rules()) {
        let score = bounded(net::evaluate_alone(position), position);
        if position.turn_side() == hero {
            score
        } else {
            -score
        }
    } else if position.rules().sides() == 2 {
        linear::evaluate_two(position, hero)
    } else {
        several::evaluate_several(position, hero)
    }
}

/// What the net says of a position whose marbles it has added up, from the view
/// of the side to move.
#[inline]
pub fn of_sums(sums: &net::Sums, position: &Position) -> Score {
    bounded(sums.evaluate(position), position)
}

/// A score that fades while nothing happens, and stays clear of decided games.
#[inline]
fn bounded(score: Score, position: &Position) -> Score {
    let left = left_after(position.quiet());
    (score * left / 1000).clamp(-eval::MOST, eval::MOST)
}

/// What is left of a thousand after so many moves without an ejection.
#[inline]
pub fn left_after(quiet: u16) -> Score {
    1000 - (Score::from(quiet) * eval::FADE).min(eval::FADE_MOST)
}
