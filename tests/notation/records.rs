//! Game records: what is written is read back, what is wrong is reported with
//! its place, and other games are not lost.

use crate::made_up;
use crate::random::{Dice, all_rules, random_game};
use abalone::notation::{
    GameResult, MoveFault, Notation, Record, RecordError, RecordFault, RecordPly, read_records,
    write_record, write_record_as,
};
use abalone::rules::{Illegal, Reason, Seating, Side, Start, Variant, layout, layouts};
use std::time::Duration;

const GAMES: &str = include_str!("games.apgn");

fn one(text: &str) -> Record {
    let (mut records, errors) = read_records(text);
    assert!(errors.is_empty(), "{text}\n{}", errors[0]);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn refused(text: &str) -> RecordError {
    let (records, mut errors) = read_records(text);
    assert!(records.is_empty(), "{text}");
    assert_eq!(errors.len(), 1, "{text}");
    errors.remove(0)
}

#[test]
fn everything_a_record_holds_is_read_back() {
    let mut dice = Dice::new(0x00DD_BA11);
    let rules = all_rules();
    let mut texts = String::new();
    let mut originals = Vec::new();
    for i in 0..800 {
        let record = made_up::record(rules[i % rules.len()], &mut dice);
        for notation in Notation::ALL {
            let text = write_record_as(&record, notation);
            let mut read = one(&text);
            read.warnings.clear();
            assert!(read == record, "{text}\n{}", write_record(&read));
            if notation == Notation::AbaPro {
                assert_eq!(write_record(&read), text);
                texts.push_str(&text);
                texts.push('\n');
            }
        }
        originals.push(record);
    }
    // All in one text, with the line ends of another system.
    for text in [
        texts.clone(),
        texts.replace('\n', "\r\n"),
        format!("\u{feff}{texts}"),
    ] {
        let (mut records, errors) = read_records(&text);
        assert!(errors.is_empty(), "{}", errors[0]);
        for record in &mut records {
            record.warnings.clear();
        }
        assert!(records == originals);
    }
}

#[test]
fn lines_are_wrapped_between_words() {
    let mut dice = Dice::new(0x1234);
    for rules in all_rules() {
        let text = write_record(&made_up::record(rules, &mut dice));
        let (_, moves) = text.split_once("\n\n").expect("tags and moves");
        for line in moves.lines() {
            let breakable = line.chars().count() > 80
                && line
                    .split(' ')
                    .any(|word| !word.starts_with(['[', '%']) && word.len() < 40);
            // Only words that must not begin a line make one longer.
            assert!(!breakable || line.contains(['[', '%']), "{line}");
            assert!(
                !line.starts_with(['[', '%', ' ']) && !line.ends_with(' '),
                "{line}"
            );
        }
    }
}

/// A whole game, to the winning move, from every layout.
#[test]
fn games_to_the_end_are_read_back() {
    let mut dice = Dice::new(0x000F_F1CE);
    let mut finished = 0;
    for layout in layouts() {
        let game = random_game(layout.position(), 600, &mut dice);
        let (last, mv) = *game.last().expect("moves");
        let last = last.play(mv).expect("legal");
        let mut record = Record {
            variant: Variant::from_layout(layout),
            ..Record::default()
        };
        record.variant.draws.repetition = false;
        record.moves.plies = game.iter().map(|&(_, mv)| RecordPly::new(mv)).collect();
        if let Some(outcome) = last.outcome() {
            finished += 1;
            record.result = outcome.winner.map_or(GameResult::Draw, GameResult::Won);
            record.set_reason(outcome.reason);
        }
        // No warning: result, points and number of plies agree with the board.
        assert_eq!(one(&write_record(&record)), record);
    }
    assert!(finished > 35, "{finished}");
}

/// The file of examples: good games between broken ones.
#[test]
fn broken_games_do_not_hide_the_others() {
    let (records, errors) = read_records(GAMES);
    let events: Vec<&str> = records
        .iter()
        .map(|r| r.tags.get("Event").unwrap_or(""))
        .collect();
    assert_eq!(events, ["Plain", "Annotated", "White begins", "Last"]);
    let found: Vec<String> = errors.iter().map(RecordError::to_string).collect();
    let expected = [
        "game 2, line 11, column 17, ply 3, \"i9i7\": i9 and i7 are not neighbours (read as Aba-Pro)",
        "game 4, line 39, column 9, ply 2, \"b1c1\": the marble to move is not on b1 (read as Aba-Pro)",
        "game 5, line 44, column 9, \"{\": the comment never ends",
        "game 6, line 47, column 1, \"[Black \"unfinished]\": a tag looks like [Name \"value\"]",
        "game 7, line 54, column 14, \"(\": the variation never ends",
        "game 8, line 58, column 1, \"nowhere\": there is no such layout",
        "game 9, line 64, column 1, \"phase=counter\": possible values: in",
        "game 10, line 70, column 1, \"turn=own+own\": on two boards a turn is one move",
    ];
    assert_eq!(found, expected);
}

#[test]
fn an_annotated_game_keeps_everything() {
    let (records, _) = read_records(GAMES);
    let record = &records[1];
    assert_eq!(record.tags.get("Event"), Some("Annotated"));
    assert_eq!(record.tags.get("Black"), Some("Ann \"the wall\" \\ Smith"));
    assert_eq!(record.tags.get("Club"), Some("Élan"));
    let names: Vec<&str> = record.tags.iter().map(|tag| tag.0).collect();
    assert_eq!(
        names,
        [
            "Event",
            "Date",
            "Black",
            "White",
            "Termination",
            "Club",
            "Mood"
        ]
    );
    let comments = |notes: &abalone::notation::Notes| -> Vec<String> {
        notes
            .comments
            .iter()
            .map(|c| c.as_str().to_owned())
            .collect()
    };
    assert_eq!(comments(&record.moves.notes), ["Before the first move."]);
    let plies = &record.moves.plies;
    assert_eq!(plies.len(), 4);
    assert_eq!(plies[0].notes.marks, [1, 14]);
    assert_eq!(plies[0].notes.clock, Some(Duration::from_millis(598_300)));
    assert_eq!(comments(&plies[0].notes), ["over two lines"]);
    assert_eq!(plies[1].notes.marks, [6]);
    assert_eq!(plies[1].variations.len(), 2);
    let first = &plies[1].variations[0];
    assert_eq!(first.plies.len(), 2);
    assert_eq!(first.plies[0].variations.len(), 1);
    assert_eq!(comments(&first.plies[1].notes), ["a side line"]);
    assert_eq!(comments(&plies[2].notes), ["to the end of the line"]);
    assert_eq!(comments(&plies[3].notes), ["after the result"]);
    assert_eq!(record.result, GameResult::Won(Side(1)));
    assert_eq!(record.reason(), Some(Reason::Time));
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
}

#[test]
fn white_may_begin() {
    let (records, _) = read_records(GAMES);
    let record = &records[2];
    let Start::Setup(setup) = record.variant.start else {
        panic!("a start of its own");
    };
    assert_eq!(setup.turn.0, 1);
    let text = write_record(record);
    assert!(text.contains("\n1... i5i6 2. a1a2"), "{text}");
    assert!(text.contains("[Position \"ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww w\"]"));
}

#[test]
fn other_ways_to_write_the_same_are_read() {
    let plain = one("[Notation \"Aba-Pro\"]\n\n1. c3c5d4 i6h6 2. a1b2 *").moves;
    assert_eq!(plain.plies.len(), 3);
    for text in [
        "1.c3c5d4 i6h6 2.a1b2 *",
        "1. C3-C5-D4 I6,H6 2. A1-B2",
        "c3c5d4 i6h6 a1b2",
        "1 c3c5d4 i6h6 2 a1b2 1-0",
        "1. c3c5d4 1... i6h6 2. a1b2",
        "1. c5c3d6 1…i6h6 2.a1b2 ()",
        "1.\nc3c5d4\r\n\r\ni6h6\t2.a1b2*",
        "% not for us\n1. c3c5d4 i6h6\n% nor this\n2. a1b2 1/2-1/2",
    ] {
        let text = format!("[Notation \"Aba-Pro\"]\n{text}");
        assert_eq!(one(&text).moves, plain, "{text}");
    }
}

/// Without the tag the notation is the one in which the moves can be played.
#[test]
fn the_notation_is_never_guessed() {
    // a1b2 is three marbles in Aba-Pro and impossible in Nacre.
    assert_eq!(
        one("1. a1b2 i9h8").moves,
        one("[Notation \"Aba-Pro\"] a1b2 i9h8").moves
    );
    assert_eq!(
        one("1. a1d4 i9f6").moves,
        one("[Notation \"Nacre\"] a1d4 i9f6").moves
    );
    // A single marble is the same in both.
    assert_eq!(one("1. c3d3").moves.plies.len(), 1);
    assert_eq!(one("*\n[Event \"e\"] *").moves.plies.len(), 0);
    let neither = refused("1. a1d4 i9h8");
    assert!(matches!(neither.fault, RecordFault::NoNotationFits { .. }));
    let text = neither.to_string();
    let reasons = [
        "line 1, column 4, ply 1, \"a1d4\": a1 and d4 are not neighbours (read as Aba-Pro)",
        "line 1, column 9, ply 2, \"i9h8\": that way the move ends on f6 (read as Nacre)",
    ];
    assert!(text.ends_with(&reasons.join("; ")), "{text}");
    let unknown = refused("[Notation \"Morse\"] 1. a1b2");
    assert_eq!(unknown.fault, RecordFault::Notation);
}

#[test]
fn layouts_are_found_by_the_names_that_files_have() {
    let start = |tags: &str| one(&format!("{tags}\n*")).variant.start;
    let belgian = Start::Layout(layout("belgian_daisy").expect("a layout"));
    for name in [
        "belgian",
        "Belgian Daisy",
        "marguerite belge",
        "belgian_daisy",
    ] {
        assert_eq!(start(&format!("[Variant \"{name}\"]")), belgian);
        assert_eq!(start(&format!("[Layout \"{name}\"]")), belgian);
    }
    let standard = Start::Layout(layout("standard").expect("a layout"));
    assert_eq!(start("[Event \"nothing said\"]"), standard);
    for seating in Seating::ALL {
        let record = one(&format!("[Game \"{seating}\"] *"));
        assert_eq!(record.variant.rules.seating, seating);
    }
    // Rows that are a layout's stay the layout; others take precedence.
    let rows = layout("belgian_daisy").expect("a layout").rows;
    let same = format!("[Variant \"belgian\"] [SetUp \"1\"] [Position \"{rows} b\"]");
    assert_eq!(start(&same), belgian);
    let others = "[Variant \"belgian\"] [Position \"5/6/7/8/4b4/8/7/6/4w-5b4w b\"]";
    assert!(matches!(start(others), Start::Setup(setup) if setup.points[..2] == [4, 5]));
    let unused = same
        .replace("SetUp \"1\"", "SetUp \"0\"")
        .replace("belgian", "standard");
    assert_eq!(start(&unused), standard);
    assert_eq!(
        refused("[Variant \"custom\"] *").fault,
        RecordFault::NoPosition
    );
    assert_eq!(
        refused("[Variant \"accelium\"] *").fault,
        RecordFault::Layout
    );
    assert_eq!(refused("[Game \"seven\"] *").fault, RecordFault::Game);
    let misfit = refused("[Game \"four\"] [Layout \"standard\"] *").fault;
    assert!(matches!(misfit, RecordFault::LayoutDoesNotFit(_)));
}

/// What the players agreed on is kept; what is odd about it is said.
#[test]
fn results_are_compared_with_the_board() {
    let win = "[Position \"5/6/7/8/6bbw/8/7/6/5 b 5-0\"] 1. e7e8";
    let record = one(&format!("{win} 1-0"));
    assert_eq!(record.result, GameResult::Won(Side(0)));
    assert!(record.warnings.is_empty());
    for odd in [
        format!("{win} 0-1"),
        format!("{win} *"),
        format!("[Result \"1-0\"] {win} 0-1"),
        format!("[Result \"1-0\"] [Plies \"2\"] {win} 1-0"),
        format!("[Result \"6-0\"] {win}"),
        format!("[Winner \"white\"] {win} 1-0"),
        format!("[Winner \"nobody\"] {win} 1-0"),
        "[Termination \"Au score\"] 1. a1b2 1-0".to_owned(),
        "[Event \"a\"] [Date \"x\"] [Date \"y\"] *".to_owned(),
    ] {
        assert_eq!(
            one(&odd).warnings.len(),
            1,
            "{odd}: {:?}",
            one(&odd).warnings
        );
    }
    assert_eq!(one(&format!("{win} 0-1")).result, GameResult::Won(Side(1)));
    // Nothing can be played after the end.
    let after = refused(&format!("[Notation \"Aba-Pro\"] {win} e9e8 1-0"));
    let over = MoveFault::Illegal(Illegal::GameOver);
    assert_eq!(after.ply, Some(2));
    assert_eq!(after.fault, RecordFault::Move(Notation::AbaPro, over));
}

#[test]
fn three_sides_have_points_and_a_winner() {
    let text = "[Game \"three\"]\n[Result \"0-0-0\"]\n[Winner \"red\"]\n[Notation \"Aba-Pro\"]\n\n\
                1. b1c1 {[%out white]} i8h7 2. a1b1 {[%out black time]} 0-0-0";
    let record = one(text);
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    assert_eq!(record.result, GameResult::Won(Side(2)));
    assert_eq!(record.moves.plies[0].notes.leaves[0].seat.0, 1);
    let written = write_record(&record);
    assert!(written.contains("[Winner \"red\"]") && written.contains("[Result \"0-0-0\"]"));
    assert_eq!(one(&written), record);
    // Without the winner the board decides, if it can.
    let record = one(&text.replace("[Winner \"red\"]\n", ""));
    assert_eq!(record.result, GameResult::Won(Side(2)));
    let wrong = one(&text.replace("0-0-0", "3-0-0"));
    assert_eq!(wrong.warnings.len(), 1, "{:?}", wrong.warnings);
}

/// Players who go on after a third repetition had agreed on no such rule.
#[test]
fn games_that_went_on_after_a_repetition_are_read() {
    let there = "c3d3 g7f7 d3c3 f7g7 ";
    let moves = there.repeat(3);
    let record = one(&format!("[Notation \"Aba-Pro\"]\n{moves} *"));
    assert!(!record.variant.draws.repetition);
    assert_eq!(record.warnings.len(), 1);
    let record = one(&format!(
        "[Notation \"Aba-Pro\"]\n{} 1/2-1/2",
        there.repeat(2)
    ));
    assert!(record.variant.draws.repetition);
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
}

/// Whatever happens to a text, there is an answer, and what is accepted can be
/// written and read again.
#[test]
fn any_text_is_answered() {
    let mut dice = Dice::new(0xD1CE);
    let rules = all_rules();
    let signs: Vec<char> = "{}()[];$%!?*.-\"\\ \n\r\taei1590bwé…\u{0}\u{feff}"
        .chars()
        .collect();
    let mut accepted = 0;
    for i in 0..2_500 {
        let text = if i % 4 == 0 {
            GAMES.to_owned()
        } else {
            write_record(&made_up::record(*dice.pick(&rules), &mut dice))
        };
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..1 + dice.below(8) {
            let at = dice.below(text.len());
            match dice.below(6) {
                0 => text[at] = *dice.pick(&signs),
                1 => text.insert(at, *dice.pick(&signs)),
                2 => text.truncate(at + 1),
                3 => {
                    let end = (at + dice.below(40)).min(text.len());
                    let copy: Vec<char> = text[at..end].to_vec();
                    text.splice(at..at, copy);
                }
                _ => {
                    let end = (at + dice.below(20)).min(text.len() - 1);
                    text.drain(at..end.max(at));
                }
            }
        }
        let text: String = text.into_iter().collect();
        let (records, errors) = read_records(&text);
        for error in errors {
            assert!(!error.to_string().is_empty());
            assert!(error.game > 0 && error.line > 0 && error.column > 0);
        }
        for mut record in records {
            accepted += 1;
            let written = write_record(&record);
            let mut again = one(&written);
            again.warnings.clear();
            record.warnings.clear();
            assert!(again == record, "{text}\n---\n{written}");
        }
    }
    assert!(accepted > 700, "{accepted}");
}

/// Parentheses without end do not exhaust the stack.
#[test]
fn depth_has_a_limit() {
    let deep = format!("1. a1b2 {}", "(a1b2 ".repeat(100_000));
    assert_eq!(refused(&deep).fault, RecordFault::TooDeep);
    let fine = format!("1. a1b2 {}{}", "(a1b2 ".repeat(60), ")".repeat(60));
    assert_eq!(one(&fine).moves.plies.len(), 1);
}
