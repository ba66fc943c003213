//! Above the board, where no finger is: the move that is being aimed, why it is
//! none, or the question whether to play it.

use super::desk::Desk;
use crate::i18n::{consequences, illegal};
use crate::view::{Aim, MoveSpeech};
use leptos::prelude::*;

/// What the bubble says.
#[derive(Clone, PartialEq)]
struct Told {
    text: String,
    tone: Tone,
}

#[derive(Clone, Copy, PartialEq)]
enum Tone {
    /// A move that would be played.
    Move,
    /// No move.
    Refused,
    /// A move that waits for confirmation.
    Question,
}

/// The bubble. Always there, so that nothing moves when it shows.
pub(super) fn bubble(desk: Desk) -> AnyView {
    let told = Memo::new(move |_| told(desk));
    let is = move |tone| told.with(|told| told.as_ref().is_some_and(|told| told.tone == tone));
    let asks = Memo::new(move |_| is(Tone::Question));
    view! {
        <div
            class="board-bubble"
            class:shown=move || told.with(|told| told.is_some())
            class:refused=move || is(Tone::Refused)
            class:asks=move || asks.get()
        >
            // Said by the live regions of the page.
            <span aria-hidden="true">{move || told.get().map(|told| told.text)}</span>
            {move || asks.get().then(|| answers(desk))}
        </div>
    }
    .into_any()
}

/// The answers to the question.
fn answers(desk: Desk) -> AnyView {
    let words = move || &desk.props.lang.get().messages().play;
    view! {
        <button type="button" class="yes" on:click=move |_| desk.confirm()>
            {move || words().play_move}
        </button>
        <button type="button" on:click=move |_| desk.take_back()>
            {move || words().take_back}
        </button>
    }
    .into_any()
}

fn told(desk: Desk) -> Option<Told> {
    let props = desk.props;
    let (aim, down) = desk.gesture.with(|gesture| match gesture.aims() {
        [aim] => Some((*aim, gesture.is_down())),
        _ => None,
    })?;
    let lang = props.lang.get();
    let text = match aim.verdict {
        Err(reason) => illegal(lang, reason),
        Ok(_) => written(desk, &aim),
    };
    let tone = if aim.verdict.is_err() {
        Tone::Refused
    } else if !down && props.capabilities.get().confirm {
        Tone::Question
    } else {
        Tone::Move
    };
    let text = match tone {
        Tone::Question => lang.messages().play.confirm_move.with([&text]),
        Tone::Move | Tone::Refused => text,
    };
    Some(Told { text, tone })
}

/// A legal move and what it does.
fn written(desk: Desk, aim: &Aim) -> String {
    let props = desk.props;
    let lang = props.lang.get();
    props.shown.with(|shown| {
        let Some(mv) = aim.mv() else {
            return String::new();
        };
        let mut text = props.notation.get().write(&shown.position, mv);
        let speech = MoveSpeech::new(&shown.position, mv);
        text.push_str(&consequences(lang, &speech));
        text
    })
}
