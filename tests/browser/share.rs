//! Handing a game on: links, pictures, printed pages, code for other pages, and
//! the board for a lecture.

use crate::page::{FETCHED, LAPTOP, PHONE, Page};
use serde_json::{Value, json};

/// Two moves from the usual start.
const GAME: &str = "[Notation \"Aba-Pro\"]\n[Variant \"belgian\"]\n\n1. a1b2 i5h5 2. b2c3 *\n";

/// A page on which the game is shown after its last move.
fn with_game(page: &Page) {
    page.goto("#import");
    page.find("#import-text").type_text(GAME);
    page.find("dialog .primary").click();
    page.find("dialog[open]").wait_gone();
    page.find(".game-card button").click();
    page.find("[data-cell=e5]").wait();
}

fn value_of(page: &Page, id: &str) -> String {
    let value = page.js(
        "return document.getElementById(arguments[0]).value",
        &[id.into()],
    );
    value.as_str().unwrap_or_default().to_owned()
}

/// Keeps what is saved in the page instead of on the disk: names and kinds.
const KEEP_SAVED: &str = "window.saved = []; const make = URL.createObjectURL; \
    URL.createObjectURL = (blob) => { window.blob = blob; return make(blob) }; \
    HTMLAnchorElement.prototype.click = function () { \
        window.saved.push([this.download, window.blob.type, window.blob.size]) }";

fn saved(page: &Page, number: usize) -> Value {
    page.wait_until("a file is saved", || {
        page.js("return window.saved.length", &[]).as_u64() >= Some(number as u64)
    });
    page.js("return window.saved.at(-1)", &[])
}

#[test]
fn every_kind_of_link_is_offered_with_its_code() {
    let page = Page::open(PHONE, "");
    with_game(&page);
    page.control("More").click();
    page.control("Share").click();
    page.find("#share-link").wait();
    let game = value_of(&page, "share-link");
    assert!(game.contains("#l=") && game.len() < 200, "{game}");
    page.find("svg.qr path").wait_there();
    page.assert_accessible("sharing a link");
    let mut links = vec![game];
    for kind in ["This position", "A new game like this"] {
        page.control(kind).click();
        let before = links.clone();
        page.wait_until("another link is shown", || {
            !before.contains(&value_of(&page, "share-link"))
        });
        links.push(value_of(&page, "share-link"));
    }
    page.control("A task").click();
    page.text("A task needs a solution: step back to a position after which the game goes on.")
        .wait();
    page.press(&["Escape"]);
    page.find("dialog[open]").wait_gone();
    page.js("document.activeElement.blur()", &[]);
    page.press(&["Home", "KeyS"]);
    page.find("#share-link").wait();
    assert!(!links.contains(&value_of(&page, "share-link")));
    page.assert_quiet();
}

#[test]
fn pictures_are_saved_in_every_form() {
    let page = Page::open(LAPTOP, "");
    with_game(&page);
    page.js(KEEP_SAVED, &[]);
    page.goto("#share");
    page.control("Picture").click();
    page.find(".share-preview").wait();
    page.control("Save SVG").click();
    assert_eq!(saved(&page, 1)[1], "image/svg+xml");
    page.control("Save PNG").click();
    let png = saved(&page, 2);
    assert_eq!(
        (&png[0], &png[1]),
        (&json!("abalone-3.png"), &json!("image/png"))
    );
    page.find("#share-drawing").type_text("e5 a1z9");
    page.text("“a1z9” is neither a cell nor two").wait();
    page.control("Make").click();
    page.control("Save GIF").click();
    let gif = saved(&page, 3);
    assert_eq!(gif[1], "image/gif");
    assert!(gif[2].as_u64() > Some(10_000), "{gif}");
    page.assert_accessible("sharing a picture");
    page.assert_quiet();
}

