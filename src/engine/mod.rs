//! The computer player: search, evaluation, levels. Pure: it knows no clock and
//! no browser; both reach it through a [`Reporter`].
//!
//! ```
//! use abalone::engine::{Limits, Silent, search};
//! use abalone::rules::layout;
//!
//! let start = layout("belgian_daisy").unwrap().position();
//! let report = search(&start, &[], Limits::depth(4), &mut Silent);
//! assert!(start.play(report.best.unwrap()).is_ok());
//! ```
//!
//! | to find out | look in |
//! |---|---|
//! | how a search begins, pauses, ends | `engine`, `limits`, `reporter` |
//! | how positions are searched | `search`, `frame`, `ending`, `quiescence`, `ordering`, `table` |
//! | how the last marble is won | `finish` |
//! | what is played without a search | `simple` |
//! | what a position is worth | `eval`, `score` |
//! | what is told of a position or a game that is looked at | `analysis` |
//! | how the twelve levels differ | `levels` |
//! | every tuned number | `params` |
//! | the engine's signature | `bench` |

mod analysis;
mod bench;
mod ending;
#[allow(clippy::module_inception)]
mod engine;
mod eval;
mod finish;
mod frame;
mod levels;
mod limits;
mod ordering;
mod params;
mod quiescence;
mod reporter;
mod score;
mod search;
mod simple;
mod table;

pub use analysis::{
    CannotAnalyse, Judgement, Line, Lines, MOST_LINES, Mark, Review, Reviewed, Wish, win_chance,
};
pub use bench::{BENCH_DEPTH, BENCH_NODES, Bench, bench};
pub use engine::{Engine, Question, search};
pub use eval::{FEATURE_NAMES, FEATURES, evaluate, features, left_after, net};
pub use levels::{Level, Manner, Noise};
pub use limits::{Limits, TimeLimit};
pub use params::{MARBLE, TABLE_BYTES};
pub use reporter::{Info, Report, Reporter, Signal, Silent};
pub use score::{DECIDED, DRAW, Outlook, Score, WIN};
