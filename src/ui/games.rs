//! The list of games that are kept on this device.

use super::app::App;
use super::browser::next_frame;
use super::dom::{El, Text, el};
use super::icons::{self, icon};
use super::keep;
use super::route::Route;
use super::thumb::thumb;
use super::toasts::Offer;
use super::widgets::{Act, Pick, button, plain_button, worded};
use super::{drop, files};
use crate::i18n::{Lang, has_won, player_name, seat_colour, seating_name, specials};
use crate::rules::{Board, Position, Rules, Seating, Setup, Side};
use crate::storage::Summary;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

/// What a game is called: its own name, or who plays.
fn title(lang: Lang, kept: &Summary) -> String {
    if !kept.title.is_empty() {
        return kept.title.clone();
    }
    let people = kept.players.iter().filter(|player| !player.is_computer());
    let alone = people.count() == 1;
    let seating = kept.seating;
    let mut names = seating
        .all_seats()
        .zip(&kept.players)
        .map(|(seat, player)| player_name(lang, player, alone, &seat_colour(lang, seating, seat)));
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
    let rules = kept.variant().rules;
    match winner.filter(|&side| side < rules.sides()) {
        Some(side) => has_won(lang, &rules, Side(side as u8)),
        None => words.games.in_progress.to_owned(),
    }
}

/// Result, length and date.
fn facts(lang: Lang, kept: &Summary) -> String {
    let moves = lang.count(lang.messages().games.moves, kept.plies as u32);
    let date = lang.date(&files::date(kept.changed));
    let mut facts = vec![result(lang, kept), moves, date];
    let variant = kept.variant();
    if variant.rules.seating != Seating::Two {
        facts.push(seating_name(lang, variant.rules.seating).to_owned());
    }
    facts.extend(specials(lang, &variant));
    facts.join(" · ")
}

/// The marbles of a game as it stands.
fn position(kept: &Summary) -> Option<Position> {
    let board = Board::from_rows(&kept.rows).ok()?;
    Position::new(Rules::new(kept.seating), Setup::start(board)).ok()
}

/// A button of a game; its name says which game is meant.
fn small_button(app: App, path: &'static str, label: Pick, game: &str, act: Act) -> El {
    let game = game.to_owned();
    let name = move || {
        let words = app.words();
        Some(Text::Owned(
            words.games.action_on.with([label(words), &game]),
        ))
    };
    plain_button("button quiet small", act)
        .live("aria-label", name)
        .child(icon(path))
        .child(worded(app, "span", "", label))
}

fn delete(app: App, id: &str) {
    let Some(deleted) = keep::delete(app, id) else {
        return;
    };
    let undo = Offer {
        label: |m| m.common.undo,
        act: Rc::new(move |app| keep::restore(app, &deleted)),
    };
    let text = app.words_now().games.deleted.to_owned();
    app.toasts.show(text, Some(undo));
}

/// The field for a new name.
fn rename(app: App, id: &str, now: &str) -> El {
    let stop = move || app.renaming.set(None);
    let field = el("input")
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "80")
        .attr("value", now)
        .label(app, |m| m.games.name)
        .on("keydown", move |event| {
            let key = event.dyn_into::<KeyboardEvent>().map(|event| event.key());
            if key.is_ok_and(|key| key == "Escape") {
                stop();
            }
        });
    let input: HtmlInputElement = field.handle().unchecked_into();
    let shown = input.clone();
    next_frame(move || {
        // An element that is shown takes the focus.
        let _ = shown.focus();
        shown.select();
    });
    let id = id.to_owned();
    let submit = move |event: web_sys::Event| {
        event.prevent_default();
        stop();
        keep::rename(app, &id, input.value().trim());
    };
    let save = worded(app, "button", "button small", |m| m.games.save_name);
    el("form")
        .class("typed-row")
        .on("submit", submit)
        .child(field)
        .child(save.attr("type", "submit"))
}

/// What can be done with a game.
fn buttons(app: App, id: &str, name: &str) -> El {
    let act = |act: fn(App, &str)| -> Act {
        let id = id.to_owned();
        Box::new(move || act(app, &id))
    };
    let open = act(|app, id| {
        if keep::show(app, id) {
            app.router.go(Route::Play);
        }
    });
    let rename = act(|app, id| app.renaming.set(Some(id.to_owned())));
    let export = act(|_, id| {
        if let Some(text) = keep::text(id) {
            files::save("abalone.apgn", &text);
        }
    });
    let delete = act(delete);
    el("div")
        .class("game-buttons")
        .child(small_button(app, icons::OPEN, |m| m.games.open, name, open))
        .child(small_button(
            app,
            icons::RENAME,
            |m| m.games.rename,
            name,
            rename,
        ))
        .child(small_button(
            app,
            icons::EXPORT,
            |m| m.games.export,
            name,
            export,
        ))
        .child(small_button(
            app,
            icons::TRASH,
            |m| m.games.delete,
            name,
            delete,
        ))
}

fn card(app: App, lang: Lang, kept: &Summary) -> El {
    let name = title(lang, kept);
    let id = kept.id.clone();
    let heading = {
        let (name, id) = (name.clone(), id.clone());
        move || {
            let renaming = app.renaming.with(|now| now.as_deref() == Some(&id));
            Some(if renaming {
                rename(app, &id, &name)
            } else {
                el("h3").text(&name)
            })
        }
    };
    let words = el("div")
        .class("game-facts")
        .perhaps(heading)
        .child(el("p").class("note").text(&facts(lang, kept)));
    el("li")
        .class("game-card")
        .children(position(kept).map(|position| thumb(&position)))
        .child(words)
        .child(buttons(app, &id, &name))
}

fn empty(app: App) -> El {
    el("div")
        .class("empty")
        .child(worded(app, "h3", "", |m| m.games.empty))
        .child(worded(app, "p", "note", |m| m.games.empty_note))
        .child(button(
            app,
            "button primary",
            Some(icons::NEW),
            |m| m.common.new_game,
            Box::new(move || app.router.go(Route::New)),
        ))
}

fn list(app: App) -> Option<El> {
    app.games_changed.track();
    let lang = app.lang();
    let kept = keep::list(app);
    if kept.is_empty() {
        return Some(empty(app));
    }
    let cards = kept.iter().map(|kept| card(app, lang, kept));
    Some(el("ul").class("game-list").children(cards))
}

/// The screen.
pub fn page(app: App) -> El {
    let import = move || app.router.go(Route::Import);
    let export_all = move || files::save("abalone-games.apgn", &keep::all_text(app));
    let actions = el("div")
        .class("page-actions")
        .child(button(
            app,
            "button",
            Some(icons::IMPORT),
            |m| m.games.import,
            Box::new(import),
        ))
        .child(button(
            app,
            "button",
            Some(icons::EXPORT),
            |m| m.games.export_all,
            Box::new(export_all),
        ));
    let head = el("div")
        .class("page-head")
        .child(worded(app, "h2", "", |m| m.games.title))
        .child(actions);
    el("main")
        .class("page")
        .child(head)
        .perhaps(move || list(app))
        .perhaps(drop::drop_zone(app))
}
