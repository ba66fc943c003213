//! The board without a screen: gestures, pictures, motions.

mod all_moves;
#[path = "../../src/bin/lab/dice.rs"]
mod dice;
mod films;
mod gestures;
mod pictures;
mod table;
mod variants;
