//! What can be wrong with what is asked for.

use crate::link::LinkFault;
use crate::notation::{MoveTextError, PositionTextError, RecordError};
use crate::rules::VariantProblem;
use std::fmt;

/// The longest part of a value that is repeated, in letters.
const SHOWN: usize = 40;

/// Why what an address or a message asks for cannot be had.
#[derive(Clone, Debug, PartialEq)]
pub enum ParamFault {
    /// A value longer than any that makes sense.
    TooLong {
        /// The beginning of the parameter's name.
        name: String,
    },
    /// Percent-encoding that is cut short, or makes no text.
    Encoding {
        /// The beginning of the parameter's name.
        name: String,
    },
    /// A value that the parameter does not have.
    Value {
        /// The parameter.
        name: &'static str,
        /// What was given.
        value: String,
        /// What can be given.
        wanted: Wanted,
    },
    /// Two parameters that say where to begin.
    Together(&'static str, &'static str),
    /// A task without its solution.
    NoSolution,
    /// A solution without a task.
    NoTask,
    /// A position that is none.
    Position(PositionTextError),
    /// A link code that is none.
    Link(LinkFault),
    /// A record that is none.
    Record(Box<RecordError>),
    /// A record without a game.
    NoGame,
    /// Rules that make no game.
    Rules(VariantProblem),
    /// A move of the solution that is none.
    Solution {
        /// Which, from 1.
        number: usize,
        /// What is wrong.
        error: MoveTextError,
    },
    /// A layout of another kind of game.
    Layout {
        /// The layout.
        id: &'static str,
    },
    /// A colour that nobody plays in the game.
    NoSuchColour(&'static str),
    /// A move that the game has not come to.
    NoSuchPly {
        /// What was asked for.
        ply: usize,
        /// Moves of the game.
        plies: usize,
    },
}

/// What can be given for a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The least.
        from: u32,
        /// The most.
        to: u32,
    },
    /// The name of a layout.
    Layout,
    /// The name of a game.
    Preset,
    /// A colour as six hexadecimal digits.
    Hex,
    /// A language tag.
    Language,
    /// The origin of a page.
    Origin,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::OneOf(words) => write!(f, "one of {} is wanted", words.join(", ")),
            Wanted::Number { from, to: u32::MAX } => {
                write!(f, "a whole number from {from} is wanted")
            }
            Wanted::Number { from, to } => {
                write!(f, "a whole number from {from} to {to} is wanted")
            }
            Wanted::Layout => f.write_str("there is no layout of this name"),
            Wanted::Preset => f.write_str("there is no game of this name"),
            Wanted::Hex => f.write_str("six hexadecimal digits are wanted, such as 0c6b5f"),
            Wanted::Language => f.write_str("a language tag is wanted, such as en or fr"),
            Wanted::Origin => f.write_str("an origin is wanted, such as https://example.org"),
        }
    }
}

/// The beginning of a name or value, for repeating it.
pub(super) fn shown(value: &str) -> String {
    let mut shown: String = value.chars().take(SHOWN).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    shown
}

impl ParamFault {
    /// A short name for programs; it stays the same.
    pub const fn code(&self) -> &'static str {
        match self {
            ParamFault::TooLong { .. } => "too-long",
            ParamFault::Encoding { .. } => "encoding",
            ParamFault::Value { .. } => "value",
            ParamFault::Together(..) => "together",
            ParamFault::NoSolution | ParamFault::NoTask | ParamFault::Solution { .. } => "solution",
            ParamFault::Position(_) => "position",
            ParamFault::Link(_) => "link",
            ParamFault::Record(_) | ParamFault::NoGame => "record",
            ParamFault::Rules(_) | ParamFault::Layout { .. } => "rules",
            ParamFault::NoSuchColour(_) => "color",
            ParamFault::NoSuchPly { .. } => "ply",
        }
    }

    /// A value that cannot be given.
    pub(super) fn value(name: &'static str, value: &str, wanted: Wanted) -> ParamFault {
        ParamFault::Value {
            name,
            value: shown(value),
            wanted,
        }
    }
}

impl fmt::Display for ParamFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParamFault::TooLong { name } => write!(f, "{name}: the value is too long"),
            ParamFault::Encoding { name } => {
                write!(f, "{name}: the percent-encoding is damaged")
            }
            ParamFault::Value {
                name,
                value,
                wanted,
            } => write!(f, "{name}={value}: {wanted}"),
            ParamFault::Together(one, other) => {
                write!(f, "{one} and {other} cannot be given together")
            }
            ParamFault::NoSolution => f.write_str("mode=puzzle: there is no solution"),
            ParamFault::NoTask => f.write_str("solution: it belongs to mode=puzzle"),
            ParamFault::Position(error) => write!(f, "pos: {error}"),
            ParamFault::Link(fault) => write!(f, "game: {fault}"),
            ParamFault::Record(error) => write!(f, "apgn: {error}"),
            ParamFault::NoGame => f.write_str("apgn: there is no game in it"),
            ParamFault::Rules(problem) => write!(f, "these rules make no game: {problem}"),
            ParamFault::Solution { number, error } => {
                write!(f, "solution, move {number}: {error}")
            }
            ParamFault::Layout { id } => {
                write!(f, "layout={id}: it belongs to another kind of game")
            }
            ParamFault::NoSuchColour(name) => {
                write!(f, "color={name}: nobody plays this colour here")
            }
            ParamFault::NoSuchPly { ply, plies } => {
                write!(f, "ply={ply}: the game has {plies} moves")
            }
        }
    }
}

impl std::error::Error for ParamFault {}
