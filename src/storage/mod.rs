//! Games that stay. Pure: the browser's storage hides behind [`Store`].
//!
//! | to find out | look in |
//! |---|---|
//! | the text of a kept game | `envelope` |
//! | what the player has chosen | `settings` |
//! | what a store must do | `store` |

mod envelope;
mod settings;
mod store;

pub use envelope::{Envelope, EnvelopeError, SCHEMA};
pub use settings::{MoveStyle, Settings};
pub use store::{MemoryStore, Store, StoreError};
