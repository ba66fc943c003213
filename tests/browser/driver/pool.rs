//! Browsers that take long to start are used for one test after the other.

use super::Session;
use crate::browser::Browser;
use crate::page::Device;
use serde_json::{Value, json};
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Those that nobody uses now. Their guards end them with the tests.
static FREE: Mutex<Vec<Lent>> = Mutex::new(Vec::new());

/// A browser that goes back when a test has ended well.
///
/// What it has kept is of no account: each page has an address of its own, see
/// `site`.
pub struct Lent {
    session: Option<Session>,
    /// What cannot be changed once it is started.
    calm: bool,
}

impl Lent {
    /// A browser for this device.
    pub fn take(device: Device) -> Lent {
        let fits = |lent: &Lent| {
            // Only WebKit learns at the start, and never again, what may move.
            lent.calm == device.calm || Browser::current() != Browser::WebKit
        };
        let free = {
            let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
            let found = free.iter().position(fits);
            found.map(|at| free.swap_remove(at))
        };
        let lent = free.unwrap_or_else(|| Lent {
            session: Some(Session::start(device)),
            calm: device.calm,
        });
        lent.dress(device);
        lent
    }
}

impl Deref for Lent {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session
            .as_ref()
            .expect("it is lent until it is dropped")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let Some(session) = self.session.take() else {
            return;
        };
        // One in which a test has failed is not trusted any more. A fresh Chromium
        // costs next to nothing.
        if thread::panicking() || session.browser() == Browser::Chromium || !tidy(&session) {
            return;
        }
        let back = Lent {
            session: Some(session),
            calm: self.calm,
        };
        FREE.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(back);
    }
}

/// Leaves one window with nothing in it; false when it cannot be done.
fn tidy(session: &Session) -> bool {
    let _ = session.delete("/actions");
    let windows = session.get("/window/handles").unwrap_or_default();
    let windows: Vec<&Value> = windows.as_array().into_iter().flatten().collect();
    let Some((first, others)) = windows.split_first() else {
        return false;
    };
    let switch = |handle: &Value| session.post("/window", &json!({"handle": handle}));
    let closed = others.iter().all(|handle| {
        switch(handle)
            .and_then(|_| session.delete("/window"))
            .is_ok()
    });
    closed && switch(first).is_ok() && session.post("/url", &json!({"url": "about:blank"})).is_ok()
}
