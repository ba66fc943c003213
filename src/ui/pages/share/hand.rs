//! What leaves the page: by the clipboard, by the browser's own way to share, as a
//! file.

use super::super::{Pages, say};
use crate::between::FromPages;
use crate::ui::browser::{document, once, window};
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::widgets::{PickIn, button, worded};
use js_sys::{Array, Function, Object, Reflect};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, HtmlInputElement,
    HtmlTextAreaElement,
};

/// A text that can be copied, in a field that shows all of it or its beginning.
pub fn output(
    pages: Pages,
    id: &'static str,
    label: PickIn<Pages>,
    code: bool,
    text: Rc<dyn Fn() -> String>,
) -> El {
    let tag = if code { "textarea" } else { "input" };
    let shown = Rc::clone(&text);
    let field = el(tag)
        .id(id)
        .class("input")
        .attr("readonly", "")
        .attr("spellcheck", "false")
        .prop("value", move || JsValue::from(shown()));
    let copying = move || copy(pages, id, &text());
    el("div")
        .class("field")
        .child(worded(pages, "label", "", label).attr("for", id))
        .child(
            el("div")
                .class(if code { "code-row" } else { "out-row" })
                .child(field)
                .child(button(
                    pages,
                    "button",
                    Some(icons::COPY),
                    |m| m.share.copy,
                    Box::new(copying),
                )),
        )
}

/// Puts a text on the clipboard and says so. Where that is not allowed, the text
/// is selected in its field.
fn copy(pages: Pages, field: &'static str, text: &str) {
    let words = &pages.lang_now().pages().share;
    let copied = move || say(&FromPages::Say(words.copied.to_owned()));
    let refused = move || {
        select(field);
        say(&FromPages::Say(words.not_copied.to_owned()));
    };
    let clipboard = property(&window().navigator(), "clipboard");
    match call(&clipboard, "writeText", &JsValue::from_str(text)) {
        Some(promise) => settle(&promise, copied, move |_| refused()),
        None => refused(),
    }
}

fn select(id: &str) {
    let Some(field) = document().get_element_by_id(id) else {
        return;
    };
    match field.dyn_into::<HtmlInputElement>() {
        Ok(field) => field.select(),
        Err(field) => {
            if let Ok(area) = field.dyn_into::<HtmlTextAreaElement>() {
                area.select();
            }
        }
    }
}

/// Whether the browser has a way of its own to share.
pub fn can_send() -> bool {
    property(&window().navigator(), "share").is_function()
}

/// Hands an address to the browser's own way to share.
pub fn send(title: &str, address: &str) {
    let what = Object::new();
    // Setting properties of a new object cannot fail.
    let _ = Reflect::set(&what, &"title".into(), &title.into());
    let _ = Reflect::set(&what, &"url".into(), &address.into());
    if let Some(promise) = call(&window().navigator(), "share", &what) {
        // Whoever changes his mind need not be told.
        settle(&promise, || {}, |_| {});
    }
}

/// A property, or nothing.
pub fn property(of: &JsValue, name: &str) -> JsValue {
    // Fails only for what is no object, and then there is nothing.
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// Calls a method that may not be there, or may refuse.
pub fn call(of: &JsValue, method: &str, argument: &JsValue) -> Option<JsValue> {
    let method: Function = property(of, method).dyn_into().ok()?;
    method.call1(of, argument).ok()
}

/// What follows on a promise that is kept, or broken for a reason.
pub fn settle(
    promise: &JsValue,
    kept: impl FnOnce() + 'static,
    broken: impl FnOnce(JsValue) + 'static,
) {
    if let Ok(then) = property(promise, "then").dyn_into::<Function>() {
        let kept = once(kept);
        let broken = Closure::once_into_js(broken);
        // A promise always has this method.
        let _ = then.call2(promise, &kept, &broken);
    }
}

/// The address of a picture that is in the page itself.
pub fn address_of(svg: &str) -> String {
    let coded: String = js_sys::encode_uri_component(svg).into();
    ["data:image/svg+xml,", &coded].concat()
}

/// A picture as pixels: drawn by the browser, given on when it is there.
pub fn png(svg: &str, width: u32, height: u32, give: impl Fn(Option<Blob>) + 'static) {
    let give = Rc::new(give);
    let Ok(image) = HtmlImageElement::new() else {
        return give(None);
    };
    let (drawn, giving) = (image.clone(), Rc::clone(&give));
    let loaded = once(move || {
        if paint(&drawn, width, height, &giving).is_err() {
            giving(None);
        }
    });
    let failed = once(move || give(None));
    image.set_onload(Some(&loaded));
    image.set_onerror(Some(&failed));
    image.set_src(&address_of(svg));
}

fn paint(
    image: &HtmlImageElement,
    width: u32,
    height: u32,
    give: &Rc<impl Fn(Option<Blob>) + 'static>,
) -> Result<(), JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(
        image,
        0.0,
        0.0,
        width.into(),
        height.into(),
    )?;
    let give = Rc::clone(give);
    let done = Closure::once_into_js(move |blob: JsValue| give(blob.dyn_into().ok()));
    canvas.to_blob(done.unchecked_ref())
}

/// Bytes as what files are made of.
pub fn bytes_blob(bytes: &[u8], media_type: &str) -> Option<Blob> {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type(media_type);
    let parts = Array::of1(&js_sys::Uint8Array::from(bytes));
    Blob::new_with_u8_array_sequence_and_options(&parts, &kind).ok()
}

/// A box to tick, with a word.
pub fn tick(
    pages: Pages,
    label: PickIn<Pages>,
    on: impl Fn() -> bool + 'static,
    turn: impl Fn(bool) + 'static,
) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .prop("checked", move || JsValue::from(on()))
        .on("change", move |event| {
            turn(crate::ui::widgets::checked(&event));
        });
    el("label")
        .class("check")
        .child(input)
        .child(worded(pages, "span", "", label))
}

/// A line of text to be written.
pub fn line(
    pages: Pages,
    id: &'static str,
    label: PickIn<Pages>,
    now: impl Fn() -> String + 'static,
    take: impl Fn(String) + 'static,
) -> El {
    let input = el("input")
        .id(id)
        .class("input")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .prop("value", move || JsValue::from(now()))
        .on("input", move |event| {
            take(crate::ui::widgets::value(&event));
        });
    el("div")
        .class("field")
        .child(worded(pages, "label", "", label).attr("for", id))
        .child(input)
}
