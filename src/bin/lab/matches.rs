//! `cargo lab match`: games between two players, in which one of them has one
//! side after the other and the second all the others.

use crate::command::Failure;
use crate::dice::Dice;
use crate::plan::{Plan, read_plan};
use crate::players::Player;
use crate::tally::{Ending, Last, Tally, why};
use crate::watch::Watch;
use abalone::engine::Question;
use abalone::notation::aba_pro;
use abalone::rules::{Boards, Side};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::Instant;

/// What is said of a game that is too long.
const UNFINISHED: &str = "unfinished";

/// Plays a match and prints the result.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let plan = read_plan(args)?;
    let (tally, seconds) = play_all(&plan).map_err(Failure::failed)?;
    print!("{}", tally.summary(&plan, seconds));
    Ok(())
}

/// Plays until all games are played, or the match has shown what it was to.
fn play_all(plan: &Plan) -> Result<(Tally, f64), String> {
    let tally = Mutex::new(Tally::default());
    let next = AtomicUsize::new(0);
    let watch = Watch::start();
    std::thread::scope(|scope| {
        let hands: Vec<_> = (0..plan.threads)
            .map(|_| scope.spawn(|| play_some(plan, &next, &tally)))
            .collect();
        hands
            .into_iter()
            .map(ScopedJoinHandle::join)
            .try_for_each(|end| end.unwrap_or_else(|_| Err("a game broke off".into())))
    })?;
    if !plan.quiet {
        eprintln!();
    }
    let tally = tally.into_inner().map_err(|e| e.to_string())?;
    Ok((tally, watch.seconds()))
}

/// Plays openings that nobody else has taken. What is drawn by lot in them
/// depends on the seed and the opening alone, not on who plays it.
fn play_some(plan: &Plan, next: &AtomicUsize, tally: &Mutex<Tally>) -> Result<(), String> {
    let [a, b] = plan.kinds.clone();
    let mut players = [Player::new(a)?, Player::new(b)?];
    let sides = plan.sides();
    loop {
        let opening = next.fetch_add(1, Ordering::Relaxed);
        if opening * sides >= plan.games {
            return Ok(());
        }
        let mut dice = Dice::new(plan.seed ^ (opening as u64) << 32);
        let (start, history) = plan.openings.open(&plan.variant, opening, &mut dice)?;
        let mut part = Tally::default();
        for side in 0..sides {
            for player in &mut players {
                player.new_game(dice.next())?;
            }
            let side = Side(side as u8);
            let last = play(plan, &mut players, &start, &history, side, &mut part)?;
            part.ended(&last, side);
        }
        let mut tally = tally.lock().map_err(|e| e.to_string())?;
        tally.add(&part);
        if !plan.quiet {
            eprint!("\r{}  ", tally.standing(plan.sprt));
        }
        if tally.verdict(plan.sprt).is_some() {
            // Nobody takes another.
            next.store(plan.games, Ordering::Relaxed);
        }
    }
}

/// One game in which the first player has a side: how it ended, and where.
fn play(
    plan: &Plan,
    players: &mut [Player; 2],
    start: &Boards,
    opening: &str,
    first: Side,
    tally: &mut Tally,
) -> Result<Last, String> {
    let draws = plan.variant.draws;
    let mut boards = *start;
    let mut keys = Vec::new();
    // The same of each board by itself.
    let mut earlier = [Vec::new(), Vec::new()];
    let mut history = opening.to_owned();
    for ply in 0..=plan.max_plies {
        if let Some(outcome) = boards.outcome_after(&keys, draws) {
            if plan.show {
                println!("{history}\n{outcome:?}");
            }
            let ending = match outcome.winner {
                None => Ending::Drawn,
                Some(side) if side == first => Ending::Won,
                Some(_) => Ending::Lost,
            };
            let why = why(outcome.reason);
            return Ok(Last {
                ending,
                why,
                boards,
            });
        }
        if ply == plan.max_plies {
            break;
        }
        let position = *boards.active();
        let who = usize::from(position.turn_side() != first);
        let player = &mut players[who];
        let question = Question {
            position: &position,
            earlier: &earlier[boards.active_board()],
            draws,
        };
        let asked = Instant::now();
        let chosen = player.choose(question, &history)?;
        let millis = asked.elapsed().as_millis() as u64;
        tally.timed(who, millis, player.allowed_ms());
        let Some(mv) = chosen.filter(|&mv| boards.check(mv).is_ok()) else {
            tally.illegal[who] += 1;
            return Ok(Last {
                ending: [Ending::Lost, Ending::Won][who],
                why: "illegal move",
                boards,
            });
        };
        if plan.needs_history() {
            history = format!("{history} {}", aba_pro(&position, mv));
        }
        keys.push(boards.key());
        earlier[boards.active_board()].push(position.key());
        boards.play_unchecked(mv);
    }
    if plan.show {
        println!("{history}\n{UNFINISHED}");
    }
    Ok(Last {
        ending: Ending::Drawn,
        why: UNFINISHED,
        boards,
    })
}
