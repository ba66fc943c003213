//! What a board in another page says besides what is said round every board.
#![allow(missing_docs)] // A field is its own description; `en` holds the text.

use super::text::Counted;
use super::told::told;

type S = &'static str;

told! {
/// What a board in another page says, in one language.
pub struct EmbedMessages {
    /// The name of the frame's contents.
    pub title: S,
    /// Above the reason why nothing can be shown.
    pub cannot_show: S,
    pub whose_fault: S,
    pub open_site: S,
    pub show_next: S,
    pub start_again: S,
    /// Moves that are to be found.
    pub find: Counted,
    pub wrong: S,
    pub right: S,
    pub solved: S,
    pub solved_shown: S,
    pub solution_played: S,
}
}
