//! `cargo lab match`: games between two players, both colours of each opening.

use crate::players::{Dice, FORMS, Kind, Player};
use crate::watch::Watch;
use abalone::notation::aba_pro;
use abalone::rules::{Draws, Layout, Position, Seating, Side, layout_by_name, layouts};
use std::time::Instant;

/// What a match is made of.
struct Plan {
    kinds: [Kind; 2],
    games: usize,
    layouts: Vec<&'static Layout>,
    random_plies: usize,
    seed: u64,
    max_plies: usize,
    quiet: bool,
    show: bool,
}

/// What came of it, from the first player's view.
#[derive(Default)]
struct Tally {
    wins: usize,
    draws: usize,
    losses: usize,
    plies: usize,
    illegal: [usize; 2],
    timed: [usize; 2],
    late: [usize; 2],
    latest_ms: [u64; 2],
    /// Results of pairs of games, in half points 0 to 4.
    pairs: [usize; 5],
}

/// An answer is late when it exceeds its time by more than this.
const GRACE_MS: u64 = 20;

fn help() -> String {
    format!(
        "cargo lab match A B [--games N] [--layouts all|ID,ID,…] [--random PLIES]\n\
         \x20                  [--seed N] [--max-plies N] [--quiet] [--show]\n\
         players: {FORMS}"
    )
}

/// Plays a match and prints the result.
pub fn run(args: &[String]) -> Result<(), String> {
    let plan = read_plan(args)?;
    let mut players = [
        Player::new(plan.kinds[0].clone(), plan.seed)?,
        Player::new(plan.kinds[1].clone(), !plan.seed)?,
    ];
    let mut dice = Dice::new(plan.seed);
    let mut tally = Tally::default();
    let watch = Watch::start();
    let mut start = plan.layouts[0].position();
    let mut opening = String::new();
    let mut pair = 0;
    for game in 0..plan.games {
        let second_has_black = game % 2 == 1;
        if !second_has_black {
            let layout = plan.layouts[(game / 2) % plan.layouts.len()];
            (start, opening) = open(layout, plan.random_plies, &mut dice);
        }
        let half_points = play(
            &plan,
            &mut players,
            &start,
            &opening,
            second_has_black,
            &mut tally,
        )?;
        match half_points {
            2 => tally.wins += 1,
            1 => tally.draws += 1,
            _ => tally.losses += 1,
        }
        pair += half_points;
        if second_has_black {
            tally.pairs[pair] += 1;
            pair = 0;
        }
        if !plan.quiet {
            eprint!("\r{}  ", tally.score());
        }
    }
    if !plan.quiet {
        eprintln!();
    }
    print!("{}", tally.summary(&plan, watch.seconds()));
    Ok(())
}

fn read_plan(args: &[String]) -> Result<Plan, String> {
    let [first, second, options @ ..] = args else {
        return Err(help());
    };
    let mut plan = Plan {
        kinds: [Kind::read(first)?, Kind::read(second)?],
        games: 20,
        layouts: vec![],
        random_plies: 0,
        seed: 1,
        max_plies: 400,
        quiet: false,
        show: false,
    };
    let mut options = options.iter();
    while let Some(option) = options.next() {
        if option == "--quiet" {
            plan.quiet = true;
            continue;
        }
        if option == "--show" {
            plan.show = true;
            continue;
        }
        let value = options
            .next()
            .ok_or_else(|| format!("{option} needs a value\n{}", help()))?;
        let number = || {
            value
                .parse::<usize>()
                .map_err(|_| format!("{option}: \"{value}\" is not a number"))
        };
        match option.as_str() {
            "--games" => plan.games = number()?,
            "--random" => plan.random_plies = number()?,
            "--seed" => plan.seed = number()? as u64,
            "--max-plies" => plan.max_plies = number()?,
            "--layouts" => plan.layouts = read_layouts(value)?,
            _ => return Err(help()),
        }
    }
    if plan.layouts.is_empty() {
        plan.layouts = read_layouts("all")?;
    }
    Ok(plan)
}

fn read_layouts(names: &str) -> Result<Vec<&'static Layout>, String> {
    if names == "all" {
        return Ok(layouts()
            .iter()
            .filter(|l| l.seating == Seating::Two)
            .collect());
    }
    names
        .split(',')
        .map(|name| {
            layout_by_name(name)
                .filter(|l| l.seating == Seating::Two)
                .ok_or_else(|| format!("there is no layout \"{name}\" for two"))
        })
        .collect()
}

