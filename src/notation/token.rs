//! What the move notations share: cells in a token, and what can be wrong.

use super::aba_pro::plain_text;
use super::notations::Notation;
use crate::rules::{Cell, Illegal, Move};
use std::fmt;

/// Why a text is no move in a position. Owns the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveTextError {
    /// The text.
    pub token: String,
    /// How it was read.
    pub notation: Notation,
    /// What is wrong.
    pub fault: MoveFault,
}

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// Too short, too long, or signs that no move has.
    Shape,
    /// Names a cell that the board does not have.
    NoSuchCell(String),
    /// The first cell and the target do not touch.
    NotNeighbours {
        /// Where the marble is said to stand.
        from: Cell,
        /// Where it is said to go.
        to: Cell,
    },
    /// The ends are not those of a line of two or three.
    NoLine {
        /// One end.
        from: Cell,
        /// The other.
        to: Cell,
    },
    /// A move along the line, written as if it were a broadside.
    Along,
    /// The three cells do not all touch each other.
    NoTriangle,
    /// The marbles go that way, but land on another cell.
    LandsOn(Cell),
    /// No legal move is written this way.
    NoSuchMove,
    /// The game forbids the move.
    Illegal(Illegal),
    /// Several moves fit.
    Ambiguous(Vec<Move>),
    /// A board number: this game has one board.
    BoardNumber,
    /// A move on the board whose turn it is not.
    OtherBoard,
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveFault::Shape => f.write_str("that is not how a move is written"),
            MoveFault::NoSuchCell(name) => write!(f, "\"{name}\" is not a cell of the board"),
            MoveFault::NotNeighbours { from, to } => {
                write!(f, "{from} and {to} are not neighbours")
            }
            MoveFault::NoLine { from, to } => {
                write!(
                    f,
                    "{from} and {to} are not the ends of a line of two or three"
                )
            }
            MoveFault::Along => {
                f.write_str("a move along the line is written with its rear marble only")
            }
            MoveFault::NoTriangle => f.write_str("the three cells do not all touch each other"),
            MoveFault::LandsOn(cell) => write!(f, "that way the move ends on {cell}"),
            MoveFault::NoSuchMove => f.write_str("no legal move is written this way"),
            MoveFault::Illegal(why) => why.fmt(f),
            MoveFault::Ambiguous(moves) => {
                f.write_str("several moves fit, in Aba-Pro")?;
                for (i, &mv) in moves.iter().enumerate() {
                    write!(f, "{} {}", if i == 0 { "" } else { "," }, plain_text(mv))?;
                }
                Ok(())
            }
            MoveFault::BoardNumber => f.write_str("this game has only one board"),
            MoveFault::OtherBoard => f.write_str("the turn is on the other board"),
        }
    }
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\": {}", self.token, self.fault)
    }
}

impl std::error::Error for MoveTextError {}

/// The cells a token names, in its order. One `-` or `,` may stand between two.
pub(super) fn cells_of(token: &str) -> Result<Vec<Cell>, MoveFault> {
    if matches!(token.as_bytes(), [b'0'..=b'9', b':', ..]) {
        return Err(MoveFault::BoardNumber);
    }
    let mut cells = Vec::new();
    let mut rest = token;
    while !rest.is_empty() {
        if !cells.is_empty() {
            rest = rest.strip_prefix(['-', ',']).unwrap_or(rest);
        }
        let mut signs = rest.chars();
        let (Some(letter), Some(digit)) = (signs.next(), signs.next()) else {
            return Err(MoveFault::Shape);
        };
        if !letter.is_ascii_alphabetic() || !digit.is_ascii_digit() {
            return Err(MoveFault::Shape);
        }
        let name = &rest[..2];
        cells.push(
            name.parse()
                .map_err(|_| MoveFault::NoSuchCell(name.to_owned()))?,
        );
        rest = signs.as_str();
    }
    Ok(cells)
}
