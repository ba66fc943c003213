//! The harness itself, on a page made for it: what it reports about the game can
//! be believed only if clicks, keys and strokes arrive as a person's would.

use crate::browser::{Browser, skipped_in};
use crate::page::{Device, LAPTOP, PHONE, Page};
use crate::site;

fn bench(device: Device) -> Page {
    Page::open_at(device, &site::serve("tests/browser"), "harness.html")
}

#[test]
fn it_finds_and_operates_controls() {
    let page = bench(LAPTOP);
    assert_eq!(page.text("It's here").content(), "It's here");
    page.control("Count up").click();
    page.text("Counted").wait();
    page.control("Count up").wait_gone();
    let name = page.control("Name");
    name.type_text("Ann");
    name.clear();
    name.type_text("Bob");
    assert_eq!(
        page.js("return document.getElementById('name').value", &[]),
        "Bob"
    );
    assert_eq!(page.find("[data-cell]").count(), 3);
    let third = page.find("[data-cell]").nth(2);
    assert_eq!(third.attribute("data-cell").as_deref(), Some("e6"));
    page.assert_accessible("harness");
}

#[test]
fn it_presses_keys_by_place() {
    let page = bench(LAPTOP);
    page.press(&["ArrowUp", "Shift+KeyQ", "?"]);
    let log = page.find("#log");
    assert_eq!(
        log.content(),
        "ArrowUp shift ShiftLeft shift KeyQ shift ShiftLeft shift Slash"
    );
}

#[test]
fn it_strokes_with_the_mouse() {
    strokes_as(LAPTOP, "mouse");
}

#[test]
fn it_strokes_with_a_finger() {
    strokes_as(PHONE, "touch");
}

fn strokes_as(device: Device, kind: &str) {
    let page = bench(device);
    page.drag(&["e4", "e5", "e6"]);
    let position = page.position_after("start");
    assert_eq!(position, format!("{kind} e4 e5 e6"));
    page.hold(&["e6", "e5"]);
    let preview = format!("{kind} e6 e5");
    page.wait_until("the page follows", || {
        page.find("#log").content() == preview
    });
    assert_eq!(page.position(), position);
    page.let_go();
    assert_eq!(page.position_after(&position), format!("{kind} e6 e5"));
    page.tap("e5");
    assert_eq!(
        page.position_after(&format!("{kind} e6 e5")),
        format!("{kind} e5")
    );
}

#[test]
fn a_finger_is_a_real_one() {
    let why = "its driver has no finger; where others touch, a script sends the events of one";
    if skipped_in(Browser::WebKit, why) {
        return;
    }
    let page = bench(PHONE);
    page.tap("e4");
    page.position_after("start");
    let trusted = page.find("#board").attribute("data-trusted");
    assert_eq!(trusted.as_deref(), Some("true"));
}

#[test]
fn it_hears_complaints() {
    let page = bench(LAPTOP);
    page.assert_quiet();
    page.js("console.error('oh no')", &[]);
    assert!(page.complaints().concat().contains("oh no"));
    page.reload();
    page.find("h1").wait();
    page.assert_quiet();
}
