//! What the two programs of the page tell each other. Pure.
//!
//! The game's program is there at once; the pages' program, with the screens
//! that a first game does not need, is fetched when one of them is first opened.
//! Each has a memory of its own, so only text goes between them: a word, perhaps
//! a name after it, perhaps more from the second line on. The browser carries it
//! as the detail of an event of the window.
//!
//! The game's program keeps the games and the settings; the pages' program is
//! told of them and asks for changes. That works without storage too.
//!
//! ```
//! use abalone::between::{Screen, ToPages};
//!
//! let open = ToPages::Open(Screen::Import, String::new());
//! assert_eq!(open.write(), "open import");
//! assert_eq!(ToPages::read("open import"), Some(open));
//! ```

use crate::storage::{Settings, Summary};
use std::time::Duration;

/// Rises when something here changes its meaning: a page that was loaded before
/// an update must not talk to a program from after it.
pub const VERSION: u32 = 3;

/// The event on which the pages' program listens.
pub const TO_PAGES: &str = "abalone-to-pages";
/// The event on which the game's program listens. The loader of the pages'
/// program dispatches it too, where the program cannot be had.
pub const FROM_PAGES: &str = "abalone-from-pages";

/// A screen of the pages' program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The settings.
    Settings,
    /// The help.
    Help,
    /// Import into the list of games.
    Import,
    /// The rules of a game; it begins with a record of that game.
    Rules,
    /// A new game. It begins with any text when a game is being played.
    New,
    /// The rules of a new game.
    Customise,
    /// The board editor.
    Editor,
    /// Ways to hand the game on. It begins with what [`shown`] writes.
    Share,
    /// The board for a lecture; it begins with the same.
    Present,
    /// What came as a link; it begins with the letters, or with the address's part
    /// that holds them.
    Link,
}

impl Screen {
    /// Every screen with its name here and in addresses.
    pub const NAMED: [(Screen, &'static str); 10] = [
        (Screen::Settings, "settings"),
        (Screen::Help, "help"),
        (Screen::Import, "import"),
        (Screen::New, "new"),
        (Screen::Customise, "customise"),
        (Screen::Editor, "editor"),
        (Screen::Rules, "rules"),
        (Screen::Share, "share"),
        (Screen::Present, "present"),
        (Screen::Link, "link"),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        let found = Self::NAMED.iter().find(|named| named.0 == self);
        found.map_or("", |named| named.1)
    }

    /// The screen of this name.
    pub fn from_name(name: &str) -> Option<Screen> {
        let found = Self::NAMED.iter().find(|named| named.1 == name);
        found.map(|named| named.0)
    }
}

/// From the game's program to the pages'.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToPages {
    /// The place for this screen is there: fill it. The text is what the screen
    /// begins with, and may be empty.
    Open(Screen, String),
    /// No screen is open any more.
    Close,
    /// What the player has chosen.
    Settings(Settings),
    /// Text of games from elsewhere, to be read.
    Take(String),
    /// The games that were sent are kept: so many.
    Kept(u32),
    /// They are not, for lack of room.
    Full,
    /// The list of games is shown, or has changed: this is in it.
    Games(Vec<Summary>),
    /// The list of games is not shown any more.
    LeaveGames,
    /// A kept game that was looked for: where it is kept, and its record.
    Found(String, String),
    /// The game on the board is to be sent as a link: its record.
    Send(String),
    /// Somebody who listens asks: what [`Asked`] writes.
    Ask(String),
}

/// What can be done with a kept game from the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithGame {
    /// Put it on the board.
    Show,
    /// Give it the name that follows.
    Rename,
    /// Save it as a file.
    Export,
    /// Delete it, but so that it can be brought back.
    Delete,
}

