//! Moves, positions and records as text: what is written is read back, what is
//! wrong is refused with a reason, and nothing panics.

mod combinations;
#[path = "../../src/bin/lab/dice.rs"]
mod dice;
mod made_up;
mod moves;
mod positions;
mod random;
mod records;
