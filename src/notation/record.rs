//! A game record as a value: what was played, by whom, under which rules.

use super::tags::Tags;
use crate::rules::{Move, Reason, Seat, Side, Variant};
use std::fmt;
use std::time::Duration;

/// A whole game: tags, rules, moves with everything said about them, result.
///
/// A record that was read is legal: every move of every variation can be played
/// from its start. One that was made by hand should be as well; writing it is
/// safe in any case, but an illegal move has no notation worth reading.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    /// Players, place, date and whatever else is known; nothing about the rules.
    pub tags: Tags,
    /// The rules and the start.
    pub variant: Variant,
    /// The moves that were played, with variations beside them.
    pub moves: RecordLine,
    /// How the game ended, as the players left it.
    pub result: GameResult,
    /// What is odd about the text it was read from, but no error.
    pub warnings: Vec<Warning>,
}

/// Moves one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RecordLine {
    /// What is said before the first move.
    pub notes: Notes,
    /// The moves.
    pub plies: Vec<RecordPly>,
}

/// A move in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordPly {
    /// The move.
    pub mv: Move,
    /// What is said about it.
    pub notes: Notes,
    /// Other lines that could have been played *instead* of this move.
    pub variations: Vec<RecordLine>,
}

impl RecordPly {
    /// A move about which nothing is said.
    pub fn new(mv: Move) -> RecordPly {
        RecordPly {
            mv,
            notes: Notes::default(),
            variations: Vec::new(),
        }
    }
}

/// What is said about a move (or before the first one).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Notes {
    /// Numbers of marks as in chess records: 1 `!`, 2 `?`, 3 `!!`, 4 `??`,
    /// 5 `!?`, 6 `?!`, and any others up to 255.
    pub marks: Vec<u8>,
    /// Time that the mover had left after the move.
    pub clock: Option<Duration>,
    /// Time left on the clock that ran when the game was interrupted at this point.
    pub running_clock: Option<Duration>,
    /// Seats that left the game at this point, in a game each for himself that
    /// went on without them.
    pub leaves: Vec<Leave>,
    /// Words.
    pub comments: Vec<Comment>,
}

impl Notes {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
            && self.clock.is_none()
            && self.running_clock.is_none()
            && self.leaves.is_empty()
            && self.comments.is_empty()
    }
}

/// A seat that left a game which went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// Who.
    pub seat: Seat,
    /// Whether its time had run out; otherwise it gave up.
    pub on_time: bool,
}

/// Words about a move: one line, without closing braces, which a record could
/// not hold.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Comment(String);

impl Comment {
    /// A comment of these words. Line breaks and runs of spaces become single
    /// spaces, a closing brace becomes a parenthesis. `None` if nothing is left.
    pub fn new(text: &str) -> Option<Comment> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let joined = words.join(" ").replace('}', ")");
        (!joined.is_empty()).then_some(Comment(joined))
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum GameResult {
    /// Not yet, or nobody knows.
    #[default]
    Open,
    /// A side won.
    Won(Side),
    /// Nobody won.
    Draw,
}

/// Something odd in the text of a record that is no error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Line of the text, from 1.
    pub line: usize,
    /// What is odd.
    pub text: String,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text)
    }
}

/// Reasons and the words for them in the tag `Termination`. The first word is
/// the one that is written; the others are found in files.
const TERMINATIONS: [(Reason, &[&str]); 10] = [
    (Reason::Target, &["score", "au score", "normal"]),
    (
        Reason::Resignation,
        &["resignation", "abandon", "resigned", "resigns"],
    ),
    (
        Reason::Time,
        &["time", "au temps", "time forfeit", "timeout"],
    ),
    (
        Reason::Agreement,
        &["agreement", "match nul", "draw agreed"],
    ),
    (Reason::Repetition, &["repetition"]),
    (Reason::Quiet, &["no ejection"]),
    (Reason::Stuck, &["no move"]),
    (Reason::Ball, &["ball"]),
    (Reason::TimeLimit, &["time limit"]),
    (Reason::Boards, &["boards"]),
];

impl Record {
    /// What ended the game, as far as the tag `Termination` says so in words
    /// that are known.
    pub fn reason(&self) -> Option<Reason> {
        let said = self.tags.get("Termination")?.trim().to_ascii_lowercase();
        TERMINATIONS
            .iter()
            .find(|(_, words)| words.contains(&said.as_str()))
            .map(|(reason, _)| *reason)
    }

    /// Sets the tag `Termination`.
    pub fn set_reason(&mut self, reason: Reason) {
        if let Some((_, words)) = TERMINATIONS.iter().find(|(r, _)| *r == reason) {
            self.tags.set("Termination", words[0]);
        }
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.moves.plies.iter().map(|ply| ply.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_one_line_that_a_record_can_hold() {
        let comment = Comment::new("  a {b}\n\t c ").expect("words");
        assert_eq!(comment.as_str(), "a {b) c");
        assert_eq!(Comment::new(" \n "), None);
    }

    #[test]
    fn every_reason_has_words_of_its_own() {
        for (reason, words) in TERMINATIONS {
            let mut record = Record::default();
            record.set_reason(reason);
            assert_eq!(record.reason(), Some(reason));
            for word in words {
                record.tags.set("Termination", &word.to_uppercase());
                assert_eq!(record.reason(), Some(reason), "{word}");
            }
        }
        assert_eq!(Record::default().reason(), None);
    }
}