/// The first position of a game, and the command that tells a program of it.
fn open(layout: &Layout, random_plies: usize, dice: &mut Dice) -> (Position, String) {
    loop {
        let mut position = layout.position();
        let mut command = format!("position layout {} moves", layout.id);
        for _ in 0..random_plies {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            command = format!("{command} {}", aba_pro(&position, mv));
            position.play_unchecked(mv);
        }
        let even = position.points(Side(0)) == position.points(Side(1));
        if even && position.outcome().is_none() {
            return (position, command);
        }
    }
}

/// One game; half points of the first player.
fn play(
    plan: &Plan,
    players: &mut [Player; 2],
    start: &Position,
    opening: &str,
    second_has_black: bool,
    tally: &mut Tally,
) -> Result<usize, String> {
    for player in players.iter_mut() {
        player.new_game()?;
    }
    let mut position = *start;
    let mut keys = Vec::new();
    let mut history = opening.to_owned();
    let black = usize::from(second_has_black);
    for ply in 0..=plan.max_plies {
        if let Some(outcome) = position.outcome_after(&keys, Draws::default()) {
            if plan.show {
                println!("{history}\n{outcome:?}");
            }
            return Ok(match outcome.winner {
                None => 1,
                Some(side) if side.index() == black => 2,
                Some(_) => 0,
            });
        }
        if ply == plan.max_plies {
            break;
        }
        let who = usize::from(position.turn_side() == Side(0)) ^ 1 ^ black;
        let player = &mut players[who];
        let asked = Instant::now();
        let chosen = player.choose(&position, &keys, &history)?;
        if let Some(allowed) = player.allowed_ms() {
            let over = (asked.elapsed().as_millis() as u64).saturating_sub(allowed);
            tally.timed[who] += 1;
            tally.late[who] += usize::from(over > GRACE_MS);
            tally.latest_ms[who] = tally.latest_ms[who].max(over);
        }
        let next = chosen.and_then(|mv| Some((mv, position.play(mv).ok()?)));
        let Some((mv, next)) = next else {
            tally.illegal[who] += 1;
            return Ok(2 * who);
        };
        history = format!("{history} {}", aba_pro(&position, mv));
        keys.push(position.key());
        position = next;
        tally.plies += 1;
    }
    Ok(1)
}

impl Tally {
    fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    fn score(&self) -> String {
        format!("+{} ={} -{}", self.wins, self.draws, self.losses)
    }

    /// Elo difference and the half-width of its 95 % interval, from pairs of
    /// games: two games of one opening are not independent.
    fn elo(&self) -> Option<(f64, f64)> {
        let n = self.pairs.iter().sum::<usize>() as f64;
        let points = |i: usize| i as f64 / 4.0;
        let share = |f: &dyn Fn(f64) -> f64| {
            let sum: f64 = (0..5).map(|i| self.pairs[i] as f64 * f(points(i))).sum();
            sum / n
        };
        let mean = share(&|x| x);
        if n < 2.0 || mean <= 0.0 || mean >= 1.0 {
            return None;
        }
        let deviation = (share(&|x| (x - mean) * (x - mean)) / (n - 1.0)).sqrt();
        let elo = |p: f64| -400.0 * (1.0 / p.clamp(1e-4, 1.0 - 1e-4) - 1.0).log10();
        let width = (elo(mean + 1.96 * deviation) - elo(mean - 1.96 * deviation)) / 2.0;
        Some((elo(mean), width))
    }

    fn summary(&self, plan: &Plan, seconds: f64) -> String {
        let elo = self.elo().map_or(String::new(), |(elo, width)| {
            format!(", Elo {elo:+.0} ± {width:.0}")
        });
        let mut text = format!(
            "{} of {} games ({:.0} plies a game, {seconds:.0} s){elo}\n",
            self.score(),
            self.games(),
            self.plies as f64 / self.games().max(1) as f64,
        );
        for (who, kind) in plan.kinds.iter().enumerate() {
            text.push_str(&format!(
                "{}: {kind:?}: illegal {}, late {} of {} (worst {} ms over)\n",
                ["A", "B"][who],
                self.illegal[who],
                self.late[who],
                self.timed[who],
                self.latest_ms[who],
            ));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_of_even_and_uneven_matches() {
        let mut tally = Tally::default();
        assert_eq!(tally.elo(), None);
        tally.pairs = [5, 0, 10, 0, 5];
        assert!(tally.elo().is_some_and(|(elo, _)| elo.abs() < 1e-9));
        tally.pairs = [0, 0, 10, 0, 10];
        assert!(tally.elo().is_some_and(|(elo, width)| elo > width));
    }
}
