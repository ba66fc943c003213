//! Moves, positions and games as text. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | how a move is written | `aba_pro`, `landing` (Nacre, UCI), `notations` |
//! | what can be wrong with the text of a move | `token` |
//! | how a position is written | `position_text`, `foreign`, `position_fault` |
//! | what a game record holds | `record`, `tags` |
//! | how records are read and written | `apgn` |

mod aba_pro;
mod apgn;
mod foreign;
mod landing;
mod notations;
mod position_fault;
mod position_text;
mod record;
mod tags;
mod token;

pub use aba_pro::{aba_pro, read_aba_pro};
pub use apgn::{
    RecordError, RecordFault, read_each_record, read_records, write_record, write_record_as,
};
pub use foreign::PositionForm;
pub use landing::{nacre, read_nacre, read_uci, uci};
pub use notations::Notation;
pub use position_fault::{PositionFault, PositionTextError};
pub use position_text::{position_string, read_position, read_position_as};
pub use record::{Comment, GameResult, Leave, Notes, Record, RecordLine, RecordPly, Warning};
pub use tags::Tags;
pub use token::{MoveFault, MoveTextError};
