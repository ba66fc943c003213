//! Theme, ground, accent and language of a board in another page.

use super::Embed;
use crate::embed::{Ground, Params, Theme};
use crate::i18n::Lang;
use crate::ui::browser::{dispatch, document};
use crate::ui::{DRESS, words};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Dresses the page as it is asked for, and names it.
pub(super) fn begin(embed: Embed) {
    dress(&embed.params.borrow());
    name(embed.app.lang_now());
}

/// Dresses the page.
pub(super) fn dress(params: &Params) {
    // Wood and the system's ground are nobody's choice.
    let theme = ["theme ", params.theme.name()].concat();
    let scheme = match params.bg {
        Ground::Auto => "",
        Ground::Light => "scheme light",
        Ground::Dark => "scheme dark",
    };
    let wood = params.theme == Theme::Wood;
    let chosen = [if wood { "" } else { &theme }, "\n", scheme].concat();
    dispatch(DRESS, &chosen);
    let Some(root) = document().document_element() else {
        return;
    };
    let accent = params.accent.as_ref();
    if let (Some(accent), Some(root)) = (accent, root.dyn_ref::<HtmlElement>()) {
        let colour = ["#", accent].concat();
        for (name, value) in [
            ("--accent", colour.as_str()),
            ("--accent-strong", &colour),
            ("--on-accent", readable_on(accent)),
        ] {
            // Six digits are a colour.
            let _ = root.style().set_property(name, value);
        }
    }
}

/// Black or white, whichever is read more easily on a colour.
fn readable_on(hex: &str) -> &'static str {
    let part = |at: usize| {
        let digits = hex.get(at..at + 2).unwrap_or_default();
        u32::from_str_radix(digits, 16).unwrap_or(0)
    };
    // How bright the eye finds red, green and blue, in thousandths.
    let bright = 299 * part(0) + 587 * part(2) + 114 * part(4);
    if bright > 140_000 { "#000" } else { "#fff" }
}

/// Speaks another language, or English for one that there is not.
pub(super) fn speak(embed: Embed, code: String) {
    embed.params.borrow_mut().lang = Some(code.clone());
    let lang = Lang::from_code(&code).unwrap_or_default();
    let code = Some(lang.code().to_owned());
    embed.app.settings.update(|s| s.language = code);
    want_words(embed);
    name(embed.app.lang_now());
}

/// Speaks the language that is wanted as soon as its words are here.
pub(super) fn follow_words(embed: Embed) {
    words::follow(&super::WORDS, move |taken| {
        if taken {
            embed.app.settings.notify();
            name(embed.app.lang_now());
        }
    });
    want_words(embed);
}

fn want_words(embed: Embed) {
    let wanted = embed
        .app
        .settings
        .peek(|s| words::wanted(s, embed.app.browser));
    words::want(&super::WORDS, wanted);
}

/// Names the language and the page.
pub(super) fn name(lang: Lang) {
    if let Some(root) = document().document_element() {
        // Cannot fail for an attribute of this name.
        let _ = root.set_attribute("lang", lang.code());
    }
    document().set_title(lang.embed().title);
}
