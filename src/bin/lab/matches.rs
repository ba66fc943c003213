//! `cargo lab match`: games between two players, in which one of them has one
//! side after the other and the second all the others.

use crate::command::Failure;
use crate::dice::Dice;
use crate::plan::{Plan, read_plan};
use crate::players::Player;
use crate::tally::{Ending, Tally};
use crate::watch::Watch;
use abalone::engine::Question;
use abalone::notation::aba_pro;
use abalone::rules::{Boards, Side};
use std::time::Instant;

/// Plays a match and prints the result.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let plan = read_plan(args)?;
    let (tally, seconds) = play_all(&plan).map_err(Failure::failed)?;
    print!("{}", tally.summary(&plan, seconds));
    Ok(())
}

fn play_all(plan: &Plan) -> Result<(Tally, f64), String> {
    let [a, b] = plan.kinds.clone();
    let mut players = [Player::new(a, plan.seed)?, Player::new(b, !plan.seed)?];
    let mut dice = Dice::new(plan.seed);
    let mut tally = Tally::default();
    let watch = Watch::start();
    let sides = plan.sides();
    let mut opened = plan.open(0, &mut dice)?;
    for game in 0..plan.games {
        let (opening, side) = (game / sides, game % sides);
        if game > 0 && side == 0 {
            opened = plan.open(opening, &mut dice)?;
        }
        let side = Side(side as u8);
        let (start, history) = &opened;
        let (ending, last) = play(plan, &mut players, start, history, side, &mut tally)?;
        tally.ended(ending, &last, side);
        if !plan.quiet {
            eprint!("\r{}  ", tally.score());
        }
    }
    if !plan.quiet {
        eprintln!();
    }
    Ok((tally, watch.seconds()))
}

/// One game in which the first player has a side: how it ended, and where.
fn play(
    plan: &Plan,
    players: &mut [Player; 2],
    start: &Boards,
    opening: &str,
    first: Side,
    tally: &mut Tally,
) -> Result<(Ending, Boards), String> {
    for player in players.iter_mut() {
        player.new_game()?;
    }
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
            return Ok((ending, boards));
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
            let ending = [Ending::Lost, Ending::Won][who];
            return Ok((ending, boards));
        };
        if plan.needs_history() {
            history = format!("{history} {}", aba_pro(&position, mv));
        }
        keys.push(boards.key());
        earlier[boards.active_board()].push(position.key());
        boards.play_unchecked(mv);
    }
    if plan.show {
        println!("{history}\nunfinished");
    }
    Ok((Ending::Drawn, boards))
}
