//! The screen on which the rules of a game are made up. What makes no sense with
//! the rest is not offered.

mod goal;
mod start;
mod table;
mod terms;

pub use start::fitting;

use super::{Pages, rules};
use crate::between::Screen;
use crate::i18n::game_name;
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::widgets::button;

/// What the screen holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let agree = pages.agree;
    // Here each seat is filled by itself.
    agree.seat_players();
    agree.who.set(super::agree::Who::Each);
    let body = el("div")
        .class("dialog-body folds")
        .child(table::section(pages))
        .child(start::section(pages))
        .child(goal::section(pages))
        .child(terms::turns(pages))
        .child(terms::time(pages))
        .child(terms::series(pages))
        .child(terms::agreements(pages))
        .child(rules::of_what_is_agreed(pages));
    let summary = el("p").class("note").attr("role", "status").says(move || {
        let lang = pages.lang();
        agree
            .draft
            .with(|draft| game_name(lang, draft.variant()))
            .into()
    });
    let foot = el("div")
        .class("dialog-foot")
        .child(summary)
        .child(button(
            pages,
            "button back",
            Some(icons::PREVIOUS),
            |m| m.customise.back,
            Box::new(move || pages.go(Screen::New)),
        ))
        .child(button(
            pages,
            "button primary",
            None,
            |m| m.new_game.start,
            Box::new(move || agree.begin()),
        ));
    vec![body, foot]
}
