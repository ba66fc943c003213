//! Gestures as scripts: what is pressed, dragged, tapped and typed, and what
//! the board makes of it.

use crate::table::{FIGHT, Table, cell, played, refused, set};
use abalone::rules::{CellSet, Direction, Illegal, Move, Seat};
use abalone::view::{
    Action, Announcement, Arrow, BoardInput, Capabilities, Event, Key, Orientation, Point,
    PointerKind,
};

#[test]
fn a_line_grows_and_shrinks_under_the_finger() {
    let mut table = Table::of_rows(FIGHT);
    table.down(table.point("d4"));
    assert_eq!(table.selected(), CellSet::EMPTY, "not before it moves");
    assert!(
        table
            .to(table.point("e5"))
            .contains(&Action::Selected(set("d4 e5")))
    );
    table.to(table.point("f6"));
    assert_eq!(table.selected(), set("d4 e5 f6"));
    table.to(table.point("e5"));
    assert_eq!(table.selected(), set("d4 e5"));
    assert_eq!(table.gesture.preview(), None);
    assert_eq!(played(&table.up(table.point("e5"))), None);
    assert_eq!(
        table.selected(),
        set("d4 e5"),
        "a drawn line stays selected"
    );
}

#[test]
fn past_the_end_pushes_and_back_changes_ones_mind() {
    let mut table = Table::of_rows(FIGHT);
    let push = Move::inline(cell("d4"), Direction::NorthEast);
    table.down(table.point("d4"));
    table.to(table.point("e5"));
    table.to(table.point("f6"));
    let actions = table.to(table.point("g7"));
    assert_eq!(actions, [Action::Preview(Some(push))]);
    // Overshooting means the same.
    assert_eq!(table.to(table.point("h8")), []);
    let aim = table.gesture.aims()[0];
    assert_eq!(aim.pushed(), set("g7 h8"));
    assert_eq!(table.to(table.point("f6")), [Action::Preview(None)]);
    assert_eq!(played(&table.up(table.point("f6"))), None);
    // Off the board counts as back.
    let away = Point::new(700.0, -500.0);
    let points = ["d4", "e5", "f6", "g7"].map(|n| table.point(n));
    let actions = table.drag(&[points[0], points[1], points[2], points[3], away]);
    assert_eq!(played(&actions), None);
    // The same, released in time.
    assert_eq!(played(&table.drag(&points)), Some(push));
    assert_eq!(table.selected(), CellSet::EMPTY);
}

#[test]
fn sideways_is_a_broadside() {
    let mut table = Table::of_rows(FIGHT);
    let actions = table.drag_cells("e2 e3 f4");
    let expected = Move::broadside(cell("e2"), Direction::East, 2, Direction::NorthEast);
    assert_eq!(played(&actions), Some(expected));
    let actions = table.drag_cells("e3 e2 d1");
    let expected = Move::broadside(cell("e2"), Direction::East, 2, Direction::SouthWest);
    assert_eq!(played(&actions), Some(expected));
}

#[test]
fn a_selection_is_dragged_by_sectors_from_anywhere() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("d4");
    table.tap("f6");
    assert_eq!(table.selected(), set("d4 e5 f6"), "two ends make a line");
    let start = table.point("c6");
    let at = |degrees: f64| {
        let radians = degrees.to_radians();
        start + Point::new(radians.cos(), -radians.sin()) * 150.0
    };
    let broad = |direction| {
        Some(Move::broadside(
            cell("d4"),
            Direction::NorthEast,
            3,
            direction,
        ))
    };
    table.down(start);
    table.to(at(3.0));
    assert_eq!(table.gesture.preview(), broad(Direction::East));
    // Ten degrees of play before another direction takes over.
    table.to(at(-38.0));
    assert_eq!(table.gesture.preview(), broad(Direction::East));
    table.to(at(-42.0));
    assert_eq!(table.gesture.preview(), broad(Direction::SouthEast));
    table.to(at(-25.0));
    assert_eq!(table.gesture.preview(), broad(Direction::SouthEast));
    // Back to where it began: nothing.
    table.to(start + Point::new(5.0, 0.0));
    assert_eq!(table.gesture.preview(), None);
    assert_eq!(played(&table.up(start)), None);
    assert_eq!(table.selected(), set("d4 e5 f6"));
    assert_eq!(
        played(&table.drag(&[start, at(180.0)])),
        broad(Direction::West)
    );
}

