//! Makes the set: games of the engine against itself, and proofs.

use super::solver::{OutOfBudget, Solver};
use crate::dice::Dice;
use abalone::engine::{Engine, Limits, Manner, Noise, Question, Silent};
use abalone::notation::{aba_pro, position_string};
use abalone::rules::{Layout, Move, Position, Seating, Side, layouts};
use std::collections::HashSet;

/// The window of every proof, in plies.
pub const WINDOW: u8 = 7;
/// Windows in which a gain may show already, shortest first. One that shows in a
/// single ply is there for the taking and not in the set.
const SHOWS: [u8; 3] = [3, 5, WINDOW];
/// Positions that the proofs of one position may look at.
const BUDGET: u64 = 60_000_000;
/// Positions with more moves that do are left out: there is little to find.
const MOST_MOVES: usize = 4;
/// Nodes of a move in the games.
const GAME_NODES: u64 = 400;
/// Largest error of a player of these games, in thousandths of a marble: good
/// players seldom leave a marble to be won.
const GAME_NOISE: i32 = 700;
/// Random plies at the beginning of a game.
const RANDOM_PLIES: usize = 6;
/// Plies after which a game is given up.
const GAME_PLIES: usize = 240;
/// Plies from one position that is looked at to the next: neighbours are alike.
const STEP: usize = 5;
/// Positions of one game in the set at most.
const OF_A_GAME: usize = 3;

/// What can be forced in a position.
struct Forced {
    /// The shortest window in which the gain shows.
    plies: u8,
    moves: Vec<Move>,
}

/// Which positions are wanted.
#[derive(Clone, Copy)]
pub struct Order {
    /// At most so many for every number of plies.
    pub each: usize,
    /// So many games are played.
    pub games: usize,
    /// Decides about everything that is thrown.
    pub seed: u64,
    /// Whether a gain is enough, with the points as they were in the game. Otherwise
    /// the side to move has all but one, so that its gain is a win: what a marble is
    /// worth is a matter of judgement, what a win is worth is not.
    pub gains: bool,
}

/// Plays games and prints positions of them.
pub fn run(order: Order) {
    let Order {
        each,
        games,
        seed,
        gains,
    } = order;
    let (what, flag) = if gains {
        ("the net gain of a marble", " --gains")
    } else {
        ("a win", "")
    };
    println!("# Positions in which the side to move forces {what} within {WINDOW} plies: in how");
    println!("# many it shows at the earliest, the position, and every move that forces it,");
    println!(
        "# separated by tabs. src/bin/lab/forced/solver.rs says what is proved, and how. Made by"
    );
    println!("# cargo lab forced make --each {each} --games {games} --seed {seed}{flag}");
    let mut dice = Dice::new(seed);
    let mut engine = Engine::new(1 << 18);
    let mut set = Set {
        order,
        solver: Solver::new(BUDGET),
        counts: [0; SHOWS.len()],
        seen: HashSet::new(),
        tried: 0,
        unknown: 0,
    };
    let starts: Vec<&Layout> = layouts()
        .iter()
        .filter(|l| l.seating == Seating::Two)
        .collect();
    for game in 1..=games {
        engine.clear();
        let start = starts[game % starts.len()].position();
        play(&mut set, &mut engine, &mut dice, start);
        eprintln!(
            "game {game}: {:?} of {each} each; {} tried, {} without result",
            set.counts, set.tried, set.unknown
        );
    }
}

/// One game, from which positions are taken.
fn play(set: &mut Set, engine: &mut Engine, dice: &mut Dice, mut position: Position) {
    let mut taken = 0;
    let phase = dice.below(STEP);
    for ply in 0..GAME_PLIES {
        if position.outcome().is_some() {
            return;
        }
        if ply < RANDOM_PLIES {
            position.play_unchecked(*dice.pick(&position.moves()));
            continue;
        }
        if ply % STEP == phase && taken < OF_A_GAME {
            taken += usize::from(set.consider(&position));
        }
        let manner = Manner {
            noise: Noise::new(dice.next(), GAME_NOISE),
            ..Manner::within(Limits::nodes(GAME_NODES))
        };
        engine.begin(Question::new(&position, &[]), manner, &mut Silent);
        match engine.run(&mut Silent).and_then(|report| report.best) {
            Some(mv) => position.play_unchecked(mv),
            None => return,
        }
    }
}

/// The set so far.
struct Set {
    order: Order,
    solver: Solver,
    /// By plies.
    counts: [usize; SHOWS.len()],
    seen: HashSet<u64>,
    tried: usize,
    unknown: usize,
}

impl Set {
    /// Prints the position and takes it in, if it is one for the set; whether it was.
    fn consider(&mut self, position: &Position) -> bool {
        let gains = self.order.gains;
        let Some(position) = (if gains {
            Some(*position)
        } else {
            with_one_to_go(position)
        }) else {
            return false;
        };
        let full = self.counts.iter().all(|&n| n >= self.order.each);
        if full || !self.seen.insert(position.key()) {
            return false;
        }
        self.tried += 1;
        let forced = match self.prove(&position) {
            Ok(Some(forced)) => forced,
            Ok(None) => return false,
            Err(OutOfBudget) => {
                self.unknown += 1;
                return false;
            }
        };
        let row = SHOWS.iter().position(|&n| n == forced.plies);
        let Some(count) = row.and_then(|row| self.counts.get_mut(row)) else {
            return false;
        };
        if *count >= self.order.each {
            return false;
        }
        *count += 1;
        let moves = forced.moves.iter().map(|&mv| aba_pro(&position, mv));
        println!(
            "{}\t{}\t{}",
            forced.plies,
            position_string(&position),
            moves.collect::<Vec<_>>().join(" ")
        );
        true
    }

    /// What can be forced here, unless it is nothing, too easy or there for the
    /// taking.
    fn prove(&mut self, position: &Position) -> Result<Option<Forced>, OutOfBudget> {
        let moves = position.moves();
        if !self.solver.forcing(position, &moves, 1, 0)?.is_empty() {
            return Ok(None);
        }
        let last = self.counts[SHOWS.len() - 1];
        if last >= self.order.each {
            // Of those that show in the whole window alone there are enough.
            let sooner = WINDOW - 2;
            if self.solver.forcing(position, &moves, sooner, 0)?.is_empty() {
                return Ok(None);
            }
        }
        let forcing = self.solver.forcing(position, &moves, WINDOW, MOST_MOVES)?;
        if forcing.len() > MOST_MOVES {
            return Ok(None);
        }
        for plies in SHOWS {
            if !self
                .solver
                .forcing(position, &forcing, plies, 0)?
                .is_empty()
            {
                return Ok(Some(Forced {
                    plies,
                    moves: forcing,
                }));
            }
        }
        Ok(None)
    }
}

/// The same marbles, with one more to win for the side to move; for the other side,
/// two at least if that is not what the game had come to.
fn with_one_to_go(position: &Position) -> Option<Position> {
    let rules = position.rules();
    let (own, other) = (position.turn_side(), Side(1 - position.turn_side().0));
    if position.points(own) + 1 == rules.target(own) {
        return Some(*position);
    }
    let mut setup = position.setup();
    setup.points[own.index()] = rules.target(own) - 1;
    let most = rules.target(other).saturating_sub(2);
    setup.points[other.index()] = position.points(other).min(most);
    Position::new(*rules, setup).ok()
}
