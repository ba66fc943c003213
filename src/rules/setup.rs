//! The parts from which a position is made, and why they may make none.

use super::board::Board;
use super::seating::{Colour, MAX_SEATS, Seat, Seating};
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
}

impl Setup {
    /// A game's first position from these marbles.
    pub const fn start(board: Board) -> Setup {
        Setup {
            board,
            turn: Seat(0),
            points: [0; MAX_SEATS],
            quiet: 0,
            number: 1,
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
        }
    }
}

impl std::error::Error for PositionError {}
