//! The whole game in one file: by a double click, and in a frame that may do
//! nothing but run scripts.

use super::host::Host;
use super::play;
use crate::page::{FETCHED, LAPTOP, Page};
use serde_json::json;
use std::path::Path;

/// A page that shows the game in such a frame, as large as the window.
const FRAME: &str = "<!DOCTYPE html><html lang=en><title>A frame</title>\
    <link rel=icon href=favicon.svg>\
    <style>body{margin:0}iframe{border:0;display:block;width:100vw;height:100vh}</style>\
    <iframe title=Abalone sandbox=allow-scripts src=abalone.html></iframe>";

/// What it fetches from elsewhere: nothing.
const FETCHES: &str = "return performance.getEntriesByType('resource')
    .map((entry) => entry.name).filter((name) => !/^(blob|data):/.test(name))";

/// A game with the computer, and a screen of the second program, in both languages.
fn works(page: &Page) {
    page.find("[data-cell=e5]").wait();
    page.control("New game").click();
    page.find(FETCHED).wait();
    page.control("Against the computer").click();
    // A driver does not know the names of controls in a frame.
    page.find("dialog[open] .button.primary").click();
    page.find("dialog[open]").wait_gone();
    play(page);
    page.control("Help").click();
    page.find(FETCHED).wait();
    page.press(&["Escape"]);
    page.find("dialog[open]").wait_gone();
    page.control("Settings").click();
    page.find(FETCHED).wait();
    page.control("Français").click();
    page.press(&["Escape"]);
    page.find("dialog[open]").wait_gone();
    page.control("Nouvelle partie").wait();
    play(page);
    assert_eq!(page.js(FETCHES, &[]), json!([]));
    page.assert_quiet();
}

#[test]
fn a_double_click_opens_it() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    let folder = format!("file://{}/", dist.display());
    let page = Page::open_at(LAPTOP, &folder, "abalone.html");
    works(&page);
    // Where the browser lets a file keep something, the game stays.
    let position = page.position();
    super::reload(&page);
    page.wait_until("the game is as it was", || page.position() == position);
}

#[test]
fn a_sandbox_holds_it() {
    let host = Host::start("single");
    std::fs::write(host.file("frame.html"), FRAME).expect("it can be written");
    let page = Page::open_at(LAPTOP, &host.url, "frame.html");
    let frame = json!({"using": "css selector", "value": "iframe"});
    let frame = page
        .session
        .post("/element", &frame)
        .expect("there is a frame");
    let into = json!({"id": frame});
    page.session
        .post("/frame", &into)
        .expect("the frame can be entered");
    page.text("The browser does not let this page keep anything.")
        .is_seen();
    works(&page);
}
