//! Where the words of a language come from: natively from the sources, in the
//! browser from a file that the page fetches, so that nobody fetches a language
//! that he does not read.

use super::embed::EmbedMessages;
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
    /// The first, and what a board in another page says.
    Board,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 3] = [Part::Game, Part::Pages, Part::Board];

    /// The name of the words in a language: `fr`, `fr-pages` or `fr-board`.
    pub fn name(self, lang: Lang) -> String {
        let part = match self {
            Part::Game => "",
            Part::Pages => "-pages",
            Part::Board => "-board",
        };
        [lang.code(), part].concat()
    }

    /// The file of the site that holds the words in a language.
    pub fn file(self, lang: Lang) -> String {
        ["words-", &self.name(lang), ".txt"].concat()
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) use here::Language;

#[cfg(not(target_arch = "wasm32"))]
mod here {
    use super::*;
    use crate::i18n::told::{BREAK, Told};
    use crate::i18n::{cs, de, en, es, fr, it};

    /// All the words of one language: what its folder holds.
    pub struct Language {
        pub game: &'static Messages,
        pub pages: &'static PageMessages,
        pub rules: &'static Rulebook,
        pub board: &'static EmbedMessages,
    }

    impl Lang {
        const fn language(self) -> &'static Language {
            match self {
                Lang::En => &en::LANGUAGE,
                Lang::Fr => &fr::LANGUAGE,
                Lang::De => &de::LANGUAGE,
                Lang::It => &it::LANGUAGE,
                Lang::Es => &es::LANGUAGE,
                Lang::Cs => &cs::LANGUAGE,
            }
        }

        /// Everything the interface says in this language.
        pub const fn messages(self) -> &'static Messages {
            self.language().game
        }

        /// Everything that the screens fetched later say in this language.
        pub const fn pages(self) -> &'static PageMessages {
            self.language().pages
        }

        /// The rules in this language.
        pub const fn rulebook(self) -> &'static Rulebook {
            self.language().rules
        }

        /// What a board in another page says in this language.
        pub const fn embed(self) -> &'static EmbedMessages {
            self.language().board
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

        /// Natively nothing has to be taken.
        pub fn take_board(self, _: String) -> bool {
            true
        }
    }

    impl Part {
        /// The contents of [`Part::file`].
        pub fn text(self, lang: Lang) -> String {
            let mut words = Vec::new();
            match self {
                Part::Game => lang.messages().tell(&mut words),
                Part::Board => {
                    lang.messages().tell(&mut words);
                    lang.embed().tell(&mut words);
                }
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

                let text: &'static str = Part::Board.text(lang).leak();
                let mut words = Words::of(text);
                let heard: (&Messages, &EmbedMessages) = (words.all(), words.all());
                assert!(words.fitted(), "{}", lang.code());
                let meant = (lang.messages(), lang.embed());
                assert_eq!(format!("{heard:?}"), format!("{meant:?}"));
            }
        }

        #[test]
        fn the_files_have_names() {
            assert_eq!(Part::Game.file(Lang::En), "words-en.txt");
            assert_eq!(Part::Pages.file(Lang::Fr), "words-fr-pages.txt");
            assert_eq!(Part::Board.file(Lang::Cs), "words-cs-board.txt");
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
    static BOARD: Shelf<EmbedMessages> = [const { OnceLock::new() }; Lang::ALL.len()];
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

        /// What a board in another page says in this language.
        pub fn embed(self) -> &'static EmbedMessages {
            words(&BOARD, self, &EmbedMessages::BLANK)
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

    impl Lang {
        /// The same with [`Part::Board`].
        pub fn take_board(self, text: String) -> bool {
            let mut words = Words::of(text.leak());
            let (game, board) = (words.all(), words.all());
            words.fitted() && put(&GAME, self, game) && put(&BOARD, self, board)
        }
    }

    /// What is there already stays.
    fn put<T>(shelf: &'static Shelf<T>, lang: Lang, words: &'static T) -> bool {
        let _ = shelf[lang as usize].set(words);
        true
    }
}
