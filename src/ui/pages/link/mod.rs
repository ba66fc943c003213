//! What came as a link: looked at first, and taken only when the player says so
//! or when a game of his simply goes on. Nothing that is kept is ever replaced.
//!
//! | to find out | look in |
//! |---|---|
//! | which kind of link is shown how | here |
//! | how a game is looked at | `look` |
//! | how a task is solved | `task` |
//! | what becomes of a game by link | `meet`, `seats` |
//! | how a link is sent | `send` |

mod look;
mod meet;
mod seats;
mod send;
mod task;

use super::{Pages, say};
use crate::between::{FromPages, Screen};
use crate::game::{Draft, Game, LINK_ID, LINK_SENT, Player};
use crate::i18n::link_fault;
use crate::link::{Link, LinkFault, LinkKind};
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::root::Root;
use crate::ui::widgets::{Act, PickIn, button, value, worded};

pub use send::{address, name, send};

/// What the letters of a link follow in an address.
const MARK: &str = "#l=";
/// The same as some programs rewrite it.
const REWRITTEN: &str = "#l%3D";
/// What a screen begins with on which a link is sent; its letters follow.
const SEND: &str = "send ";

/// What outlives the screen.
#[derive(Clone, Copy)]
pub struct LinkDesk {
    /// What stands in the field for a link.
    text: Root<String>,
    /// Kept games that were looked for: where they are kept, and their records.
    found: Root<Vec<(String, String)>>,
}

impl LinkDesk {
    /// Nothing yet.
    pub fn new() -> LinkDesk {
        LinkDesk {
            text: Root::new(String::new()),
            found: Root::new(Vec::new()),
        }
    }

    /// A kept game that was looked for.
    pub fn found(self, kept: String, record: String) {
        self.found.alter(|found| found.push((kept, record)));
    }
}

/// Whether a text holds the address of a link.
pub fn has_link(text: &str) -> bool {
    text.contains(MARK) || text.contains(REWRITTEN)
}

/// The letters of a link in a text: an address with other words round it, or the
/// letters alone.
fn letters(text: &str) -> &str {
    let marks = [MARK, REWRITTEN];
    let after = marks.iter().find_map(|mark| text.split_once(mark));
    let text = after.map_or(text, |(_, after)| after).trim_start();
    let end = text.find(|sign: char| sign.is_whitespace() || sign == '&');
    &text[..end.unwrap_or(text.len())]
}

/// What the screen holds.
pub fn contents(pages: Pages, with: &str) -> Vec<El> {
    if let Some(letters) = with.strip_prefix(SEND) {
        return send::contents(pages, letters);
    }
    let text = letters(with);
    if text.is_empty() || text == "#link" {
        return vec![el("div").class("dialog-body").child(field(pages))];
    }
    match Link::read(text) {
        Err(fault) => broken(pages, fault),
        Ok(link) => match link.kind {
            LinkKind::Game if link.game.link_id().is_some() => meet::contents(pages, link.game),
            LinkKind::Game => game(pages, link.game),
            LinkKind::Setup => setup(pages, link.game),
            LinkKind::Position => position(pages, link.game),
            LinkKind::Task => task::contents(pages, &link.game),
        },
    }
}

