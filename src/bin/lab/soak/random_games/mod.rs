//! Random games of every kind, checked at each move and at the end. Both
//! `cargo lab soak` and the tests play them.
//!
//! | to find out | look in |
//! |---|---|
//! | which games are played | `cases` |
//! | how one goes | `play` |
//! | what must hold after each move | `ledger`, `moves`, `turns` |
//! | what must hold at the end | `ends`, `records`, `matches` |
//! | games as people and the computer play them | `sessions` |
//! | what came of many | `tally` |

mod cases;
mod ends;
mod ledger;
mod matches;
mod moves;
mod play;
mod records;
mod sessions;
mod tally;
mod turns;

pub use cases::{Case, further, offered};
pub use play::play;
pub use sessions::attend;
pub use tally::Tally;

/// Nothing, or what is wrong.
type Checked = Result<(), String>;

/// Complains unless something holds.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

/// Complains when two things differ.
fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T, what: &str) -> Checked {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what}: {found:?} instead of {expected:?}"))
    }
}
