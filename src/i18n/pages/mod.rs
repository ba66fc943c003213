//! What the screens say that are fetched when they are first opened.
//!
//! Apart from the other messages, so that the text of a screen that nobody has
//! opened yet is not part of what has to be fetched before a game can begin.
#![allow(missing_docs)] // A field is its own description; `en` holds the text.

pub(super) mod agree;
mod by_ear;
mod kinds;
pub(super) mod layouts;
pub(super) mod link;
mod problems;
mod records;
pub(super) mod settings;
pub(super) mod share;

use super::messages::Messages;
use super::text::{Counted, Text};
use super::told::told;

pub use agree::{Customise, Editor, NewGame};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use by_ear::ENGLISH_QUESTIONS;
pub use by_ear::{About, ByEarWords, Place, Question, Step, WALK_MOVES, answer, walk};
pub use kinds::{game_name, reading_name, seating_name, specials, time_name, turn_name};
pub use layouts::layout_name;
pub use link::{LinkWords, link_fault};
pub use problems::problem;
pub use records::record_error;
pub use settings::Settings as SettingsWords;
pub use share::{Share, picture_words};

type S = &'static str;

told! {
    /// Everything that the screens fetched later say in one language.
    pub struct PageMessages {
        /// What the rest of the interface says.
        pub main: &'static Messages,
        pub settings: SettingsWords,
        pub help: Help,
        pub import: Import,
        pub problem: Problems,
        pub new_game: NewGame,
        pub customise: Customise,
        pub editor: Editor,
        pub games: GameList,
        pub share: Share,
        pub kinds: Kinds,
        /// What the start layouts are called.
        pub layouts: layouts::Names,
        pub link: LinkWords,
        pub by_ear: ByEarWords,
        /// The level and its word.
        pub level_word: Text<2>,
        /// Short names of the months.
        pub months: [S; 12],
        /// Day, month name and year put together.
        pub date: Text<3>,
    }
}

told! {
    /// The list of games.
    pub struct GameList {
        pub title: S,
        pub empty: S,
        pub empty_note: S,
        pub open: S,
        pub rename: S,
        pub name: S,
        pub save_name: S,
        pub delete: S,
        pub export: S,
        pub export_all: S,
        pub import: S,
        pub in_progress: S,
        pub moves: Counted,
        /// First player and second player.
        pub versus: Text<2>,
        /// Accessible names of a game's buttons: the action and the game.
        pub action_on: Text<2>,
    }
}

told! {
    /// Kinds of games, and what can be special about one.
    pub struct Kinds {
        pub two: S,
        pub three: S,
        pub four: S,
        pub five: S,
        pub six: S,
        pub six_pairs: S,
        pub shared: S,
        pub two_boards: S,
        pub minutes: Text<1>,
        pub seconds: Text<1>,
        /// A length of time.
        pub common_time: Text<1>,
        pub turn_single: S,
        pub turn_own_own: S,
        pub turn_own_other: S,
        pub turn_other_own: S,
        pub turn_any: S,
        pub team_inline: S,
        pub team_sumito: S,
        pub team_broadside: S,
        pub team_none: S,
        pub misere: S,
        pub triangles: S,
        pub balls: S,
        pub placement: S,
        pub counter_phase: S,
        pub target: Text<1>,
        /// Targets of the sides.
        pub targets: Text<1>,
        /// Points of the sides.
        pub head_start: Text<1>,
        pub games: Counted,
        pub quiet: Counted,
        pub no_repetition: S,
        pub stuck_draws: S,
        pub no_take_back: S,
    }
}

told! {
    /// The help.
    pub struct Help {
        pub goal_title: S,
        pub goal: S,
        pub rules: S,
        pub moving_title: S,
        pub moving: [S; 4],
        pub touch_title: S,
        pub touch: [S; 6],
        pub keys_title: S,
        pub keys: [S; 9],
        pub typing_title: S,
        pub typing: [S; 5],
        pub computer_title: S,
        pub computer: S,
        pub privacy_title: S,
        pub privacy: S,
    }
}

told! {
    /// The import of games.
    pub struct Import {
        pub note: S,
        pub paste: S,
        pub file: S,
        pub go: S,
        pub nothing: S,
        pub imported: Counted,
        pub errors: Counted,
        /// Where an error is: game, line.
        pub error_game: Text<1>,
        pub error_line: Text<1>,
        pub error_ply: Text<1>,
        pub error_token: Text<1>,
        /// Place and reason.
        pub error: Text<2>,
        pub fault: RecordFaults,
    }
}

told! {
    /// What is wrong with a game record.
    pub struct RecordFaults {
        pub comment_open: S,
        pub tag: S,
        pub mark: S,
        pub variation_first: S,
        pub variation_open: S,
        pub variation_closed: S,
        pub too_deep: S,
        pub game: S,
        pub layout: S,
        pub layout_does_not_fit: S,
        pub no_position: S,
        pub option: S,
        pub option_value: Text<1>,
        pub option_foreign: S,
        pub position: S,
        pub notation: S,
        /// A move, and the notation in which it was read.
        pub read_as: Text<2>,
        pub notation_unclear: S,
        pub no_notation_fits: S,
    }
}

told! {
    /// Why agreed rules make no game.
    pub struct Problems {
        pub turn_colours: S,
        pub ball_colours: S,
        pub ball_marbles: S,
        pub turn_boards: S,
        pub placement_boards: S,
        pub first_boards: S,
        pub no_first: S,
        /// The side.
        pub won_at_start: Text<1>,
        /// The side, and its points at most.
        pub out_of_reach: Text<2>,
        pub games: Text<1>,
        pub start: S,
        /// A colour.
        pub too_many: Text<1>,
        /// A colour.
        pub ball_misplaced: Text<1>,
    }
}
