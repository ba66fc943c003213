//! Commands that can be typed, in every language.

use super::lang::Lang;
use crate::rules::plain_letters;

/// The English words, which are understood in every language, in the order of
/// [`Order::ALL`]. A hyphen stands for a space as well.
pub const ENGLISH: [&str; Order::COUNT] = [
    "undo takeback take-back",
    "redo",
    "hint",
    "flip",
    "left turn-the-board-left",
    "right turn-the-board-right",
    "resign",
    "draw offer-a-draw",
    "new new-game",
    "rematch",
    "first start",
    "back previous",
    "next forward",
    "last end live",
    "games",
    "settings",
    "help ?",
    "pause go-on",
    "board",
];

/// Something a player can ask for in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Take back.
    Undo,
    /// Make again what was taken back.
    Redo,
    /// Propose a move.
    Hint,
    /// Turn the board by half.
    Flip,
    /// Turn the board one sixth anticlockwise.
    TurnLeft,
    /// Turn the board one sixth clockwise.
    TurnRight,
    /// Give up.
    Resign,
    /// Offer a draw.
    Draw,
    /// The new-game dialog.
    New,
    /// The same game with sides swapped.
    Rematch,
    /// Look at the first position.
    First,
    /// Look one move back.
    Back,
    /// Look one move on.
    Next,
    /// Look at the last position.
    Last,
    /// The list of games.
    Games,
    /// The settings.
    Settings,
    /// The help.
    Help,
    /// Stop the clocks or the computers, or let them go on.
    Pause,
    /// Of two boards, show the other one large.
    Board,
}

impl Order {
    /// How many there are.
    pub const COUNT: usize = 19;

    /// All of them, in the order of the words of [`Command`](super::Command).
    pub const ALL: [Order; Order::COUNT] = [
        Order::Undo,
        Order::Redo,
        Order::Hint,
        Order::Flip,
        Order::TurnLeft,
        Order::TurnRight,
        Order::Resign,
        Order::Draw,
        Order::New,
        Order::Rematch,
        Order::First,
        Order::Back,
        Order::Next,
        Order::Last,
        Order::Games,
        Order::Settings,
        Order::Help,
        Order::Pause,
        Order::Board,
    ];

    /// The order that a text means, in this language or in English.
    pub fn read(lang: Lang, text: &str) -> Option<Order> {
        let wanted = plain_letters(text.trim());
        let own = lang.messages().command.words;
        [own, ENGLISH].iter().find_map(|words| {
            let fits = |synonyms: &&str| {
                synonyms
                    .split(' ')
                    .any(|word| plain_letters(word) == wanted)
            };
            let index = words.iter().position(fits)?;
            Some(Order::ALL[index])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_in_both_languages() {
        assert_eq!(Order::read(Lang::Fr, " Annuler "), Some(Order::Undo));
        assert_eq!(Order::read(Lang::Fr, "undo"), Some(Order::Undo));
        assert_eq!(Order::read(Lang::En, "annuler"), None);
        assert_eq!(Order::read(Lang::En, ""), None);
    }

    #[test]
    fn what_a_button_says_can_be_typed() {
        assert_eq!(Order::read(Lang::Cs, "vzdat se"), Some(Order::Resign));
        assert_eq!(Order::read(Lang::De, "neue partie"), Some(Order::New));
        assert_eq!(Order::read(Lang::It, "take back"), Some(Order::Undo));
        for lang in Lang::ALL {
            let said = lang.messages();
            let (play, common) = (&said.play, &said.common);
            let buttons = [
                (play.undo, Order::Undo),
                (play.redo, Order::Redo),
                (play.hint, Order::Hint),
                (play.flip_short, Order::Flip),
                (play.turn_left, Order::TurnLeft),
                (play.turn_right, Order::TurnRight),
                (play.resign, Order::Resign),
                (play.offer_draw, Order::Draw),
                (play.rematch, Order::Rematch),
                (play.pause, Order::Pause),
                (play.resume, Order::Pause),
                (common.new_game, Order::New),
                (common.games, Order::Games),
                (common.settings, Order::Settings),
                (common.help, Order::Help),
            ];
            for (label, order) in buttons {
                let typed = label.replace('\u{ad}', "");
                assert_eq!(Order::read(lang, &typed), Some(order), "{lang:?}: {typed}");
            }
        }
    }

    #[test]
    fn no_word_means_two_things_and_none_looks_like_a_move() {
        for lang in Lang::ALL {
            let mut seen = std::collections::HashSet::new();
            for synonyms in lang.messages().command.words {
                for word in synonyms.split(' ') {
                    assert!(!word.is_empty() && seen.insert(word), "{word}");
                    let digit = word.chars().any(|c| c.is_ascii_digit());
                    assert!(!digit && word.to_lowercase() == word, "{word}");
                }
            }
        }
    }
}
