//! Games being played: taking back, stepping through, endings.

use abalone::game::{Game, NodeId, PlayError, Player};
use abalone::rules::{
    Board, Colour, Illegal, Move, Outcome, Reason, Seat, Seating, Setup, Side, Start, Variant,
    layout,
};

fn two(variant: Variant) -> Game {
    Game::new(variant, vec![Player::human(), Player::human()]).expect("a game")
}

fn from_rows(rows: &str) -> Game {
    let variant = Variant {
        start: Start::Setup(Setup::start(Board::from_rows(rows).expect("rows"))),
        ..Variant::default()
    };
    two(variant)
}

fn mv(from: &str, to: &str) -> Move {
    let rear: abalone::rules::Cell = from.parse().expect("a cell");
    Move::inline(
        rear,
        rear.direction_to(to.parse().expect("a cell"))
            .expect("neighbours"),
    )
}

#[test]
fn stepping_through_a_game_does_not_disturb_it() {
    let mut game = two(Variant::default());
    for (from, to) in [("a1", "b2"), ("i9", "h8"), ("a2", "b3")] {
        game.play(mv(from, to)).expect("legal");
    }
    let live = *game.live();
    game.go_to_ply(1);
    assert_eq!((game.ply(), game.plies(), game.is_live()), (1, 3, false));
    assert_eq!(game.position().turn(), Seat(1));
    assert_eq!(*game.live(), live);
    game.go_to_ply(99);
    assert!(game.is_live());
    // A move made while looking back is made where the game stands.
    game.go_to_ply(0);
    game.play(mv("i5", "h4")).expect("legal at the tip");
    assert_eq!((game.ply(), game.plies()), (4, 4));
}

#[test]
fn undo_and_redo_are_exact() {
    let mut game = two(Variant::from_layout(
        layout("belgian_daisy").expect("a layout"),
    ));
    let mut positions = vec![*game.live()];
    for _ in 0..30 {
        let moves = game.live().moves();
        let pick = moves[positions.len() * 7 % moves.len()];
        game.play(pick).expect("legal");
        positions.push(*game.live());
    }
    for at in (0..30).rev() {
        assert!(game.undo());
        assert_eq!(*game.live(), positions[at]);
    }
    assert!(!game.undo());
    for position in &positions[1..] {
        assert!(game.redo());
        assert_eq!(game.live(), position);
    }
    assert!(!game.redo());
    // Another move forgets what was taken back, the same move does not.
    game.go_to_ply(0);
    while game.undo() {}
    let first = game.tree().children(NodeId::START)[0];
    let same = game.tree().mv(first).expect("a move");
    game.play(same).expect("legal");
    assert!(game.can_redo());
    game.undo();
    let other = game.live().moves().iter().copied().find(|&m| m != same);
    game.play(other.expect("another move")).expect("legal");
    assert!(!game.can_redo());
    assert_eq!(game.plies(), 1);
}

