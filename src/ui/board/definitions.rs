//! Gradients and symbols that every picture of a board refers to.

use crate::ui::browser::document;
use crate::view::svg;

/// The element that holds them.
const ID: &str = "abalone-definitions";

/// Makes sure that the page has them, once for all boards.
pub(super) fn ensure() {
    let document = document();
    if document.get_element_by_id(ID).is_some() {
        return;
    }
    let Some(body) = document.body() else {
        return;
    };
    // Not `display: none`: browsers do not draw with gradients from there.
    let text = [
        "<svg id=\"",
        ID,
        "\" class=\"board-definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>",
        &svg::definitions(),
        "</defs></svg>",
    ]
    .concat();
    // Well-formed, as a test checks; without it boards would have no colours.
    let _ = body.insert_adjacent_html("beforeend", &text);
}
