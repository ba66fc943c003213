//! A game being played: players, moves made and taken back, how it ended.
//!
//! | to find out | look in |
//! |---|---|
//! | what can be done with a game | `play` |
//! | where its moves are kept | `tree` |
//! | how it becomes a game record and back | `record` |
//! | how a game is agreed before it begins | `draft` |
//! | how a board is laid out by hand | `editor` |
//! | who plays | `player` |
//! | how the sides stand, who has left | `standing` |
//! | its moves as a list shows them | `move_list` |
//! | what lies beside the board | `gutter` |
//! | what happens when somebody moves, asks, gives up | `session` |
//! | how long players have left | `clock` |
//! | how a game is played by link, and how a link meets a kept game | `by_link` |
//! | how a task is solved | `task` |
//! | which game of a match is next, and how the match stands | `series` |

mod by_link;
mod clock;
mod draft;
mod editor;
mod gutter;
mod move_list;
mod play;
mod player;
mod record;
mod series;
mod session;
mod standing;
mod task;
mod tree;

pub use by_link::{LINK_ID, LINK_SENT, Meeting, go_on, meet, new_link_id, take_seats};
pub use clock::{Clock, Fallen, Moment, Stopped};
pub use draft::{Company, Draft};
pub use editor::{Editor, TooMany};
pub use gutter::{Captive, Gutter};
pub use move_list::{MoveItem, Round, columns, rounds};
pub use play::{Game, GameError, PlayError, Ply};
pub use player::{FIRST_LEVEL, LAST_LEVEL, Player};
pub use record::GameTextError;
pub use series::{MatchScore, match_score, next_in_match, rematch};
pub use session::{Effect, Event, News, Purpose, Request, Session, Thought};
pub use standing::Ranked;
pub use task::{Task, Tried};
pub use tree::{NodeId, Tree};
