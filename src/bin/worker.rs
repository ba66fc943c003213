//! The worker: the message loop round the engine.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    // Whatever the page sent before this arrives is lost, so it waits for it.
    // Posting a string cannot fail; were it to, the page would time out and say so.
    let _ = scope.post_message(&"ready".into());
}
