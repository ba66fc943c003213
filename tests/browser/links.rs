//! Links: games that go between devices, and what comes from anywhere else.

use crate::page::{Device, FETCHED, LAPTOP, PHONE, Page};
use abalone::game::{Game, Player};
use abalone::link::{Link, LinkKind};
use abalone::notation::{read_aba_pro, read_position};
use abalone::rules::{Rules, Seating, Start, Variant};

/// The kept games, as they are kept, in the order of their names.
fn kept(page: &Page) -> Vec<String> {
    let script = "return Object.keys(localStorage).filter((key) => \
        key.startsWith('abalone/game/')).sort().map((key) => localStorage.getItem(key))";
    let games = page.js(script, &[]);
    let games = games.as_array().expect("a list").iter();
    games
        .map(|game| game.as_str().unwrap_or_default().to_owned())
        .collect()
}

/// Lets the page share, and remembers what.
fn let_share(page: &Page) {
    let script = "window.shared = []; navigator.share = (data) => { \
        shared.push(data.url); return Promise.resolve(); }";
    page.js(script, &[]);
}

/// Sends the game on the board; returns the part of its address after `#`.
fn send(page: &Page) -> String {
    let_share(page);
    page.control("Send link").click();
    page.wait_until("a link is shared", || {
        page.js("return shared.length", &[]) == 1
    });
    page.wait_until("it has been sent", || {
        page.find("p.status")
            .content()
            .starts_with("Waiting for a link from ")
    });
    let address = page.js("return shared[0]", &[]);
    let address = address.as_str().expect("an address").to_owned();
    let here = page.js("return location.origin + location.pathname", &[]);
    let after = address.strip_prefix(here.as_str().expect("an address"));
    after.expect("this page's address").to_owned()
}

/// Opens a link on a device where the page is loaded already.
fn open(page: &Page, link: &str) {
    page.js("location.hash = arguments[0]", &[link.into()]);
}

fn link(kind: LinkKind, game: &Game) -> String {
    format!("#l={}", Link::of(kind, game).expect("a link").write())
}

/// A device whose player begins a game by link.
fn begin(device: Device) -> Page {
    let page = Page::open(device, "#new");
    page.find(FETCHED).wait();
    page.control("By link").click();
    page.find("#own-name").type_text("Zoë");
    page.control("Start the game").click();
    page.find("dialog[open]").wait_gone();
    page.text("Your turn").wait();
    page
}

#[test]
fn two_devices_play_by_link() {
    let black = begin(PHONE);
    let start = black.position();
    black.drag(&["c3", "d3"]);
    let first = black.position_after(&start);
    black.text("Now send the link to White").wait();
    let invitation = send(&black);
    assert!(invitation.len() < 120, "{invitation}");

    let white = Page::open(LAPTOP, &invitation);
    white.text("A game by link from Zoë").wait();
    white.assert_accessible("an invitation");
    white.find("#link-name").type_text("Ada");
    white.control("Play").click();
    white.find("dialog[open]").wait_gone();
    white.wait_until("the game is on the board", || white.position() == first);
    white.text("Your turn").wait();
    white.drag(&["g7", "f7"]);
    let second = white.position_after(&first);
    let answer = send(&white);

    // The answer goes on with the stored game at once.
    open(&black, &answer);
    black.wait_until("the answer is on the board", || black.position() == second);
    black.text("Your turn").wait();
    black.text("Ada").wait();
    assert_eq!(kept(&black).len(), 1);

    // An old one changes nothing.
    let before = kept(&black);
    open(&black, &invitation);
    black.text("This link is old").wait();
    black.assert_accessible("an old link");
    black.control("Show my game").click();
    black.find("dialog[open]").wait_gone();
    assert_eq!(black.position(), second);
    assert_eq!(kept(&black).len(), before.len());

    // The page is loaded again with the answer in its address: nothing is new.
    black.goto(&format!("?again{answer}"));
    black
        .text("Nothing is new in this link: here is your game")
        .wait();
    black.wait_until("it is on the board", || black.position() == second);
    assert_eq!(kept(&black).len(), 1);
    black.assert_quiet();
    white.assert_quiet();
}

