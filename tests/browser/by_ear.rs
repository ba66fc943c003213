//! Whole games by somebody who hears the page and has nothing but keys.

use crate::browser::Browser;
use crate::moves::key;
use crate::page::{FETCHED, LAPTOP, Page};
use crate::tables::{header, keen, open};
use abalone::game::{Game, Player, Session};
use abalone::i18n::{Lang, announcement, cell_name, moved, now, over, walk};
use abalone::notation::{Notation, aba_pro, position_string, read_position};
use abalone::rules::{
    Cell, CellSet, Direction, MAX_SEATS, Move, MoveKind, Position, Rules, Seating, Variant,
};
use abalone::view::{Announcement, CellSpeech, MoveSpeech};

const LANG: Lang = Lang::En;
/// A game of three to one marble that is not over by then is not going to be.
const MOST_MOVES: usize = 60;

/// Opens the dialog for a new game as a person does who does not look.
pub fn new_game(page: &Page) {
    page.listen();
    page.command("new");
    page.find(FETCHED).wait();
    assert_eq!(title(page), "New game");
    page.heard();
}

/// The name of the dialog that is open.
fn title(page: &Page) -> String {
    let name = "const open = document.querySelector('dialog[open]');
        return document.getElementById(open?.getAttribute('aria-labelledby'))?.textContent ?? ''";
    page.js(name, &[]).as_str().unwrap_or_default().to_owned()
}

/// Presses the button that has the focus, which leads to another dialog.
fn on_to(page: &Page, dialog: &str) {
    page.press(&["Enter"]);
    page.wait_until(&format!("the dialog “{dialog}” is open"), || {
        title(page) == dialog && page.find(FETCHED).count() > 0
    });
}

/// Waits until the board has the focus.
pub fn on_board(page: &Page) {
    page.wait_until("the board has the focus", || {
        let focused = "return document.activeElement.getAttribute('role')";
        page.js(focused, &[]) == "gridcell"
    });
}

/// What is said of a game: the last move, then the end or whose turn it is.
fn told(game: &Game) -> Vec<String> {
    told_in(&Session::new(game.clone()))
}

/// The same where clocks may run.
pub fn told_in(session: &Session) -> Vec<String> {
    let game = session.game();
    let next = match game.outcome() {
        Some(outcome) => Some(over(LANG, session, outcome)),
        None => now(LANG, session, Notation::AbaPro),
    };
    let last = moved(LANG, game, Notation::AbaPro);
    last.into_iter().chain(next).collect()
}

/// The marbles that are selected for a move besides the first, in order.
fn beside(position: &Position, mv: Move) -> Vec<Cell> {
    let group = position.effect(mv).group;
    match mv.kind() {
        MoveKind::Broadside { axis, .. } => {
            let line = std::iter::successors(mv.cell().step(axis), |cell| cell.step(axis));
            line.take_while(|cell| group.has(*cell)).collect()
        }
        MoveKind::Triangle { first, .. } => group.into_iter().filter(|c| *c != first).collect(),
        MoveKind::Inline { .. } | MoveKind::Place { .. } => Vec::new(),
    }
}

/// Shows a move by keys, as it is shown before it is made, and hears all of it.
pub fn preview(page: &Page, game: &Game, mv: Move) {
    let position = game.live();
    let mut expected = Vec::new();
    page.walk_to(mv.cell());
    let name = CellSpeech::new(position, CellSet::EMPTY, mv.cell());
    assert_eq!(page.focused_name(), cell_name(LANG, name));
    let mut selection = CellSet::of(mv.cell());
    let mut from = mv.cell();
    for cell in beside(position, mv) {
        let leads = |direction: &Direction| from.step(*direction) == Some(cell);
        let direction = Direction::ALL.into_iter().find(leads).expect("beside");
        page.press(&[&format!("Shift+{}", key(direction))]);
        from = cell;
        selection.insert(cell);
        expected.push(cell_name(LANG, CellSpeech::new(position, selection, cell)));
    }
    page.press(&[key(mv.direction())]);
    let written = Notation::AbaPro.write(position, mv);
    let shown = Announcement::Preview(MoveSpeech::new(position, mv));
    expected.push(announcement(LANG, &shown, &written));
    assert_eq!(page.hears(expected.len()), expected, "{written} is shown");
    assert_eq!(page.position(), position_string(position), "and not made");
}