#[test]
fn a_cell_that_fits_two_moves_waits_for_a_choice() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("e2");
    table.tap("e3");
    let actions = table.tap("f3");
    let seen = [Direction::NorthEast, Direction::NorthWest];
    assert_eq!(actions, [Action::Say(Announcement::WhichWay(seen))]);
    assert_eq!(table.gesture.aims().len(), 2);
    // The middle of the cell is still either; a cell of one of them is not.
    assert_eq!(played(&table.tap("f3")), None);
    assert_eq!(table.gesture.aims().len(), 2);
    let expected = Move::broadside(cell("e2"), Direction::East, 2, Direction::NorthEast);
    assert_eq!(played(&table.tap("f4")), Some(expected));
}

#[test]
fn a_tap_on_an_opponent_pushes_or_says_why_not() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("d4");
    table.tap("e5");
    // The whole row moves: two are selected, three push.
    let push = Move::inline(cell("d4"), Direction::NorthEast);
    assert_eq!(played(&table.tap("g7")), Some(push));
    table.tap("d4");
    table.tap("f6");
    assert_eq!(
        played(&table.tap("h8")),
        Some(push),
        "the second in the row"
    );
    table.tap("e5");
    table.tap("f6");
    let pac = Illegal::NotStronger { own: 2, theirs: 2 };
    for target in ["g7", "h8"] {
        let actions = table.tap(target);
        assert_eq!((played(&actions), refused(&actions)), (None, Some(pac)));
    }
    assert_eq!(table.selected(), set("e5 f6"), "nothing is lost");
}

#[test]
fn tapping_outside_and_escape_clear() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("d4");
    table.tap_at(Point::new(0.0, 445.0));
    assert_eq!(table.selected(), CellSet::EMPTY, "the gutter is outside");
    table.tap("d4");
    table.tap("a1");
    assert_eq!(table.selected(), CellSet::EMPTY, "out of reach is outside");
    table.tap("d4");
    assert!(table.gesture.wants(Key::Escape));
    let actions = table.key(Key::Escape);
    assert!(actions.contains(&Action::Say(Announcement::Deselected)));
    assert!(!table.gesture.wants(Key::Escape), "left to the page");
}

#[test]
fn a_finger_slips_more_than_a_mouse() {
    // 3 board units a pixel: 10 pixels are 30, 4 are 12.
    for (kind, slip, is_tap) in [
        (PointerKind::Touch, 29.0, true),
        (PointerKind::Touch, 31.0, false),
        (PointerKind::Mouse, 11.0, true),
        (PointerKind::Mouse, 13.0, false),
    ] {
        let mut table = Table::of_rows(FIGHT);
        table.kind = kind;
        table.tap("d4");
        let from = table.point("e5");
        table.drag(&[from, from + Point::new(slip, 0.0)]);
        let tapped = table.selected() == set("d4 e5");
        assert_eq!(tapped, is_tap, "{kind:?} {slip}");
    }
}

#[test]
fn a_lost_pointer_and_a_second_finger_change_nothing() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("e2");
    table.down(table.point("d4"));
    table.to(table.point("c4"));
    assert!(table.gesture.preview().is_some());
    let actions = table.handle(Event::Cancel { pointer: 1 });
    assert_eq!(
        actions,
        [Action::Selected(set("e2")), Action::Preview(None)]
    );
    table.down(table.point("d4"));
    table.to(table.point("c4"));
    table.handle(Event::Down {
        pointer: 2,
        kind: PointerKind::Touch,
        at: table.point("e3"),
    });
    assert_eq!(played(&table.up(table.point("c4"))), None);
    assert_eq!(table.selected(), set("e2"));
}

#[test]
fn confirmation_shows_a_move_first() {
    let mut table = Table::of_rows(FIGHT);
    table.capabilities = table.capabilities.confirmed(true);
    let mv = Move::broadside(cell("e2"), Direction::East, 2, Direction::NorthEast);
    assert_eq!(played(&table.drag_cells("e2 e3 f4")), None);
    assert_eq!(table.gesture.preview(), Some(mv));
    assert_eq!(played(&table.tap("f4")), Some(mv), "a tap on it plays");
    table.drag_cells("e2 e3 f4");
    table.tap("c3");
    assert_eq!(
        (table.gesture.preview(), table.selected()),
        (None, set("c3")),
        "another tap does not"
    );
    table.drag_cells("e2 e3 f4");
    let input = BoardInput {
        position: &table.position,
        capabilities: table.capabilities,
        orientation: table.orientation,
        pixel: 3.0,
    };
    assert_eq!(played(&table.gesture.confirm(&input)), Some(mv));
    table.drag_cells("e2 e3 f4");
    assert_eq!(played(&table.key(Key::Enter)), Some(mv));
}

