//! Small controls that every screen uses.

use super::app::App;
use super::icons::icon;
use crate::i18n::Messages;
use leptos::prelude::*;

/// Picks a message; the same for every language.
pub type Pick = fn(&'static Messages) -> &'static str;

/// What a control does.
pub type Act = Box<dyn Fn()>;

/// A message that follows the language.
pub fn say(app: App, pick: Pick) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    move || pick(app.words())
}

/// A button with an icon and nothing else to see.
pub fn icon_button(
    app: App,
    path: &'static str,
    label: Pick,
    enabled: Signal<bool>,
    class: &'static str,
    act: Act,
) -> AnyView {
    view! {
        <button
            type="button"
            class=["icon-button ", class].concat()
            aria-label=say(app, label)
            title=say(app, label)
            disabled=move || !enabled.get()
            on:click=move |_| act()
        >
            {icon(path)}
        </button>
    }
    .into_any()
}

/// A button with a word and perhaps an icon.
pub fn button(
    app: App,
    class: &'static str,
    path: Option<&'static str>,
    label: Pick,
    act: Act,
) -> AnyView {
    view! {
        <button type="button" class=["button ", class].concat() on:click=move |_| act()>
            {path.map(icon)}
            <span>{say(app, label)}</span>
        </button>
    }
    .into_any()
}

/// One of several choices that exclude each other.
pub struct Choice {
    /// What is seen.
    pub label: AnyView,
    /// Whether it is the one.
    pub chosen: Signal<bool>,
    /// Takes it.
    pub take: Act,
}

/// Choices of which one is taken, under a legend.
pub fn choices(name: &'static str, legend: AnyView, choices: Vec<Choice>) -> AnyView {
    let items: Vec<AnyView> = choices
        .into_iter()
        .map(
            |Choice {
                 label,
                 chosen,
                 take,
             }| {
                view! {
                <label class="choice">
                    <input type="radio" name=name prop:checked=chosen on:change=move |_| take() />
                    <span>{label}</span>
                </label>
            }
            .into_any()
            },
        )
        .collect();
    view! {
        <fieldset class="section">
            <legend class="legend">{legend}</legend>
            <div class="choices">{items}</div>
        </fieldset>
    }
    .into_any()
}

/// A line with words and a switch.
pub fn switch(app: App, label: Pick, note: Pick, on: Signal<bool>, turn: fn(App, bool)) -> AnyView {
    view! {
        <label class="switch-row">
            <span>
                <b>{say(app, label)}</b>
                <span class="note">{say(app, note)}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                class="switch"
                prop:checked=on
                on:change=move |event| turn(app, event_target_checked(&event))
            />
        </label>
    }
    .into_any()
}

/// A marble as panels show it.
pub fn marble(colour: &'static str) -> impl IntoView {
    view! { <span class="marble" data-colour=colour aria-hidden="true"></span> }
}
