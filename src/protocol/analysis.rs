//! Messages about positions and games that are looked at, not played.
//!
//! They are kinds of their own, apart from [`ToWorker`](super::ToWorker) and
//! [`FromWorker`](super::FromWorker), since the program that the page needs for a
//! first game sends and reads none of them and is not to carry the code for it.
//! The first byte tells them apart. What both kinds of requests share is there
//! alone: `Stop` ends these too, and `Error` answers them.
//!
//! ```
//! use abalone::protocol::{AnalysisLimits, GameState, ToAnalyst};
//! use abalone::rules::layout;
//!
//! let start = layout("belgian_daisy").unwrap().position();
//! let request = ToAnalyst::Lines {
//!     id: 1,
//!     game: GameState::new(&start, &[]),
//!     lines: 3,
//!     pass: false,
//!     limits: AnalysisLimits::default(),
//! };
//! assert_eq!(ToAnalyst::read(&request.write()), Some(Ok(request)));
//! ```

use super::{AnalysisLimits, GameState, MessageError, MoveBits};
use crate::engine::{Judgement, Line, Lines, Score};
use serde::{Deserialize, Serialize};

/// The first byte of all these messages, which begins none of the others.
const KIND: u8 = b'A';
/// Moves of a line that are told; what is further on is guesswork.
const TOLD_MOVES: usize = 16;

/// What the page asks to be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToAnalyst {
    /// The best lines at full strength. Answer: `Found`, with `Lines` in between.
    Lines {
        /// Names the request.
        id: u32,
        /// The position and how it came about.
        game: GameState,
        /// How many lines, 1 to [`MOST_LINES`](crate::engine::MOST_LINES).
        lines: u8,
        /// What the opponent does if the side to move passes: its threat.
        pass: bool,
        /// When to end; without bounds it goes on until it is stopped.
        limits: AnalysisLimits,
    },
    /// Errors of a game on one board. Answer: `Reviewed`, with `Judged` for each ply
    /// in between. One that was stopped is taken up by asking from where it was; the
    /// judgements are the same.
    Review {
        /// Names the request.
        id: u32,
        /// The position in which it began.
        game: GameState,
        /// The moves that were played, in order.
        moves: Vec<MoveBits>,
        /// Number of the first ply to be judged, from 0.
        from: u16,
        /// Positions to look at for each.
        nodes: u64,
    },
}

/// What the page is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromAnalyst {
    /// The lines so far.
    Lines {
        /// The request.
        id: u32,
        /// What is known.
        lines: FoundLines,
    },
    /// The lines when the analysis ended.
    Found {
        /// The request.
        id: u32,
        /// What is known.
        lines: FoundLines,
    },
    /// A ply of a game is judged.
    Judged {
        /// The request.
        id: u32,
        /// Number of the ply, from 0.
        ply: u16,
        /// The best line.
        best: LineBits,
        /// The line that begins with the move as played.
        played: LineBits,
    },
    /// A review ended.
    Reviewed {
        /// The request.
        id: u32,
        /// Plies that are judged; where to go on if there are more.
        plies: u16,
    },
}

/// The state of an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundLines {
    /// Plies to which all lines have been searched.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds.
    pub millis: u64,
    /// The best first.
    pub lines: Vec<LineBits>,
}

/// A line as raw bits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineBits {
    /// Thousandths of a marble, from the view of the side to move in the position
    /// asked about; [`win_chance`](crate::engine::win_chance) says what that means.
    pub score: Score,
    /// Plies searched in full.
    pub depth: u8,
    /// The moves, the first few of them; check each against its position.
    pub moves: Vec<MoveBits>,
}

impl From<&Line> for LineBits {
    fn from(line: &Line) -> LineBits {
        let told = line.moves.iter().take(TOLD_MOVES);
        LineBits {
            score: line.score,
            depth: line.depth,
            moves: told.map(|&mv| mv.into()).collect(),
        }
    }
}

impl LineBits {
    /// The line; nothing when bits make no move.
    pub fn read(&self) -> Option<Line> {
        let moves: Option<Vec<_>> = self.moves.iter().map(|bits| bits.read()).collect();
        Some(Line {
            score: self.score,
            depth: self.depth,
            moves: moves?,
        })
    }
}

