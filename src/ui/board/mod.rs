//! The board: an SVG picture under a grid that screen readers and the keyboard
//! walk through. It is told what may be done and asks for actions; it knows
//! nothing of games, players or modes.
//!
//! | to find out | look in |
//! |---|---|
//! | what it is given | [`Shown`] |
//! | how events become gestures, and gestures actions | `desk`, `listen` |
//! | what is drawn | `picture` |
//! | how marbles move | `motion` |
//! | the grid | `grid` |
//! | the words above the board | `bubble` |
//! | how the page is written to | `field` |
//! | a small picture without controls | [`thumbnail`] |
//! | a second board beside this one | [`small_board`] |
//! | a board that plays by itself | [`Stage`] |

mod bubble;
mod definitions;
mod desk;
mod field;
mod grid;
mod listen;
mod motion;
mod picture;
mod small;
mod stage;
mod thumbnail;

pub use small::{Small, small_board};
pub use stage::{Stage, Staged, is_calm};
pub use thumbnail::thumbnail;

use super::dom::{El, el};
use crate::game::Gutter;
use crate::i18n::Lang;
use crate::notation::Notation;
use crate::rules::{CellSet, Move, Position};
use crate::view::{Action, Capabilities, LastMove, Orientation, Pace};
use bubble::Bubble;
use desk::{Desk, Parts};
use field::Field;
use grid::Grid;
use leptos::reactive::graph::untrack;
use picture::Picture;

/// What a board shows, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The position.
    pub position: Position,
    /// The marbles beside the board.
    pub gutter: Gutter,
    /// Which of two boards this is, from 1; none where there is one.
    pub board: Option<u8>,
    /// Cells marked as chosen, where cells are picked.
    pub marked: CellSet,
    /// The move that led here.
    pub last: Option<LastMove>,
    /// A move to point out.
    pub hint: Option<Move>,
    /// What may be done.
    pub capabilities: Capabilities,
    /// Which way round it is.
    pub orientation: Orientation,
    /// Whether letters and digits stand beside the cells.
    pub coordinates: bool,
    /// How fast marbles move.
    pub pace: Pace,
    /// The language of names and reasons.
    pub lang: Lang,
    /// How moves are written.
    pub notation: Notation,
}

/// A board that can be played on. It follows what `shown` is made of; `act`
/// hears what is asked for.
pub fn board(shown: impl Fn() -> Shown + 'static, act: impl Fn(Action) + 'static) -> El {
    definitions::ensure();
    let (picture, picture_element) = Picture::new();
    let (grid, grid_element) = Grid::new();
    let (bubble, bubble_element) = Bubble::new();
    let board = el("div").children([picture_element, grid_element]);
    let parts = Parts {
        root: board.handle(),
        class: Field::attribute(&board, "class"),
        position: Field::attribute(&board, "data-position"),
        turn: Field::attribute(&board, "data-turn"),
        number: Field::attribute(&board, "data-board"),
        picture,
        grid,
        bubble,
    };
    let desk = Desk::new(untrack(&shown), parts, Box::new(act));
    let board = listen::listen(&desk, board).effect(Box::new(move || {
        let now = shown();
        untrack(|| desk.show(now));
    }));
    el("div")
        .class("board-place")
        .children([board, bubble_element])
}
