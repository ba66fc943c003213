//! A small picture of a position.

use super::board::thumbnail;
use crate::rules::Position;
use crate::view::Orientation;
use leptos::prelude::*;

/// The picture; what it shows is said beside it.
pub fn thumb(position: &Position) -> AnyView {
    view! { <span class="thumb">{thumbnail(position, Orientation::default())}</span> }.into_any()
}
