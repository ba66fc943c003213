//! Above the board, where no finger is: the move that is being aimed, or why it
//! is none.

use super::Shown;
use super::desk::Desk;
use crate::i18n::{consequences, illegal};
use crate::ui::dom::{El, el};
use crate::view::{Aim, MoveSpeech};
use std::rc::Rc;

/// The bubble. Always there, so that nothing moves when it shows. What it says
/// is said to screen readers by the live regions of the page.
pub(super) fn bubble(desk: &Desk) -> El {
    let (shown, gesture) = (desk.shown.clone(), Rc::clone(&desk.gesture));
    let aim = Rc::new(move || {
        gesture.with(|gesture| match gesture.aims() {
            [aim] => Some(*aim),
            _ => None,
        })
    });
    let told = Rc::clone(&aim);
    el("p")
        .attr("aria-hidden", "true")
        .word("class", move || match aim() {
            None => "board-bubble",
            Some(aim) if aim.verdict.is_ok() => "board-bubble shown",
            Some(_) => "board-bubble shown refused",
        })
        .says(move || {
            let words = |aim| shown.with(|shown| words(shown, &aim));
            told().map(words).unwrap_or_default().into()
        })
}

/// The move and what it does, or why it is none.
fn words(shown: &Shown, aim: &Aim) -> String {
    let mv = match aim.verdict {
        Err(reason) => return illegal(shown.lang, reason),
        Ok((mv, _)) => mv,
    };
    let mut text = shown.notation.write(&shown.position, mv);
    let speech = MoveSpeech::new(&shown.position, mv);
    text.push_str(&consequences(shown.lang, &speech));
    text
}
