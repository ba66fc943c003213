//! The first thing that anybody sees.

use crate::page::{LAPTOP, PHONE, Page};
use crate::site;
use std::fs;

#[test]
fn the_page_loads_from_a_sub_path() {
    let page = Page::open(LAPTOP, "");
    page.find("h1").wait();
    page.find("#shell").wait_gone();
    page.assert_quiet();
    page.assert_accessible("start, laptop");
}

#[test]
fn the_page_fits_a_phone() {
    let page = Page::open(PHONE, "");
    page.find("main").wait();
    let wider = page.js(
        "return document.documentElement.scrollWidth - innerWidth",
        &[],
    );
    assert!(
        wider.as_f64() <= Some(0.0),
        "it is {wider} px wider than the screen"
    );
    page.assert_quiet();
    page.assert_accessible("start, phone");
}

/// All of the game is in sight at once; nothing hidden makes the page longer.
#[test]
fn a_game_needs_no_scrolling() {
    for device in [PHONE, LAPTOP] {
        let page = Page::open(device, "");
        page.find("[data-cell=e5]").wait();
        let longer = page.js(
            "return document.documentElement.scrollHeight - innerHeight",
            &[],
        );
        assert!(longer.as_f64() <= Some(0.0), "{longer} px too long");
    }
}

#[test]
fn the_keyboard_gets_past_the_bar_in_one_step() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    page.press(&["Tab", "Enter"]);
    let role = "return document.activeElement.getAttribute('role')";
    page.wait_until("the board has the focus", || {
        page.js(role, &[]) == "gridcell"
    });
    page.assert_quiet();
}

#[test]
fn an_address_that_leads_nowhere_is_said_and_shows_the_game() {
    let page = Page::open(LAPTOP, "#nowhere");
    page.find("[data-cell=e5]").wait();
    page.text("There is nothing at “#nowhere”. Here is your game.")
        .wait();
    page.assert_quiet();
}

const TOO_OLD: &str = "Abalone could not start. Please reload the page; it needs Chrome 111, \
    Firefox 114, Safari 16.4 or newer.";

/// It knows modules, but not all that the program is made of.
#[test]
fn a_browser_that_cannot_run_the_program_says_so() {
    let cannot = "for (const way of ['compile', 'compileStreaming', 'instantiate', \
        'instantiateStreaming']) WebAssembly[way] = () => Promise.reject(new Error('too old'));";
    let site = site::serve_folder(site::copy("dist", cannot));
    let page = Page::open_at(LAPTOP, &site, "");
    page.text(TOO_OLD).wait();
    page.text("Loading…").wait_gone();
    page.assert_accessible("too old a browser");

    // Not every driver can set the browser's language.
    let german = "Object.defineProperty(navigator, 'language', { value: 'de' });";
    let site = site::serve_folder(site::copy("dist", &[cannot, german].concat()));
    for board in ["", "embed.html"] {
        let page = Page::open_at(LAPTOP, &site, board);
        page.text(
            "Abalone konnte nicht starten. Bitte lade die Seite neu; nötig ist Chrome 111, \
             Firefox 114, Safari 16.4 oder neuer.",
        )
        .wait();
        page.text("Loading…").wait_gone();
    }
}

/// It knows no modules: all that it runs of the page is one small script.
#[test]
fn a_browser_of_another_age_says_so() {
    let folder = site::own_copy("dist", "another-age");
    let file = folder.join("index.html");
    let page = fs::read_to_string(&file).expect("there is a page");
    let old = page.replace("type=\"module\"", "type=\"unheard-of\"");
    assert!(old.contains(" nomodule "), "the small script is there");
    fs::write(&file, old.replace(" nomodule ", " ")).expect("it can be changed");
    let page = Page::open_at(LAPTOP, &site::serve_folder(folder), "");
    page.text(TOO_OLD).wait();
    page.text("Loading…").wait_gone();
}
