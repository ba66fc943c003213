//! What the board does in games other than the common one: triangles, marbles
//! to be placed, balls, turns of both colours, cells to be picked.

use crate::table::{FIGHT, Table, cell, played, refused, set};
use abalone::game::Gutter;
use abalone::rules::{
    Board, CellSet, Direction, Illegal, Move, Position, Rules, Setup, Start, TriangleShape,
    TurnMode, Variant, layout,
};
use abalone::view::{
    Action, Announcement, Arrow, BoardInput, Capabilities, Event, GhostKind, Key, LastMove,
    MarbleState, MoveSpeech, Orientation, Point, Scene, SceneInput, Tracks,
};

fn under(rows: &str, rules: Rules) -> Table {
    let board = Board::from_rows(rows).unwrap();
    Table::new(Position::new(rules, Setup::start(board)).unwrap())
}

fn triangles() -> Table {
    under(FIGHT, "two+triangle".parse().unwrap())
}

fn placement() -> Table {
    let variant = Variant {
        start: Start::Placement,
        ..Variant::default()
    };
    let mut position = variant.first_position().unwrap();
    for name in ["e5", "d4"] {
        position = position.play(Move::place(cell(name))).unwrap();
    }
    Table::new(position)
}

fn both_colours(turn: TurnMode) -> Table {
    let rules = Rules {
        turn,
        full_first_turn: true,
        ..Rules::default()
    };
    under(FIGHT, rules)
}

fn with_balls() -> Table {
    let rules = Rules {
        balls: true,
        triangles: true,
        ..Rules::default()
    };
    Table::new(layout("standard").unwrap().position_under(rules))
}

fn scene(table: &Table, marked: CellSet) -> Scene {
    let gutter = Gutter::default();
    Scene::new(SceneInput {
        position: &table.position,
        gutter: &gutter,
        tracks: &Tracks::new(&table.position, &gutter),
        gesture: &table.gesture,
        orientation: table.orientation,
        last: None,
        hint: None,
        may_move: true,
        marked,
    })
}

#[test]
fn a_stroke_that_turns_a_corner_takes_a_triangle() {
    // Black e2 e3 and d1, d2 are no triangle: make one of d4 e5 with e4.
    let mut table = under("5/6/7/8/3bb4/3b4/7/6/5", "two+triangle".parse().unwrap());
    table.down(table.point("d4"));
    table.to(table.point("e4"));
    assert_eq!(table.selected(), set("d4 e4"));
    let actions = table.to(table.point("e5"));
    assert_eq!(actions, [Action::Selected(set("d4 e4 e5"))]);
    assert_eq!(table.gesture.preview(), None);
    // Back to the pair, and there again.
    table.to(table.point("e4"));
    assert_eq!(table.selected(), set("d4 e4"));
    table.to(table.point("e5"));
    let mv = Move::triangle(cell("d4"), TriangleShape::Hanging, Direction::East);
    let actions = table.to(table.point("e6"));
    assert_eq!(actions, [Action::Preview(Some(mv))]);
    assert_eq!(table.to(table.point("e5")), [Action::Preview(None)]);
    table.to(table.point("e6"));
    assert_eq!(played(&table.up(table.point("e6"))), Some(mv));
    // Left there, it stays selected, and is dragged as a whole.
    table.drag_cells("d4 e4 e5");
    assert_eq!(table.selected(), set("d4 e4 e5"));
    let start = table.point("b2");
    let actions = table.drag(&[start, start + Point::new(90.0, 5.0)]);
    assert_eq!(played(&actions), Some(mv));
}

#[test]
fn where_triangles_do_not_move_the_same_stroke_is_a_broadside() {
    let mut table = Table::of_rows("5/6/7/8/3bb4/3b4/7/6/5");
    table.down(table.point("d4"));
    table.to(table.point("e4"));
    table.to(table.point("e5"));
    assert_eq!(table.selected(), set("d4 e4"));
    let reason = table.gesture.aims()[0].verdict.unwrap_err();
    assert_eq!(reason, Illegal::Occupied { cell: cell("e5") });
}

#[test]
fn a_line_of_three_is_not_bent() {
    let mut table = triangles();
    // d4 e5 f6 is a line; e6 would touch two of it, but is empty.
    table.drag_cells("d4 e5 f6");
    assert_eq!(table.selected(), set("d4 e5 f6"));
    table.tap("e2");
    table.tap("e3");
    assert_eq!(table.selected(), set("e2 e3"));
}

