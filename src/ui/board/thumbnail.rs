//! A small picture of a position, without controls.

use super::definitions;
use crate::rules::Position;
use crate::ui::dom::{El, svg as element};
use crate::view::{Orientation, svg};

/// The picture. What it shows is to be said beside it.
pub fn thumbnail(position: &Position, orientation: Orientation) -> El {
    definitions::ensure();
    let picture = element("svg")
        .class("board-thumbnail")
        .attr("viewBox", &svg::view_box())
        .attr("aria-hidden", "true");
    picture
        .node()
        .set_inner_html(&svg::thumbnail(position, None, orientation));
    picture
}
