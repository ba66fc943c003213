//! The trained evaluation: a small net, in whole numbers.
//!
//! From the view of either player there is an input for every cell with an own
//! marble and one for every cell with an opposing one. They add up to a hidden
//! layer, the same for both views; what of it lies between 0 and 1 is squared,
//! and weighed into one number, with weights that depend on how many points are
//! left to make. How many marbles of the side to move are about to be ejected is
//! more than sums can find, so it comes in at the end.
//!
//! The sums are kept and changed by the few marbles that have moved. All is in
//! whole numbers, so that every machine finds the same. `cargo lab train` makes
//! the weights.

use super::threats::in_danger;
use crate::engine::score::Score;
use crate::rules::{CELL_COUNT, CellSet, Position, Rules, Seat, Seating, Side, TurnMode};

/// Inputs of a view: a cell each for own and for opposing marbles.
pub const INPUTS: usize = 2 * CELL_COUNT;
/// Units of the hidden layer, for either view: the file says how many.
pub const HIDDEN: usize = u16::from_le_bytes([FILE[0], FILE[1]]) as usize;
/// Sets of output weights, by points left to make.
pub const BUCKETS: usize = 6;
/// Classes of marbles in danger: none to three or more.
pub const DANGERS: usize = 4;
/// Thousandths of a marble that are one in the logarithm of the odds of winning.
pub const SCALE: Score = 900;
/// What stands for 1 in the hidden layer.
pub const INPUT_ONE: i32 = 255;
/// No first weight is larger: some dozen of them have to fit their sum.
pub const LARGEST_INPUT: f32 = 4.0;
/// No output weight is larger: at 128 for 1 it is kept in a byte.
pub const LARGEST_OUTPUT: f32 = 127.0 / 128.0;

/// What stands for 1 among the output weights: the file says that too.
const OUTPUT_ONE: i32 = u16::from_le_bytes([FILE[2], FILE[3]]) as i32;

/// Bytes of the file: hidden units and what stands for 1 among the output weights,
/// first weights, their biases, output weights, their biases.
const fn file_size(hidden: usize) -> usize {
    HEAD + (INPUTS + 1) * hidden * 2 + BUCKETS * 2 * hidden + BUCKETS * DANGERS * 4
}

/// Bytes before the weights.
const HEAD: usize = 4;

const FILE: &[u8] = include_bytes!("net.bin");

const _: () = assert!(file_size(HIDDEN) == FILE.len(), "net.bin is no net");

/// So many hidden units still fit the sum of their squares.
pub const MOST_HIDDEN: usize = 128;

const _: () = assert!(HIDDEN <= MOST_HIDDEN);
const _: () = assert!(2 * MOST_HIDDEN as i64 * 255 * 255 * 127 < i32::MAX as i64);

struct Weights {
    input: [[i16; HIDDEN]; INPUTS],
    bias: [i16; HIDDEN],
    output: [[[i16; HIDDEN]; 2]; BUCKETS],
    output_bias: [[i32; DANGERS]; BUCKETS],
}

static WEIGHTS: Weights = {
    let mut weights = Weights {
        input: [[0; HIDDEN]; INPUTS],
        bias: [0; HIDDEN],
        output: [[[0; HIDDEN]; 2]; BUCKETS],
        output_bias: [[0; DANGERS]; BUCKETS],
    };
    let mut at = HEAD;
    let mut i = 0;
    while i < (INPUTS + 1) * HIDDEN {
        let value = i16::from_le_bytes([FILE[at], FILE[at + 1]]);
        if i < INPUTS * HIDDEN {
            weights.input[i / HIDDEN][i % HIDDEN] = value;
        } else {
            weights.bias[i % HIDDEN] = value;
        }
        at += 2;
        i += 1;
    }
    i = 0;
    while i < BUCKETS * 2 * HIDDEN {
        weights.output[i / (2 * HIDDEN)][i / HIDDEN % 2][i % HIDDEN] = FILE[at] as i8 as i16;
        at += 1;
        i += 1;
    }
    i = 0;
    while i < BUCKETS * DANGERS {
        let value = [FILE[at], FILE[at + 1], FILE[at + 2], FILE[at + 3]];
        weights.output_bias[i / DANGERS][i % DANGERS] = i32::from_le_bytes(value);
        at += 4;
        i += 1;
    }
    weights
};

/// The output weights that count with so many points left to both sides together.
#[inline]
pub fn bucket(left: i32) -> usize {
    ((12 - left) / 2).clamp(0, BUCKETS as i32 - 1) as usize
}

/// The class of how many of the marbles to be moved are about to be ejected.
#[inline]
pub fn danger(own: CellSet, enemy: CellSet) -> usize {
    (in_danger(own, enemy).len() as usize).min(DANGERS - 1)
}

/// Whether the net knows this kind of game.
#[inline]
pub fn knows(rules: &Rules) -> bool {
    rules.seating == Seating::Two && rules.turn == TurnMode::Single && !rules.misere && !rules.balls
}

/// The hidden layer's sums for some arrangement of marbles.
#[derive(Clone)]
pub struct Sums {
    marbles: [CellSet; 2],
    views: [[i16; HIDDEN]; 2],
}

impl Sums {
    /// Of an empty board.
    pub const EMPTY: Sums = Sums {
        marbles: [CellSet::EMPTY; 2],
        views: [WEIGHTS_BIAS; 2],
    };

