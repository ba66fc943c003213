//! Game records in APGN, Abalone's relative of chess's PGN.
//!
//! Tags, then moves with comments, variations and marks, then the result; any
//! number of games in a text. A record is only read if it can be played.

mod clock;
mod fault;
mod options;
mod parse;
mod read;
mod result;
mod tokens;
mod variant_tags;
mod write;

pub use fault::{RecordError, RecordFault};
pub use options::{read_variant_options, variant_options};
pub use read::{read_each_record, read_records};
pub use write::{write_record, write_record_as};
