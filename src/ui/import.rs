//! Games come in as pasted text, as files, or dropped on the page. What cannot
//! be read is named, and the text stays where it is.

use super::app::App;

use super::browser;
use super::dom::{El, el, target};
use super::root::Root;
use super::route::{Page, Route};
use super::widgets::{button, worded};
use super::{files, icons, keep};
use crate::i18n::record_error;
use crate::notation::{read_records, write_record};
use leptos::reactive::graph::untrack;
use web_sys::{DragEvent, HtmlInputElement, HtmlTextAreaElement};

/// What came of the last text.
#[derive(Clone, Debug, Default, PartialEq)]
struct Result {
    taken: Option<u32>,
    errors: Vec<String>,
}

/// The import dialog's contents that outlive it.
#[derive(Clone, Copy)]
pub struct ImportForm {
    text: Root<String>,
    result: Root<Result>,
    dragging: Root<bool>,
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
            dragging: Root::new(false),
            taken: Root::new(Vec::new()),
        }
    }
}

/// Takes the games of a text into the list.
fn take(app: App, text: &str) {
    let lang = app.lang_now();
    let words = &lang.messages().games;
    let (records, errors) = read_records(text);
    if records.is_empty() && errors.is_empty() {
        app.import.result.set(Result {
            taken: None,
            errors: vec![words.import_nothing.to_owned()],
        });
        return;
    }
    let mut records = records;
    app.import.taken.update(|taken| {
        records.retain(|record| {
            let text = write_record(record);
            let is_new = !taken.contains(&text);
            if is_new {
                taken.push(text);
            }
            is_new
        });
    });
    let taken = records.len() as u32;
    if keep::import(app, &records).is_err() {
        app.import.text.set(text.to_owned());
        app.import.result.set(Result {
            taken: None,
            errors: vec![lang.messages().notice.storage_full.to_owned()],
        });
        return app.router.go(Route::Import);
    }
    app.import.result.set(Result {
        taken: Some(taken),
        errors: errors
            .iter()
            .map(|error| record_error(lang, error))
            .collect(),
    });
    if errors.is_empty() {
        app.import.taken.set(Vec::new());
        app.import.text.set(String::new());
        app.toasts.show(lang.count(words.imported, taken), None);
        if app.router.route_now() == Route::Import {
            app.router.close_dialog();
        }
    } else {
        app.import.text.set(text.to_owned());
        app.router.go(Route::Import);
    }
}

/// Takes the games of files.
fn take_files(app: App, list: web_sys::FileList) {
    files::read(list, move |name, text| match text {
        Some(text) => take(app, &text),
        None => {
            let words = &app.words_now().games;
            app.toasts.show(words.unreadable_file.with([&name]), None);
        }
    });
}

fn outcome(app: App) -> Vec<El> {
    let Result { taken, errors } = app.import.result.get();
    let lang = app.lang();
    let words = &lang.messages().games;
    let mut told = Vec::new();
    told.extend(taken.map(|n| el("p").text(&lang.count(words.imported, n))));
    if !errors.is_empty() {
        let count = lang.count(words.import_errors, errors.len() as u32);
        told.push(el("p").class("error").text(&count));
        let errors = errors.iter().map(|error| el("li").text(error));
        told.push(el("ul").class("error-list").children(errors));
    }
    told
}

/// The field for the text.
fn paste(app: App) -> El {
    let text = app.import.text;
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
        .child(worded(app, "label", "", |m| m.games.import_paste).attr("for", "import-text"))
        .child(field)
}

/// The way to a file.
fn choose_file(app: App) -> El {
    let chosen = move |event: web_sys::Event| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            if let Some(list) = input.files() {
                take_files(app, list);
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
        .child(worded(app, "span", "", |m| m.games.import_file))
        .child(input)
}

/// What the dialog holds.
pub fn contents(app: App) -> Vec<El> {
    let body = el("div")
        .class("dialog-body")
        .child(worded(app, "p", "", |m| m.games.import_note))
        .child(paste(app))
        .child(
            el("div")
                .class("section")
                .attr("role", "alert")
                .region(move || outcome(app)),
        );
    let go = move || take(app, &app.import.text.now());
    let foot = el("div")
        .class("dialog-foot")
        .child(choose_file(app))
        .child(button(
            app,
            "button primary",
            None,
            |m| m.games.import_go,
            Box::new(go),
        ));
    vec![body, foot]
}

/// The files of a drag, if it carries any.
fn carries_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

/// What is to be seen while files are dragged over the page.
pub fn drop_zone(app: App) -> impl Fn() -> Option<El> {
    move || {
        let dragging = app.import.dragging.get();
        dragging.then(|| worded(app, "div", "drop-veil", |m| m.games.drop_here))
    }
}

/// Listens for files that are dragged and dropped, where games are listed.
pub fn listen(app: App) {
    let dragging = app.import.dragging;
    let listed = move || untrack(|| app.router.page() == Page::Games);
    browser::listen("dragover", move |event: &DragEvent| {
        if listed() && carries_files(event) {
            event.prevent_default();
            dragging.set(true);
        }
    });
    browser::listen("dragleave", move |event: &DragEvent| {
        // Leaving the page, not just an element of it.
        if event.related_target().is_none() {
            dragging.set(false);
        }
    });
    browser::listen("drop", move |event: &DragEvent| {
        dragging.set(false);
        if listed() && carries_files(event) {
            event.prevent_default();
            if let Some(list) = event.data_transfer().and_then(|data| data.files()) {
                take_files(app, list);
            }
        }
    });
}
