//! Random numbers that make up a position's key.

use super::cell::CELL_COUNT;
use super::cell_set::CellSet;
use super::seating::MAX_SEATS;

/// Points that have a number of their own; more than any target.
pub(super) const POINT_STEPS: usize = 16;

/// One number a colour and cell.
pub(super) const MARBLE: [[u64; CELL_COUNT]; MAX_SEATS] = table(0x0A6A_1F0E);
/// One number a seat to move.
pub(super) const TURN: [u64; MAX_SEATS] = {
    let table: [[u64; MAX_SEATS]; 1] = table(0x5EA7_0001);
    table[0]
};
/// One number a side and its points.
pub(super) const POINTS: [[u64; POINT_STEPS]; MAX_SEATS] = table(0x9012_7755);
/// One number a seat that has left the game.
pub(super) const GONE: [u64; MAX_SEATS] = {
    let table: [[u64; MAX_SEATS]; 1] = table(0x60AE_0003);
    table[0]
};

/// One number a phase of the turn; none for a single own move, the usual case.
pub(super) const PHASE: [u64; 6] = {
    let table: [[u64; 6]; 1] = table(0x0FA5_E005);
    let mut phases = table[0];
    phases[0] = 0;
    phases
};
/// One number a side and cell that its ball rests on.
const BALL: [[u64; CELL_COUNT]; 2] = table(0xBA11_0002);

/// The key of a ball that rests on these cells; 0 for no ball.
pub(super) fn ball_key(side: usize, rests: CellSet) -> u64 {
    let cells = rests.into_iter();
    cells.fold(0, |key, cell| key ^ BALL[side][cell.index()])
}

/// A table of numbers from the SplitMix64 generator.
const fn table<const N: usize, const M: usize>(seed: u64) -> [[u64; N]; M] {
    let mut out = [[0; N]; M];
    let mut state = seed;
    let mut m = 0;
    while m < M {
        let mut n = 0;
        while n < N {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            out[m][n] = z ^ (z >> 31);
            n += 1;
        }
        m += 1;
    }
    out
}
