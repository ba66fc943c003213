//! The bar at the top: the program's name and the ways to its screens.

use super::app::App;
use super::icons::{self, icon, sign};
use super::route::{Page, Route};
use super::widgets::{Pick, say};
use leptos::prelude::*;

fn item(app: App, path: &'static str, label: Pick, to: Route) -> AnyView {
    let here = move || {
        let page = to.page().is_some_and(|page| app.router.page() == page);
        page.then_some("page")
    };
    view! {
        <button
            type="button"
            class="nav-item"
            aria-label=say(app, label)
            title=say(app, label)
            aria-current=here
            on:click=move |_| app.router.go(to)
        >
            {icon(path)}
            <span class="label">{say(app, label)}</span>
        </button>
    }
    .into_any()
}

/// The bar.
pub fn header(app: App) -> AnyView {
    let to_game = move || {
        let elsewhere = app.router.page() != Page::Play;
        elsewhere.then(|| item(app, icons::BOARD, |m| m.common.play, Route::Play))
    };
    view! {
        <header class="bar">
            <h1 class="brand">
                {sign()}
                <span class:sr-narrow=move || app.router.page() != Page::Play>
                    {say(app, |m| m.common.title)}
                </span>
            </h1>
            <nav class="nav" aria-label=say(app, |m| m.common.main_menu)>
                {to_game}
                {item(app, icons::NEW, |m| m.common.new_game, Route::New)}
                {item(app, icons::GAMES, |m| m.common.games, Route::Games)}
                {item(app, icons::SETTINGS, |m| m.common.settings, Route::Settings)}
                {item(app, icons::HELP, |m| m.common.help, Route::Help)}
            </nav>
        </header>
    }
    .into_any()
}
