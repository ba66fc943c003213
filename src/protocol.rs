//! Messages between the page and its worker: JSON text, versioned.
//!
//! The worker posts [`FromWorker::Ready`] first; what is sent to it before that
//! is lost. Every request has an `id` of the sender's choice and gets exactly
//! one final answer with the same id: `Best`, `Count` or `Error`. A request that
//! a newer one replaces, or that a `Stop` ends, is answered with what was found
//! so far. `Info` messages come in between.
//!
//! ```
//! use abalone::protocol::{GameState, ToWorker};
//! use abalone::rules::layout;
//!
//! let start = layout("belgian_daisy").unwrap().position();
//! let request = ToWorker::Move {
//!     id: 1,
//!     game: GameState::new(&start, &[]),
//!     level: 3,
//!     seed: 2026,
//! };
//! assert_eq!(ToWorker::read(&request.write()), Ok(request));
//! ```

mod game_state;

use crate::engine::{Info, Limits, Report, Score, TimeLimit};
use crate::rules::Move;
pub use game_state::GameState;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Raised whenever a message changes its meaning. Page and worker of different
/// versions do not talk.
pub const PROTOCOL_VERSION: u32 = 2;

/// What the page asks of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToWorker {
    /// A move to play at a level. Answer: `Best`.
    Move {
        /// Names the request.
        id: u32,
        /// The position and how it came about.
        game: GameState,
        /// 1 to 12.
        level: u8,
        /// Decides how the weaker levels err; the same seed gives the same move.
        seed: u64,
    },
    /// The best line at full strength, for analysis and hints. Answer: `Best`.
    Analyse {
        /// Names the request.
        id: u32,
        /// The position and how it came about.
        game: GameState,
        /// When to end; without bounds it goes on until it is stopped.
        limits: AnalysisLimits,
    },
    /// End a request now. Nothing happens when it is not under way any more.
    Stop {
        /// The request to end.
        id: u32,
    },
    /// Count the positions of the engine's fixed task. Answer: `Count`.
    Bench {
        /// Names the request.
        id: u32,
        /// Plies.
        depth: u8,
    },
    /// Count sequences of legal moves. Answer: `Count`.
    Perft {
        /// Names the request.
        id: u32,
        /// Where to begin.
        game: GameState,
        /// Moves in a sequence.
        depth: u8,
    },
    /// Forget what was learnt: the next request is about another game.
    NewGame,
}

/// What the worker tells the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum FromWorker {
    /// The worker listens from now on.
    Ready {
        /// [`PROTOCOL_VERSION`] of the worker.
        version: u32,
        /// The build it belongs to, `dev` when unknown.
        build: String,
    },
    /// The state of a search after an iteration.
    Info {
        /// The request.
        id: u32,
        /// How far it is.
        progress: Progress,
    },
    /// The result of a search.
    Best {
        /// The request.
        id: u32,
        /// The move to play; none only when there is no legal one.
        #[serde(rename = "move")]
        mv: Option<MoveBits>,
        /// How far it came.
        progress: Progress,
    },
    /// The result of `Bench` or `Perft`.
    Count {
        /// The request.
        id: u32,
        /// What was counted.
        count: u64,
        /// How long it took.
        millis: u64,
    },
    /// The request could not be carried out.
    Error {
        /// The request, where it could be read.
        id: Option<u32>,
        /// For developers; the interface has words of its own.
        message: String,
    },
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Plies searched in full.
    pub depth: u8,
    /// Thousandths of a marble, from the view of the side to move; see
    /// [`Outlook`](crate::engine::Outlook).
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions a second; 0 when no time has passed.
    pub nps: u64,
    /// Milliseconds.
    pub millis: u64,
    /// The expected line, best move first.
    pub line: Vec<MoveBits>,
}

impl Progress {
    fn new(depth: u8, score: Score, nodes: u64, millis: u64, line: &[Move]) -> Progress {
        Progress {
            depth,
            score,
            nodes,
            nps: (nodes * 1000).checked_div(millis).unwrap_or(0),
            millis,
            line: line.iter().map(|&mv| mv.into()).collect(),
        }
    }
}

