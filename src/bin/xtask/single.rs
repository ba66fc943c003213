//! The whole game in one file, `dist/abalone.html`: it runs from a double click, from
//! an attachment, and inside a frame that may do nothing but run scripts.
//!
//! The page's program is an inline script. Everything else that the site fetches
//! later lies in the page, packed, and is answered from memory (`single.js`): a
//! page without an origin may fetch nothing. The policy names the inline script and
//! style by their digests, and allows no address outside the page.

use crate::fault::{Context, Fault, Result};
use crate::loaders::{LOOKS, LOOKS_STYLE, PAGES_STYLE, SOUND};
use crate::paths::read;
use crate::precache::SINGLE;
use crate::{encode, paths, sha256, style, weight};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Starts the page.
const START: &str = include_str!("single.js");
/// The policy of the site's page, which is replaced.
const POLICY: &str = "http-equiv=\"Content-Security-Policy\" content=\"";
/// Gives the pages' program its words, as its loader does in the site.
const PAGES_WORDS: &str =
    "globalThis.abalonePagesWords=abaloneSpoken(`${document.documentElement.lang}-pages`);\n";
/// The address of the icon.
const ICON: &str = "./favicon.svg";

/// Makes it of a finished site.
///
/// # Errors
/// When a file is missing or not as the build writes it.
pub fn write(dist: &Path) -> Result<()> {
    let page = read(&dist.join("index.html"))?;
    let css = styles(dist, &page)?;
    let app = program(dist, "app")?;
    // What thinks where there is no worker makes one of itself where it can.
    let thinker = read(&dist.join("worker_inline.js"))?;
    let Program { body, init, .. } = &app;
    let script = format!("{thinker}\nconst start=(()=>{{{body}\nreturn {init};}})();\n{START}");
    let old = read(&dist.join("old-browser.js"))?;
    let looks = read(&dist.join(LOOKS))?;
    let inlined = [
        (&script, "</script"),
        (&old, "</script"),
        (&looks, "</script"),
        (&css, "</style"),
    ];
    for (text, end) in inlined {
        if text.contains(end) {
            return Err(Fault::new(format!("what is to be inlined holds `{end}`")));
        }
    }
    let policy = policy(&[&script, &old, &looks], &css);
    let mut html = String::new();
    let (head, body) = cut(&page, "</head>")?;
    for element in head.split_inclusive('>') {
        if !is_fetched(element) {
            html.push_str(element);
        }
    }
    let icon = fs::read(dist.join("favicon.svg")).context(|| "reading the icon".into())?;
    let address = format!("data:image/svg+xml;base64,{}", encode::base64(&icon));
    html = html.replacen(ICON, &address, 1);
    let (before, rest) = cut(&html, POLICY)?;
    let (_, after) = cut(rest, "\"")?;
    let mut html = format!(
        "{before}{POLICY}{policy}\"{after}<script data-key=\"abalone/settings\">{looks}</script><style>{css}</style></head>"
    );
    let (body, _) = cut(body, "<script nomodule")?;
    html.push_str(body);
    for (name, bytes) in files(dist, &app)? {
        let packed = weight::pack(&bytes).context(|| format!("packing {name}"))?;
        let text = encode::base64(&packed);
        let _ = writeln!(
            html,
            "<script type=\"text/plain\" data-file=\"{name}\">{text}</script>"
        );
    }
    let _ = writeln!(
        html,
        "<script nomodule>{old}</script><script type=\"module\">{script}</script></body></html>"
    );
    fs::write(dist.join(SINGLE), html).context(|| format!("writing {SINGLE}"))
}

/// Whether an element of the head is for what is fetched.
fn is_fetched(element: &str) -> bool {
    let element = element.trim_start();
    let link = element.starts_with("<link") && !element.contains("rel=\"icon\"");
    link || element.starts_with("<script") || element.starts_with("</script")
}

/// What lies in the page: the page's own program, and whatever a program asks
/// `abaloneAt` for.
fn files(dist: &Path, app: &Program) -> Result<Vec<(String, Vec<u8>)>> {
    let pages = program(dist, "pages")?;
    let mut files = vec![
        ("app.wasm".to_owned(), app.wasm.clone()),
        (
            "pages_loader.js".to_owned(),
            format!("{PAGES_WORDS}{}", pages.begun()).into_bytes(),
        ),
    ];
    for file in paths::files_under(dist).context(|| "reading the site".into())? {
        let name = file.strip_prefix(dist).unwrap_or(&file).to_string_lossy();
        if name.ends_with(".txt") || name == SOUND {
            let bytes = fs::read(&file).context(|| format!("reading {name}"))?;
            files.push((name.replace('\\', "/"), bytes));
        }
    }
    Ok(files)
}

