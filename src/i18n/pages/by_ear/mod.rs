//! What those ask and hear who play by ear.
//!
//! | to find out | look in |
//! |---|---|
//! | what can be asked, by a key or by a word | `question` |
//! | what is answered | `answer` |
//! | a whole game, as it is heard | `walk` |

mod answer;
mod question;
mod walk;

use super::super::text::Text;
use super::super::told::told;

pub use answer::{Place, answer};
#[cfg(not(target_arch = "wasm32"))]
pub use question::ENGLISH as ENGLISH_QUESTIONS;
pub use question::{About, Question};
pub use walk::{Step, WALK_MOVES, walk};

type S = &'static str;

told! {
    /// The words of this part.
    #[allow(missing_docs)] // A field is its own description; `en` holds the text.
    pub struct ByEarWords {
        pub title: S,
        /// Words for each of `Question::ALL`, separated by spaces, the usual one
        /// first.
        pub words: [S; Question::COUNT],
        /// What each of them tells.
        pub tells: [S; Question::COUNT],
        /// The key that copies together with C.
        pub ctrl: S,
        /// A word with a cell after it.
        pub with_cell: Text<1>,
        pub box_note: S,
        pub off_note: S,
        pub walk_title: S,
        pub walk_intro: S,
        pub hear: Text<1>,
        /// A key, a word.
        pub walk_new: Text<2>,
        /// Who plays, and the button to the rules.
        pub walk_who: Text<2>,
        /// Twice a part to unfold and what to choose in it, and the button that begins.
        pub walk_rules: Text<5>,
        /// A cell.
        pub walk_to: Text<1>,
        /// A key.
        pub walk_show: Text<1>,
        /// A key.
        pub walk_play: Text<1>,
        /// A key, a move.
        pub walk_type: Text<2>,
        /// A cell, a key.
        pub walk_back: Text<2>,
        /// A key.
        pub walk_ask: Text<1>,
        /// A key, a word.
        pub walk_review: Text<2>,
        /// The list of games.
        pub walk_kept: Text<1>,
        /// The name of a row, and what lies in it.
        pub row: Text<2>,
        /// The ends of a line, and what lies in it.
        pub line: Text<3>,
        /// The first and the last of several cells in a row.
        pub run: Text<2>,
        /// What lies on an empty cell.
        pub empty: S,
        pub no_moves_of: Text<1>,
        pub may_place: Text<1>,
        pub no_clock: S,
        pub copied: S,
        pub paste_here: S,
        pub no_position: S,
    }
}
