//! Nothing sticks out and nothing is cut off: every screen, in six languages, on a
//! narrow phone, as it comes, with the text at twice its size, and with as much room
//! between letters, words and lines as WCAG 2.2 (1.4.12) allows a reader to ask for.

use crate::browser::{Browser, skipped_in};
use crate::page::{Device, LAPTOP, PHONE, Page};
use crate::screens::{FOLDER, wanted_screens};
use serde_json::Value;
use std::path::PathBuf;

/// Finds what does not fit; returns a line for each.
const OVERFLOW: &str = include_str!("overflow.js");

/// How a reader may have the page: a name, and what is done to it.
const READERS: [(&str, &str); 3] = [
    ("as it comes", "fit('')"),
    ("text at 200 %", "fit(':root{font-size:200%}')"),
    (
        "text spaced out",
        "fit('*{line-height:1.5!important;letter-spacing:.12em!important;\
         word-spacing:.16em!important}p{margin-bottom:2em!important}')",
    ),
];

/// Gives the page a style sheet of the reader's, in a way that its policy allows.
const FIT: &str = "const fit = (css) => { const own = new CSSStyleSheet(); own.replaceSync(css); \
    document.adoptedStyleSheets = [own]; };";

#[test]
fn in_english() {
    fits_in("en");
}

#[test]
fn in_french() {
    fits_in("fr");
}

#[test]
fn in_german() {
    fits_in("de");
}

#[test]
fn in_italian() {
    fits_in("it");
}

#[test]
fn in_spanish() {
    fits_in("es");
}

#[test]
fn in_czech() {
    fits_in("cs");
}

fn fits_in(language: &'static str) {
    let page = Page::open(
        Device {
            language,
            calm: true,
            ..PHONE
        },
        "",
    );
    page.wait_until("the page speaks the browser's language", || {
        page.js("return document.documentElement.lang", &[]) == language
    });
    let mut found = Vec::new();
    let folder = std::env::var_os(FOLDER).map(PathBuf::from);
    for (screen, address, sign) in wanted_screens() {
        page.goto(address);
        page.find(sign).wait();
        for (reader, done) in READERS {
            found.extend(misfits(&page, done).map(|line| format!("{screen}, {reader}: {line}")));
            if let Some(folder) = &folder {
                let how = reader.replace([' ', '%'], "");
                page.screenshot(&folder.join(format!("{screen}-phone-{how}-{language}.png")));
            }
        }
        page.js(&format!("{FIT}fit('')"), &[]);
    }
    assert!(found.is_empty(), "in {language}:\n{}", found.join("\n"));
}

/// At four times its size a laptop's page has the width of 320 px.
#[test]
fn at_four_times_the_size() {
    if skipped_in(
        Browser::WebKit,
        "its window is never narrower than 334 pixels",
    ) {
        return;
    }
    let zoomed = Device {
        width: 320,
        height: 256,
        ..LAPTOP
    };
    let page = Page::open(zoomed, "");
    let mut found = Vec::new();
    for (screen, address, sign) in wanted_screens() {
        page.goto(address);
        page.find(sign).wait();
        found.extend(misfits(&page, "fit('')").map(|line| format!("{screen}: {line}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn misfits(page: &Page, done: &str) -> impl Iterator<Item = String> {
    page.js(&format!("{FIT}{done}"), &[]);
    page.wait_settled();
    let lines = match page.js(OVERFLOW, &[]) {
        Value::Array(lines) => lines,
        other => panic!("a list of lines, not {other}"),
    };
    lines
        .into_iter()
        .map(|line| line.as_str().unwrap_or_default().to_owned())
}