#[test]
fn another_branch_is_kept_beside_the_game_if_at_all() {
    let black = begin(LAPTOP);
    let start = black.position();
    black.drag(&["c3", "d3"]);
    let first = black.position_after(&start);
    let invitation = send(&black);
    let answers = [["g7", "f7"], ["g6", "f6"]].map(|[from, to]| {
        let white = Page::open(LAPTOP, &invitation);
        white.control("Play").click();
        white.find("dialog[open]").wait_gone();
        white.wait_until("the game is on the board", || white.position() == first);
        white.drag(&[from, to]);
        white.position_after(&first);
        send(&white)
    });
    open(&black, &answers[0]);
    let second = black.position_after(&first);
    black.text("1 new move").wait();
    black.find("dialog[open]").wait_gone();
    let mine = kept(&black);
    black.goto(&format!("?again{}", answers[1]));
    black.text("This link differs from your game").wait();
    black.assert_accessible("a link that differs");
    black.control("Keep a copy").click();
    black.find("dialog[open]").wait_gone();
    assert_eq!(black.position(), second);
    let now = kept(&black);
    assert_eq!(now.len(), 2);
    assert!(now.contains(&mine[0]), "the game is as it was");
    black.assert_quiet();
}

#[test]
fn without_sharing_the_link_is_copied() {
    let page = begin(LAPTOP);
    let start = page.position();
    page.drag(&["c3", "d3"]);
    page.position_after(&start);
    page.js("delete Navigator.prototype.share", &[]);
    page.control("Send link").click();
    page.find("#link-address").wait();
    page.assert_accessible("sending a link");
    let stub = "Object.defineProperty(navigator, 'clipboard', {value: {writeText: (text) => { \
        window.copied = text; return Promise.resolve(); }}})";
    page.js(stub, &[]);
    page.control("Copy link").click();
    page.text("Waiting for a link from White").wait();
    let copied = page.js("return copied", &[]);
    assert!(copied.as_str().is_some_and(|text| text.contains("#l=")));
    page.control("Send again").wait();
    page.assert_quiet();
}

#[test]
fn a_game_that_was_never_sent_is_shared_to_be_played() {
    let black = begin(LAPTOP);
    let start = black.position();
    black.drag(&["c3", "d3"]);
    let first = black.position_after(&start);
    black.press(&["KeyS"]);
    black.find("#share-link").wait();
    let address = black.js("return document.getElementById('share-link').value", &[]);
    let address = address.as_str().expect("an address").to_owned();
    let (_, letters) = address.split_once('#').expect("a link");

    let white = Page::open(LAPTOP, &format!("#{letters}"));
    white.text("A game by link from Zoë").wait();
    white.control("Play").click();
    white.find("dialog[open]").wait_gone();
    white.wait_until("the game is on the board", || white.position() == first);
    white.drag(&["g7", "f7"]);
    let second = white.position_after(&first);
    let answer = send(&white);

    // The answer is known as one to the game that was shared.
    black.press(&["Escape"]);
    black.find("dialog[open]").wait_gone();
    open(&black, &answer);
    black.wait_until("the answer is on the board", || black.position() == second);
    assert_eq!(kept(&black).len(), 1);
    black.assert_quiet();
    white.assert_quiet();
}

/// A game from a position with these moves.
fn from(position: &str, moves: &[&str]) -> Game {
    let position = read_position(position, Rules::default()).expect("a position");
    let variant = Variant {
        start: Start::Setup(position.setup()),
        ..Variant::default()
    };
    let mut game = Game::new(variant, vec![Player::human(); 2]).expect("a game");
    for text in moves {
        let mv = read_aba_pro(game.live(), text).expect("a move");
        game.play(mv).expect("legal");
    }
    game
}

