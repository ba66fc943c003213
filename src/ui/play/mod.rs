//! The screen on which a game is played.

mod actions;
mod ending;
pub mod plate;
mod record;
mod status;
mod typed;

use super::app::App;
use super::game_board::game_board;
use super::widgets::say;
use leptos::prelude::*;

pub use actions::{menu, resign_question};

/// The screen.
pub fn page(app: App) -> AnyView {
    view! {
        <main class="play" id="main">
            <h2 class="sr-only">{say(app, |m| m.common.play)}</h2>
            {plate::plates(app, false)}
            <div class="board-area">
                <div class="board-frame">{game_board(app)}</div>
            </div>
            {plate::plates(app, true)}
            {status::status(app)}
            {ending::ending(app)}
            {record::record(app)}
            {actions::actions(app)}
            {typed::typed(app, "typed")}
        </main>
    }
    .into_any()
}
