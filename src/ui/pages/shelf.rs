//! The layouts that players have made themselves, as this device keeps them.

use super::Pages;
use crate::rules::{Layout, Seating};
use crate::storage::{DeletedLayout, Library, OwnLayout, StoreError};
use crate::ui::browser_store::PageStore;
use std::cell::OnceCell;

thread_local! {
    static LIBRARY: OnceCell<Library<PageStore>> = const { OnceCell::new() };
}

fn with<T>(act: impl FnOnce(&Library<PageStore>) -> T) -> T {
    LIBRARY.with(|library| act(library.get_or_init(|| Library::new(PageStore::open()))))
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// All of them.
pub fn all() -> Vec<OwnLayout> {
    // Where nothing can be read there is nothing to show.
    with(Library::own_layouts).unwrap_or_default()
}

/// Those that a kind of game can begin with.
pub fn fitting(seating: Seating) -> Vec<OwnLayout> {
    let like = |seating: Seating| Layout::usual(seating).seating;
    let mut found = all();
    found.retain(|own| like(own.seating()) == like(seating));
    found
}

/// Keeps one. Whether it lasts longer than the page.
///
/// # Errors
/// When there is no room.
pub fn save(pages: Pages, layout: &mut OwnLayout) -> Result<bool, StoreError> {
    let saved = with(|library| {
        library.save_layout(layout, now())?;
        Ok(!library.store().is_memory())
    });
    pages.agree.shelf.update(|times| *times += 1);
    saved
}

/// Deletes one, but so that it can be brought back.
pub fn delete(pages: Pages, id: &str) -> Option<DeletedLayout> {
    let deleted = with(|library| library.delete_layout(id)).ok().flatten();
    pages.agree.shelf.update(|times| *times += 1);
    deleted
}

/// Brings one back.
///
/// # Errors
/// When there is no room.
pub fn restore(pages: Pages, deleted: &DeletedLayout) -> Result<(), StoreError> {
    let restored = with(|library| library.restore_layout(deleted));
    pages.agree.shelf.update(|times| *times += 1);
    restored
}
