//! The help dialog: the game in short, and how to move.

use super::app::App;
use super::widgets::{Pick, say};
use crate::i18n::Messages;
use leptos::prelude::*;

/// A heading over points.
fn points(
    app: App,
    title: Pick,
    pick: fn(&'static Messages) -> &'static [&'static str],
) -> AnyView {
    let items = move || {
        let points = pick(app.words());
        points
            .iter()
            .map(|&point| view! { <li>{point}</li> })
            .collect_view()
    };
    view! {
        <section class="section">
            <h3>{say(app, title)}</h3>
            <ul>{items}</ul>
        </section>
    }
    .into_any()
}

/// What the dialog holds.
pub fn contents(app: App) -> AnyView {
    view! {
        <div class="dialog-body help-text" tabindex="0">
            <section class="section">
                <h3>{say(app, |m| m.help.goal_title)}</h3>
                <p>{say(app, |m| m.help.goal)}</p>
            </section>
            {points(app, |m| m.help.moving_title, |m| &m.help.moving)}
            {points(app, |m| m.help.touch_title, |m| &m.help.touch)}
            {points(app, |m| m.help.keys_title, |m| &m.help.keys)}
            {points(app, |m| m.help.typing_title, |m| &m.help.typing)}
        </div>
    }
    .into_any()
}
