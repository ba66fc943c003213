//! The rules of the game that is played: what belongs to it, and nothing else.

use crate::page::{Device, FETCHED, LAPTOP, PHONE, Page};

/// Three players, four ejections, triangles.
const THREE: &str = "[Notation \"Aba-Pro\"]\n[Game \"three\"]\n[Options \"target=4 triangle=yes takeback=no\"]\n\n1. a1b2 *\n";

/// Sections that the rules of this game have, and one that they have not.
const SECTIONS: [&str; 9] = [
    "goal",
    "players",
    "moving",
    "triangles",
    "pushing",
    "ejecting",
    "not-allowed",
    "end",
    "take-back",
];

fn open_a_game_of_three(page: &Page) {
    page.goto("#import");
    page.find("#import-text").type_text(THREE);
    page.find("dialog .primary").click();
    page.find("dialog[open]").wait_gone();
    page.find(".game-card button").click();
    page.find("[data-cell=e5]").wait();
}

#[test]
fn the_rules_of_a_game_of_three_are_read_while_it_is_played() {
    let page = Page::open(PHONE, "");
    open_a_game_of_three(&page);
    let before = page.position();
    page.control("More").click();
    page.control("Rules of this game").click();
    page.find("[data-topic=goal]").wait();
    for topic in SECTIONS {
        page.find(&format!("[data-topic={topic}]")).wait_there();
    }
    assert_eq!(page.find("[data-topic]").count(), SECTIONS.len());
    let goal = page.find("[data-topic=goal]").content();
    assert!(goal.contains("Push 4 of the others"), "{goal}");
    let order = page.find("[data-topic=players]").content();
    assert!(order.contains("Black, White, Red"), "{order}");
    page.assert_accessible("the rules of a game of three");
    page.control("Triangles").click();
    let focused = "return document.activeElement.textContent.includes('Triangles')";
    page.wait_until("the section has the focus", || {
        page.js(focused, &[]) == true
    });
    page.control("Close").click();
    page.find("dialog[open]").wait_gone();
    assert_eq!(page.position(), before);
    page.assert_quiet();
}

/// Where the first marble of a board lies.
const FIRST_MARBLE: &str = "return document.querySelectorAll('.lesson-board')[0].querySelector('.marble').getAttribute('transform')";

#[test]
fn boards_play_by_themselves_unless_they_are_not_to() {
    let page = Page::open(LAPTOP, "#rules");
    page.find(".lesson-board").wait_there();
    let at_first = page.js(FIRST_MARBLE, &[]);
    // Only what is seen plays.
    page.control("Moving").click();
    page.wait_until("a board plays", || page.js(FIRST_MARBLE, &[]) != at_first);

    // Who wants no motion steps the boards by hand.
    page.assert_quiet();
    let calm = Device {
        calm: true,
        ..LAPTOP
    };
    let page = Page::open(calm, "#rules");
    page.find(".lesson-board").wait_there();
    let plays = "return document.querySelector('.rules [role=switch]').checked";
    assert_eq!(page.js(plays, &[]), false);
    let at_first = page.js(FIRST_MARBLE, &[]);
    page.find(".lesson-board").click();
    page.wait_until("a tap plays the move", || {
        page.js(FIRST_MARBLE, &[]) != at_first
    });
    let said = page.js(
        "return document.querySelector('.lesson.wrong .lesson-board').getAttribute('aria-label')",
        &[],
    );
    let said = said.as_str().unwrap_or_default();
    assert!(
        said.contains("Not allowed") && said.contains("cannot push"),
        "{said}"
    );
    page.assert_quiet();
}

#[test]
fn the_rules_of_a_game_are_read_before_it_begins() {
    let page = Page::open(PHONE, "");
    page.control("New game").click();
    page.find(FETCHED).wait();
    let take = "[...document.querySelectorAll('.preset-card')]\
        .find((card) => card.textContent.includes('Triangles')).querySelector('input').click()";
    page.js(take, &[]);
    page.control("Rules of this game").click();
    page.find("[data-topic=triangles]").wait_there();
    page.find("[data-topic=goal]").wait();
    page.control("Close").click();
    page.control("Start the game").wait();
    let taken = "return document.querySelector('.preset-card input:checked')\
        ?.closest('label').textContent ?? ''";
    let taken = page.js(taken, &[]);
    assert!(
        taken
            .as_str()
            .is_some_and(|name| name.contains("Triangles"))
    );
    page.assert_quiet();
}
