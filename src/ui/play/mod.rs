//! The screen on which a game is played.

mod actions;
mod clocks;
mod ending;
mod plate;
mod record;
mod status;
mod typed;

use super::app::App;
use super::dom::{El, el};
use super::game_board::{game_board, large, second_board};
use super::root::Made;
use super::widgets::worded;
use crate::rules::Side;

pub use actions::menu;
#[cfg(feature = "embed")]
pub use plate::plates;
#[cfg(feature = "embed")]
pub use record::record;
#[cfg(feature = "embed")]
pub use status::status;

/// The board; of two, the one that is shown large, with the other in its corner.
fn boards(app: App) -> El {
    let two = Made::new(move || app.session.with(|s| s.game().boards().count() > 1));
    let second = move || {
        let two = two.get();
        let second = |name: El| {
            let second = el("div").class("second-board");
            second.child(second_board(app)).child(name)
        };
        match two {
            true => vec![tag(app, true), second(tag(app, false))],
            false => Vec::new(),
        }
    };
    el("div")
        .class("board-frame")
        .child(game_board(app))
        .region(second)
}

/// The number of one of two boards, and of the small one how it stands; listeners
/// have it from the board's name.
fn tag(app: App, of_large: bool) -> El {
    let text = move || {
        app.session.with(|session| {
            let game = session.game();
            let large = large(app, game);
            let number = if of_large { large } else { 1 - large.min(1) };
            let name = (number + 1).to_string();
            let board = game.boards().board(number).unwrap_or(game.position());
            let points = [Side(0), Side(1)].map(|side| board.points(side).to_string());
            match of_large {
                true => [app.words().play.board, " ", &name].concat(),
                false => [&name, " · ", &points[0], ":", &points[1]].concat(),
            }
        })
    };
    el("span")
        .class("board-tag")
        .attr("aria-hidden", "true")
        .says(move || text().into())
}

/// The screen.
pub fn page(app: App) -> El {
    // The end is told in a panel of its own; the status line would say it twice.
    let over = move || {
        app.session
            .with(|s| s.game().outcome().is_some() && s.game().is_live())
    };
    el("main")
        .class("play")
        .truth("data-over", over)
        .live("data-seats", move || {
            let seats = app
                .session
                .with(|s| s.game().variant().rules.seating.seats());
            Some(seats.to_string().into())
        })
        .child(worded(app, "h2", "sr-only", |m| m.common.play))
        .child(plate::plates(app, false))
        .child(el("div").class("board-area").child(boards(app)))
        .child(plate::plates(app, true))
        .child(status::status(app))
        .child(ending::ending(app))
        .child(record::record(app))
        .child(actions::actions(app))
        .child(typed::typed(app, "typed"))
}
