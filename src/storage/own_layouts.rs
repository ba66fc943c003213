//! Layouts that players have made themselves, kept under one key each.
//!
//! ```text
//! abalone layout 1
//! name My daisy
//! game two
//!
//! ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b 0-0 0 1
//! ```

use super::library::Library;
use super::store::{Store, StoreError};
use crate::notation::{position_string, read_position};
use crate::rules::{Position, Rules, Seating, sort_short_by_key};

const LAYOUT: &str = "abalone/layout/";
const MAGIC: &str = "abalone layout ";
/// The version this program writes, and the newest it reads.
const SCHEMA: u32 = 1;

/// A layout of the player's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLayout {
    /// Under which it is kept; empty when it is not yet.
    pub id: String,
    /// What the player calls it.
    pub name: String,
    /// Marbles and who begins, under the plain rules of its kind of game.
    pub position: Position,
}

impl OwnLayout {
    /// The kind of game it is for.
    pub fn seating(&self) -> Seating {
        self.position.rules().seating
    }

    fn write(&self) -> String {
        // A name is one line, whatever was pasted into it.
        let name = self.name.split_whitespace().collect::<Vec<_>>().join(" ");
        let game = self.seating().name();
        let position = position_string(&self.position);
        format!("{MAGIC}{SCHEMA}\nname {name}\ngame {game}\n\n{position}\n")
    }

    /// Reads a kept text. A newer program's is left alone: `None` and no damage.
    fn read(id: &str, text: &str) -> Result<Option<OwnLayout>, Unreadable> {
        let rest = text.strip_prefix(MAGIC).ok_or(Unreadable)?;
        let (head, position) = rest.split_once("\n\n").ok_or(Unreadable)?;
        let mut lines = head.lines();
        let schema: u32 = lines
            .next()
            .and_then(|version| version.trim().parse().ok())
            .ok_or(Unreadable)?;
        if schema > SCHEMA {
            return Ok(None);
        }
        let headers: Vec<(&str, &str)> = lines
            .map(|line| line.split_once(' ').unwrap_or((line, "")))
            .collect();
        let value = |name: &str| headers.iter().find(|h| h.0 == name).map(|h| h.1);
        let game = value("game").ok_or(Unreadable)?;
        let seating: Seating = game.parse().map_err(|_| Unreadable)?;
        let position =
            read_position(position.trim(), Rules::new(seating)).map_err(|_| Unreadable)?;
        Ok(Some(OwnLayout {
            id: id.to_owned(),
            name: value("name").unwrap_or_default().to_owned(),
            position,
        }))
    }
}

/// The text is no layout.
struct Unreadable;

/// A deleted layout, until it is certain that it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedLayout {
    id: String,
    text: String,
}

impl<S: Store> Library<S> {
    /// The player's own layouts, by name. Texts that are none go to the
    /// quarantine; a newer program's are left alone.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn own_layouts(&self) -> Result<Vec<OwnLayout>, StoreError> {
        let mut found = Vec::new();
        for key in self.store().keys(LAYOUT)? {
            let Some(text) = self.store().get(&key)? else {
                continue;
            };
            let id = &key[LAYOUT.len()..];
            match OwnLayout::read(id, &text) {
                Ok(layout) => found.extend(layout),
                Err(Unreadable) => {
                    let aside = ["layout-", id].concat();
                    self.quarantine(&aside, &text)?;
                    self.store().remove(&key)?;
                }
            }
        }
        sort_short_by_key(&mut found, |one: &OwnLayout| {
            (one.name.to_lowercase(), one.id.clone())
        });
        Ok(found)
    }

    /// Keeps a layout: a new one, or a changed one under its own id. `now` is in
    /// milliseconds since 1970 UTC.
    ///
    /// # Errors
    /// When there is no room or no store; an earlier save is untouched.
    pub fn save_layout(&self, layout: &mut OwnLayout, now: u64) -> Result<(), StoreError> {
        let id = if layout.id.is_empty() {
            self.free_name(LAYOUT, now)?
        } else {
            layout.id.clone()
        };
        self.store().set(&[LAYOUT, &id].concat(), &layout.write())?;
        layout.id = id;
        Ok(())
    }

    /// Deletes a layout; [`restore_layout`](Self::restore_layout) brings it back.
    /// Nothing when there is no such layout.
    ///
    /// # Errors
    /// When the store is closed.
    pub fn delete_layout(&self, id: &str) -> Result<Option<DeletedLayout>, StoreError> {
        let key = [LAYOUT, id].concat();
        let text = self.store().get(&key)?;
        self.store().remove(&key)?;
        let id = id.to_owned();
        Ok(text.map(|text| DeletedLayout { id, text }))
    }

    /// Brings a deleted layout back.
    ///
    /// # Errors
    /// When there is no room for it.
    pub fn restore_layout(&self, deleted: &DeletedLayout) -> Result<(), StoreError> {
        let key = [LAYOUT, &deleted.id].concat();
        self.store().set(&key, &deleted.text)
    }
}
