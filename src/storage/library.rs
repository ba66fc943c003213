//! The games that are kept, under one key each, with an index for the list.

use super::envelope::{Envelope, EnvelopeError, SCHEMA};
use super::settings::Settings;
use super::store::{Store, StoreError};
use super::summary::Summary;
use crate::game::{Game, GameTextError};
use crate::rules::sort_short_by_key;
use std::cmp::Reverse;
use std::fmt;

const GAME: &str = "abalone/game/";
const INDEX: &str = "abalone/index";
const SETTINGS: &str = "abalone/settings";
const QUARANTINE: &str = "abalone/quarantine/";

/// A game with the place it is kept at.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Under which it is kept.
    pub id: String,
    /// The player's own title; may be empty.
    pub title: String,
    /// The game.
    pub game: Game,
    /// The revision this copy was read or saved as; 0 before the first save.
    revision: u64,
    /// Whether it may be saved: a newer program's games are read only.
    writable: bool,
}

impl Kept {
    /// Whether it may be saved under its own name.
    pub fn is_writable(&self) -> bool {
        self.writable
    }
}

/// What became of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is kept where it was.
    InPlace,
    /// Another tab had saved it meanwhile, or a newer program had: this copy is
    /// now kept as a game of its own, and `Kept::id` names it.
    AsCopy,
}

/// Why a game could not be opened. Its text is never lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The store failed.
    Store(StoreError),
    /// No game is kept under this name.
    Missing(String),
    /// The text is no kept game; it was moved to the quarantine.
    Envelope(EnvelopeError),
    /// The game's record cannot be replayed; it was moved to the quarantine.
    Record(GameTextError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Store(error) => error.fmt(f),
            LoadError::Missing(id) => write!(f, "no game is kept as \"{id}\""),
            LoadError::Envelope(error) => error.fmt(f),
            LoadError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

/// A deleted game, until it is certain that it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    id: String,
    text: String,
}

/// A text that could not be read as a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// The name it was kept under.
    pub id: String,
    /// The text, unchanged.
    pub text: String,
}

/// All games of a store, and the settings beside them.
#[derive(Clone, Debug)]
pub struct Library<S> {
    store: S,
}

impl<S: Store> Library<S> {
    /// The library of a store.
    pub fn new(store: S) -> Library<S> {
        Library { store }
    }

