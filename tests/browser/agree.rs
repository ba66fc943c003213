//! A new game: presets, rules made up, the board editor.

use crate::page::{FETCHED, LAPTOP, PHONE, Page};
use abalone::game::Game;
use abalone::rules::{Colour, Seat, Seating, Start, TimeControl, TurnMode, preset, presets};

/// The game on the board, as it is kept.
fn kept(page: &Page) -> Game {
    let script = "return localStorage.getItem('abalone/game/' + \
        localStorage.getItem('abalone/current')) ?? ''";
    let text = page.js(script, &[]);
    let text = text.as_str().expect("a text");
    let (_, record) = text.split_once("\n\n").expect("an envelope");
    Game::read_record(record).expect("a record")
}

fn open(page: &Page) {
    page.control("New game").click();
    page.find(FETCHED).wait();
}

fn start(page: &Page) {
    page.control("Start the game").click();
    page.find("dialog[open]").wait_gone();
}

/// Takes the card with this name.
fn take(page: &Page, name: &str) {
    let script = "[...document.querySelectorAll('[data-host] label')]\
        .find((card) => [...card.querySelectorAll('b, span')]\
        .some((part) => part.textContent === arguments[0]))\
        .querySelector('input').click()";
    page.js(script, &[name.into()]);
}

/// Opens a part of the rules.
fn unfold(page: &Page, part: &str) {
    let script = "[...document.querySelectorAll('[data-host] details')]\
        .find((fold) => fold.querySelector('h3').textContent === arguments[0])\
        .querySelector('summary').click()";
    page.js(script, &[part.into()]);
}

/// Chooses an entry of a list, as the arrow keys do.
fn choose(page: &Page, id: &str, value: &str) {
    let script = "const list = document.getElementById(arguments[0]);\
        list.value = arguments[1]; list.dispatchEvent(new Event('change', {bubbles: true}))";
    page.js(script, &[id.into(), value.into()]);
}

#[test]
fn presets_begin_the_games_that_they_promise() {
    let page = Page::open(PHONE, "");
    let cards = [
        ("tournament", "Tournament"),
        ("three", "Three players"),
        ("teams-of-three", "Teams of three"),
        ("double-move", "Double move"),
        ("neutral-ball", "Neutral ball"),
        ("handicap", "Handicap"),
        ("standard", "Standard"),
    ];
    for (id, name) in cards {
        open(&page);
        take(&page, name);
        page.control("People on this device").click();
        start(&page);
        let game = kept(&page);
        let wanted = preset(id).expect("a preset").variant();
        assert_eq!(*game.variant(), wanted, "{id}");
        assert!(!game.players().iter().any(|player| player.is_computer()));
    }
    page.assert_quiet();
}

/// Takes every card after every other, for each of the ways to say who plays;
/// returns how many times a card was taken.
const EVERY_PAIR: &str = "
    const all = (name) => [...document.querySelectorAll(`[data-host] input[name=${name}]`)];
    const settled = () => new Promise((then) => setTimeout(then));
    const takeAll = async () => {
        let taken = 0;
        for (const who of all('who').keys()) {
            all('who')[who].click();
            for (const one of all('preset').keys()) {
                for (const other of all('preset').keys()) {
                    for (const card of [one, other]) {
                        all('preset')[card].click();
                        await settled();
                        taken += 1;
                    }
                }
            }
        }
        return taken;
    };
    return takeAll();
";

/// What belonged to the seats of one game must not end the page in the next.
#[test]
fn every_game_can_be_chosen_and_played_after_every_other() {
    let page = Page::open(PHONE, "");
    open(&page);
    let presets = presets().len();
    let ways = page.find("[data-host] input[name=who]").count();
    assert!(ways >= 5, "{ways} ways to say who plays");
    let taken = page.js(EVERY_PAIR, &[]);
    assert_eq!(taken.as_u64(), Some((2 * ways * presets * presets) as u64));
    page.assert_quiet();
    page.press(&["Escape"]);
    let six_after_each = [
        "Teams of three",
        "Teams of two",
        "Teams of three",
        "4 × 2 × 1",
        "Teams of three",
        "Three players",
        "4 × 2 × 2",
        "Standard",
        "Teams of three",
        "Standard",
    ];
    for name in six_after_each {
        open(&page);
        take(&page, name);
        page.control("People on this device").click();
        start(&page);
        page.find("[data-cell=e5]").wait();
    }
    assert_eq!(kept(&page).players().len(), 2);
    page.assert_quiet();
}

