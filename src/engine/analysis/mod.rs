//! What a player wants to know of a position or a game who is not playing it.
//!
//! | to find out | look in |
//! |---|---|
//! | what may be asked of a position, a pass among it | `wish` |
//! | how several best lines are searched | `lines` |
//! | how a game is checked for errors | `review` |
//! | what a score says of winning | `chance` |

mod chance;
mod lines;
mod review;
mod wish;

pub(super) use lines::Analysis;

pub use chance::win_chance;
pub use lines::{Line, Lines};
pub use review::{Judgement, Mark, Review, Reviewed};
pub use wish::{CannotAnalyse, MOST_LINES, Wish};