impl WithGame {
    const NAMED: [(WithGame, &'static str); 4] = [
        (WithGame::Show, "show"),
        (WithGame::Rename, "rename"),
        (WithGame::Export, "export"),
        (WithGame::Delete, "delete"),
    ];
}

/// From the pages' program to the game's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromPages {
    /// It runs and listens; its [`VERSION`].
    Ready(u32),
    /// It could not be loaded.
    Failed,
    /// What the player has chosen now.
    Settings(Settings),
    /// Games as records, to be put into the list.
    Keep(String),
    /// A game as a record, to be put on the board.
    Begin(String),
    /// Another screen is wanted; the text is what it begins with.
    Go(Screen, String),
    /// The open screen is done with.
    Close,
    /// Something to be told in passing.
    Say(String),
    /// Something is wanted of the kept game with this identifier; the text is a
    /// new name.
    Game(WithGame, String, String),
    /// All kept games are to be saved as a file.
    ExportAll,
    /// The kept games with this link identifier are looked for.
    Find(String),
    /// The game that is kept there has gone on: its record. It is put on the board.
    GoOn(String, String),
    /// The game on the board is from now on known by this link identifier.
    Name(String),
    /// All of the game on the board, which has this link identifier, has been sent.
    Sent(String),
    /// Look at the game on the board after so many moves.
    GoTo(u32),
    /// The answer to what was asked.
    Answer(String),
    /// What was typed was no question: what is wrong with it; nothing where that is
    /// known to whoever asked.
    Unheard(String),
    /// A key asks this.
    Ask(String),
}

impl ToPages {
    /// The text.
    pub fn write(&self) -> String {
        match self {
            ToPages::Open(screen, with) => joined("open ", screen.name(), with),
            ToPages::Close => "close".to_owned(),
            ToPages::Settings(settings) => joined("settings", "", &settings.write()),
            ToPages::Take(text) => joined("take", "", text),
            ToPages::Kept(games) => joined("kept ", &games.to_string(), ""),
            ToPages::Full => "full".to_owned(),
            ToPages::Games(rows) => {
                let lines: Vec<String> = rows.iter().map(Summary::write).collect();
                joined("games", "", &lines.join("\n"))
            }
            ToPages::LeaveGames => "leave-games".to_owned(),
            ToPages::Found(id, record) => joined("found ", id, record),
            ToPages::Send(record) => joined("send", "", record),
            ToPages::Ask(asked) => joined("ask", "", asked),
        }
    }

    /// Reads a text; what is not understood is nothing.
    pub fn read(text: &str) -> Option<ToPages> {
        let (word, name, rest) = parts(text);
        Some(match word {
            "open" => ToPages::Open(Screen::from_name(name)?, rest.to_owned()),
            "close" => ToPages::Close,
            "settings" => ToPages::Settings(Settings::read(rest)),
            "take" => ToPages::Take(rest.to_owned()),
            "kept" => ToPages::Kept(name.parse().ok()?),
            "full" => ToPages::Full,
            "games" => ToPages::Games(rest.lines().filter_map(Summary::read).collect()),
            "leave-games" => ToPages::LeaveGames,
            "found" => ToPages::Found(name.to_owned(), rest.to_owned()),
            "send" => ToPages::Send(rest.to_owned()),
            "ask" => ToPages::Ask(rest.to_owned()),
            _ => return None,
        })
    }
}

impl FromPages {
    /// The text.
    pub fn write(&self) -> String {
        match self {
            FromPages::Ready(version) => joined("ready ", &version.to_string(), ""),
            FromPages::Failed => "failed".to_owned(),
            FromPages::Settings(settings) => joined("settings", "", &settings.write()),
            FromPages::Keep(records) => joined("keep", "", records),
            FromPages::Begin(record) => joined("begin", "", record),
            FromPages::Go(screen, with) => joined("go ", screen.name(), with),
            FromPages::Close => "close".to_owned(),
            FromPages::Say(text) => joined("say", "", text),
            FromPages::Game(what, id, text) => {
                let named = WithGame::NAMED.iter().find(|named| named.0 == *what);
                let word = [named.map_or("", |named| named.1), "-game "].concat();
                joined(&word, id, text)
            }
            FromPages::ExportAll => "export-all".to_owned(),
            FromPages::Find(id) => joined("find ", id, ""),
            FromPages::GoOn(id, record) => joined("go-on ", id, record),
            FromPages::Name(id) => joined("name ", id, ""),
            FromPages::Sent(id) => joined("sent ", id, ""),
            FromPages::GoTo(ply) => joined("go-to ", &ply.to_string(), ""),
            FromPages::Answer(text) => joined("answer", "", text),
            FromPages::Unheard(why) => joined("unheard", "", why),
            FromPages::Ask(what) => joined("ask", "", what),
        }
    }