#[test]
fn a_move_that_waits_is_not_played_by_an_idle_drag() {
    let mut table = Table::of_rows(FIGHT);
    table.handle(Event::Focus(cell("e2")));
    table.key(Key::Step(Direction::West));
    assert!(table.gesture.preview().is_some());
    // From an empty cell to another, with nothing selected.
    assert_eq!(played(&table.drag_cells("b2 b4")), None);
    assert_eq!(
        played(&table.tap("e1")),
        Some(Move::inline(cell("e2"), Direction::West))
    );
}

#[test]
fn keys_mean_what_is_seen_however_the_board_is_turned() {
    for sixths in 0..6 {
        let mut table = Table::of_rows("5/6/7/8/4b4/8/7/6/5");
        table.orientation = Orientation::turned_by(sixths);
        table.handle(Event::Focus(cell("e5")));
        let before = table.orientation.point(cell("e5"));
        table.key(Key::from_code("KeyD", false).unwrap());
        let aim = table.gesture.aims()[0];
        let target = table
            .orientation
            .point(cell("e5").step(aim.direction).unwrap());
        assert!(target.distance(before + Point::new(100.0, 0.0)) < 1e-6);
        // Walking drops what was aimed at: Enter must not play it from afar.
        table.key(Key::Arrow(Arrow::Right));
        assert_eq!(table.gesture.preview(), None);
        let here = table.orientation.point(table.gesture.focus());
        assert!(here.distance(before + Point::new(100.0, 0.0)) < 1e-6);
    }
}

#[test]
fn letters_go_by_place() {
    let codes = ["KeyD", "KeyW", "KeyQ", "KeyA", "KeyZ", "KeyX"];
    for (code, direction) in codes.into_iter().zip(Direction::ALL) {
        assert_eq!(Key::from_code(code, false), Some(Key::Step(direction)));
        assert_eq!(Key::from_code(code, true), Some(Key::Extend(direction)));
    }
    assert_eq!(Key::from_code("KeyU", false), None);
}

#[test]
fn space_selects_shows_and_plays() {
    let mut table = Table::of_rows(FIGHT);
    table.handle(Event::Focus(cell("e2")));
    table.key(Key::Space);
    table.key(Key::Arrow(Arrow::Right));
    table.key(Key::Space);
    assert_eq!(table.selected(), set("e2 e3"));
    table.key(Key::Arrow(Arrow::Right));
    let mv = Move::inline(cell("e2"), Direction::East);
    let first = table.key(Key::Space);
    assert_eq!((played(&first), table.gesture.preview()), (None, Some(mv)));
    assert_eq!(played(&table.key(Key::Space)), Some(mv));
    // Shift and a direction: grow, and shrink on the way back.
    table.handle(Event::Focus(cell("d4")));
    table.key(Key::Extend(Direction::NorthEast));
    table.key(Key::Extend(Direction::NorthEast));
    assert_eq!(table.selected(), set("d4 e5 f6"));
    assert_eq!(table.gesture.focus(), cell("f6"));
    table.key(Key::Extend(Direction::SouthWest));
    assert_eq!(table.selected(), set("d4 e5"));
    let actions = table.key(Key::Extend(Direction::East));
    assert!(refused(&actions).is_some());
}

#[test]
fn a_screen_reader_activates_cells() {
    let mut table = Table::of_rows(FIGHT);
    table.handle(Event::Activate(cell("e2")));
    table.handle(Event::Activate(cell("e3")));
    let actions = table.handle(Event::Activate(cell("e4")));
    assert_eq!(
        played(&actions),
        Some(Move::inline(cell("e2"), Direction::East))
    );
}

#[test]
fn who_may_not_move_only_looks() {
    let mut table = Table::of_rows(FIGHT);
    table.capabilities = Capabilities::play([Seat(1)]);
    assert_eq!(table.drag_cells("e2 e3 f4"), []);
    assert_eq!(table.tap("e2"), []);
    let actions = table.key(Key::Step(Direction::East));
    assert_eq!(actions, [Action::Say(Announcement::NotNow)]);
    table.capabilities = Capabilities::pick();
    assert_eq!(table.tap("a1"), [Action::Pick(cell("a1"))]);
    let actions = table.drag_cells("e2 e3 f4");
    let (from, to) = (cell("e2"), Some(cell("f4")));
    assert_eq!(actions, [Action::Carry { from, to }]);
}

#[test]
fn another_position_forgets_the_selection() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("d4");
    table.position = table.position.play(table.position.moves()[0]).unwrap();
    let input = BoardInput {
        position: &table.position,
        capabilities: table.capabilities,
        orientation: table.orientation,
        pixel: 3.0,
    };
    let actions = table.gesture.sync(&input);
    assert_eq!(actions, [Action::Selected(CellSet::EMPTY)]);
    assert_eq!(table.gesture.sync(&input), []);
}
