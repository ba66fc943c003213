//! A small picture of a position, without controls.

use super::definitions;
use crate::rules::Position;
use crate::view::{Orientation, svg};
use leptos::prelude::*;

/// The picture. What it shows is to be said beside it.
pub fn thumbnail(position: &Position, orientation: Orientation) -> AnyView {
    definitions::ensure();
    let content = [
        "<use href=\"#abalone-board\"/>",
        &svg::thumbnail_marbles(position, orientation),
    ]
    .concat();
    view! {
        <svg
            class="board-thumbnail"
            viewBox=svg::view_box()
            aria-hidden="true"
            inner_html=content
        ></svg>
    }
    .into_any()
}
