//! Moves in the three notations.

use crate::random::{Dice, all_rules, each_position, scattered};
use abalone::notation::{
    MoveFault, Notation, aba_pro, nacre, read_aba_pro, read_nacre, read_uci, uci,
};
use abalone::rules::{Board, Setup};
use abalone::rules::{
    Cell, Illegal, Move, MoveKind, Position, Rules, Seating, TeamReading, layout,
};
use std::collections::{HashMap, HashSet};

fn position(text: &str, seating: Seating) -> Position {
    let board = Board::from_rows(text).expect("rows");
    Position::new(Rules::new(seating), Setup::start(board)).expect("a position")
}

fn standard() -> Position {
    layout("standard").expect("a layout").position()
}

#[test]
fn written_moves_are_read_back_and_are_unique() {
    let mut moves = 0_u64;
    each_position(|position| {
        for notation in Notation::ALL {
            let mut seen = HashMap::new();
            for &mv in position.moves().iter() {
                let text = notation.write(position, mv);
                assert_eq!(notation.read(position, &text), Ok(mv), "{notation} {text}");
                if let Some(other) = seen.insert(text.clone(), mv) {
                    panic!("{notation} {text} is both {mv:?} and {other:?}");
                }
                moves += 1;
            }
        }
    });
    assert!(moves > 200_000, "{moves}");
}

/// The length of an Aba-Pro token tells the kind of move, ends are in order.
#[test]
fn aba_pro_is_canonical() {
    each_position(|position| {
        for &mv in position.moves().iter() {
            let text = aba_pro(position, mv);
            let length = match mv.kind() {
                MoveKind::Inline { .. } => 4,
                MoveKind::Broadside { .. } => 6,
                MoveKind::Triangle { .. } => 8,
                MoveKind::Place { .. } => 2,
            };
            assert_eq!(text.len(), length);
            assert_eq!(text, text.to_lowercase());
            if length >= 6 {
                assert!(text[..2] < text[2..4], "{text}");
            }
            if length == 8 {
                assert!(text[2..4] < text[4..6], "{text}");
            }
        }
    });
}

/// Upper case, the other end first, separators, spaces round it.
#[test]
fn aba_pro_is_read_as_people_write_it() {
    let position = standard();
    let expected = read_aba_pro(&position, "c3c5d4");
    assert!(expected.is_ok());
    let ways = [
        "C3C5D4", "c3-c5-d4", "c3,c5,d4", "c3c5-d4", " c3c5d4 ", "c5c3d6", "C5-C3,D6",
    ];
    for way in ways {
        let token_free = read_aba_pro(&position, way).ok();
        assert_eq!(token_free, expected.clone().ok(), "{way}");
    }
    assert_eq!(
        read_aba_pro(&position, "A1-B2").ok(),
        read_aba_pro(&position, "a1b2").ok()
    );
    for wrong in ["c3--c5d4", "-c3c5d4", "c3c5d4-", "c3 c5 d4", "c3.c5d4"] {
        let error = read_aba_pro(&position, wrong).expect_err(wrong);
        assert_eq!(
            (error.fault, error.token.as_str()),
            (MoveFault::Shape, wrong)
        );
    }
}

