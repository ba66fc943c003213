//! A small picture of a position.

use super::board::thumbnail;
use super::dom::{El, el};
use crate::rules::Position;
use crate::view::Orientation;

/// The picture; what it shows is said beside it.
pub fn thumb(position: &Position) -> El {
    el("span")
        .class("thumb")
        .child(thumbnail(position, Orientation::default()))
}