#[test]
fn keys_make_and_unmake_triangles() {
    let mut table = under("5/6/7/8/3bb4/3b4/7/6/5", "two+triangle".parse().unwrap());
    table.handle(Event::Focus(cell("e4")));
    table.key(Key::Extend(Direction::East));
    let actions = table.key(Key::Extend(Direction::SouthWest));
    assert_eq!(table.selected(), set("d4 e4 e5"));
    let told = actions
        .iter()
        .any(|action| matches!(action, Action::Say(Announcement::Cell(speech)) if speech.triangle));
    assert!(told, "{actions:?}");
    table.key(Key::Extend(Direction::NorthEast));
    assert_eq!(table.selected(), set("e4 e5"));
}

#[test]
fn a_marble_follows_the_finger_and_is_laid_where_it_leaves() {
    let mut table = placement();
    let place = |name: &str| Move::place(cell(name));
    let actions = table.down(table.point("f6"));
    assert_eq!(actions, [Action::Preview(Some(place("f6")))]);
    assert_eq!(
        scene(&table, CellSet::EMPTY).ghosts[0].kind,
        GhostKind::Laid
    );
    table.to(table.point("g7"));
    assert_eq!(table.gesture.preview(), Some(place("g7")));
    // Off the board, and with a second finger, one changes one's mind.
    assert_eq!(table.to(Point::new(700.0, 0.0)), [Action::Preview(None)]);
    assert_eq!(played(&table.up(Point::new(700.0, 0.0))), None);
    table.down(table.point("f6"));
    let second = Event::Down {
        pointer: 2,
        kind: table.kind,
        at: table.point("a1"),
    };
    assert_eq!(table.handle(second), [Action::Preview(None)]);
    assert_eq!(played(&table.up(table.point("f6"))), None);
    table.down(table.point("f6"));
    table.key(Key::Escape);
    assert_eq!(table.gesture.preview(), None);
    table.up(table.point("f6"));
    let actions = table.drag_cells("a1 g7");
    assert_eq!(played(&actions), Some(place("g7")));
}

#[test]
fn a_cell_that_is_taken_says_so() {
    let mut table = placement();
    table.down(table.point("e5"));
    let picture = scene(&table, CellSet::EMPTY);
    assert_eq!(picture.ghosts[0].kind, GhostKind::Refused);
    assert_eq!(picture.arrows, []);
    let taken = Illegal::Taken { cell: cell("e5") };
    assert_eq!(refused(&table.up(table.point("e5"))), Some(taken));
    assert_eq!(
        refused(&table.handle(Event::Activate(cell("e5")))),
        Some(taken)
    );
    let actions = table.key(Key::Step(Direction::East));
    assert_eq!(refused(&actions), Some(Illegal::PlaceFirst));
}

#[test]
fn a_placement_waits_where_moves_are_confirmed() {
    let mut table = placement();
    table.capabilities = table.capabilities.confirmed(true);
    let place = |name: &str| Some(Move::place(cell(name)));
    assert_eq!(played(&table.tap("f6")), None);
    assert_eq!(table.gesture.preview(), place("f6"));
    assert_eq!(played(&table.tap("g7")), None);
    assert_eq!(table.gesture.preview(), place("g7"), "elsewhere instead");
    assert_eq!(played(&table.tap("g7")), place("g7"), "the same again");
    table.tap("f6");
    assert_eq!(played(&table.key(Key::Enter)), place("f6"));
    table.tap("f6");
    let input = BoardInput {
        position: &table.position,
        capabilities: table.capabilities,
        orientation: table.orientation,
        pixel: 3.0,
    };
    assert_eq!(played(&table.gesture.confirm(&input)), place("f6"));
    table.handle(Event::Focus(cell("b2")));
    assert_eq!(played(&table.key(Key::Enter)), None);
    assert_eq!(played(&table.key(Key::Enter)), place("b2"));
}

