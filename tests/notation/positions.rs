//! Position strings, our own and other programs'.

use crate::random::{Dice, all_rules, each_position, scattered};
use abalone::notation::{
    PositionFault, PositionForm, position_string, read_position, read_position_as,
};
use abalone::rules::{
    Board, Colour, Position, PositionError, RowsError, Rules, Seat, Seating, Side, layout, layouts,
};

const STANDARD: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb";

fn two() -> Rules {
    Rules::new(Seating::Two)
}

fn read(text: &str) -> Position {
    read_position(text, two()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn fault(text: &str, rules: Rules) -> PositionFault {
    let error = read_position(text, rules).expect_err(text);
    assert_eq!(error.text, text);
    assert!(!error.to_string().is_empty());
    error.fault
}

#[test]
fn written_positions_are_read_back() {
    let mut count = 0;
    each_position(|position| {
        let text = position_string(position);
        assert_eq!(PositionForm::of(&text), PositionForm::Canonical);
        assert_eq!(read_position(&text, *position.rules()), Ok(*position));
        count += 1;
    });
    assert!(count > 2_000, "{count}");
    for layout in layouts() {
        let position = layout.position();
        let text = position_string(&position);
        assert_eq!(read_position(&text, *position.rules()), Ok(position));
    }
}

#[test]
fn the_standard_start_is_written_as_published() {
    let start = layout("standard").expect("a layout").position();
    let text = format!("{STANDARD} b 0-0 0 1");
    assert_eq!(position_string(&start), text);
    for short in [" b", " b 0-0", " b 0-0 0", " b 0-0 0 1 "] {
        assert_eq!(read(&format!("{STANDARD}{short}")), start);
    }
    let position = read(&format!("{STANDARD} w 3-1 17 42"));
    assert_eq!(position.turn_colour(), Colour::White);
    assert_eq!((position.points(Side(0)), position.points(Side(1))), (3, 1));
    assert_eq!((position.quiet(), position.number()), (17, 42));
}

/// Points of a finished game are a position like any other.
#[test]
fn finished_games_are_positions() {
    let position = read(&format!("{STANDARD} b 6-2 0 50"));
    assert!(position.outcome().is_some());
    assert_eq!(position.count_moves(), 0);
}

#[test]
fn seats_that_left_are_remembered() {
    let rules = Rules::new(Seating::Three);
    let mut position = layout("three_players").expect("a layout").position();
    position.retire(Seat(1));
    let text = position_string(&position);
    assert!(text.ends_with(" b 0-0-0 0 1 out:w"), "{text}");
    assert_eq!(read_position(&text, rules), Ok(position));
    let wrong = text.replace("out:w", "out:g");
    assert_eq!(fault(&wrong, rules), PositionFault::CannotLeave("g".into()));
    let in_two = format!("{STANDARD} b 0-0 0 1 out:w");
    assert_eq!(
        fault(&in_two, two()),
        PositionFault::CannotLeave("w".into())
    );
}

/// Four in teams: points a team; each for himself: points a seat, or the short
/// form while nobody has scored.
#[test]
fn points_follow_the_team_reading() {
    let rows = layout("four_players").expect("a layout").rows;
    let teams: Rules = "four".parse().expect("rules");
    let alone: Rules = "four+none".parse().expect("rules");
    let read = |points: &str, rules| read_position(&format!("{rows} b {points}"), rules);
    assert!(read("2-1", teams).is_ok());
    assert!(read("2-1-0-3", alone).is_ok());
    assert_eq!(
        read("0-0", alone).map(|p| position_string(&p)),
        Ok(format!("{rows} b 0-0-0-0 0 1"))
    );
    let count = |found, sides| PositionFault::PointsCount { found, sides };
    let fault = |points, rules| read(points, rules).expect_err("refused").fault;
    assert_eq!(fault("2-1", alone), count(2, 4));
    assert_eq!(fault("0-0-0-0", teams), count(4, 2));
    assert_eq!(fault("0-0-0", alone), count(3, 4));
    assert_eq!(fault("1-2-3-4-5-6-7", alone), count(7, 4));
}

#[test]
fn what_is_no_position_is_refused_with_the_reason() {
    let with = |rest: &str| fault(&format!("{STANDARD}{rest}"), two());
    assert_eq!(fault("", two()), PositionFault::Empty);
    assert_eq!(fault("  ", two()), PositionFault::Empty);
    assert_eq!(with(""), PositionFault::NoSide);
    assert!(matches!(with(" r"), PositionFault::Side { .. }));
    assert!(matches!(with(" B"), PositionFault::Side { .. }));
    assert!(matches!(with(" bw"), PositionFault::Side { .. }));
    assert_eq!(
        with(" b 0"),
        PositionFault::PointsCount { found: 1, sides: 2 }
    );
    assert_eq!(
        with(" b 0-0-0"),
        PositionFault::PointsCount { found: 3, sides: 2 }
    );
    for wrong in ["x-0", "0--0", "-1-0", "+1-0", "0-"] {
        assert_eq!(
            with(&format!(" b {wrong}")),
            PositionFault::Points(wrong.into())
        );
    }
    assert_eq!(with(" b 0-11"), PositionFault::TooManyPoints("11".into()));
    assert_eq!(
        with(" b 0-999999"),
        PositionFault::TooManyPoints("999999".into())
    );
    assert_eq!(with(" b 0-0 x"), PositionFault::Count("x".into()));
    assert_eq!(with(" b 0-0 -1"), PositionFault::Count("-1".into()));
    assert_eq!(with(" b 0-0 70000"), PositionFault::Count("70000".into()));
    let zero = PositionFault::Position(PositionError::NumberZero);
    assert_eq!(with(" b 0-0 0 0"), zero);
    assert!(matches!(
        with(" b 0-0 0 1 x y"),
        PositionFault::TooManyFields { found: 7, .. }
    ));
    let too_many = with(" b 0-0 0 1 hand:b5w6");
    assert!(matches!(
        too_many,
        PositionFault::Position(PositionError::TooManyMarbles { found: 19, .. })
    ));
    for extra in ["left:1", "ball:b3b4c4+g6h6h7", "board:2", "seat:3"] {
        let found = with(&format!(" b 0-0 0 1 {extra}"));
        assert_eq!(found, PositionFault::OtherGame(extra.into()));
    }
    assert_eq!(
        with(" b 0-0 0 1 moon:2"),
        PositionFault::UnknownExtra("moon:2".into())
    );
    assert_eq!(
        with(&format!("|{STANDARD} b 0-0|0-0 0 1")),
        PositionFault::TwoBoards
    );
    let rows = |text: &str| fault(&format!("{text} b 0-0 0 1"), two());
    assert_eq!(rows("5/6/7"), PositionFault::Rows(RowsError::Count(3)));
    assert_eq!(
        rows(&STANDARD.replace("2bbb2", "2bxb2")),
        PositionFault::Rows(RowsError::Letter {
            row: 'c',
            letter: 'x'
        })
    );
    assert!(matches!(
        rows(&STANDARD.replace("/9/", "/b8/")),
        PositionFault::Position(PositionError::TooManyMarbles {
            found: 15,
            most: 14,
            ..
        })
    ));
    assert!(matches!(
        rows(&STANDARD.replace("/9/", "/r8/")),
        PositionFault::Position(PositionError::ForeignColour {
            colour: Colour::Red,
            ..
        })
    ));
}

/// `ROWS-5b4w SIDE`: what Black lost, White has gained.
#[test]
fn apgn_positions_are_read() {
    let rows = "ww3/www3/2www2/8/9/8/2bbb2/3bbb/3bb";
    for text in ["-5b4w w", "[-5b4w] w", " -5b4w w", "-4w5b w"] {
        let text = format!("{rows}{text}");
        assert_eq!(PositionForm::of(&text), PositionForm::Apgn, "{text}");
        let position = read(&text);
        assert_eq!((position.points(Side(0)), position.points(Side(1))), (4, 5));
        assert_eq!(position.turn_colour(), Colour::White);
    }
    // Without losses the text is a canonical one too.
    for text in [format!("{rows} b"), format!("{rows}-0b0w b")] {
        let position = read_position_as(PositionForm::Apgn, &text, two()).expect("a position");
        assert_eq!(position, read(&format!("{rows} b 0-0 0 1")));
    }
    assert!(matches!(
        fault(&format!("{rows}-7b4w b"), two()),
        PositionFault::LostTooMany {
            colour: Colour::Black,
            found: 15,
            most: 14
        }
    ));
    for wrong in ["-5b4", "-b", "-5x", "-5b5b", "[-5b4w", "-300b"] {
        let found = fault(&format!("{rows}{wrong} b"), two());
        assert_eq!(found, PositionFault::Lost(wrong.into()));
    }
    assert_eq!(fault(&format!("{rows}-5b4w"), two()), PositionFault::NoSide);
    let three = Rules::new(Seating::Three);
    let lost = fault("5/6/7/8/9/8/2bbb2/3bbb/3bb-1b b", three);
    assert_eq!(lost, PositionFault::LostUnclear);
}

/// Capital letters are Black.
#[test]
fn play_strategy_positions_are_read() {
    let text = "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1";
    assert_eq!(PositionForm::of(text), PositionForm::PlayStrategy);
    assert_eq!(read(text), layout("standard").expect("a layout").position());
    let position = read("5/6/7/8/4s4/8/7/6/4S 3 2 w 7 31");
    assert_eq!(
        position_string(&position),
        "5/6/7/8/4w4/8/7/6/4b w 3-2 7 31"
    );
    assert_eq!(read("5/6/7/8/4s4/8/7/6/4S 0 0 b 0 0").number(), 1);
    assert_eq!(
        fault("5/6/7/8/4s4/8/7/6/4S 3 2", two()),
        PositionFault::NoSide
    );
    assert_eq!(
        fault("5/6/7/8/4s4/8/7/6/4b 3 2 b 0 1", two()),
        PositionFault::Rows(RowsError::Letter {
            row: 'a',
            letter: 'b'
        })
    );
    let three = Rules::new(Seating::Three);
    assert_eq!(fault(text, three), PositionFault::TwoPlayersOnly);
}

/// The first digit counts the colour's own losses; Black is to move.
#[test]
fn kaa_positions_are_read() {
    let text = "0a12345b123456c345_0g567h456789i56789";
    assert_eq!(PositionForm::of(text), PositionForm::Kaa);
    assert_eq!(read(text), layout("standard").expect("a layout").position());
    let position = read("2a1_4E5i9");
    assert_eq!(
        position_string(&position),
        "4w/6/7/8/4w4/8/7/6/b4 b 4-2 0 1"
    );
    for wrong in ["_", "0a1_", "a1_0e5", "0a1_0e5?", "012_0e5"] {
        assert!(
            matches!(fault(wrong, two()), PositionFault::Kaa(_)),
            "{wrong}"
        );
    }
    assert_eq!(
        fault("0a16_0e5", two()),
        PositionFault::NoSuchCell("a6".into())
    );
    assert_eq!(
        fault("0a1_0a1", two()),
        PositionFault::CellTwice("a1".into())
    );
}

/// Every text gets an answer; what is accepted is well-formed.
#[test]
fn any_text_is_answered() {
    let mut dice = Dice::new(0xBAD_CAFE);
    let signs: Vec<char> = "bwruygsS0123456789/-_ []|:,aiexé\t".chars().collect();
    let all = all_rules();
    let mut accepted = 0;
    for _ in 0..30_000 {
        let rules = *dice.pick(&all);
        let mut text: Vec<char> = position_string(&scattered(rules, &mut dice))
            .chars()
            .collect();
        for _ in 0..dice.below(4) {
            let at = dice.below(text.len());
            match dice.below(4) {
                0 => text[at] = *dice.pick(&signs),
                1 => text.insert(at, *dice.pick(&signs)),
                2 => text.truncate(at.max(1)),
                _ => drop(text.remove(at)),
            }
            if text.is_empty() {
                text.push('5');
            }
        }
        let text: String = text.into_iter().collect();
        match read_position(&text, rules) {
            Ok(position) => {
                accepted += 1;
                let again = read_position(&position_string(&position), rules);
                assert_eq!(again, Ok(position), "{text}");
                assert!(Board::from_rows(&position.board().to_rows()).is_ok());
            }
            Err(error) => assert!(!error.to_string().is_empty(), "{text}"),
        }
    }
    assert!(accepted > 5_000, "{accepted}");
}

/// Whose turn it is does not depend on the order in which seats are read to have
/// left, nor on the marbles of those who have.
#[test]
fn when_all_others_have_left_the_position_is_read_as_it_is() {
    let rules: Rules = "six-pairs+none".parse().expect("rules");
    let text = "5/6/2yu2y/y3r3/w5w1y/1yu1g1rg/3r2g/6/wy3 y 3-4-3-1-5-3 4 88 out:wruyg";
    let position = read_position(text, rules).expect("a position");
    assert_eq!(position_string(&position), text);
    assert!(position.outcome().is_some());
    let three = "three".parse().expect("rules");
    let text = "5/6/7/8/9/8/7/6/5 b 0-0-0 0 1 hand:b1w1r1,out:w";
    let placing = read_position(text, three).expect("a position");
    assert_eq!(placing.in_hand(abalone::rules::Colour::White), 0);
}