    /// Reads a text; what is not understood is nothing.
    pub fn read(text: &str) -> Option<FromPages> {
        let (word, name, rest) = parts(text);
        Some(match word {
            "ready" => FromPages::Ready(name.parse().ok()?),
            "failed" => FromPages::Failed,
            "settings" => FromPages::Settings(Settings::read(rest)),
            "keep" => FromPages::Keep(rest.to_owned()),
            "begin" => FromPages::Begin(rest.to_owned()),
            "go" => FromPages::Go(Screen::from_name(name)?, rest.to_owned()),
            "close" => FromPages::Close,
            "say" => FromPages::Say(rest.to_owned()),
            "export-all" => FromPages::ExportAll,
            "find" => FromPages::Find(name.to_owned()),
            "go-on" => FromPages::GoOn(name.to_owned(), rest.to_owned()),
            "name" => FromPages::Name(name.to_owned()),
            "sent" => FromPages::Sent(name.to_owned()),
            "go-to" => FromPages::GoTo(name.parse().ok()?),
            "answer" => FromPages::Answer(rest.to_owned()),
            "unheard" => FromPages::Unheard(rest.to_owned()),
            "ask" => FromPages::Ask(rest.to_owned()),
            word => {
                let what = word.strip_suffix("-game")?;
                let named = WithGame::NAMED.iter().find(|named| named.1 == what)?;
                FromPages::Game(named.0, name.to_owned(), rest.to_owned())
            }
        })
    }
}

/// What somebody asks who listens, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The key or the text, in a line.
    pub what: String,
    /// Which move is looked at.
    pub ply: usize,
    /// The number of the board that is shown large, from 0.
    pub board: usize,
    /// The cell with the focus; nothing when there is none.
    pub focus: String,
    /// Milliseconds left to each seat, with commas between; nothing without clocks.
    pub left: String,
    /// The game.
    pub record: String,
}

impl Asked {
    /// The text.
    pub fn write(&self) -> String {
        let (ply, board) = (self.ply.to_string(), self.board.to_string());
        [
            &*self.what,
            &ply,
            &board,
            &self.focus,
            &self.left,
            &self.record,
        ]
        .join("\n")
    }

    /// Reads what [`Asked::write`] writes.
    pub fn read(text: &str) -> Option<Asked> {
        let mut lines = text.splitn(6, '\n').map(str::to_owned);
        Some(Asked {
            what: lines.next()?,
            ply: lines.next()?.parse().ok()?,
            board: lines.next()?.parse().ok()?,
            focus: lines.next()?,
            left: lines.next()?,
            record: lines.next()?,
        })
    }

    /// What the clocks show.
    pub fn clocks(&self) -> Vec<Duration> {
        let all = self.left.split(',').filter_map(|left| left.parse().ok());
        all.map(Duration::from_millis).collect()
    }
}

/// A game as it is shown: which move and which way round, then its record.
pub fn shown(ply: usize, sixths: u8, record: &str) -> String {
    joined(
        &ply.to_string(),
        &[" ", &sixths.to_string()].concat(),
        record,
    )
}

/// Reads what [`shown`] writes.
pub fn read_shown(text: &str) -> (usize, u8, &str) {
    let (ply, sixths, record) = parts(text);
    (
        ply.parse().unwrap_or_default(),
        sixths.parse().unwrap_or_default(),
        record,
    )
}

/// A word, a name after it, and what follows on lines of its own.
fn joined(word: &str, name: &str, rest: &str) -> String {
    let border = if rest.is_empty() { "" } else { "\n" };
    [word, name, border, rest].concat()
}

