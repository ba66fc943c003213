//! The end of the game, and what next.

use crate::i18n::{ending as how, verdict};
use crate::ui::app::App;
use crate::ui::control;
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::root::Made;
use crate::ui::route::Route;
use crate::ui::widgets::{button, worded};
use crate::{game::Event, i18n::Lang};

/// Who has won, and how.
fn told(app: App, lang: Lang) -> Option<(String, String)> {
    app.session.with(|session| {
        let game = session.game();
        let rules = &game.variant().rules;
        let outcome = game.outcome()?;
        let points = outcome.winner.map_or(0, |side| game.live().points(side));
        let length = lang.count(lang.messages().end.length, game.plies() as u32);
        let reason = how(lang, outcome.reason, points);
        let reason = [reason.as_str(), ". ", &length, "."].concat();
        Some((verdict(lang, outcome, rules, session.my_side()), reason))
    })
}

fn contents(app: App, who: &str, reason: &str) -> El {
    let buttons = el("div")
        .class("ending-buttons")
        .child(button(
            app,
            "button primary",
            Some(icons::REMATCH),
            |m| m.play.rematch,
            Box::new(move || control::rematch(app)),
        ))
        .child(button(
            app,
            "button",
            Some(icons::NEW),
            |m| m.common.new_game,
            Box::new(move || app.router.go(Route::New)),
        ))
        .child(button(
            app,
            "button",
            Some(icons::REVIEW),
            |m| m.end.review,
            Box::new(move || control::send(app, Event::GoTo(0))),
        ));
    let words = el("div")
        .child(el("h2").id("ending-title").text(who))
        .child(el("p").text(reason));
    el("section")
        .class("ending")
        .attr("aria-labelledby", "ending-title")
        .child(words)
        .child(buttons)
        .child(worded(app, "p", "note", |m| m.end.rematch_note))
}

/// Shown once the game is over.
pub fn ending(app: App) -> El {
    let told = Made::new(move || told(app, app.lang()));
    el("div").class("ending-area").perhaps(move || {
        told.with(|told| {
            let (who, reason) = told.as_ref()?;
            Some(contents(app, who, reason))
        })
    })
}
