//! What the page's two programs have in common: the player's settings, and
//! words to say something in.

use super::root::Root;
use crate::i18n::Messages;
use crate::storage::{Settings, Speed};
use crate::view::Pace;

/// A program that says something: what the small controls need to know of it.
pub trait Speaks: Copy + 'static {
    /// All that the program says.
    type Words: 'static;

    /// All that it says, following the language.
    fn words(self) -> &'static Self::Words;

    /// The words that both programs have, out of its own.
    fn shared(words: &'static Self::Words) -> &'static Messages;

    /// What the player has chosen.
    fn settings(self) -> Root<Settings>;

    /// Keeps what the player has chosen.
    fn keep_settings(self);

    /// Changes the settings and keeps them.
    fn choose(self, change: impl FnOnce(&mut Settings)) {
        self.settings().update(change);
        self.keep_settings();
    }
}

/// How fast marbles are to move.
pub fn pace(settings: &Settings) -> Pace {
    match settings.taste() {
        _ if !settings.animate => Pace::Instant,
        Speed::Fast => Pace::Fast,
        Speed::Normal => Pace::Normal,
        Speed::Slow => Pace::Slow,
    }
}
