//! The list of games that are kept on this device.

use super::app::App;
use super::icons::{self, icon};
use super::keep;
use super::play::plate::player_name;
use super::route::Route;
use super::thumb::thumb;
use super::toasts::Offer;
use super::widgets::{Pick, button, say};
use super::{files, import};
use crate::i18n::{Lang, colour};
use crate::rules::{Board, Colour, Position, Rules, Setup};
use crate::storage::Summary;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// What a game is called: its own name, or who plays.
fn title(lang: Lang, kept: &Summary) -> String {
    if !kept.title.is_empty() {
        return kept.title.clone();
    }
    let mut names = kept
        .players
        .iter()
        .map(|player| player_name(lang, player, true));
    let first = names.next().unwrap_or_default();
    names.fold(first, |all, name| {
        lang.messages().games.versus.with([&all, &name])
    })
}

/// How a game stands, in words.
fn result(lang: Lang, kept: &Summary) -> String {
    let words = lang.messages();
    let winner = match kept.result.as_str() {
        "1-0" => Some(0),
        "0-1" => Some(1),
        "1/2-1/2" => return words.end.draw.to_owned(),
        number => number.parse::<usize>().ok().and_then(|n| n.checked_sub(1)),
    };
    match winner.and_then(|side| Colour::ALL.get(side)) {
        Some(&side) => words.end.wins.with([colour(lang, side)]),
        None => words.games.in_progress.to_owned(),
    }
}

/// Result, length and date.
fn facts(lang: Lang, kept: &Summary) -> String {
    let moves = lang.count(lang.messages().games.moves, kept.plies as u32);
    let date = lang.date(&files::date(kept.changed));
    [result(lang, kept).as_str(), " · ", &moves, " · ", &date].concat()
}

/// The marbles of a game as it stands.
fn position(kept: &Summary) -> Option<Position> {
    let board = Board::from_rows(&kept.rows).ok()?;
    Position::new(Rules::new(kept.seating), Setup::start(board)).ok()
}

/// A button of a game; its name says which game is meant.
fn small_button(
    app: App,
    path: &'static str,
    label: Pick,
    game: String,
    act: impl Fn() + 'static,
) -> AnyView {
    let name = move || {
        let words = app.words();
        words.games.action_on.with([label(words), &game])
    };
    view! {
        <button
            type="button"
            class="button quiet small"
            aria-label=name
            on:click=move |_| act()
        >
            {icon(path)}
            <span>{say(app, label)}</span>
        </button>
    }
    .into_any()
}

fn delete(app: App, id: &str) {
    let Some(deleted) = keep::delete(app, id) else {
        return;
    };
    let undo = Offer {
        label: |m| m.common.undo,
        act: Arc::new(move |app| keep::restore(app, &deleted)),
    };
    let text = app.words_now().games.deleted.to_owned();
    app.toasts.show(text, Some(undo));
}

/// The field for a new name.
fn rename(app: App, id: String, now: String, renaming: RwSignal<bool>) -> AnyView {
    let field = NodeRef::<html::Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            // An element that is shown takes the focus.
            let _ = field.focus();
            field.select();
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            keep::rename(app, &id, field.value().trim());
        }
        renaming.set(false);
    };
    view! {
        <form class="typed-row" on:submit=submit>
            <input
                node_ref=field
                class="input"
                type="text"
                maxlength="80"
                value=now
                aria-label=say(app, |m| m.games.name)
                on:keydown=move |event| {
                    if event.key() == "Escape" {
                        renaming.set(false);
                    }
                }
            />
            <button type="submit" class="button small">
                {say(app, |m| m.games.save_name)}
            </button>
        </form>
    }
    .into_any()
}

fn card(app: App, kept: Summary) -> AnyView {
    let renaming = RwSignal::new(false);
    let lang = app.lang();
    let name = title(lang, &kept);
    let facts = facts(lang, &kept);
    let picture = position(&kept).map(|position| thumb(&position));
    let id = kept.id;
    let (open_id, export_id, delete_id) = (id.clone(), id.clone(), id.clone());
    let heading = {
        let name = name.clone();
        move || {
            if renaming.get() {
                rename(app, id.clone(), name.clone(), renaming)
            } else {
                view! { <h3>{name.clone()}</h3> }.into_any()
            }
        }
    };
    let buttons = [
        small_button(
            app,
            icons::OPEN,
            |m| m.games.open,
            name.clone(),
            move || {
                if keep::show(app, &open_id) {
                    app.router.go(Route::Play);
                }
            },
        ),
        small_button(
            app,
            icons::RENAME,
            |m| m.games.rename,
            name.clone(),
            move || {
                renaming.set(true);
            },
        ),
        small_button(
            app,
            icons::EXPORT,
            |m| m.games.export,
            name.clone(),
            move || {
                if let Some(text) = keep::text(&export_id) {
                    files::save("abalone.apgn", &text);
                }
            },
        ),
        small_button(
            app,
            icons::TRASH,
            |m| m.games.delete,
            name,
            move || {
                delete(app, &delete_id);
            },
        ),
    ];
    view! {
        <li class="game-card">
            {picture}
            <div class="game-facts">
                {heading}
                <p class="note">{facts}</p>
            </div>
            <div class="game-buttons">{buttons}</div>
        </li>
    }
    .into_any()
}

fn empty(app: App) -> AnyView {
    view! {
        <div class="empty">
            <h3>{say(app, |m| m.games.empty)}</h3>
            <p class="note">{say(app, |m| m.games.empty_note)}</p>
            {button(
                app,
                "primary",
                Some(icons::NEW),
                |m| m.common.new_game,
                Box::new(move || app.router.go(Route::New)),
            )}
        </div>
    }
    .into_any()
}

/// The screen.
pub fn page(app: App) -> AnyView {
    let list = move || {
        app.games_changed.track();
        let kept = keep::list(app);
        if kept.is_empty() {
            return empty(app);
        }
        let cards: Vec<AnyView> = kept.into_iter().map(|kept| card(app, kept)).collect();
        view! { <ul class="game-list">{cards}</ul> }.into_any()
    };
    let export_all = move || files::save("abalone-games.apgn", &keep::all_text(app));
    view! {
        <main class="page" id="main">
            <div class="page-head">
                <h2>{say(app, |m| m.games.title)}</h2>
                <div class="page-actions">
                    {button(
                        app,
                        "",
                        Some(icons::IMPORT),
                        |m| m.games.import,
                        Box::new(move || app.router.go(Route::Import)),
                    )}
                    {button(
                        app,
                        "",
                        Some(icons::EXPORT),
                        |m| m.games.export_all,
                        Box::new(export_all),
                    )}
                </div>
            </div>
            {list}
            {import::drop_zone(app)}
        </main>
    }
    .into_any()
}
