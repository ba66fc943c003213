//! The boards of a game: one, or in the game 4×2×2 two at once.
//!
//! On two boards two teams of two play. The first team is Black on both boards,
//! the second White on both. The turn goes from the first team on board 1 and on
//! board 2 to the second team on board 1 and on board 2. Each player makes two
//! moves on a board and then changes to the other. *In phase* both teams change
//! together, so that the same two always meet; in *counter-phase* the second team
//! changes a round later, so that the pairs vary. A board that is over is skipped.
//! Boards won, and then ejections on both, decide.
//!
//! Each board is a [`Position`] of a game of two; everything else follows from
//! the two of them.

use super::legality::Illegal;
use super::moves::Move;
use super::outcome::{Outcome, REPETITIONS, Reason};
use super::position::Position;
use super::ruleset::Rules;
use super::seating::{Seat, Side};
use super::variant::Draws;

/// Moves that a player makes on a board before he changes to the other.
const MOVES_ON_A_BOARD: u16 = 2;

/// The boards of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boards {
    first: Position,
    second: Option<Position>,
    /// Whether the turn is on the second board.
    on_second: bool,
    rules: Rules,
}

impl From<Position> for Boards {
    /// A game on one board.
    fn from(position: Position) -> Boards {
        Boards {
            first: position,
            second: None,
            on_second: false,
            rules: *position.rules(),
        }
    }
}

impl Boards {
    /// Two boards of a game under these rules. Whose turn it is on which follows
    /// from how far they are.
    pub fn two(rules: Rules, first: Position, second: Position) -> Boards {
        let mut boards = Boards {
            first,
            second: Some(second),
            on_second: false,
            rules,
        };
        boards.share_quiet(first.quiet().min(second.quiet()));
        boards.choose_board();
        boards
    }

    /// The rules of the game; those of [`active`](Self::active) are the same but
    /// for the seats, where there are two boards.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board on which the next move is made.
    pub fn active(&self) -> &Position {
        match &self.second {
            Some(second) if self.on_second => second,
            _ => &self.first,
        }
    }

    /// Number of that board, from 0.
    pub const fn active_board(&self) -> usize {
        self.on_second as usize
    }

    /// Number of boards, 1 or 2.
    pub const fn count(&self) -> usize {
        1 + self.second.is_some() as usize
    }

    /// A board by its number, from 0.
    pub fn board(&self, number: usize) -> Option<&Position> {
        match number {
            0 => Some(&self.first),
            1 => self.second.as_ref(),
            _ => None,
        }
    }

    /// All boards in order.
    pub fn all(&self) -> impl Iterator<Item = &Position> {
        std::iter::once(&self.first).chain(&self.second)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        let active = self.active();
        match self.second {
            Some(_) => self.seat_on(self.active_board(), active.turn_side(), active.number()),
            None => active.turn(),
        }
    }

    /// Who of a team makes its move of this number on a board.
    fn seat_on(&self, board: usize, side: Side, number: u16) -> Seat {
        let late = self.rules.counter_phase && side == Side(1);
        let move_number = number.saturating_sub(1 + u16::from(late));
        let changes = (move_number / MOVES_ON_A_BOARD) as usize;
        let partner = (board + changes) % 2;
        Seat(side.0 + 2 * partner as u8)
    }

    /// Who sits at a board for a side now: who has the move there, or will have it
    /// next. On one board, the side's seat whose turn comes first.
    pub fn sitting_at(&self, board: usize, side: Side) -> Seat {
        match self.board(board) {
            Some(position) if self.second.is_some() => {
                // Who has just moved is about to make the move of the next number.
                let moved = side == Side(0) && position.turn_side() == Side(1);
                self.seat_on(board, side, position.number() + u16::from(moved))
            }
            _ => {
                let seats = self.rules.seating.seats() as u8;
                let from = self.first.turn().0;
                let mut coming = (0..seats).map(|i| Seat((from + i) % seats));
                let found = coming.find(|&seat| self.rules.side(seat) == side);
                found.unwrap_or_default()
            }
        }
    }

    /// The side whose turn it is.
    pub fn turn_side(&self) -> Side {
        self.active().turn_side()
    }

    /// A side's points on all boards.
    pub fn points(&self, side: Side) -> u8 {
        self.all().map(|board| board.points(side)).sum()
    }

    /// Whether a seat still takes part.
    pub fn plays_on(&self, seat: Seat) -> bool {
        self.second.is_some() || self.first.plays_on(seat)
    }

    /// Identifies all boards and the turn, as [`Position::key`] does for one.
    pub fn key(&self) -> u64 {
        match &self.second {
            Some(second) => {
                let key = self.first.key() ^ second.key().rotate_left(32);
                if self.on_second { !key } else { key }
            }
            None => self.first.key(),
        }
    }

