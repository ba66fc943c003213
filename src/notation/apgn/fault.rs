//! What can be wrong with a record.

use crate::notation::notations::Notation;
use crate::notation::position_fault::PositionFault;
use crate::notation::token::MoveFault;
use crate::rules::VariantProblem;
use std::fmt;

/// Why a game of a file cannot be read: where, at which words, and what is
/// wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Which game of the file, from 1.
    pub game: usize,
    /// Line of the file, from 1.
    pub line: usize,
    /// Character of the line, from 1.
    pub column: usize,
    /// Which move of its line of play, from 1; none outside the moves.
    pub ply: Option<usize>,
    /// The words that are wrong.
    pub token: String,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// A comment without end.
    CommentOpen,
    /// Brackets that hold no tag.
    Tag,
    /// A `$` without a number up to 255.
    Mark,
    /// A variation before any move that it could replace.
    VariationFirst,
    /// A variation without end.
    VariationOpen,
    /// The end of a variation that never began.
    VariationClosed,
    /// Variations in variations without measure.
    TooDeep,
    /// A kind of game that is not known.
    Game,
    /// Options that make no game together.
    Combination(VariantProblem),
    /// A layout that is not known.
    Layout,
    /// A layout of another kind of game.
    LayoutDoesNotFit(String),
    /// A start of the file's own without the tag that describes it.
    NoPosition,
    /// An option that is not known.
    Option,
    /// A value that an option does not have, and those that it has, in signs that
    /// need no language: `no | yes`, `1–10`.
    OptionValue(String),
    /// An option that this kind of game does not have.
    OptionForeign,
    /// A position that is none.
    Position(PositionFault),
    /// A notation that is not known.
    Notation,
    /// A move that is none.
    Move(Notation, MoveFault),
    /// No notation is named, and the moves are legal in two with different
    /// meanings.
    NotationUnclear,
    /// No notation is named, and the moves are legal in none.
    NoNotationFits {
        /// What is wrong in Aba-Pro.
        aba_pro: Box<RecordError>,
        /// What is wrong in Nacre.
        nacre: Box<RecordError>,
    },
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::CommentOpen => f.write_str("the comment never ends"),
            RecordFault::Tag => f.write_str("a tag looks like [Name \"value\"]"),
            RecordFault::Mark => f.write_str("after $ there must be a number up to 255"),
            RecordFault::VariationFirst => f.write_str("a variation needs a move that it replaces"),
            RecordFault::VariationOpen => f.write_str("the variation never ends"),
            RecordFault::VariationClosed => f.write_str("there is no variation to end here"),
            RecordFault::TooDeep => f.write_str("too many variations inside each other"),
            RecordFault::Game => f.write_str("there is no such game"),
            RecordFault::Combination(problem) => problem.fmt(f),
            RecordFault::Layout => f.write_str("there is no such layout"),
            RecordFault::LayoutDoesNotFit(why) => {
                write!(f, "the layout does not fit the game: {why}")
            }
            RecordFault::NoPosition => f.write_str("a start of its own needs the tag Position"),
            RecordFault::Option => f.write_str("there is no such option"),
            RecordFault::OptionValue(allowed) => write!(f, "possible values: {allowed}"),
            RecordFault::OptionForeign => f.write_str("this kind of game has no such option"),
            RecordFault::Position(fault) => fault.fmt(f),
            RecordFault::Notation => f.write_str("the notation must be Aba-Pro, Nacre or UCI"),
            RecordFault::Move(notation, fault) => write!(f, "{fault} (read as {notation})"),
            RecordFault::NotationUnclear => f.write_str(
                "no tag names the notation, and the moves can be played as Aba-Pro and as Nacre, \
                 with different meanings",
            ),
            RecordFault::NoNotationFits { aba_pro, nacre } => {
                f.write_str("no tag names the notation, and the moves fit none")?;
                for error in [aba_pro, nacre] {
                    f.write_str("; ")?;
                    error.write_place(f)?;
                    write!(f, "\"{}\": {}", error.token, error.fault)?;
                }
                Ok(())
            }
        }
    }
}

impl RecordError {
    /// Line, column and ply, without the game.
    fn write_place(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}, ", self.line, self.column)?;
        match self.ply {
            Some(ply) => write!(f, "ply {ply}, "),
            None => Ok(()),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, ", self.game)?;
        self.write_place(f)?;
        write!(f, "\"{}\": {}", self.token, self.fault)
    }
}

impl std::error::Error for RecordError {}
