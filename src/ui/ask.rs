//! Questions of people who listen: what lies where, what can be moved, how the
//! game stands. The pages' program answers; here is what it has to know.

use super::app::App;
use super::browser::{document, next_frame};
use super::{game_board, lazy, ticking, voice};
use crate::between::{Asked, ToPages};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};

/// The cell of the game's board that would get the focus; else the top of a screen.
const PLACES: &str = ".play [tabindex='0'][role=gridcell],main[tabindex]";

/// The box for typing that holds something.
const TYPED: &str = ".typed input:not(:placeholder-shown)";

thread_local! {
    /// What is wrong with what was asked last, if it is no question.
    static FAULT: RefCell<String> = const { RefCell::new(String::new()) };
    /// What was asked last.
    static QUESTION: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The cell that has the board's focus, or would get it.
fn cell() -> Option<Element> {
    let found = document().query_selector("[role=gridcell][tabindex='0']");
    found.ok().flatten()
}

/// Puts the focus on the board.
pub fn to_board() {
    if let Some(cell) = cell() {
        // Fails only for an element that is gone.
        let _ = cell.unchecked_into::<HtmlElement>().focus();
    }
}

/// Puts the focus on the board once that shows what has just been put on it. Who
/// has been there, and meanwhile begun to type, is not interrupted; a dialog that
/// closes leaves the focus where it was opened.
pub fn to_board_soon() {
    let from_there = !is("input:focus,dialog[open]");
    next_frame(move || {
        if !(from_there && is("input:focus")) {
            to_board();
        }
    });
}

/// Whether something like this is on the page.
fn is(selector: &str) -> bool {
    matches!(document().query_selector(selector), Ok(Some(_)))
}

/// What was asked last has been understood: if it was typed, and is still there
/// because the answer took time, it goes.
pub fn understood() {
    let question = QUESTION.take();
    if let Ok(Some(found)) = document().query_selector(TYPED) {
        let input: HtmlInputElement = found.unchecked_into();
        if input.value() == question {
            input.set_value("");
        }
    }
}

/// There is an answer: it is said, and can be read.
pub fn answered(app: App, text: String) {
    FAULT.take();
    understood();
    voice::say(&text);
    app.answer.set(text);
}

/// There is none: what was typed is wrong, for this reason or the one that was known.
pub fn unanswered(app: App, why: String) {
    let known = FAULT.take();
    app.typed_wrong
        .set(if why.is_empty() { known } else { why });
}

/// Where the focus has been lost with what had it, it goes to the board or to the
/// top of the screen.
pub fn keep_focus() {
    let lost = document()
        .active_element()
        .is_none_or(|now| now.tag_name() == "BODY");
    if lost && let Ok(Some(place)) = document().query_selector(PLACES) {
        // Fails only for an element that is gone.
        let _ = place.unchecked_into::<HtmlElement>().focus();
    }
}

/// Asks what a key or a text means; `fault` is what is wrong with it otherwise.
pub fn ask(app: App, what: &str, fault: &str) {
    FAULT.set(fault.to_owned());
    QUESTION.set(what.to_owned());
    let focus = cell().and_then(|cell| cell.get_attribute("data-cell"));
    let asked = app.session.peek(|session| {
        let game = session.game();
        let mut left = String::new();
        if let Some(clock) = session.clock() {
            for seat in game.variant().rules.seating.all_seats() {
                let millis = clock.left(seat, ticking::now()).as_millis() as u64;
                left.push_str(&millis.to_string());
                left.push(',');
            }
        }
        Asked {
            what: what.to_owned(),
            ply: game.ply(),
            board: game_board::large(app, game),
            focus: focus.unwrap_or_default(),
            left,
            record: game.write_record(),
        }
    });
    lazy::tell(app, ToPages::Ask(asked.write()));
}
