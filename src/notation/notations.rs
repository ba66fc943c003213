//! The three notations of moves under one name.

use super::aba_pro::{aba_pro, read_aba_pro};
use super::landing::{nacre, read_nacre, read_uci, uci};
use super::token::MoveTextError;
use crate::rules::{Move, Position};
use std::fmt;

/// A way of writing moves. The same text can be different moves in different
/// notations, so it is always said which one is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Notation {
    /// Rear marble or both ends, and the neighbouring target: canonical.
    #[default]
    AbaPro,
    /// Start and landing of the front own marble.
    Nacre,
    /// Start and landing of the foremost marble of all, as PlayStrategy does.
    Uci,
}

impl Notation {
    /// All of them, the canonical one first.
    pub const ALL: [Notation; 3] = [Notation::AbaPro, Notation::Nacre, Notation::Uci];

    /// Name in game records.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::AbaPro => "Aba-Pro",
            Notation::Nacre => "Nacre",
            Notation::Uci => "UCI",
        }
    }

    /// The notation of this name, in any case, with or without hyphen or space.
    pub fn from_name(name: &str) -> Option<Notation> {
        let folded: String = name
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        match folded.as_str() {
            "abapro" => Some(Notation::AbaPro),
            "nacre" => Some(Notation::Nacre),
            "uci" | "playstrategy" | "playstrategyuci" => Some(Notation::Uci),
            _ => None,
        }
    }

    /// Writes a legal move.
    pub fn write(self, position: &Position, mv: Move) -> String {
        match self {
            Notation::AbaPro => aba_pro(position, mv),
            Notation::Nacre => nacre(position, mv),
            Notation::Uci => uci(position, mv),
        }
    }

    /// Reads a move.
    ///
    /// # Errors
    /// When the text is no legal move in this notation.
    pub fn read(self, position: &Position, text: &str) -> Result<Move, MoveTextError> {
        match self {
            Notation::AbaPro => read_aba_pro(position, text),
            Notation::Nacre => read_nacre(position, text),
            Notation::Uci => read_uci(position, text),
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
