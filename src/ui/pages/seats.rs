//! Who sits where.

use super::Pages;
use super::controls::{Name, select};
use crate::game::{FIRST_LEVEL, LAST_LEVEL, Player};
use crate::i18n::seat_colour;
use crate::rules::{Colour, Seat, Seating};
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Made;
use crate::ui::widgets::{marble, value};

/// The value of a person in the list of a seat.
const PERSON: &str = "person";
/// The value of a person at another device.
const REMOTE: &str = "remote";

/// A seat by its colour, and its team where there are any.
pub fn seat_name(pages: Pages, seat: Seat) -> String {
    let lang = pages.lang();
    pages.agree.draft.with(|draft| {
        let rules = &draft.variant().rules;
        // What shows a seat is asked once more before it goes with the game that had it.
        if seat.index() >= rules.seating.seats() {
            return String::new();
        }
        let mut name = seat_colour(lang, rules.seating, seat);
        if rules.has_teams() {
            let team = lang.number(u64::from(rules.side(seat).0) + 1);
            name.push_str(", ");
            name.push_str(&lang.pages().new_game.team.with([&team]));
        }
        name
    })
}

/// The colour of a seat.
pub fn colour_of(pages: Pages, seat: Seat) -> Colour {
    let draft = &pages.agree.draft;
    draft.peek(|draft| draft.variant().rules.seating.colour(seat))
}

/// The kind of game; whoever follows it is told only when it changes.
pub fn seating(pages: Pages) -> Made<Seating> {
    let draft = pages.agree.draft;
    Made::new(move || draft.with(|draft| draft.variant().rules.seating))
}

fn player(pages: Pages, seat: Seat) -> Option<Player> {
    let draft = &pages.agree.draft;
    draft.with(|draft| draft.players().get(seat.index()).cloned())
}

fn set_player(pages: Pages, seat: Seat, player: Player) {
    pages
        .agree
        .draft
        .update(|draft| draft.set_player(seat, player));
}

/// The level and its word.
pub fn level_word(pages: Pages, level: u8) -> Text {
    let lang = pages.lang();
    let words = &lang.messages().common;
    let word = words.levels.get(usize::from(level) - 1);
    let number = lang.number(level.into());
    lang.pages()
        .level_word
        .with([&number, word.unwrap_or(&"")])
        .into()
}

/// A field for the name of a person.
pub fn name_field(pages: Pages, seat: Seat) -> El {
    let id = ["name-", &seat.0.to_string()].concat();
    let label = move || {
        let words = &pages.lang().pages().new_game;
        words.name_of.with([&seat_name(pages, seat)]).into()
    };
    let now = move || match player(pages, seat) {
        Some(Player::Human { name }) => name.into(),
        _ => "".into(),
    };
    let field = el("input")
        .id(&id)
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "40")
        .attr("autocomplete", "off")
        .prop("value", now)
        .on("input", move |event| {
            let name = value(&event);
            set_player(pages, seat, Player::Human { name });
        });
    el("div")
        .class("field")
        .child(el("label").attr("for", &id).says(label))
        .child(field)
}

fn row(pages: Pages, seat: Seat) -> El {
    let id = ["seat-", &seat.0.to_string()].concat();
    let label = move || {
        let words = &pages.lang().pages().new_game;
        words.player_of.with([&seat_name(pages, seat)]).into()
    };
    let person: Name = Box::new(move || pages.lang().messages().common.human.into());
    let levels = (FIRST_LEVEL..=LAST_LEVEL).map(|level| {
        // On a phone there is room for no more; the word for the level stands below.
        let name: Name = Box::new(move || {
            let lang = pages.lang();
            let number = lang.number(level.into());
            lang.messages().common.computer_level.with([&number]).into()
        });
        (level.to_string(), name)
    });
    let remote: Name = Box::new(move || pages.lang().pages().new_game.by_link.into());
    let people = [(PERSON.to_owned(), person), (REMOTE.to_owned(), remote)];
    let entries = people.into_iter().chain(levels);
    let now = move || match player(pages, seat) {
        Some(Player::Computer { level }) => level.to_string(),
        Some(Player::Remote { .. }) => REMOTE.to_owned(),
        _ => PERSON.to_owned(),
    };
    let take = move |value: &str| {
        let player = match value.parse() {
            Ok(level) => Player::Computer { level },
            Err(_) if value == REMOTE => Player::Remote {
                name: String::new(),
            },
            Err(_) => Player::human(),
        };
        set_player(pages, seat, player);
    };
    let level = move || match player(pages, seat) {
        Some(Player::Computer { level }) => Some(level),
        _ => None,
    };
    let word = move || {
        let levels = &pages.lang().messages().common.levels;
        let word = level().and_then(|level| levels.get(usize::from(level) - 1));
        word.copied().unwrap_or_default().into()
    };
    let note = el("p")
        .class("note seat-name")
        .flag("hidden", move || level().is_none())
        .says(word);
    let no_name = move || player(pages, seat).is_none_or(|player| !player.is_here());
    let name = el("div")
        .class("seat-name")
        .flag("hidden", no_name)
        .child(name_field(pages, seat));
    el("div")
        .class("seat-row")
        .child(marble(colour_of(pages, seat).name()))
        .child(select(&id, label, entries.collect(), now, take))
        .child(name)
        .child(note)
}

/// A row for each seat.
pub fn rows(pages: Pages) -> El {
    let seating = seating(pages);
    let rows = move || {
        let seats = seating.get().all_seats();
        seats.map(|seat| row(pages, seat)).collect()
    };
    el("div").class("seat-rows").region(rows)
}

/// A name for each seat.
pub fn names(pages: Pages) -> El {
    let seating = seating(pages);
    let fields = move || {
        let seats = seating.get().all_seats();
        seats.map(|seat| name_field(pages, seat)).collect()
    };
    el("div").class("seats two").region(fields)
}