#[test]
fn a_marble_is_offered_under_mouse_and_keys() {
    let mut table = placement();
    let ghosts = |table: &Table| scene(table, CellSet::EMPTY).ghosts;
    table.handle(Event::Hover(Some(table.point("g7"))));
    assert_eq!(ghosts(&table)[0].kind, GhostKind::Offered);
    assert_eq!(ghosts(&table)[0].at, table.point("g7"));
    table.handle(Event::Hover(Some(table.point("e5"))));
    assert_eq!(ghosts(&table), [], "not where one lies");
    table.handle(Event::Focus(cell("b2")));
    table.key(Key::Arrow(Arrow::Right));
    assert_eq!(ghosts(&table)[0].at, table.point("b3"));
    table.handle(Event::Hover(None));
    assert_eq!(ghosts(&table), []);
    // Not for somebody who only looks on, and not when marbles move.
    table.capabilities = Capabilities::LOOK;
    table.handle(Event::Hover(Some(table.point("g7"))));
    assert_eq!(ghosts(&table), []);
    let mut table = Table::of_rows(FIGHT);
    table.handle(Event::Hover(Some(table.point("g7"))));
    assert_eq!(table.gesture.hover(), None);
}

#[test]
fn hands_lie_in_the_gutter_and_come_onto_the_board() {
    let table = placement();
    let picture = scene(&table, CellSet::EMPTY);
    let low = picture.marbles.iter().filter(|m| m.place.is_low()).count();
    assert_eq!((low, picture.marbles.len()), (26, 28));
    assert_eq!(picture.piles, []);
    let traces = LastMove::new(&table.position, Move::place(cell("f6")));
    assert_eq!((traces.left, traces.reached), (CellSet::EMPTY, set("f6")));
}

#[test]
fn each_part_of_a_turn_has_its_colour() {
    let mut table = both_colours(TurnMode::OtherOwn);
    let actions = table.tap("e2");
    assert_eq!(refused(&actions), Some(Illegal::OtherColourNow));
    assert_eq!(table.selected(), CellSet::EMPTY);
    let actions = table.drag_cells("g7 g8");
    let mv = played(&actions).unwrap();
    table.position = table.position.play(mv).unwrap();
    table.tap("g8");
    assert_eq!(table.selected(), CellSet::EMPTY, "now the own colour");
    let actions = table.drag_cells("e2 e1");
    assert_eq!(
        played(&actions),
        Some(Move::inline(cell("e2"), Direction::West))
    );
}

#[test]
fn either_colour_is_selected_but_never_both() {
    let mut table = both_colours(TurnMode::Any);
    table.tap("g7");
    assert_eq!(table.selected(), set("g7"));
    table.tap("f6");
    assert_eq!(table.selected(), set("f6"), "another colour begins anew");
    // Three in line can push what they stand against: a tap on it does.
    table.tap("d4");
    assert_eq!(table.selected(), set("d4 e5 f6"));
    let push = Move::inline(cell("d4"), Direction::NorthEast);
    assert_eq!(played(&table.tap("g7")), Some(push));
    assert_eq!(played(&table.drag_cells("d4 e5 f6 g7")), Some(push));
    // Nothing selected: the same marble is one that can be moved.
    assert_eq!(
        played(&table.drag_cells("g7 g8")),
        Some(Move::inline(cell("g7"), Direction::East))
    );
}

#[test]
fn a_ball_is_seen_to_be_carried_or_to_fall() {
    let mut table = with_balls();
    let resting = scene(&table, CellSet::EMPTY);
    assert_eq!(resting.balls.len(), 2);
    let middle = |names: [&str; 3]| {
        let sum = names.iter().fold(Point::default(), |sum, name| {
            sum + Orientation::USUAL.point(cell(name))
        });
        sum * (1.0 / 3.0)
    };
    assert!(resting.balls[0].at.distance(middle(["b3", "b4", "c4"])) < 1e-6);

    // One marble leaves the ball: it falls, and that is a warning.
    table.handle(Event::Focus(cell("c4")));
    table.key(Key::Step(Direction::NorthWest));
    let shown = scene(&table, CellSet::EMPTY);
    assert_eq!(shown.balls[0].state, MarbleState::Pushed);
    assert_eq!(shown.balls[1].state, MarbleState::Still);
    let lost = shown.ghosts.iter().find(|ghost| ghost.ball).unwrap();
    assert_eq!(lost.kind, GhostKind::Gone);
    let mv = table.gesture.preview().unwrap();
    let speech = MoveSpeech::new(&table.position, mv);
    assert_eq!(
        (speech.falls, speech.drops_own_ball()),
        ([true, false], true)
    );
    table.position = table.position.play(mv).unwrap();
    assert!(scene(&table, CellSet::EMPTY).balls[0].place.is_low());
}

