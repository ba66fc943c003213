//! What the page knows: every long-lived signal, made once at the root.

use super::home::Home;
use super::lazy::Fetch;
use super::root::Root;
use super::route::Router;
use super::speaks::Speaks;
use super::ticking;
use super::toasts::Toasts;
use super::words;
use crate::game::{Moment, Session, Thought};
use crate::i18n::{Lang, Messages};
use crate::notation::Notation;
use crate::rules::{Move, Seat};
use crate::storage::{MoveStyle, Settings};
use crate::view::Orientation;
use std::ops::Deref;

/// How a status line is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something did not work.
    Bad,
    /// For information.
    Plain,
}

/// A handle to the page's state, which lives as long as the page.
#[derive(Clone, Copy)]
pub struct App(&'static State);

impl Deref for App {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// The page's state.
pub struct State {
    /// The game and what goes on round it.
    pub session: Root<Session>,
    /// How far the computer's search has come; apart from the session, because
    /// it changes often and nothing else does.
    pub thought: Root<Option<Thought>>,
    /// What the player has chosen.
    pub settings: Root<Settings>,
    /// Which screen is shown.
    pub router: Router,
    /// Which way round the board is shown.
    pub orientation: Root<Orientation>,
    /// Which of two boards is shown large, where that is not the one on which the
    /// next move is made; from 0.
    pub board: Root<Option<usize>>,
    /// The moment for which the clocks are drawn.
    pub now: Root<Moment>,
    /// Whose clocks have been told to run low, one bit a seat.
    pub warned: Root<u8>,
    /// The move that the board shows as a proposal of the player's.
    pub preview: Root<Option<Move>>,
    /// A word about the last thing that was done, until the next thing is.
    pub word: Root<Option<(Tone, String)>>,
    /// Small notices.
    pub toasts: Toasts,
    /// How far the pages' program is.
    pub fetch: Root<Fetch>,
    /// Whether files are being dragged over the page.
    pub dragging: Root<bool>,
    /// What is wrong with what was typed; empty when nothing is.
    pub typed_wrong: Root<String>,
    /// What was last answered to a question.
    pub answer: Root<String>,
    /// Rises when the kept games change.
    pub games_changed: Root<u32>,
    /// What this program does its own way.
    pub home: &'static Home,
    /// The language that the browser asks for.
    pub browser: Lang,
}

impl App {
    /// The state at the start.
    pub fn new(home: &'static Home, router: Router, session: Session, settings: Settings) -> App {
        App(Box::leak(Box::new(State {
            session: Root::new(session),
            thought: Root::new(None),
            settings: Root::new(settings),
            router,
            orientation: Root::new(Orientation::default()),
            board: Root::new(None),
            now: Root::new(ticking::now()),
            warned: Root::new(0),
            preview: Root::new(None),
            word: Root::new(None),
            toasts: Toasts::new(),
            fetch: Root::new(Fetch::Not),
            dragging: Root::new(false),
            typed_wrong: Root::new(String::new()),
            answer: Root::new(String::new()),
            games_changed: Root::new(0),
            home,
            browser: words::of_browser(),
        })))
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.settings.track();
        self.lang_now()
    }

    /// The language, without following it.
    pub fn lang_now(self) -> Lang {
        self.settings.peek(|s| words::spoken(s, self.browser))
    }

    /// Everything the page says, following the language.
    pub fn words(self) -> &'static Messages {
        self.lang().messages()
    }

    /// The same without following it.
    pub fn words_now(self) -> &'static Messages {
        self.lang_now().messages()
    }

    /// How moves are written.
    pub fn notation(self) -> Notation {
        self.settings.with(|s| notation_of(s.moves))
    }

    /// The same without following it.
    pub fn notation_now(self) -> Notation {
        self.settings.peek(|s| notation_of(s.moves))
    }

    /// Shows the board with a seat's home at the bottom.
    pub fn face(self, seat: Seat) {
        let seating = self.session.peek(|s| s.game().variant().rules.seating);
        self.orientation.set(Orientation::facing(seating, seat));
    }
}

impl Speaks for App {
    type Words = Messages;

    fn words(self) -> &'static Messages {
        self.lang().messages()
    }

    fn shared(words: &'static Messages) -> &'static Messages {
        words
    }

    fn settings(self) -> Root<Settings> {
        self.settings
    }

    fn keep_settings(self) {
        (self.home.settings)(self);
    }
}

/// The notation of a style.
pub fn notation_of(style: MoveStyle) -> Notation {
    match style {
        MoveStyle::AbaPro => Notation::AbaPro,
        MoveStyle::Nacre => Notation::Nacre,
    }
}
