//! The board without a screen: gestures, pictures, motions.

mod all_moves;
mod gestures;
mod pictures;
mod table;
mod variants;
