//! The board for a lecture: as large as the screen, with arrows and marks that
//! whoever explains draws on it, and the moves of the game to step through.
//!
//! | to find out | look in |
//! |---|---|
//! | what is shown, and what is drawn on it | here |
//! | the board and what pointers and keys do on it | `board` |
//! | the buttons | `tools` |

mod board;
mod tools;

use super::Pages;
use crate::between::read_shown;
use crate::game::Game;
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Root;
use crate::ui::speaks::Speaks;
use crate::view::{Ink, Orientation, Slate, Stroke};
use leptos::reactive::graph::untrack;
use std::collections::BTreeMap;
use web_sys::KeyboardEvent;

/// A place to draw on: so many moves into the game, this board.
type Leaf = (usize, usize);

/// What the lecture keeps while the page lives.
#[derive(Clone, Copy)]
pub struct Present {
    /// The game, its cursor where it is shown.
    game: Root<Option<Game>>,
    orientation: Root<Orientation>,
    ink: Root<Ink>,
    /// What is drawn, each where it was drawn: it is there again when one steps back.
    slates: Root<BTreeMap<Leaf, Slate>>,
    /// A stroke that has begun.
    begun: Root<Option<board::Begun>>,
    /// The cell that the keyboard is on.
    cursor: Root<board::Cursor>,
    /// Whether the buttons are out of the way.
    bare: Root<bool>,
    /// What screen readers are told.
    spoken: Root<String>,
}

impl Present {
    /// Nothing to show yet.
    pub fn new() -> Present {
        Present {
            game: Root::new(None),
            orientation: Root::new(Orientation::USUAL),
            ink: Root::new(Ink::Green),
            slates: Root::new(BTreeMap::new()),
            begun: Root::new(None),
            cursor: Root::new(board::Cursor::default()),
            bare: Root::new(false),
            spoken: Root::new(String::new()),
        }
    }

    /// Takes the game as the game's program shows it. What was drawn stays with
    /// the game that it was drawn for.
    fn take(self, with: &str) {
        let (ply, sixths, record) = read_shown(with);
        let game = Game::read_record(record).ok().map(|mut game| {
            game.go_to_ply(ply);
            game
        });
        let same = self.game.peek(|before| match (before, &game) {
            (Some(before), Some(game)) => before.start() == game.start(),
            _ => false,
        });
        if !same {
            self.slates.set(BTreeMap::new());
        }
        self.begun.set(None);
        self.orientation.set(Orientation::turned_by(sixths));
        self.game.set(game);
    }

    /// How far into the game it is, and how many moves there are.
    fn ply(self) -> (usize, usize) {
        let plies = |game: &Game| (game.ply(), game.plies());
        self.game.with(|game| game.as_ref().map_or((0, 0), plies))
    }

    /// Steps to a move.
    fn go(self, to: impl FnOnce(usize, usize) -> usize) {
        self.begun.set(None);
        self.game.update(|game| {
            if let Some(game) = game {
                let ply = to(game.ply(), game.plies()).min(game.plies());
                game.go_to_ply(ply);
            }
        });
    }

    /// Draws on a board, or wipes off what is there.
    fn draw(self, board: usize, stroke: Stroke) {
        let leaf = (
            self.game.peek(|game| game.as_ref().map_or(0, Game::ply)),
            board,
        );
        self.slates
            .update(|slates| slates.entry(leaf).or_default().draw(stroke));
    }

    /// Changes what is drawn on the boards that are shown.
    fn change(self, change: fn(&mut Slate)) {
        let ply = self.game.peek(|game| game.as_ref().map_or(0, Game::ply));
        self.slates.update(|slates| {
            for (leaf, slate) in slates.iter_mut() {
                if leaf.0 == ply {
                    change(slate);
                }
            }
        });
    }

    /// Whether something of what is shown can be taken back.
    fn can_undo(self) -> bool {
        let (ply, _) = self.ply();
        self.slates.with(|slates| {
            let here = slates.iter().filter(|(leaf, _)| leaf.0 == ply);
            here.into_iter().any(|(_, slate)| slate.can_undo())
        })
    }

    /// Whether anything is drawn on what is shown.
    fn has_drawn(self) -> bool {
        let (ply, _) = self.ply();
        self.slates.with(|slates| {
            let here = slates.iter().filter(|(leaf, _)| leaf.0 == ply);
            here.into_iter()
                .any(|(_, slate)| !slate.drawing().is_empty())
        })
    }
}

/// A key that works wherever the focus is. Whether it meant anything.
fn key(pages: Pages, event: &KeyboardEvent) -> bool {
    let present = pages.present;
    match event.key().as_str() {
        "PageUp" | "ArrowLeft" => present.go(|ply, _| ply.saturating_sub(1)),
        "PageDown" | "ArrowRight" => present.go(|ply, _| ply + 1),
        "Home" => present.go(|_, _| 0),
        "End" => present.go(|_, plies| plies),
        "1" => present.ink.set(Ink::ALL[0]),
        "2" => present.ink.set(Ink::ALL[1]),
        "3" => present.ink.set(Ink::ALL[2]),
        "4" => present.ink.set(Ink::ALL[3]),
        "u" | "U" => present.change(Slate::undo),
        "c" | "C" => present.change(Slate::clear),
        "f" | "F" => present.orientation.update(|way| *way = way.flipped()),
        "t" | "T" => present.bare.update(|bare| *bare = !*bare),
        _ => return false,
    }
    true
}

/// What the screen holds.
pub fn contents(pages: Pages, with: &str) -> Vec<El> {
    let present = pages.present;
    present.take(with);
    let boards = present
        .game
        .peek(|game| game.as_ref().map_or(0, |game| game.boards().count()));
    if boards == 0 {
        let words = move || Text::Borrowed(pages.words().share.unreadable);
        return vec![el("p").class("dialog-body").says(words)];
    }
    let places = (0..boards).map(|number| board::board(pages, number));
    let body = el("div")
        .class("dialog-body present")
        .flag("data-bare", move || present.bare.get())
        .on("keydown", move |event| {
            use wasm_bindgen::JsCast;
            let event: KeyboardEvent = event.unchecked_into();
            let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
            if !modified && !event.default_prevented() && untrack(|| key(pages, &event)) {
                event.prevent_default();
            }
        })
        .child(el("div").class("present-boards").children(places));
    let node = body.node().clone();
    let spoken = el("p")
        .class("sr-only")
        .attr("aria-live", "polite")
        .says(move || present.spoken.get().into());
    vec![body.child(tools::tools(pages, node)).child(spoken)]
}
