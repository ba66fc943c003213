//! Games come in as pasted text, as files, or dropped on the page. What cannot
//! be read is named, and the text stays where it is.

use super::{Pages, link, say};
use crate::between::{FromPages, Screen};
use crate::i18n::record_error;
use crate::notation::{RecordError, read_records, write_record};
use crate::ui::dom::{El, el, target};
use crate::ui::root::Root;
use crate::ui::widgets::{button, worded};
use crate::ui::{files, icons};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};

/// What came of the last text.
#[derive(Clone, Debug, Default, PartialEq)]
struct Result {
    taken: Option<u32>,
    errors: Vec<String>,
}

/// What has been read and waits to be kept.
#[derive(Clone, Debug, Default)]
struct Pending {
    /// All of the text.
    text: String,
    /// The records in it that can be kept.
    records: Vec<String>,
    errors: Vec<RecordError>,
}

/// The screen's contents that outlive it.
#[derive(Clone, Copy)]
pub struct ImportForm {
    text: Root<String>,
    result: Root<Result>,
    pending: Root<Pending>,
    /// Records that have been taken: a text that is corrected and taken again
    /// does not bring its good games twice.
    taken: Root<Vec<String>>,
}

impl ImportForm {
    /// Nothing yet.
    pub fn new() -> ImportForm {
        ImportForm {
            text: Root::new(String::new()),
            result: Root::new(Result::default()),
            pending: Root::new(Pending::default()),
            taken: Root::new(Vec::new()),
        }
    }
}

/// Takes the games of a text into the list: they are sent to the game's program,
/// which says what became of them.
pub fn take(pages: Pages, text: &str) {
    if link::has_link(text) {
        return say(&FromPages::Go(Screen::Link, text.to_owned()));
    }
    let (records, errors) = read_records(text);
    let form = pages.import;
    if records.is_empty() && errors.is_empty() {
        let nothing = pages.lang_now().pages().import.nothing;
        return trouble(pages, text, nothing);
    }
    let records = records.iter().map(write_record);
    let records = form
        .taken
        .peek(|taken| records.filter(|one| !taken.contains(one)).collect());
    let pending = Pending {
        text: text.to_owned(),
        records,
        errors,
    };
    let all = pending.records.concat();
    let none = pending.records.is_empty();
    form.pending.set(pending);
    if none {
        kept(pages, Some(0));
    } else {
        say(&FromPages::Keep(all));
    }
}

/// Says why nothing was taken; the text stays.
fn trouble(pages: Pages, text: &str, why: &str) {
    let form = pages.import;
    form.text.set(text.to_owned());
    form.result.set(Result {
        taken: None,
        errors: vec![why.to_owned()],
    });
    show(pages);
}

/// Brings the screen up, if it is not.
fn show(pages: Pages) {
    if !pages.shows(Screen::Import) {
        say(&FromPages::Go(Screen::Import, String::new()));
    }
}

/// What was read is kept: so many games; or there was no room.
pub fn kept(pages: Pages, games: Option<u32>) {
    let form = pages.import;
    let Pending {
        text,
        records,
        errors,
    } = form.pending.now();
    form.pending.set(Pending::default());
    let lang = pages.lang_now();
    let Some(games) = games else {
        return trouble(pages, &text, lang.messages().notice.storage_full);
    };
    let told = errors.iter().map(|error| record_error(lang, error));
    form.result.set(Result {
        taken: Some(games),
        errors: told.collect(),
    });
    if errors.is_empty() {
        form.taken.set(Vec::new());
        form.text.set(String::new());
        say(&FromPages::Say(
            lang.count(lang.pages().import.imported, games),
        ));
        if pages.shows(Screen::Import) {
            say(&FromPages::Close);
        }
    } else {
        form.taken.update(|taken| taken.extend(records));
        form.text.set(text);
        show(pages);
    }
}

/// Takes the games of files.
fn take_files(pages: Pages, list: web_sys::FileList) {
    files::read(list, move |name, text| match text {
        Some(text) => take(pages, &text),
        None => {
            let words = &pages.lang_now().messages().games;
            say(&FromPages::Say(words.unreadable_file.with([&name])));
        }
    });
}

fn outcome(pages: Pages) -> Vec<El> {
    let Result { taken, errors } = pages.import.result.get();
    let lang = pages.lang();
    let words = &lang.pages().import;
    let mut told = Vec::new();
    told.extend(taken.map(|n| el("p").text(&lang.count(words.imported, n))));
    if !errors.is_empty() {
        let count = lang.count(words.errors, errors.len() as u32);
        told.push(el("p").class("error").text(&count));
        let errors = errors.iter().map(|error| el("li").text(error));
        told.push(el("ul").class("error-list").children(errors));
    }
    told
}

/// The field for the text.
fn paste(pages: Pages) -> El {
    let text = pages.import.text;
    let field = el("textarea")
        .id("import-text")
        .class("input")
        .attr("spellcheck", "false")
        .prop("value", move || text.get().into())
        .on("input", move |event| {
            if let Some(field) = target::<HtmlTextAreaElement>(&event) {
                text.set(field.value());
            }
        });
    el("div")
        .class("field")
        .child(worded(pages, "label", "", |m| m.import.paste).attr("for", "import-text"))
        .child(field)
}

/// The way to a file.
fn choose_file(pages: Pages) -> El {
    let chosen = move |event: web_sys::Event| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            if let Some(list) = input.files() {
                take_files(pages, list);
            }
            input.set_value("");
        }
    };
    let input = el("input")
        .class("sr-only")
        .attr("type", "file")
        .attr("accept", ".apgn,.pgn,.txt,text/plain")
        .attr("multiple", "")
        .on("change", chosen);
    el("label")
        .class("button")
        .child(icons::icon(icons::FOLDER))
        .child(worded(pages, "span", "", |m| m.import.file))
        .child(input)
}

/// What the screen holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let body = el("div")
        .class("dialog-body")
        .child(worded(pages, "p", "", |m| m.import.note))
        .child(paste(pages))
        .child(
            el("div")
                .class("section")
                .attr("role", "alert")
                .region(move || outcome(pages)),
        );
    let go = move || take(pages, &pages.import.text.now());
    let foot = el("div")
        .class("dialog-foot")
        .child(choose_file(pages))
        .child(button(
            pages,
            "button primary",
            None,
            |m| m.import.go,
            Box::new(go),
        ));
    vec![body, foot]
}
