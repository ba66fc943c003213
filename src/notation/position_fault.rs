//! What can be wrong with the text of a position.

use crate::rules::{Colour, PositionError, RowsError, Seating};
use std::fmt;

/// Why a text is no position of a game. Owns the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTextError {
    /// The text.
    pub text: String,
    /// What is wrong.
    pub fault: PositionFault,
}

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// No text.
    Empty,
    /// No letter says whose turn it is.
    NoSide,
    /// More fields than a position has.
    TooManyFields {
        /// Fields found.
        found: usize,
        /// Fields of this form of position.
        most: usize,
    },
    /// The rows are no board.
    Rows(RowsError),
    /// Two boards, of a game that has one.
    TwoBoards,
    /// The side to move is no letter of the game's colours.
    Side {
        /// What stands there.
        found: String,
        /// The game.
        seating: Seating,
    },
    /// Points that are no numbers.
    Points(String),
    /// Points of too many or too few sides.
    PointsCount {
        /// Sides found.
        found: usize,
        /// Sides of the game.
        sides: usize,
    },
    /// More points than any game reaches.
    TooManyPoints(String),
    /// A count of moves that is no number, or too large.
    Count(String),
    /// Something that belongs to another game.
    OtherGame(String),
    /// An extra that no game has.
    UnknownExtra(String),
    /// A seat that is said to have left, though it does not play or a game of
    /// teams does not go on without it.
    CannotLeave(String),
    /// Lost marbles that are not written as numbers with colours.
    Lost(String),
    /// Marbles on the board and lost ones are more than the game has.
    LostTooMany {
        /// The colour.
        colour: Colour,
        /// On the board and lost.
        found: u32,
        /// Marbles the game has.
        most: u8,
    },
    /// Lost marbles in a game of three sides and more, where they do not tell
    /// who gained them.
    LostUnclear,
    /// A form that only games of two players have.
    TwoPlayersOnly,
    /// A text in the form of the KAA tools that breaks off or has other signs.
    Kaa(String),
    /// A cell that is named twice.
    CellTwice(String),
    /// A cell that the board does not have.
    NoSuchCell(String),
    /// The parts are well-formed but make no position of the game.
    Position(PositionError),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Empty => f.write_str("there is no position"),
            PositionFault::NoSide => {
                f.write_str("after the rows a letter must say whose turn it is")
            }
            PositionFault::TooManyFields { found, most } => {
                write!(f, "{found} fields, but a position has at most {most}")
            }
            PositionFault::Rows(error) => error.fmt(f),
            PositionFault::TwoBoards => f.write_str("two boards, but the game has one"),
            PositionFault::Side { found, seating } => {
                write!(f, "\"{found}\" does not say whose turn it is: it must be")?;
                for (i, colour) in seating.colours().iter().enumerate() {
                    let before = if i == 0 { " " } else { ", " };
                    write!(f, "{before}{}", colour.letter())?;
                }
                Ok(())
            }
            PositionFault::Points(found) => {
                write!(f, "\"{found}\" are no points, which look like 0-0")
            }
            PositionFault::PointsCount { found, sides } => {
                write!(f, "points of {found} sides, but the game has {sides}")
            }
            PositionFault::TooManyPoints(found) => {
                write!(f, "{found} points are more than any game has")
            }
            PositionFault::Count(found) => write!(f, "\"{found}\" is no number of moves"),
            PositionFault::OtherGame(extra) => {
                write!(f, "\"{extra}\" belongs to a game that is not this one")
            }
            PositionFault::UnknownExtra(extra) => write!(f, "\"{extra}\" is not known"),
            PositionFault::CannotLeave(found) => {
                write!(
                    f,
                    "\"{found}\": nobody can leave this game so that it goes on"
                )
            }
            PositionFault::Lost(found) => {
                write!(f, "\"{found}\" are no lost marbles, which look like -5b4w")
            }
            PositionFault::LostTooMany {
                colour,
                found,
                most,
            } => {
                let name = colour.name();
                write!(
                    f,
                    "{found} {name} marbles with the lost ones, but the game has {most}"
                )
            }
            PositionFault::LostUnclear => {
                f.write_str("with three sides, lost marbles do not tell who gained them")
            }
            PositionFault::TwoPlayersOnly => {
                f.write_str("this form of position is for two players only")
            }
            PositionFault::Kaa(found) => {
                write!(
                    f,
                    "\"{found}\" does not name marbles as in 0a123b45_0h67i89"
                )
            }
            PositionFault::CellTwice(cell) => write!(f, "{cell} is named twice"),
            PositionFault::NoSuchCell(cell) => write!(f, "\"{cell}\" is not a cell of the board"),
            PositionFault::Position(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl std::error::Error for PositionTextError {}

impl From<RowsError> for PositionFault {
    fn from(error: RowsError) -> PositionFault {
        PositionFault::Rows(error)
    }
}

impl From<PositionError> for PositionFault {
    fn from(error: PositionError) -> PositionFault {
        PositionFault::Position(error)
    }
}
