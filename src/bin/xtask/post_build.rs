//! The last step of trunk's build, on the folder that trunk staged: shrinks the
//! wasm files, their glue and the style sheets, moves the inline loader to a file,
//! writes the loaders of what is fetched later, gives the build a number, and lists
//! for the service worker what is to be kept on the visitor's device.

use crate::fault::{Context, Fault, Result};
use crate::loaders::{LOOKS_STYLE, PAGES_STYLE, PAGES_STYLE_REST};
use crate::paths::{read, write};
use crate::wasm_opt::{self, Aim};
use crate::{
    alike, dead, embed, loaders, minify, names, paths, precache, single, site, stamp, style,
};
use abalone::i18n::{Lang, Part};
use std::fs;
use std::path::{Path, PathBuf};

const SCRIPT: &str = "<script type=\"module\">";
const SCRIPT_END: &str = "</script>";
/// Stands for the number of the build until all else is written.
const NUMBER: &str = "number-of-the-build";
const BUILD: &str = "name=\"abalone-build\" content=\"dev\"";

/// The hook; trunk names the folder in the environment.
///
/// # Errors
/// When a file is not as trunk is known to write it.
pub fn run() -> Result<()> {
    let staging: PathBuf = std::env::var_os("TRUNK_STAGING_DIR")
        .ok_or_else(|| {
            Fault::new("post-build is called by trunk").advise("run `cargo xtask build`")
        })?
        .into();
    join_pages_styles(&staging)?;
    let release = std::env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release");
    let small = release && std::env::var_os(site::QUICK).is_none();
    if small {
        bury(&staging)?;
        shrink(&staging)?;
        shorten(&staging)?;
        join_styles(&staging)?;
        tighten(&staging.join(PAGES_STYLE))?;
        tighten(&staging.join(LOOKS_STYLE))?;
    }
    embed::assemble(&staging, NUMBER)?;
    write_words(&staging)?;
    let build = NUMBER;
    let page = staging.join("index.html");
    let html = read(&page)?;
    let (html, loader) = extract_loader(&html, build)
        .ok_or_else(|| Fault::new("index.html has no module script of trunk's"))?;
    if !html.contains(BUILD) {
        return Err(Fault::new(
            "index.html has no meta element for the build number",
        ));
    }
    let html = html.replace(
        BUILD,
        &format!("name=\"abalone-build\" content=\"{build}\""),
    );
    write(&page, &tighten_page(&loaders::with_looks(&html, build)?))?;
    let loader = loader.replace("// words\n", &loaders::words());
    write(&staging.join(loader_name(build)), &loader)?;
    write(&staging.join("worker_loader.js"), &loaders::worker(build))?;
    write(&staging.join("pages_loader.js"), &loaders::pages(build))?;
    if small {
        minify::folder(&staging)?;
    }
    let build = number(&staging)?;
    single::write(&staging)?;
    precache::write(&staging, &build).context(|| "listing the files of the site".into())
}

/// Gives the build its number, which is made of all its files as they are: two
/// builds with one number are the same. Returns it.
fn number(staging: &Path) -> Result<String> {
    let build = stamp::of_folder(staging)?;
    for file in paths::files_under(staging).context(|| "reading the staged site".into())? {
        let ending = file.extension().unwrap_or_default();
        if !["html", "js"].iter().any(|known| ending == *known) {
            continue;
        }
        let text = read(&file)?;
        if text.contains(NUMBER) {
            write(&file, &text.replace(NUMBER, &build))?;
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.contains(NUMBER) {
            let numbered = file.with_file_name(name.replace(NUMBER, &build));
            fs::rename(&file, numbered).context(|| format!("renaming {name}"))?;
        }
    }
    Ok(build)
}

/// Writes each language into files of its own.
fn write_words(staging: &Path) -> Result<()> {
    for lang in Lang::ALL {
        for part in Part::ALL {
            write(&staging.join(part.file(lang)), &part.text(lang))?;
        }
    }
    Ok(())
}

/// Takes out of the wasm files what a library offers to scripts and nobody calls,
/// so that what it needs can go too.
fn bury(staging: &Path) -> Result<()> {
    for wasm in wasm_files(staging)? {
        let name = wasm.display().to_string();
        let bytes = fs::read(&wasm).context(|| format!("reading {name}"))?;
        if let Some(bytes) = dead::without_exports(&bytes) {
            fs::write(&wasm, bytes).context(|| format!("writing {name}"))?;
        }
    }
    Ok(())
}

/// The programs of the site.
fn wasm_files(staging: &Path) -> Result<Vec<PathBuf>> {
    let files = paths::files_under(staging).context(|| "reading the staged site".into())?;
    let is_wasm = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "wasm");
    Ok(files.into_iter().filter(is_wasm).collect())
}

/// Whether a program is to be fast rather than small.
fn is_fast(wasm: &Path) -> bool {
    let name = wasm.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with("worker")
}

