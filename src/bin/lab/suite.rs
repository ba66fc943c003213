//! `cargo lab suite`: makes and checks positions in which a marble can be won
//! by force.

use crate::command::{self, Args, Failure};
use crate::dice::Dice;
use crate::watch::Watch;
use abalone::engine::{Engine, Limits, Manner, Noise, Prover, Question, search};
use abalone::notation::{aba_pro, position_string, read_aba_pro, read_position};
use abalone::rules::{Layout, MAX_SEATS, Position, Rules, Seating, Setup, layouts};
use std::collections::HashSet;
use std::io::BufRead;

/// Positions that one proof may look at.
const BUDGET: u64 = 3_000_000;
/// Depths of proofs, shallow first; a position is kept under the first that
/// succeeds.
const PLIES: [u8; 3] = [3, 5, 7];
/// Nodes of a move in the games from which positions are taken.
const GAME_NODES: u64 = 1500;
/// Largest error of the players of these games, in thousandths of a marble:
/// perfect players seldom leave a marble hanging.
const GAME_NOISE: i32 = 350;

/// Prints a suite, or checks how many of one the engine solves.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(
        args,
        &[],
        &["--each", "--seed", "--most", "--check", "--nodes"],
    )?;
    let number =
        |option: &str, otherwise: u64| args.number(option).map(|given| given.unwrap_or(otherwise));
    let (each, seed) = (number("--each", 20)?, number("--seed", 1)?);
    let most = number("--most", 5)?;
    match args.value("--check") {
        Some(file) => check(file, number("--nodes", 50_000)?),
        None => {
            make(each as usize, seed, most);
            Ok(())
        }
    }
}

/// Plays games and prints positions from them, `each` of every depth.
fn make(each: usize, seed: u64, most: u64) {
    let mut dice = Dice::new(seed);
    let mut engine = Engine::new(1 << 20);
    // Those deeper than asked for count as found already.
    let mut found = PLIES.map(|plies| if u64::from(plies) > most { each } else { 0 });
    let mut seen = HashSet::new();
    let starts: Vec<&Layout> = layouts()
        .iter()
        .filter(|l| l.seating == Seating::Two)
        .collect();
    while found.iter().any(|&n| n < each) {
        let mut position = starts[dice.below(starts.len())].position();
        // One of each depth a game: neighbours are too much alike.
        let before = found;
        for ply in 0..160 {
            if position.outcome().is_some() {
                break;
            }
            if ply > 5
                && seen.insert(position.key())
                && let Some(last) = with_one_to_go(&position)
            {
                try_position(&last, each, &before, &mut found);
            }
            let manner = Manner {
                noise: Noise::new(dice.next(), GAME_NOISE),
                ..Manner::within(Limits::nodes(GAME_NODES))
            };
            let mut watch = Watch::start();
            engine.begin(Question::new(&position, &[]), manner, &mut watch);
            let report = engine.run(&mut watch);
            match report.and_then(|report| report.best) {
                Some(mv) => position.play_unchecked(mv),
                None => break,
            }
        }
        eprint!("\r{found:?} of {each} each  ");
    }
    eprintln!();
}

/// The same marbles, with one more to win for the side to move and at least two
/// for the other: so winning a marble is all that counts.
fn with_one_to_go(position: &Position) -> Option<Position> {
    let mut points = [0; MAX_SEATS];
    let rules = position.rules();
    for side in rules.all_sides() {
        let target = rules.target(side);
        points[side.index()] = if side == position.turn_side() {
            target - 1
        } else {
            position.points(side).min(target.saturating_sub(2))
        };
    }
    let setup = Setup {
        points,
        ..position.setup()
    };
    Position::new(*rules, setup).ok()
}

/// Prints the position if it belongs into the suite.
fn try_position(
    position: &Position,
    each: usize,
    before: &[usize; PLIES.len()],
    found: &mut [usize; PLIES.len()],
) {
    let mut prover = Prover::new(BUDGET);
    // A marble that is there for the taking is no puzzle.
    if prover.winning_moves(position, 1) != Ok(vec![]) {
        return;
    }
    for (i, plies) in PLIES.into_iter().enumerate() {
        if found[i..].iter().all(|&n| n >= each) {
            return;
        }
        match prover.winning_moves(position, plies) {
            Ok(moves) if moves.is_empty() => {}
            Ok(moves) => {
                // Where everything wins there is nothing to find.
                if found[i] < each && found[i] == before[i] && moves.len() <= 4 {
                    found[i] += 1;
                    let texts: Vec<String> =
                        moves.iter().map(|&mv| aba_pro(position, mv)).collect();
                    println!(
                        "{plies}\t{}\t{}",
                        position_string(position),
                        texts.join(" ")
                    );
                }
                return;
            }
            Err(_) => return,
        }
    }
}

/// Counts the positions of a suite for which the engine finds a move that works.
fn check(file: &str, nodes: u64) -> Result<(), Failure> {
    let mut solved = [[0; 2]; 256];
    let mut watch = Watch::start();
    for (i, line) in command::open(file)?.lines().enumerate() {
        let line = line.map_err(|error| Failure::failed(format!("{file}: {error}")))?;
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = |why: String| Failure::failed(format!("{file}, line {}: {why}", i + 1));
        let mut fields = line.split('\t');
        let (Some(plies), Some(text), Some(moves)) = (fields.next(), fields.next(), fields.next())
        else {
            return Err(wrong("not PLIES, POSITION and MOVES".into()));
        };
        let plies: u8 = plies.parse().map_err(|_| wrong("no plies".into()))?;
        let position =
            read_position(text, Rules::default()).map_err(|error| wrong(error.to_string()))?;
        let report = search(&position, &[], Limits::nodes(nodes), &mut watch);
        let works = moves
            .split(' ')
            .any(|mv| read_aba_pro(&position, mv).ok() == report.best && report.best.is_some());
        let held = match report.best {
            Some(_) if works => true,
            Some(mv) => Prover::new(2 * BUDGET).gains_by(&position, mv, plies + 2) == Ok(true),
            None => false,
        };
        solved[usize::from(plies)][usize::from(held)] += 1;
        if !held {
            let best = report
                .best
                .map_or(String::new(), |mv| aba_pro(&position, mv));
            let score = report.score;
            println!("not found: {plies} {text}: {best} ({score}) instead of {moves}");
        }
    }
    for (plies, [missed, found]) in solved.iter().enumerate() {
        if missed + found > 0 {
            println!("{plies} plies: {found} of {}", missed + found);
        }
    }
    Ok(())
}
