//! The notice that a new version of the site lies ready. `public/offline.js` finds
//! out and changes over; what is here is the notice with its button.

use super::app::App;
use super::browser::{listen, window};
use super::toasts::Offer;
use web_sys::Event;

/// The event that tells of a new version.
const READY: &str = "abalone-update";
/// The event that asks to change over to it.
const WANTED: &str = "abalone-update-now";

/// Tells of new versions for as long as the page lives.
///
/// A game that is being played goes on meanwhile, and after the change: it is
/// kept move by move.
pub fn watch(app: App) {
    listen(READY, move |_: &Event| {
        let change = Offer::new(
            |m| m.notice.reload,
            |_| {
                if let Ok(event) = Event::new(WANTED) {
                    // Fails only for an event that is under way.
                    let _ = window().dispatch_event(&event);
                }
            },
        );
        let text = app.words_now().notice.update_ready.to_owned();
        app.toasts.keep(text, Some(change));
    });
}
