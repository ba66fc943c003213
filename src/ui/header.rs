//! The bar at the top: the program's name and the ways to its screens.

use super::app::App;
use super::ask;
use super::dom::{El, Text, el};
use super::icons::{self, icon, sign};
use super::route::{Page, Route};
use super::widgets::{Pick, button, plain_button, worded};

fn item(app: App, path: &'static str, label: Pick, to: Route) -> El {
    let here = move || {
        let page = to.page().is_some_and(|page| app.router.page() == page);
        page.then_some(Text::Borrowed("page"))
    };
    plain_button("nav-item", Box::new(move || app.router.go(to)))
        .label(app, label)
        .word("title", move || label(app.words()))
        .live("aria-current", here)
        .child(icon(path))
        .child(worded(app, "span", "label", label))
}

/// For the keyboard: past the bar, to the cell that has the board's focus.
fn skip(app: App) -> El {
    let go = Box::new(ask::to_board);
    button(app, "button skip", None, |m| m.common.skip, go)
}

/// The bar.
pub fn header(app: App) -> El {
    let elsewhere = move || app.router.page() != Page::Play;
    let name = worded(app, "span", "", |m| m.common.title)
        .word("class", move || if elsewhere() { "sr-narrow" } else { "" });
    let nav = el("nav")
        .class("nav")
        .label(app, |m| m.common.main_menu)
        .perhaps(move || {
            elsewhere().then(|| item(app, icons::BOARD, |m| m.common.play, Route::Play))
        })
        .child(item(app, icons::NEW, |m| m.common.new_game, Route::New))
        .child(item(app, icons::GAMES, |m| m.common.games, Route::Games))
        .child(item(
            app,
            icons::SETTINGS,
            |m| m.common.settings,
            Route::Settings,
        ))
        .child(item(app, icons::HELP, |m| m.common.help, Route::Help));
    el("header")
        .class("bar")
        .perhaps(move || (app.router.page() == Page::Play).then(|| skip(app)))
        .child(el("h1").class("brand").child(sign()).child(name))
        .child(nav)
}
