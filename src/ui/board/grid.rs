//! The grid over the picture: nine rows of cells with names, for screen readers,
//! voice control and the keyboard.

use super::Shown;
use super::field::Field;
use crate::i18n::{Lang, board_name, cell_name};
use crate::rules::Cell as BoardCell;
use crate::ui::dom::{El, el};
use crate::view::{CellSpeech, Gesture, HALF_HEIGHT, HALF_WIDTH, spot_point, whole};
use std::cell::Cell;
use web_sys::Element;

/// The grid. Its rows and cells are places on the screen; which cell of the
/// board is in a place follows the turn of the board.
pub(super) struct Grid {
    name: Field,
    cells: Vec<Shadow>,
}

impl Grid {
    /// A grid that shows nothing yet, and its element.
    pub fn new() -> (Grid, El) {
        let mut element = el("div")
            .class("board-grid")
            .attr("role", "grid")
            .attr("aria-multiselectable", "true");
        let mut cells = Vec::new();
        for y in (0..9).rev() {
            let mut row = el("div").attr("role", "row");
            for spot in BoardCell::row(y) {
                let cell = cell(spot);
                cells.push(Shadow::new(spot, cell.node().clone()));
                row = row.child(cell);
            }
            element = element.child(row);
        }
        let name = Field::attribute(&element, "aria-label");
        (Grid { name, cells }, element)
    }

    /// Shows position, selection and focus.
    pub fn show(&self, shown: &Shown, gesture: &Gesture) {
        self.name.set(board_name(shown.lang, &shown.position));
        for cell in &self.cells {
            cell.show(shown, gesture);
        }
    }
}

/// A cell before it is known what it shows.
fn cell(spot: BoardCell) -> El {
    el("div")
        .class("board-cell")
        .attr("role", "gridcell")
        .attr("data-spot", &spot.to_string())
        .attr("style", &place(spot))
}

/// What a cell of the grid shows.
#[derive(Clone, Copy, PartialEq)]
struct Content {
    speech: CellSpeech,
    /// Whether it takes the focus when the board does.
    first: bool,
    lang: Lang,
}

/// An element of the grid and what it shows at the moment: only what differs is
/// written to the page.
struct Shadow {
    spot: BoardCell,
    element: Element,
    content: Cell<Option<Content>>,
}

impl Shadow {
    fn new(spot: BoardCell, element: Element) -> Shadow {
        Shadow {
            spot,
            element,
            content: Cell::new(None),
        }
    }

    fn show(&self, shown: &Shown, gesture: &Gesture) {
        let cell = shown.orientation.cell(self.spot);
        let content = Content {
            speech: CellSpeech::new(&shown.position, gesture.selection() | shown.marked, cell),
            first: gesture.focus() == cell,
            lang: shown.lang,
        };
        if self.content.replace(Some(content)) == Some(content) {
            return;
        }
        let speech = content.speech;
        let marble = speech.marble.map_or("none", |colour| colour.name());
        let selected = speech.selected.is_some();
        for (name, value) in [
            ("data-cell", cell.to_string().as_str()),
            ("data-marble", marble),
            ("aria-selected", if selected { "true" } else { "false" }),
            ("aria-label", &cell_name(content.lang, speech)),
            ("tabindex", if content.first { "0" } else { "-1" }),
        ] {
            // Cannot fail for attributes of these names.
            let _ = self.element.set_attribute(name, value);
        }
    }
}

/// Where a spot is, in shares of the board.
fn place(spot: BoardCell) -> String {
    let at = spot_point(spot);
    let left = share(at.x / HALF_WIDTH);
    let top = share(at.y / HALF_HEIGHT);
    format!("left:{left};top:{top}")
}

/// From −1 (left, top) to 1 (right, bottom) as a share with two decimals.
fn share(side: f64) -> String {
    let hundredths = whole((side + 1.0) * 5_000.0);
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}
