//! Italian.

use crate::i18n::Counted;
use crate::i18n::embed::EmbedMessages;

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Abalone board",
    cannot_show: "This board cannot be shown",
    whose_fault: "The address of the frame asks for something that there is not. Whoever made the page can put it right.",
    open_site: "Open Abalone in a new tab",
    show_next: "Show the next move",
    start_again: "Start again",
    find: Counted::new("Find the move.", "Find {0} moves."),
    wrong: "Not this one. Try another move.",
    right: "Right. Go on.",
    solved: "Solved!",
    solved_shown: "That is the solution.",
    solution_played: "This is the next move.",
};
