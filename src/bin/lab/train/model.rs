//! The net while it is trained: in floating point.

use crate::dice::Dice;
use crate::sample::Sample;
use abalone::engine::net::{
    BUCKETS, DANGERS, INPUT_ONE, INPUTS, bucket, danger, output_one, quantise,
};

/// Weights; every row is `hidden` long.
#[derive(Clone)]
pub struct Model {
    /// Units of the hidden layer, for each of two views.
    pub hidden: usize,
    /// From the inputs to the hidden layer, a row an input; the biases are the last row.
    pub input: Vec<f32>,
    /// From the hidden layer to the output, two rows a bucket.
    pub output: Vec<f32>,
    /// Of the output, by bucket and danger.
    pub bias: Vec<f32>,
}

/// Scores in thousandths of a marble are so many to one in the logarithm of the
/// odds of winning.
pub const SCALE: f32 = abalone::engine::net::SCALE as f32;

impl Model {
    /// Small random weights.
    pub fn random(hidden: usize, dice: &mut Dice) -> Model {
        let mut spread = |most: f32| {
            let unit = (dice.next() >> 40) as f32 / (1_u64 << 24) as f32;
            (2.0 * unit - 1.0) * most
        };
        // About 28 inputs of 122 are set at once.
        let first = (1.0_f32 / 28.0).sqrt();
        let second = (1.0 / (2.0 * hidden as f32)).sqrt();
        let mut input: Vec<f32> = (0..(INPUTS + 1) * hidden).map(|_| spread(first)).collect();
        // Most units begin at work.
        input[INPUTS * hidden..].fill(0.3);
        let row: Vec<f32> = (0..2 * hidden).map(|_| spread(second)).collect();
        Model {
            hidden,
            input,
            output: row.repeat(BUCKETS),
            bias: vec![0.0; BUCKETS * DANGERS],
        }
    }

    /// The same shape, all nothing.
    pub fn zero(&self) -> Model {
        Model {
            hidden: self.hidden,
            input: vec![0.0; self.input.len()],
            output: vec![0.0; self.output.len()],
            bias: vec![0.0; self.bias.len()],
        }
    }

    /// Every weight, in one order.
    pub fn parts_mut(&mut self) -> [&mut Vec<f32>; 3] {
        [&mut self.input, &mut self.output, &mut self.bias]
    }

    /// Every weight, in the same order.
    pub fn parts(&self) -> [&Vec<f32>; 3] {
        [&self.input, &self.output, &self.bias]
    }

    /// The file that the engine reads.
    pub fn quantised(&self) -> Vec<u8> {
        quantise(self.hidden as u16, &self.input, &self.output, &self.bias)
    }

    /// The model as the file has it, to see what rounding costs.
    pub fn rounded(&self) -> Model {
        let output_one = i32::from(output_one(&self.output));
        let round = |values: &[f32], one: i32| -> Vec<f32> {
            let one = one as f32;
            values.iter().map(|v| (v * one).round() / one).collect()
        };
        Model {
            hidden: self.hidden,
            input: round(&self.input, INPUT_ONE),
            output: round(&self.output, output_one),
            bias: round(&self.bias, INPUT_ONE * output_one),
        }
    }
}

/// Where the output's weights and its bias are for a position.
pub fn places(sample: &Sample) -> (usize, usize) {
    let bucket = bucket(12 - i32::from(sample.points[0]) - i32::from(sample.points[1]));
    (bucket, bucket * DANGERS + danger(sample.own, sample.enemy))
}