/// A field for a link that has come some other way.
fn field(pages: Pages) -> El {
    let text = pages.link.text;
    let open = move || {
        let typed = text.now();
        if !letters(&typed).is_empty() {
            text.set(String::new());
            say(&FromPages::Go(Screen::Link, typed));
        }
    };
    let input = el("input")
        .id("link-text")
        .class("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .prop("value", move || text.get().into())
        .on("input", move |event| text.set(value(&event)));
    let row = el("form")
        .class("link-row")
        .on("submit", move |event| {
            event.prevent_default();
            open();
        })
        .child(input)
        .child(
            el("button")
                .attr("type", "submit")
                .class("button")
                .message(pages, |m| m.link.open),
        );
    el("div")
        .class("field")
        .child(worded(pages, "label", "", |m| m.link.paste).attr("for", "link-text"))
        .child(row)
}

/// A text that is no link.
fn broken(pages: Pages, fault: LinkFault) -> Vec<El> {
    let whole = matches!(fault, LinkFault::Version(_));
    let told = el("div")
        .class("link-broken")
        .attr("role", "alert")
        .child(worded(pages, "h3", "", |m| m.link.broken))
        .child(el("p").says(move || link_fault(pages.lang(), &fault).into()))
        .child(worded(pages, "p", "note", |m| m.link.unchanged))
        .children((!whole).then(|| worded(pages, "p", "note", |m| m.link.cut_off)));
    let body = el("div").class("dialog-body").child(told);
    vec![body.child(field(pages))]
}

/// The buttons under what is shown.
fn foot(pages: Pages, buttons: Vec<(PickIn<Pages>, bool, Act)>) -> El {
    let buttons = buttons.into_iter().map(|(label, first, act)| {
        let class = if first { "button primary" } else { "button" };
        button(pages, class, None, label, act)
    });
    el("div").class("dialog-foot").children(buttons)
}

/// Puts a game on the board, as one that begins here.
fn begin(game: &Game) {
    let ply = game.ply();
    say(&FromPages::Begin(game.write_record()));
    if ply < game.plies() {
        say(&FromPages::GoTo(ply as u32));
    }
}

/// The same game, between people at this device.
fn among_people(game: &Game) -> Game {
    let mut game = game.clone();
    for seat in game.variant().rules.seating.all_seats() {
        let name = game.player(seat).typed_name().to_owned();
        if game.player(seat).is_remote() {
            game.set_player(seat, Player::Human { name });
        }
    }
    for tag in [LINK_ID, LINK_SENT] {
        game.tags_mut().remove(tag);
    }
    game
}

/// A game to look at.
fn game(pages: Pages, game: Game) -> Vec<El> {
    let shown = among_people(&game);
    let taken = look::Looked::new(game);
    let body = look::contents(pages, |m| m.link.game, &taken);
    let take = move || {
        let mut game = shown.clone();
        game.go_to_ply(taken.ply());
        begin(&game);
    };
    vec![
        body,
        foot(pages, vec![(|m| m.link.on_board, true, Box::new(take))]),
    ]
}

/// Takes the rules of a game for the next one, and lets the players be chosen.
fn choose_players(pages: Pages, game: &Game) {
    let mut draft = Draft::of(game);
    for seat in game.variant().rules.seating.all_seats() {
        if game.player(seat).is_remote() {
            draft.set_player(seat, Player::human());
        }
    }
    pages.agree.draft.set(draft);
    pages.agree.preset.set("");
    say(&FromPages::Go(Screen::New, String::new()));
}

/// A game to begin.
fn setup(pages: Pages, game: Game) -> Vec<El> {
    let (as_it_is, changed) = (among_people(&game), game.clone());
    let body = look::contents(pages, |m| m.link.setup, &look::Looked::new(game));
    let change = move || choose_players(pages, &changed);
    let begin = move || begin(&as_it_is);
    let buttons: Vec<(PickIn<Pages>, bool, Act)> = vec![
        (|m| m.link.change, false, Box::new(change)),
        (|m| m.link.begin, true, Box::new(begin)),
    ];
    vec![body, foot(pages, buttons)]
}

/// A position to look at.
fn position(pages: Pages, game: Game) -> Vec<El> {
    let (on_board, from_here) = (game.clone(), game.clone());
    // A game that had to be sent with its moves has no start of its own to play
    // from.
    let can_begin = game.plies() == 0 && game.outcome().is_none();
    let body = look::contents(pages, |m| m.link.position, &look::Looked::new(game));
    let mut buttons: Vec<(PickIn<Pages>, bool, Act)> = vec![(
        |m| m.link.on_board,
        !can_begin,
        Box::new(move || begin(&on_board)),
    )];
    if can_begin {
        let play = move || choose_players(pages, &from_here);
        buttons.push((|m| m.link.play_from, true, Box::new(play)));
    }
    vec![body, foot(pages, buttons)]
}

/// A button with an icon in a row of steps.
fn step(
    pages: Pages,
    icon: &'static str,
    label: PickIn<Pages>,
    enabled: crate::ui::widgets::Is,
    act: Act,
) -> El {
    crate::ui::widgets::icon_button(pages, icon, label, enabled, "icon-button", act)
}

/// The icons of the four steps through a game.
const STEPS: [&str; 4] = [icons::FIRST, icons::PREVIOUS, icons::NEXT, icons::LAST];
