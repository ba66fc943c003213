//! Small notices at the edge of the page, some with something to do.

use super::app::App;
use super::dom::{El, el};
use super::icons;
use super::root::Root;
use super::widgets::{Pick, button, icon_button};
use gloo_timers::callback::Timeout;
use std::rc::Rc;

/// How long a notice stays, in milliseconds.
const STAY: u32 = 8_000;

/// What a notice offers to do.
#[derive(Clone)]
pub struct Offer {
    /// The button's word.
    pub label: Pick,
    /// What it does.
    pub act: Rc<dyn Fn(App)>,
    /// Whether there is still something to do; the notice goes when there is not.
    pub holds: Rc<dyn Fn(App) -> bool>,
}

impl Offer {
    /// An offer that holds as long as it is shown.
    pub fn new(label: Pick, act: impl Fn(App) + 'static) -> Offer {
        Offer {
            label,
            act: Rc::new(act),
            holds: Rc::new(|_| true),
        }
    }
}

/// A notice.
#[derive(Clone)]
struct Toast {
    id: u32,
    text: String,
    offer: Option<Offer>,
}

/// The notices that are shown.
#[derive(Clone, Copy)]
pub struct Toasts {
    shown: Root<Vec<Toast>>,
    last: Root<u32>,
}

impl Toasts {
    /// None yet.
    pub fn new() -> Toasts {
        Toasts {
            shown: Root::new(Vec::new()),
            last: Root::new(0),
        }
    }

    /// Shows a notice for a while.
    pub fn show(self, text: String, offer: Option<Offer>) {
        let id = self.add(text, offer);
        Timeout::new(STAY, move || self.hide(id)).forget();
    }

    /// Shows a notice until it is put away.
    pub fn keep(self, text: String, offer: Option<Offer>) {
        self.add(text, offer);
    }

    fn add(self, text: String, offer: Option<Offer>) -> u32 {
        let id = self.last.now() + 1;
        self.last.set(id);
        self.shown.update(|shown| {
            // The same notice twice is noise.
            shown.retain(|toast| toast.text != text);
            shown.push(Toast { id, text, offer });
        });
        id
    }

    fn hide(self, id: u32) {
        self.shown
            .update(|shown| shown.retain(|toast| toast.id != id));
    }
}

fn one(app: App, toast: Toast) -> El {
    let toasts = app.toasts;
    let id = toast.id;
    let offer = toast.offer.map(|Offer { label, act, holds }| {
        let still = Rc::clone(&holds);
        let accept = move || {
            toasts.hide(id);
            if still(app) {
                act(app);
            }
        };
        let follow = move || {
            if !holds(app) {
                // Not in the middle of what this follows.
                Timeout::new(0, move || toasts.hide(id)).forget();
            }
        };
        button(app, "button small", None, label, Box::new(accept)).effect(Box::new(follow))
    });
    let dismiss = icon_button(
        app,
        icons::CLOSE,
        |m| m.common.dismiss,
        Rc::new(|| true),
        "icon-button",
        Box::new(move || toasts.hide(id)),
    );
    el("div")
        .class("toast")
        .child(el("p").text(&toast.text))
        .children(offer)
        .child(dismiss)
}

/// The notices on the page.
pub fn toasts(app: App) -> El {
    let shown = move || app.toasts.shown.get().into_iter();
    el("div")
        .class("toasts")
        .attr("role", "log")
        .attr("aria-live", "polite")
        .region(move || shown().map(|toast| one(app, toast)).collect())
}
