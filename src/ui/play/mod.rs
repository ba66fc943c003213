//! The screen on which a game is played.

mod actions;
mod ending;
pub mod plate;
mod record;
mod status;
mod typed;

use super::app::App;
use super::dom::{El, el};
use super::game_board::{game_board, second_board};
use super::widgets::worded;

pub use actions::{menu, resign_question};

/// The screen.
pub fn page(app: App) -> El {
    let two = move || app.session.with(|s| s.game().boards().count() > 1);
    let second = move || two().then(|| el("div").class("second-board").child(second_board(app)));
    let frame = el("div")
        .class("board-frame")
        .child(game_board(app))
        .perhaps(second);
    // The end is told in a panel of its own; the status line would say it twice.
    let over = move || {
        app.session
            .with(|s| s.game().outcome().is_some() && s.game().is_live())
    };
    el("main")
        .class("play")
        .truth("data-over", over)
        .child(worded(app, "h2", "sr-only", |m| m.common.play))
        .child(plate::plates(app, false))
        .child(el("div").class("board-area").child(frame))
        .child(plate::plates(app, true))
        .child(status::status(app))
        .child(ending::ending(app))
        .child(record::record(app))
        .child(actions::actions(app))
        .child(typed::typed(app, "typed"))
}
