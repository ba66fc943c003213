//! The end of the game, and what next.

use crate::game::Event;
use crate::i18n::{ending as how, verdict};
use crate::ui::app::App;
use crate::ui::route::Route;
use crate::ui::widgets::{button, say};
use crate::ui::{control, icons};
use leptos::prelude::*;

fn contents(app: App) -> AnyView {
    let told = move || {
        app.session.with(|session| {
            let (lang, game) = (app.lang(), session.game());
            let rules = &game.variant().rules;
            let outcome = game.outcome()?;
            let points = outcome.winner.map_or(0, |side| game.live().points(side));
            let length = lang.count(lang.messages().end.length, game.plies() as u32);
            let reason = [
                how(lang, outcome.reason, points).as_str(),
                ". ",
                &length,
                ".",
            ]
            .concat();
            Some((verdict(lang, outcome, rules, session.my_side()), reason))
        })
    };
    let text = Memo::new(move |_| told().unwrap_or_default());
    view! {
        <section class="ending" aria-labelledby="ending-title">
            <div>
                <h2 id="ending-title">{move || text.with(|t| t.0.clone())}</h2>
                <p>{move || text.with(|t| t.1.clone())}</p>
            </div>
            <div class="ending-buttons">
                {button(
                    app,
                    "primary",
                    Some(icons::REMATCH),
                    |m| m.play.rematch,
                    Box::new(move || control::rematch(app)),
                )}
                {button(
                    app,
                    "",
                    Some(icons::NEW),
                    |m| m.common.new_game,
                    Box::new(move || app.router.go(Route::New)),
                )}
                {button(
                    app,
                    "",
                    Some(icons::REVIEW),
                    |m| m.end.review,
                    Box::new(move || control::send(app, Event::GoTo(0))),
                )}
            </div>
            <p class="note">{say(app, |m| m.end.rematch_note)}</p>
        </section>
    }
    .into_any()
}

/// Shown once the game is over.
pub fn ending(app: App) -> AnyView {
    let over = Memo::new(move |_| app.session.with(|s| s.game().outcome().is_some()));
    (move || over.get().then(|| contents(app))).into_any()
}
