//! The game's side of games by link; links are written and read by the pages'
//! program.

use super::app::App;
use super::route::Route;
use super::{control, keep, lazy};
use crate::between::ToPages;
use crate::game::{Game, LINK_ID};

/// Sends the game on the board to the others.
pub fn send(app: App) {
    let record = app.session.peek(|s| s.game().write_record());
    lazy::tell(app, ToPages::Send(record));
}

/// Changes what is noted in the game on the board about its links, and keeps it.
fn note(app: App, change: impl FnOnce(&mut Game)) {
    app.session.update(|session| session.note(change));
    keep::game(app);
}

/// The game on the board gets a name by which the others' links know it.
pub fn name(app: App, id: &str) {
    if app.session.peek(|s| s.game().link_id().is_none()) {
        note(app, |game| game.tags_mut().set(LINK_ID, id));
    }
}

/// All that has happened in the game of this name has been sent.
pub fn sent(app: App, id: &str) {
    // Meanwhile another game may have come to the board.
    if app.session.peek(|s| s.game().link_id() == Some(id)) {
        note(app, Game::note_sent);
    }
}

/// A kept game has gone on elsewhere.
pub fn go_on(app: App, kept: &str, record: &str) {
    if let Ok(game) = Game::read_record(record)
        && keep::show(app, kept)
    {
        app.router.replace(Route::Play);
        control::show(app, game);
        keep::game(app);
    }
}
