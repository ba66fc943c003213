//! `soak`: random games of everything, checked at each move.

mod random_games;

use crate::command::{Args, Command, Failure};
use random_games::{Case, Tally, attend, further, offered, play};
use std::time::Instant;

/// The command.
pub const COMMAND: Command = Command {
    name: "soak",
    usage: "soak [--games N] [--from N] [--seed N] [--further] [GAME…]",
    about: "Plays random games of every preset (or of further combinations), and checks each move.",
    run,
};

/// Games of each case, unless said otherwise.
const GAMES: usize = 1_000;
/// Progress is shown after so many games.
const STEP: usize = 50;

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &["--further"], &["--games", "--from", "--seed"])?;
    let number = |option: &str, otherwise: usize| {
        args.number(option).map(|given| given.unwrap_or(otherwise))
    };
    let games = number("--games", GAMES)?;
    let from = number("--from", 0)?;
    let seed = number("--seed", 1)? as u64;
    let begun = Instant::now();
    let (mut all, mut plies, mut events) = (0, 0, 0);
    for case in chosen(&args)? {
        let tally = soak(&case, seed, from..from + games)?;
        all += games;
        plies += tally.plies;
        events += tally.events;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{all} games, {plies} moves, {events} events, nothing wrong, {seconds:.0} s");
    Ok(())
}

/// The cases that are named; all offered games, or all others, if none is.
fn chosen(args: &Args) -> Result<Vec<Case>, Failure> {
    let mut known: Vec<Case> = offered();
    if args.plain.is_empty() {
        return Ok(if args.has("--further") {
            further()
        } else {
            known
        });
    }
    known.extend(further());
    if let Some(unknown) = args
        .plain
        .iter()
        .find(|id| known.iter().all(|c| c.id != **id))
    {
        let ids: Vec<&str> = known.iter().map(|case| case.id.as_str()).collect();
        let ids = ids.join(" ");
        return Err(Failure::usage(format!(
            "there is no \"{unknown}\" in {ids}"
        )));
    }
    known.retain(|case| args.plain.contains(&case.id));
    Ok(known)
}

/// Plays games of a case.
fn soak(case: &Case, seed: u64, games: std::ops::Range<usize>) -> Result<Tally, Failure> {
    let begun = Instant::now();
    let mut tally = Tally::default();
    let count = games.len();
    for game in games {
        let at = |why: String| {
            let again = format!("soak --seed {seed} --from {game} --games 1 {}", case.id);
            Failure::failed(format!("{why}\nAgain: cargo lab {again}"))
        };
        let seed = seed ^ (game as u64) << 32;
        tally.add(&play(case, seed).map_err(at)?);
        tally.events += attend(case, seed).map_err(at)?;
        if tally.games % STEP == 0 {
            eprint!("\r{}: {} of {count}  ", case.id, tally.games);
        }
    }
    eprint!("\r");
    let seconds = begun.elapsed().as_secs_f64();
    println!("{}: {} {seconds:.0} s", case.id, tally.report());
    Ok(tally)
}
