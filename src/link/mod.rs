//! Games as short text for the address of a page. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | what a link is for, and how one is made of a game | `kinds` |
//! | its parts | `code` |
//! | how rules, start and players are written | `header` |
//! | what can be wrong with one | `fault` |
//! | how bytes become letters | `letters` |
//! | how moves become bits | `bits` |
//!
//! A link holds rules, start, players and moves, each move as its number among
//! the legal ones; not words, variations and clocks, for which there are records.
//! Whatever somebody sends is either a legal game or refused with the reason.
//!
//! ```
//! use abalone::game::{Game, Player};
//! use abalone::link::{Link, LinkKind};
//! use abalone::rules::Variant;
//!
//! let mut game = Game::new(Variant::default(), vec![Player::human(); 2]).unwrap();
//! let first = game.live().moves()[0];
//! game.play(first).unwrap();
//! let text = Link::of(LinkKind::Game, &game).unwrap().write();
//! let read = Link::read(&text).unwrap();
//! assert_eq!(read.game.live(), game.live());
//! assert!(Link::read(&text[1..]).is_err());
//! ```

mod bits;
mod code;
mod fault;
mod header;
mod kinds;
mod letters;

pub use code::LONGEST;
pub use fault::LinkFault;
pub use kinds::{Link, LinkKind};
