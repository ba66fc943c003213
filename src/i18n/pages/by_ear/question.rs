//! What can be asked of a game, by a key or by a word.

use crate::i18n::Lang;
use crate::rules::{Cell, Colour, plain_letters};

/// The English words, which are understood in every language, in the order of
/// [`Question::ALL`].
pub const ENGLISH: [&str; Question::COUNT] = [
    "repeat played lastmove",
    "score points",
    "turn",
    "clock time",
    "what cell",
    "row",
    "diagonals lines",
    "moves legal",
    "rows all",
    "marbles",
    "copy",
    "paste",
];

/// Something that can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The last move.
    Last,
    /// The points.
    Score,
    /// Whose turn it is, and what of it is left.
    Turn,
    /// What the clocks show.
    Clock,
    /// What lies on a cell.
    What,
    /// What lies in its row.
    Row,
    /// What lies in both diagonals through it.
    Diagonals,
    /// What the marble on it can do.
    Moves,
    /// The board, row by row.
    Board,
    /// Where the marbles of each colour lie.
    Marbles,
    /// The position as text.
    Copy,
    /// A game from a position as text.
    Paste,
}

impl Question {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, in the order of the words.
    pub const ALL: [Question; Question::COUNT] = [
        Question::Last,
        Question::Score,
        Question::Turn,
        Question::Clock,
        Question::What,
        Question::Row,
        Question::Diagonals,
        Question::Moves,
        Question::Board,
        Question::Marbles,
        Question::Copy,
        Question::Paste,
    ];

    /// Its key. The last two are what copies and pastes anywhere.
    pub const fn key(self) -> &'static str {
        match self {
            Question::Last => "L",
            Question::Score => "E",
            Question::Turn => "T",
            Question::Clock => "C",
            Question::What => "I",
            Question::Row => "R",
            Question::Diagonals => "V",
            Question::Moves => "G",
            Question::Board => "J",
            Question::Marbles => "K",
            Question::Copy => "Ctrl + C",
            Question::Paste => "Ctrl + V",
        }
    }
}

/// A question with what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// What is asked.
    pub question: Question,
    /// The cell that was named with it.
    pub cell: Option<Cell>,
    /// The colour that was named in its place.
    pub colour: Option<Colour>,
}

impl About {
    /// What a key or a typed text asks: `r`, `row`, `row e5`, `black`. Words are
    /// those of the language or English ones. `Err` holds a cell that the board
    /// does not have.
    ///
    /// # Errors
    /// When the word is one, but the cell after it is none.
    pub fn read(lang: Lang, text: &str) -> Option<Result<About, String>> {
        let mut words = text.split_whitespace();
        let whole: String = text.split([' ', '-']).collect();
        let first = plain_letters(words.next()?);
        let (second, third) = (words.next(), words.next());
        let mut about = About {
            question: Question::Marbles,
            cell: None,
            colour: None,
        };
        if let (Some(colour), None) = (colour_named(lang, &first), second) {
            about.colour = Some(colour);
            return Some(Ok(about));
        }
        // "last move" is the word "lastmove".
        if let Some(question) = question_named(lang, &plain_letters(&whole)) {
            about.question = question;
            return Some(Ok(about));
        }
        if third.is_some() {
            return None;
        }
        about.question = question_named(lang, &first)?;
        match second.map(|name| name.to_lowercase().parse().map_err(|_| name)) {
            Some(Err(name)) => return Some(Err(name.to_owned())),
            cell => about.cell = cell.and_then(Result::ok),
        }
        Some(Ok(about))
    }
}

fn question_named(lang: Lang, name: &str) -> Option<Question> {
    let by_key = |one: &Question| plain_letters(one.key()) == name;
    let by_word = || {
        [lang.pages().by_ear.words, ENGLISH]
            .iter()
            .find_map(|words| {
                let fits = |all: &&str| all.split(' ').any(|word| plain_letters(word) == name);
                words.iter().position(fits)
            })
            .map(|index| Question::ALL[index])
    };
    Question::ALL.into_iter().find(by_key).or_else(by_word)
}

fn colour_named(lang: Lang, name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&one| {
        let own = lang.messages().common.colours_alone[one.index()];
        plain_letters(own) == name || one.name() == name
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Order;
    use std::collections::HashSet;

    #[test]
    fn questions_are_read_with_what_they_are_about() {
        let read = |text: &str| About::read(Lang::En, text);
        let about = |question, cell: Option<&str>| {
            Some(Ok(About {
                question,
                cell: cell.and_then(|cell| cell.parse().ok()),
                colour: None,
            }))
        };
        assert_eq!(read("g"), about(Question::Moves, None));
        assert_eq!(read(" Moves  E5 "), about(Question::Moves, Some("e5")));
        assert_eq!(read("moves e55"), Some(Err("e55".to_owned())));
        assert_eq!(read("what a1"), about(Question::What, Some("a1")));
        assert_eq!(read("what a1 b2"), None);
        assert_eq!(read("nothing"), None);
        assert_eq!(read("Last move"), about(Question::Last, None));
        for (lang, text) in [
            (Lang::Cs, "na tahu"),
            (Lang::Fr, "dernier-coup"),
            (Lang::De, "letzter Zug"),
        ] {
            assert!(matches!(About::read(lang, text), Some(Ok(_))), "{text}");
        }
        let black = read("Black").and_then(Result::ok).expect("a colour");
        assert_eq!(black.colour, Some(Colour::Black));
        let noir = About::read(Lang::Fr, "noir").and_then(Result::ok);
        assert_eq!(noir, Some(black));
    }

    /// No word is a command or a colour, nor does it mean two things.
    #[test]
    fn no_word_means_two_things() {
        for lang in Lang::ALL {
            let mut seen = HashSet::new();
            for (index, all) in lang.pages().by_ear.words.iter().enumerate() {
                for word in all.split(' ') {
                    let told = || format!("{}: {word}", lang.code());
                    assert!(
                        !word.is_empty() && seen.insert(plain_letters(word)),
                        "{}",
                        told()
                    );
                    assert_eq!(Order::read(lang, word), None, "{}", told());
                    assert_eq!(colour_named(lang, &plain_letters(word)), None, "{}", told());
                    let read = About::read(lang, word).and_then(Result::ok);
                    let question = read.map(|about| about.question);
                    assert_eq!(question, Some(Question::ALL[index]), "{}", told());
                }
            }
            for one in Question::ALL {
                assert_eq!(Order::read(lang, one.key()), None);
            }
        }
    }
}
