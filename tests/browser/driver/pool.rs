//! Browsers that take long to start are used for one test after the other.

use super::{Refusal, Session};
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
        // One that has gone since is no loss.
        if let Some(lent) = free.filter(|lent| lent.dress(device).is_ok()) {
            return lent;
        }
        let session = Session::start(device);
        let dressed = session.dress(device);
        dressed.unwrap_or_else(|refusal| panic!("the browser cannot be used: {refusal:?}"));
        Lent {
            session: Some(session),
            calm: device.calm,
        }
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
        let fit = !thread::panicking() && session.browser() != Browser::Chromium;
        if !fit || tidy(&session).is_err() {
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

/// Leaves one window with nothing in it.
fn tidy(session: &Session) -> Result<(), Refusal> {
    session.delete("/actions")?;
    let windows = session.get("/window/handles")?;
    let windows: Vec<&Value> = windows.as_array().into_iter().flatten().collect();
    let switch = |handle: &Value| session.post("/window", &json!({"handle": handle}));
    for other in windows.iter().skip(1) {
        switch(other)?;
        session.delete("/window")?;
    }
    let first = windows
        .first()
        .ok_or(Refusal::because("there is no window"))?;
    switch(first)?;
    session.post("/url", &json!({"url": "about:blank"}))?;
    Ok(())
}