#[test]
fn pages_with_diagrams_are_printed() {
    let page = Page::open(LAPTOP, "");
    with_game(&page);
    page.goto("#share");
    page.control("Print").click();
    page.control("Add this position").click();
    page.control("Add the game").click();
    page.find("#print-lines")
        .type_text("9 | too far\n5/6/7/8/2bbbww2/8/7/6/5 b | Sumito | e3e4:red\n");
    page.text("Line 4: the game has no move of this number")
        .wait();
    page.wait_until("four diagrams are shown", || {
        page.find(".print-page img").count() == 4
    });
    page.text("4. Sumito").wait_there();
    page.assert_accessible("printing");
    // The browser's own dialog cannot be used here: what it would print is looked at.
    page.js(
        "window.print = () => { window.printed = [...document.body.children] \
             .filter((e) => e.matches('.print-sheet')).length; dispatchEvent(new Event('afterprint')) }; \
         [...document.querySelectorAll('.share-buttons button')].at(-1).click();",
        &[],
    );
    page.wait_until("one sheet is printed", || {
        page.js("return window.printed", &[]) == 1
    });
    page.find(".print-preview .print-sheet").wait_there();
    page.assert_quiet();
}

#[test]
fn code_for_other_pages_follows_the_choices() {
    let page = Page::open(LAPTOP, "");
    with_game(&page);
    page.goto("#share");
    page.control("Embed").click();
    page.find("#embed-frame").wait();
    assert!(value_of(&page, "embed-frame").contains("embed.html?mode=view&amp;game="));
    page.control("Diagram").click();
    page.control("Dark").click();
    page.wait_until("the code follows", || {
        let code = value_of(&page, "embed-element");
        code.contains(" mode=\"view\" pos=\"") && code.contains(" bg=\"dark\"")
    });
    page.control("Game against the computer").click();
    page.wait_until("the code has a level", || {
        value_of(&page, "embed-element").contains(" level=\"4\"")
    });
}

#[test]
fn a_lecture_is_drawn_on_the_board() {
    let page = Page::open(PHONE, "");
    with_game(&page);
    page.goto("#present");
    page.find(FETCHED).wait();
    page.find(".present-board").wait();
    page.assert_accessible("the board for a lecture");
    let drawn = || page.find(".present-layer .drawn").count() / 2;
    page.find(".present-board").click();
    page.wait_until("a tap marks", || drawn() == 1);
    // The keyboard: an arrow from the middle, in red.
    page.js("document.querySelector('.present-board').focus()", &[]);
    page.press(&["2", "Enter", "ArrowUp", "ArrowUp", "Enter"]);
    page.wait_until("an arrow is drawn", || drawn() == 2);
    page.press(&["KeyU"]);
    page.wait_until("it is taken back", || drawn() == 1);
    let position = || {
        page.find(".present-board")
            .attribute("data-position")
            .unwrap_or_default()
    };
    let last = position();
    page.press(&["PageUp"]);
    page.wait_until("it steps back", || position() != last);
    assert_eq!(drawn(), 0, "what is drawn belongs to its position");
    page.press(&["PageDown"]);
    page.wait_until("it is there again", || drawn() == 1);
    page.press(&["KeyC"]);
    page.wait_until("it is wiped", || drawn() == 0);
    page.press(&["Escape"]);
    page.find("dialog[open]").wait_gone();
    page.assert_quiet();
}

/// In whatever theme the board is shown, its picture is like it, unless another look
/// is chosen.
#[test]
fn pictures_are_like_the_board() {
    let page = Page::open(LAPTOP, "");
    let keep = "localStorage.setItem('abalone/settings', arguments[0])";
    let shows = |colour: &str| {
        page.wait_until(&format!("{colour} is on the picture"), || {
            let src = page.find(".share-preview").attribute("src");
            src.is_some_and(|src| src.contains(&colour.replace('#', "%23")))
        });
    };
    for (theme, wood) in [
        ("slate", "#79838c"),
        ("paper", "#f4f1ea"),
        ("wood", "#a17546"),
    ] {
        page.js(keep, &[format!("theme {theme}\n").into()]);
        page.goto("?again#share");
        page.reload();
        page.find(FETCHED).wait();
        page.control("Picture").click();
        shows(wood);
    }
    page.control("Black on white").click();
    shows("#f3f3f3");
    page.control("Dark wood").click();
    shows("#6f5233");
    page.control("Like my board").click();
    shows("#a17546");
    page.assert_quiet();
}
