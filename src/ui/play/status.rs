//! The line that says what is going on, and the questions that it asks.

use crate::game::{Event, Purpose};
use crate::i18n::{colour, verdict};
use crate::rules::Move;
use crate::ui::app::{App, Tone};
use crate::ui::control;
use crate::ui::dom::{El, el};
use crate::ui::root::Made;
use crate::ui::widgets::{Pick, button};
use leptos::reactive::graph::untrack;

/// What the line says when nothing special has happened.
fn usual(app: App) -> (&'static str, String) {
    let lang = app.lang();
    let words = &lang.messages().play;
    app.session.with(|session| {
        let game = session.game();
        let rules = &game.variant().rules;
        if !game.is_live() {
            let (ply, plies) = (game.ply() as u64, game.plies() as u64);
            let text = words
                .looking_back
                .with([&lang.number(ply), &lang.number(plies)]);
            return ("plain", text);
        }
        if let Some(outcome) = game.outcome() {
            return ("plain", verdict(lang, outcome, rules, session.my_side()));
        }
        let turn = colour(lang, game.live().turn_colour());
        if let Some(seat) = session.offer() {
            let name = colour(lang, rules.seating.colour(seat));
            return ("mine", words.draw_ask.with([name]));
        }
        match session.searching() {
            Some(Purpose::Hint) => return ("plain", words.hint_wait.to_owned()),
            Some(Purpose::Draw { .. }) => return ("plain", words.draw_wait.to_owned()),
            _ => {}
        }
        if session.is_paused() && session.computer_to_move() {
            return ("plain", words.paused.to_owned());
        }
        let to_move = words.to_move.with([turn]);
        if session.computer_to_move() {
            return ("plain", to_move);
        }
        if session.only_person().is_some() {
            return ("mine", words.your_turn.to_owned());
        }
        ("plain", to_move)
    })
}

/// The move that waits to be confirmed, where the player wants that.
fn unconfirmed(app: App) -> Option<Move> {
    let wanted = app.settings.with(|s| s.confirm_moves);
    app.preview.get().filter(|_| wanted)
}

fn line(app: App) -> (&'static str, String) {
    if let Some(mv) = unconfirmed(app) {
        let notation = app.notation();
        let written = app
            .session
            .with(|s| notation.write(s.game().position(), mv));
        return ("mine", app.words().play.confirm_move.with([&written]));
    }
    match app.word.get() {
        Some((Tone::Bad, text)) => ("bad", text),
        Some((Tone::Plain, text)) => ("plain", text),
        None => usual(app),
    }
}

/// What can be answered right here.
fn answers(app: App) -> Vec<El> {
    let small = |class, label: Pick, event: fn() -> Event| {
        let act = move || control::send(app, event());
        button(app, class, None, label, Box::new(act))
    };
    if let Some(mv) = unconfirmed(app) {
        let play = Box::new(move || control::send(app, Event::Play(mv)));
        return vec![button(app, PRIMARY, None, |m| m.play.play_move, play)];
    }
    let (offered, looking_back, paused) = app.session.with(|s| {
        let paused = s.is_paused() && s.computer_to_move();
        (s.offer().is_some(), !s.game().is_live(), paused)
    });
    if offered {
        let yes = || Event::AnswerDraw(true);
        let no = || Event::AnswerDraw(false);
        return vec![
            small(PRIMARY, |m| m.play.draw_accept, yes),
            small(SMALL, |m| m.play.draw_decline, no),
        ];
    }
    if looking_back {
        let back = || Event::GoTo(usize::MAX);
        return vec![small(SMALL, |m| m.play.back_to_game, back)];
    }
    if paused {
        let go_on = || Event::Pause(false);
        return vec![small(PRIMARY, |m| m.play.resume, go_on)];
    }
    Vec::new()
}

const SMALL: &str = "button small";
const PRIMARY: &str = "button small primary";

/// The status line.
pub fn status(app: App) -> El {
    let line = Made::new(move || line(app));
    let tone = line.clone();
    let manner = line.clone();
    // What the answers depend on: they are not made anew for anything else.
    let state = Made::new(move || {
        let unconfirmed = unconfirmed(app);
        app.session.with(|s| {
            let paused = s.is_paused() && s.computer_to_move();
            (unconfirmed, s.offer().is_some(), s.game().is_live(), paused)
        })
    });
    let text = el("p")
        .class("status")
        .attr("role", "status")
        .word("data-tone", move || tone.with(|l| l.0))
        // A refusal is heard at once; everything else waits for a pause.
        .word("aria-live", move || {
            manner.with(|l| if l.0 == "bad" { "assertive" } else { "polite" })
        })
        .says(move || line.with(|l| l.1.clone().into()));
    let answers = move || {
        state.get();
        untrack(|| answers(app))
    };
    el("div")
        .class("status-area")
        .child(text)
        .child(el("div").class("status-actions").region(answers))
}
