//! How wrong the net is, and which way it should go.

use super::SCORE_SHARE;
use super::data::Symmetries;
use super::model::{Model, SCALE, places};
use crate::dice::Dice;
use crate::sample::Sample;
use abalone::engine::left_after;
use abalone::engine::net::INPUTS;
use abalone::rules::CELL_COUNT;

/// Most marbles on a board.
const MARBLES: usize = 2 * 30;

/// The slope of the loss over some positions.
pub struct Gradient {
    /// By weight, summed over the positions.
    pub slope: Model,
    /// The squared errors, summed.
    pub loss: f64,
    /// Positions.
    pub count: usize,
}

impl Gradient {
    /// Over a batch, each position turned at random.
    pub fn of(
        model: &Model,
        batch: &[Sample],
        symmetries: &Symmetries,
        seed: u64,
        threads: usize,
    ) -> Gradient {
        let share = batch.len().div_ceil(threads).max(1);
        let mut sums = std::thread::scope(|scope| {
            let hands: Vec<_> = batch
                .chunks(share)
                .enumerate()
                .map(|(i, part)| {
                    let dice = Dice::new(seed ^ i as u64);
                    scope.spawn(move || Gradient::over(model, part, symmetries, dice))
                })
                .collect();
            hands
                .into_iter()
                .filter_map(|hand| hand.join().ok())
                .collect::<Vec<_>>()
                .into_iter()
        });
        let mut all = sums.next().unwrap_or_else(|| Gradient {
            slope: model.zero(),
            loss: 0.0,
            count: 0,
        });
        for more in sums {
            all.loss += more.loss;
            all.count += more.count;
            for (to, from) in all.slope.parts_mut().into_iter().zip(more.slope.parts()) {
                add(to, from);
            }
        }
        all
    }

    fn over(model: &Model, batch: &[Sample], symmetries: &Symmetries, mut dice: Dice) -> Gradient {
        let mut slope = model.zero();
        let mut pass = Pass::new(model.hidden);
        let mut loss = 0.0;
        for sample in batch {
            let error = pass.forward(model, sample, symmetries.one(dice.next() >> 7));
            loss += f64::from(error * error);
            pass.backward(model, error, &mut slope);
        }
        Gradient {
            slope,
            loss,
            count: batch.len(),
        }
    }
}

/// The mean squared error over positions.
pub fn loss_of(model: &Model, samples: &[Sample]) -> f64 {
    let symmetries = Symmetries::new();
    let mut pass = Pass::new(model.hidden);
    let sum: f64 = samples
        .iter()
        .map(|sample| f64::from(pass.forward(model, sample, symmetries.one(0))).powi(2))
        .sum();
    sum / samples.len().max(1) as f64
}

