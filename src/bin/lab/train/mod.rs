//! `cargo lab train`: fits the net of the evaluation to positions that
//! `cargo lab datagen` has made. In plain Rust, on the processor: the net is small.
//!
//! The target of a position is the chance of winning that the search saw, mixed
//! with what became of the game. The board has twelve symmetries: a hidden layer
//! of a multiple of twelve units has them built in, and for any other each
//! position is turned and mirrored at random whenever it is looked at. Whole files are
//! kept for validation: positions of one game are never on both sides.

mod adam;
mod data;
mod gradient;
mod model;
mod tie;

use crate::command::{Args, Failure};
use crate::dice::Dice;
use abalone::engine::net::MOST_HIDDEN;
use adam::Adam;
use data::{Data, Symmetries};
use gradient::{Gradient, loss_of};
use model::Model;
use std::fs;
use std::time::Instant;
use tie::{GROUP, tie};

/// Part of the target that is the search's score; the rest is the result.
const SCORE_SHARE: f32 = 0.75;

/// What is to be done, and how.
struct Task {
    out: String,
    hidden: usize,
    epochs: usize,
    batch: usize,
    rate: f32,
    seed: u64,
    threads: usize,
}

/// Trains and writes the net.
pub fn run(args: &[String]) -> Result<(), Failure> {
    const OPTIONS: [&str; 8] = [
        "--data",
        "--out",
        "--hidden",
        "--epochs",
        "--batch",
        "--rate",
        "--seed",
        "--threads",
    ];
    let args = Args::parse(args, &[], &OPTIONS)?;
    let number = |option: &str, otherwise: u64| match args.value(option) {
        None => Ok(otherwise),
        Some(text) => text
            .parse::<u64>()
            .ok()
            .filter(|&n| n > 0)
            .ok_or_else(|| Failure::usage(format!("{option}: \"{text}\" is not a number"))),
    };
    let named = |option: &str| {
        args.value(option)
            .map(str::to_owned)
            .ok_or_else(|| Failure::usage(format!("{option} is missing")))
    };
    let task = Task {
        out: named("--out")?,
        hidden: number("--hidden", 96)? as usize,
        epochs: number("--epochs", 20)? as usize,
        batch: number("--batch", 8192)? as usize,
        rate: number("--rate", 1000)? as f32 * 1e-6,
        seed: number("--seed", 1)?,
        threads: number("--threads", 1)? as usize,
    };
    if task.hidden > MOST_HIDDEN {
        return Err(Failure::usage(format!("--hidden: at most {MOST_HIDDEN}")));
    }
    let data = Data::read(&named("--data")?)?;
    let model = train(&task, data)?;
    fs::write(&task.out, model.quantised())
        .map_err(|error| Failure::failed(format!("{}: {error}", task.out)))
}

fn train(task: &Task, mut data: Data) -> Result<Model, Failure> {
    eprintln!(
        "{} positions to learn from, {} to check by, {} left out as doubles",
        data.learn.len(),
        data.check.len(),
        data.doubles
    );
    if data.learn.is_empty() {
        return Err(Failure::failed("there is nothing to learn from"));
    }
    let symmetries = Symmetries::new();
    let mut dice = Dice::new(task.seed);
    let mut model = Model::random(task.hidden, &mut dice);
    // A gradient that is tied moves weights that are tied alike.
    let tied = task.hidden.is_multiple_of(GROUP);
    if tied {
        tie(&mut model, &symmetries);
    }
    let mut adam = Adam::new(&model);
    let started = Instant::now();
    let batches = data.learn.len().div_ceil(task.batch);
    let all = (batches * task.epochs) as f32;
    let mut done = 0;
    for epoch in 1..=task.epochs {
        data.shuffle(&mut dice);
        let mut sum = 0.0;
        for batch in data.learn.chunks(task.batch) {
            let mut gradient = Gradient::of(&model, batch, &symmetries, dice.next(), task.threads);
            sum += gradient.loss;
            if tied {
                tie(&mut gradient.slope, &symmetries);
            }
            // From the full rate down to nothing along half a wave.
            let way = done as f32 / all;
            let rate = task.rate * 0.5 * (1.0 + (std::f32::consts::PI * way).cos());
            adam.step(&mut model, &gradient, rate.max(task.rate * 1e-3));
            done += 1;
        }
        eprintln!(
            "epoch {epoch}: loss {:.6}, on what it does not know {:.6}, rounded {:.6}; {:.0} s",
            sum / data.learn.len() as f64,
            loss_of(&model, &data.check),
            loss_of(&model.rounded(), &data.check),
            started.elapsed().as_secs_f64()
        );
    }
    Ok(model)
}
