//! Games come in as pasted text, as files, or dropped on the page. What cannot
//! be read is named, and the text stays where it is.

use super::app::App;

use super::route::Route;
use super::widgets::say;
use super::{files, icons, keep};
use crate::i18n::record_error;
use crate::notation::{read_records, write_record};
use leptos::ev::{self, DragEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What came of the last text.
#[derive(Clone, Debug, Default, PartialEq)]
struct Result {
    taken: Option<u32>,
    errors: Vec<String>,
}

/// The import dialog's contents that outlive it.
#[derive(Clone, Copy)]
pub struct ImportForm {
    text: RwSignal<String>,
    result: RwSignal<Result>,
    dragging: RwSignal<bool>,
    /// Records that have been taken: a text that is corrected and taken again
    /// does not bring its good games twice.
    taken: RwSignal<Vec<String>>,
}

impl ImportForm {
    /// Nothing yet.
    pub fn new() -> ImportForm {
        ImportForm {
            text: RwSignal::new(String::new()),
            result: RwSignal::new(Result::default()),
            dragging: RwSignal::new(false),
            taken: RwSignal::new(Vec::new()),
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

fn outcome(app: App) -> AnyView {
    let Result { taken, errors } = app.import.result.get();
    let lang = app.lang();
    let words = &lang.messages().games;
    let taken = taken.map(|n| view! { <p>{lang.count(words.imported, n)}</p> });
    let failed = (!errors.is_empty()).then(|| {
        let count = errors.len() as u32;
        let list: Vec<AnyView> = errors
            .into_iter()
            .map(|error| view! { <li>{error}</li> }.into_any())
            .collect();
        view! {
            <p class="error">{lang.count(words.import_errors, count)}</p>
            <ul class="error-list">{list}</ul>
        }
    });
    view! { {taken} {failed} }.into_any()
}

/// What the dialog holds.
pub fn contents(app: App) -> AnyView {
    let form = app.import;
    let file = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        if let Some(input) = file.get_untracked() {
            if let Some(list) = input.files() {
                take_files(app, list);
            }
            input.set_value("");
        }
    };
    view! {
        <div class="dialog-body">
            <p>{say(app, |m| m.games.import_note)}</p>
            <div class="field">
                <label for="import-text">{say(app, |m| m.games.import_paste)}</label>
                <textarea
                    id="import-text"
                    class="input"
                    spellcheck="false"
                    prop:value=form.text
                    on:input=move |event| form.text.set(event_target_value(&event))
                ></textarea>
            </div>
            <div role="alert">{move || outcome(app)}</div>
        </div>
        <div class="dialog-foot">
            <label class="button">
                {icons::icon(icons::OPEN)} <span>{say(app, |m| m.games.import_file)}</span>
                <input
                    node_ref=file
                    class="sr-only"
                    type="file"
                    accept=".apgn,.pgn,.txt,text/plain"
                    multiple
                    on:change=chosen
                />
            </label>
            <button
                type="button"
                class="button primary"
                on:click=move |_| take(app, &form.text.get_untracked())
            >
                {say(app, |m| m.games.import_go)}
            </button>
        </div>
    }
    .into_any()
}

/// The files of a drag, if it carries any.
fn carries_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

/// Listens for files dropped anywhere on the page, while the page is shown.
pub fn drop_zone(app: App) -> AnyView {
    let dragging = app.import.dragging;
    let over = window_event_listener(ev::dragover, move |event| {
        if carries_files(&event) {
            event.prevent_default();
            dragging.set(true);
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event| {
        // Leaving the page, not just an element of it.
        let to: Option<web_sys::Node> = event.related_target().and_then(|t| t.dyn_into().ok());
        if to.is_none() {
            dragging.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        dragging.set(false);
        if carries_files(&event) {
            event.prevent_default();
            if let Some(list) = event.data_transfer().and_then(|data| data.files()) {
                take_files(app, list);
            }
        }
    });
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop.remove();
    });
    let veil = move || {
        dragging
            .get()
            .then(|| view! { <div class="drop-veil">{say(app, |m| m.games.drop_here)}</div> })
    };
    veil.into_any()
}
