//! The board: an SVG picture under a grid that screen readers and the keyboard
//! walk through. It is told what may be done and asks for actions; it knows
//! nothing of games, players or modes.
//!
//! | to find out | look in |
//! |---|---|
//! | what it is given | [`BoardProps`], [`Shown`] |
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

use crate::game::Gutter;
use crate::i18n::Lang;
use crate::notation::{Notation, position_string};
use crate::rules::{Move, Position};
use crate::view::{Action, Capabilities, LastMove, Orientation, Pace};
use desk::Desk;
use leptos::html;
use leptos::prelude::*;

/// What a board shows.
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
}

/// What a board is given.
#[derive(Clone, Copy)]
pub struct BoardProps {
    /// What it shows.
    pub shown: Signal<Shown>,
    /// What may be done.
    pub capabilities: Signal<Capabilities>,
    /// Which way round it is.
    pub orientation: Signal<Orientation>,
    /// Whether letters and digits stand beside the cells.
    pub coordinates: Signal<bool>,
    /// How fast marbles move.
    pub pace: Signal<Pace>,
    /// The language of names and reasons.
    pub lang: Signal<Lang>,
    /// How moves are written.
    pub notation: Signal<Notation>,
    /// Hears what is asked for.
    pub on_action: Callback<Action>,
}

/// A board that can be played on.
pub fn board(props: BoardProps) -> AnyView {
    definitions::ensure();
    let root = NodeRef::<html::Div>::new();
    let desk = Desk::new(props, root);
    let turn = move || {
        props
            .shown
            .with(|shown| shown.position.turn_colour().name())
    };
    let position = move || props.shown.with(|shown| position_string(&shown.position));
    view! {
        <div class="board-place">
            <div
                node_ref=root
                class="board"
                class:playable=move || desk.is_playable()
                data-position=position
                data-turn=turn
                on:pointerdown=move |event| listen::down(desk, &event)
                on:pointermove=move |event| listen::moved(desk, &event)
                on:pointerup=move |event| listen::up(desk, &event)
                on:pointercancel=move |event| listen::cancelled(desk, &event)
                on:contextmenu=move |event| listen::menu(desk, &event)
                on:click=move |event| listen::clicked(desk, &event)
                on:keydown=move |event| listen::key(desk, &event)
                on:focusin=move |event| listen::focused(desk, &event)
            >
                {picture::picture(desk)}
                {grid::grid(desk)}
            </div>
            {bubble::bubble(desk)}
        </div>
    }
    .into_any()
}