#[test]
fn a_triangle_carries_its_ball() {
    let rules = Rules {
        balls: true,
        triangles: true,
        ..Rules::default()
    };
    let board = Board::from_rows("5/6/7/2w5/2ww5/3b4/2bb3/6/5").unwrap();
    let setup = Setup {
        balls: [set("c3 c4 d4"), set("e3 e4 f4")],
        ..Setup::start(board)
    };
    let position = Position::new(rules, setup).unwrap();
    let mut table = Table::new(position);
    for name in ["c3", "c4", "d4"] {
        table.tap(name);
    }
    table.down(table.point("a2"));
    table.to(table.point("a2") + Point::new(80.0, 0.0));
    let shown = scene(&table, CellSet::EMPTY);
    let carried = shown.ghosts.iter().find(|ghost| ghost.ball).unwrap();
    assert_eq!(carried.kind, GhostKind::There);
    let goes = carried.at - shown.balls[0].at;
    assert!(goes.distance(Point::new(100.0, 0.0)) < 1e-6);
    let speech = MoveSpeech::new(&position, table.gesture.preview().unwrap());
    assert_eq!(speech.falls, [false; 2]);
}

#[test]
fn cells_are_picked_and_carried_by_every_means() {
    let mut table = Table::of_rows(FIGHT);
    table.capabilities = Capabilities::pick();
    assert_eq!(table.tap("a1"), [Action::Pick(cell("a1"))]);
    table.handle(Event::Focus(cell("e2")));
    assert_eq!(table.key(Key::Space), [Action::Pick(cell("e2"))]);
    assert_eq!(table.key(Key::Enter), [Action::Pick(cell("e2"))]);
    let voice = table.handle(Event::Activate(cell("g7")));
    assert_eq!(voice, [Action::Pick(cell("g7"))]);
    // What is carried is seen under the finger.
    table.down(table.point("e2"));
    let between = table.point("e2") + Point::new(70.0, 30.0);
    table.to(between);
    let shown = scene(&table, set("g7"));
    assert_eq!((shown.ghosts[0].at, shown.ghosts.len()), (between, 1));
    let state = |name| {
        let at = table.point(name);
        shown.marbles.iter().find(|m| m.at == at).unwrap().state
    };
    assert_eq!(state("e2"), MarbleState::Pushed);
    assert_eq!(state("g7"), MarbleState::Selected, "marked");
    let off = Point::new(700.0, 0.0);
    table.to(off);
    assert_eq!(
        scene(&table, CellSet::EMPTY).ghosts[0].kind,
        GhostKind::Gone
    );
    let (from, to) = (cell("e2"), None);
    assert_eq!(table.up(off), [Action::Carry { from, to }]);
    assert_eq!(table.gesture.carried(), None);
    table.capabilities = Capabilities::LOOK;
    assert_eq!(table.tap("a1"), []);
    assert_eq!(table.drag_cells("e2 e3 f4"), []);
}

#[test]
fn partners_marbles_are_selected_too_and_the_direction_finds_the_rear() {
    let start = layout("four_players").unwrap().position();
    let board = Board::from_rows("5/6/7/8/2brrw3/8/7/6/5").unwrap();
    let position = Position::new(*start.rules(), Setup::start(board)).unwrap();
    let mut table = Table::new(position);
    // From the front to the rear, and pushed: the rear is the own marble.
    for name in ["e5", "e4", "e3"] {
        table.tap(name);
    }
    assert_eq!(table.selected(), set("e3 e4 e5"));
    let push = Move::inline(cell("e3"), Direction::East);
    assert_eq!(played(&table.tap("e6")), Some(push));
    assert_eq!(played(&table.drag_cells("e3 e4 e5 e6")), Some(push));
    // The other way the rear would be the partner's.
    let actions = table.drag_cells("e5 e4 e3 e2");
    let reason = refused(&actions).unwrap();
    assert_eq!(reason, Illegal::NotYours { cell: cell("e5") });
    // Sideways only own marbles move.
    table.key(Key::Escape);
    let actions = table.drag_cells("e3 e4 f4");
    assert_eq!(
        refused(&actions),
        Some(Illegal::NotYours { cell: cell("e4") })
    );
}
