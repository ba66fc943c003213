//! Games that stay. Pure: the browser's storage hides behind [`Store`].
//!
//! | to find out | look in |
//! |---|---|
//! | how games are kept, listed, deleted, set aside | `library` |
//! | the text of a kept game | `envelope` |
//! | what the list shows | `summary` |
//! | layouts of the player's own | `own_layouts` |
//! | what the player has chosen | `settings`, `taste` |
//! | what a store must do | `store` |

mod envelope;
mod library;
mod own_layouts;
mod settings;
mod store;
mod summary;
mod taste;

pub use envelope::{Envelope, EnvelopeError, SCHEMA};
pub use library::{Deleted, Kept, Library, LoadError, Quarantined, Saved};
pub use own_layouts::{DeletedLayout, OwnLayout};
pub use settings::{MoveStyle, Settings};
pub use store::{MemoryStore, Store, StoreError};
pub use summary::Summary;
pub use taste::{
    Asked, Marbles, Pointing, Scheme, Size, Sound, Speed, Taste, Theme, Vibration, Volume,
};
