//! What goes to the page around, and what comes from it.
//!
//! Nothing that comes is trusted: it is heard only when the address allows it, from
//! the page around itself, and from the origin that the address names.

use super::{Embed, obey};
use crate::embed::{self, Fields, Maker, ParamFault, Params, Value, read_call};
use crate::rules::Outcome;
use crate::ui::browser::{document, listen, next_frame, window};
use crate::ui::dom::El;
use leptos::reactive::effect::RenderEffect;
use leptos::reactive::graph::untrack;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, MessageEvent, Window};

/// A longer text is not even copied.
const LONGEST: u32 = 100_000;
/// Width of the board's picture by its height.
const SHAPE: f64 = 1060.0 / 976.0;

thread_local! {
    /// The height that was told last.
    static HEIGHT: Cell<u32> = const { Cell::new(0) };
}

/// The page around, if there is one.
fn around() -> Option<Window> {
    let parent = window().parent().ok().flatten()?;
    (!js_sys::Object::is(&parent, &window())).then_some(parent)
}

/// Says something to the page around, if it wants to hear it.
fn say(params: &Params, json: &str) {
    let Some(parent) = around().filter(|_| params.api) else {
        return;
    };
    // A page without an origin cannot be named.
    let origin = params.origin.as_deref().filter(|&origin| origin != "null");
    if let Ok(message) = js_sys::JSON::parse(json) {
        // Fails only for an origin that is none, and then nobody is to hear it.
        let _ = parent.post_message(&message, origin.unwrap_or("*"));
    }
}

fn tell(embed: Embed, json: &str) {
    say(&embed.params.borrow(), json);
}

/// The state as the page around is told it.
fn state(embed: Embed) -> String {
    embed.app.session.peek(|s| embed::state(s.game()))
}

/// Says that the board is there, and begins to listen.
pub(super) fn begin(embed: Embed) {
    if !embed.params.borrow().api {
        return;
    }
    listen("message", move |event: &MessageEvent| {
        untrack(|| hear(embed, event));
    });
    embed.told.replace(state(embed));
    let ready = embed.app.session.peek(|s| embed::ready(s.game()));
    tell(embed, &ready);
    // For the life of the page.
    std::mem::forget(RenderEffect::new(move |_: Option<()>| {
        embed.app.session.track();
        untrack(|| changed(embed));
    }));
    let measure = move || next_frame(move || next_frame(move || height(embed)));
    measure();
    listen("resize", move |_: &web_sys::Event| measure());
}

/// Tells another position, unless it has been told. Of several changes in a row
/// this comes after the last.
fn changed(embed: Embed) {
    let now = state(embed);
    let known = embed.told.replace(now.clone()) == now;
    if !known {
        let position = embed.app.session.peek(|s| embed::position(s.game()));
        tell(embed, &position);
    }
}

/// A move was made.
pub(super) fn moved(embed: Embed, maker: Maker) {
    embed.told.replace(state(embed));
    let moved = embed.app.session.peek(|s| embed::moved(s.game(), maker));
    tell(embed, &moved);
}

/// The game is over.
pub(super) fn over(embed: Embed, outcome: Outcome) {
    embed.told.replace(state(embed));
    let over = embed
        .app
        .session
        .peek(|s| embed::gameover(s.game(), outcome));
    tell(embed, &over);
}

/// Something about the task.
pub(super) fn task(embed: Embed, status: &str) {
    let wrong = embed
        .task
        .peek(|task| task.as_ref().map_or(0, |task| task.wrong_tries()));
    let json = embed
        .app
        .session
        .peek(|s| embed::task(status, wrong, s.game()));
    tell(embed, &json);
}

/// The address asks for something that there is not.
pub(super) fn refused(params: &Params, fault: &ParamFault) {
    say(params, &embed::error(fault));
}

/// Tells the height that the board would like to have.
fn height(embed: Embed) {
    let find = |selector: &str| {
        let found = document().query_selector(selector).ok().flatten()?;
        found.dyn_into::<HtmlElement>().ok()
    };
    let (Some(main), Some(area)) = (find("main"), find(".board-area")) else {
        return;
    };
    let board = f64::from(area.client_width()) / SHAPE;
    let rest = main.scroll_height() - area.client_height();
    let height = (f64::from(rest) + board).ceil() as u32;
    if HEIGHT.replace(height) != height {
        tell(embed, &embed::resize(height));
    }
}

/// A message as the browser has it: no getters and no methods come with it.
struct Data<'a>(&'a JsValue);

impl Fields for Data<'_> {
    fn get(&self, name: &str) -> Value {
        let value = js_sys::Reflect::get(self.0, &name.into()).unwrap_or_default();
        if value.is_undefined() || value.is_null() {
            return Value::Nothing;
        }
        if let Some(number) = value.as_f64() {
            return Value::Number(number);
        }
        match value.dyn_ref::<js_sys::JsString>() {
            Some(text) if text.length() <= LONGEST => Value::Text(text.into()),
            _ => Value::Other,
        }
    }
}

fn hear(embed: Embed, event: &MessageEvent) {
    let from_around = match (around(), event.source()) {
        (Some(parent), Some(source)) => js_sys::Object::is(&source, &parent),
        _ => false,
    };
    let wanted = embed.params.borrow().origin.clone();
    if !from_around || wanted.is_some_and(|origin| origin != event.origin()) {
        return;
    }
    let data = event.data();
    if !data.is_object() {
        return;
    }
    let call = read_call(&Data(&data), &embed.params.borrow());
    let Some(call) = call else { return };
    let done = call.command.and_then(|command| obey::obey(embed, command));
    let id = call.id.as_ref();
    let answer = match done {
        Ok(()) => embed.app.session.peek(|s| embed::reply(id, s.game())),
        Err(fault) => embed::refused(id, &fault),
    };
    tell(embed, &answer);
}

/// An element that keeps the page's height told when what it shows changes.
pub(super) fn measured(embed: Embed, page: El) -> El {
    page.effect(Box::new(move || {
        embed.mode.track();
        embed.task.track();
        if embed.params.borrow().api {
            next_frame(move || height(embed));
        }
    }))
}
