//! What the interface says, in every language. Pure.
//!
//! A language is its conventions in `lang.rs` and four files of words: `en.rs`,
//! `table/en.rs` with what is said round the board, and `pages/en.rs` and
//! `rulebook/en.rs` with what the screens say that are fetched when they are first
//! opened. Adding one means writing these and naming them in [`Lang`] and
//! `catalogue`. Messages are typed: a missing one, or one that forgets an
//! argument, does not compile. In the browser each language is a file of its own
//! that the page fetches; `catalogue` says how.

mod by_link;
mod catalogue;
mod embed;
#[cfg(not(target_arch = "wasm32"))]
mod en;
#[cfg(not(target_arch = "wasm32"))]
mod fr;
mod lang;
mod messages;
mod orders;
mod pages;
mod rulebook;
mod spoken;
mod table;
mod text;
mod told;
mod words;

pub use by_link::ByLinkWords;
pub use catalogue::Part;
pub use embed::EmbedMessages;
pub use lang::{Lang, Locale};
pub use messages::{
    Command, Common, End, Faults, Games, Messages, NewGame, Notices, Play, Reasons, RecordPanel,
    Speech,
};
pub use orders::Order;
pub use pages::{
    GameList, Help, Import, Kinds, LinkWords, PageMessages, Problems, RecordFaults, Settings,
    Share, game_name, link_fault, picture_words, problem, reading_name, record_error, seating_name,
    specials, time_name, turn_name,
};
pub use rulebook::{Rulebook, example_in_words, move_in_words, statement};
pub use spoken::{announcement, board_name, cell_name, consequences};
pub use table::{
    Mood, TableWords, board_line, clock, clock_spoken, clock_stays, end_reason, left_game,
    match_line, moved, player_name, rank_line, seat_colour, side_name, status,
};
pub use text::{Counted, Form, Text};
pub use told::{Told, Words};
pub use words::{colour, ending, has_won, illegal, move_fault, verdict};
