//! Giving up asks nothing, and can be taken back.

use crate::page::LAPTOP;
use crate::tables::{header, keen, open, open_game};
use abalone::rules::{Rules, Seating};

/// Here no notice goes by itself: it goes when there is nothing left to take back.
const NOTICES_STAY: &str = "
    const later = window.setTimeout;
    window.setTimeout = (act, delay, ...more) => delay === 8000 ? 0 : later(act, delay, ...more);";

/// Where the computers play on without whoever gave up, what they play is taken back
/// with it.
#[test]
fn whoever_has_left_computers_alone_can_come_back() {
    let page = open(LAPTOP, &header(Seating::Three, "", &["White", "Red"]));
    page.js(NOTICES_STAY, &[]);
    let before = page.position();
    page.goto("#menu");
    page.control("Resign").click();
    page.position_after(&before);
    page.find(".toast .button").click();
    page.wait_until("it is as it was", || page.position() == before);
    page.find(".toast").wait_gone();
    page.assert_quiet();
}

/// The notice that takes it back is about the game in which it was shown.
#[test]
fn giving_up_is_taken_back_in_its_own_game_only() {
    let records = ["", "[Options \"target=4\"]\n"].map(|tags| header(Seating::Two, tags, &[]));
    let page = open(LAPTOP, &records.concat());
    page.js(NOTICES_STAY, &[]);
    let move_and_give_up = || {
        let before = page.position();
        let position = page.board_under(Rules::new(Seating::Two));
        page.play(&position, keen(&position, 0));
        page.position_after(&before);
        page.goto("#menu");
        page.find("dialog[open]").wait();
        page.control("Resign").click();
        page.find("[data-over=true]").wait_there();
    };
    move_and_give_up();
    page.find(".toast .button").click();
    page.find("[data-over=false]").wait_there();
    move_and_give_up();
    let first = page.position();
    open_game(&page, 2);
    page.find("[data-over=false]").wait_there();
    page.find(".toast").wait_gone();
    move_and_give_up();
    page.find(".toast .button").wait_there();
    open_game(&page, 2);
    page.wait_until("the first game is back", || page.position() == first);
    page.find(".toast").wait_gone();
    assert_eq!(page.find("[data-over=true]").count(), 1);
    page.assert_quiet();
}
