//! `cargo lab datagen`: positions for training, from games that the engine
//! plays against itself.
//!
//! The work is cut into shards: shard `i` of seed `s` is the same on every
//! machine, and a shard whose file is there is not played again. So a run can
//! be stopped at any time and started again, and several can share the work by
//! `--from` and `--shards`. Another engine or net plays another generation, which
//! wants a folder of its own.

use crate::command::{Args, Failure};
use crate::dice::Dice;
use crate::sample::Sample;
use abalone::engine::{DECIDED, Engine, Limits, Manner, Question, Silent};
use abalone::rules::{Draws, Layout, MoveList, Position, Seating, Side, layout, layouts};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::time::Instant;

/// Games of a shard unless told otherwise.
const GAMES: usize = 400;
/// Random plies at the beginning of a game: at least so many …
const OPENING_PLIES: usize = 6;
/// … and up to so many more.
const OPENING_MORE: usize = 5;
/// An opening that a search thinks this uneven is not played, in thousandths of
/// a marble.
const UNEVEN: i32 = 2_000;
/// A game is won when the search has thought so for [`SURE_PLIES`] plies.
const SURE: i32 = 4_000;
/// See [`SURE`].
const SURE_PLIES: usize = 6;
/// A game is drawn when nothing has happened for this long …
const STALE_QUIET: u16 = 120;
/// … or after this many plies in all.
const MOST_PLIES: usize = 400;
/// Bytes of the table: small searches need no more, and clear it faster.
const TABLE: usize = 1 << 20;

/// What is to be generated.
struct Task {
    out: String,
    nodes: u64,
    seed: u64,
    from: usize,
    shards: usize,
    games: usize,
}

/// Plays the shards that are missing.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let task = read(args)?;
    let failed = |error: std::io::Error| Failure::failed(format!("{}: {error}", task.out));
    fs::create_dir_all(&task.out).map_err(failed)?;
    let started = Instant::now();
    let (mut count, mut plies, mut games) = (0, 0, 0);
    for shard in task.from..task.from + task.shards {
        let name = format!("s{}-n{}-{shard:05}.bin", task.seed, task.nodes);
        let path = Path::new(&task.out).join(name);
        if path.exists() {
            continue;
        }
        let mut made = Shard::default();
        made.play(&task, shard);
        let bytes: Vec<u8> = made.samples.iter().flat_map(|s| s.to_bytes()).collect();
        // Whoever finds the name finds the whole file.
        let unfinished = path.with_extension("part");
        fs::write(&unfinished, bytes).map_err(failed)?;
        fs::rename(&unfinished, &path).map_err(failed)?;
        count += made.samples.len();
        games += task.games;
        plies += made.plies;
        let hours = started.elapsed().as_secs_f64() / 3600.0;
        eprintln!(
            "shard {shard}: {} positions; {} games, +{} ={} -{} for Black, {} of them \
             called early; in all {count} positions, {:.0} plies a game, {:.0} positions an hour",
            made.samples.len(),
            task.games,
            made.results[2],
            made.results[1],
            made.results[0],
            made.called,
            plies as f64 / games as f64,
            count as f64 / hours,
        );
    }
    Ok(())
}

fn read(args: &[String]) -> Result<Task, Failure> {
    const OPTIONS: [&str; 6] = [
        "--out", "--nodes", "--seed", "--from", "--shards", "--games",
    ];
    let args = Args::parse(args, &[], &OPTIONS)?;
    let number =
        |option: &str, otherwise: u64| args.number(option).map(|given| given.unwrap_or(otherwise));
    let out = args.value("--out");
    Ok(Task {
        out: out
            .ok_or_else(|| Failure::usage("--out needs a folder"))?
            .to_owned(),
        nodes: number("--nodes", 3_000)?,
        seed: number("--seed", 1)?,
        from: number("--from", 0)? as usize,
        shards: number("--shards", 1_000)? as usize,
        games: number("--games", GAMES as u64)? as usize,
    })
}

