//! Moves, positions and games as text. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | what a game record holds | `record`, `tags` |

mod record;
mod tags;

pub use record::{Comment, GameResult, Leave, Notes, Record, RecordLine, RecordPly, Warning};
pub use tags::Tags;
