//! A task: the moves of a solution are to be found, or are shown.

use super::{Embed, moves, talk};
use crate::embed::Maker;
use crate::game::{Event, Task, Tried};
use crate::i18n::illegal;
use crate::rules::Move;
use crate::ui::app::Tone;
use crate::ui::browser::later;
use crate::ui::control;

/// How long the answer to a right move waits, in milliseconds.
const ANSWER: u32 = 700;

/// Says what is to be done.
pub(super) fn begin(embed: Embed) {
    let left = embed.task.peek(|task| task.as_ref().map(Task::left));
    if let Some(left) = left {
        let lang = embed.app.lang_now();
        say(
            embed,
            Tone::Plain,
            lang.count(lang.embed().find, left as u32),
        );
    }
}

fn say(embed: Embed, tone: Tone, text: String) {
    embed.app.word.set(Some((tone, text)));
}

/// Tries a move; it is made only when it is right.
pub(super) fn attempt(embed: Embed, mv: Move) -> Tried {
    let app = embed.app;
    // What is looked at may be an earlier place.
    let live = app.session.peek(|s| s.game().is_live());
    let mut tried = Tried::NotNow;
    if live {
        embed.task.alter(|task| {
            if let Some(task) = task {
                tried = task.attempt(mv);
            }
        });
    }
    let words = embed.words_now();
    match tried {
        Tried::Right | Tried::Solved => {
            moves::make(embed, mv, Maker::Person);
            embed.task.notify();
            after(embed, tried == Tried::Solved);
        }
        Tried::Wrong => {
            embed.task.notify();
            app.preview.set(None);
            say(embed, Tone::Bad, words.wrong.to_owned());
            talk::task(embed, "wrong");
        }
        Tried::Illegal(why) => say(embed, Tone::Bad, illegal(app.lang_now(), why)),
        Tried::NotNow => {}
    }
    tried
}

/// After a right move, or one that was shown.
fn after(embed: Embed, solved: bool) {
    let words = embed.words_now();
    if solved {
        let shown = embed
            .task
            .peek(|task| task.as_ref().is_some_and(Task::was_shown));
        let text = if shown {
            words.solved_shown
        } else {
            words.solved
        };
        say(embed, Tone::Plain, text.to_owned());
        talk::task(embed, if shown { "shown" } else { "solved" });
        return;
    }
    say(embed, Tone::Plain, words.right.to_owned());
    talk::task(embed, "right");
    answer_soon(embed);
}

/// The other side's move of the solution, if it is its turn.
fn answer_soon(embed: Embed) {
    let number = embed.number.get();
    later(ANSWER, move || {
        if embed.number.get() != number {
            return; // another game has come
        }
        let word = embed.app.word.now();
        let mut reply = None;
        embed
            .task
            .alter(|task| reply = task.as_mut().and_then(Task::reply));
        if let Some(mv) = reply {
            moves::make(embed, mv, Maker::Computer);
            embed.task.notify();
            embed.app.word.set(word);
            answer_soon(embed);
        }
    })
    .forget();
}

/// Shows the next move of the solution.
pub(super) fn show(embed: Embed) {
    let app = embed.app;
    control::send(app, Event::GoTo(usize::MAX));
    let mut shown = None;
    embed
        .task
        .alter(|task| shown = task.as_mut().and_then(Task::show));
    let Some(mv) = shown else { return };
    moves::make(embed, mv, Maker::Computer);
    embed.task.notify();
    let solved = embed
        .task
        .peek(|task| task.as_ref().is_some_and(Task::is_solved));
    if solved {
        after(embed, true);
    } else {
        say(
            embed,
            Tone::Plain,
            embed.words_now().solution_played.to_owned(),
        );
        answer_soon(embed);
    }
}

/// Begins again.
pub(super) fn restart(embed: Embed) {
    embed.number.set(embed.number.get() + 1);
    let mut first = None;
    embed.task.alter(|task| {
        if let Some(task) = task {
            task.restart();
            first = Some(task.game().clone());
        }
    });
    if let Some(game) = first {
        let turned = embed.app.orientation.now();
        control::show(embed.app, game);
        embed.app.orientation.set(turned);
        embed.task.notify();
        begin(embed);
    }
}