#[test]
fn a_whole_game_of_three_by_keys_and_ears() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    new_game(&page);
    page.tab_to_group("preset");
    page.choose("ArrowDown", "Three");
    page.tab_to_group("who");
    page.choose("ArrowDown", "People on this device");
    page.tab_to("Customise");
    on_to(&page, "Rules of the game");
    page.tab_to("Goal");
    page.press(&["Enter"]);
    page.tab_to_group("target");
    page.choose("ArrowUp", "1");
    page.tab_to("Start the game");
    page.heard();
    page.press(&["Enter"]);
    on_board(&page);
    assert_eq!(page.hears(1), ["Black to move"]);
    assert_eq!(page.focused_name(), "e5, empty");

    let mut variant = Variant::of_game(Seating::Three);
    variant.rules.targets = [1; MAX_SEATS];
    let mut game = Game::new(variant, vec![Player::human(); 3]).expect("a game");
    while game.outcome().is_none() {
        assert!(game.plies() < MOST_MOVES, "there is no end");
        let mv = keen(game.live(), game.plies());
        preview(&page, &game, mv);
        page.press(&["Enter"]);
        game.play(mv).expect("a legal move");
        let expected = told(&game);
        assert_eq!(page.hears(expected.len()), expected);
    }
    println!("{} moves", game.plies());
    // What is said at the end stays said, and nothing comes after it.
    let last = told(&game);
    page.press(&["l", "e"]);
    let answers = page.hears(2);
    assert_eq!(answers[0], last[0]);
    assert!(answers[1].contains("1 of 1"), "{answers:?}");
    page.command("back");
    let looking = page.hears(1);
    let place = format!("Looking at move {} of {}. ", game.plies() - 1, game.plies());
    assert!(
        looking.len() == 1 && looking[0].starts_with(&place),
        "{looking:?}"
    );
    page.command("games");
    page.tab_to("Open: ");
    page.press(&["Enter"]);
    on_board(&page);
    page.assert_quiet();
}

/// Each is heard once, in order, and then whose turn it is.
#[test]
fn computers_that_follow_each_other_are_heard_in_order() {
    let page = open(LAPTOP, &header(Seating::Three, "", &["White", "Red"]));
    page.listen();
    let rules = Rules::new(Seating::Three);
    for round in 0..3 {
        let position = read_position(&page.position(), rules).expect("a position");
        let mv = keen(&position, round);
        page.command(&aba_pro(&position, mv));
        let heard = page.hears(4);
        let begins = ["Black plays ", "White plays ", "Red plays ", "Your turn"];
        let in_order = (heard.iter().zip(begins)).all(|(line, begin)| line.starts_with(begin));
        assert!(heard.len() == begins.len() && in_order, "{heard:?}");
    }
    page.command("undo");
    let heard = page.hears(2);
    assert!(heard[0].starts_with("Last move: Red plays "), "{heard:?}");
    assert_eq!(heard[1..], ["Your turn"]);
    page.command("hint");
    let heard = page.hears(1);
    assert!(
        heard.len() == 1 && heard[0].starts_with("Hint: "),
        "{heard:?}"
    );
    page.assert_quiet();
}

