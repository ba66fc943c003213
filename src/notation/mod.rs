//! Moves, positions and games as text. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | how a move is written | `aba_pro`, `landing` (Nacre, UCI), `notations` |
//! | what can be wrong with the text of a move | `token` |
//! | what a game record holds | `record`, `tags` |

mod aba_pro;
mod landing;
mod notations;
mod record;
mod tags;
mod token;

pub use aba_pro::{aba_pro, read_aba_pro};
pub use landing::{nacre, read_nacre, read_uci, uci};
pub use notations::Notation;
pub use record::{Comment, GameResult, Leave, Notes, Record, RecordLine, RecordPly, Warning};
pub use tags::Tags;
pub use token::{MoveFault, MoveTextError};
