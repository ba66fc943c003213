//! Above the board, where no finger is: the move that is being aimed, or why it
//! is none.

use super::Shown;
use super::field::Field;
use crate::i18n::{consequences, illegal};
use crate::ui::dom::{El, el};
use crate::view::{Aim, Gesture, MoveSpeech};

/// The bubble. Always there, so that nothing moves when it shows. What it says
/// is said to screen readers by the live regions of the page.
pub(super) struct Bubble {
    class: Field,
    text: Field,
}

impl Bubble {
    /// An empty bubble and its element.
    pub fn new() -> (Bubble, El) {
        let element = el("p").attr("aria-hidden", "true");
        let bubble = Bubble {
            class: Field::attribute(&element, "class"),
            text: Field::text(&element),
        };
        (bubble, element)
    }

    /// Shows what is aimed.
    pub fn show(&self, shown: &Shown, gesture: &Gesture) {
        let (class, text) = match gesture.aims() {
            [aim] if !warns(shown, aim) => ("board-bubble shown", words(shown, aim)),
            [aim] => ("board-bubble shown refused", words(shown, aim)),
            _ => ("board-bubble", String::new()),
        };
        self.class.set(class.to_owned());
        self.text.set(text);
    }
}

/// Whether a move is not possible, or loses the player's own ball.
fn warns(shown: &Shown, aim: &Aim) -> bool {
    let loses = |mv| MoveSpeech::new(&shown.position, mv).drops_own_ball();
    aim.mv().is_none_or(loses)
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
