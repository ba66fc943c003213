//! Counts of move sequences, the standard check of a move generator.

use super::moves::MoveList;
use super::position::Position;

/// Number of legal move sequences of this length; a finished game has no
/// continuation. The last moves are counted without being made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_moves()),
        _ => sum_over_moves(position, |next| perft(next, depth - 1)),
    }
}

/// The same, but every move of the last ply is made too: slower, and a test of
/// making moves as well as of finding them.
pub fn perft_every(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => sum_over_moves(position, |next| perft_every(next, depth - 1)),
    }
}

#[inline]
fn sum_over_moves(position: &Position, mut count: impl FnMut(&Position) -> u64) -> u64 {
    let mut moves = MoveList::new();
    position.moves_into(&mut moves);
    let mut total = 0;
    for &mv in moves.iter() {
        let mut next = *position;
        next.play_unchecked(mv);
        total += count(&next);
    }
    total
}
