//! What the interface says, in every language. Pure.
//!
//! A language is one file (`en.rs`, `fr.rs`) with one [`Locale`] value; adding
//! one means writing that file and naming it in [`Lang`]. Messages are typed: a
//! missing one, or one that forgets an argument, does not compile.

mod en;
mod fr;
mod lang;
mod messages;
mod orders;
mod spoken;
mod text;
mod words;

pub use lang::{Lang, Locale};
pub use messages::{
    Command, Common, End, Faults, Games, Help, Messages, NewGame, Notices, Play, Problems, Reasons,
    RecordFaults, RecordPanel, Settings, Speech,
};
pub use orders::Order;
pub use spoken::{announcement, board_name, cell_name, consequences, turn_part};
pub use text::{Counted, Form, Text};
pub use words::{colour, ending, illegal, move_fault, problem, record_error, verdict};
