//! Files that go out and come in, and the clipboard.

use super::app::App;
use super::browser::{document, once, window};
use super::widgets::Pick;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, FileList, FileReader, HtmlAnchorElement, Url};

/// Offers a text as a file to keep.
pub fn save(name: &str, text: &str) {
    // Each step can only fail in a browser without files at all.
    let _ = text_blob(text, "text/plain;charset=utf-8").and_then(|blob| save_blob(name, &blob));
}

/// A text as what files are made of.
pub fn text_blob(text: &str, media_type: &str) -> Result<Blob, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media_type);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    Blob::new_with_str_sequence_and_options(&parts, &kind)
}

/// Offers something as a file to keep.
pub fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Puts a text on the clipboard and says so.
pub fn copy(app: App, text: String) {
    let promise = window().navigator().clipboard().write_text(&text);
    let tell =
        move |pick: Pick| once(move || app.toasts.show(pick(app.words_now()).to_owned(), None));
    let copied = tell(|m| m.record.copied);
    let denied = tell(|m| m.notice.clipboard_denied);
    let then = js_sys::Reflect::get(&promise, &"then".into()).unwrap_or_default();
    if let Some(then) = then.dyn_ref::<js_sys::Function>() {
        // A promise always has this method.
        let _ = then.call2(&promise, &copied, &denied);
    }
}

/// Reads files as text, each given on when it is there: its name, and the text
/// if it could be read.
pub fn read(files: FileList, give: impl Fn(String, Option<String>) + Clone + 'static) {
    for index in 0..files.length() {
        let Some(file) = files.get(index) else {
            continue;
        };
        let (name, give) = (file.name(), give.clone());
        let Ok(reader) = FileReader::new() else {
            give(name, None);
            continue;
        };
        let done = reader.clone();
        let on_end = once(move || {
            let text = done.result().ok().and_then(|text| text.as_string());
            give(name, text);
        });
        reader.set_onloadend(Some(&on_end));
        // What cannot be read ends as well, without a text.
        let _ = reader.read_as_text(&file);
    }
}

/// This day, as records write it.
pub fn today() -> String {
    date(js_sys::Date::now() as u64)
}

/// The day of a time in milliseconds since 1970, as records write it.
pub fn date(millis: u64) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    let two = |n: u32| {
        let digits = n.to_string();
        if n < 10 {
            ["0", &digits].concat()
        } else {
            digits
        }
    };
    let day = [two(date.get_month() + 1), two(date.get_date())];
    [
        date.get_full_year().to_string().as_str(),
        ".",
        &day[0],
        ".",
        &day[1],
    ]
    .concat()
}
