//! The catalogue: everything the interface says, as one value per language. A
//! language that leaves a message out does not compile.
//!
//! Fields say where a message is shown; the English file is the reference for
//! what it means.
#![allow(missing_docs)] // A field is its own description; `en.rs` holds the text.

use super::by_link::ByLinkWords;
use super::orders::Order;
use super::table::TableWords;
use super::text::{Counted, Text};
use super::told::told;

type S = &'static str;

told! {
    /// Everything the interface says in one language.
    pub struct Messages {
        pub common: Common,
        pub play: Play,
        pub table: TableWords,
        pub by_link: ByLinkWords,
        pub record: RecordPanel,
        pub command: Command,
        pub end: End,
        pub new_game: NewGame,
        pub games: Games,
        pub reason: Reasons,
        pub speech: Speech,
        pub notice: Notices,
    }
}

told! {
    /// Words used everywhere.
    pub struct Common {
        pub title: S,
        pub skip: S,
        pub main_menu: S,
        pub play: S,
        pub new_game: S,
        pub games: S,
        pub settings: S,
        pub help: S,
        pub rules: S,
        pub close: S,
        pub undo: S,
        pub dismiss: S,
        /// Black, white, red, blue, yellow, green.
        pub colours: [S; 6],
        /// The same, as they stand at the beginning of a sentence or alone.
        pub colours_alone: [S; 6],
        pub human: S,
        pub you: S,
        /// Computer, with its level.
        pub computer_level: Text<1>,
        /// The computer's level where there is room for no more.
        pub level: Text<1>,
        /// Words for levels 1 to 12.
        pub levels: [S; 12],
    }
}

told! {
    /// The board's surroundings while a game is played.
    pub struct Play {
        pub board: S,
        pub players: S,
        pub share: S,
        pub present: S,
        pub controls: S,
        pub your_turn: S,
        /// Whose turn it is, by colour.
        pub to_move: Text<1>,
        pub thinking: S,
        pub paused: S,
        pub pause: S,
        pub resume: S,
        /// Search depth.
        pub depth: Text<1>,
        /// The computer's estimate, from its own side.
        pub estimate: Text<1>,
        /// The computer sees the end, so many single moves ahead.
        pub wins_in: Counted,
        pub loses_in: Counted,
        /// Points and target.
        pub score: Text<2>,
        pub undo: S,
        pub redo: S,
        pub hint: S,
        pub hint_wait: S,
        pub hint_move: Text<1>,
        pub resign: S,
        /// Told when it has been done.
        pub resigned: S,
        pub offer_draw: S,
        /// One person asks the other on the same device.
        pub draw_ask: Text<1>,
        pub draw_accept: S,
        pub draw_decline: S,
        pub draw_wait: S,
        pub draw_declined: S,
        pub draw_accepted: S,
        pub rematch: S,
        pub flip_short: S,
        pub turn_left: S,
        pub turn_right: S,
        pub more: S,
        /// Looking at an earlier position: ply, plies.
        pub looking_back: Text<2>,
        pub back_to_game: S,
        pub confirm_move: Text<1>,
        pub play_move: S,
        /// Asked once, after the first move by finger, with what to answer.
        pub confirm_offer: S,
        pub confirm_yes: S,
    }
}

told! {
    /// The list of moves.
    pub struct RecordPanel {
        pub title: S,
        pub none_yet: S,
        pub first: S,
        pub previous: S,
        pub next: S,
        pub last: S,
        pub notation: S,
        pub copy: S,
        pub copied: S,
    }
}

told! {
    /// The typed box.
    pub struct Command {
        pub label: S,
        pub placeholder: S,
        pub enter: S,
        pub nothing: S,
        /// A text that is neither a move nor a command.
        pub unknown: Text<1>,
        pub not_your_turn: S,
        pub over: S,
        /// Words for each of `Order::ALL`, separated by spaces, the usual one first.
        pub words: [S; Order::COUNT],
        pub fault: Faults,
    }
}

