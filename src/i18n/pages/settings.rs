//! What the settings say.

use super::Text;
use crate::i18n::told::told;

type S = &'static str;

told! {
    /// The settings. Lists are in the order in which the values are offered.
    pub struct Settings {
        pub language: S,
        /// The board that shows what has been chosen.
        pub preview: S,
        pub looks: S,
        pub theme: S,
        pub themes: [S; 5],
        pub scheme: S,
        pub schemes: [S; 3],
        pub marbles: S,
        pub marble_sets: [S; 3],
        pub size: S,
        pub sizes: [S; 3],
        pub coordinates: S,
        pub coordinates_note: S,
        pub motion: S,
        pub speed: S,
        /// Not at all, and three ways to move.
        pub speeds: [S; 4],
        pub speed_note: S,
        pub sound: S,
        pub sound_note: S,
        pub volume: S,
        pub volumes: [S; 3],
        pub vibration: S,
        pub vibration_note: S,
        pub play: S,
        pub pointing: S,
        pub pointings: [S; 2],
        pub confirm: S,
        pub confirm_note: S,
        pub auto_turn: S,
        pub auto_turn_note: S,
        pub thinking: S,
        /// Nothing, what it expects, and its move as well.
        pub thoughts: [S; 3],
        pub shortcuts: S,
        pub shortcuts_note: S,
        pub notation: S,
        pub reset: S,
        /// Told when it has been done.
        pub reset_done: S,
        pub privacy: S,
        /// Version of the program.
        pub version: Text<1>,
    }
}