/// The examples of the specification.
#[test]
fn the_published_examples_hold() {
    let position = standard();
    let read = |text| read_aba_pro(&position, text).expect("a legal move");
    assert_eq!(nacre(&position, read("c3c5d4")), "c3d6");
    let three = position_with_line();
    let mv = read_aba_pro(&three, "a1b2").expect("a legal move");
    assert_eq!(nacre(&three, mv), "a1d4");
    assert_eq!(uci(&three, mv), "a1d4");
    let two = self::position("5/6/7/8/9/8/1bb4/6/5", Seating::Two);
    let mv = read_aba_pro(&two, "c2c3d3").expect("a legal move");
    assert_eq!(nacre(&two, mv), "c2d4");
    assert_eq!(uci(&two, mv), "c2d4");
    // c3d3 is the single marble on c3, in both.
    let single = read_aba_pro(&two, "c3d3").expect("a legal move");
    assert_eq!(read_nacre(&two, "c3d3"), Ok(single));
    assert_eq!(read_uci(&two, "c3d3"), Ok(single));
    // An ejection ends on the cell of the ejected marble.
    let push = self::position("5/6/7/8/4bbbww/8/7/6/5", Seating::Two);
    let mv = read_aba_pro(&push, "e5e6").expect("a legal move");
    assert_eq!(uci(&push, mv), "e5e9");
    assert_eq!(nacre(&push, mv), "e5e8");
    assert_eq!(read_uci(&push, "e5e9"), Ok(mv));
    assert_eq!(read_nacre(&push, "e5e8"), Ok(mv));
    // Pushed but not ejected: the foremost lands one further.
    let push = self::position("5/6/7/8/3bbbww1/8/7/6/5", Seating::Two);
    let mv = read_aba_pro(&push, "e4e5").expect("a legal move");
    assert_eq!(uci(&push, mv), "e4e9");
    assert_eq!(nacre(&push, mv), "e4e7");
}

fn position_with_line() -> Position {
    position("5/6/7/8/9/8/2b4/1b4/b4", Seating::Two)
}

/// The nearer pair counts only where no strict token fits: with partners in
/// the line, whose marbles cannot make the other move.
#[test]
fn the_nearer_pair_is_the_second_choice() {
    let mut rules = Rules::new(Seating::Four);
    rules.reading = TeamReading::Broadside;
    let board = Board::from_rows("5/6/7/8/9/8/1br4/6/5").expect("rows");
    let position = Position::new(rules, Setup::start(board)).expect("a position");
    let mv = read_aba_pro(&position, "c2c3d3").expect("a legal move");
    assert_eq!(nacre(&position, mv), "c2d4");
    // c3 is the partner's, so c3d3 is no in-line move.
    assert_eq!(read_nacre(&position, "c3d3"), Ok(mv));
    assert_eq!(read_uci(&position, "c3d3"), Ok(mv));
}

/// Reading any pair of cells agrees with looking through all legal moves.
#[test]
fn nacre_reads_exactly_the_tokens_that_fit() {
    let mut dice = Dice::new(0xACE5);
    let names: Vec<String> = Cell::all().map(|c| c.to_string()).collect();
    for rules in all_rules() {
        let position = scattered(rules, &mut dice);
        let moves = position.moves();
        let strict: HashSet<String> = moves.iter().map(|&mv| nacre(&position, mv)).collect();
        for from in &names {
            for to in &names {
                let token = format!("{from}{to}");
                let read = read_nacre(&position, &token);
                if strict.contains(&token) {
                    assert_eq!(nacre(&position, read.expect("strict")), token);
                } else if let Ok(mv) = read {
                    assert!(matches!(mv.kind(), MoveKind::Broadside { .. }), "{token}");
                }
            }
        }
    }
}

/// Where a token can be read in both, Aba-Pro and Nacre mean the same move: so
/// a record without the tag `Notation` that can be played in both is clear.
#[test]
fn aba_pro_and_nacre_never_contradict_each_other() {
    let mut dice = Dice::new(0xB07);
    let mut both = 0;
    for rules in all_rules().into_iter().cycle().take(200) {
        let position = scattered(rules, &mut dice);
        for from in Cell::all() {
            for to in Cell::all() {
                let token = format!("{from}{to}");
                let read = Notation::AbaPro.read(&position, &token);
                if let (Ok(mv), Ok(other)) = (read, read_nacre(&position, &token)) {
                    assert_eq!(mv, other, "{token}");
                    both += 1;
                }
            }
        }
    }
    assert!(both > 1_000, "{both}");
}

