//! What a position is worth without looking ahead.

mod linear;

pub use linear::{can_eject, evaluate};
