//! Random numbers that make up a position's key.
//!
//! Random tables do not compress, and the page pays for every byte: the numbers
//! of the six colours and of the balls are one table, turned by different
//! amounts, and what changes rarely is computed when it is needed.

use super::cell::{CELL_COUNT, Cell};
use super::cell_set::CellSet;
use super::seating::{Colour, MAX_SEATS};

/// One number a cell.
const CELLS: [u64; CELL_COUNT] = {
    let mut table = [0; CELL_COUNT];
    let mut i = 0;
    while i < CELL_COUNT {
        table[i] = random(0x0A6A_1F0E + i as u64);
        i += 1;
    }
    table
};

/// Bits by which the numbers of the next colour are turned.
const COLOUR_TURN: u32 = 9;
/// Bits by which the numbers of each side's ball are turned; no colour's.
const BALL_TURNS: [u32; 2] = [50, 59];

/// One number a seat to move.
pub(super) const TURN: [u64; MAX_SEATS] = few(0x5EA7_0001);
/// One number a seat that has left the game.
pub(super) const GONE: [u64; MAX_SEATS] = few(0x60AE_0003);
/// One number a phase of the turn; none for a single own move, the usual case.
pub(super) const PHASE: [u64; MAX_SEATS] = {
    let mut phases = few(0x0FA5_E005);
    phases[0] = 0;
    phases
};

/// The number of a marble on a cell.
#[inline]
pub(super) const fn marble(colour: Colour, cell: Cell) -> u64 {
    CELLS[cell.index()].rotate_left(COLOUR_TURN * colour as u32)
}

/// The key of a ball that rests on these cells; 0 for no ball.
pub(super) fn ball(side: usize, rests: CellSet) -> u64 {
    let turned = |cell: Cell| CELLS[cell.index()].rotate_left(BALL_TURNS[side]);
    rests.into_iter().fold(0, |key, cell| key ^ turned(cell))
}

/// The number of a side with these points.
pub(super) const fn points(side: usize, points: u8) -> u64 {
    random(0x9012_7755_0000 + ((side as u64) << 8) + points as u64)
}

const fn few(seed: u64) -> [u64; MAX_SEATS] {
    let mut table = [0; MAX_SEATS];
    let mut i = 0;
    while i < MAX_SEATS {
        table[i] = random(seed + ((i as u64) << 32));
        i += 1;
    }
    table
}

/// The number that the SplitMix64 generator makes of a seed.
const fn random(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_things_share_a_number() {
        let mut seen = HashSet::new();
        let mut fresh = |number: u64| assert!(seen.insert(number), "{number:x} twice");
        for cell in Cell::all() {
            for colour in Colour::ALL {
                fresh(marble(colour, cell));
            }
            for side in 0..2 {
                fresh(ball(side, CellSet::of(cell)));
            }
        }
        for side in 0..MAX_SEATS {
            for n in 0..16 {
                fresh(points(side, n));
            }
        }
        TURN.into_iter().chain(GONE).chain(PHASE).for_each(fresh);
    }
}
