//! Answers those who listen, and tells them in the help what they can ask and how
//! a game is played by ear.

use super::share::{call, property, settle};
use super::{Pages, say};
use crate::between::{Asked, FromPages};
use crate::game::{Draft, Game};
use crate::i18n::{About, ByEarWords, Place, Question, answer, problem, walk};
use crate::notation::read_boards;
use crate::rules::Cell;
use crate::ui::browser::{document, listen, window};
use crate::ui::dom::{El, el};
use crate::ui::speaks::Speaks;
use crate::ui::widgets::worded;
use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

/// Between the rows of a position; no move and no command has one.
const ROWS: char = '/';

fn words(pages: Pages) -> &'static ByEarWords {
    &pages.lang_now().pages().by_ear
}

/// Answers what was asked.
pub fn heard(pages: Pages, text: &str) {
    let Some((asked, mut game)) = Asked::read(text).and_then(|asked| {
        let game = Game::read_record(&asked.record).ok()?;
        Some((asked, game))
    }) else {
        return;
    };
    game.go_to_ply(asked.ply);
    let lang = pages.lang_now();
    let about = match About::read(lang, &asked.what) {
        Some(Ok(about)) => about,
        Some(Err(name)) => {
            let told = lang.messages().command.fault.no_cell.with([&name]);
            return say(&FromPages::Unheard(told));
        }
        None if asked.what.contains(ROWS) => {
            return match begin_from(pages, &game, &asked.what) {
                Ok(()) => {}
                Err(why) => say(&FromPages::Unheard(why)),
            };
        }
        None => return say(&FromPages::Unheard(String::new())),
    };
    let left = asked.clocks();
    let place = Place {
        game: &game,
        board: asked.board,
        focus: asked.focus.parse().unwrap_or(Cell::CENTRE),
        left: &left,
        notation: super::super::app::notation_of(pages.settings.peek(|s| s.moves)),
    };
    let told = answer(lang, place, &about);
    match about.question {
        Question::Copy => copy(pages, &told),
        Question::Paste => paste(pages, told),
        _ => say(&FromPages::Answer(told)),
    }
}

/// Begins a game like this one from a position as text.
fn begin_from(pages: Pages, game: &Game, text: &str) -> Result<(), String> {
    let boards =
        read_boards(text, game.variant().rules).map_err(|_| words(pages).no_position.to_owned())?;
    let draft = Draft::from_boards(game, &boards).map_err(|why| problem(pages.lang_now(), &why))?;
    let game = draft.game().map_err(|_| words(pages).no_position)?;
    say(&FromPages::Begin(game.write_record()));
    Ok(())
}

/// Puts the position on the clipboard; where that is not allowed, it is told.
fn copy(pages: Pages, text: &str) {
    let copied = move || say(&FromPages::Answer(words(pages).copied.to_owned()));
    let own = text.to_owned();
    let refused = move || say(&FromPages::Answer(own.clone()));
    let clipboard = property(&window().navigator(), "clipboard");
    match call(&clipboard, "writeText", &JsValue::from_str(text)) {
        Some(promise) => settle(&promise, copied, move |_| refused()),
        None => refused(),
    }
}

/// Takes a position from the clipboard; where that is not allowed, says how else.
fn paste(pages: Pages, how_else: String) {
    let refused = move || say(&FromPages::Answer(how_else.clone()));
    let clipboard = property(&window().navigator(), "clipboard");
    let promise = call(&clipboard, "readText", &JsValue::UNDEFINED);
    let then = promise.as_ref().map(|promise| property(promise, "then"));
    let then = then.and_then(|then| then.dyn_into::<Function>().ok());
    let (Some(promise), Some(then)) = (promise, then) else {
        return refused();
    };
    let kept = Closure::once_into_js(move |text: JsValue| {
        take(pages, &text.as_string().unwrap_or_default());
    });
    // A promise always has this method.
    let _ = then.call2(&promise, &kept, &Closure::once_into_js(refused));
}

/// What has been pasted is asked like what has been typed.
fn take(pages: Pages, text: &str) {
    let text = text.trim();
    say(&match text.contains(ROWS) && !text.contains('\n') {
        true => FromPages::Ask(text.to_owned()),
        false => FromPages::Answer(words(pages).no_position.to_owned()),
    });
}

/// Whether the board of the game has the focus, and no dialog is over it.
fn on_board() -> bool {
    let cell = document().query_selector(".play [role=gridcell]:focus");
    cell.is_ok_and(|cell| cell.is_some())
}

/// Hears what copies and pastes anywhere, on the board.
pub fn follow(pages: Pages) {
    listen("copy", |_: &Event| {
        if on_board() {
            say(&FromPages::Ask("copy".to_owned()));
        }
    });
    listen("paste", move |event: &Event| {
        if on_board() {
            let data = property(event, "clipboardData");
            let text = call(&data, "getData", &"text/plain".into());
            let text = text.and_then(|text| text.as_string());
            take(pages, &text.unwrap_or_default());
        }
    });
}

/// What can be asked, each with its key and its word.
fn questions(pages: Pages) -> Vec<El> {
    let words = &pages.words().by_ear;
    let all = Question::ALL.iter().enumerate();
    let mut items: Vec<El> = all
        .map(|(index, question)| {
            let word = words.words[index].split(' ').next().unwrap_or_default();
            let key = question.key().replace("Ctrl", words.ctrl);
            let head = [&key, ", ", word, ": "].concat();
            el("li").text(&head).text(words.tells[index])
        })
        .collect();
    let moves = Question::ALL.iter().position(|&one| one == Question::Moves);
    let word = moves.and_then(|index| words.words[index].split(' ').next());
    let example = [word.unwrap_or_default(), " e5"].concat();
    items.push(el("li").text(&words.with_cell.with([&example])));
    items.extend([words.box_note, words.off_note].map(|note| el("li").text(note)));
    items
}

/// A whole game, step by step.
fn steps(pages: Pages) -> Vec<El> {
    let words = &pages.words().by_ear;
    let lang = pages.lang();
    let steps = walk(lang, pages.notation()).into_iter();
    let items = steps.map(|step| {
        let heard = step.hear.join(" · ");
        let heard = (!heard.is_empty()).then(|| {
            let text = words.hear.with([&heard]);
            el("p").class("note").text(&text)
        });
        el("li").child(el("span").text(&step.press)).children(heard)
    });
    items.collect()
}

/// The parts of the help that are about this.
pub fn help(pages: Pages) -> Vec<El> {
    let asking = el("section")
        .class("section")
        .id("by-ear")
        .child(worded(pages, "h3", "", |m| m.by_ear.title))
        .child(el("ul").region(move || questions(pages)));
    let walking = el("section")
        .class("section")
        .child(worded(pages, "h3", "", |m| m.by_ear.walk_title))
        .child(worded(pages, "p", "", |m| m.by_ear.walk_intro))
        .child(el("ol").class("walk").region(move || steps(pages)));
    vec![asking, walking]
}
