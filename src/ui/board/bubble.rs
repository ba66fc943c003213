//! Above the board, where no finger is: the move that is being aimed, or why it
//! is none.

use super::desk::Desk;
use crate::i18n::{consequences, illegal};
use crate::view::{Aim, MoveSpeech};
use leptos::prelude::*;

/// The bubble. Always there, so that nothing moves when it shows. What it says
/// is said to screen readers by the live regions of the page.
pub(super) fn bubble(desk: Desk) -> AnyView {
    let told = Memo::new(move |_| told(desk));
    view! {
        <p
            class="board-bubble"
            class:shown=move || told.with(|told| told.is_some())
            class:refused=move || told.with(|told| told.as_ref().is_some_and(|(legal, _)| !legal))
            aria-hidden="true"
        >
            {move || told.get().map(|(_, text)| text)}
        </p>
    }
    .into_any()
}

/// Whether the move that is aimed is legal, and its text.
fn told(desk: Desk) -> Option<(bool, String)> {
    let aim = desk.gesture.with(|gesture| match gesture.aims() {
        [aim] => Some(*aim),
        _ => None,
    })?;
    Some(match aim.verdict {
        Err(reason) => (false, illegal(desk.props.lang.get(), reason)),
        Ok(_) => (true, written(desk, &aim)),
    })
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
