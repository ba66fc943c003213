//! The list of games: the game's side. The pages' program shows it, see
//! `pages::games`; what is wanted of a game is done here, where they are kept.

use super::app::App;
use super::browser::next_frame;
use super::dom::{El, el};
use super::lazy::{self, Fetch};
use super::route::{Page, Route};
use super::toasts::Offer;
use super::{ask, drop, files, keep};
use crate::between::WithGame;
use leptos::reactive::graph::untrack;

/// The screen: a place that the pages' program fills.
pub fn page(app: App) -> El {
    let tell = move || {
        app.games_changed.track();
        match app.fetch.get() {
            Fetch::There => {}
            Fetch::Not => return untrack(|| lazy::start(app)),
            // On its way, or the player is asked whether to try again.
            _ => return,
        }
        // When the place is in the document.
        next_frame(move || {
            untrack(|| {
                if app.router.page() == Page::Games {
                    lazy::show_games(app, keep::list(app));
                    next_frame(ask::keep_focus);
                }
            });
        });
    };
    el("main")
        .class("page")
        .attr("data-host", "games")
        .attr("tabindex", "-1")
        .label(app, |m| m.common.games)
        .effect(Box::new(tell))
        .perhaps(move || lazy::in_the_meantime(app))
        .perhaps(drop::drop_zone(app))
}

/// Does what is wanted of a kept game.
pub fn carry_out(app: App, what: WithGame, id: &str, text: &str) {
    match what {
        WithGame::Show => {
            if keep::show(app, id) {
                app.router.go(Route::Play);
                ask::to_board_soon();
            }
        }
        WithGame::Rename => keep::rename(app, id, text.trim()),
        WithGame::Export => {
            if let Some(text) = keep::text(id) {
                files::save("abalone.apgn", &text);
            }
        }
        WithGame::Delete => delete(app, id),
    }
}

/// Saves all kept games as a file.
pub fn export_all(app: App) {
    files::save("abalone-games.apgn", &keep::all_text(app));
}

fn delete(app: App, id: &str) {
    let Some(deleted) = keep::delete(app, id) else {
        return;
    };
    let restore = move |app| keep::restore(app, &deleted);
    let undo = Offer::new(|m| m.common.undo, restore);
    let text = app.words_now().games.deleted.to_owned();
    app.toasts.show(text, Some(undo));
}
