//! The box for moves and commands that are typed.

use crate::ui::app::App;
use crate::ui::dom::{El, el};
use crate::ui::lazy::Fetch;
use crate::ui::route::Route;
use crate::ui::widgets::worded;
use crate::ui::{ask, control};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

/// The box; `id` tells the two places apart in which it stands.
pub fn typed(app: App, id: &str) -> El {
    let wrong = app.typed_wrong;
    let error_id = [id, "-error"].concat();
    let field = el("input")
        .id(id)
        .class("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "go")
        .attr("aria-describedby", &error_id)
        .word("placeholder", move || app.words().command.placeholder)
        .truth("aria-invalid", move || wrong.with(|w| !w.is_empty()))
        .on("keydown", move |event| {
            // In a dialog it leads out of that.
            let event: &KeyboardEvent = event.unchecked_ref();
            if event.key() == "Escape" && app.router.route_now() == Route::Play {
                ask::to_board();
            }
        });
    let input: HtmlInputElement = field.handle().unchecked_into();
    let submit = move |event: web_sys::Event| {
        event.prevent_default();
        app.answer.set(String::new());
        wrong.set(String::new());
        let mut done = true;
        if let Err(why) = control::obey(app, &input.value()) {
            // If the program that knows more is here, it answers at once.
            done = app.fetch.now() == Fetch::There;
            ask::ask(app, &input.value(), &why);
        }
        match done && wrong.peek(String::is_empty) {
            true => input.set_value(""),
            false => input.select(),
        }
    };
    let enter = worded(app, "button", "button", |m| m.command.enter).attr("type", "submit");
    el("form")
        .class("typed")
        .on("submit", submit)
        .child(worded(app, "label", "note", |m| m.command.label).attr("for", id))
        .child(el("div").class("typed-row").child(field).child(enter))
        .child(
            el("p")
                .class("error")
                .id(&error_id)
                .attr("role", "alert")
                .says(move || wrong.get().into()),
        )
        .child(el("p").class("note").says(move || app.answer.get().into()))
}
