//! What can be wrong with a link.

use std::fmt;

/// Why a text is no link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// Nothing.
    Empty,
    /// Longer than any link.
    TooLong(usize),
    /// A sign that links do not have.
    Sign {
        /// The sign.
        sign: char,
        /// Its place, from 1.
        at: usize,
    },
    /// Made by a later version of the program.
    Version(u8),
    /// Cut off, or a letter is wrong.
    Damaged,
    /// Rules that there are not, in words.
    Rules(String),
    /// A start that is none, in words.
    Start(String),
    /// A move that is not legal.
    Move {
        /// Which, from 1.
        ply: usize,
    },
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkFault::Empty => f.write_str("there is nothing in the link"),
            LinkFault::TooLong(length) => write!(f, "{length} letters are too many for a link"),
            LinkFault::Sign { sign, at } => {
                write!(
                    f,
                    "links have no sign \"{}\" (place {at})",
                    sign.escape_debug()
                )
            }
            LinkFault::Version(version) => write!(
                f,
                "the link is of a later version ({version}) than this program knows"
            ),
            LinkFault::Damaged => f.write_str("the link is damaged: letters are missing or wrong"),
            LinkFault::Rules(why) => write!(f, "the rules in the link make no game: {why}"),
            LinkFault::Start(why) => write!(f, "the start in the link is none: {why}"),
            LinkFault::Move { ply } => write!(f, "move {ply} in the link is not legal"),
        }
    }
}

impl std::error::Error for LinkFault {}