impl From<&Info> for Progress {
    fn from(info: &Info) -> Progress {
        Progress::new(info.depth, info.score, info.nodes, info.millis, &info.line)
    }
}

impl From<&Report> for Progress {
    fn from(report: &Report) -> Progress {
        let Report {
            depth,
            score,
            nodes,
            millis,
            ref line,
            ..
        } = *report;
        Progress::new(depth, score, nodes, millis, line)
    }
}

/// A move as its raw bits; check it against the position before playing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveBits(pub u16);

impl From<Move> for MoveBits {
    fn from(mv: Move) -> MoveBits {
        MoveBits(mv.bits())
    }
}

impl MoveBits {
    /// The move, if the bits make one.
    pub fn read(self) -> Option<Move> {
        Move::from_bits(self.0)
    }
}

/// When an analysis ends. Nothing bounds the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisLimits {
    /// Plies.
    pub depth: Option<u8>,
    /// Positions.
    pub nodes: Option<u64>,
    /// Milliseconds.
    pub millis: Option<u64>,
}

impl From<AnalysisLimits> for Limits {
    fn from(limits: AnalysisLimits) -> Limits {
        Limits {
            depth: limits.depth,
            nodes: limits.nodes,
            time: limits.millis.map(|millis| TimeLimit {
                soft: millis,
                hard: millis,
            }),
        }
    }
}

/// Why a message could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageError {
    /// The request, where it could be read.
    pub id: Option<u32>,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for MessageError {}

impl ToWorker {
    /// The request's name; `Stop` has that of the request it ends.
    pub fn id(&self) -> Option<u32> {
        match *self {
            ToWorker::Move { id, .. }
            | ToWorker::Analyse { id, .. }
            | ToWorker::Stop { id }
            | ToWorker::Bench { id, .. }
            | ToWorker::Perft { id, .. } => Some(id),
            ToWorker::NewGame => None,
        }
    }

    /// The message as text.
    pub fn write(&self) -> String {
        write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When the text is none, with the request's id where it can be read.
    pub fn read(text: &str) -> Result<ToWorker, MessageError> {
        #[derive(Deserialize)]
        struct OnlyId {
            id: u32,
        }
        serde_json::from_str(text).map_err(|error| MessageError {
            id: serde_json::from_str(text).ok().map(|OnlyId { id }| id),
            reason: error.to_string(),
        })
    }
}

impl FromWorker {
    /// The message as text.
    pub fn write(&self) -> String {
        write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When the text is none.
    pub fn read(text: &str) -> Result<FromWorker, MessageError> {
        serde_json::from_str(text).map_err(|error| MessageError {
            id: None,
            reason: error.to_string(),
        })
    }
}

fn write(message: &impl Serialize) -> String {
    // These types hold nothing that JSON cannot; were that to change, the reader
    // would refuse the empty text and say so.
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_refused_with_the_id_where_there_is_one() {
        let error = |text: &str| ToWorker::read(text).unwrap_err();
        assert_eq!(error("").id, None);
        assert_eq!(error("{\"type\":\"dance\",\"id\":5}").id, Some(5));
        assert_eq!(error("{\"type\":\"move\",\"id\":5}").id, Some(5));
        assert_eq!(error("[1,2").id, None);
    }

    #[test]
    fn the_form_of_a_message_is_fixed() {
        assert_eq!(
            ToWorker::Stop { id: 3 }.write(),
            "{\"type\":\"stop\",\"id\":3}"
        );
        let ready = FromWorker::Ready {
            version: PROTOCOL_VERSION,
            build: "dev".into(),
        };
        assert_eq!(
            ready.write(),
            "{\"type\":\"ready\",\"version\":2,\"build\":\"dev\"}"
        );
        assert_eq!(FromWorker::read(&ready.write()), Ok(ready));
    }
}
