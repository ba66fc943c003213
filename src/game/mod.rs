//! A game being played: players, moves made and taken back, how it ended.
//!
//! | to find out | look in |
//! |---|---|
//! | what can be done with a game | `play` |
//! | where its moves are kept | `tree` |
//! | how it becomes a game record and back | `record` |
//! | who plays | `player` |
//! | what lies beside the board | `gutter` |
//! | what happens when somebody moves, asks, gives up | `session` |

mod gutter;
mod play;
mod player;
mod record;
mod session;
mod tree;

pub use gutter::{Captive, Gutter};
pub use play::{Game, GameError, PlayError, Ply};
pub use player::{FIRST_LEVEL, LAST_LEVEL, Player};
pub use record::GameTextError;
pub use session::{Effect, Event, News, Purpose, Request, Session, Thought};
pub use tree::{NodeId, Tree};
