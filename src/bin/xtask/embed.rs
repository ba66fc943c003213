//! The board for other people's pages: its style sheet, the scripts that hold
//! everything for frames that may fetch nothing, and the numbers in its page.
//!
//! A frame without an origin (`sandbox="allow-scripts"`) may load plain scripts and
//! style sheets, and nothing else, unless the host sends headers that few hosts
//! send. So there is one script with the board's program and its words in it, and
//! one with the worker's.

use crate::fault::{Context, Fault, Result};
use crate::paths::{read, write};
use crate::{encode, loaders, paths, style, weight};
use abalone::embed::Object;
use abalone::i18n::{Lang, Part};
use std::fs;
use std::path::Path;

/// What the sheet of the board is made of, in order; the folder is `style/`.
const SHEETS: [&str; 7] = [
    "tokens.css",
    "app.css",
    "controls.css",
    "players.css",
    "panels.css",
    "board.css",
    "embed.css",
];
/// See [`sandboxed`]; `abalone-embed.js` knows the name.
const SANDBOXED: &str = "embed-sandbox.html";
/// What in the page stands for the number of the build.
const BUILD: &str = "name=\"abalone-build\" content=\"dev\"";
/// What in the page stands for the languages.
const LANGUAGES: &str = "name=\"abalone-languages\" content=\"\"";
/// How the glue says where its program lies, which a plain script cannot.
const ADDRESS: &str = "import.meta.url";

/// Writes the style sheet, the scripts that hold everything and the page. Scripts
/// are as wasm-bindgen wrote them or shortened, but not minified yet; `build` is the
/// number of the build, or what stands for it.
///
/// # Errors
/// When a file is not as it is known to be.
pub fn assemble(staging: &Path, build: &str) -> Result<()> {
    write(&staging.join("embed.css"), &sheet()?)?;
    let board = program(staging, "embed")?;
    let words = words();
    write(
        &staging.join("embed_inline.js"),
        &format!("{board}globalThis.abaloneInline = {{ words: {words}, start: embedProgram }};\n"),
    )?;
    let worker = program(staging, "worker")?;
    write(
        &staging.join("worker_inline.js"),
        &format!("const abaloneOf = \"{build}\";\n{worker}{STAND_IN}"),
    )?;
    let page = staging.join("embed.html");
    let html = read(&page)?;
    if !html.contains(BUILD) {
        return Err(Fault::new(
            "embed.html has no meta element for the build number",
        ));
    }
    let numbered = format!("name=\"abalone-build\" content=\"{build}\"");
    let html = loaders::with_looks(&html.replace(BUILD, &numbered), build)?;
    let spoken = format!("name=\"abalone-languages\" content=\"{}\"", languages());
    if !html.contains(LANGUAGES) {
        return Err(Fault::new("embed.html has no meta element for languages"));
    }
    let html = html.replace(LANGUAGES, &spoken);
    write(&page, &html)?;
    write(&staging.join(SANDBOXED), &sandboxed(&html)?)
}

/// The page for frames without an origin. There some browsers (Safari) take `'self'`
/// in a policy for nothing and load no script at all, so it names the ways by which
/// a site can be reached instead.
fn sandboxed(html: &str) -> Result<String> {
    let mut wide = html.to_owned();
    for directive in ["default-src 'self'", "script-src 'self'"] {
        if !wide.contains(directive) {
            return Err(Fault::new(format!(
                "embed.html has no policy `{directive}`"
            )));
        }
        wide = wide.replacen(directive, &format!("{directive} http: https:"), 1);
    }
    Ok(wide)
}

