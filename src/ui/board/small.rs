//! A small second board: a picture that follows a game and can be chosen.

use super::definitions;
use super::field::Field;
use crate::rules::Position;
use crate::ui::dom::{El, el, svg as element};
use crate::view::{LastMove, Orientation, svg};

/// What a small board shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Small {
    /// The position.
    pub position: Position,
    /// The move that led here.
    pub last: Option<LastMove>,
    /// Which way round it is.
    pub orientation: Orientation,
    /// Its accessible name.
    pub name: String,
}

/// The board as a button. It follows what `shown` is made of; `chosen` hears
/// that it was chosen.
pub fn small_board(shown: impl Fn() -> Small + 'static, chosen: impl Fn() + 'static) -> El {
    definitions::ensure();
    let picture = element("svg")
        .class("board-thumbnail")
        .attr("viewBox", &svg::view_box())
        .attr("aria-hidden", "true");
    let button = el("button").class("board-small").attr("type", "button");
    let (content, name) = (
        Field::markup(&picture),
        Field::attribute(&button, "aria-label"),
    );
    button
        .child(picture)
        .click(chosen)
        .effect(Box::new(move || {
            let now = shown();
            content.set(svg::thumbnail(&now.position, now.last, now.orientation));
            name.set(now.name);
        }))
}
