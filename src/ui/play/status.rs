//! The line that says what is going on, and the questions that it asks.

use super::clocks;
use crate::game::Event;
use crate::i18n::{Mood, status as status_line};
use crate::rules::Move;
use crate::ui::app::{App, Tone};
use crate::ui::dom::{El, el};
use crate::ui::root::Made;
use crate::ui::widgets::{Act, Pick, button};
use crate::ui::{by_link, control};
use leptos::reactive::graph::untrack;

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
        None => {
            let lang = app.lang();
            let (mood, text) = app.session.with(|s| status_line(lang, s));
            let tone = if mood == Mood::Mine { "mine" } else { "plain" };
            (tone, text)
        }
    }
}

/// What there is to answer.
#[derive(Clone, Copy, PartialEq)]
enum Question {
    /// Whether the move is to be played.
    Confirm(Move),
    /// Whether the others agree to a draw: how many people there are.
    Draw(usize),
    /// Whether one is done with looking back.
    LookingBack,
    /// Whether the game is to go on.
    Paused,
    /// Whether the others are to be sent the link, perhaps again.
    Send(bool),
}

fn question(app: App) -> Option<Question> {
    if let Some(mv) = unconfirmed(app) {
        return Some(Question::Confirm(mv));
    }
    app.session.with(|s| {
        let paused = s.is_paused() && s.computer_to_move();
        let stopped = s.clock().is_some_and(|clock| clock.is_paused());
        if s.offer().is_some() {
            Some(Question::Draw(s.people().count()))
        } else if !s.game().is_live() {
            Some(Question::LookingBack)
        } else if paused || stopped {
            Some(Question::Paused)
        } else {
            let theirs = s.game().player(s.game().turn()).is_remote();
            theirs.then(|| Question::Send(!s.game().is_to_be_sent()))
        }
    })
}

/// What can be answered right here.
fn answers(app: App, question: Question) -> Vec<El> {
    let answer = |class, label: Pick, act: Act| button(app, class, None, label, act);
    let event = move |event: fn() -> Event| Box::new(move || control::send(app, event()));
    match question {
        Question::Confirm(mv) => {
            let play = Box::new(move || (app.home.play)(app, mv));
            vec![answer(PRIMARY, |m| m.play.play_move, play)]
        }
        Question::Draw(people) => {
            let agree: Pick = match people {
                2 => |m| m.play.draw_accept,
                _ => |m| m.table.all_agree,
            };
            vec![
                answer(PRIMARY, agree, event(|| Event::AnswerDraw(true))),
                answer(
                    SMALL,
                    |m| m.play.draw_decline,
                    event(|| Event::AnswerDraw(false)),
                ),
            ]
        }
        Question::LookingBack => {
            let back = event(|| Event::GoTo(usize::MAX));
            vec![answer(SMALL, |m| m.play.back_to_game, back)]
        }
        Question::Paused => {
            let go_on = Box::new(move || control::pause_or_go_on(app));
            vec![answer(PRIMARY, |m| m.play.resume, go_on)]
        }
        Question::Send(again) => {
            let (class, label): (_, Pick) = match again {
                false => (PRIMARY, |m| m.by_link.send),
                true => (SMALL, |m| m.by_link.again),
            };
            vec![answer(class, label, Box::new(move || by_link::send(app)))]
        }
    }
}

const SMALL: &str = "button small";
const PRIMARY: &str = "button small primary";

/// The status line.
pub fn status(app: App) -> El {
    let line = Made::new(move || line(app));
    let tone = line.clone();
    // The answers are not made anew for anything else.
    let question = Made::new(move || question(app));
    let text = el("p")
        .class("status")
        .attr("role", "status")
        .word("data-tone", move || tone.with(|l| l.0))
        // Listeners hear of it in another place, see `voice`.
        .attr("aria-live", "off")
        .says(move || line.with(|l| l.1.clone().into()));
    let answers = move || {
        let question = question.get();
        untrack(|| question.map_or_else(Vec::new, |one| answers(app, one)))
    };
    el("div")
        .class("status-area")
        .child(text)
        .child(el("div").class("status-actions").region(answers))
        .child(clocks::common(app))
}
