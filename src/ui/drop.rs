//! Files of games that are dragged and dropped where games are listed.

use super::app::App;
use super::browser;
use super::dom::El;
use super::route::Page;
use super::widgets::worded;
use super::{files, lazy};
use crate::between::ToPages;
use leptos::reactive::graph::untrack;
use web_sys::DragEvent;

/// The files of a drag, if it carries any.
fn carries_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

/// What is to be seen while files are dragged over the page.
pub fn drop_zone(app: App) -> impl Fn() -> Option<El> {
    move || {
        let dragging = app.dragging.get();
        dragging.then(|| worded(app, "div", "drop-veil", |m| m.games.drop_here))
    }
}

/// Listens for as long as the page lives.
pub fn listen(app: App) {
    let dragging = app.dragging;
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

fn take_files(app: App, list: web_sys::FileList) {
    files::read(list, move |name, text| match text {
        Some(text) => lazy::tell(app, ToPages::Take(text)),
        None => {
            let words = &app.words_now().games;
            app.toasts.show(words.unreadable_file.with([&name]), None);
        }
    });
}
