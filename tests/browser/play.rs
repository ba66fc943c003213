//! Games by mouse, by finger and by keys alone.

use crate::moves::sensible;
use crate::page::{FETCHED, LAPTOP, PHONE, Page};
use abalone::engine::Level;
use abalone::protocol::ToWorker;
use abalone::rules::{MoveKind, Position};
use serde_json::json;

/// Plies that are played; enough for pushes and broadsides with all inputs.
const PLIES: usize = 24;
/// Plies that the choice of a move looks ahead.
const DEPTH: u8 = 3;
/// A game with level 1 that is not over by then is not going to be.
const MOST_MOVES: usize = 150;

/// Opens the dialog for a new game and starts it.
fn begin(page: &Page, who: &str, choose: impl FnOnce()) {
    page.control("New game").click();
    page.find(FETCHED).wait();
    page.control(who).click();
    choose();
    page.control("Start the game").click();
    page.control("Start the game").wait_gone();
}

/// Both sides by the same hand; the board must follow move by move.
fn both_sides(page: &Page, mut play: impl FnMut(abalone::rules::Move)) {
    let (mut position, mut earlier) = (page.board(), Vec::new());
    let (mut pushes, mut broadsides) = (0, 0);
    for ply in 0..PLIES {
        let mv = choice(&position, &earlier, ply);
        pushes += usize::from(!position.effect(mv).pushed.is_empty());
        broadsides += usize::from(matches!(mv.kind(), MoveKind::Broadside { .. }));
        play(mv);
        earlier.push(position.key());
        position.play_unchecked(mv);
        page.wait_for(&position);
    }
    println!("{pushes} pushes and {broadsides} broadsides in {PLIES} plies");
    assert!(pushes > 0 && broadsides > 0, "the game shows too little");
    page.assert_quiet();
}

/// Mostly what a player would do; a broadside now and then.
fn choice(position: &Position, earlier: &[u64], ply: usize) -> abalone::rules::Move {
    let broadside = (position.moves().iter().copied())
        .find(|mv| matches!(mv.kind(), MoveKind::Broadside { .. }));
    match broadside {
        Some(mv) if ply % 8 == 3 => mv,
        _ => sensible(position, earlier, DEPTH),
    }
}

#[test]
fn two_people_by_mouse() {
    let page = Page::open(LAPTOP, "");
    begin(&page, "People on this device", || {});
    both_sides(&page, |mv| page.play_by_stroke(mv));
}

#[test]
fn two_people_by_finger_on_a_phone() {
    let page = Page::open(PHONE, "");
    begin(&page, "People on this device", || {});
    both_sides(&page, |mv| page.play_by_stroke(mv));
}

#[test]
fn two_people_by_keys_alone() {
    let page = Page::open(LAPTOP, "");
    begin(&page, "People on this device", || {});
    page.reload();
    page.find("[data-cell=e5]").wait_there();
    page.tab_to_board();
    both_sides(&page, |mv| page.play_by_keys(mv));
}

#[test]
fn two_people_by_typing() {
    let page = Page::open(LAPTOP, "");
    begin(&page, "People on this device", || {});
    both_sides(&page, |mv| page.play_by_typing(mv));
}

#[test]
fn a_whole_game_against_level_1() {
    let page = Page::open(LAPTOP, "");
    begin(&page, "Against the computer", || {
        while page.control("Weaker").is_enabled() {
            page.control("Weaker").click();
        }
    });
    let mut earlier = Vec::new();
    for _ in 0..MOST_MOVES {
        let (mine, over) = (page.find("[data-turn=black]"), page.control("Rematch"));
        page.wait_until("it is my turn or the game is over", || {
            mine.count() + over.count() > 0
        });
        if over.is_seen() {
            page.assert_accessible("the game is over");
            page.assert_quiet();
            return;
        }
        let position = page.board();
        let mv = sensible(&position, &earlier, DEPTH + 1);
        earlier.push(position.key());
        page.play_by_stroke(mv);
        page.position_after(&abalone::notation::position_string(&position));
    }
    panic!("after {MOST_MOVES} moves there is no winner");
}

