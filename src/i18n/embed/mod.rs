//! What a board in another page says besides what is said round every board. It is
//! little, and built into that program.
#![allow(missing_docs)] // A field is its own description; `en.rs` holds the text.

mod en;
mod fr;

use super::lang::Lang;
use super::text::Counted;

type S = &'static str;

/// What a board in another page says, in one language.
#[derive(Clone, Copy, Debug)]
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

impl Lang {
    /// What a board in another page says in this language.
    pub const fn embed(self) -> &'static EmbedMessages {
        match self {
            Lang::En => &en::EMBED,
            Lang::Fr => &fr::EMBED,
        }
    }
}
