//! The board of the game that is played.

use super::app::App;
use leptos::prelude::*;

/// The board.
pub fn game_board(app: App) -> AnyView {
    let _ = app;
    view! { <div class="thumb"></div> }.into_any()
}
