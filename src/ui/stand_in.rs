//! What stands in for a worker where the browser gives none, as it does in a frame
//! without an origin and where workers are forbidden: a script that makes one out
//! of itself, or thinks on the page, a little at a time.

use super::browser::{address_of, document, once};
use wasm_bindgen::JsCast;
use web_sys::{HtmlScriptElement, Worker};

/// The function of the script that makes something which behaves like a worker.
const MAKE: &str = "abaloneThinker";

/// Fetches it; `None` when that too cannot be had.
pub fn fetch(come: impl Fn(Option<Worker>) + Clone + 'static) {
    let script = document().create_element("script").ok();
    let Some(script) = script.and_then(|made| made.dyn_into::<HtmlScriptElement>().ok()) else {
        return come(None);
    };
    // Not a module: a frame without an origin may not fetch one.
    script.set_src(&address_of("worker_inline.js"));
    let failed = come.clone();
    let loaded = once(move || come(make()));
    let missing = once(move || failed(None));
    script.set_onload(Some(&loaded));
    script.set_onerror(Some(&missing));
    if let Some(body) = document().body() {
        // A new element can be anybody's child.
        let _ = body.append_child(&script);
    }
}

fn make() -> Option<Worker> {
    let make = js_sys::Reflect::get(&js_sys::global(), &MAKE.into()).ok()?;
    let make = make.dyn_into::<js_sys::Function>().ok()?;
    let made = make.call0(&wasm_bindgen::JsValue::UNDEFINED).ok()?;
    Some(made.unchecked_into())
}