#[test]
fn a_reload_goes_on_where_it_was() {
    let page = Page::open(LAPTOP, "");
    begin(&page, "People on this device", || {});
    let mut position = page.board();
    for _ in 0..3 {
        let mv = sensible(&position, &[], 1);
        page.play_by_stroke(mv);
        position.play_unchecked(mv);
        page.wait_for(&position);
    }
    page.reload();
    page.wait_for(&position);
    page.control("Undo").click();
    page.assert_quiet();
}

#[test]
fn a_reload_while_the_computer_thinks_lets_it_move() {
    let page = Page::open(LAPTOP, "");
    begin(&page, "Against the computer", || {
        while page.control("Stronger").is_enabled() {
            page.control("Stronger").click();
        }
    });
    let mut position = page.board();
    let mv = sensible(&position, &[], 1);
    page.play_by_stroke(mv);
    position.play_unchecked(mv);
    page.wait_for(&position);
    page.reload();
    page.find("[data-turn=black]").wait_there();
    assert_eq!(page.board().number(), 2);
    page.assert_quiet();
}

/// Notes what the worker is told. Firefox's driver has a world of its own round the
/// page's.
const OVERHEAR: &str = "
    const page = window.wrappedJSObject ?? window;
    page.told = new page.Array();
    const post = page.Worker.prototype.postMessage;
    page.Worker.prototype.postMessage = function (message) {
        page.told.push(page.Array.from(message));
        return post.call(this, message);
    };
";

/// Every lot from now on.
fn draw(page: &Page, lot: f64) {
    page.js(
        "const lot = arguments[0]; (window.wrappedJSObject ?? window).Math.random = () => lot;",
        &[json!(lot)],
    );
}

/// Plays a move and waits for the answer; the level that the worker was asked for.
fn asked_level(page: &Page) -> u8 {
    page.js("(window.wrappedJSObject ?? window).told.length = 0;", &[]);
    let mut position = page.board();
    let mv = sensible(&position, &[], 1);
    page.play_by_stroke(mv);
    position.play_unchecked(mv);
    page.position_after(&abalone::notation::position_string(&position));
    page.find("[data-turn=black]").wait_there();
    let told: Vec<Vec<u8>> = serde_json::from_value(page.js(
        "return [...(window.wrappedJSObject ?? window).told].map((bytes) => [...bytes]);",
        &[],
    ))
    .expect("bytes");
    let level = |bytes: &Vec<u8>| match ToWorker::read(bytes) {
        Ok(ToWorker::Move { level, .. }) => Some(level),
        _ => None,
    };
    told.iter().find_map(level).expect("a request for a move")
}

#[test]
fn the_computer_has_one_day_a_game() {
    // The lots by which White, the second seat, has a better and a worse day.
    let level = Level::new(4).expect("a level");
    let lot_for = |day: u8| {
        let lots = (0..100).map(|lot| f64::from(lot) / 100.0);
        let form = |lot: f64| level.form((lot * 9e15) as u64 + 1);
        lots.into_iter()
            .find(|&lot| form(lot).number() == day)
            .expect("a lot")
    };
    let page = Page::open(LAPTOP, "");
    page.js(OVERHEAR, &[]);
    for (day, other) in [(5, 3), (3, 5)] {
        draw(&page, lot_for(day));
        begin(&page, "Against the computer", || {
            while page.control("Weaker").is_enabled() {
                page.control("Weaker").click();
            }
            for _ in 1..level.number() {
                page.control("Stronger").click();
            }
        });
        assert_eq!(asked_level(&page), day);
        draw(&page, lot_for(other));
        assert_eq!(asked_level(&page), day, "it is still the same game");
    }
    page.assert_quiet();
}