told! {
    /// What is wrong with the text of a move.
    pub struct Faults {
        pub shape: S,
        pub no_cell: Text<1>,
        pub not_neighbours: Text<2>,
        pub no_line: Text<2>,
        pub along: S,
        pub no_triangle: S,
        pub lands_on: Text<1>,
        pub no_such_move: S,
        pub ambiguous: S,
        pub board_number: S,
        pub other_board: S,
    }
}

told! {
    /// The end of a game.
    pub struct End {
        pub you_win: S,
        pub you_lose: S,
        pub draw: S,
        /// A colour has won.
        pub wins: Text<1>,
        /// Marbles ejected by the winner.
        pub by_target: Counted,
        pub by_stuck: S,
        pub by_repetition: S,
        pub by_quiet: S,
        pub by_resignation: S,
        pub by_time: S,
        pub by_time_limit: S,
        pub by_boards: S,
        pub by_agreement: S,
        pub by_ball: S,
        pub rematch_note: S,
        pub review: S,
        pub save_file: S,
        /// Number of moves played.
        pub length: Counted,
    }
}

told! {
    /// The new-game dialog.
    pub struct NewGame {
        pub title: S,
        pub customise: S,
        pub editor: S,
        /// Offered at once, while the rest of the dialog is being fetched.
        pub at_once: S,
        pub against_computer: S,
        pub two_people: S,
    }
}

told! {
    /// What is said round the list of games.
    pub struct Games {
        pub deleted: S,
        pub import_title: S,
        pub drop_here: S,
        pub unreadable_file: Text<1>,
    }
}

told! {
    /// Why a move is not legal.
    pub struct Reasons {
        pub game_over: S,
        pub no_group: S,
        pub not_yours: Text<1>,
        pub other_colour_now: S,
        pub too_many: S,
        pub own_off_board: Text<1>,
        pub not_stronger: Text<2>,
        pub sandwich: Text<1>,
        pub occupied: Text<1>,
        pub taken: Text<1>,
        pub partners_only_push: S,
        pub no_triangles: S,
        pub place_first: S,
        pub nothing_to_place: S,
        pub not_now: S,
    }
}

told! {
    /// What a screen reader is told.
    pub struct Speech {
        /// An empty cell.
        pub empty_cell: Text<1>,
        /// A cell with a marble of a colour.
        pub marble_cell: Text<2>,
        /// The same when it is one of the chosen: its number and how many.
        pub selected: Text<2>,
        /// Three selected marbles that touch each other.
        pub triangle: S,
        /// A marble on which a neutral ball rests.
        pub carries_ball: S,
        pub own_ball_falls: S,
        pub ball_falls: Text<1>,
        /// Whose, and on which cells.
        pub ball_rests: Text<2>,
        /// A colour, and how many of its marbles are still to be placed.
        pub in_hand: Text<2>,
        pub deselected: S,
        /// A colour moves; the move is written.
        pub moves: Text<2>,
        pub pushes: Counted,
        pub ejects: S,
        pub previews: Text<1>,
        pub press_again: S,
        pub which_way: S,
        /// Names of the directions as seen on the screen: east, north-east,
        /// north-west, west, south-west, south-east.
        pub directions: [S; 6],
    }
}

told! {
    /// Things that happened and concern the player.
    pub struct Notices {
        pub storage_denied: S,
        pub storage_full: S,
        pub storage_conflict: S,
        pub storage_newer: S,
        pub quarantined: Counted,
        pub download: S,
        pub worker_denied: S,
        pub worker_restarted: S,
        pub worker_version: S,
        pub reload: S,
        pub update_ready: S,
        /// Words of a language could not be fetched.
        pub no_words: S,
        pub no_such_game: S,
        pub clipboard_denied: S,
        pub pages_coming: S,
        pub pages_failed: S,
        pub try_again: S,
        pub pages_version: S,
        pub no_such_page: Text<1>,
    }
}
