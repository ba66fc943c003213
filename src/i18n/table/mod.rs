//! What is said round the board: who sits where, whose turn it is and what is left
//! of it, what the clocks show, how a game of many ended.
//!
//! | to find out | look in |
//! |---|---|
//! | the words | `en`, `fr` |
//! | what seats and sides are called | `names` |
//! | the line that says what is going on | `status` |
//! | what is told when something happens | `telling` |
//! | how clocks are written | `time` |
//! | how a game and a match ended | `standings` |

mod names;
mod standings;
mod status;
mod telling;
mod time;

use super::text::{Counted, Text};
use super::told::told;

pub use names::{player_name, seat_colour, side_name};
pub use standings::{end_reason, match_line, rank_line};
pub use status::{Mood, status};
pub use telling::{board_line, left_game, moved, now, over, went};
pub use time::{clock, clock_spoken, clock_stays};

type S = &'static str;

told! {
    /// The words of this part.
    #[allow(missing_docs)] // A field is its own description; `en` holds the text.
    pub struct TableWords {
        /// A colour that several seats share, and the number of the seat.
        pub seat_number: Text<2>,
        /// Two names, or a list and one more.
        pub and: Text<2>,
        /// The last two of three and more.
        pub comma: Text<2>,
        /// Several who play together have won.
        pub win: Text<1>,
        pub team: Text<1>,
        pub confer: S,
        pub left: S,
        pub time_up: S,
        pub in_hand: Counted,
        /// On which board somebody sits.
        pub at_board: Text<1>,
        /// The accessible name of the small board: its line.
        pub show_board: Text<1>,
        /// Two sides' points on a board: board, side, points, side, points.
        pub board_line: Text<5>,
        /// Who has won a board: board, side.
        pub board_won: Text<2>,
        /// Whose turn it is, and what of it is left.
        pub turn_part: Text<2>,
        pub two_moves: S,
        pub one_more: S,
        pub now_own: S,
        pub now_other: Text<1>,
        pub own_other: Text<1>,
        pub other_own: Text<1>,
        pub either: Text<1>,
        pub place: Counted,
        pub hint_triangle: S,
        pub hint_ball: S,
        /// Marbles that lose.
        pub hint_misere: Counted,
        /// Somebody has left: who.
        pub has_left: Text<1>,
        pub is_late: Text<1>,
        pub places: Text<2>,
        pub on_board: Text<2>,
        pub common_clock: S,
        pub seconds_left: Counted,
        pub minutes_left: Counted,
        /// Whose, and how much.
        pub low: Text<2>,
        pub clock_paused: S,
        pub clock_closed: S,
        pub no_take_back: S,
        /// One asks all others.
        pub draw_ask_all: Text<1>,
        pub all_agree: S,
        pub rematch_moved: S,
        pub misere_end: Counted,
        pub marbles: Counted,
        /// Place, side, marbles.
        pub rank: Text<3>,
        /// The same of somebody who has left.
        pub rank_left: Text<3>,
        pub ranking: S,
        pub next_game: S,
        /// Game and games.
        pub match_game: Text<2>,
        pub match_leads: Text<1>,
        pub match_won: Text<1>,
        pub match_even: S,
        pub match_drawn: S,
    }
}
