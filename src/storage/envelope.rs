//! The text under which a game is kept: a few header lines, an empty line, and
//! the game's record. The record is the truth; headers only say what a record
//! has no place for.
//!
//! ```text
//! abalone game 1
//! revision 12
//! changed 1796000000000
//! title Sunday match
//!
//! [Event "?"]
//! …
//! ```

use std::fmt;

/// The version this program writes, and the newest it can change.
pub const SCHEMA: u32 = 1;

const MAGIC: &str = "abalone game ";

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Version of the form; newer ones than [`SCHEMA`] are read only.
    pub schema: u32,
    /// Rises by one with every save: how two tabs notice each other.
    pub revision: u64,
    /// When it was saved, in milliseconds since 1970 UTC.
    pub changed: u64,
    /// The player's own title; may be empty.
    pub title: String,
    /// The game record.
    pub record: String,
}

/// Why a text is no kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnvelopeError {
    /// It does not begin as one.
    NoMagic,
    /// A header is missing.
    Missing(&'static str),
    /// A header's value cannot be read.
    Value {
        /// The header.
        header: &'static str,
        /// The value found.
        value: String,
    },
}

impl fmt::Display for EnvelopeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EnvelopeError::NoMagic => f.write_str("not a kept game"),
            EnvelopeError::Missing(header) => write!(f, "header \"{header}\" is missing"),
            EnvelopeError::Value { header, value } => {
                write!(f, "header \"{header}\": cannot read \"{value}\"")
            }
        }
    }
}

impl std::error::Error for EnvelopeError {}

impl Envelope {
    /// Whether the program may change it: it was not written by a newer one.
    pub fn is_writable(&self) -> bool {
        self.schema <= SCHEMA
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        // A title is one line, whatever was pasted into it.
        let title = self.title.split_whitespace().collect::<Vec<_>>().join(" ");
        format!(
            "{MAGIC}{}\nrevision {}\nchanged {}\ntitle {title}\n\n{}",
            self.schema, self.revision, self.changed, self.record
        )
    }

    /// Reads a kept text. Unknown headers are passed over.
    ///
    /// # Errors
    /// When it is none, or a header cannot be read.
    pub fn read(text: &str) -> Result<Envelope, EnvelopeError> {
        let rest = text.strip_prefix(MAGIC).ok_or(EnvelopeError::NoMagic)?;
        let (head, record) = rest.split_once("\n\n").unwrap_or((rest, ""));
        let mut lines = head.lines();
        let schema = number("version", lines.next().unwrap_or_default())? as u32;
        let headers: Vec<(&str, &str)> = lines
            .map(|line| line.split_once(' ').unwrap_or((line, "")))
            .collect();
        let value = |name: &'static str| {
            let found = headers.iter().find(|(key, _)| *key == name);
            found.map(|(_, v)| *v).ok_or(EnvelopeError::Missing(name))
        };
        Ok(Envelope {
            schema,
            revision: number("revision", value("revision")?)?,
            changed: number("changed", value("changed")?)?,
            title: value("title").unwrap_or_default().to_owned(),
            record: record.to_owned(),
        })
    }
}

fn number(header: &'static str, value: &str) -> Result<u64, EnvelopeError> {
    value.trim().parse().map_err(|_| EnvelopeError::Value {
        header,
        value: value.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Envelope {
        Envelope {
            schema: SCHEMA,
            revision: 3,
            changed: 1_796_000_000_000,
            title: "Sunday match".to_owned(),
            record: "[Event \"?\"]\n\n1. a1b2 *\n".to_owned(),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(Envelope::read(&sample().write()), Ok(sample()));
        let untitled = Envelope {
            title: String::new(),
            ..sample()
        };
        assert_eq!(Envelope::read(&untitled.write()), Ok(untitled));
    }

    #[test]
    fn titles_cannot_break_out() {
        let sly = Envelope {
            title: "a\n\nrevision 9\nb".to_owned(),
            ..sample()
        };
        let read = Envelope::read(&sly.write()).expect("readable");
        assert_eq!((read.revision, read.title.as_str()), (3, "a revision 9 b"));
        assert_eq!(read.record, sample().record);
    }

    #[test]
    fn damage_is_named() {
        let say = |text: &str| Envelope::read(text).unwrap_err().to_string();
        assert_eq!(say("[Event]"), "not a kept game");
        assert_eq!(
            say("abalone game 1\nchanged 1"),
            "header \"revision\" is missing"
        );
        assert_eq!(
            say("abalone game 1\nrevision x\nchanged 1"),
            "header \"revision\": cannot read \"x\""
        );
        assert_eq!(
            say("abalone game ?"),
            "header \"version\": cannot read \"?\""
        );
    }

    #[test]
    fn newer_games_are_for_reading_only() {
        let newer = sample()
            .write()
            .replace("game 1", "game 2")
            .replace("title", "mood cheerful\ntitle");
        let read = Envelope::read(&newer).expect("readable");
        assert!(!read.is_writable());
        assert!(sample().is_writable());
    }
}