    /// Marbles of other cells.
    #[inline]
    pub fn distance(&self, marbles: [CellSet; 2]) -> u32 {
        (self.marbles[0] ^ marbles[0]).len() + (self.marbles[1] ^ marbles[1]).len()
    }

    /// Takes marbles off and puts others on, until these stand.
    #[inline]
    pub fn turn_into(&mut self, marbles: [CellSet; 2]) {
        for (colour, &now) in marbles.iter().enumerate() {
            let before = self.marbles[colour];
            for cell in before - now {
                let row = cell.index();
                sub(&mut self.views[colour], &WEIGHTS.input[row]);
                sub(
                    &mut self.views[1 - colour],
                    &WEIGHTS.input[row + CELL_COUNT],
                );
            }
            for cell in now - before {
                let row = cell.index();
                add(&mut self.views[colour], &WEIGHTS.input[row]);
                add(
                    &mut self.views[1 - colour],
                    &WEIGHTS.input[row + CELL_COUNT],
                );
            }
        }
        self.marbles = marbles;
    }

    /// What the position with these marbles is worth to the side to move.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> Score {
        let mover = position.turn().index();
        let (own, enemy) = (self.marbles[mover], self.marbles[1 - mover]);
        let (mine, theirs) = (Side(mover as u8), Side(1 - mover as u8));
        let left =
            |side| i32::from(position.rules().target(side)) - i32::from(position.points(side));
        let bucket = bucket(left(mine) + left(theirs));
        let [first, second] = &WEIGHTS.output[bucket];
        let sum = weigh(&self.views[mover], first) + weigh(&self.views[1 - mover], second);
        let out = i64::from(sum / INPUT_ONE + WEIGHTS.output_bias[bucket][danger(own, enemy)]);
        let score = out * i64::from(SCALE) / i64::from(INPUT_ONE * OUTPUT_ONE);
        // The net takes the points from the marbles that are missing. Where those
        // of a game do not agree with them, the difference is added.
        let points = i32::from(position.points(mine)) - i32::from(position.points(theirs));
        let missing = own.len() as i32 - enemy.len() as i32;
        score as Score + (points - missing) * crate::engine::params::MARBLE
    }
}

const WEIGHTS_BIAS: [i16; HIDDEN] = WEIGHTS.bias;

#[inline]
fn add(to: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (a, b) in to.iter_mut().zip(row) {
        *a = a.wrapping_add(*b);
    }
}

#[inline]
fn sub(to: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (a, b) in to.iter_mut().zip(row) {
        *a = a.wrapping_sub(*b);
    }
}

/// The bent sums, weighed. A weight times a sum fits 16 bits, so that the loop
/// becomes a few wide instructions.
#[inline]
fn weigh(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let mut all = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let bent = sum.clamp(0, INPUT_ONE as i16);
        all += i32::from(bent.wrapping_mul(weight)) * i32::from(bent);
    }
    all
}

/// The marbles of both players of a game of two.
#[inline]
pub fn marbles(position: &Position) -> [CellSet; 2] {
    let seating = position.rules().seating;
    [0, 1].map(|seat| position.board().of(seating.colour(Seat(seat))))
}

/// What a position is worth to the side to move, from nothing.
pub fn evaluate_alone(position: &Position) -> Score {
    let mut sums = Sums::EMPTY;
    sums.turn_into(marbles(position));
    sums.evaluate(position)
}

/// What stands for 1 among these output weights in a file: the finest grid on
/// which the largest of them fits a byte.
pub fn output_one(output: &[f32]) -> u16 {
    let largest = output.iter().fold(0.0_f32, |most, w| most.max(w.abs()));
    let mut one = 1_u16;
    while one < 1 << 12 && largest * f32::from(2 * one) <= 127.0 {
        one *= 2;
    }
    one
}

/// The file of a net: `input` has a row of `hidden` weights for each input and
/// one of biases, `output` two rows a bucket, `bias` one number a bucket and
/// class of danger.
pub fn quantise(hidden: u16, input: &[f32], output: &[f32], bias: &[f32]) -> Vec<u8> {
    let one = output_one(output);
    let mut bytes = Vec::with_capacity(file_size(usize::from(hidden)));
    bytes.extend(hidden.to_le_bytes());
    bytes.extend(one.to_le_bytes());
    for value in input {
        let whole = (value * INPUT_ONE as f32).round() as i16;
        bytes.extend(whole.to_le_bytes());
    }
    for value in output {
        let whole = (value * f32::from(one)).round() as i8;
        bytes.extend(whole.to_le_bytes());
    }
    for value in bias {
        let whole = (value * INPUT_ONE as f32 * f32::from(one)).round() as i32;
        bytes.extend(whole.to_le_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::layouts;

    #[test]
    fn sums_that_follow_a_game_are_those_of_its_positions() {
        let mut state = 3_u64;
        for layout in layouts().iter().filter(|l| l.seating == Seating::Two) {
            let mut position = layout.position();
            let mut sums = Sums::EMPTY;
            for _ in 0..40 {
                let list = position.moves();
                if list.is_empty() {
                    break;
                }
                sums.turn_into(marbles(&position));
                assert_eq!(sums.evaluate(&position), evaluate_alone(&position));
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
                position.play_unchecked(list[(state >> 33) as usize % list.len()]);
            }
        }
    }
}
