//! Small notices at the edge of the page, some with something to do.

use super::app::App;
use super::icons::{self, icon};
use super::widgets::{Pick, say};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::sync::Arc;

/// How long a notice stays, in milliseconds.
const STAY: u32 = 8_000;

/// What a notice offers to do.
#[derive(Clone)]
pub struct Offer {
    /// The button's word.
    pub label: Pick,
    /// What it does.
    pub act: Arc<dyn Fn(App) + Send + Sync>,
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
    shown: RwSignal<Vec<Toast>>,
    last: RwSignal<u32>,
}

impl Toasts {
    /// None yet.
    pub fn new() -> Toasts {
        Toasts {
            shown: RwSignal::new(Vec::new()),
            last: RwSignal::new(0),
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
        let id = self.last.get_untracked() + 1;
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

/// The notices on the page.
pub fn toasts(app: App) -> AnyView {
    let toasts = app.toasts;
    let one = move |toast: Toast| {
        let id = toast.id;
        let offer = toast.offer.map(|Offer { label, act }| {
            view! {
                <button
                    type="button"
                    class="button small"
                    on:click=move |_| {
                        toasts.hide(id);
                        act(app);
                    }
                >
                    {say(app, label)}
                </button>
            }
        });
        view! {
            <div class="toast">
                <p>{toast.text}</p>
                {offer}
                <button
                    type="button"
                    class="icon-button"
                    aria-label=say(app, |m| m.common.dismiss)
                    on:click=move |_| toasts.hide(id)
                >
                    {icon(icons::CLOSE)}
                </button>
            </div>
        }
    };
    view! {
        <div class="toasts" role="log" aria-live="polite">
            <For each=move || toasts.shown.get() key=|toast| toast.id children=one />
        </div>
    }
    .into_any()
}
