//! What is said to people who listen instead of looking. Lines are added to a
//! place and not put into one another's: then a screen reader says each of them
//! once, in order, however quickly they come. There is one such place for what
//! happens and one for what is refused, and another in each dialog, since nothing
//! is heard from behind one.

use super::app::{App, Tone};
use super::browser::document;
use super::dom::{El, el};
use crate::i18n::now;
use std::cell::RefCell;

/// Lines that stay, for whoever reads them again.
const KEPT: u32 = 12;

thread_local! {
    /// What was last said about whose turn it is.
    static NOW: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A place for lines that are said when there is time (`polite`) or at once
/// (`assertive`).
pub fn place(manner: &str) -> El {
    el("div").class("sr-only voice").attr("aria-live", manner)
}

/// Says something when there is time.
pub fn say(text: &str) {
    add(".voice[aria-live=polite]", text);
}

/// Says something at once.
fn warn(text: &str) {
    add(".voice[aria-live=assertive]", text);
}

fn add(place: &str, text: &str) {
    // Before the page is there nothing is heard.
    let inside = ["dialog[open] ", place].concat();
    let find = |place: &str| document().query_selector(place).ok().flatten();
    if let Some(place) = find(&inside).or_else(|| find(place)) {
        // A new element can be anybody's child.
        let _ = place.append_child(el("p").text(text).node());
        if place.child_nodes().length() > KEPT
            && let Some(first) = place.first_child()
        {
            // It is there.
            let _ = place.remove_child(&first);
        }
    }
}

/// Whose turn it is will be said even if it is the same again.
pub fn anew() {
    NOW.take();
}

/// Both places of the page, and what is said there whenever something changes.
pub fn voice(app: App) -> El {
    el("div")
        .child(place("polite"))
        .child(place("assertive"))
        .effect(Box::new(move || match app.word.get() {
            Some((Tone::Bad, text)) => warn(&text),
            Some((Tone::Plain, text)) => say(&text),
            None => {}
        }))
        .effect(Box::new(move || {
            let lang = app.lang();
            let notation = app.notation_now();
            let now = app.session.with(|s| now(lang, s, notation));
            if let Some(text) = now
                && NOW.replace(text.clone()) != text
            {
                say(&text);
            }
        }))
}