/// What a clock says by itself, it says once; asked, it says what it shows.
#[test]
fn clocks_are_heard() {
    let page = open(LAPTOP, &header(Seating::Two, "[TimeControl \"12\"]\n", &[]));
    page.listen();
    page.command("clock");
    assert_eq!(page.hears(1), ["Black 0:12.0, White 0:12.0."]);
    page.command("a1b2");
    let heard = page.hears(2);
    assert_eq!(heard[1..], ["White to move"]);
    let warned = page.hears(1);
    assert!(
        warned.len() == 1 && warned[0].starts_with("White: "),
        "{warned:?}"
    );
    page.press(&["Escape", "p"]);
    assert_eq!(page.hears(1), ["The clock is stopped"]);
    page.assert_quiet();
}

/// The help says what the page says, word for word.
#[test]
fn the_walkthrough_is_heard_as_it_is_written() {
    let steps = walk(LANG, Notation::AbaPro);
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    new_game(&page);
    assert_eq!(steps[0].hear, [title(&page)]);
    page.tab_to_group("who");
    page.choose("ArrowDown", "People on this device");
    page.tab_to("Customise");
    on_to(&page, &steps[1].hear[0]);
    page.tab_to("Start");
    page.press(&["Enter"]);
    page.tab_to_group("layout");
    page.choose("ArrowDown", "Belgian Daisy");
    page.tab_to("Goal");
    page.press(&["Enter"]);
    page.tab_to_group("target");
    page.choose("ArrowUp", "1");
    page.tab_to("Start the game");
    page.heard();
    page.press(&["Enter"]);
    on_board(&page);
    assert_eq!(steps[2].hear[0], page.focused_name());
    assert_eq!(steps[2].hear[1..], page.hears(1));

    page.walk_to("a2".parse().expect("a cell"));
    assert_eq!(steps[3].hear, [page.focused_name()]);
    page.press(&["KeyD"]);
    assert_eq!(steps[4].hear, page.hears(1));
    page.press(&["KeyD"]);
    assert_eq!(steps[5].hear, page.hears(2));
    page.command("a5a4");
    assert_eq!(steps[6].hear, page.hears(2));
    page.press(&["Escape"]);
    on_board(&page);
    page.walk_to("c3".parse().expect("a cell"));
    assert_eq!(steps[7].hear[0], page.focused_name());
    page.press(&["KeyX", "KeyX"]);
    assert_eq!(steps[7].hear[1..], page.hears(3));
    page.press(&["l"]);
    assert_eq!(steps[8].hear, page.hears(1));
    page.press(&["e"]);
    assert_eq!(steps[9].hear, page.hears(1));
    page.command("back");
    assert_eq!(steps[10].hear, page.hears(1));
    assert_eq!(steps.len(), 12);
    // And it is in the help, in the reader's language.
    page.goto("#help");
    let shown = page.find("#by-ear + section .walk li");
    page.find("#by-ear + section .walk").wait_there();
    assert_eq!(shown.count(), steps.len());
    page.assert_quiet();
}

/// On the board, a position is copied and begins a game when it is pasted.
fn copy_and_paste(page: &Page) {
    let before = page.position();
    page.press(&["Control+c"]);
    assert_eq!(page.hears(1), ["Position copied."]);
    page.command("a1b2");
    page.position_after(&before);
    page.press(&["Escape"]);
    on_board(page);
    page.press(&["Control+v"]);
    page.wait_until("it is on the board again", || page.position() == before);
}