fn shrink(staging: &Path) -> Result<()> {
    let Some(program) = wasm_opt::find() else {
        return Ok(());
    };
    for file in wasm_files(staging)? {
        let aim = if is_fast(&file) {
            Aim::Speed
        } else {
            Aim::Size
        };
        wasm_opt::shrink(&program, &file, aim)?;
    }
    Ok(())
}

/// Shortens the names that wasm files and their glue share, and the glue.
fn shorten(staging: &Path) -> Result<()> {
    for wasm in wasm_files(staging)? {
        let name = wasm.to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix("_bg.wasm") else {
            continue;
        };
        let glue = PathBuf::from(format!("{stem}.js"));
        let bytes = fs::read(&wasm).context(|| format!("reading {name}"))?;
        let script = dead::without_unused(&read(&glue)?, &bytes);
        let (bytes, script) = names::shorten(&bytes, &script).ok_or_else(|| {
            Fault::new(format!("{name} is not as wasm-bindgen writes it"))
                .advise("check the version of wasm-bindgen in Cargo.toml")
        })?;
        fs::write(&wasm, bytes).context(|| format!("writing {name}"))?;
        write(&glue, &names::tighten_script(&script))?;
        if let Some(program) = wasm_opt::find()
            && !is_fast(&wasm)
        {
            wasm_opt::shrink(&program, &wasm, Aim::SizeAgain)?;
            let bytes = fs::read(&wasm).context(|| format!("reading {name}"))?;
            fs::write(&wasm, alike::together(&bytes)?).context(|| format!("writing {name}"))?;
        }
    }
    Ok(())
}

/// Takes comments and line breaks out of a style sheet.
fn tighten(sheet: &Path) -> Result<()> {
    write(sheet, &style::tighten(&read(sheet)?))
}

/// Makes one style sheet of those of the pages' program.
fn join_pages_styles(staging: &Path) -> Result<()> {
    let first = staging.join(PAGES_STYLE);
    let mut joined = read(&first)?;
    for rest in PAGES_STYLE_REST {
        let path = staging.join(rest);
        joined.push_str(&read(&path)?);
        fs::remove_file(&path).context(|| format!("removing {rest}"))?;
    }
    write(&first, &joined)
}

/// Makes one style sheet of those that the page links to.
fn join_styles(staging: &Path) -> Result<()> {
    let page = staging.join("index.html");
    let html = read(&page)?;
    let links = style::links(&html);
    let Some(&(first_element, first_file)) = links.first() else {
        return Ok(());
    };
    let mut joined = String::new();
    let mut shorter = html.clone();
    for &(element, file) in &links {
        let path = staging.join(file);
        joined.push_str(&style::tighten(&read(&path)?));
        fs::remove_file(&path).context(|| format!("removing {file}"))?;
        if element != first_element {
            shorter = shorter.replacen(element, "", 1);
        }
    }
    let mut hash = stamp::Fnv::new();
    hash.part(joined.as_bytes());
    let name = format!("style-{}.css", hash.hex());
    let shorter = shorter.replacen(first_file, &name, 1);
    write(&staging.join(&name), &joined)?;
    write(&page, &shorter)
}

/// The page without comments and indentation.
fn tighten_page(html: &str) -> String {
    let mut words = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, comment)) = rest.split_once("<!--") {
        words.push_str(before);
        rest = comment.split_once("-->").map_or("", |(_, after)| after);
    }
    words.push_str(rest);
    let lines = words.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// The page without its inline script, and the script.
///
/// A page whose only scripts are files can forbid all others, so that nothing
/// that slips into it from a game record or a link can ever run.
fn extract_loader(html: &str, build: &str) -> Option<(String, String)> {
    let (before, rest) = html.split_once(SCRIPT)?;
    let (script, after) = rest.split_once(SCRIPT_END)?;
    let name = loader_name(build);
    let tag = format!("<script type=\"module\" src=\"./{name}\">{SCRIPT_END}");
    Some((
        format!("{before}{tag}{after}"),
        format!("{}\n", script.trim()),
    ))
}

fn loader_name(build: &str) -> String {
    format!("loader-{build}.js")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_loses_comments_and_indentation() {
        let html = "<p>\n    <!-- a\n b -->\n    <b>x</b> y\n</p>\n";
        assert_eq!(tighten_page(html), "<p>\n<b>x</b> y\n</p>");
    }

    #[test]
    fn the_loader_moves_to_a_file() {
        let html = "<head>\n<script type=\"module\">\nimport(\"./app.js\")\n</script></head>";
        let (page, script) = extract_loader(html, "12").expect("a script is there");
        assert_eq!(
            page,
            "<head>\n<script type=\"module\" src=\"./loader-12.js\"></script></head>"
        );
        assert_eq!(script, "import(\"./app.js\")\n");
        assert!(extract_loader("<head></head>", "12").is_none());
    }
}
