//! `cargo lab tune`: fits the weights of the hand-made evaluation, which judges what
//! the net does not know, to games that the engine plays against itself.
//!
//! Each position is a row of features and the result of its game; the weights
//! are those of a logistic regression, scaled so that a point is worth 1000.

use crate::command::{Args, Failure};
use crate::dice::Dice;
use abalone::engine::{
    Engine, FEATURE_NAMES, FEATURES, Limits, Manner, Question, Silent, features,
};
use abalone::rules::{Draws, Layout, MoveList, Position, Seating, Side, layouts};

/// Longest game.
const MOST_PLIES: usize = 300;
/// Passes over the data.
const PASSES: usize = 400;

/// A position and what became of it for the side to move.
struct Sample {
    row: [f32; FEATURES],
    result: f32,
}

/// Plays, fits and prints.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &[], &["--games", "--nodes", "--seed"])?;
    let number =
        |option: &str, otherwise: u64| args.number(option).map(|given| given.unwrap_or(otherwise));
    let (games, nodes) = (number("--games", 1000)?, number("--nodes", 1500)?);
    let mut dice = Dice::new(number("--seed", 1)?);
    let mut engine = Engine::new(1 << 20);
    let mut samples = Vec::new();
    for game in 0..games {
        play(&mut engine, nodes, &mut dice, &mut samples);
        if game % 20 == 19 {
            eprint!("\r{} games, {} positions  ", game + 1, samples.len());
        }
    }
    eprintln!();
    if samples.is_empty() {
        return Err(Failure::failed("no quiet position in these games"));
    }
    let weights = fit(&samples);
    let point = weights[0].max(1e-6);
    for (name, weight) in FEATURE_NAMES.iter().zip(weights) {
        println!("{name:16} {:6.0}", weight / point * 1000.0);
    }
    println!("a point is worth {point:.3} in the odds of winning (natural logarithm)");
    println!("loss {:.5}", loss(&samples, &weights));
    Ok(())
}

/// One game from a few random moves; its quiet positions are added.
fn play(engine: &mut Engine, nodes: u64, dice: &mut Dice, samples: &mut Vec<Sample>) {
    let starts: Vec<&Layout> = layouts()
        .iter()
        .filter(|l| l.seating == Seating::Two)
        .collect();
    let mut position = starts[dice.below(starts.len())].position();
    for _ in 0..4 + dice.below(6) {
        let moves = position.moves();
        if moves.is_empty() {
            return;
        }
        position.play_unchecked(moves[dice.below(moves.len())]);
    }
    engine.clear();
    let mut keys = Vec::new();
    let mut rows: Vec<(Side, [f32; FEATURES])> = Vec::new();
    let mut outcome = None;
    for _ in 0..MOST_PLIES {
        outcome = position.outcome_after(&keys, Draws::default());
        if outcome.is_some() {
            break;
        }
        if is_quiet(&position) {
            let side = position.turn_side();
            rows.push((side, features(&position, side).map(|count| count as f32)));
        }
        let manner = Manner::within(Limits::nodes(nodes));
        engine.begin(Question::new(&position, &keys), manner, &mut Silent);
        let Some(mv) = engine.run(&mut Silent).and_then(|report| report.best) else {
            break;
        };
        keys.push(position.key());
        position.play_unchecked(mv);
    }
    let winner = outcome.and_then(|outcome| outcome.winner);
    samples.extend(rows.into_iter().map(|(side, row)| Sample {
        row,
        result: match winner {
            None => 0.5,
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
        },
    }));
}

/// Whether the side to move has nothing to eject: only then does the evaluation
/// have the last word.
fn is_quiet(position: &Position) -> bool {
    let mut list = MoveList::new();
    position.ejections_into(&mut list);
    list.is_empty()
}

fn chance(row: &[f32; FEATURES], weights: &[f32; FEATURES]) -> f32 {
    let sum: f32 = row.iter().zip(weights).map(|(a, b)| a * b).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn loss(samples: &[Sample], weights: &[f32; FEATURES]) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|s| f64::from((chance(&s.row, weights) - s.result).powi(2)))
        .sum();
    sum / samples.len() as f64
}

/// Logistic regression by Adam over all samples at once.
fn fit(samples: &[Sample]) -> [f32; FEATURES] {
    let mut weights = [0.0_f32; FEATURES];
    let (mut mean, mut square) = ([0.0_f32; FEATURES], [0.0_f32; FEATURES]);
    for pass in 1..=PASSES {
        let mut slope = [0.0_f64; FEATURES];
        for sample in samples {
            let error = f64::from(chance(&sample.row, &weights) - sample.result);
            for (sum, count) in slope.iter_mut().zip(sample.row) {
                *sum += error * f64::from(count);
            }
        }
        let rate = 0.02 * (1.0 - pass as f32 / (PASSES + 1) as f32);
        for i in 0..FEATURES {
            let g = (slope[i] / samples.len() as f64) as f32;
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            square[i] = 0.99 * square[i] + 0.01 * g * g;
            let m = mean[i] / (1.0 - 0.9_f32.powi(pass as i32));
            let s = square[i] / (1.0 - 0.99_f32.powi(pass as i32));
            weights[i] -= rate * m / (s.sqrt() + 1e-9);
        }
    }
    weights
}
