//! What the screens say on which a game is agreed: the new game, its rules in
//! detail, and the board editor.

use super::S;
use crate::i18n::text::{Counted, Text};
use crate::i18n::told::told;

told! {
    /// The screen for a new game.
    pub struct NewGame {
        pub game: S,
        /// Name and one line of each of `rules::presets()`, in the same order.
        pub presets: [(S, S); 12],
        /// The last game that was made up, where there is one.
        pub own_rules: S,
        pub who: S,
        pub against_computer: S,
        pub people: S,
        /// Against people at other devices.
        pub by_link: S,
        pub by_link_note: S,
        pub watch: S,
        pub each: S,
        pub your_seat: S,
        pub by_lot: S,
        pub level: S,
        pub weaker: S,
        pub stronger: S,
        /// A seat.
        pub name_of: Text<1>,
        /// A seat.
        pub player_of: Text<1>,
        pub team: Text<1>,
        pub no_talking: S,
        pub customise: S,
        pub start: S,
        pub keeps: S,
    }
}

told! {
    /// The screen on which the rules of a game are made up.
    pub struct Customise {
        pub back: S,
        pub kind: S,
        pub players: S,
        pub reading: S,
        pub readings: [S; 4],
        pub begins: S,
        pub start: S,
        pub layout: S,
        pub placement: S,
        pub own_position: S,
        pub more_layouts: Counted,
        pub fewer_layouts: S,
        pub editor: S,
        pub balls: S,
        pub balls_note: S,
        pub balls_move: S,
        pub goal: S,
        pub target: S,
        pub target_note: S,
        pub each_side: S,
        pub each_side_note: S,
        /// A side.
        pub target_of: Text<1>,
        pub head_start: S,
        pub head_start_note: S,
        pub head_start_of: Text<1>,
        pub misere: S,
        pub misere_note: S,
        pub turns: S,
        pub turn: S,
        /// One move, own + own, own + other, other + own, any.
        pub turn_modes: [S; 5],
        pub full_first: S,
        pub full_first_note: S,
        pub counter_phase: S,
        pub counter_phase_note: S,
        pub triangles: S,
        pub triangles_note: S,
        pub time: S,
        pub clock: S,
        /// None, one each, one for all.
        pub clocks: [S; 3],
        pub minutes: S,
        pub minutes_value: Text<1>,
        pub increment: S,
        pub seconds_value: Text<1>,
        pub no_clock: S,
        pub series: S,
        pub games: Counted,
        pub single: S,
        pub series_note: S,
        pub agreements: S,
        pub take_back: S,
        pub take_back_note: S,
        pub repetition: S,
        pub repetition_note: S,
        pub quiet: S,
        pub quiet_never: S,
        pub quiet_after: Counted,
        pub stuck: S,
        /// Loses, draws.
        pub stuck_ends: [S; 2],
        pub usual: S,
    }
}

told! {
    /// The board editor.
    pub struct Editor {
        pub note: S,
        pub brush: S,
        pub eraser: S,
        /// Marbles on the board, marbles of the game.
        pub count: Text<2>,
        /// A colour and how many the game has.
        pub too_many: Text<2>,
        pub to_move: S,
        pub undo: S,
        pub clear: S,
        pub fill: S,
        pub fill_choose: S,
        pub position: S,
        pub position_take: S,
        pub position_wrong: S,
        pub copy: S,
        pub copied: S,
        pub own: S,
        pub none: S,
        pub name: S,
        pub unnamed: S,
        pub save: S,
        pub saved: Text<1>,
        pub load: S,
        pub rename: S,
        pub delete: S,
        pub deleted: Text<1>,
        pub restore: S,
        pub full: S,
        pub denied: S,
        pub use_it: S,
        pub play: S,
        /// Cell and marble, when a cell was changed.
        pub put: Text<2>,
        pub emptied: Text<1>,
    }
}
