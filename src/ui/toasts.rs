//! Small notices at the edge of the page, some with something to do.

use super::app::App;
use super::browser::later;
use super::dom::{El, el};
use super::icons;
use super::root::Root;
use super::widgets::{Pick, button, icon_button};
use crate::game::Session;
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
    /// How long there is something to do; the notice goes when there is not.
    pub holds: Holds,
}

/// How long an offer holds, if it is not put away before.
#[derive(Clone)]
pub enum Holds {
    /// Whatever happens.
    Always,
    /// Until the game ends.
    InPlay,
    /// As long as whoever gave up can come back into the game of which this was the
    /// record then.
    GivenUp(String),
}

impl Holds {
    fn now(&self, session: &Session) -> bool {
        let game = session.game();
        match self {
            Holds::Always => true,
            Holds::InPlay => game.outcome().is_none(),
            // What computers alone have played since is taken back with it.
            Holds::GivenUp(record) => {
                let alone = session.only_person().and_then(|seat| game.left(seat));
                alone.is_some() || game.write_record() == *record
            }
        }
    }
}

impl Offer {
    /// An offer that holds as long as it is shown.
    pub fn new(label: Pick, act: impl Fn(App) + 'static) -> Offer {
        Offer {
            label,
            act: Rc::new(act),
            holds: Holds::Always,
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
        later(STAY, move || self.hide(id)).forget();
    }

    /// Shows a notice until it is put away.
    pub fn keep(self, text: String, offer: Option<Offer>) {
        self.add(text, offer);
    }

    fn add(self, text: String, offer: Option<Offer>) -> u32 {
        let id = self.last.now() + 1;
        self.last.set(id);
        // The same notice twice is noise.
        self.retain(&|toast| toast.text != text);
        self.shown
            .update(|shown| shown.push(Toast { id, text, offer }));
        id
    }

    /// Puts those away that offer nothing any more, now that the game has changed.
    pub fn look(self, session: &Session) {
        self.retain(&|toast| (toast.offer.as_ref()).is_none_or(|o| o.holds.now(session)));
    }

    fn hide(self, id: u32) {
        self.retain(&|toast| toast.id != id);
    }

    fn retain(self, wanted: &dyn Fn(&Toast) -> bool) {
        let gone = self.shown.alter(|shown| {
            let before = shown.len();
            shown.retain(wanted);
            shown.len() < before
        });
        if gone {
            self.shown.notify();
        }
    }
}

fn one(app: App, toast: Toast) -> El {
    let toasts = app.toasts;
    let id = toast.id;
    let offer = toast.offer.map(|Offer { label, act, .. }| {
        let accept = move || {
            toasts.hide(id);
            act(app);
        };
        button(app, "button small", None, label, Box::new(accept))
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