/// A wasm file and its glue.
struct Program {
    /// The glue without its export.
    body: String,
    /// What begins it.
    init: String,
    wasm: Vec<u8>,
}

impl Program {
    /// A script that holds the wasm file too and begins it.
    fn begun(&self) -> String {
        format!(
            "{}\nconst packed=\"{}\";\nawait {}({{module_or_path:Uint8Array.from(atob(packed),\
             (letter)=>letter.charCodeAt(0))}});\n",
            self.body,
            encode::base64(&self.wasm),
            self.init
        )
    }
}

/// The program whose files begin with this word, and perhaps have a number behind.
fn program(dist: &Path, stem: &str) -> Result<Program> {
    let files = paths::files_under(dist).context(|| "reading the site".into())?;
    let wasm = files.into_iter().find(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let rest = name.strip_prefix(stem);
        rest.is_some_and(|rest| rest.starts_with(['-', '_']) && rest.ends_with("_bg.wasm"))
    });
    let wasm = wasm.ok_or_else(|| Fault::new(format!("there is no program {stem}")))?;
    let name = wasm.to_string_lossy().replace("_bg.wasm", ".js");
    let (body, init) = without_export(&read(Path::new(&name))?).ok_or_else(|| {
        Fault::new(format!("{name} is not as wasm-bindgen writes it"))
            .advise("check the version of wasm-bindgen in Cargo.toml")
    })?;
    let wasm = fs::read(&wasm).context(|| format!("reading {}", wasm.display()))?;
    Ok(Program { body, init, wasm })
}

/// Glue without its exports, and the name of what it exports by default.
fn without_export(glue: &str) -> Option<(String, String)> {
    // What a library exports is there when nothing has been made small.
    let glue = ["\n", glue].concat();
    let glue = glue.replace("\nexport class ", "\nclass ");
    let (body, exports) = glue.rsplit_once("export")?;
    let exports = exports.trim_start().strip_prefix('{')?.split('}').next()?;
    let init = exports
        .split(',')
        .find_map(|one| one.trim().strip_suffix(" as default"))?;
    Some((body.to_owned(), init.to_owned()))
}

/// The style sheets that the page links to, and those that it fetches later.
fn styles(dist: &Path, page: &str) -> Result<String> {
    let mut joined = String::new();
    for (_, file) in style::links(page) {
        joined += &read(&dist.join(file))?;
    }
    joined += &read(&dist.join(PAGES_STYLE))?;
    joined += &read(&dist.join(LOOKS_STYLE))?;
    Ok(joined)
}

/// A policy that lets in these scripts and this style, and what they make.
fn policy(scripts: &[&str], css: &str) -> String {
    let named = |text: &str| {
        format!(
            "'sha256-{}'",
            encode::base64(&sha256::digest(text.as_bytes()))
        )
    };
    let scripts: Vec<String> = scripts.iter().map(|script| named(script)).collect();
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval' blob:; style-src {}; \
         img-src data: blob:; connect-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'",
        scripts.join(" "),
        named(css)
    )
}

fn cut<'a>(text: &'a str, at: &str) -> Result<(&'a str, &'a str)> {
    text.split_once(at)
        .ok_or_else(|| Fault::new(format!("index.html holds no `{at}`")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glue_loses_its_export() {
        for (glue, name) in [
            (
                "let a;export { initSync, __wbg_init as default };\n",
                "__wbg_init",
            ),
            ("let a;export{P as default};", "P"),
        ] {
            let found = without_export(glue);
            assert_eq!(found, Some(("\nlet a;".to_owned(), name.to_owned())));
        }
        let (body, _) =
            without_export("export class A {}\nexport { b as default };").expect("glue");
        assert_eq!(body, "\nclass A {}\n");
        assert_eq!(without_export("let a;"), None);
    }

    #[test]
    fn only_the_icon_stays_in_the_head() {
        assert!(!is_fetched("\n<link rel=\"icon\" href=\"./favicon.svg\">"));
        assert!(!is_fetched("<meta charset=\"utf-8\">"));
        for gone in [
            "<link rel=\"preload\" href=\"./app.wasm\">",
            "\n<link rel=\"stylesheet\" href=\"./a.css\">",
            "<script type=\"module\" src=\"./loader.js\">",
            "</script>",
        ] {
            assert!(is_fetched(gone), "{gone}");
        }
    }

    #[test]
    fn the_policy_names_what_is_inlined() {
        let policy = policy(&["abc"], "");
        assert!(
            policy.contains("script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
        );
        assert!(policy.contains("style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
    }
}