#[test]
fn every_kind_of_link_is_opened() {
    let mut game = from("w4/6/7/8/1wbb5/8/7/6/5 b", &["e4e3", "i5h5", "e3e2"]);
    game.go_to_ply(1);
    let page = Page::open(LAPTOP, &link(LinkKind::Game, &game));
    page.text("Move 1 of 3").wait();
    page.assert_accessible("a game");
    page.find("dialog[open] .link-steps button").nth(2).click();
    page.text("Move 2 of 3").wait();
    page.control("Open on the board").click();
    page.find("dialog[open]").wait_gone();
    page.text("Looking at move 2 of 3").wait();

    open(&page, &link(LinkKind::Position, &game));
    page.text("A position").wait();
    page.control("Play from here").click();
    page.control("Start the game").wait();
    // Back to the position first, which can be looked at again.
    page.press(&["Escape"]);
    page.text("A position").wait();
    page.control("Close").click();
    page.find("dialog[open]").wait_gone();

    let three = Game::new(Variant::of_game(Seating::Three), vec![Player::human(); 3]);
    open(&page, &link(LinkKind::Setup, &three.expect("a game")));
    page.text("A game to begin").wait();
    page.control("Begin").click();
    page.find("dialog[open]").wait_gone();
    page.text("Black to move").wait();
    page.assert_quiet();
}

#[test]
fn a_task_is_solved() {
    let mut game = from("w4/6/7/8/1wbb5/8/7/6/5 b", &["e4e3", "i5h5", "e3e2"]);
    game.go_to_ply(0);
    let page = Page::open(PHONE, &link(LinkKind::Task, &game));
    page.text("Black to move: find 2 moves").wait();
    page.assert_accessible("a task");
    let board = "dialog[open] [data-position]";
    let position = || {
        page.find(board)
            .attribute("data-position")
            .unwrap_or_default()
    };
    let tap = |cell: &str| {
        page.find(&format!("dialog[open] [data-cell={cell}]"))
            .click()
    };
    let first = position();
    for cell in ["e4", "f5"] {
        tap(cell);
    }
    page.text("That is legal, but it is not the solution. Try again.")
        .wait();
    assert_eq!(position(), first);
    for cell in ["e4", "e3", "e2"] {
        tap(cell);
    }
    page.wait_until("the others have answered", || {
        position().contains(" b ") && position() != first
    });
    page.control("Show a move").click();
    page.text("That is the solution.").wait();
    page.control("Begin again").click();
    page.wait_until("it begins again", || position() == first);
    page.assert_quiet();
}

#[test]
fn what_is_no_link_is_told_and_changes_nothing() {
    let game = from("w4/6/7/8/1wbb5/8/7/6/5 b", &["e4e3"]);
    let whole = link(LinkKind::Game, &game);
    let page = Page::open(PHONE, &whole[..whole.len() - 3]);
    page.text("This link cannot be opened").wait();
    page.text("Letters are missing or wrong.").wait();
    page.assert_accessible("a broken link");
    let before = kept(&page);
    open(&page, "#l=_wAA");
    let alert = page.find("dialog[open] [role=alert]");
    page.wait_until("it is told", || alert.content().contains("newer version"));
    let letters: Vec<char> = whole.chars().collect();
    for i in 0..50 {
        let mut broken = letters.clone();
        let at = 3 + i * 7 % (broken.len() - 3);
        match i % 3 {
            0 => broken[at] = if broken[at] == 'A' { 'B' } else { 'A' },
            1 => drop(broken.remove(at)),
            _ => broken.insert(at, ['%', '~', 'é', 'Q'][i % 4]),
        }
        let broken: String = broken.into_iter().collect();
        page.js("location.hash = ''", &[]);
        page.find("dialog[open]").wait_gone();
        open(&page, &broken);
        alert.wait();
    }
    assert_eq!(kept(&page), before);
    // Another one, put into the field.
    page.find("#link-text")
        .type_text(&format!("Look: https://example.org/{whole} !"));
    page.control("Open").click();
    page.text("Move 1 of 1").wait();
    page.assert_quiet();
}
