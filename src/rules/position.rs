//! A position: marbles, whose turn it is, points so far.

use super::board::Board;
use super::cell::Cell;
use super::cell_set::CellSet;
use super::generate::{AnyMove, Counter, Forces, Options, generate, generate_ejections};
use super::moves::{Move, MoveList};
use super::outcome::{Outcome, Reason};
use super::ruleset::Rules;
use super::seating::{Colour, MAX_SEATS, Seat, Seating, Side};
use super::setup::{PositionError, Setup};
use super::turn::Phase;
use super::zobrist;

/// A position of a game under its [`Rules`]. Small and `Copy`: the search
/// copies it instead of taking moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    pub(super) key: u64,
    /// Where the neutral balls rest; empty without balls, or when one has fallen.
    pub(super) balls: [CellSet; 2],
    pub(super) rules: Rules,
    pub(super) points: [u8; MAX_SEATS],
    /// Marbles of each colour that are still to be placed.
    pub(super) hand: [u8; MAX_SEATS],
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// Seats that have left the game, one bit each.
    pub(super) gone: u8,
    pub(super) quiet: u16,
    pub(super) number: u16,
}

impl Default for Position {
    /// An empty board, Black to move.
    fn default() -> Position {
        let rules = Rules::default();
        Position::new(rules, Setup::start(Board::EMPTY)).expect("an empty board is a position")
    }
}

impl Position {
    /// The position made of these parts.
    ///
    /// In a game of three seats and more a seat that cannot move is skipped at
    /// once. In a game on two boards the position is one of them, where two play;
    /// [`Boards`](super::Boards) holds both.
    ///
    /// # Errors
    /// When the game does not have these marbles or this seat.
    pub fn new(rules: Rules, setup: Setup) -> Result<Position, PositionError> {
        Position::without(rules, setup, &[])
    }

    /// The same without seats that have left, and what they had not placed.
    ///
    /// # Errors
    /// When the game does not have these marbles or this seat.
    pub fn without(rules: Rules, setup: Setup, gone: &[Seat]) -> Result<Position, PositionError> {
        let rules = rules.of_one_board();
        setup.validate(&rules)?;
        let mut hand = setup.hand;
        for &seat in gone {
            hand[rules.seating.colour(seat).index()] = 0;
        }
        let mut position = Position {
            board: setup.board,
            key: 0,
            rules,
            points: setup.points,
            balls: setup.balls,
            hand,
            turn: setup.turn,
            phase: Phase::Own,
            gone: gone.iter().fold(0, |bits, seat| bits | 1 << seat.0),
            quiet: setup.quiet,
            number: setup.number,
        };
        position.phase = setup.phase.unwrap_or(position.whole_turn());
        position.key = position.computed_key();
        position.settle();
        Ok(position)
    }

