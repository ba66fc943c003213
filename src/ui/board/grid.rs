//! The grid over the picture: nine rows of cells with names, for screen readers,
//! voice control and the keyboard.

use super::desk::Desk;
use crate::i18n::cell_name;
use crate::rules::Cell;
use crate::view::{CellSpeech, HALF_HEIGHT, HALF_WIDTH, spot_point};
use leptos::prelude::*;

/// The grid. Its rows and cells are places on the screen; which cell of the
/// board is in a place follows the turn of the board.
pub(super) fn grid(desk: Desk) -> AnyView {
    let rows: Vec<AnyView> = (0..9)
        .rev()
        .map(|y| {
            let cells: Vec<AnyView> = Cell::row(y).map(|spot| cell(desk, spot)).collect();
            view! { <div role="row">{cells}</div> }.into_any()
        })
        .collect();
    let label = move || desk.props.lang.get().messages().play.board;
    view! {
        <div role="grid" class="board-grid" aria-label=label aria-multiselectable="true">
            {rows}
        </div>
    }
    .into_any()
}

/// What a cell of the grid shows.
#[derive(Clone, Copy, PartialEq)]
struct Content {
    speech: CellSpeech,
    /// Whether it takes the focus when the board does.
    first: bool,
}

fn cell(desk: Desk, spot: Cell) -> AnyView {
    let props = desk.props;
    let content = Memo::new(move |_| {
        let cell = props.orientation.get().cell(spot);
        props.shown.with(|shown| {
            desk.gesture.with(|gesture| Content {
                speech: CellSpeech::new(&shown.position, gesture.selection(), cell),
                first: gesture.focus() == cell,
            })
        })
    });
    let marble = move || {
        let marble = content.with(|content| content.speech.marble);
        marble.map_or("none", |colour| colour.name())
    };
    let selected = move || {
        content
            .with(|content| content.speech.selected.is_some())
            .to_string()
    };
    view! {
        <div
            role="gridcell"
            class="board-cell"
            style=place(spot)
            data-spot=spot.to_string()
            data-cell=move || content.with(|content| content.speech.cell.to_string())
            data-marble=marble
            aria-selected=selected
            aria-label=move || cell_name(props.lang.get(), content.get().speech)
            tabindex=move || if content.get().first { "0" } else { "-1" }
        ></div>
    }
    .into_any()
}

/// Where a spot is, in shares of the board.
fn place(spot: Cell) -> String {
    let at = spot_point(spot);
    let left = (at.x / HALF_WIDTH + 1.0) * 50.0;
    let top = (at.y / HALF_HEIGHT + 1.0) * 50.0;
    format!("left:{left:.3}%;top:{top:.3}%")
}
