//! How a position changes: moves, turns that pass, seats that leave.

use super::cell_set::CellSet;
use super::legality::Illegal;
use super::moves::{Move, MoveKind};
use super::position::Position;
use super::seating::{Colour, Seat, Side};
use super::turn::{Phase, TurnMode};
use super::zobrist;

impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// When the move is not legal, with the reason.
    pub fn play(&self, mv: Move) -> Result<Position, Illegal> {
        self.check(mv)?;
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// Plays a move that is known to be legal; the fast twin of [`play`](Self::play).
    /// An illegal move leaves a position without meaning, but never panics.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        if self.rules.balls {
            self.drop_balls(mv);
        }
        let own = self.rules.turn == TurnMode::Single || self.moves_own(mv);
        let mut ejected = None;
        if mv.is_inline() {
            let shifted = self.board.shift_row(mv.cell(), mv.direction());
            self.key ^= shifted.key_change;
            ejected = shifted.ejected;
        } else if mv.is_place() {
            self.place(mv);
            return;
        } else if let Some(cells) = mv.named_cells() {
            self.key ^= self.board.shift_each(cells, mv.direction());
        }
        if let Some(colour) = ejected {
            self.credit(colour);
            self.quiet = 0;
        } else {
            self.quiet = self.quiet.saturating_add(1);
        }
        match self.phase.after(own) {
            Some(rest) => self.set_phase(rest),
            None => self.advance_turn(),
        }
        self.settle();
    }

    /// The turn passes without a move: for search and for questions like "what
    /// if I did nothing"; never a legal move.
    #[inline]
    pub fn pass(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
        self.advance_turn();
        self.settle();
    }

    /// A seat leaves the game: in a game each for himself its marbles stay and
    /// it is skipped from now on. Those it has not placed yet leave with it.
    pub fn retire(&mut self, seat: Seat) {
        if self.plays_on(seat) {
            self.gone |= 1 << seat.0;
            self.key ^= zobrist::GONE[seat.index()];
            if self.is_placing() {
                self.hand[self.rules.seating.colour(seat).index()] = 0;
                if !self.is_placing() {
                    self.begin_play();
                }
            }
            self.settle();
        }
    }

    /// Whether a move is one of the mover's own marbles.
    #[inline]
    fn moves_own(&self, mv: Move) -> bool {
        self.forces().friendly.has(mv.cell())
    }

    /// The side that gains by the loss of a marble now: with two sides the one
    /// it does not belong to, whoever moved it; otherwise the mover.
    #[inline]
    pub fn captor_of(&self, ejected: Colour) -> Side {
        match self.rules.seating.seat_of(ejected) {
            Some(seat) if self.rules.sides() == 2 => Side(1 - self.rules.side(seat).0),
            _ => self.turn_side(),
        }
    }

    /// Counts a marble for whoever gains by its loss.
    #[inline]
    fn credit(&mut self, ejected: Colour) {
        let side = self.captor_of(ejected).index();
        self.key ^= self.points_key(side);
        self.points[side] = self.points[side].saturating_add(1);
        self.key ^= self.points_key(side);
    }

    /// Lays a marble from the hand on the board.
    fn place(&mut self, mv: Move) {
        let colour = self.turn_colour();
        self.board.set(mv.cell(), Some(colour));
        self.key ^= zobrist::marble(colour, mv.cell());
        let hand = &mut self.hand[colour.index()];
        *hand = hand.saturating_sub(1);
        self.advance_turn();
        if !self.is_placing() {
            self.begin_play();
        }
        self.settle();
    }

    /// The last marble lies: the first seat begins the game proper.
    fn begin_play(&mut self) {
        self.key ^= zobrist::TURN[self.turn.index()];
        self.turn = self.rules.first;
        self.key ^= zobrist::TURN[self.turn.index()];
        self.set_phase(self.first_phase());
    }

    /// The balls that a move lets fall, or carries.
    fn drop_balls(&mut self, mv: Move) {
        let effect = self.effect(mv);
        let moving = effect.group | effect.pushed;
        for side in 0..self.balls.len() {
            let rests = self.balls[side];
            if (rests & moving).is_empty() {
                continue;
            }
            let carried = matches!(mv.kind(), MoveKind::Triangle { .. }) && moving == rests;
            let after = if carried {
                rests.behind(mv.direction().opposite())
            } else {
                CellSet::EMPTY
            };
            self.key ^= zobrist::ball(side, rests) ^ zobrist::ball(side, after);
            self.balls[side] = after;
        }
    }

    /// The side whose ball has fallen; both when both have.
    pub(super) fn fallen(&self) -> [bool; 2] {
        self.balls.map(|rests| self.rules.balls && rests.is_empty())
    }

    /// The cells on which a side's ball rests; empty when it has none, or when
    /// it has fallen.
    pub fn ball(&self, side: Side) -> CellSet {
        self.balls.get(side.index()).copied().unwrap_or_default()
    }

    #[inline]
    fn set_phase(&mut self, phase: Phase) {
        self.key ^= zobrist::PHASE[self.phase as usize] ^ zobrist::PHASE[phase as usize];
        self.phase = phase;
    }

    /// What the present turn has, or had when it began.
    pub(super) fn whole_turn(&self) -> Phase {
        let first_turn = self.number == 1 && self.turn == self.rules.first;
        if first_turn || self.is_placing() {
            self.first_phase()
        } else {
            self.rules.turn.phase()
        }
    }

    /// What the very first turn of the game has.
    const fn first_phase(&self) -> Phase {
        if self.rules.full_first_turn {
            self.rules.turn.phase()
        } else {
            Phase::Own
        }
    }

    /// The turn goes to the next seat.
    #[inline]
    fn advance_turn(&mut self) {
        self.key ^= zobrist::TURN[self.turn.index()];
        let next = self.turn.0 + 1;
        self.turn = Seat(if usize::from(next) == self.rules.seating.seats() {
            0
        } else {
            next
        });
        self.key ^= zobrist::TURN[self.turn.index()];
        if self.turn == self.rules.first {
            self.number = self.number.saturating_add(1);
        }
        if self.rules.turn != TurnMode::Single {
            self.set_phase(self.rules.turn.phase());
        }
    }

    /// Passes over what cannot be moved: the first of a pair of moves, the
    /// second, and with three seats and more a whole turn. A side of two that
    /// cannot move at all keeps its turn, and is stuck; when no seat can move
    /// the turn stays where it is: the game is a draw.
    #[inline]
    pub(super) fn settle(&mut self) {
        let plain = self.rules.seating.seats() == 2 && self.rules.turn == TurnMode::Single;
        if plain && self.hand == [0; 6] {
            return;
        }
        self.settle_slowly();
    }

    fn settle_slowly(&mut self) {
        if self.decided().is_some() {
            return;
        }
        let seats = self.rules.seating.seats();
        let before = *self;
        for _ in 0..=seats {
            if self.plays_on(self.turn)
                && let Some(phase) = self.possible_phase()
            {
                self.set_phase(phase);
                return;
            }
            if seats == 2 && !self.is_placing() && !self.is_mid_turn() {
                return;
            }
            self.advance_turn();
        }
        *self = before;
    }

    /// Whether a part of the turn has been played.
    fn is_mid_turn(&self) -> bool {
        self.phase.left() < self.whole_turn().left()
    }

    /// What of the turn can be played at all.
    fn possible_phase(&self) -> Option<Phase> {
        if self.is_placing() {
            let has = self.hand[self.turn_colour().index()] > 0;
            return has.then_some(self.phase);
        }
        let own = self.phase.may_own() || self.phase == Phase::OtherThenOwn;
        let other = self.rules.turn.moves_other();
        self.phase.possible(
            own && self.can_move(self.turn),
            other && self.can_move(self.other_seat()),
        )
    }
}
