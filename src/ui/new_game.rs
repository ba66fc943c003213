//! Games that can begin without the pages' program: the first one that anybody
//! finds, and those that are offered while the dialog for a new game is fetched.

use super::app::App;
use super::dom::{El, el};
use super::route::Route;
use super::widgets::{Pick, button, worded};
use super::{control, files};
use crate::game::{Game, Player};
use crate::rules::{Start, Variant, layout};

/// The level a newcomer meets.
const USUAL_LEVEL: u8 = 3;

/// A game from the layout that does not go static.
fn game_against(other: Player) -> Game {
    let mut variant = Variant::default();
    if let Some(layout) = layout("belgian_daisy") {
        variant.start = Start::Layout(layout);
    }
    // Both layouts are for two, and two players are given.
    Game::new(variant, vec![Player::human(), other]).expect("two players for a game of two")
}

/// The game somebody finds who comes for the first time.
pub fn first_game() -> Game {
    let mut game = game_against(Player::Computer { level: USUAL_LEVEL });
    game.tags_mut().set("Date", &files::today());
    game
}

/// What can be begun at once.
pub fn at_once(app: App) -> El {
    let offer = |label: Pick, other: fn() -> Player| {
        let begin = move || {
            app.router.replace(Route::Play);
            control::begin(app, game_against(other()));
        };
        button(app, "button", None, label, Box::new(begin))
    };
    el("div")
        .class("at-once")
        .child(worded(app, "p", "note", |m| m.new_game.at_once))
        .child(offer(
            |m| m.new_game.against_computer,
            || Player::Computer { level: USUAL_LEVEL },
        ))
        .child(offer(|m| m.new_game.two_people, Player::human))
}
