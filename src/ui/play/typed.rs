//! The box for moves and commands that are typed.

use crate::ui::app::App;
use crate::ui::control;
use crate::ui::widgets::say;
use leptos::html;
use leptos::prelude::*;

/// The box; `id` tells the two places apart in which it stands.
pub fn typed(app: App, id: &'static str) -> AnyView {
    let input = NodeRef::<html::Input>::new();
    let wrong = RwSignal::new(None::<String>);
    let error_id = [id, "-error"].concat();
    let described = error_id.clone();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else {
            return;
        };
        match control::obey(app, &input.value()) {
            Ok(()) => {
                wrong.set(None);
                input.set_value("");
            }
            Err(why) => {
                wrong.set(Some(why));
                input.select();
            }
        }
    };
    view! {
        <form class="typed" on:submit=submit>
            <label class="note" for=id>
                {say(app, |m| m.command.label)}
            </label>
            <div class="typed-row">
                <input
                    node_ref=input
                    id=id
                    class="input"
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    enterkeyhint="go"
                    placeholder=say(app, |m| m.command.placeholder)
                    aria-describedby=described
                    aria-invalid=move || wrong.with(Option::is_some).to_string()
                />
                <button type="submit" class="button">
                    {say(app, |m| m.command.enter)}
                </button>
            </div>
            <p class="error" id=error_id role="alert">
                {move || wrong.get()}
            </p>
        </form>
    }
    .into_any()
}
