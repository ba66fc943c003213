//! Weights that are the same by symmetry.
//!
//! The hidden layer consists of groups of twelve units that see the same pattern,
//! each on the board turned and mirrored in another way, and count alike. So a
//! position and its images are worth the same whatever has been learnt, and a
//! twelfth of the weights has to be found from the same positions.

use super::data::Symmetries;
use super::model::Model;
use abalone::engine::net::{BUCKETS, INPUTS};
use abalone::rules::CELL_COUNT;

/// Units of a group.
pub const GROUP: usize = 12;

/// Makes what belongs together alike: each becomes the mean of all.
pub fn tie(model: &mut Model, symmetries: &Symmetries) {
    let hidden = model.hidden;
    for group in 0..hidden / GROUP {
        let unit = |turn: usize| group * GROUP + turn;
        for input in 0..INPUTS {
            let (camp, cell) = (input / CELL_COUNT, input % CELL_COUNT);
            let place = |turn: usize| {
                let seen = usize::from(symmetries.one(turn as u64)[cell]);
                (camp * CELL_COUNT + seen) * hidden + unit(turn)
            };
            let mean = (0..GROUP).map(|t| model.input[place(t)]).sum::<f32>() / GROUP as f32;
            for turn in 0..GROUP {
                model.input[place(turn)] = mean;
            }
        }
        average(&mut model.input[INPUTS * hidden + unit(0)..][..GROUP]);
        for row in 0..2 * BUCKETS {
            average(&mut model.output[row * hidden + unit(0)..][..GROUP]);
        }
    }
}

fn average(values: &mut [f32]) {
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    values.fill(mean);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::sample::Sample;
    use crate::train::gradient::Pass;
    use abalone::rules::layout;

    #[test]
    fn a_tied_net_sees_no_difference_between_images() {
        let symmetries = Symmetries::new();
        let mut position = layout("belgian_daisy").unwrap().position();
        for _ in 0..9 {
            let moves = position.moves();
            position.play_unchecked(moves[moves.len() / 3]);
        }
        let sample = Sample::of(&position, 300, 9);
        let mut model = Model::random(2 * GROUP, &mut Dice::new(5));
        let mut pass = Pass::new(2 * GROUP);
        let mut errors = |model: &Model| {
            let mut spread = [f32::MAX, f32::MIN];
            for turn in 0..12 {
                let error = pass.forward(model, &sample, symmetries.one(turn));
                spread = [spread[0].min(error), spread[1].max(error)];
            }
            spread[1] - spread[0]
        };
        assert!(errors(&model) > 1e-3);
        tie(&mut model, &symmetries);
        assert!(errors(&model) < 1e-5);
    }
}