#[test]
fn seats_are_filled_one_by_one() {
    let page = Page::open(LAPTOP, "");
    open(&page);
    take(&page, "Teams of two");
    page.control("Seat by seat").click();
    page.find("#name-0").type_text("Ann");
    choose(&page, "seat-1", "7");
    choose(&page, "seat-2", "person");
    page.find("#name-2").type_text("Cem");
    page.assert_accessible("seats");
    start(&page);
    let names: Vec<String> = kept(&page)
        .players()
        .iter()
        .map(|player| player.record_name())
        .collect();
    assert_eq!(
        names,
        ["Ann", "Computer level 7", "Cem", "Computer level 3"]
    );
    page.assert_quiet();
}

#[test]
fn rules_that_are_made_up_are_the_rules_of_the_game() {
    let page = Page::open(LAPTOP, "");
    open(&page);
    page.control("People on this device").click();
    page.control("Customise…").click();
    page.find("details.fold").wait();
    page.control("White").click();
    unfold(&page, "Start");
    take(&page, "Belgian Daisy");
    unfold(&page, "Goal");
    page.control("4").click();
    choose(&page, "head-start-1", "1");
    unfold(&page, "Moves");
    page.control("two own moves").click();
    take(&page, "Triangles");
    unfold(&page, "Time");
    page.control("One each").click();
    choose(&page, "minutes", "5");
    choose(&page, "increment", "3");
    unfold(&page, "Match");
    page.control("2 games").click();
    unfold(&page, "Agreements");
    take(&page, "Moves can be taken back");
    choose(&page, "quiet", "100");
    page.assert_accessible("rules made up");
    start(&page);
    let game = kept(&page);
    let variant = game.variant();
    assert!(matches!(variant.start, Start::Layout(layout) if layout.id == "belgian_daisy"));
    assert_eq!(variant.rules.first, Seat(1));
    assert_eq!(variant.rules.targets[..2], [4, 4]);
    assert_eq!(variant.head_start[..2], [0, 1]);
    assert_eq!(variant.rules.turn, TurnMode::OwnOwn);
    assert!(variant.rules.triangles && !variant.take_back);
    let time = TimeControl::PerPlayer {
        seconds: 300,
        increment: 3,
    };
    assert_eq!((variant.time, variant.games), (time, 2));
    assert_eq!(variant.draws.quiet, Some(100));
    page.assert_quiet();
}

#[test]
fn what_makes_no_sense_is_not_offered() {
    let page = Page::open(LAPTOP, "#customise");
    page.find("details.fold").wait();
    unfold(&page, "Start");
    unfold(&page, "Moves");
    let offered = |text: &str| page.text(text).is_seen();
    assert!(offered("Neutral balls") && offered("Free placement"));
    assert!(offered("own, then the other colour"));
    choose(&page, "kind", "three");
    page.text("Neutral balls").wait_gone();
    assert!(!offered("own, then the other colour") && offered("two own moves"));
    choose(&page, "kind", "4x2x2");
    page.text("Free placement").wait_gone();
    page.text("two own moves").wait_gone();
    assert!(offered("Counter-phase"));
    page.assert_quiet();
}

#[test]
fn a_layout_is_made_kept_and_played() {
    let page = Page::open(PHONE, "#editor");
    let board = "[data-host] [data-position]";
    page.find(board).wait();
    let cell = |name: &str| page.find(&format!("[data-host] [data-cell={name}]"));
    let marble = |name: &str| cell(name).attribute("data-marble").unwrap_or_default();
    let put = |name: &str| {
        page.js(
            "document.querySelector(`[data-host] [data-cell=${arguments[0]}]`).click()",
            &[name.into()],
        );
    };
    // The fourteen of the standard start are all that there are.
    put("e5");
    page.text("Black has no more than 14 marbles in this game")
        .wait();
    assert_eq!(marble("e5"), "none");
    page.control("Eraser").click();
    put("a1");
    assert_eq!(marble("a1"), "none");
    page.control("White 14/14").click();
    put("i5");
    page.wait_until("it is taken away", || marble("i5") == "none");
    put("a1");
    page.wait_until("it is put down", || marble("a1") == "white");
    page.assert_accessible("the editor in use");
    let name = page.find("#layout-name");
    name.type_text("Lone wolf");
    page.control("Save").click();
    page.text("Lone wolf").wait();
    page.reload();
    page.text("Lone wolf").wait();
    page.control("Load: Lone wolf").click();
    page.wait_until("it is on the board", || marble("a1") == "white");
    page.control("Delete: Lone wolf").click();
    page.text("Lone wolf").wait_gone();
    page.control("Bring it back").click();
    page.text("Lone wolf").wait();
    page.control("Use as the start").click();
    page.find("details.fold").wait();
    start(&page);
    let game = kept(&page);
    let board = game.start().board();
    assert_eq!(
        board.get("a1".parse().expect("a cell")),
        Some(Colour::White)
    );
    assert_eq!(board.of(Colour::White).len(), 14);
    assert_eq!(game.variant().rules.seating, Seating::Two);
    page.assert_quiet();
}
