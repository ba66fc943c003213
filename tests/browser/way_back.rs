//! Whoever closes something, or goes back, is where they came from: after one step.

use crate::page::{FETCHED, LAPTOP, Page};
use abalone::game::{Game, Player};
use abalone::link::{Link, LinkKind};
use abalone::rules::Variant;

/// Where the steps of the browser have led.
fn at(page: &Page, hash: &str, dialogs: usize) {
    page.wait_until(&format!("{hash:?} with {dialogs} dialogs"), || {
        page.js("return location.hash", &[]) == hash && page.find("dialog[open]").count() == dialogs
    });
}

/// The game, with an entry of the history before it.
fn begin() -> Page {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    page.control("Games").click();
    at(&page, "#games", 0);
    page.control("Play").click();
    at(&page, "#play", 0);
    page
}

#[test]
fn the_menu_leaves_nothing_behind() {
    let page = begin();
    for (item, hash) in [("Share", "#share"), ("Settings", "#settings")] {
        page.control("More").click();
        at(&page, "#menu", 1);
        page.control(item).click();
        at(&page, hash, 1);
        page.press(&["Escape"]);
        at(&page, "#play", 0);
    }
    // What leads nowhere else leads back.
    page.control("More").click();
    at(&page, "#menu", 1);
    page.control("Turn the board left").click();
    at(&page, "#play", 0);
    page.js("history.back()", &[]);
    at(&page, "#games", 0);
    page.assert_quiet();
}

#[test]
fn the_box_for_a_link_is_done_with_when_it_was_read() {
    let game = Game::new(Variant::default(), vec![Player::human(); 2]).expect("a game");
    let letters = Link::of(LinkKind::Game, &game).expect("a link").write();
    let page = begin();
    page.control("Games").click();
    at(&page, "#games", 0);
    page.control("Import").click();
    page.find(FETCHED).wait();
    let link = format!("https://example.org/#l={letters}");
    page.find("#import-text").type_text(&link);
    page.find("dialog .primary").click();
    at(&page, "#link", 1);
    page.text("Open on the board").wait();
    page.press(&["Escape"]);
    at(&page, "#games", 0);
    page.js("history.back()", &[]);
    at(&page, "#play", 0);
    page.assert_quiet();
}
