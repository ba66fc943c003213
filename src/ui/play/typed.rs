//! The box for moves and commands that are typed.

use crate::ui::app::App;
use crate::ui::control;
use crate::ui::dom::{El, el};
use crate::ui::widgets::worded;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

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
        .truth("aria-invalid", move || wrong.with(|w| !w.is_empty()));
    let input: HtmlInputElement = field.handle().unchecked_into();
    let submit = move |event: web_sys::Event| {
        event.prevent_default();
        match control::obey(app, &input.value()) {
            Ok(()) => {
                wrong.set(String::new());
                input.set_value("");
            }
            Err(why) => {
                wrong.set(why);
                input.select();
            }
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
}
