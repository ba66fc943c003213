//! The few things of the browser that everything here needs.

use gloo_timers::callback::Timeout;
use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CustomEvent, CustomEventInit, Document, Event, Window};

/// The window. There always is one: this program runs in pages only.
pub fn window() -> Window {
    js_sys::global().unchecked_into()
}

/// The document of the window.
pub fn document() -> Document {
    // There always is one in a window.
    window().document().unwrap_or_else(|| unreachable!())
}

/// A number by lot.
pub fn lot() -> u64 {
    (js_sys::Math::random() * 9e15) as u64
}

/// The number of this build.
pub fn build_number() -> String {
    let meta = document().query_selector("meta[name=abalone-build]");
    let meta = meta.ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content"))
        .unwrap_or_default()
}

/// The address of a file of this build. The page's loader knows it: the page that
/// is one single file holds the others itself.
pub fn address_of(file: &str) -> String {
    // Fails only for what is no object, and then there is nothing.
    let known = js_sys::Reflect::get(&window(), &"abaloneAt".into()).unwrap_or_default();
    let told = known
        .dyn_into::<Function>()
        .and_then(|at| at.call1(&wasm_bindgen::JsValue::UNDEFINED, &file.into()));
    told.ok().and_then(|at| at.as_string()).unwrap_or_default()
}

/// Hears an event of the window for as long as the page lives.
pub fn listen<E: JsCast>(event: &str, act: impl Fn(&E) + 'static) {
    hear(event, Box::new(move |event| act(event.unchecked_ref())));
}

// What is handed to the browser is compiled once each, not anew for everything that
// is to be done: glue for a closure is a few hundred bytes.

#[inline(never)]
fn hear(event: &str, act: Box<dyn Fn(Event)>) {
    let closure = Closure::wrap(act);
    // Cannot fail for a function.
    let _ = window().add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Tells whoever listens to this event of the window.
pub fn dispatch(event: &str, detail: &str) {
    let with = CustomEventInit::new();
    with.set_detail(&detail.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &with) {
        // Fails only for an event that is under way.
        let _ = window().dispatch_event(&event);
    }
}

/// What a function of the browser calls back, once.
pub fn once(act: impl FnOnce() + 'static) -> Function {
    wrap(Box::new(act))
}

#[inline(never)]
fn wrap(act: Box<dyn FnOnce()>) -> Function {
    Closure::once_into_js(act).unchecked_into()
}

/// Does something right before the page is painted next.
pub fn next_frame(act: impl FnOnce() + 'static) {
    // Cannot fail for a function.
    let _ = window().request_animation_frame(&once(act));
}

/// Does something after so many milliseconds, unless what this returns is dropped.
pub fn later(millis: u32, act: impl FnOnce() + 'static) -> Timeout {
    wait(millis, Box::new(act))
}

#[inline(never)]
fn wait(millis: u32, act: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(millis, act)
}
