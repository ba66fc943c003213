//! The board in somebody else's page, as far as it needs no browser: what an
//! address asks for, what the page around says, and what it is told. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | how an address is taken apart | `query` |
//! | what can be asked for | `params` |
//! | what can be wrong with it | `fault` |
//! | which game that makes, and who may do what | `opening` |
//! | what the page around may say | `command` |
//! | the code that authors copy | `code` |
//! | what it is told | `answer`, `state`, `json` |
//!
//! ```
//! use abalone::embed::{Mode, Params};
//!
//! let params = Params::read("?layout=belgian_daisy&level=4&color=white", "").unwrap();
//! assert_eq!(params.mode(), Mode::Play);
//! let opening = params.open().unwrap();
//! assert_eq!(opening.game.players()[0].level(), Some(4)); // black
//!
//! let fault = Params::read("?level=40", "").unwrap_err();
//! assert_eq!(fault.to_string(), "level=40: a whole number from 1 to 12 is wanted");
//! ```

mod answer;
mod code;
mod command;
mod fault;
mod json;
mod opening;
mod params;
mod query;
mod state;

pub use answer::{Maker, error, gameover, moved, position, ready, refused, reply, resize, task};
pub use code::Embedding;
pub use command::{Call, Command, CommandFault, Fields, Id, LONGEST_ID, Look, Value, read_call};
pub use fault::{ParamFault, Wanted};
pub use json::Object;
pub use opening::{Hands, Opening};
pub use params::{By, Ground, Mode, Params, Theme};
pub use state::state;

/// The version of the contract: of the parameters and of the messages.
pub const VERSION: u8 = 1;