    /// The store.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// A game that is not kept yet. `now` is in milliseconds since 1970 UTC.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn add(&self, title: &str, game: Game, now: u64) -> Result<Kept, StoreError> {
        let mut kept = Kept {
            id: self.free_name(GAME, now)?,
            title: title.to_owned(),
            game,
            revision: 0,
            writable: true,
        };
        self.save(&mut kept, now)?;
        Ok(kept)
    }

    /// Keeps a game as it stands. `now` is in milliseconds since 1970 UTC.
    ///
    /// # Errors
    /// When there is no room or no store; the earlier save is untouched.
    pub fn save(&self, kept: &mut Kept, now: u64) -> Result<Saved, StoreError> {
        let stored = self.store.get(&game_key(&kept.id))?;
        let stored = stored.and_then(|text| Envelope::read(&text).ok());
        let moved_on = stored.is_some_and(|s| s.revision != kept.revision || !s.is_writable());
        let saved = if moved_on || !kept.writable {
            kept.id = self.free_name(GAME, now)?;
            kept.revision = 0;
            kept.writable = true;
            Saved::AsCopy
        } else {
            Saved::InPlace
        };
        let envelope = Envelope {
            schema: SCHEMA,
            revision: kept.revision + 1,
            changed: now,
            title: kept.title.clone(),
            record: kept.game.write_record(),
        };
        self.store.set(&game_key(&kept.id), &envelope.write())?;
        kept.revision = envelope.revision;
        let row = Summary::of(&kept.id, kept.revision, now, &kept.title, &kept.game);
        // The game is safe; a row that is missing is made anew by the list.
        let _ = self.write_row(row);
        Ok(saved)
    }

    /// Opens a game and replays it. A text that is no game goes to the
    /// quarantine, where [`quarantined`](Self::quarantined) finds it.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be read.
    pub fn load(&self, id: &str) -> Result<Kept, LoadError> {
        let text = self.store.get(&game_key(id)).map_err(LoadError::Store)?;
        let text = text.ok_or_else(|| LoadError::Missing(id.to_owned()))?;
        let (envelope, game) = match read(&text) {
            Ok(read) => read,
            Err(error) => {
                self.set_aside(id, &text).map_err(LoadError::Store)?;
                return Err(error);
            }
        };
        Ok(Kept {
            id: id.to_owned(),
            title: envelope.title.clone(),
            game,
            revision: envelope.revision,
            writable: envelope.is_writable(),
        })
    }

    /// Moves a text out of the way. It is written before it is removed.
    fn set_aside(&self, id: &str, text: &str) -> Result<(), StoreError> {
        self.quarantine(id, text)?;
        self.store.remove(&game_key(id))?;
        self.remove_row(id)
    }

    /// Keeps a text that could not be read, unchanged.
    pub(super) fn quarantine(&self, id: &str, text: &str) -> Result<(), StoreError> {
        self.store.set(&format!("{QUARANTINE}{id}"), text)
    }

    /// Texts that could not be read as games.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn quarantined(&self) -> Result<Vec<Quarantined>, StoreError> {
        let mut found = Vec::new();
        for key in self.store.keys(QUARANTINE)? {
            if let Some(text) = self.store.get(&key)? {
                let id = key[QUARANTINE.len()..].to_owned();
                found.push(Quarantined { id, text });
            }
        }
        sort_short_by_key(&mut found, |one: &Quarantined| one.id.clone());
        Ok(found)
    }

    /// Forgets a text that could not be read, when the player says so.
    ///
    /// # Errors
    /// When the store is closed.
    pub fn discard(&self, quarantined: &Quarantined) -> Result<(), StoreError> {
        self.store
            .remove(&format!("{QUARANTINE}{}", quarantined.id))
    }

    /// Deletes a game; [`restore`](Self::restore) brings it back.
    ///
    /// # Errors
    /// When there is no such game, or the store is closed.
    pub fn delete(&self, id: &str) -> Result<Deleted, LoadError> {
        let text = self.store.get(&game_key(id)).map_err(LoadError::Store)?;
        let text = text.ok_or_else(|| LoadError::Missing(id.to_owned()))?;
        let removed = self.store.remove(&game_key(id));
        removed
            .and_then(|()| self.remove_row(id))
            .map_err(LoadError::Store)?;
        let id = id.to_owned();
        Ok(Deleted { id, text })
    }

    /// Brings a deleted game back.
    ///
    /// # Errors
    /// When there is no room for it.
    pub fn restore(&self, deleted: &Deleted) -> Result<(), StoreError> {
        self.store.set(&game_key(&deleted.id), &deleted.text)?;
        if let Ok((envelope, game)) = read(&deleted.text) {
            self.write_row(row_of(&deleted.id, &envelope, &game))?;
        }
        Ok(())
    }

    /// The kept games, the last changed first. Rows that are missing from the
    /// index, or older than their game, are made anew.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn list(&self) -> Result<Vec<Summary>, StoreError> {
        let known = self.read_index()?;
        let mut rows = Vec::new();
        for key in self.store.keys(GAME)? {
            let id = &key[GAME.len()..];
            let Some(text) = self.store.get(&key)? else {
                continue;
            };
            let revision = Envelope::read(&text).ok().map(|e| e.revision);
            let row = known
                .iter()
                .find(|row| row.id == id && Some(row.revision) == revision)
                .cloned();
            match row {
                Some(row) => rows.push(row),
                None => match read(&text) {
                    Ok((envelope, game)) => rows.push(row_of(id, &envelope, &game)),
                    Err(_) => self.set_aside(id, &text)?,
                },
            }
        }
        sort_short_by_key(&mut rows, |row: &Summary| {
            Reverse((row.changed, row.id.clone()))
        });
        if rows != known {
            // The index only saves time: when it cannot be written, the list
            // is still right.
            let _ = self.write_index(&rows);
        }
        Ok(rows)
    }

    /// The games in whose kept text this one stands.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn find(&self, part: &str) -> Result<Vec<String>, StoreError> {
        let mut found = Vec::new();
        for key in self.store.keys(GAME)? {
            if self
                .store
                .get(&key)?
                .is_some_and(|text| text.contains(part))
            {
                found.push(key[GAME.len()..].to_owned());
            }
        }
        Ok(found)
    }

    /// What the player has chosen; defaults where nothing is kept.
    pub fn settings(&self) -> Settings {
        let kept = self.store.get(SETTINGS).ok().flatten();
        Settings::read(&kept.unwrap_or_default())
    }

    /// Keeps what the player has chosen.
    ///
    /// # Errors
    /// When there is no room or no store.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.store.set(SETTINGS, &settings.write())
    }

    /// A name that nothing of this kind has, made of the time so that it is the
    /// same nowhere.
    pub(super) fn free_name(&self, kind: &str, now: u64) -> Result<String, StoreError> {
        let mut number = now;
        loop {
            let id = base36(number);
            if self.store.get(&[kind, &id].concat())?.is_none() {
                return Ok(id);
            }
            number += 1;
        }
    }

    fn read_index(&self) -> Result<Vec<Summary>, StoreError> {
        let text = self.store.get(INDEX)?.unwrap_or_default();
        Ok(text.lines().filter_map(Summary::read).collect())
    }

    fn write_index(&self, rows: &[Summary]) -> Result<(), StoreError> {
        let lines: Vec<String> = rows.iter().map(Summary::write).collect();
        self.store.set(INDEX, &lines.join("\n"))
    }

    fn write_row(&self, row: Summary) -> Result<(), StoreError> {
        let mut rows = self.read_index()?;
        rows.retain(|other| other.id != row.id);
        rows.insert(0, row);
        self.write_index(&rows)
    }

    fn remove_row(&self, id: &str) -> Result<(), StoreError> {
        let mut rows = self.read_index()?;
        rows.retain(|row| row.id != id);
        self.write_index(&rows)
    }
}

fn game_key(id: &str) -> String {
    format!("{GAME}{id}")
}

fn read(text: &str) -> Result<(Envelope, Game), LoadError> {
    let envelope = Envelope::read(text).map_err(LoadError::Envelope)?;
    let game = Game::read_record(&envelope.record).map_err(LoadError::Record)?;
    Ok((envelope, game))
}

fn row_of(id: &str, envelope: &Envelope, game: &Game) -> Summary {
    Summary::of(
        id,
        envelope.revision,
        envelope.changed,
        &envelope.title,
        game,
    )
}

fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(b"0123456789abcdefghijklmnopqrstuvwxyz"[(number % 36) as usize]);
        number /= 36;
        if number == 0 {
            break;
        }
    }
    digits.iter().rev().map(|&d| char::from(d)).collect()
}
