//! A link that holds the game, or a part of it.

use super::super::Pages;
use super::super::controls::{Opt, options};
use super::super::link::{address as address_of, name};
use super::{hand, qr};
use crate::link::{Link, LinkKind};
use crate::ui::dom::{El, Text, el};
use crate::ui::icons;
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{button, worded};
use std::rc::Rc;

/// The kinds as they are offered.
const KINDS: [LinkKind; 4] = [
    LinkKind::Game,
    LinkKind::Position,
    LinkKind::Setup,
    LinkKind::Task,
];

/// The letters of a link to the game as it is shown; nothing where there is no
/// such link.
pub fn letters(pages: Pages, kind: LinkKind) -> Option<String> {
    let link = pages.share.with_game(|game| Link::of(kind, game))??;
    Some(link.write())
}

/// Whoever is handed a game by link, in whatever way, is to play in it.
fn name_for_others(pages: Pages) {
    pages.share.game.alter(|game| {
        if let Some(game) = game.as_mut().filter(|game| game.is_by_link()) {
            name(game);
        }
    });
}

/// What the part holds.
pub fn contents(pages: Pages) -> Vec<El> {
    name_for_others(pages);
    let kind = pages.share.kind;
    let option = |number: usize| {
        Opt::new(
            move || Text::Borrowed(pages.words().share.link.kinds[number]),
            move || kind.get() == KINDS[number],
            move || kind.set(KINDS[number]),
        )
    };
    let kinds = options(
        pages,
        "share-kind",
        |m| m.share.link.what,
        (0..KINDS.len()).map(option).collect(),
    );
    let note = move || {
        let number = KINDS.iter().position(|&one| one == kind.get());
        Text::Borrowed(pages.words().share.link.notes[number.unwrap_or(0)])
    };
    let address = Made::new(move || {
        let letters = letters(pages, kind.get());
        letters.map(|letters| address_of(&letters))
    });
    vec![
        kinds,
        el("p").class("note").says(note),
        el("div")
            .class("section")
            .region(move || match address.get() {
                Some(address) => linked(pages, address),
                None => vec![
                    worded(pages, "p", "error", |m| m.share.link.no_task).attr("role", "status"),
                ],
            }),
    ]
}

/// The link and what can be done with it.
fn linked(pages: Pages, address: String) -> Vec<El> {
    let length = address.chars().count() as u32;
    let told = move || {
        let lang = pages.lang();
        Text::Owned(lang.count(lang.pages().share.link.length, length))
    };
    let code = match qr::code(&address) {
        Some(code) => el("figure")
            .class("qr-figure")
            .child(code.word("aria-label", move || pages.words().share.link.qr_name))
            .child(worded(pages, "figcaption", "note", |m| m.share.link.qr)),
        None => worded(pages, "p", "note", |m| m.share.link.too_long),
    };
    let sent = address.clone();
    let send = hand::can_send().then(|| {
        let act = move || hand::send(pages.lang_now().messages().common.title, &sent);
        button(
            pages,
            "button primary",
            Some(icons::SHARE),
            |m| m.share.link.send,
            Box::new(act),
        )
    });
    let text = Rc::new(move || address.clone());
    let mut parts = vec![
        hand::output(pages, "share-link", |m| m.share.link.address, false, text),
        el("p").class("note").says(told),
    ];
    parts.extend(send);
    parts.push(code);
    parts
}
