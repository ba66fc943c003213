//! How games end, found out a second time.

use super::{Checked, ensure, same};
use abalone::game::Game;
use abalone::notation::boards_string;
use abalone::rules::{Boards, Outcome, Position, Reason, Side, Stuck};
use std::collections::HashMap;

/// Which boards have been there how often: told from their texts.
#[derive(Default)]
pub struct Seen(HashMap<String, usize>);

impl Seen {
    /// How often the boards have been there, this time included.
    fn times(&self, boards: &Boards) -> usize {
        1 + self.0.get(&what_repeats(boards)).copied().unwrap_or(0)
    }

    /// A move is made from these boards.
    pub fn leave(&mut self, boards: &Boards) {
        *self.0.entry(what_repeats(boards)).or_default() += 1;
    }

    /// Checks that a game that goes on is not over, and one that is over is.
    pub fn check(&self, game: &Game) -> Checked {
        let boards = game.live_boards();
        let draws = game.variant().draws;
        let thrice = draws.repetition && self.times(boards) >= 3;
        let quiet = boards.all().map(Position::quiet).min().unwrap_or(0);
        let dull = draws.quiet.is_some_and(|limit| quiet >= limit);
        let ended = boards.all().all(|board| end_of(board).is_some());
        let Some(outcome) = game.outcome() else {
            return ensure(!thrice && !dull && !ended, || {
                format!("thrice {thrice}, quiet {dull}, ended {ended}, and it goes on")
            });
        };
        match outcome.reason {
            Reason::Repetition => ensure(thrice && !ended, || "no repetition".to_owned())?,
            Reason::Quiet => ensure(dull && !ended && !thrice, || "not dull".to_owned())?,
            Reason::Boards => ensure(ended && boards.count() == 2, || "not both".to_owned())?,
            Reason::Target | Reason::Ball | Reason::Stuck => {
                let expected = boards.board(0).and_then(end_of);
                return same(Some(outcome), expected, "end");
            }
            Reason::Agreement => return same(outcome.winner, None, "agreed winner"),
            Reason::TimeLimit => {}
            Reason::Resignation | Reason::Time => return check_last(game, outcome),
        }
        if boards.count() == 2 || outcome.reason == Reason::TimeLimit {
            return same(outcome.winner, leader(boards), "winner as it stands");
        }
        same(outcome.winner, None, "winner of a draw")
    }
}

/// The text without the counters, which never come again.
fn what_repeats(boards: &Boards) -> String {
    let text = boards_string(boards);
    let fields: Vec<&str> = text.split(' ').collect();
    let counters = 3..5;
    let kept = fields.iter().enumerate();
    let kept: Vec<&str> = kept
        .filter(|(i, _)| !counters.contains(i))
        .map(|(_, field)| *field)
        .collect();
    kept.join(" ")
}

/// The end that a board has come to by itself.
fn end_of(board: &Position) -> Option<Outcome> {
    let rules = board.rules();
    let outcome = |winner, reason| Some(Outcome { winner, reason });
    let fallen = [Side(0), Side(1)].map(|side| rules.balls && board.ball(side).is_empty());
    match fallen {
        [true, true] => return outcome(None, Reason::Ball),
        [true, false] => return outcome(Some(Side(1)), Reason::Ball),
        [false, true] => return outcome(Some(Side(0)), Reason::Ball),
        [false, false] => {}
    }
    let sides: Vec<Side> = rules.all_sides().collect();
    let there = |side: &&Side| board.points(**side) >= rules.targets[side.index()];
    if let Some(&first) = sides.iter().find(there) {
        let winner = if rules.misere {
            single_best(&sides, |side| -i32::from(board.points(side)))
        } else {
            Some(first)
        };
        return outcome(winner, Reason::Target);
    }
    if !board.is_placing() && board.moves().is_empty() {
        let loses = rules.seating.seats() == 2 && rules.stuck == Stuck::Loses;
        let winner = loses.then(|| Side(1 - board.turn_side().0));
        return outcome(winner, Reason::Stuck);
    }
    None
}

/// Who is ahead: by boards won, then by ejections; in misère by fewer.
fn leader(boards: &Boards) -> Option<Side> {
    let rules = boards.rules();
    let sides: Vec<Side> = rules.all_sides().collect();
    let won = |side: Side| {
        let ends = boards.all().filter_map(end_of);
        ends.filter(|end| end.winner == Some(side)).count() as i32
    };
    let sign = if rules.misere { -1 } else { 1 };
    single_best(&sides, |side| {
        let points: i32 = boards.all().map(|b| i32::from(b.points(side))).sum();
        let boards_won = if boards.count() == 2 { won(side) } else { 0 };
        1000 * boards_won + sign * points
    })
}

fn single_best(sides: &[Side], worth: impl Fn(Side) -> i32) -> Option<Side> {
    let best = sides.iter().map(|&side| worth(side)).max()?;
    let mut leaders = sides.iter().filter(|&&side| worth(side) == best);
    let first = leaders.next().copied();
    if leaders.next().is_some() {
        None
    } else {
        first
    }
}

/// Whoever has won by others' leaving is the last.
fn check_last(game: &Game, outcome: Outcome) -> Checked {
    let boards = game.live_boards();
    let rules = boards.rules();
    if rules.sides() == 2 {
        return ensure(outcome.winner.is_some(), || "nobody won".to_owned());
    }
    let plays = |side: &Side| rules.seats_of(*side).any(|seat| boards.plays_on(seat));
    let left: Vec<Side> = rules.all_sides().filter(plays).collect();
    same(left, outcome.winner.into_iter().collect(), "sides left")
}
