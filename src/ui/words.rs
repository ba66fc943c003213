//! The words of a language, which are in a file of their own.
//!
//! The loader of the page fetches a first language along with the program: the
//! one that it takes for the right one. It fetches others when it hears that
//! they are wanted.

use super::browser::{dispatch, listen, window};
use crate::i18n::{Lang, Part};
use crate::storage::Settings;
use web_sys::CustomEvent;

/// The event on which the loader listens; the detail is the name of the words.
const WANT: &str = "abalone-want-words";
/// The event on which the programs listen: name and words; without words when
/// they could not be had.
const COME: &str = "abalone-words";

/// The words of one program.
pub struct Kind {
    /// Which.
    pub part: Part,
    /// The global variable where the loader leaves the first ones.
    pub slot: &'static str,
    /// Takes the text of their file.
    pub take: fn(Lang, String) -> bool,
}

/// The words of the game's program.
pub const GAME: Kind = Kind {
    part: Part::Game,
    slot: "abaloneWords",
    take: Lang::take_game,
};

/// Takes the words that the loader has fetched.
pub fn begin(kind: &Kind) {
    // Fails only for what is no object.
    let left = js_sys::Reflect::get(&window(), &kind.slot.into()).unwrap_or_default();
    if let Some(text) = left.as_string() {
        take(kind, &text);
    }
}

/// What came of words that were fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    /// They are for another program.
    Foreign,
    /// They can be used.
    Taken,
    /// They could not be had, or are of another version.
    Missing,
}

fn take(kind: &Kind, text: &str) -> Came {
    let (name, words) = text.split_once('\n').unwrap_or((text, ""));
    let lang = Lang::ALL
        .into_iter()
        .find(|&lang| kind.part.name(lang) == name);
    match lang {
        None => Came::Foreign,
        Some(lang) if lang.is_here() => Came::Taken,
        Some(lang) if (kind.take)(lang, words.to_owned()) => Came::Taken,
        Some(_) => Came::Missing,
    }
}

/// Hears of words that come later, for as long as the page lives.
pub fn follow(kind: &'static Kind, come: impl Fn(bool) + 'static) {
    listen(COME, move |event: &CustomEvent| {
        let text = event.detail().as_string().unwrap_or_default();
        match take(kind, &text) {
            Came::Foreign => {}
            came => come(came == Came::Taken),
        }
    });
}

/// Asks for the words of a language unless they are here.
pub fn want(kind: &Kind, lang: Lang) {
    if lang.is_here() {
        return;
    }
    dispatch(WANT, &kind.part.name(lang));
}

/// The language that somebody has chosen, else the browser's; it may not be here
/// yet.
pub fn wanted(settings: &Settings, browser: Lang) -> Lang {
    let chosen = settings.language.as_deref().and_then(Lang::from_code);
    chosen.unwrap_or(browser)
}

/// The language that is spoken: the one that is [`wanted`], as soon as it is here.
pub fn spoken(settings: &Settings, browser: Lang) -> Lang {
    let wanted = wanted(settings, browser);
    let mut here = Lang::ALL.into_iter().filter(|lang| lang.is_here());
    match wanted.is_here() {
        true => wanted,
        false => here.next().unwrap_or(wanted),
    }
}

/// The language that the browser asks for.
pub fn of_browser() -> Lang {
    let wanted: Vec<String> = window()
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect();
    Lang::preferred(wanted.iter().map(String::as_str))
}
