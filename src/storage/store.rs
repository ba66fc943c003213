//! The small door to whatever keeps texts: the browser's storage, or memory.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

/// Keeps texts under keys. A browser may refuse any of this at any time.
pub trait Store {
    /// The text under a key.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a text under a key, in place of what was there.
    ///
    /// # Errors
    /// When the store is full or closed; what was there is still there.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Forgets a key.
    ///
    /// # Errors
    /// When the store is closed.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys that begin with `prefix`, in no order.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError>;
}

/// Why a store did not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// No room is left.
    Full,
    /// The store cannot be used: denied by the browser, or gone.
    Denied,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Full => "the storage is full",
            StoreError::Denied => "the storage cannot be used",
        })
    }
}

impl std::error::Error for StoreError {}

/// A store that lasts as long as the page; clones share their texts. Also what
/// tests use: it can be given a size, and be closed.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    inner: Rc<RefCell<Memory>>,
}

#[derive(Debug, Default)]
struct Memory {
    /// Keys with their texts, in no order.
    texts: Vec<(String, String)>,
    /// Bytes of keys and texts that fit; no limit when absent.
    room: Option<usize>,
    closed: bool,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// Limits the bytes of all keys and texts together.
    pub fn limit(&self, room: usize) {
        self.inner.borrow_mut().room = Some(room);
    }

    /// Denies everything from now on.
    pub fn close(&self) {
        self.inner.borrow_mut().closed = true;
    }
}

impl Memory {
    fn open(&self) -> Result<(), StoreError> {
        if self.closed {
            Err(StoreError::Denied)
        } else {
            Ok(())
        }
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let memory = self.inner.borrow();
        memory.open()?;
        let found = memory.texts.iter().find(|(k, _)| k == key);
        Ok(found.map(|(_, text)| text.clone()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut memory = self.inner.borrow_mut();
        memory.open()?;
        let others = memory.texts.iter().filter(|(k, _)| k != key);
        let used: usize = others.map(|(k, t)| k.len() + t.len()).sum();
        if memory
            .room
            .is_some_and(|room| used + key.len() + text.len() > room)
        {
            return Err(StoreError::Full);
        }
        memory.texts.retain(|(k, _)| k != key);
        memory.texts.push((key.to_owned(), text.to_owned()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        let mut memory = self.inner.borrow_mut();
        memory.open()?;
        memory.texts.retain(|(k, _)| k != key);
        Ok(())
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let memory = self.inner.borrow();
        memory.open()?;
        let keys = memory.texts.iter().map(|(k, _)| k);
        Ok(keys.filter(|k| k.starts_with(prefix)).cloned().collect())
    }
}