/// Makes what behaves like a worker: one that is made of this script, or else the
/// program on the page itself, which the program does not notice but for
/// `abaloneScope` (`src/bin/worker.rs`).
const STAND_IN: &str = r#"globalThis.abaloneThinker = () => {
  const outside = { onmessage: null, onerror: null };
  const here = () => {
    const inside = {
      performance,
      onmessage: null,
      postMessage: (data) => setTimeout(() => outside.onmessage?.({ data })),
    };
    outside.postMessage = (data) => setTimeout(() => inside.onmessage?.({ data }));
    outside.terminate = () => { inside.onmessage = outside.onmessage = null; };
    globalThis.abaloneBuild = abaloneOf;
    globalThis.abaloneScope = inside;
    workerProgram().catch((error) => outside.onerror?.(error));
  };
  try {
    // A refused promise is no error that the page hears of.
    const text = `globalThis.abaloneBuild = "${abaloneOf}";(${workerProgram})()` +
      ".catch((error) => setTimeout(() => { throw error; }));";
    const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    let alive = false;
    worker.onmessage = (event) => { alive = true; outside.onmessage?.(event); };
    worker.onerror = (event) => {
      worker.terminate();
      if (alive) outside.onerror?.(event);
      else here();
    };
    outside.postMessage = (data) => worker.postMessage(data);
    outside.terminate = () => worker.terminate();
  } catch { here(); }
  return outside;
};
"#;

/// A program and its glue as a function of a plain script, `NAMEProgram`, that
/// starts it and needs nothing from outside: its text is enough to make a worker.
/// It makes no blob: WebKit cannot read one in a worker of a page that is a file.
fn program(staging: &Path, name: &str) -> Result<String> {
    let glue = read(&staging.join(format!("{name}.js")))?;
    let wasm_file = staging.join(format!("{name}_bg.wasm"));
    let wasm = fs::read(&wasm_file).context(|| format!("reading {}", wasm_file.display()))?;
    let glue = plain(&glue)
        .ok_or_else(|| Fault::new(format!("{name}.js does not end as wasm-bindgen's does")))?;
    let packed = encode::base64(&weight::pack(&wasm).context(|| format!("compressing {name}"))?);
    Ok(format!(
        "const {name}Program = async function () {{\n{glue}\n\
         const packed = Uint8Array.from(atob(\"{packed}\"), (letter) => letter.charCodeAt(0));\n\
         const unpacking = new DecompressionStream(\"gzip\");\n\
         const into = unpacking.writable.getWriter();\n\
         into.write(packed);\n\
         into.close();\n\
         const bytes = await new Response(unpacking.readable).arrayBuffer();\n\
         return __wbg_init({{ module_or_path: bytes }});\n}};\n"
    ))
}

/// The glue as the body of a function: no exports, and no address of its own.
fn plain(glue: &str) -> Option<String> {
    let (body, exported) = glue.trim_end().rsplit_once("\nexport {")?;
    let whole = exported.contains("__wbg_init as default") && exported.ends_with("};");
    whole.then(|| {
        let body = body.replace(ADDRESS, "location.href");
        ["\n", &body].concat().replace("\nexport ", "\n")
    })
}

/// The words of every language as one object of a script.
fn words() -> String {
    let object = Lang::ALL.into_iter().fold(Object::new(), |object, lang| {
        object.text(&Part::Board.name(lang), &Part::Board.text(lang))
    });
    object.finish()
}

/// The languages that there are, as the page's loader wants them.
fn languages() -> String {
    Lang::ALL.map(Lang::code).join(" ")
}

/// The style sheet.
fn sheet() -> Result<String> {
    let mut joined = String::new();
    for sheet in SHEETS {
        let text = read(&paths::root().join("style").join(sheet))?;
        joined.push_str(&style::tighten(&text));
    }
    Ok(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_both_grounds() {
        let sheet = sheet().expect("the sheets are there");
        assert!(sheet.contains(":root[data-dark]{") && sheet.contains("--board-light"));
        assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
    }

    #[test]
    fn a_page_without_an_origin_names_no_origin() {
        let page = "content=\"default-src 'self'; script-src 'self' 'x'; img-src 'self'\"";
        assert_eq!(
            sandboxed(page).expect("it has a policy"),
            "content=\"default-src 'self' http: https:; script-src 'self' http: https: 'x'; \
             img-src 'self'\""
        );
        assert!(sandboxed("").is_err());
    }

    #[test]
    fn glue_becomes_plain() {
        let glue = "export class A {\n}\nlet a = 1;\nnew URL('x', import.meta.url);\n\nexport { __wbg_init as default };\n";
        let body = plain(glue).expect("it ends as it should");
        assert_eq!(
            body,
            "\nclass A {\n}\nlet a = 1;\nnew URL('x', location.href);\n"
        );
        assert!(plain("let a = 1;").is_none());
    }
}