/// What the net should say of a position: the chance of winning. It knows nothing of
/// quiet moves, so what the score has faded by them is added again.
fn target(sample: &Sample) -> f32 {
    let score = f32::from(sample.score) * 1000.0 / left_after(sample.quiet.into()) as f32;
    let seen = sigmoid(score / SCALE);
    SCORE_SHARE * seen + (1.0 - SCORE_SHARE) * f32::from(sample.result) / 2.0
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn add(to: &mut [f32], from: &[f32]) {
    for (a, b) in to.iter_mut().zip(from) {
        *a += b;
    }
}

/// One position on its way through the net and back.
pub struct Pass {
    hidden: usize,
    /// Rows of the first layer that are on, from either side's view.
    rows: [Vec<usize>; 2],
    /// The hidden layer, from either side's view, before it is bent …
    sums: [Vec<f32>; 2],
    /// … and what it would have to be changed by.
    slopes: Vec<f32>,
    bucket: usize,
    bias: usize,
    chance: f32,
}

impl Pass {
    /// Before any position.
    pub fn new(hidden: usize) -> Pass {
        Pass {
            hidden,
            rows: [Vec::with_capacity(MARBLES), Vec::with_capacity(MARBLES)],
            sums: [vec![0.0; hidden], vec![0.0; hidden]],
            slopes: vec![0.0; hidden],
            bucket: 0,
            bias: 0,
            chance: 0.0,
        }
    }

    /// How much too high the net's chance is.
    pub fn forward(&mut self, model: &Model, sample: &Sample, map: &[u8; CELL_COUNT]) -> f32 {
        let hidden = self.hidden;
        for rows in &mut self.rows {
            rows.clear();
        }
        for (cells, [mine, theirs]) in [(sample.own, [0, 1]), (sample.enemy, [1, 0])] {
            for cell in cells {
                let at = usize::from(map[cell.index()]);
                self.rows[mine].push(at);
                self.rows[theirs].push(at + CELL_COUNT);
            }
        }
        (self.bucket, self.bias) = places(sample);
        let output = &model.output[2 * self.bucket * hidden..][..2 * hidden];
        let mut out = model.bias[self.bias];
        for (view, (sums, rows)) in self.sums.iter_mut().zip(&self.rows).enumerate() {
            sums.copy_from_slice(&model.input[INPUTS * hidden..]);
            for &row in rows {
                add(sums, &model.input[row * hidden..][..hidden]);
            }
            let weights = &output[view * hidden..][..hidden];
            out += sums
                .iter()
                .zip(weights)
                .map(|(&sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight)
                .sum::<f32>();
        }
        self.chance = sigmoid(out);
        self.chance - target(sample)
    }

    /// Adds the slope of the squared error.
    fn backward(&mut self, model: &Model, error: f32, slope: &mut Model) {
        let hidden = self.hidden;
        let out = 2.0 * error * self.chance * (1.0 - self.chance);
        slope.bias[self.bias] += out;
        for view in 0..2 {
            let at = (2 * self.bucket + view) * hidden;
            let weights = &model.output[at..][..hidden];
            let to = &mut slope.output[at..][..hidden];
            for (((&sum, &weight), to), back) in self.sums[view]
                .iter()
                .zip(weights)
                .zip(to)
                .zip(&mut self.slopes)
            {
                let bent = sum.clamp(0.0, 1.0);
                *to += out * bent * bent;
                // Nothing goes back where the bend is flat.
                let inside = if sum == bent { 1.0 } else { 0.0 };
                *back = out * weight * 2.0 * bent * inside;
            }
            add(&mut slope.input[INPUTS * hidden..], &self.slopes);
            for &row in &self.rows[view] {
                add(&mut slope.input[row * hidden..][..hidden], &self.slopes);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abalone::rules::layout;

    #[test]
    fn the_slope_is_how_the_loss_changes() {
        let start = layout("belgian_daisy").unwrap().position();
        let sample = Sample {
            result: 2,
            ..Sample::of(&start, 700, 0)
        };
        let mut model = Model::random(4, &mut Dice::new(3));
        let symmetries = Symmetries::new();
        let gradient = Gradient::over(&model, &[sample], &symmetries, Dice::new(1));
        let map = symmetries.one(Dice::new(1).next() >> 7);
        let mut pass = Pass::new(4);
        for (part, many) in [(0, (INPUTS + 1) * 4), (1, 8), (2, 1)] {
            for i in (0..many).step_by(if part == 0 { 17 } else { 1 }) {
                const STEP: f32 = 1e-2;
                let mut loss = |by: f32| {
                    model.parts_mut()[part][i] += by;
                    let error = pass.forward(&model, &sample, map);
                    model.parts_mut()[part][i] -= by;
                    error * error
                };
                let measured = (loss(STEP) - loss(-STEP)) / (2.0 * STEP);
                let said = gradient.slope.parts()[part][i];
                assert!(
                    (measured - said).abs() < 2e-3,
                    "{part} {i}: {measured} {said}"
                );
            }
        }
    }
}
