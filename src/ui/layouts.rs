//! The gallery of start layouts.

use super::app::App;
use super::dom::{El, el};
use super::thumb::thumb;
use super::widgets::{plain_button, radio, worded};
use crate::rules::{Layout, Seating, layouts};
use std::rc::Rc;

/// How many are shown before one asks for more.
const FIRST_SHOWN: usize = 8;

fn card(app: App, layout: &'static Layout) -> El {
    let chosen = app.form.layout;
    let id = layout.id;
    let is_chosen = Rc::new(move || chosen.get() == id);
    let face = el("span")
        .child(thumb(&layout.position()))
        .child(el("span").text(layout.name));
    el("label")
        .class("layout-card")
        .child(radio("layout", is_chosen, Box::new(move || chosen.set(id))))
        .child(face)
}

fn fitting() -> impl Iterator<Item = &'static Layout> {
    layouts().iter().filter(|l| l.seating == Seating::Two)
}

/// The gallery.
pub fn gallery(app: App) -> El {
    let form = app.form;
    let shown = move || {
        let all = form.all_layouts.get();
        let chosen = form.layout.now();
        // The chosen one is always among those that are shown.
        let wanted = |(index, layout): &(usize, &'static Layout)| {
            all || *index < FIRST_SHOWN || layout.id == chosen
        };
        let cards = fitting().enumerate().filter(wanted);
        cards.map(|(_, layout)| card(app, layout)).collect()
    };
    let toggle = move || {
        if form.all_layouts.get() {
            return app.words().new_game.fewer_layouts.into();
        }
        let lang = app.lang();
        let more = (fitting().count() - FIRST_SHOWN) as u32;
        lang.count(lang.messages().new_game.more_layouts, more)
            .into()
    };
    let more = plain_button(
        "button small",
        Box::new(move || form.all_layouts.update(|all| *all = !*all)),
    );
    el("fieldset")
        .class("section")
        .child(worded(app, "legend", "legend", |m| m.new_game.layout))
        .child(el("div").class("layouts").region(shown))
        .child(
            more.truth("aria-expanded", move || form.all_layouts.get())
                .says(toggle),
        )
}