/// What the games of a shard gave.
#[derive(Default)]
struct Shard {
    samples: Vec<Sample>,
    seen: HashSet<u64>,
    /// Games that Black lost, drew, won.
    results: [usize; 3],
    /// Games that were not played to the end.
    called: usize,
    plies: usize,
}

impl Shard {
    fn play(&mut self, task: &Task, shard: usize) {
        let mut dice = Dice::new(task.seed << 32 | shard as u64);
        let mut engine = Engine::new(TABLE);
        let starts: Vec<&Layout> = layouts()
            .iter()
            .filter(|l| l.seating == Seating::Two)
            .collect();
        for _ in 0..task.games {
            engine.clear();
            let position = opening(&starts, &mut engine, &mut dice);
            self.game(&mut engine, position, task.nodes);
        }
    }

    /// One game; its quiet positions are added.
    fn game(&mut self, engine: &mut Engine, mut position: Position, nodes: u64) {
        let mut keys = Vec::new();
        let first = self.samples.len();
        let mut sides = Vec::new();
        let mut sure = Sure::default();
        let winner = loop {
            if let Some(outcome) = position.outcome_after(&keys, Draws::default()) {
                break outcome.winner;
            }
            if position.quiet() >= STALE_QUIET || keys.len() >= MOST_PLIES {
                self.called += 1;
                break None;
            }
            let manner = Manner::within(Limits::nodes(nodes));
            engine.begin(Question::new(&position, &keys), manner, &mut Silent);
            let Some(report) = engine.run(&mut Silent) else {
                break None;
            };
            let Some(mv) = report.best else {
                break None;
            };
            let side = position.turn_side();
            if let Some(winner) = sure.after(side, report.score) {
                self.called += 1;
                break Some(winner);
            }
            if report.score.abs() < DECIDED && is_quiet(&position) {
                let sample = Sample::of(&position, report.score, keys.len());
                if self.seen.insert(sample.key()) {
                    self.samples.push(sample);
                    sides.push(side);
                }
            }
            keys.push(position.key());
            position.play_unchecked(mv);
        };
        self.plies += keys.len();
        self.results[half_points(winner, Side(0))] += 1;
        for (sample, side) in self.samples[first..].iter_mut().zip(sides) {
            sample.result = half_points(winner, side) as u8;
        }
    }
}

fn half_points(winner: Option<Side>, side: Side) -> usize {
    match winner {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}

/// How long both sides have agreed on who wins.
#[derive(Default)]
struct Sure {
    winner: Option<Side>,
    plies: usize,
}

impl Sure {
    /// Takes in a score; the winner when there is no doubt any more.
    fn after(&mut self, side: Side, score: i32) -> Option<Side> {
        let winner = if score.abs() < SURE {
            None
        } else if score > 0 {
            Some(side)
        } else {
            Some(Side(1 - side.0))
        };
        if winner != self.winner {
            self.winner = winner;
            self.plies = 0;
        }
        self.plies += 1;
        self.winner.filter(|_| self.plies >= SURE_PLIES)
    }
}

/// Whether the side to move has nothing to eject: only then does the evaluation
/// have the last word.
fn is_quiet(position: &Position) -> bool {
    let mut list = MoveList::new();
    position.ejections_into(&mut list);
    list.is_empty()
}

/// A position after some random moves, not too uneven: from the two starts that
/// people play every other time, else from any.
fn opening(starts: &[&Layout], engine: &mut Engine, dice: &mut Dice) -> Position {
    loop {
        let usual = ["standard", "belgian_daisy"][dice.below(2)];
        let chosen = match layout(usual) {
            Some(layout) if dice.one_in(2) => layout,
            _ => *dice.pick(starts),
        };
        let mut position = chosen.position();
        for _ in 0..OPENING_PLIES + dice.below(OPENING_MORE) {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(*dice.pick(&moves));
        }
        if position.outcome().is_some() {
            continue;
        }
        let manner = Manner::within(Limits::nodes(1_000));
        engine.begin(Question::new(&position, &[]), manner, &mut Silent);
        let even = engine
            .run(&mut Silent)
            .is_some_and(|report| report.score.abs() < UNEVEN);
        if even {
            return position;
        }
    }
}
