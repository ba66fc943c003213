//! What a position is worth without looking ahead.

mod linear;

pub use linear::{FEATURE_NAMES, FEATURES, can_eject, evaluate, features, must_defend, needs_one};
