//! The gallery of start layouts.

use super::app::App;
use super::thumb::thumb;
use super::widgets::say;
use crate::rules::{Layout, Seating, layouts};
use leptos::prelude::*;

/// How many are shown before one asks for more.
const FIRST_SHOWN: usize = 8;

fn card(app: App, layout: &'static Layout) -> AnyView {
    let chosen = app.form.layout;
    let id = layout.id;
    view! {
        <label class="layout-card">
            <input
                type="radio"
                name="layout"
                prop:checked=move || chosen.get() == id
                on:change=move |_| chosen.set(id)
            />
            <span>
                {thumb(&layout.position())}
                <span>{layout.name}</span>
            </span>
        </label>
    }
    .into_any()
}

/// The gallery.
pub fn gallery(app: App) -> AnyView {
    let form = app.form;
    let fitting = || layouts().iter().filter(|l| l.seating == Seating::Two);
    let total = fitting().count();
    let shown = move || {
        let all = form.all_layouts.get();
        let chosen = form.layout.get_untracked();
        // The chosen one is always among those that are shown.
        let wanted = |(index, layout): &(usize, &'static Layout)| {
            all || *index < FIRST_SHOWN || layout.id == chosen
        };
        fitting()
            .enumerate()
            .filter(wanted)
            .map(|(_, layout)| card(app, layout))
            .collect_view()
    };
    let toggle = move || {
        if form.all_layouts.get() {
            app.words().new_game.fewer_layouts.to_owned()
        } else {
            let lang = app.lang();
            let more = (total - FIRST_SHOWN) as u32;
            lang.count(lang.messages().new_game.more_layouts, more)
        }
    };
    view! {
        <fieldset class="section">
            <legend class="legend">{say(app, |m| m.new_game.layout)}</legend>
            <div class="layouts">{shown}</div>
            <button
                type="button"
                class="button small"
                aria-expanded=move || form.all_layouts.get().to_string()
                on:click=move |_| form.all_layouts.update(|all| *all = !*all)
            >
                {toggle}
            </button>
        </fieldset>
    }
    .into_any()
}