    /// The parts the position is made of, the seats that have left apart.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            points: self.points,
            quiet: self.quiet,
            number: self.number,
            phase: (self.phase != self.whole_turn()).then_some(self.phase),
            hand: self.hand,
            balls: self.balls,
        }
    }

    /// The marbles.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules the position is played under.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The colour whose turn it is.
    #[inline]
    pub const fn turn_colour(&self) -> Colour {
        self.rules.seating.colour(self.turn)
    }

    /// The side whose turn it is.
    #[inline]
    pub const fn turn_side(&self) -> Side {
        self.rules.side(self.turn)
    }

    /// A side's points: ejections made, head start included.
    #[inline]
    pub const fn points(&self, side: Side) -> u8 {
        self.points[side.index()]
    }

    /// Single moves since the last ejection.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Move number, from 1; rises when the turn returns to the first seat.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Whether a seat still takes part.
    pub const fn plays_on(&self, seat: Seat) -> bool {
        self.gone >> seat.0 & 1 == 0
    }

    /// Identifies marbles, turn, points and seats in play; equal positions have
    /// equal keys. Quiet moves and move number are not part of it.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key computed from nothing, for checking.
    pub fn computed_key(&self) -> u64 {
        let mut key = self.board.key()
            ^ zobrist::TURN[self.turn.index()]
            ^ zobrist::PHASE[self.phase as usize];
        for (side, &rests) in self.balls.iter().enumerate() {
            key ^= zobrist::ball(side, rests);
        }
        for side in 0..MAX_SEATS {
            key ^= self.points_key(side);
            if self.gone >> side & 1 == 1 {
                key ^= zobrist::GONE[side];
            }
        }
        key
    }

    #[inline]
    pub(super) fn points_key(&self, side: usize) -> u64 {
        zobrist::points(side, self.points[side])
    }

    /// The marbles as the seat to move sees them.
    #[inline]
    pub fn forces(&self) -> Forces {
        self.forces_of(self.turn)
    }

    /// The marbles as a seat sees them.
    #[inline]
    pub fn forces_of(&self, seat: Seat) -> Forces {
        let seating = self.rules.seating;
        let own = self.board.of(seating.colour(seat));
        if seating == Seating::Two {
            let other = self.board.of(seating.colour(Seat(1 - seat.0)));
            return Forces {
                own,
                friendly: own,
                enemy: other,
            };
        }
        let side = self.rules.side(seat);
        let mut friendly = own;
        let mut enemy = CellSet::EMPTY;
        for other in seating.all_seats() {
            let marbles = self.board.of(seating.colour(other));
            if self.rules.side(other) == side {
                friendly |= marbles;
            } else {
                enemy |= marbles;
            }
        }
        Forces {
            own,
            friendly,
            enemy,
        }
    }

    /// Which moves the generator is to find here.
    #[inline]
    pub const fn options(&self) -> Options {
        Options {
            reading: self.rules.reading,
            triangles: self.rules.triangles,
        }
    }

    /// What is left of the turn.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether marbles are still to be placed.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.hand != [0; MAX_SEATS]
    }

    /// Marbles of a colour that are still to be placed.
    pub const fn in_hand(&self, colour: Colour) -> u8 {
        self.hand[colour.index()]
    }

    /// In a game of two colours, the next seat: whose marbles a turn of both
    /// colours moves besides the mover's own.
    pub const fn other_seat(&self) -> Seat {
        Seat((self.turn.0 + 1) % self.rules.seating.seats() as u8)
    }

    /// The marbles as seen by whoever a move from this cell belongs to: the
    /// opponent when it starts from an opponent's marble and the turn may move
    /// those, the seat to move otherwise.
    pub fn forces_moving(&self, from: Cell) -> Forces {
        let own = self.forces();
        let theirs = self.phase.may_other() && !own.own.has(from);
        if theirs {
            self.forces_of(self.other_seat())
        } else {
            own
        }
    }

    /// The side that has reached its target, if one has.
    #[inline]
    pub fn reached_target(&self) -> Option<Side> {
        self.rules
            .all_sides()
            .find(|&side| self.points(side) >= self.rules.target(side))
    }

    /// The end that has come with the last move: a target reached, a ball
    /// fallen. A stuck side is not looked for; see [`outcome`](Self::outcome).
    #[inline]
    pub fn decided(&self) -> Option<Outcome> {
        if self.rules.balls {
            let reason = Reason::Ball;
            match self.fallen() {
                [true, true] => {
                    return Some(Outcome {
                        winner: None,
                        reason,
                    });
                }
                [true, false] => {
                    return Some(Outcome {
                        winner: Some(Side(1)),
                        reason,
                    });
                }
                [false, true] => {
                    return Some(Outcome {
                        winner: Some(Side(0)),
                        reason,
                    });
                }
                [false, false] => {}
            }
        }
        let side = self.reached_target()?;
        Some(Outcome {
            winner: if self.rules.misere {
                self.fewest_points()
            } else {
                Some(side)
            },
            reason: Reason::Target,
        })
    }

    /// The side with the fewest points, if it is a single one.
    pub fn fewest_points(&self) -> Option<Side> {
        let fewest = self.rules.all_sides().map(|s| self.points(s)).min()?;
        let mut sides = self.rules.all_sides().filter(|&s| self.points(s) == fewest);
        match (sides.next(), sides.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// Every legal move of the seat to move; none when the game is decided.
    pub fn moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.moves_into(&mut list);
        list
    }

    /// Adds every legal move to a list.
    #[inline]
    pub fn moves_into(&self, list: &mut MoveList) {
        if self.decided().is_some() {
            return;
        }
        if self.is_placing() {
            for cell in !self.board.occupied() {
                list.push(Move::place(cell));
            }
            return;
        }
        self.for_each_force(|forces, options| {
            let _ = generate(forces, options, list);
        });
    }

    /// Adds the moves that eject a marble to a list.
    #[inline]
    pub fn ejections_into(&self, list: &mut MoveList) {
        if self.decided().is_some() || self.is_placing() {
            return;
        }
        self.for_each_force(|forces, options| {
            let _ = generate_ejections(forces, options, list);
        });
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        if self.decided().is_some() {
            return 0;
        }
        if self.is_placing() {
            return (!self.board.occupied()).len();
        }
        let mut counter = Counter::default();
        self.for_each_force(|forces, options| {
            let _ = generate(forces, options, &mut counter);
        });
        counter.0
    }

    /// Calls back with the marbles that may be moved now: the mover's, the
    /// opponent's, or first one and then the other; not at all while marbles
    /// are placed.
    #[inline]
    pub fn for_each_force(&self, mut look: impl FnMut(Forces, Options)) {
        if self.is_placing() {
            return;
        }
        if self.phase.may_own() {
            look(self.forces(), self.options());
        }
        if self.phase.may_other() {
            look(self.forces_of(self.other_seat()), self.options());
        }
    }

    /// Whether a seat could move its marbles if it were its turn.
    pub fn can_move(&self, seat: Seat) -> bool {
        generate(self.forces_of(seat), self.options(), &mut AnyMove).is_break()
    }

    /// Whether the seat to move has a legal move.
    pub fn has_move(&self) -> bool {
        if self.is_placing() {
            return true;
        }
        (self.phase.may_own() && self.can_move(self.turn))
            || (self.phase.may_other() && self.can_move(self.other_seat()))
    }
}
