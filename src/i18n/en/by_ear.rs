//! English, for those who play by ear.

use crate::i18n::pages::ByEarWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_EAR: ByEarWords = ByEarWords {
    title: "By ear",
    words: crate::i18n::pages::ENGLISH_QUESTIONS,
    tells: [
        "the last move",
        "how many marbles each side has pushed off",
        "whose turn it is, and what of it is left",
        "what the clocks show",
        "what lies on the cell you are on",
        "what lies in its row",
        "what lies in both diagonals through it",
        "all moves of the marble you are on",
        "the whole board, row by row",
        "where the marbles of each colour lie; type a colour for one of them",
        "takes the position along as text",
        "begins a game from a position as text",
    ],
    ctrl: "Ctrl",
    with_cell: Text::new("A cell after the word asks about that cell: {0}."),
    box_note: "Esc leads from the box for moves back to the board.",
    off_note: "Keys that are letters can be turned off in the settings; typed words always work.",
    walk_title: "A whole game by ear",
    walk_intro: "Two people at one keyboard play until the first marble is off.",
    hear: Text::new("You hear: {0}"),
    walk_new: Text::new("Press {0}, type {1} and press Enter."),
    walk_who: Text::new(
        "Under who plays, choose {0} with the arrow keys. Go on with Tab to {1} and press Enter.",
    ),
    walk_rules: Text::new(
        "Unfold {0} with Enter and choose {1}; unfold {2} and choose {3}. Go on to {4} and press Enter. You are on the board.",
    ),
    walk_to: Text::new("Walk with the arrow keys to {0}."),
    walk_show: Text::new("Press {0}: the move is shown, not yet made."),
    walk_play: Text::new("Press {0} again."),
    walk_type: Text::new("White prefers to type: {0}, {1}, Enter."),
    walk_back: Text::new("Esc leads back to the board. Walk to {0} and press {1} twice."),
    walk_ask: Text::new("Press {0}."),
    walk_review: Text::new(
        "To look through the game, press {0}, type {1} and press Enter; off the board the left arrow key does the same.",
    ),
    walk_kept: Text::new("The game has been kept from the first move on; you find it under {0}."),
    row: Text::new("Row {0}: {1}"),
    line: Text::new("From {0} to {1}: {2}"),
    run: Text::new("{0} to {1}"),
    empty: "empty",
    no_moves_of: Text::new("{0} has no move now"),
    may_place: Text::new("A marble can be placed on {0}"),
    no_clock: "This game has no clock",
    copied: "Position copied.",
    paste_here: "Paste the position here and press Enter.",
    no_position: "This is no position of the game on the board.",
};
