//! What the interface says, in every language. Pure.
//!
//! A language is a folder of words and its conventions in `lang.rs`. To add one,
//! copy the folder `en`, translate it, and name it in [`Lang`] and in `catalogue`:
//! the compiler points at both places. Messages are typed: a missing one, or one
//! that forgets an argument, does not compile. In the browser each language is a
//! set of files that the page fetches; `catalogue` says how.
//!
//! | in a folder | what is said |
//! |---|---|
//! | `mod` | where a game is played |
//! | `table` | round the board: seats, turns, clocks, ends |
//! | `by_link` | in a game by link |
//! | `by_ear` | to those who listen and ask |
//! | `pages` | on the screens that are fetched when they are first opened |
//! | `agree`, `share`, `link` | on those for a new game, sharing, and links |
//! | `rulebook` | in the rules |
//! | `embed` | by a board in another page |

mod by_link;
mod catalogue;
mod embed;
mod embed_fault;
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

// The languages. In the browser they are files.
#[cfg(not(target_arch = "wasm32"))]
mod cs;
#[cfg(not(target_arch = "wasm32"))]
mod de;
#[cfg(not(target_arch = "wasm32"))]
mod en;
#[cfg(not(target_arch = "wasm32"))]
mod es;
#[cfg(not(target_arch = "wasm32"))]
mod fr;
#[cfg(not(target_arch = "wasm32"))]
mod it;

pub use by_link::ByLinkWords;
pub use catalogue::Part;
pub use embed::{EmbedFaults, EmbedMessages};
pub use embed_fault::{param_detail, param_fault};
pub use lang::{Lang, Locale};
pub use messages::{
    Command, Common, End, Faults, Games, Messages, NewGame, Notices, Play, Reasons, RecordPanel,
    Speech,
};
pub use orders::Order;
pub use pages::{
    About, ByEarWords, GameList, Help, Import, Kinds, LinkWords, PageMessages, Place, Problems,
    Question, RecordFaults, SettingsWords, Share, Step, WALK_MOVES, answer, game_name, layout_name,
    link_fault, picture_words, problem, reading_name, record_error, seating_name, specials,
    time_name, turn_name, walk,
};
pub use rulebook::{Rulebook, example_in_words, move_in_words, statement};
pub use spoken::{announcement, board_name, cell_name, consequences, group};
pub use table::{
    Mood, TableWords, board_line, clock, clock_spoken, clock_stays, end_reason, left_game,
    match_line, moved, now, over, player_name, rank_line, seat_colour, side_name, status, went,
};
pub use text::{Counted, Form, Text};
pub use told::{Told, Words};
pub use words::{colour, ending, has_won, illegal, move_fault, verdict};
