//! What is kept on this device: the games, which of them is on the board, and
//! the settings.

use super::app::App;
use super::browser::{document, listen};
use super::browser_store::PageStore;
use super::toasts::Offer;
use super::{control, files, new_game};
use crate::game::{Game, LINK_ID, Session};
use crate::notation::Record;
use crate::storage::{
    Deleted, Kept, Library, LoadError, Saved, Settings, Store, StoreError, Summary,
};
use leptos::reactive::graph::untrack;
use std::cell::RefCell;
use web_sys::Event;

/// Names the game that is on the board.
const CURRENT: &str = "abalone/current";

struct Keeper {
    library: Library<PageStore>,
    /// The game on the board as it was kept last; none before its first move.
    current: Option<Kept>,
    /// Whether the last try to keep the game failed, and the player knows.
    failing: bool,
}

thread_local! {
    // Handles of the browser cannot live in signals that other threads could see.
    static KEEPER: RefCell<Option<Keeper>> = const { RefCell::new(None) };
}

/// A deleted game that can be brought back.
#[derive(Clone)]
pub struct Gone {
    deleted: Deleted,
    id: String,
    was_on_board: bool,
}

fn with<T>(act: impl FnOnce(&mut Keeper) -> T) -> T {
    KEEPER.with_borrow_mut(|keeper| {
        act(keeper.get_or_insert_with(|| Keeper {
            library: Library::new(PageStore::open()),
            current: None,
            failing: false,
        }))
    })
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The game that was on the board last, or a first one, and the settings.
pub fn open() -> (Session, Settings) {
    with(|keeper| {
        let settings = keeper.library.settings();
        let id = keeper.library.store().get(CURRENT).ok().flatten();
        keeper.current = id.and_then(|id| keeper.library.load(&id).ok());
        let game = keeper.current.as_ref().map(|kept| kept.game.clone());
        let game = game.unwrap_or_else(new_game::first_game);
        (Session::new(game), settings)
    })
}

/// Tells what is wrong with the storage, and follows what other tabs do.
pub fn watch(app: App) {
    let (memory, set_aside) = with(|keeper| {
        let quarantined = keeper.library.quarantined().unwrap_or_default();
        (keeper.library.store().is_memory(), quarantined)
    });
    let lang = app.lang_now();
    let words = &lang.messages().notice;
    if memory {
        app.toasts.keep(words.storage_denied.to_owned(), None);
    }
    if !set_aside.is_empty() {
        let count = set_aside.len() as u32;
        let texts: Vec<String> = set_aside.into_iter().map(|q| q.text).collect();
        let save = move |_| files::save("abalone-set-aside.txt", &texts.join("\n\n"));
        let download = Offer::new(|m| m.notice.download, save);
        app.toasts
            .keep(lang.count(words.quarantined, count), Some(download));
    }
    listen("storage", move |_: &Event| {
        changed(app);
        let settings = with(|keeper| keeper.library.settings());
        if settings != app.settings.now() {
            app.settings.set(settings);
        }
    });
    listen("visibilitychange", move |_: &Event| {
        if document().hidden() && with(|keeper| keeper.failing) {
            game(app); // perhaps there is room now
        }
    });
}

fn changed(app: App) {
    app.games_changed.update(|times| *times += 1);
}

fn set_current(keeper: &mut Keeper, kept: Option<Kept>) {
    let store = keeper.library.store();
    // Only the way back to this game is lost where this fails.
    let _ = match &kept {
        Some(kept) => store.set(CURRENT, &kept.id),
        None => store.remove(CURRENT),
    };
    keeper.current = kept;
}

/// Keeps the game that is on the board.
pub fn game(app: App) {
    let game = app.session.peek(|s| s.game().clone());
    let outcome = with(|keeper| {
        let outcome = match keeper.current.take() {
            Some(mut kept) => {
                kept.game = game;
                let saved = keeper.library.save(&mut kept, now());
                if saved == Ok(Saved::AsCopy) {
                    set_current(keeper, Some(kept));
                } else {
                    keeper.current = Some(kept);
                }
                saved
            }
            None => keeper.library.add("", game, now()).map(|kept| {
                set_current(keeper, Some(kept));
                Saved::InPlace
            }),
        };
        let known = std::mem::replace(&mut keeper.failing, outcome.is_err());
        (outcome, known)
    });
    let words = &app.words_now().notice;
    match outcome {
        (Ok(Saved::InPlace), _) => {}
        (Ok(Saved::AsCopy), _) => app.toasts.show(words.storage_conflict.to_owned(), None),
        (Err(_), true) => {}
        (Err(error), false) => trouble(app, error),
    }
    changed(app);
}

fn trouble(app: App, error: StoreError) {
    let words = &app.words_now().notice;
    let text = match error {
        StoreError::Full => words.storage_full,
        StoreError::Denied => words.storage_denied,
    };
    app.toasts.keep(text.to_owned(), None);
}

/// Makes room on the board for another game. One that nobody has played is not
/// worth keeping.
fn leave_board(keeper: &mut Keeper) {
    if let Some(kept) = keeper.current.take()
        && kept.game.plies() == 0
        && kept.game.outcome().is_none()
    {
        // At worst an empty game stays in the list.
        let _ = keeper.library.delete(&kept.id);
    }
}

/// Keeps a game that begins, so that it is found again even before a move.
pub fn begin(app: App, game: &Game) {
    let failed = with(|keeper| {
        leave_board(keeper);
        let added = keeper.library.add("", game.clone(), now());
        let error = added.as_ref().err().copied();
        set_current(keeper, added.ok());
        error
    });
    if let Some(error) = failed {
        trouble(app, error);
    }
    changed(app);
}

/// Keeps the settings.
pub fn settings(app: App) {
    let settings = app.settings.now();
    if let Err(error) = with(|keeper| keeper.library.save_settings(&settings)) {
        trouble(app, error);
    }
}

/// The kept games, the last changed first.
pub fn list(app: App) -> Vec<Summary> {
    match with(|keeper| keeper.library.list()) {
        Ok(rows) => rows,
        Err(error) => {
            untrack(|| trouble(app, error));
            Vec::new()
        }
    }
}

/// Puts a kept game on the board; false, with a notice, when it cannot be.
pub fn show(app: App, id: &str) -> bool {
    control::send(app, crate::game::Event::Leaving); // what the clocks show is kept
    let loaded = with(|keeper| {
        let on_board = keeper.current.as_ref().is_some_and(|kept| kept.id == id);
        if on_board {
            return Ok(None);
        }
        keeper.library.load(id).map(|kept| {
            leave_board(keeper);
            let game = kept.game.clone();
            let writable = kept.is_writable();
            set_current(keeper, Some(kept));
            Some((game, writable))
        })
    });
    let lang = app.lang_now();
    let words = &lang.messages().notice;
    match loaded {
        Ok(None) => true,
        Ok(Some((game, writable))) => {
            if !writable {
                app.toasts.keep(words.storage_newer.to_owned(), None);
            }
            control::show(app, game);
            changed(app);
            true
        }
        Err(LoadError::Store(error)) => {
            trouble(app, error);
            false
        }
        Err(LoadError::Missing(_)) => {
            app.toasts.show(words.no_such_game.to_owned(), None);
            changed(app);
            false
        }
        Err(LoadError::Envelope(_) | LoadError::Record(_)) => {
            app.toasts.show(lang.count(words.quarantined, 1), None);
            changed(app);
            false
        }
    }
}

/// Deletes a game, but so that it can be brought back.
pub fn delete(app: App, id: &str) -> Option<Gone> {
    let deleted = with(|keeper| {
        let deleted = keeper.library.delete(id).ok()?;
        let was_on_board = keeper.current.as_ref().is_some_and(|kept| kept.id == id);
        if was_on_board {
            set_current(keeper, None);
        }
        Some(Gone {
            deleted,
            id: id.to_owned(),
            was_on_board,
        })
    });
    changed(app);
    deleted
}

/// Brings a deleted game back.
pub fn restore(app: App, gone: &Gone) {
    let restored = with(|keeper| {
        let restored = keeper.library.restore(&gone.deleted);
        if gone.was_on_board && keeper.current.is_none() {
            let kept = keeper.library.load(&gone.id).ok();
            set_current(keeper, kept);
        }
        restored
    });
    if let Err(error) = restored {
        trouble(app, error);
    }
    changed(app);
}

/// Gives a game a name.
pub fn rename(app: App, id: &str, title: &str) {
    let renamed = with(|keeper| {
        if let Some(kept) = keeper.current.as_mut().filter(|kept| kept.id == id) {
            kept.title = title.to_owned();
            return keeper.library.save(kept, now()).map(|_| ());
        }
        match keeper.library.load(id) {
            Ok(mut kept) => {
                kept.title = title.to_owned();
                keeper.library.save(&mut kept, now()).map(|_| ())
            }
            Err(LoadError::Store(error)) => Err(error),
            // Gone meanwhile: the list is about to say so.
            Err(_) => Ok(()),
        }
    });
    if let Err(error) = renamed {
        trouble(app, error);
    }
    changed(app);
}

/// A game as a record.
pub fn text(id: &str) -> Option<String> {
    with(|keeper| {
        let mut kept = keeper.library.load(id).ok()?;
        if !kept.title.is_empty() {
            kept.game.tags_mut().set("Event", &kept.title);
        }
        Some(kept.game.write_record())
    })
}

/// The games that are known by this link identifier: where they are kept, and
/// their records. The one on the board is as it stands there.
pub fn find(app: App, id: &str) -> Vec<(String, String)> {
    let tag = ["[", LINK_ID, " \"", id, "\"]"].concat();
    with(|keeper| {
        let found = keeper.library.find(&tag).unwrap_or_default();
        let current = keeper.current.as_ref();
        let record = |kept: String| {
            let record = match current {
                Some(current) if current.id == kept => {
                    app.session.peek(|s| s.game().write_record())
                }
                _ => keeper.library.load(&kept).ok()?.game.write_record(),
            };
            Some((kept, record))
        };
        found.into_iter().filter_map(record).collect()
    })
}

/// All games as one file of records.
pub fn all_text(app: App) -> String {
    let ids = list(app).into_iter().map(|row| row.id);
    let texts: Vec<String> = ids.filter_map(|id| text(&id)).collect();
    texts.join("\n")
}

/// Takes records into the list.
///
/// # Errors
/// When the storage has no room for all of them; those before are kept.
pub fn import(app: App, records: &[Record]) -> Result<(), StoreError> {
    let taken = with(|keeper| {
        // The first of the file comes first in the list.
        for (index, record) in records.iter().rev().enumerate() {
            let event = record.tags.get("Event").unwrap_or_default();
            let title = if event == "?" { "" } else { event };
            let game = Game::from_record(record);
            keeper.library.add(title, game, now() + index as u64)?;
        }
        Ok(())
    });
    changed(app);
    taken
}
