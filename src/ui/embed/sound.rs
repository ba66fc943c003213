//! Moves that are heard, where the address asks for sound: the page's loader
//! (`public/embed-loader.js`) knows how to make one.

use super::Embed;
use wasm_bindgen::{JsCast, JsValue};

/// The function that makes the sound of a move.
const KNOCK: &str = "abaloneKnock";

/// A move was made.
pub(super) fn moved(embed: Embed) {
    if !embed.params.borrow().sound {
        return;
    }
    let knock = js_sys::Reflect::get(&js_sys::global(), &KNOCK.into());
    let knock = knock.and_then(|knock| knock.dyn_into::<js_sys::Function>());
    // Where sound cannot be had, there is none.
    let _ = knock.and_then(|knock| knock.call0(&JsValue::UNDEFINED));
}
