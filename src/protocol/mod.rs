//! Messages between the page and its worker: bytes, versioned.
//!
//! The form is postcard's, which is small to read and to write on both sides.
//! The first message, [`FromWorker::Ready`], keeps its form for ever, so that a
//! page and a worker of different versions can tell that they are.
//!
//! The worker posts [`FromWorker::Ready`] first; what is sent to it before that
//! is lost. Every request has an `id` of the sender's choice and gets exactly
//! one final answer with the same id: `Best`, `Count` or `Error`. A request that
//! a newer one replaces, or that a `Stop` ends, is answered with what was found
//! so far. `Info` messages come in between. Several lines of a position and reviews
//! of games are asked for by [`ToAnalyst`], and told by [`FromAnalyst`]. A page may
//! have two workers, one that plays and one that looks at something.
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

mod analysis;

pub use analysis::{FoundLines, FromAnalyst, LineBits, ToAnalyst};

use crate::engine::{Info, Limits, Report, Score, TimeLimit};
use crate::notation::{
    PositionForm, position_string, read_position_as, read_variant_options, variant_options,
};
use crate::rules::{Draws, Move, Position, Seating, Variant};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Raised whenever a message changes its meaning. Page and worker of different
/// versions do not talk.
pub const PROTOCOL_VERSION: u32 = 5;

/// What the page asks of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// The best move at full strength. Answer: `Best`.
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
}

/// What the worker tells the page. `Ready` stays the first of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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

/// A position under its rules, and the keys of the positions before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameState {
    /// Kind of game, by name.
    game: String,
    /// What differs from the usual game, as in a record.
    options: String,
    /// The canonical position string.
    position: String,
    earlier: Vec<u64>,
}

/// A message that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageError(postcard::Error);

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a message: {}", self.0)
    }
}

impl std::error::Error for MessageError {}

impl GameState {
    /// A position after others with these keys, in order of play, under the
    /// usual draw rules.
    pub fn new(position: &Position, earlier: &[u64]) -> GameState {
        Self::with_draws(position, earlier, Draws::default())
    }

    /// The same under other draw rules.
    pub fn with_draws(position: &Position, earlier: &[u64], draws: Draws) -> GameState {
        // Nothing from before the last ejection can come again.
        let comparable = usize::from(position.quiet()).min(earlier.len());
        let variant = Variant {
            rules: *position.rules(),
            draws,
            ..Variant::default()
        };
        GameState {
            game: variant.rules.seating.name().to_owned(),
            options: variant_options(&variant),
            position: position_string(position),
            earlier: earlier[earlier.len() - comparable..].to_vec(),
        }
    }

    /// The position, and what ends the game undecided.
    ///
    /// # Errors
    /// When the texts make none, in words.
    pub fn read(&self) -> Result<(Position, Draws), String> {
        let seating: Seating = self.game.parse().map_err(to_text)?;
        let variant = read_variant_options(seating, &self.options)?;
        let form = PositionForm::Canonical;
        let position = read_position_as(form, &self.position, variant.rules).map_err(to_text)?;
        Ok((position, variant.draws))
    }

    /// Keys of the positions before it.
    pub fn earlier(&self) -> &[u64] {
        &self.earlier
    }
}

fn to_text(error: impl fmt::Display) -> String {
    error.to_string()
}

impl ToWorker {
    /// The request's name; `Stop` has that of the request it ends.
    pub fn id(&self) -> Option<u32> {
        match *self {
            ToWorker::Move { id, .. }
            | ToWorker::Analyse { id, .. }
            | ToWorker::Stop { id }
            | ToWorker::Bench { id, .. }
            | ToWorker::Perft { id, .. } => Some(id),
        }
    }

    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When the bytes are none.
    pub fn read(bytes: &[u8]) -> Result<ToWorker, MessageError> {
        postcard::from_bytes(bytes).map_err(MessageError)
    }
}

impl FromWorker {
    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// When the bytes are none.
    pub fn read(bytes: &[u8]) -> Result<FromWorker, MessageError> {
        postcard::from_bytes(bytes).map_err(MessageError)
    }
}

fn write(message: &impl Serialize) -> Vec<u8> {
    // Nothing here is of unknown length; were that to change, the reader would
    // refuse the empty message and say so.
    postcard::to_allocvec(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rules, Seat, Stuck, TurnMode, layouts};

    #[test]
    fn positions_survive_the_journey() {
        for layout in layouts() {
            let mut position = layout.position();
            let mut keys = Vec::new();
            for turn in 0..20 {
                let list = position.moves();
                keys.push(position.key());
                position.play_unchecked(list[(turn * 7) % list.len()]);
            }
            if position.rules().sides() > 2 {
                position.retire(Seat(1));
            }
            let game = GameState::new(&position, &keys);
            assert_eq!(
                game.read(),
                Ok((position, Draws::default())),
                "{}",
                layout.id
            );
            assert_eq!(game.earlier().last(), keys.last());
            let message = ToWorker::Perft {
                id: 1,
                game,
                depth: 2,
            };
            assert_eq!(ToWorker::read(&message.write()), Ok(message));
        }
    }

    #[test]
    fn rules_survive_the_journey() {
        let first = &layouts()[0];
        for (turn, _) in TurnMode::NAMED {
            let rules = Rules {
                turn,
                triangles: true,
                targets: [4, 5, 6, 6, 6, 6],
                stuck: Stuck::Draws,
                first: Seat(1),
                misere: true,
                ..Rules::new(first.seating)
            };
            let mut position = first.position_under(rules);
            position.play_unchecked(position.moves()[0]);
            let draws = Draws {
                repetition: false,
                quiet: Some(80),
            };
            let game = GameState::with_draws(&position, &[], draws);
            assert_eq!(game.read(), Ok((position, draws)), "{turn:?}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(ToWorker::read(&[]).is_err());
        let message = ToWorker::Bench { id: 5, depth: 3 }.write();
        assert!(ToWorker::read(&message[..message.len() - 1]).is_err());
        for first in 6..=u8::MAX {
            assert!(ToWorker::read(&[first, 1, 1, 1]).is_err());
        }
        let start = layouts()[0].position();
        let good = GameState::new(&start, &[]);
        for change in [
            |g: &mut GameState| g.position.push('x'),
            |g: &mut GameState| g.position.clear(),
            |g: &mut GameState| g.options = "first=3".into(),
            |g: &mut GameState| g.options = "turn=twice".into(),
            |g: &mut GameState| g.game = "seven".into(),
        ] {
            let mut bad = good.clone();
            change(&mut bad);
            assert!(bad.read().is_err());
        }
    }

    #[test]
    fn the_first_message_keeps_its_form() {
        let ready = FromWorker::Ready {
            version: 3,
            build: "dev".into(),
        };
        assert_eq!(ready.write(), [0, 3, 3, b'd', b'e', b'v']);
        assert_eq!(FromWorker::read(&ready.write()), Ok(ready));
    }
}
