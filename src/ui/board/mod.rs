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
//! | a small picture without controls | [`thumbnail`] |

mod bubble;
mod definitions;
mod desk;
mod grid;
mod listen;
mod motion;
mod picture;
mod thumbnail;

pub use thumbnail::thumbnail;

use super::dom::{El, el};
use super::root::Made;
use crate::game::Gutter;
use crate::i18n::Lang;
use crate::notation::{Notation, position_string};
use crate::rules::{Move, Position};
use crate::view::{Action, Capabilities, LastMove, Orientation, Pace};
use desk::Desk;

/// What a board shows, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The position.
    pub position: Position,
    /// The marbles beside the board.
    pub gutter: Gutter,
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

/// A board that can be played on. `act` hears what is asked for.
pub fn board(shown: Made<Shown>, act: impl Fn(Action) + 'static) -> El {
    definitions::ensure();
    let turn = shown.clone();
    let desk = Desk::new(shown.clone(), Box::new(act));
    let board = el("div")
        .live("class", {
            let desk = desk.clone();
            move || {
                Some(
                    if desk.is_playable() {
                        "board playable"
                    } else {
                        "board"
                    }
                    .into(),
                )
            }
        })
        .live("data-position", move || {
            Some(shown.with(|shown| position_string(&shown.position)).into())
        })
        .word("data-turn", move || {
            turn.with(|shown| shown.position.turn_colour().name())
        })
        .child(picture::picture(&desk))
        .child(grid::grid(&desk));
    desk.place(board.handle());
    let board = listen::listen(&desk, board);
    let board = board.effect(desk.watch());
    el("div")
        .class("board-place")
        .child(board)
        .child(bubble::bubble(&desk))
}
