//! The parts from which a position is made, and why they may make none.

use super::board::Board;
use super::cell_set::CellSet;
use super::ruleset::Rules;
use super::seating::{Colour, MAX_SEATS, Seat, Seating, Side};
use super::turn::Phase;
use std::fmt;

/// The parts from which a [`Position`](super::Position) is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Marbles.
    pub board: Board,
    /// Whose turn it is.
    pub turn: Seat,
    /// Points of each side: ejections made, head start included.
    pub points: [u8; MAX_SEATS],
    /// Single moves since the last ejection.
    pub quiet: u16,
    /// Move number, from 1.
    pub number: u16,
    /// What is left of the turn; all of it when absent.
    pub phase: Option<Phase>,
    /// Marbles of each colour that are still to be placed.
    pub hand: [u8; MAX_SEATS],
    /// The three cells on which each side's neutral ball rests; empty without
    /// balls, and for a ball that has fallen.
    pub balls: [CellSet; 2],
}

impl Setup {
    /// Whether a game under these rules can have such a position.
    pub(super) fn validate(&self, rules: &Rules) -> Result<(), PositionError> {
        let seating = rules.seating;
        for colour in Colour::ALL {
            let found = self.board.of(colour).len() as u8 + self.hand[colour.index()];
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
        if self.turn.index() >= seating.seats() {
            return Err(PositionError::NoSuchSeat(self.turn));
        }
        if self.number == 0 {
            return Err(PositionError::NumberZero);
        }
        if rules.turn.moves_other() && seating.colours().len() != 2 {
            return Err(PositionError::TurnNeedsTwoColours);
        }
        if !self.phase.is_none_or(|phase| phase_fits(phase, rules)) {
            return Err(PositionError::ForeignPhase);
        }
        self.validate_balls(rules)
    }

    fn validate_balls(&self, rules: &Rules) -> Result<(), PositionError> {
        if !rules.balls {
            return Ok(());
        }
        if rules.seating.colours().len() != 2 {
            return Err(PositionError::BallsNeedTwoColours);
        }
        for (side, &rests) in self.balls.iter().enumerate() {
            let own = self.board.of(Colour::ALL[side]);
            // A ball that has fallen rests nowhere.
            if !rests.is_empty() && (!is_triangle(rests) || !(rests - own).is_empty()) {
                let side = Side(side as u8);
                return Err(PositionError::BallMisplaced { side });
            }
        }
        Ok(())
    }

    /// A game's first position from these marbles.
    pub const fn start(board: Board) -> Setup {
        Setup {
            board,
            turn: Seat(0),
            points: [0; MAX_SEATS],
            quiet: 0,
            number: 1,
            phase: None,
            hand: [0; MAX_SEATS],
            balls: [CellSet::EMPTY; 2],
        }
    }
}

/// Why parts make no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A colour that the game does not have.
    ForeignColour {
        /// The colour.
        colour: Colour,
        /// The game.
        seating: Seating,
    },
    /// More marbles of a colour than the game has.
    TooManyMarbles {
        /// The colour.
        colour: Colour,
        /// Marbles found.
        found: u8,
        /// Marbles the game has.
        most: u8,
    },
    /// A turn of a seat that the game does not have.
    NoSuchSeat(Seat),
    /// A move number of zero.
    NumberZero,
    /// A part of a turn that the agreed turns do not have.
    ForeignPhase,
    /// Opponents' marbles are moved only where there are two colours.
    TurnNeedsTwoColours,
    /// Neutral balls are for two colours only.
    BallsNeedTwoColours,
    /// A start without a place for each ball.
    BallMissing,
    /// A ball that does not rest on three touching marbles of its side.
    BallMisplaced {
        /// The ball's side.
        side: Side,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::ForeignColour { colour, seating } => {
                write!(f, "game \"{seating}\" has no {} marbles", colour.name())
            }
            PositionError::TooManyMarbles {
                colour,
                found,
                most,
            } => write!(
                f,
                "{found} {} marbles, but the game has {most}",
                colour.name()
            ),
            PositionError::NoSuchSeat(seat) => {
                write!(f, "the game has no seat {}", seat.0 + 1)
            }
            PositionError::NumberZero => f.write_str("move numbers begin at 1"),
            PositionError::ForeignPhase => {
                f.write_str("the agreed turns do not have this part of a turn")
            }
            PositionError::TurnNeedsTwoColours => {
                f.write_str("turns that move the opponent's colour need a game of two colours")
            }
            PositionError::BallsNeedTwoColours => {
                f.write_str("neutral balls need a game of two colours")
            }
            PositionError::BallMissing => {
                f.write_str("the start does not say where the neutral balls rest")
            }
            PositionError::BallMisplaced { side } => write!(
                f,
                "the {} ball does not rest on three touching {0} marbles",
                Colour::ALL[side.index()].name()
            ),
        }
    }
}

impl std::error::Error for PositionError {}

/// Whether a turn of the agreed kind can have this part left.
fn phase_fits(phase: Phase, rules: &Rules) -> bool {
    let whole = rules.turn.phase();
    phase == whole || phase == Phase::Own || (phase == Phase::Other && rules.turn.moves_other())
}

/// Whether these are three mutually adjacent cells.
fn is_triangle(cells: CellSet) -> bool {
    cells.len() == 3
        && cells
            .into_iter()
            .all(|a| cells.into_iter().all(|b| a.distance(b) <= 1))
}