#[test]
fn printed_rules_take_nothing_back() {
    let mut game = two(Variant {
        take_back: false,
        ..Variant::default()
    });
    game.play(mv("a1", "b2")).expect("legal");
    assert!(!game.can_undo() && !game.undo());
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = from_rows("5/6/7/8/b8/8/7/6/4w");
    let shuttle = [("e1", "e2"), ("a5", "a4"), ("e2", "e1"), ("a4", "a5")];
    for (from, to) in shuttle.iter().chain(&shuttle) {
        assert_eq!(game.outcome(), None);
        game.play(mv(from, to)).expect("legal");
    }
    let draw = Outcome {
        winner: None,
        reason: Reason::Repetition,
    };
    assert_eq!(game.outcome(), Some(draw));
    assert_eq!(game.play(mv("e1", "e2")), Err(PlayError::Over(draw)));
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn quiet_games_end_when_agreed() {
    let mut variant = Variant::default();
    variant.draws.quiet = Some(4);
    let mut game = two(variant);
    for (from, to) in [("a1", "b2"), ("i9", "h8"), ("a2", "b3"), ("i8", "h7")] {
        assert_eq!(game.outcome(), None);
        game.play(mv(from, to)).expect("legal");
    }
    assert_eq!(game.outcome().map(|o| o.reason), Some(Reason::Quiet));
}

/// A position from elsewhere says how many marbles have fallen; a handicap is points
/// for which none has.
#[test]
fn points_at_the_start_are_marbles_only_if_some_are_missing() {
    let shown = |rows: &str, points: [u8; 2]| {
        let mut setup = Setup::start(Board::from_rows(rows).expect("rows"));
        setup.points[..2].copy_from_slice(&points);
        let mut variant = Variant {
            start: Start::Setup(setup),
            ..Variant::default()
        };
        variant.head_start[..2].copy_from_slice(&points);
        let game = two(variant);
        let gutter = game.gutter();
        [
            gutter.count(Side(0), Colour::White),
            gutter.count(Side(1), Colour::Black),
        ]
    };
    let nine_and_nine = "ww3/3w2/4w2/4w3/1wwbbb3/4bb2/1w3b1/2w2b/b3b";
    assert_eq!(shown(nine_and_nine, [5, 5]), [5, 5]);
    assert_eq!(shown(nine_and_nine, [2, 0]), [2, 0]);
    let all = layout("standard").expect("a layout").position();
    assert_eq!(shown(&all.board().to_rows(), [0, 3]), [0, 0]);
}

#[test]
fn reaching_the_target_ends_the_game_and_shows_in_the_gutter() {
    let mut variant = Variant {
        start: Start::Setup(Setup::start(
            Board::from_rows("5/6/7/8/wbb6/8/7/6/4w").expect("rows"),
        )),
        ..Variant::default()
    };
    variant.rules.targets[0] = 1;
    let mut game = two(variant);
    game.play(mv("e3", "e2")).expect("a push");
    let win = Outcome {
        winner: Some(Side(0)),
        reason: Reason::Target,
    };
    assert_eq!(game.outcome(), Some(win));
    assert_eq!(game.gutter().captives().len(), 1);
    assert!(game.live().moves().is_empty());
    game.go_to_ply(0);
    assert!(game.gutter().captives().is_empty());
}

#[test]
fn the_stuck_side_loses() {
    let rows = "bbbbb/bwwwww/bw5/bw6/bw7/w7/7/6/5";
    let game = from_rows(rows);
    let lost = Outcome {
        winner: Some(Side(1)),
        reason: Reason::Stuck,
    };
    assert_eq!(game.outcome(), Some(lost));
}

#[test]
fn resignation_and_agreement_end_a_game_once() {
    let mut game = two(Variant::default());
    game.play(mv("a1", "b2")).expect("legal");
    game.resign(Seat(1));
    let lost = Outcome {
        winner: Some(Side(0)),
        reason: Reason::Resignation,
    };
    assert_eq!(game.outcome(), Some(lost));
    game.agree_draw();
    game.resign(Seat(0));
    assert_eq!(game.outcome(), Some(lost));
    assert!(matches!(game.play(mv("i9", "h8")), Err(PlayError::Over(_))));
    // The last thing that was done is taken back first.
    assert!(game.was_given_up() && game.undo());
    assert_eq!((game.outcome(), game.plies()), (None, 1));
    assert!(!game.was_given_up() && game.undo());
    assert_eq!(game.plies(), 0);
    // It was no move, so it can be taken back where moves cannot.
    let mut strict = two(Variant {
        take_back: false,
        ..Variant::default()
    });
    strict.play(mv("a1", "b2")).expect("legal");
    strict.resign(Seat(1));
    assert!(strict.undo() && !strict.undo());
    assert_eq!((strict.outcome(), strict.plies()), (None, 1));
}

#[test]
fn illegal_moves_change_nothing() {
    let mut game = from_rows("5/6/7/8/2bbbw3/8/7/6/4w");
    let before = game.clone();
    let reason = game.play(mv("e6", "e5")).expect_err("not Black's marble");
    assert!(matches!(
        reason,
        PlayError::Illegal(Illegal::NotYours { .. })
    ));
    assert_eq!(game, before);
    assert_eq!(
        Game::new(Variant::default(), vec![Player::human()]).map_err(|e| e.to_string()),
        Err("the game has 2 seats, 1 players were given".to_owned())
    );
}

#[test]
fn a_record_of_a_game_makes_the_same_game() {
    let daisy = layout("belgian_daisy").expect("a layout");
    let players = vec![
        Player::Human {
            name: "Zoë".to_owned(),
        },
        Player::Computer { level: 7 },
    ];
    let mut game = Game::new(Variant::from_layout(daisy), players).expect("a game");
    for n in 0..25 {
        let moves = game.live().moves();
        game.play(moves[n * 11 % moves.len()]).expect("legal");
    }
    // A move that was taken back is not part of the record.
    game.undo();
    game.resign(Seat(0));
    let record = game.to_record();
    assert_eq!(record.main_line().len(), 24);
    let again = Game::from_record(&record);
    assert_eq!(again.players(), game.players());
    assert_eq!(again.outcome(), game.outcome());
    assert_eq!(again.live(), game.live());
    assert_eq!(again.keys(), game.keys());
    assert_eq!(again.to_record(), record);
}

#[test]
fn variations_and_notes_survive() {
    use abalone::notation::{Comment, Record, RecordLine, RecordPly};
    let line = |moves: &[(&str, &str)]| RecordLine {
        plies: moves.iter().map(|m| RecordPly::new(mv(m.0, m.1))).collect(),
        ..RecordLine::default()
    };
    let mut record = Record {
        moves: line(&[("a1", "b2"), ("i9", "h8"), ("a2", "b3"), ("i8", "h7")]),
        ..Record::default()
    };
    record.moves.plies[1].variations = vec![line(&[("i8", "h7"), ("a2", "b3")])];
    record.moves.plies[2].variations = vec![
        line(&[("a3", "b4"), ("i8", "h7"), ("a4", "b5")]),
        line(&[("a5", "b5")]),
    ];
    record.moves.plies[2].variations[0].plies[1].variations = vec![line(&[("i7", "h6")])];
    record.moves.plies[3].notes.comments = Comment::new("the usual answer").into_iter().collect();
    record.tags.set("Event", "Test");
    record.tags.set("Black", "?");
    record.tags.set("White", "?");
    let game = Game::from_record(&record);
    assert_eq!(game.to_record(), record);
}

#[test]
fn a_pair_that_gave_up_together_comes_back_together() {
    let variant = Variant::of_game(Seating::SixPairs);
    let mut game = Game::new(variant, vec![Player::human(); 6]).expect("a game");
    let mv = game.live().moves()[0];
    game.play(mv).expect("legal");
    let before = game.clone();
    game.resign(Seat(4));
    assert_eq!(game.outcome(), None);
    let gone = |game: &Game| -> Vec<u8> {
        let seats = (0..6).filter(|&s| !game.live_boards().plays_on(Seat(s)));
        seats.collect()
    };
    assert_eq!(gone(&game), [1, 4]);
    assert!(game.undo());
    assert_eq!(game, before);
}

/// The others place their marbles and begin; nobody waits for those of a seat
/// that has left.
#[test]
fn a_seat_that_leaves_takes_the_marbles_that_it_has_not_placed() {
    let variant = Variant {
        start: Start::Placement,
        ..Variant::of_game(Seating::Three)
    };
    for leaves_after in [0, 4, 31, 32] {
        let players = vec![Player::human(); 3];
        let mut game = Game::new(variant.clone(), players).expect("a game");
        for _ in 0..leaves_after {
            let mv = game.live().moves()[0];
            game.play(mv).expect("legal");
        }
        game.resign(Seat(2));
        while game.live().is_placing() {
            assert_ne!(game.turn(), Seat(2));
            let mv = game.live().moves()[0];
            game.play(mv).expect("legal");
        }
        assert_eq!((game.turn(), game.outcome()), (Seat(0), None));
        let marbles = game.live().board().occupied().len();
        assert_eq!(marbles, 22 + leaves_after / 3);
        let again = Game::read_record(&game.write_record()).expect("a record");
        assert_eq!(again.live(), game.live());
    }
}