/// The parts of what [`joined`] writes.
fn parts(text: &str) -> (&str, &str, &str) {
    let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (word, name) = head.split_once(' ').unwrap_or((head, ""));
    (word, name, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Player};
    use crate::rules::Variant;

    #[test]
    fn what_one_program_writes_the_other_reads() {
        let settings = Settings::read("language fr\nsound quiet\n");
        let record = "[Event \"?\"]\n\n1. a1b2 *\n".to_owned();
        let mut to = vec![
            ToPages::Close,
            ToPages::Settings(settings.clone()),
            ToPages::Take(record.clone()),
            ToPages::Take("\n\nnone".to_owned()),
            ToPages::Kept(12),
            ToPages::Full,
            ToPages::Games(Vec::new()),
            ToPages::Games(vec![row("1"), row("2")]),
            ToPages::LeaveGames,
            ToPages::Found("17".to_owned(), record.clone()),
            ToPages::Send(record.clone()),
            ToPages::Ask(record.clone()),
        ];
        let mut from = vec![
            FromPages::Ready(VERSION),
            FromPages::Failed,
            FromPages::Settings(settings),
            FromPages::Keep(record.clone()),
            FromPages::Begin(record.clone()),
            FromPages::Close,
            FromPages::Say("Done.".to_owned()),
            FromPages::ExportAll,
            FromPages::Find("abc".to_owned()),
            FromPages::GoOn("17".to_owned(), record.clone()),
            FromPages::Name("abc".to_owned()),
            FromPages::Sent("abc".to_owned()),
            FromPages::GoTo(12),
            FromPages::Answer("Black to move".to_owned()),
            FromPages::Unheard("“x” is no move.".to_owned()),
            FromPages::Ask("copy".to_owned()),
        ];
        for (what, _) in WithGame::NAMED {
            let name = "A name\tof two\nlines".to_owned();
            from.push(FromPages::Game(what, "17".to_owned(), name));
            from.push(FromPages::Game(what, "18".to_owned(), String::new()));
        }
        for (screen, name) in Screen::NAMED {
            assert_eq!(
                (screen.name(), Screen::from_name(name)),
                (name, Some(screen))
            );
            to.push(ToPages::Open(screen, String::new()));
            to.push(ToPages::Open(screen, record.clone()));
            from.push(FromPages::Go(screen, record.clone()));
        }
        for message in to {
            assert_eq!(ToPages::read(&message.write()), Some(message));
        }
        for message in from {
            assert_eq!(FromPages::read(&message.write()), Some(message));
        }
    }

    /// A kept game.
    fn row(id: &str) -> Summary {
        let players = vec![Player::human(); 2];
        let game = Game::new(Variant::default(), players).expect("a game");
        Summary::of(id, 3, 1_796_000_000_000, "Sunday", &game)
    }

    #[test]
    fn a_game_is_handed_over_as_it_is_shown() {
        let text = shown(12, 3, "[Event \"?\"]\n\n*\n");
        assert_eq!(read_shown(&text), (12, 3, "[Event \"?\"]\n\n*\n"));
        assert_eq!(read_shown(""), (0, 0, ""));
    }

    #[test]
    fn what_is_asked_is_handed_over_with_where_it_is_asked() {
        let asked = Asked {
            what: "moves e5".to_owned(),
            ply: 3,
            board: 1,
            focus: "e5".to_owned(),
            left: "598000,600000".to_owned(),
            record: "[Event \"?\"]\n\n1. a1b2 *\n".to_owned(),
        };
        assert_eq!(Asked::read(&asked.write()).as_ref(), Some(&asked));
        assert_eq!(asked.clocks()[0], Duration::from_secs(598));
        assert_eq!(Asked::read("moves\n3"), None);
    }

    #[test]
    fn what_nobody_has_written_is_nothing() {
        for text in [
            "",
            "open",
            "open elsewhere",
            "kept many",
            "ready",
            "go",
            "\n",
        ] {
            assert_eq!(ToPages::read(text), None, "{text}");
            assert_eq!(FromPages::read(text), None, "{text}");
        }
    }
}
