//! Steps down the slope, each weight at its own pace.

use super::gradient::Gradient;
use super::model::Model;
use abalone::engine::net::{LARGEST_INPUT, LARGEST_OUTPUT};

/// How slowly the mean slope and its square are forgotten.
const MEAN_KEEP: f32 = 0.9;
const SQUARE_KEEP: f32 = 0.999;
/// Weights are drawn to nothing by this part of the rate.
const DECAY: f32 = 0.01;

/// The method of Kingma and Ba, with the decay of Loshchilov and Hutter.
pub struct Adam {
    mean: Model,
    square: Model,
    steps: i32,
}

impl Adam {
    /// At rest.
    pub fn new(model: &Model) -> Adam {
        Adam {
            mean: model.zero(),
            square: model.zero(),
            steps: 0,
        }
    }

    /// One step; weights stay within what the engine's file can hold.
    pub fn step(&mut self, model: &mut Model, gradient: &Gradient, rate: f32) {
        self.steps += 1;
        let early = |keep: f32| 1.0 - keep.powi(self.steps);
        let (mean_part, square_part) = (early(MEAN_KEEP), early(SQUARE_KEEP));
        let bounds = [LARGEST_INPUT, LARGEST_OUTPUT, f32::MAX];
        let means = self.mean.parts_mut();
        let squares = self.square.parts_mut();
        let slopes = gradient.slope.parts();
        let parts = model.parts_mut();
        for (((weights, slopes), (means, squares)), bound) in parts
            .into_iter()
            .zip(slopes)
            .zip(means.into_iter().zip(squares))
            .zip(bounds)
        {
            for (((weight, &slope), mean), square) in
                weights.iter_mut().zip(slopes).zip(means).zip(squares)
            {
                let slope = slope / gradient.count as f32;
                *mean = MEAN_KEEP * *mean + (1.0 - MEAN_KEEP) * slope;
                *square = SQUARE_KEEP * *square + (1.0 - SQUARE_KEEP) * slope * slope;
                let step = (*mean / mean_part) / ((*square / square_part).sqrt() + 1e-8);
                *weight -= rate * (step + DECAY * *weight);
                *weight = weight.clamp(-bound, bound);
            }
        }
    }
}
