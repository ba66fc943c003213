//! Whose turn it is, found out a second time.

use super::{Checked, same};
use abalone::rules::{Boards, Move, Position, Seat, Side};

/// Checks whose turn it is on a board after a move that has not ended it.
pub fn check_turn(before: &Position, mv: Move, after: &Position) -> Checked {
    if after.outcome().is_some() {
        return Ok(());
    }
    if before.is_placing() {
        return same(after.turn(), after_placing(before, after)?, "turn");
    }
    let rules = before.rules();
    let moved = before.board().get(mv.cell());
    let seat = moved.and_then(|colour| rules.seating.seat_of(colour));
    let own = seat.is_some_and(|seat| rules.side(seat) == before.turn_side());
    if let Some(rest) = before.phase().after(own) {
        let possible = rest.may_own() && after.can_move(before.turn())
            || rest.may_other() && after.can_move(next_seat(after, before.turn()));
        if possible {
            same(after.phase(), rest, "what is left of the turn")?;
            return same(after.turn(), before.turn(), "turn of two moves");
        }
    }
    same(after.turn(), next_turn(after, before.turn())?, "turn")
}

/// Checks whose turn it is after a seat has left.
pub fn check_turn_after_leave(before: &Position, after: &Position) -> Checked {
    if after.outcome().is_some() {
        return Ok(());
    }
    let turn = before.turn();
    let expected = if before.is_placing() && !after.is_placing() {
        first_turn(after)?
    } else if after.plays_on(turn) {
        turn
    } else if after.is_placing() {
        let holds = |seat: &Seat| has_in_hand(after, *seat);
        let mut others = others_after(after, turn).filter(|&s| after.plays_on(s));
        others.find(holds).ok_or("nobody has a marble")?
    } else {
        next_turn(after, turn)?
    };
    same(after.turn(), expected, "turn after a seat has left")
}

/// The seats after one, in turn order, and at last itself.
fn others_after(position: &Position, seat: Seat) -> impl Iterator<Item = Seat> {
    let seats = position.rules().seating.seats() as u8;
    (1..=seats).map(move |i| Seat((seat.0 + i) % seats))
}

fn next_seat(position: &Position, seat: Seat) -> Seat {
    others_after(position, seat).next().unwrap_or(seat)
}

/// The next that takes part and can move; of two simply the other.
fn next_turn(after: &Position, from: Seat) -> Result<Seat, String> {
    let rules = after.rules();
    if rules.seating.seats() == 2 {
        return Ok(Seat(1 - from.0));
    }
    let both = rules.turn.moves_other();
    let acts = |seat: &Seat| {
        after.plays_on(*seat)
            && (after.can_move(*seat) || both && after.can_move(next_seat(after, *seat)))
    };
    let found = others_after(after, from).find(acts);
    found.ok_or_else(|| "nobody can move, and the game goes on".to_owned())
}

fn has_in_hand(position: &Position, seat: Seat) -> bool {
    position.in_hand(position.rules().seating.colour(seat)) > 0
}

fn after_placing(before: &Position, after: &Position) -> Result<Seat, String> {
    let mut others = others_after(after, before.turn());
    if after.is_placing() {
        let holds = |seat: &Seat| after.plays_on(*seat) && has_in_hand(after, *seat);
        return Ok(others.find(holds).ok_or("nobody has a marble")?);
    }
    first_turn(after)
}

/// Whose turn it is when all marbles lie.
fn first_turn(after: &Position) -> Result<Seat, String> {
    let first = after.rules().first;
    let can = |seat: Seat| after.plays_on(seat) && after.can_move(seat);
    if after.rules().seating.seats() == 2 || can(first) {
        return Ok(first);
    }
    next_turn(after, first)
}

/// Counts the moves on two boards, from which follows who plays next, and where.
#[derive(Default)]
pub struct Schedule {
    made: [usize; 2],
}

impl Schedule {
    /// A move was made on a board.
    pub fn made(&mut self, board: usize) {
        self.made[board] += 1;
    }

    /// Checks board, side and seat of the turn of a game that goes on.
    pub fn check(&self, boards: &Boards) -> Checked {
        let (Some(first), Some(second)) = (boards.board(0), boards.board(1)) else {
            return same(boards.turn(), boards.active().turn(), "turn");
        };
        let board = match (first.outcome().is_some(), second.outcome().is_some()) {
            (true, _) => 1,
            (_, true) => 0,
            // Board after board, so that none is ahead by more than a move.
            _ => usize::from(self.made[1] < self.made[0]),
        };
        same(boards.active_board(), board, "board of the turn")?;
        let team = self.made[board] % 2;
        same(boards.turn_side(), Side(team as u8), "side of the turn")?;
        let mut made_by_team = self.made[board] / 2;
        if boards.rules().counter_phase && team == 1 {
            // This team stays for another round before its first change.
            made_by_team = made_by_team.saturating_sub(1);
        }
        let changes = made_by_team / 2;
        let seat = Seat((team + 2 * ((board + changes) % 2)) as u8);
        same(boards.turn(), seat, "turn on two boards")
    }
}
