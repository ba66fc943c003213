//! The interface. Leptos components only: what can be decided without a
//! browser is decided in the pure modules and tested there.
//!
//! | to find out | look in |
//! |---|---|
//! | what the page knows | `app` |
//! | what happens when somebody does something | `control`, `keys`, `tell` |
//! | what is said to those who listen, and what they ask | `voice`, `ask` |
//! | how the clocks on the page stay true | `ticking` |
//! | which screen is shown | `route`, `header` |
//! | the screens and dialogs | `play`, `games`, `new_game` |
//! | the screens that are fetched when first opened | `pages`, by way of `lazy` |
//! | how the computer is asked | `engine_client` |
//! | how games are played by link | `by_link` |
//! | what is heard | `heard` |
//! | how games are kept | `keep`, `browser_store`, `files` |
//! | what the site does and a board in another page does not | `home` |
//! | how a new version of the site is offered | `updates` |
//!
//! Two programs share these files: the game's (`start`), which is there at once,
//! and the pages' ([`start_pages`]) with the screens that a first game does not
//! need: the settings, the help, the rules, the import, everything about a new
//! game. Each is small because the linker
//! takes what it uses and no more, so nothing outside `pages` may name what is in
//! it. What both use (`dom`, `root`, `widgets`, `icons`, `files`, `board`) knows
//! no `App`; a control that says something takes whatever `speaks::Speaks`. The
//! dialog round such a screen (title, focus, Esc) is the game's; `between` says
//! what the two tell each other.
//!
//! Long-lived signals are made once, in `app`: a signal that is gone when it
//! is read ends the program.

mod app;
mod ask;
pub mod board;
mod browser;
mod browser_store;
mod by_link;
mod control;
mod dialog;
mod dom;
mod drop;
#[cfg(feature = "embed")]
mod embed;
mod engine_client;
mod files;
mod game_board;
mod games;
mod header;
#[cfg(target_arch = "wasm32")]
mod heap;
mod heard;
mod home;
mod icons;
mod keep;
mod keys;
mod lazy;
mod new_game;
mod pages;
mod play;
mod root;
mod route;
mod speaks;
mod stand_in;
mod tell;
mod thumb;
mod ticking;
mod toasts;
mod updates;
mod voice;
mod widgets;
mod words;

use crate::between::Screen;
use app::App;
use browser::{document, next_frame};
use dialog::dialog;
use dom::{El, el};
use route::{Page, Route, Router};
use std::cell::Cell;
use widgets::Pick;

#[cfg(feature = "embed")]
pub use embed::start as start_embed;
pub use pages::start as start_pages;

/// Puts the application in the place of the static shell of `index.html`.
pub fn start() {
    // Leptos brings its effects to life; the elements are our own, see `dom`.
    leptos::mount::mount_to_body(|| {
        words::begin(&words::GAME);
        let (session, settings) = keep::open();
        let app = App::new(&home::SITE, Router::new(), session, settings);
        let page = page(app);
        if let Some(body) = document().body() {
            // Appending an element of one's own cannot fail.
            let _ = body.append_child(page.node());
        }
        std::mem::forget(page); // for the life of the page
        control::started(app);
    });
    // Both happen before the next paint.
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

/// Fetches the words of the language that the player chooses.
fn follow_words(app: App) {
    words::follow(&words::GAME, move |taken| match taken {
        true => app.settings.notify(),
        false => app
            .toasts
            .show(app.words_now().notice.no_words.to_owned(), None),
    });
}

/// The language and the title of the document.
fn name_document(app: App) {
    let lang = app.lang();
    if let Some(root) = document().document_element() {
        // Cannot fail for an attribute of this name.
        let _ = root.set_attribute("lang", lang.code());
    }
    document().set_title(lang.messages().common.title);
}

/// The event that tells `public/looks.js` what has been chosen.
const DRESS: &str = "abalone-dress";

/// The dialogs that the pages' program fills: screen, title, and class of the
/// dialog.
const FETCHED: [(Screen, Pick, &str); 10] = [
    (Screen::New, |m| m.new_game.title, ""),
    (Screen::Customise, |m| m.new_game.customise, ""),
    (Screen::Editor, |m| m.new_game.editor, "wide"),
    (Screen::Settings, |m| m.common.settings, "wide"),
    (Screen::Help, |m| m.common.help, ""),
    (Screen::Import, |m| m.games.import_title, ""),
    (Screen::Rules, |m| m.common.rules, "side"),
    (Screen::Share, |m| m.play.share, "wide"),
    (Screen::Present, |m| m.play.present, "full"),
    (Screen::Link, |m| m.by_link.title, ""),
];

/// The whole page.
fn page(app: App) -> El {
    keys::listen(app);
    drop::listen(app);
    follow_words(app);
    let first = Cell::new(true);
    let screen = move || {
        let page = app.router.page();
        if !first.replace(false) {
            next_frame(ask::keep_focus);
        }
        Some(match page {
            Page::Play => play::page(app),
            Page::Games => games::page(app),
        })
    };
    let frame = el("div")
        .class("app")
        .child(header::header(app))
        .perhaps(screen);
    let page = el("div")
        .effect(Box::new(move || name_document(app)))
        .effect(Box::new(move || {
            app.settings.with(|s| browser::dispatch(DRESS, &s.write()));
        }))
        .effect(Box::new(move || {
            let wanted = app.settings.with(|s| words::wanted(s, app.browser));
            words::want(&words::GAME, wanted);
        }))
        .child(frame)
        .child(voice::voice(app))
        .children(FETCHED.map(|(screen, title, class)| {
            let route = Route::of_screen(screen);
            let place = Box::new(move |app| lazy::place(app, screen));
            dialog(app, route, title, class, place)
        }))
        .child(dialog(
            app,
            Route::Menu,
            |m| m.play.more,
            "narrow",
            Box::new(play::menu),
        ))
        .child(toasts::toasts(app));
    lazy::listen(app, page)
}
