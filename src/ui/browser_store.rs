//! The browser's own storage behind the door of [`Store`], or memory where the
//! browser gives none.

use crate::storage::{MemoryStore, Store, StoreError};
use web_sys::Storage;

/// Where this page keeps things.
pub enum PageStore {
    /// As long as the browser does.
    Browser(Storage),
    /// As long as the page is open.
    Memory(MemoryStore),
}

impl PageStore {
    /// The browser's storage if it can be written, else memory.
    pub fn open() -> PageStore {
        match browser_storage() {
            Some(storage) => PageStore::Browser(storage),
            None => PageStore::Memory(MemoryStore::new()),
        }
    }

    /// Whether what is kept is gone when the page is closed.
    pub fn is_memory(&self) -> bool {
        matches!(self, PageStore::Memory(_))
    }
}

fn browser_storage() -> Option<Storage> {
    const PROBE: &str = "abalone/probe";
    // Asking throws where storage is denied, which is an `Err` here.
    let storage = super::browser::window().local_storage().ok().flatten()?;
    storage.set_item(PROBE, "").ok()?;
    storage.remove_item(PROBE).ok()?;
    Some(storage)
}

impl Store for PageStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self {
            PageStore::Browser(storage) => storage.get_item(key).map_err(|_| StoreError::Denied),
            PageStore::Memory(memory) => memory.get(key),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self {
            // It could be written at the start: what fails now is a lack of room.
            PageStore::Browser(storage) => {
                storage.set_item(key, text).map_err(|_| StoreError::Full)
            }
            PageStore::Memory(memory) => memory.set(key, text),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self {
            PageStore::Browser(storage) => storage.remove_item(key).map_err(|_| StoreError::Denied),
            PageStore::Memory(memory) => memory.remove(key),
        }
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        match self {
            PageStore::Browser(storage) => {
                let length = storage.length().map_err(|_| StoreError::Denied)?;
                let all = (0..length).filter_map(|index| storage.key(index).ok().flatten());
                Ok(all.filter(|key| key.starts_with(prefix)).collect())
            }
            PageStore::Memory(memory) => memory.keys(prefix),
        }
    }
}
