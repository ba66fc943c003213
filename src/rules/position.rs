//! A position: marbles, whose turn it is, points so far.

use super::board::Board;
use super::cell::{Cell, Direction};
use super::cell_set::CellSet;
use super::generate::{AnyMove, Counter, Forces, Options, generate, generate_ejections};
use super::legality::Illegal;
use super::moves::{Move, MoveKind, MoveList};
use super::seating::{Colour, MAX_SEATS, Seat, Seating, Side};
use super::setup::{PositionError, Setup};
use super::variant::Rules;
use super::zobrist;

/// A position of a game under its [`Rules`]. Small and `Copy`: the search
/// copies it instead of taking moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    key: u64,
    rules: Rules,
    points: [u8; MAX_SEATS],
    turn: Seat,
    /// Seats that have left the game, one bit each.
    gone: u8,
    quiet: u16,
    number: u16,
}

/// What a move would do, for drawing and for words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The marbles the mover moves by hand.
    pub group: CellSet,
    /// The marbles they push.
    pub pushed: CellSet,
    /// The pushed marble that leaves the board: its cell and colour.
    pub ejected: Option<(Cell, Colour)>,
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
    /// once.
    ///
    /// # Errors
    /// When the game does not have these marbles or this seat.
    pub fn new(rules: Rules, setup: Setup) -> Result<Position, PositionError> {
        let seating = rules.seating;
        for colour in Colour::ALL {
            let found = setup.board.of(colour).len() as u8;
            if found == 0 {
                continue;
            }
            if seating.seat_of(colour).is_none() {
                return Err(PositionError::ForeignColour { colour, seating });
            }
            let most = seating.marbles(colour);
            if found > most {
                return Err(PositionError::TooManyMarbles {
                    colour,
                    found,
                    most,
                });
            }
        }
        if setup.turn.index() >= seating.seats() {
            return Err(PositionError::NoSuchSeat(setup.turn));
        }
        if setup.number == 0 {
            return Err(PositionError::NumberZero);
        }
        let mut position = Position {
            board: setup.board,
            key: 0,
            rules,
            points: setup.points,
            turn: setup.turn,
            gone: 0,
            quiet: setup.quiet,
            number: setup.number,
        };
        position.key = position.computed_key();
        position.skip_stuck_seats();
        Ok(position)
    }

    /// The parts the position is made of, the seats that have left apart.
    pub const fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            points: self.points,
            quiet: self.quiet,
            number: self.number,
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
        let mut key = self.board.key() ^ zobrist::TURN[self.turn.index()];
        for side in 0..MAX_SEATS {
            key ^= self.points_key(side);
            if self.gone >> side & 1 == 1 {
                key ^= zobrist::GONE[side];
            }
        }
        key
    }

    #[inline]
    fn points_key(&self, side: usize) -> u64 {
        zobrist::POINTS[side][usize::from(self.points[side]) % zobrist::POINT_STEPS]
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

    /// The side that has reached its target, if one has.
    #[inline]
    pub fn winner_by_points(&self) -> Option<Side> {
        self.rules
            .all_sides()
            .find(|&side| self.points(side) >= self.rules.target(side))
    }

    /// Every legal move of the seat to move; none when a side has won.
    pub fn moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.moves_into(&mut list);
        list
    }

    /// Adds every legal move to a list.
    #[inline]
    pub fn moves_into(&self, list: &mut MoveList) {
        if self.winner_by_points().is_none() {
            let _ = generate(self.forces(), self.options(), list);
        }
    }

    /// Adds the moves that eject a marble to a list.
    #[inline]
    pub fn ejections_into(&self, list: &mut MoveList) {
        if self.winner_by_points().is_none() {
            let _ = generate_ejections(self.forces(), self.options(), list);
        }
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        let mut counter = Counter::default();
        if self.winner_by_points().is_none() {
            let _ = generate(self.forces(), self.options(), &mut counter);
        }
        counter.0
    }

    /// Whether a seat could move if it were its turn.
    pub fn can_move(&self, seat: Seat) -> bool {
        generate(self.forces_of(seat), self.options(), &mut AnyMove).is_break()
    }

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
        let direction = mv.direction();
        let mut ejected = None;
        if mv.is_inline() {
            let shifted = self.board.shift_row(mv.cell(), direction);
            self.key ^= shifted.key_change;
            ejected = shifted.ejected;
        } else if let Some(cells) = mv.named_cells() {
            self.key ^= self.board.shift_each(cells, direction);
        }
        if ejected.is_some() {
            let side = self.turn_side().index();
            self.key ^= self.points_key(side);
            self.points[side] = self.points[side].saturating_add(1);
            self.key ^= self.points_key(side);
            self.quiet = 0;
        } else {
            self.quiet = self.quiet.saturating_add(1);
        }
        self.advance_turn();
        self.skip_stuck_seats();
    }

    /// The turn passes without a move: for search and for questions like "what
    /// if I did nothing"; never a legal move.
    #[inline]
    pub fn pass(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
        self.advance_turn();
        self.skip_stuck_seats();
    }

    /// A seat leaves the game: in a game each for himself its marbles stay and
    /// it is skipped from now on.
    pub fn retire(&mut self, seat: Seat) {
        if self.plays_on(seat) {
            self.gone |= 1 << seat.0;
            self.key ^= zobrist::GONE[seat.index()];
            self.skip_stuck_seats();
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
    }

    /// With three seats and more, seats that cannot move lose their turn. When
    /// none can move the turn stays where it is: the game is a draw.
    #[inline]
    fn skip_stuck_seats(&mut self) {
        let seats = self.rules.seating.seats();
        if seats == 2 || self.winner_by_points().is_some() {
            return;
        }
        let before = *self;
        for _ in 0..seats {
            if self.plays_on(self.turn) && self.can_move(self.turn) {
                return;
            }
            self.advance_turn();
        }
        *self = before;
    }

    /// What a legal move does.
    pub fn effect(&self, mv: Move) -> Effect {
        let direction = mv.direction();
        let MoveKind::Inline { rear } = mv.kind() else {
            return Effect {
                group: mv.named_cells().unwrap_or_default(),
                pushed: CellSet::EMPTY,
                ejected: None,
            };
        };
        let friendly = self.forces().friendly;
        let mut effect = Effect {
            group: CellSet::EMPTY,
            pushed: CellSet::EMPTY,
            ejected: None,
        };
        let mut at = Some(rear);
        let mut last = rear;
        while let Some(cell) = at {
            if friendly.has(cell) {
                effect.group.insert(cell);
            } else if self.board.occupied().has(cell) {
                effect.pushed.insert(cell);
            } else {
                return effect;
            }
            last = cell;
            at = cell.step(direction);
        }
        effect.ejected = self.board.get(last).map(|colour| (last, colour));
        effect
    }

    /// The in-line move that a group makes when it is pushed in a direction
    /// along itself, or the broadside when the direction leads across it.
    ///
    /// # Errors
    /// When the marbles are no group, or the move is not legal.
    pub fn group_move(&self, cells: CellSet, direction: Direction) -> Result<Move, Illegal> {
        let mv = super::legality::shape_move(cells, direction).ok_or(Illegal::NoGroup)?;
        self.check(mv)?;
        Ok(mv)
    }
}
