//! What a position is worth without looking ahead.

mod linear;
mod several;
mod threats;

use super::score::Score;
use crate::rules::{Position, Side};

pub use linear::{FEATURE_NAMES, FEATURES, features};
pub use threats::{ball_at_hand, can_gain, gains_into, must_defend, needs_one};

/// What `hero`'s side is ahead, from its own view, whoever is to move.
#[inline]
pub fn evaluate(position: &Position, hero: Side) -> Score {
    if position.rules().sides() == 2 {
        linear::evaluate_two(position, hero)
    } else {
        several::evaluate_several(position, hero)
    }
}
