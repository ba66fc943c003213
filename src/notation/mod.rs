//! Moves, positions and games as text. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | how a move is written | `aba_pro`, `landing` (Nacre, UCI), `notations` |
//! | what can be wrong with the text of a move | `token` |
//! | how a position is written | `position_text`, `foreign`, `position_fault`, `boards_text` |
//! | what a game record holds | `record`, `tags` |
//! | how records are read and written | `apgn` |
//!
//! What is written is read back; what cannot be read is returned with the reason.
//! ```
//! use abalone::notation::{nacre, position_string, read_aba_pro, read_records, write_record};
//!
//! let text = "[Variant \"belgian\"]\n[Notation \"Aba-Pro\"]\n\n1. i9h8 i6h6 {solid} *\n";
//! let (records, errors) = read_records(text);
//! assert!(errors.is_empty());
//! assert!(write_record(&records[0]).ends_with("1. i9h8 i6h6 {solid} *\n"));
//!
//! let start = records[0].variant.first_position()?;
//! let mv = read_aba_pro(&start, "i9h8")?;
//! assert_eq!(nacre(&start, mv), "i9f6"); // it moves three marbles
//! let next = start.play(mv)?;
//! assert!(position_string(&next).ends_with(" w 0-0 1 1"));
//!
//! let error = read_aba_pro(&start, "a1a4").unwrap_err();
//! assert_eq!(error.to_string(), "\"a1a4\": a1 and a4 are not neighbours");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Whether this program reads what others have written, guesses what they have
/// left out, and says what is odd about it. The first of the page's programs reads
/// only what it has written itself, and is so much the smaller.
const READS_OTHERS: bool = cfg!(any(
    feature = "pages",
    feature = "embed",
    not(target_arch = "wasm32")
));

/// A text that only tells somebody what is wrong.
fn said(text: impl FnOnce() -> String) -> String {
    if READS_OTHERS { text() } else { String::new() }
}

mod aba_pro;
mod apgn;
mod boards_text;
mod foreign;
mod landing;
mod notations;
mod position_extras;
mod position_fault;
mod position_text;
mod record;
mod tags;
mod token;

pub use aba_pro::{aba_pro, read_aba_pro};
pub use apgn::{
    RecordError, RecordFault, read_each_record, read_records, read_variant_options,
    variant_options, write_record, write_record_as,
};
pub use boards_text::{boards_string, read_boards};
pub use foreign::PositionForm;
pub use landing::{nacre, read_nacre, read_uci, uci};
pub use notations::Notation;
pub use position_fault::{PositionFault, PositionTextError};
pub use position_text::{position_string, read_position, read_position_as};
pub use record::{Comment, GameResult, Leave, Notes, Record, RecordLine, RecordPly, Warning};
pub use tags::{Tags, player_tag};
pub use token::{MoveFault, MoveTextError};