#[test]
fn what_is_no_move_is_refused_with_the_reason() {
    let position = standard();
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    let fault = |notation: Notation, text: &str| {
        let error = notation.read(&position, text).expect_err(text);
        assert_eq!((error.token.as_str(), error.notation), (text, notation));
        assert!(error.to_string().contains(text));
        error.fault
    };
    let aba = |text: &str| fault(Notation::AbaPro, text);
    assert_eq!(aba(""), MoveFault::Shape);
    assert_eq!(aba("a1b"), MoveFault::Shape);
    assert_eq!(aba("a1b2c3d4e5"), MoveFault::Shape);
    assert_eq!(aba("äöü"), MoveFault::Shape);
    assert_eq!(aba("a1j2"), MoveFault::NoSuchCell("j2".into()));
    assert_eq!(aba("A6b6"), MoveFault::NoSuchCell("A6".into()));
    assert_eq!(aba("e5"), MoveFault::Illegal(Illegal::NothingToPlace));
    assert_eq!(aba("1:a1b2"), MoveFault::BoardNumber);
    let (from, to) = (cell("a1"), cell("d4"));
    assert_eq!(aba("a1d4"), MoveFault::NotNeighbours { from, to });
    let (from, to) = (cell("a1"), cell("a4"));
    assert_eq!(aba("a1a4b1"), MoveFault::NoLine { from, to });
    assert_eq!(aba("a1a1b1"), MoveFault::NoLine { from, to: from });
    assert_eq!(aba("c3c5c2"), MoveFault::Along);
    assert_eq!(aba("a1a2a3b1"), MoveFault::NoTriangle);
    assert_eq!(aba("b3c3c4c3"), MoveFault::Illegal(Illegal::NoTriangles));
    let theirs = |cell| MoveFault::Illegal(Illegal::NotYours { cell });
    assert_eq!(aba("i5h5"), theirs(cell("i5")));
    assert_eq!(aba("e5e6"), theirs(cell("e5")));
    assert_eq!(aba("a1a2"), MoveFault::Illegal(Illegal::TooMany));

    for notation in [Notation::Nacre, Notation::Uci] {
        let read = |text: &str| fault(notation, text);
        assert_eq!(read("c3c5d4"), MoveFault::Shape);
        assert_eq!(read("i5h5"), theirs(cell("i5")));
        assert_eq!(read("a1c3"), MoveFault::LandsOn(cell("d4")));
        assert_eq!(read("a1i9"), MoveFault::LandsOn(cell("d4")));
        assert_eq!(read("a1i8"), MoveFault::NoSuchMove);
        let taken = read("a2b4");
        assert!(
            matches!(taken, MoveFault::Illegal(Illegal::Occupied { .. })),
            "{taken:?}"
        );
    }
}

#[test]
fn names_of_notations_are_read_in_any_spelling() {
    for notation in Notation::ALL {
        assert_eq!(Notation::from_name(notation.name()), Some(notation));
    }
    for name in ["aba-pro", "ABAPRO", "Aba Pro"] {
        assert_eq!(Notation::from_name(name), Some(Notation::AbaPro));
    }
    assert_eq!(Notation::from_name("SAN"), None);
}

/// Any text at all: an answer, never a panic.
#[test]
fn any_text_is_answered() {
    let mut dice = Dice::new(0xF00D);
    let signs: Vec<char> = "abcdefghi123456789-,:é€ \u{0}ABZ!?".chars().collect();
    let rules = all_rules();
    for _ in 0..20_000 {
        let position = scattered(*dice.pick(&rules), &mut dice);
        let length = dice.below(12);
        let text: String = (0..length).map(|_| *dice.pick(&signs)).collect();
        for notation in Notation::ALL {
            match notation.read(&position, &text) {
                Ok(mv) => assert!(position.check(mv).is_ok()),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        // Writing a move that is not legal gives some text too.
        if let Some(mv) = Move::from_bits(dice.below(1 << 13) as u16) {
            for notation in Notation::ALL {
                let _ = notation.write(&position, mv);
            }
        }
    }
}