    /// Whether a move is legal now.
    ///
    /// # Errors
    /// When it is not, with the reason.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.active().check(mv)
    }

    /// Plays a move that is known to be legal.
    pub fn play_unchecked(&mut self, mv: Move) {
        match &mut self.second {
            Some(second) if self.on_second => second.play_unchecked(mv),
            _ => self.first.play_unchecked(mv),
        }
        if self.second.is_some() {
            self.share_quiet(self.active().quiet());
            self.choose_board();
        }
    }

    /// A seat leaves a game that goes on without it.
    pub fn retire(&mut self, seat: Seat) {
        if self.second.is_none() {
            self.first.retire(seat);
        }
    }

    /// Ejections anywhere begin the count of quiet moves anew.
    fn share_quiet(&mut self, quiet: u16) {
        self.first.quiet = quiet;
        if let Some(second) = &mut self.second {
            second.quiet = quiet;
        }
    }

    /// The board whose turn has come: the one that is behind, and of two that
    /// are equally far the first.
    fn choose_board(&mut self) {
        let Some(second) = &self.second else {
            return;
        };
        let progress = |board: &Position| 2 * u32::from(board.number()) + u32::from(board.turn().0);
        self.on_second = match (self.first.outcome(), second.outcome()) {
            (Some(_), None) => true,
            (None, Some(_)) => false,
            _ => progress(second) < progress(&self.first),
        };
    }

    /// The end that the boards themselves make.
    pub fn outcome(&self) -> Option<Outcome> {
        let Some(second) = &self.second else {
            return self.first.outcome();
        };
        let both = self.first.outcome().is_some() && second.outcome().is_some();
        both.then(|| self.decision(Reason::Boards))
    }

    /// The end after the boards with these keys, in order of play:
    /// [`outcome`](Self::outcome), or an end by the agreed draw rules. Two boards
    /// are then decided as they stand.
    pub fn outcome_after(&self, earlier: &[u64], draws: Draws) -> Option<Outcome> {
        if self.second.is_none() {
            return self.first.outcome_after(earlier, draws);
        }
        if let Some(outcome) = self.outcome() {
            return Some(outcome);
        }
        let quiet = self.active().quiet();
        let comparable = usize::from(quiet).min(earlier.len());
        let recent = &earlier[earlier.len() - comparable..];
        let key = self.key();
        let occurrences = 1 + recent.iter().filter(|&&other| other == key).count();
        if draws.repetition && occurrences >= REPETITIONS {
            return Some(self.decision(Reason::Repetition));
        }
        let limit = draws.quiet.is_some_and(|limit| quiet >= limit);
        limit.then(|| self.decision(Reason::Quiet))
    }

    /// The end when the common time is up: more ejections win, or in misère fewer;
    /// a draw when they are equal.
    pub fn outcome_on_time(&self) -> Outcome {
        if self.second.is_some() {
            return self.decision(Reason::TimeLimit);
        }
        let rank = |side: &Side| {
            let points = i16::from(self.points(*side));
            if self.rules.misere { -points } else { points }
        };
        let best = self.rules.all_sides().map(|side| rank(&side)).max();
        let mut leaders = self
            .rules
            .all_sides()
            .filter(|side| Some(rank(side)) == best);
        let winner = match (leaders.next(), leaders.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        Outcome {
            winner,
            reason: Reason::TimeLimit,
        }
    }

    /// Who has won on two boards as they stand.
    fn decision(&self, reason: Reason) -> Outcome {
        let won = |side: Side| {
            let boards = self.all().filter_map(Position::outcome);
            boards.filter(|o| o.winner == Some(side)).count()
        };
        let points = |side: Side| {
            let points = i16::from(self.points(side));
            if self.rules.misere { -points } else { points }
        };
        let rank = |side: Side| (won(side), points(side));
        let winner = match rank(Side(0)).cmp(&rank(Side(1))) {
            std::cmp::Ordering::Less => Some(Side(1)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side(0)),
        };
        Outcome { winner, reason }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Seating, Variant};

    /// The seats that move in the first plies, and the boards they move on.
    fn schedule(counter_phase: bool, plies: usize) -> Vec<(usize, u8)> {
        let mut variant = Variant::of_game(Seating::TwoBoards);
        variant.rules.counter_phase = counter_phase;
        let mut boards = variant.first_boards().expect("a start");
        let mut seen = Vec::new();
        for i in 0..plies {
            let seat = boards.turn();
            let side = boards.turn_side();
            assert_eq!(boards.rules().side(seat), side);
            assert_eq!(boards.sitting_at(boards.active_board(), side), seat);
            seen.push((boards.active_board() + 1, seat.0));
            let moves = boards.active().moves();
            boards.play_unchecked(moves[i % moves.len()]);
        }
        seen
    }

    #[test]
    fn in_phase_both_teams_change_together() {
        let found = schedule(false, 20);
        let boards: Vec<usize> = found.iter().map(|&(board, _)| board).collect();
        assert_eq!(boards[..8], [1, 2, 1, 2, 1, 2, 1, 2]);
        let seats: Vec<u8> = found.iter().map(|&(_, seat)| seat).collect();
        let (early, late) = ([0, 2, 1, 3], [2, 0, 3, 1]);
        assert_eq!(seats, [early, early, late, late, early].concat());
    }

    #[test]
    fn in_counter_phase_the_pairs_vary() {
        let seats: Vec<u8> = schedule(true, 28).iter().map(|&(_, seat)| seat).collect();
        let black = [[0, 2], [0, 2], [2, 0], [2, 0], [0, 2], [0, 2], [2, 0]];
        let white = [[1, 3], [1, 3], [1, 3], [3, 1], [3, 1], [1, 3], [1, 3]];
        for (round, seats) in seats.chunks(4).enumerate() {
            assert_eq!(seats[..2], black[round], "round {round}");
            assert_eq!(seats[2..], white[round], "round {round}");
        }
    }
}