impl From<&Lines> for FoundLines {
    fn from(lines: &Lines) -> FoundLines {
        FoundLines {
            depth: lines.depth,
            nodes: lines.nodes,
            millis: lines.millis,
            lines: lines.lines.iter().map(Into::into).collect(),
        }
    }
}

impl ToAnalyst {
    /// The request's name.
    pub fn id(&self) -> u32 {
        match *self {
            ToAnalyst::Lines { id, .. } | ToAnalyst::Review { id, .. } => id,
        }
    }

    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a message; nothing when it is one of the other kind.
    pub fn read(bytes: &[u8]) -> Option<Result<ToAnalyst, MessageError>> {
        read(bytes)
    }
}

impl FromAnalyst {
    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a message; nothing when it is one of the other kind.
    pub fn read(bytes: &[u8]) -> Option<Result<FromAnalyst, MessageError>> {
        read(bytes)
    }

    /// That a ply is judged.
    pub fn judged(id: u32, judgement: &Judgement) -> FromAnalyst {
        FromAnalyst::Judged {
            id,
            ply: judgement.ply as u16,
            best: (&judgement.best).into(),
            played: (&judgement.played).into(),
        }
    }

    /// The judgement of a ply, if it is one.
    pub fn judgement(&self) -> Option<Judgement> {
        let FromAnalyst::Judged {
            ply, best, played, ..
        } = self
        else {
            return None;
        };
        Some(Judgement {
            ply: usize::from(*ply),
            best: best.read()?,
            played: played.read()?,
        })
    }
}

fn write(message: &impl Serialize) -> Vec<u8> {
    let mut bytes = vec![KIND];
    bytes.extend(super::write(message));
    bytes
}

fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<Result<T, MessageError>> {
    let (&KIND, rest) = bytes.split_first()? else {
        return None;
    };
    Some(postcard::from_bytes(rest).map_err(MessageError))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{FromWorker, ToWorker};
    use crate::rules::layouts;

    fn line(moves: usize) -> Line {
        let list = layouts()[0].position().moves().to_vec();
        Line {
            score: -1234,
            depth: 17,
            moves: list[..moves].to_vec(),
        }
    }

    #[test]
    fn lines_are_told_in_few_bytes() {
        let lines = Lines {
            lines: vec![line(30); 5],
            depth: 16,
            nodes: 12_345_678,
            millis: 10_000,
        };
        let message = FromAnalyst::Lines {
            id: 7,
            lines: (&lines).into(),
        };
        let bytes = message.write();
        assert!(
            bytes.len() <= 5 * (2 * TOLD_MOVES + 4) + 16,
            "{}",
            bytes.len()
        );
        assert_eq!(FromAnalyst::read(&bytes), Some(Ok(message)));
        let told = LineBits::from(&lines.lines[0]).read();
        assert_eq!(told, Some(line(TOLD_MOVES)));
    }

    #[test]
    fn judgements_survive_the_journey() {
        let judgement = Judgement {
            ply: 41,
            best: line(4),
            played: line(1),
        };
        let message = FromAnalyst::judged(3, &judgement);
        let read = FromAnalyst::read(&message.write()).unwrap().unwrap();
        assert_eq!(read.judgement(), Some(judgement));
        let LineBits { score, depth, .. } = LineBits::from(&line(0));
        let nonsense = LineBits {
            score,
            depth,
            moves: vec![MoveBits(u16::MAX)],
        };
        assert_eq!(nonsense.read(), None);
    }

    #[test]
    fn the_two_kinds_are_told_apart() {
        let start = layouts()[0].position();
        let review = ToAnalyst::Review {
            id: 9,
            game: GameState::new(&start, &[]),
            moves: start.moves().iter().map(|&mv| mv.into()).collect(),
            from: 3,
            nodes: 50_000,
        };
        let bytes = review.write();
        assert!(ToWorker::read(&bytes).is_err() && FromWorker::read(&bytes).is_err());
        let cut = &bytes[..bytes.len() - 1];
        assert!(ToAnalyst::read(cut).is_some_and(|read| read.is_err()));
        assert_eq!(ToAnalyst::read(&bytes), Some(Ok(review)));
        let other = ToWorker::Stop { id: 9 };
        assert_eq!(ToAnalyst::read(&other.write()), None);
        assert_eq!(FromAnalyst::read(&[]), None);
    }
}
