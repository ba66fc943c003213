//! The small scripts that load the programs which the page fetches later.
//!
//! The files of these programs keep their names from build to build, so their
//! addresses carry the build's number: page, glue and wasm are always of one
//! build.

use crate::fault::{Fault, Result};
use abalone::i18n::Lang;

/// The style sheet of the pages' program, loaded with it.
pub const PAGES_STYLE: &str = "pages.css";
/// What the sources have in files of their own and goes behind it, in order.
pub const PAGES_STYLE_REST: [&str; 7] = [
    "pages-fields.css",
    "pages-rules.css",
    "pages-agree.css",
    "pages-share.css",
    "pages-present.css",
    "pages-link.css",
    "pages-settings.css",
];

/// The script that dresses a page, with the sheet that it may fetch.
pub const LOOKS: &str = "looks.js";
/// The sheet of the looks that somebody has to choose.
pub const LOOKS_STYLE: &str = "looks.css";
/// What makes sounds, fetched for the first one.
pub const SOUND: &str = "sound.js";

/// A page whose script of the looks is of this build.
///
/// # Errors
/// When the page does not have it.
pub fn with_looks(html: &str, build: &str) -> Result<String> {
    let plain = format!("src=\"./{LOOKS}\"");
    if !html.contains(&plain) {
        return Err(Fault::new(format!("a page does not begin with {LOOKS}")));
    }
    Ok(html.replace(&plain, &format!("src=\"./{LOOKS}?v={build}\"")))
}

/// Fetches words: the first ones at once, in the language that is probably the
/// right one, others when a program wants them (`src/ui/words.rs` names the
/// events). Part of the loader of a program that speaks.
pub fn words() -> String {
    let codes: Vec<String> = (Lang::ALL.iter())
        .map(|lang| format!("\"{}\"", lang.code()))
        .collect();
    let codes = codes.join(",");
    format!(
        r#"const fetched = async (name) => {{
const answer = await fetch(abaloneAt(`words-${{name}}.txt`));
if (!answer.ok) throw new Error(`no words: ${{name}}`);
return `${{name}}\n${{await answer.text()}}`;
}};
addEventListener("abalone-want-words", async ({{ detail }}) => {{
const words = await fetched(detail).catch(() => detail);
dispatchEvent(new CustomEvent("abalone-words", {{ detail: words }}));
}});
const chosen = () => {{
try {{ return /^language (.+)$/m.exec(localStorage.getItem("abalone/settings"))?.[1]; }} catch {{}}
}};
const first = fetched([chosen(), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase())
.find((tag) => [{codes}].includes(tag)) ?? "en");
"#
    )
}

/// The loader of the worker.
///
/// It tells the page which build it is of: what a server that has been updated
/// meanwhile sends is not taken for what was asked for.
pub fn worker(build: &str) -> String {
    format!(
        "import init from \"./worker.js?v={build}\";\n\
         globalThis.abaloneBuild = \"{build}\";\n\
         await init({{ module_or_path: new URL(\"./worker_bg.wasm?v={build}\", import.meta.url) }});\n"
    )
}

/// The loader of the pages' program. The page listens for the event that says
/// that it could not be had (`src/between.rs` names it). A browser remembers a
/// module that it could not load, so a second try comes with another address, and
/// what it is adds to the addresses of the other files too. Asked for by a page of
/// another build, it says so (a program of version 0 is none that anybody takes).
pub fn pages(build: &str) -> String {
    format!(
        r#"const asked = new URL(import.meta.url).searchParams;
const say = (detail) => dispatchEvent(new CustomEvent("abalone-from-pages", {{ detail }}));
const again = asked.get("try");
const at = (file) => new URL(`./${{file}}?v={build}${{again ? `&try=${{again}}` : ""}}`, import.meta.url).href;
const styled = () => new Promise((done, failed) => {{
const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = at("{PAGES_STYLE}");
sheet.onload = done;
sheet.onerror = () => {{ sheet.remove(); failed(new Error("no style sheet")); }};
document.head.append(sheet);
}});
if (asked.get("v") !== "{build}") say("ready 0");
else try {{
const language = document.documentElement.lang;
const words = async () => {{
const answer = await fetch(at(`words-${{language}}-pages.txt`));
if (!answer.ok) throw new Error("no words");
globalThis.abalonePagesWords = `${{language}}-pages\n${{await answer.text()}}`;
}};
const [program] = await Promise.all([import(at("pages.js")), styled(), words()]);
await program.default({{ module_or_path: at("pages_bg.wasm") }});
}} catch (error) {{
console.error(error);
say("failed");
}}
"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_dressed_by_its_own_build() {
        let page = with_looks("<script src=\"./looks.js\" data-key=\"a\">", "12");
        assert_eq!(
            page.expect("it has the script"),
            "<script src=\"./looks.js?v=12\" data-key=\"a\">"
        );
        assert!(with_looks("<p>", "12").is_err());
    }

    #[test]
    fn addresses_carry_the_build() {
        assert_eq!(worker("12").matches("?v=12").count(), 2);
        let pages = pages("12");
        assert!(pages.contains("${file}?v=12${again"), "{pages}");
        for file in ["pages.js", "pages.css", "pages_bg.wasm"] {
            assert!(pages.contains(&format!("at(\"{file}\")")), "{file}");
        }
    }
}
