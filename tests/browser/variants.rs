//! The board in games other than the common one, as a person plays them: marbles
//! that are placed, triangles, turns of both colours, neutral balls, two boards.

use crate::page::{Device, LAPTOP, PHONE, Page};
use abalone::game::{Game, Player};
use abalone::notation::{position_string, read_aba_pro, read_position};
use abalone::rules::{Colour, Direction, Move, Rules, Start, TurnMode, Variant, preset};
use serde_json::json;

/// A game of this variant on the board, these moves played.
fn opened(device: Device, variant: &Variant, moves: &[&str]) -> (Page, Game) {
    let seats = variant.rules.seating.seats();
    let mut game = Game::new(variant.clone(), vec![Player::human(); seats]).unwrap();
    for text in moves {
        let mv = read_aba_pro(game.live(), text).unwrap();
        game.play(mv).unwrap();
    }
    let page = Page::open(device, "#import");
    let field = page.find("#import-text");
    field.wait();
    let fill = "const field = document.getElementById('import-text'); \
        field.value = arguments[0]; field.dispatchEvent(new Event('input', {bubbles: true}));";
    page.js(fill, &[json!(game.write_record())]);
    page.find("dialog .primary").click();
    page.find("dialog[open]").wait_gone();
    page.find("[aria-label^=\"Open\"]").click();
    page.find("[data-cell=e5]").wait();
    page.wait_for(game.live());
    (page, game)
}

/// Plays the same in the game that is compared with the page.
fn follow(page: &Page, game: &mut Game, text: &str) {
    let mv = read_aba_pro(game.live(), text).unwrap();
    game.play(mv).unwrap();
    page.wait_for(game.live());
}

fn name_of(page: &Page, css: &str) -> String {
    page.find(css).attribute("aria-label").unwrap_or_default()
}

#[test]
fn marbles_are_placed_by_finger_mouse_and_keys() {
    let variant = Variant {
        start: Start::Placement,
        ..Variant::default()
    };
    for device in [PHONE, LAPTOP] {
        let (page, mut game) = opened(device, &variant, &["e5"]);
        assert!(name_of(&page, "[role=grid]").contains("Black has 13 in hand"));
        page.tap("e5");
        page.text("e5 is taken").wait();
        page.tap("e6");
        follow(&page, &mut game, "e6");
        // Pressed in one place, let go in another; and off the board, no longer.
        page.drag(&["a1", "d4"]);
        follow(&page, &mut game, "d4");
        page.control("Undo").click();
        assert!(game.undo());
        page.wait_for(game.live());
        page.js("document.querySelector('[data-cell=f6]').focus()", &[]);
        page.press(&["Enter"]);
        follow(&page, &mut game, "f6");
        page.assert_accessible("placement");
        page.assert_quiet();
    }
}

#[test]
fn a_triangle_moves_by_one_stroke() {
    let rows = "5/6/7/4w3/3bb4/3b4/7/6/5 b";
    let rules = Rules {
        triangles: true,
        ..Rules::default()
    };
    let start = read_position(rows, rules).unwrap();
    let variant = Variant {
        rules,
        start: Start::Setup(start.setup()),
        ..Variant::default()
    };
    for device in [PHONE, LAPTOP] {
        let (page, mut game) = opened(device, &variant, &[]);
        page.hold(&["e4", "e5", "d4"]);
        let selected = page.find("[aria-selected=true]");
        page.wait_until("three are selected", || selected.count() == 3);
        page.let_go();
        page.drag(&["e4", "e5", "d4", "d3"]);
        let before = game.live().board().of(Colour::Black);
        page.wait_until("all three have moved", || {
            let text = page.position();
            let now = read_position(&text, rules).unwrap();
            (now.board().of(Colour::Black) - before).len() >= 2
        });
        page.control("Undo").click();
        page.wait_for(game.live());
        // The same with keys: two along the line, the third beside it.
        page.js("document.querySelector('[data-cell=e4]').focus()", &[]);
        page.press(&["Shift+KeyD", "Shift+KeyZ", "KeyA", "KeyA"]);
        let start = game.live();
        let goes_west =
            |mv: &&Move| start.effect(**mv).group.len() == 3 && mv.direction() == Direction::West;
        let mv = *start.moves().iter().find(goes_west).unwrap();
        game.play(mv).unwrap();
        page.wait_for(game.live());
        page.assert_quiet();
    }
}

#[test]
fn a_turn_of_both_colours_is_played_and_taken_back_by_parts() {
    let variant = Variant {
        rules: Rules {
            turn: TurnMode::OwnOther,
            full_first_turn: true,
            ..Rules::default()
        },
        ..Variant::default()
    };
    for device in [PHONE, LAPTOP] {
        let (page, mut game) = opened(device, &variant, &[]);
        let start = position_string(game.live());
        page.drag(&["c3", "d3"]);
        follow(&page, &mut game, "c3d3");
        let turn = page.find("[data-turn]").attribute("data-turn");
        assert_eq!(turn.as_deref(), Some("black"), "still");
        // Own marbles are no longer to be moved, the other colour's are.
        page.tap("c4");
        page.text("A marble of the other colour is moved now")
            .wait();
        page.drag(&["g6", "f6"]);
        follow(&page, &mut game, "g6f6");
        let turn = page.find("[data-turn]").attribute("data-turn");
        assert_eq!(turn.as_deref(), Some("white"));
        page.control("Undo").click();
        page.control("Undo").click();
        page.wait_until("it is the start again", || page.position() == start);
        page.assert_quiet();
    }
}

#[test]
fn a_ball_that_would_fall_is_a_warning() {
    let variant = Variant {
        rules: Rules {
            balls: true,
            ..Rules::default()
        },
        ..Variant::default()
    };
    let (page, mut game) = opened(LAPTOP, &variant, &[]);
    assert!(name_of(&page, "[data-cell=b3]").contains("carries the ball"));
    page.hold(&["c4", "d4"]);
    page.text("c4d4, own ball falls").wait();
    page.let_go();
    page.js("document.querySelector('[data-cell=c4]').focus()", &[]);
    page.press(&["KeyQ", "KeyQ"]);
    follow(&page, &mut game, "c4d4");
    page.text("White wins").wait();
    page.assert_quiet();
}

#[test]
fn one_of_two_boards_is_large_and_a_tap_changes_which() {
    let variant = preset("4x2x2").unwrap().variant();
    for device in [PHONE, LAPTOP] {
        let (page, mut game) = opened(device, &variant, &[]);
        let large = || page.find(".board[data-board]").attribute("data-board");
        assert_eq!(large().as_deref(), Some("1"));
        // What sticks out makes a phone show the whole page smaller.
        let width = page.js("return innerWidth", &[]);
        assert_eq!(width.as_u64(), Some(device.width.into()));
        page.drag(&["c3", "d3"]);
        let mv = read_aba_pro(game.live(), "c3d3").unwrap();
        game.play(mv).unwrap();
        page.wait_until("board 2 is large", || large().as_deref() == Some("2"));
        page.find(".board-small").click();
        page.wait_until("board 1 is large", || large().as_deref() == Some("1"));
        let first = game.boards().board(0).unwrap();
        page.wait_until("it is the one that was played on", || {
            page.position() == position_string(first)
        });
        page.find(".board-small").click();
        page.wait_until("board 2 is large", || large().as_deref() == Some("2"));
        page.assert_accessible("two boards");
        page.assert_quiet();
    }
}
