//! A game by link is sent: by the device's own way of sharing where there is one,
//! else as an address to be copied.

use super::{MARK, SEND};
use crate::between::{FromPages, Screen};
use crate::game::{Game, LINK_ID, new_link_id};
use crate::link::{Link, LinkKind};
use crate::ui::browser::window;
use crate::ui::dom::{El, el, target};
use crate::ui::icons;
use crate::ui::pages::share::{call, can_send, property, settle};
use crate::ui::pages::{Pages, say};
use crate::ui::widgets::{button, worded};
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;

/// The address that opens a link: this page's own, with the letters behind it.
pub fn address(letters: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let end = here.find(['#', '?']).unwrap_or(here.len());
    [&here[..end], MARK, letters].concat()
}

/// Whether the page was opened from a file, which nobody else has.
fn is_from_file() -> bool {
    window()
        .location()
        .protocol()
        .is_ok_and(|kind| kind == "file:")
}

/// Sends the game on the board. It gets a name by which the answer will know it.
pub fn send(pages: Pages, record: &str) {
    // Written by a program of the same build: it can be read.
    let Ok(mut game) = Game::read_record(record) else {
        return;
    };
    name(&mut game);
    let Some(letters) = Link::of(LinkKind::Game, &game).map(|link| link.write()) else {
        return;
    };
    if can_send() && !is_from_file() {
        by_sharing(pages, letters);
    } else {
        ask(&letters);
    }
}

/// Gives a game that has none the name by which the others' links know it.
pub fn name(game: &mut Game) {
    if game.link_id().is_none() {
        let random = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let id = new_link_id(js_sys::Date::now() as u64, random);
        game.tags_mut().set(LINK_ID, &id);
        say(&FromPages::Name(id));
    }
}

/// Opens the screen on which the link can be copied.
fn ask(letters: &str) {
    let with = [SEND, letters].concat();
    say(&FromPages::Go(Screen::Link, with));
}

/// Notes that the others have it.
fn sent(letters: &str) {
    let id = Link::read(letters).ok();
    let id = id.and_then(|link| link.game.link_id().map(str::to_owned));
    if let Some(id) = id {
        say(&FromPages::Sent(id));
    }
}

/// Offers the link to the device's own way of sharing.
fn by_sharing(pages: Pages, letters: String) {
    let data = Object::new();
    let message = pages.lang_now().pages().link.send.message;
    for (name, value) in [("text", message), ("url", &address(&letters))] {
        // A new object takes any property.
        let _ = Reflect::set(&data, &name.into(), &value.into());
    }
    let Some(promise) = call(&window().navigator(), "share", &data) else {
        return ask(&letters);
    };
    let shared = letters.clone();
    let failed = move |why: JsValue| {
        // Whoever closes the list of ways has changed his mind.
        if property(&why, "name").as_string().as_deref() != Some("AbortError") {
            ask(&letters);
        }
    };
    settle(&promise, move || sent(&shared), failed);
}

/// Puts the address on the clipboard; where that is forbidden it stands selected.
fn copy(pages: Pages, letters: String, field: HtmlInputElement) {
    let address = address(&letters);
    let done = move || {
        say(&FromPages::Say(
            pages.lang_now().pages().link.send.sent.to_owned(),
        ));
        sent(&letters);
        say(&FromPages::Close);
    };
    let refused = move || {
        field.select();
        let words = &pages.lang_now().messages().notice;
        say(&FromPages::Say(words.clipboard_denied.to_owned()));
    };
    // Missing where the page has no secure address.
    let clipboard = property(&window().navigator(), "clipboard");
    match call(&clipboard, "writeText", &address.into()) {
        Some(promise) => settle(&promise, done, move |_| refused()),
        None => refused(),
    }
}

/// What the screen holds.
pub fn contents(pages: Pages, letters: &str) -> Vec<El> {
    let field = el("input")
        .id("link-address")
        .class("input")
        .attr("readonly", "")
        .attr("value", &address(letters))
        .on("focus", |event| {
            if let Some(field) = target::<HtmlInputElement>(&event) {
                field.select();
            }
        });
    let node: HtmlInputElement = field.handle().unchecked_into();
    let note = is_from_file().then(|| worded(pages, "p", "", |m| m.link.send.from_file));
    let body = el("div")
        .class("dialog-body")
        .child(worded(pages, "p", "", |m| m.link.send.note))
        .child(
            el("div")
                .class("field")
                .child(worded(pages, "label", "", |m| m.link.send.link).attr("for", "link-address"))
                .child(field),
        )
        .children(note);
    let mut foot = el("div").class("dialog-foot");
    if can_send() {
        let letters = letters.to_owned();
        let act = move || by_sharing(pages, letters.clone());
        foot = foot.child(button(
            pages,
            "button",
            Some(icons::EXPORT),
            |m| m.link.send.share,
            Box::new(act),
        ));
    }
    let letters = letters.to_owned();
    let act = move || copy(pages, letters.clone(), node.clone());
    let foot = foot.child(button(
        pages,
        "button primary",
        Some(icons::COPY),
        |m| m.link.send.copy,
        Box::new(act),
    ));
    vec![body, foot]
}
