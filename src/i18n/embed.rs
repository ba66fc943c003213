//! What a board in another page says besides what is said round every board.
#![allow(missing_docs)] // A field is its own description; `en` holds the text.

use super::text::{Counted, Text};
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
    /// What the address of the frame gets wrong.
    pub fault: EmbedFaults,
}
}

told! {
/// What an address can get wrong, in one language. A gap that no line explains
/// holds the parameter, or the parameter with its value.
pub struct EmbedFaults {
    /// Parameter: what is wrong with it.
    pub of: Text<2>,
    pub too_long: S,
    pub encoding: S,
    /// The possible values.
    pub one_of: Text<1>,
    /// The least whole number.
    pub number_from: Text<1>,
    /// The least and the greatest whole number.
    pub number: Text<2>,
    pub no_layout: S,
    pub no_preset: S,
    /// An example.
    pub hex: Text<1>,
    /// Examples.
    pub language: Text<1>,
    /// An example.
    pub origin: Text<1>,
    pub together: Text<2>,
    pub no_solution: S,
    pub no_task: S,
    pub position: S,
    pub link: S,
    /// Which move is not legal.
    pub link_move: Text<1>,
    pub record: S,
    /// The line with the fault.
    pub record_line: Text<1>,
    pub no_game: S,
    pub rules: S,
    /// Which move of the solution: what is wrong with it.
    pub solution: Text<2>,
    pub layout: S,
    pub no_colour: S,
    /// Moves of the game.
    pub no_ply: Counted,
    /// Before what only a programmer reads, in English.
    pub exactly: S,
}
}
