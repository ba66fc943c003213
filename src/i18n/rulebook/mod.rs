//! The rules of a game in words, for the pages that explain them.
//!
//! Apart from the other messages: the text is long, and only the program that
//! shows it has to fetch it.
#![allow(missing_docs)] // A field is its own description; `en` holds the text.

mod boards;
mod statements;

use super::text::{Counted, Text};
use super::told::told;
use crate::lessons::{Example, Topic};

pub use boards::{example_in_words, move_in_words};
pub use statements::statement;

type S = &'static str;

/// What a constant function says of each of a kind, in the order of its `ALL`. The
/// function is a `match`: a language that leaves one out does not compile.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! in_order {
    ($says:ident, $kind:ident) => {{
        let mut all = [""; $kind::ALL.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = $says($kind::ALL[at]);
            at += 1;
        }
        all
    }};
}
#[cfg(not(target_arch = "wasm32"))]
pub(super) use in_order;

told! {
    /// Everything that explains rules in one language.
    pub struct Rulebook {
        /// Above the list of sections.
        pub contents: S,
        /// Beside a section that only some games have.
        pub special: S,
        /// Under the picture of the start.
        pub start: S,
        /// The same on two boards: which of them.
        pub start_of: Text<1>,
        /// How the boards are worked.
        pub tap: S,
        /// A switch: whether the boards play by themselves.
        pub by_itself: S,
        /// Before the reason of a refusal.
        pub wrong: S,
        /// The game cannot be read.
        pub unreadable: S,
        /// Headings of sections, in the order of `Topic::ALL`.
        pub topics: [S; Topic::ALL.len()],
        /// What a board shows, in a few words, in the order of `Example::ALL`.
        pub captions: [S; Example::ALL.len()],
        /// Two things, and the last two of several.
        pub and: Text<2>,
        pub goal: Goal,
        pub players: Players,
        pub moves: Moves,
        pub pushes: Pushes,
        pub ends: Ends,
        pub boards: BoardWords,
    }
}

impl Rulebook {
    /// The heading of a section.
    pub fn topic(&self, topic: Topic) -> S {
        let place = Topic::ALL.iter().position(|one| *one == topic);
        place.map_or("", |place| self.topics[place])
    }

    /// What a board shows, in a few words.
    pub fn caption(&self, example: Example) -> S {
        let place = Example::ALL.iter().position(|one| *one == example);
        place.map_or("", |place| self.captions[place])
    }
}

told! {
    /// How one wins.
    pub struct Goal {
        pub eject: Counted,
        pub eject_anybody: Counted,
        pub eject_team: Counted,
        pub eject_own_target: S,
        /// A side and its number.
        pub target_of: Text<2>,
        /// A side, and so many marbles.
        pub head_start: Text<2>,
        pub marbles: Counted,
        pub misere: Counted,
        pub misere_of_many: Counted,
        pub misere_reached: S,
        pub misere_reached_of_many: S,
        pub ball_loses: S,
        pub boards_eject: Counted,
        pub boards_misere: Counted,
        pub boards_decide: S,
        pub boards_decide_misere: S,
    }
}

told! {
    /// Who plays, and in which order.
    pub struct Players {
        /// Players, and marbles of each.
        pub players: Text<2>,
        /// A colour, and its marbles.
        pub fewer_marbles: Text<2>,
        pub begins: Text<1>,
        pub order: Text<1>,
        pub alone: S,
        pub teams: Text<1>,
        pub facing: S,
        pub every_second: S,
        /// Marbles of each colour.
        pub shared_colours: Text<1>,
        /// Marbles of each colour.
        pub one_at_each_board: Text<1>,
        pub no_conferring: S,
        pub place_in_turn: S,
        pub place_all_first: Text<1>,
    }
}

told! {
    /// What a turn is.
    pub struct Moves {
        pub group: S,
        pub in_line: S,
        pub broadside: S,
        pub part_of_line: S,
        pub must_move: S,
        pub triangle: S,
        pub triangle_never_pushes: S,
        pub own_own: S,
        pub own_other: S,
        pub other_own: S,
        pub any: S,
        pub first_turn_one: S,
        pub other_colour: S,
        pub at_once: S,
        pub skipped: S,
        pub boards_order: S,
        pub boards_change: S,
        pub boards_change_counter: S,
        pub boards_skip: S,
    }
}

told! {
    /// What marbles do to each other.
    pub struct Pushes {
        pub sumito: S,
        pub room_behind: S,
        pub pac: S,
        pub colours_together: S,
        pub optional: S,
        pub team_inline: S,
        pub team_only_push: S,
        pub own_rear: S,
        pub own_sideways: S,
        pub team_sideways: S,
        pub partners_block: S,
        pub out: S,
        pub gutter: S,
        pub mover_keeps: S,
        pub team_keeps: S,
        pub own_colour_loses: S,
        pub own_stay: S,
        pub refused: S,
        pub ball_rests: S,
        pub ball_falls: S,
        pub ball_fallen: S,
        pub ball_carried: S,
    }
}

told! {
    /// How a game ends, and what else is agreed.
    pub struct Ends {
        pub stuck_loses: S,
        pub stuck_draws: S,
        pub stuck_skipped: S,
        pub repetition: S,
        pub no_repetition: S,
        pub quiet: Counted,
        pub boards_as_they_stand: S,
        pub agreement: S,
        /// What giving up means: for a player, a team, one of several, a pair of several.
        pub resigning: [S; 4],
        /// The same when the time is up.
        pub time_is_up: [S; 4],
        pub clock_each: Text<1>,
        pub clock_adds: Text<1>,
        pub clock_for_all: Text<1>,
        pub clock_more_wins: S,
        pub clock_fewer_wins: S,
        pub clock_boards: S,
        pub minutes: Counted,
        pub seconds: Counted,
        pub take_back: S,
        pub no_take_back: S,
        pub games: Counted,
        pub colours_swapped: S,
        pub each_begins: S,
        pub added_up: S,
    }
}

told! {
    /// What is to be seen on a little board.
    pub struct BoardWords {
        /// A colour and its cells.
        pub marbles: Text<2>,
        /// A colour, the cells that move, and where to.
        pub moves: Text<3>,
        pub pushes: Text<1>,
        pub ejects: Text<1>,
        /// A colour and a cell.
        pub places: Text<2>,
        /// Before a move, where there are two boards.
        pub on_board: Text<1>,
        /// A colour, the cells that shall move, and where to.
        pub tries: Text<3>,
    }
}
