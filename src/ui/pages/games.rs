//! The list of games that are kept on this device.

use super::{Pages, say};
use crate::between::{FromPages, Screen, WithGame};
use crate::i18n::{Lang, has_won, player_name, seat_colour, seating_name, specials};
use crate::rules::{Board, Position, Rules, Seating, Setup, Side};
use crate::storage::Summary;
use crate::ui::browser::next_frame;
use crate::ui::dom::{El, Text, el};
use crate::ui::files;
use crate::ui::icons::{self, icon};
use crate::ui::speaks::Speaks;
use crate::ui::thumb::thumb;
use crate::ui::widgets::{Act, PickIn, button, plain_button, worded};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

/// Picks a message.
type Pick = PickIn<Pages>;

/// What a game is called: its own name, or who plays.
fn title(lang: Lang, kept: &Summary) -> String {
    if !kept.title.is_empty() {
        return kept.title.clone();
    }
    let people = kept.players.iter().filter(|player| player.is_here());
    let alone = people.count() == 1;
    let mut names = kept
        .players
        .iter()
        .zip(kept.seating.all_seats())
        .map(|(player, seat)| {
            let plays = seat_colour(lang, kept.seating, seat);
            player_name(lang, player, alone, &plays)
        });
    let first = names.next().unwrap_or_default();
    names.fold(first, |all, name| {
        lang.pages().games.versus.with([&all, &name])
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
        None => lang.pages().games.in_progress.to_owned(),
    }
}

/// Result, length and date.
fn facts(lang: Lang, kept: &Summary) -> String {
    let moves = lang.count(lang.pages().games.moves, kept.plies as u32);
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
fn small_button(pages: Pages, path: &'static str, label: Pick, game: &str, act: Act) -> El {
    let game = game.to_owned();
    let name = move || {
        let words = pages.words();
        Some(Text::Owned(
            words.games.action_on.with([label(words), &game]),
        ))
    };
    plain_button("button quiet small", act)
        .live("aria-label", name)
        .child(icon(path))
        .child(worded(pages, "span", "", label))
}

/// The field for a new name.
fn rename(pages: Pages, id: &str, now: &str) -> El {
    let stop = move || pages.renaming.set(None);
    let field = el("input")
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "80")
        .attr("value", now)
        .label(pages, |m| m.games.name)
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
        let name = input.value().trim().to_owned();
        say(&FromPages::Game(WithGame::Rename, id.clone(), name));
    };
    let save = worded(pages, "button", "button small", |m| m.games.save_name);
    el("form")
        .class("typed-row")
        .on("submit", submit)
        .child(field)
        .child(save.attr("type", "submit"))
}

/// What can be done with a game.
fn buttons(pages: Pages, id: &str, name: &str) -> El {
    let ask = |what: WithGame| -> Act {
        let id = id.to_owned();
        Box::new(move || say(&FromPages::Game(what, id.clone(), String::new())))
    };
    let rename: Act = {
        let id = id.to_owned();
        Box::new(move || pages.renaming.set(Some(id.clone())))
    };
    let open = ask(WithGame::Show);
    let export = ask(WithGame::Export);
    let delete = ask(WithGame::Delete);
    el("div")
        .class("game-buttons")
        .child(small_button(
            pages,
            icons::OPEN,
            |m| m.games.open,
            name,
            open,
        ))
        .child(small_button(
            pages,
            icons::RENAME,
            |m| m.games.rename,
            name,
            rename,
        ))
        .child(small_button(
            pages,
            icons::EXPORT,
            |m| m.games.export,
            name,
            export,
        ))
        .child(small_button(
            pages,
            icons::TRASH,
            |m| m.games.delete,
            name,
            delete,
        ))
}

fn card(pages: Pages, lang: Lang, kept: &Summary) -> El {
    let name = title(lang, kept);
    let id = kept.id.clone();
    let heading = {
        let (name, id) = (name.clone(), id.clone());
        move || {
            let renaming = pages.renaming.with(|now| now.as_deref() == Some(&id));
            Some(if renaming {
                rename(pages, &id, &name)
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
        .child(buttons(pages, &id, &name))
}

fn empty(pages: Pages) -> El {
    el("div")
        .class("empty")
        .child(worded(pages, "h3", "", |m| m.games.empty))
        .child(worded(pages, "p", "note", |m| m.games.empty_note))
        .child(button(
            pages,
            "button primary",
            Some(icons::NEW),
            |m| m.main.common.new_game,
            Box::new(|| say(&FromPages::Go(Screen::New, String::new()))),
        ))
}

/// Whether there is no game to be had.
fn none(rows: &Option<Vec<Summary>>) -> bool {
    rows.as_ref().is_none_or(Vec::is_empty)
}

/// What the list holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let import = || say(&FromPages::Go(Screen::Import, String::new()));
    let export_all = || say(&FromPages::ExportAll);
    let actions = el("div")
        .class("page-actions")
        .child(button(
            pages,
            "button",
            Some(icons::IMPORT),
            |m| m.games.import,
            Box::new(import),
        ))
        .child(
            button(
                pages,
                "button",
                Some(icons::EXPORT),
                |m| m.games.export_all,
                Box::new(export_all),
            )
            .flag("disabled", move || pages.games.with(none)),
        );
    let head = el("div")
        .class("page-head")
        .child(worded(pages, "h2", "", |m| m.games.title))
        .child(actions);
    vec![head, el("div").perhaps(move || list(pages))]
}

/// The games, which are told anew whenever they change.
fn list(pages: Pages) -> Option<El> {
    let lang = pages.lang();
    let rows = pages.games.get()?;
    if rows.is_empty() {
        return Some(empty(pages));
    }
    let cards = rows.iter().map(|kept| card(pages, lang, kept));
    Some(el("ul").class("game-list").children(cards))
}
