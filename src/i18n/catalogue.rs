//! Where the words of a language come from: natively from the sources, in the
//! browser from a file that the page fetches, so that nobody fetches a language
//! that he does not read.

use super::lang::Lang;
use super::messages::Messages;
use super::pages::PageMessages;
use super::rulebook::Rulebook;

/// The words of one program of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is said where a game is played.
    Game,
    /// The same, and what the screens say that are fetched when first opened.
    Pages,
}

impl Part {
    /// Both.
    pub const ALL: [Part; 2] = [Part::Game, Part::Pages];

    /// The name of the words in a language: `fr` or `fr-pages`.
    pub fn name(self, lang: Lang) -> String {
        let part = match self {
            Part::Game => "",
            Part::Pages => "-pages",
        };
        [lang.code(), part].concat()
    }

    /// The file of the site that holds the words in a language.
    pub fn file(self, lang: Lang) -> String {
        ["words-", &self.name(lang), ".txt"].concat()
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod here {
    use super::*;
    use crate::i18n::told::{BREAK, Told};
    use crate::i18n::{en, fr, pages, rulebook};

    impl Lang {
        /// Everything the interface says in this language.
        pub const fn messages(self) -> &'static Messages {
            match self {
                Lang::En => &en::MESSAGES,
                Lang::Fr => &fr::MESSAGES,
            }
        }

        /// Everything that the screens fetched later say in this language.
        pub const fn pages(self) -> &'static PageMessages {
            match self {
                Lang::En => &pages::en::PAGES,
                Lang::Fr => &pages::fr::PAGES,
            }
        }

        /// The rules in this language.
        pub const fn rulebook(self) -> &'static Rulebook {
            match self {
                Lang::En => &rulebook::en::RULEBOOK,
                Lang::Fr => &rulebook::fr::RULEBOOK,
            }
        }

        /// Whether its words are here; natively all are.
        pub fn is_here(self) -> bool {
            true
        }

        /// Natively nothing has to be taken.
        pub fn take_game(self, _: String) -> bool {
            true
        }

        /// Natively nothing has to be taken.
        pub fn take_pages(self, _: String) -> bool {
            true
        }
    }

    impl Part {
        /// The contents of [`Part::file`].
        pub fn text(self, lang: Lang) -> String {
            let mut words = Vec::new();
            match self {
                Part::Game => lang.messages().tell(&mut words),
                Part::Pages => {
                    lang.pages().tell(&mut words);
                    lang.rulebook().tell(&mut words);
                }
            }
            words.join(&BREAK.to_string())
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::i18n::told::Words;

        /// What is read from a file says the same, word for word.
        #[test]
        fn words_survive_their_file() {
            for lang in Lang::ALL {
                let text: &'static str = Part::Pages.text(lang).leak();
                let mut words = Words::of(text);
                let heard: (&PageMessages, &Rulebook) = (words.all(), words.all());
                assert!(words.fitted(), "{}", lang.code());
                let meant = (lang.pages(), lang.rulebook());
                assert_eq!(format!("{heard:?}"), format!("{meant:?}"));
            }
        }

        #[test]
        fn the_files_have_names() {
            assert_eq!(Part::Game.file(Lang::En), "words-en.txt");
            assert_eq!(Part::Pages.file(Lang::Fr), "words-fr-pages.txt");
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod here {
    use super::*;
    use crate::i18n::told::{Told, Words};
    use std::sync::OnceLock;

    type Shelf<T> = [OnceLock<&'static T>; Lang::ALL.len()];

    static GAME: Shelf<Messages> = [const { OnceLock::new() }; Lang::ALL.len()];
    static PAGES: Shelf<PageMessages> = [const { OnceLock::new() }; Lang::ALL.len()];
    static RULES: Shelf<Rulebook> = [const { OnceLock::new() }; Lang::ALL.len()];

    /// The words of a language, else of one that is here. A program takes words
    /// before it says any, so the blank ones are never seen.
    fn words<T: Told>(shelf: &'static Shelf<T>, lang: Lang, blank: &'static T) -> &'static T {
        (shelf[lang as usize].get())
            .or_else(|| shelf.iter().find_map(OnceLock::get))
            .copied()
            .unwrap_or(blank)
    }

    impl Lang {
        /// Everything the interface says in this language.
        pub fn messages(self) -> &'static Messages {
            words(&GAME, self, &Messages::BLANK)
        }

        /// Everything that the screens fetched later say in this language.
        pub fn pages(self) -> &'static PageMessages {
            words(&PAGES, self, &PageMessages::BLANK)
        }

        /// The rules in this language.
        pub fn rulebook(self) -> &'static Rulebook {
            words(&RULES, self, &Rulebook::BLANK)
        }

        /// Whether its words have been taken.
        pub fn is_here(self) -> bool {
            GAME[self as usize].get().is_some()
        }
    }

    impl Lang {
        /// Takes its words from the text of the file of [`Part::Game`]; false when
        /// the text is of another version.
        pub fn take_game(self, text: String) -> bool {
            let mut words = Words::of(text.leak());
            let game = words.all();
            words.fitted() && put(&GAME, self, game)
        }

        /// The same with [`Part::Pages`]. Apart, so that a program has the code for
        /// its own words only.
        pub fn take_pages(self, text: String) -> bool {
            let mut words = Words::of(text.leak());
            let (pages, rules): (&PageMessages, _) = (words.all(), words.all());
            words.fitted()
                && put(&GAME, self, pages.main)
                && put(&PAGES, self, pages)
                && put(&RULES, self, rules)
        }
    }

    /// What is there already stays.
    fn put<T>(shelf: &'static Shelf<T>, lang: Lang, words: &'static T) -> bool {
        let _ = shelf[lang as usize].set(words);
        true
    }
}
