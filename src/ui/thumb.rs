//! A small picture of a position.

use crate::rules::Position;
use leptos::prelude::*;

/// The picture.
pub fn thumb(position: &Position) -> AnyView {
    let _ = position;
    view! { <span class="thumb"></span> }.into_any()
}