#[test]
fn questions_are_answered_by_key_and_by_word() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    page.listen();
    let asks = |text: &str, answer: &str| {
        page.command(text);
        let heard = page.hears(1);
        assert!(
            heard.len() == 1 && heard[0].starts_with(answer),
            "{text}: {heard:?}"
        );
    };
    let left = "return document.getElementById('typed').value";
    // The program that answers has to be fetched first.
    asks("row a1", "Row a: Black a1 to a2, empty a3, White a4 to a5.");
    assert_eq!(page.js(left, &[]), "", "it is gone though it took time");
    asks("moves a1", "a1: ");
    asks("what i9", "i9, black marble");
    asks("black", "Black, 14: a1 to a2, ");
    asks("score", "Black 0 of 6, White 0 of 6.");
    asks("clock", "This game has no clock");
    assert_eq!(
        page.js(left, &[]),
        "",
        "what is answered is gone from the box"
    );
    page.command("moves z9");
    assert_eq!(page.hears(1), ["the board has no cell z9"]);
    page.command("nonsense");
    assert_eq!(
        page.hears(1),
        ["“nonsense” is neither a move nor a command."]
    );
    page.press(&["Escape"]);
    on_board(&page);
    page.press(&["r", "v", "i", "t"]);
    let heard = page.hears(4);
    assert!(heard[0].starts_with("Row e: "), "{heard:?}");
    assert!(heard[1].starts_with("From a1 to i9: "), "{heard:?}");
    assert_eq!(heard[2..], ["e5, empty", "Your turn"]);
    // The same again is said again.
    page.press(&["t", "t"]);
    assert_eq!(page.hears(2), ["Your turn", "Your turn"]);
    // The others share a clipboard with all that runs beside them.
    if Browser::current() == Browser::Chromium {
        copy_and_paste(&page);
    }
    // A position as text begins a game from there.
    let text = "5/6/7/8/wbb6/8/7/6/4w b 5-5 0 1";
    page.command(text);
    page.wait_until("the position is on the board", || {
        page.position().starts_with(&text[..20])
    });
    on_board(&page);
    page.heard();
    page.press(&["g"]);
    let heard = page.hears(1);
    assert_eq!(heard, ["e5, empty. e5 has no move now"]);
    page.assert_quiet();
}

/// Keys that are letters do nothing when they are switched off, but those of the
/// board on the board.
#[test]
fn keys_that_are_letters_can_be_switched_off() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    page.listen();
    page.tab_to_board();
    page.press(&["t"]);
    assert_eq!(page.hears(1), ["Your turn"]);
    let off = "localStorage.setItem('abalone/settings', 'shortcuts no\\n')";
    page.js(off, &[]);
    page.reload();
    page.find("[data-cell=e5]").wait();
    page.listen();
    page.tab_to_board();
    page.press(&["t", "l", "f", "?"]);
    page.walk_to("a1".parse().expect("a cell"));
    page.press(&["KeyW"]);
    let heard = page.hears(1);
    assert_eq!(heard, ["Preview: a1b2, 3 marbles, press again to play"]);
    assert_eq!(page.find("dialog[open]").count(), 0);
    page.assert_quiet();
}

/// Wherever the tab key stops, there is a name.
#[test]
fn every_stop_of_every_screen_has_a_name() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    let screens = [
        "play",
        "games",
        "new",
        "customise",
        "editor",
        "settings",
        "help",
        "import",
        "rules",
        "share",
        "present",
        "menu",
    ];
    let mut nameless = Vec::new();
    for screen in screens {
        page.goto(&format!("#{screen}"));
        match screen {
            "play" => page.find("[data-cell=e5]").wait(),
            "games" => page.find(".page-head").wait(),
            "menu" => page.find("dialog[open]").wait(),
            _ => page.find(FETCHED).wait(),
        };
        page.js(
            "document.querySelectorAll('details').forEach((one) => { one.open = true; })",
            &[],
        );
        let mut stops = 0;
        for _ in 0..150 {
            page.press(&["Tab"]);
            let seen = "const e = document.activeElement; const was = e.dataset.stopped;
                e.dataset.stopped = arguments[0];
                return [e.tagName, was === arguments[0], e.outerHTML.slice(0, 120)];";
            let stop = page.js(seen, &[screen.into()]);
            if stop[1] == true {
                break;
            }
            stops += 1;
            if stop[0] != "BODY" && page.focused_name().is_empty() {
                nameless.push(format!("{screen}: {}", stop[2]));
            }
        }
        println!("{screen}: {stops} stops");
        assert!(stops > 1, "{screen}: the tab key leads nowhere");
    }
    assert!(nameless.is_empty(), "{nameless:#?}");
    page.assert_quiet();
}
