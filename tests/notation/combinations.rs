//! Records that ask for what makes no sense: refused, with the reason.

use abalone::notation::{RecordFault, read_records};
use abalone::rules::{
    Colour, PositionError, Seat, Seating, Side, Start, TeamReading, Variant, VariantProblem, layout,
};

/// What a record says that asks for a combination with this problem, and the
/// reason it is refused with; none where records may ask for it. Every problem
/// has to be here: the match has no other arm.
fn asked(problem: &VariantProblem) -> Option<(&'static str, &'static str)> {
    Some(match problem {
        VariantProblem::TurnNeedsTwoColours => (
            "[Game \"three\"] [Options \"turn=own+other\"]",
            "\"turn=own+other\": possible values: own | own+own",
        ),
        VariantProblem::BallsNeedTwoColours => (
            "[Game \"four\"] [Options \"ball=yes\"]",
            "\"ball=yes\": this kind of game has no such option",
        ),
        VariantProblem::BallsNeedMarbles => (
            "[Options \"ball=yes placement=yes\"]",
            "neutral balls need marbles on which they rest at the start",
        ),
        VariantProblem::TurnOnTwoBoards => (
            "[Game \"4x2x2\"] [Options \"turn=any\"]",
            "on two boards a turn is one move",
        ),
        VariantProblem::PlacementOnTwoBoards => (
            "[Game \"4x2x2\"] [Options \"placement=yes\"]",
            "marbles cannot be placed freely on two boards",
        ),
        VariantProblem::FirstOnTwoBoards => (
            "[Game \"4x2x2\"] [Options \"first=2\"]",
            "on two boards the first seat begins",
        ),
        VariantProblem::NoSuchFirst(_) => (
            "[Game \"three\"] [Options \"first=4\"]",
            "\"first=4\": possible values: 1–3",
        ),
        VariantProblem::WonAtStart(_) => (
            "[Options \"target=2 score=0-2\"]",
            "\"score=0-2\": possible values: 0–1",
        ),
        // Studies with few marbles are games too, and all layouts have enough.
        VariantProblem::OutOfReach { .. } => return None,
        VariantProblem::Games(_) => (
            "[Options \"games=13\"]",
            "\"games=13\": possible values: 1–12",
        ),
        VariantProblem::Start(_) => (
            "[Game \"three\"] [Position \"5/6/7/8/4u4/8/7/6/5 b\"]",
            "game \"three\" has no blue marbles",
        ),
    })
}

/// One of each problem.
fn problems() -> Vec<VariantProblem> {
    vec![
        VariantProblem::TurnNeedsTwoColours,
        VariantProblem::BallsNeedTwoColours,
        VariantProblem::BallsNeedMarbles,
        VariantProblem::TurnOnTwoBoards,
        VariantProblem::PlacementOnTwoBoards,
        VariantProblem::FirstOnTwoBoards,
        VariantProblem::NoSuchFirst(Seat(3)),
        VariantProblem::WonAtStart(Side(1)),
        VariantProblem::OutOfReach {
            side: Side(0),
            most: 3,
        },
        VariantProblem::Games(13),
        VariantProblem::Start(PositionError::ForeignColour {
            colour: Colour::Blue,
            seating: Seating::Three,
        }),
    ]
}

#[test]
fn every_combination_that_makes_no_sense_is_refused_with_the_reason() {
    let mut refused = 0;
    for problem in problems() {
        let Some((tags, reason)) = asked(&problem) else {
            continue;
        };
        // Another game beside it is still read.
        let text = format!("{tags}\n\n*\n\n[Event \"good\"]\n\n1. a1b2 *\n");
        let (records, errors) = read_records(&text);
        assert_eq!((records.len(), errors.len()), (1, 1), "{tags}");
        let said = errors[0].to_string();
        assert!(said.ends_with(reason), "{said}\n{reason}");
        assert!(said.starts_with("game 1, line 1, column "), "{said}");
        refused += 1;
    }
    assert_eq!(refused, 10);
}

/// Options that a game does not have, and others that cannot be together.
#[test]
fn what_a_game_does_not_have_is_refused() {
    for (tags, reason) in [
        ("[Options \"team=sumito\"]", "no such option"),
        ("[Game \"4x2x1\"] [Options \"team=none\"]", "no such option"),
        ("[Game \"five\"] [Options \"team=none\"]", "no such option"),
        (
            "[Game \"three\"] [Options \"phase=counter\"]",
            "possible values: in",
        ),
        (
            "[Game \"three\"] [Options \"targets=6-5\"]",
            "n-n-n (n = 1–10)",
        ),
        (
            "[Game \"four\"] [Options \"score=1-0-0-2\"]",
            "n-n (n = 0–10)",
        ),
        (
            "[Game \"six-pairs\"] [Options \"ball=yes\"]",
            "no such option",
        ),
        ("[Game \"five\"] [Options \"turn=any\"]", "own | own+own"),
        ("[Options \"target=4 score=0-4\"]", "values: 0–3"),
        ("[Options \"targets=6-3 score=0-3\"]", "values: 0–2"),
        (
            "[Variant \"belgian\"] [Options \"ball=yes\"]",
            "where the neutral balls rest",
        ),
        (
            "[Game \"4x2x2\"] [Layout \"belgian_daisy\"] [Options \"ball=yes\"]",
            "neutral balls rest",
        ),
        (
            "[Game \"three\"] [Layout \"standard\"]",
            "the layout does not fit the game",
        ),
        (
            "[Game \"4x2x2\"] [Options \"turn=own+own\"]",
            "on two boards a turn is one move",
        ),
        (
            "[Position \"5/6/7/8/bb7/8/7/6/4w b 0-0 0 1 left:1\"]",
            "left:1",
        ),
        (
            "[Position \"5/6/7/8/bb7/8/7/6/4w b 0-0 0 1 seat:2\"]",
            "seat:2",
        ),
        ("[Position \"5/6/7/8/bb7/8/7/6/4w b 0-0 0 1 out:w\"]", "w"),
        (
            "[Game \"4x2x1\"] [Position \"5/6/7/8/bb7/8/7/6/4w b 0-0 0 1 seat:5\"]",
            "seat:5",
        ),
        (
            "[Position \"5/6/7/8/9/8/7/6/5|5/6/7/8/9/8/7/6/5 b\"]",
            "board",
        ),
    ] {
        let (records, errors) = read_records(&format!("{tags}\n\n*\n"));
        assert_eq!((records.len(), errors.len()), (0, 1), "{tags}");
        let said = errors[0].to_string();
        assert!(said.contains(reason), "{said}");
    }
}

/// What can be agreed in one game only says nothing in another, and does not make
/// its record unreadable.
#[test]
fn leftovers_of_another_game_are_not_written() {
    for seating in Seating::ALL {
        let mut variant = Variant::of_game(seating);
        variant.rules.counter_phase = true;
        variant.rules.reading = TeamReading::None;
        variant.head_start[5] = 3;
        variant.rules.targets[5] = 5;
        let record = abalone::notation::Record {
            variant,
            ..Default::default()
        };
        let text = abalone::notation::write_record(&record);
        let (records, errors) = read_records(&text);
        assert_eq!((records.len(), errors.len()), (1, 0), "{text}");
    }
}

#[test]
fn a_layout_beside_placement_is_said_not_to_count() {
    let (records, _) = read_records("[Variant \"belgian\"] [Options \"placement=yes\"]\n\n*\n");
    assert_eq!(records[0].variant.start, Start::Placement);
    assert_eq!(records[0].warnings.len(), 1, "{:?}", records[0].warnings);
    let (records, _) = read_records("[Variant \"custom\"] [Options \"placement=yes\"]\n\n*\n");
    assert!(records[0].warnings.is_empty());
}

/// Studies may have too few marbles for the target, or be over at once.
#[test]
fn studies_need_no_way_to_the_target() {
    let text = "[Position \"5/6/7/8/bb7/8/7/6/4w b 6-0\"]\n\n*\n\n\
                [Position \"5/6/7/8/bb7/8/7/6/4w b\"]\n\n1. e1e2 *\n";
    let (records, errors) = read_records(text);
    assert_eq!((records.len(), errors.len()), (2, 0));
    for record in &records {
        assert!(record.variant.problem().is_some());
        assert_eq!(record.variant.obstacle(), None);
    }
    // A layout has to have one.
    let misfit = "[Variant \"standard\"] [Game \"six\"]\n\n*\n";
    let (_, errors) = read_records(misfit);
    assert!(matches!(errors[0].fault, RecordFault::LayoutDoesNotFit(_)));
    assert!(layout("standard").is_some());
}

/// A start has all its seats; who leaves before the first move is said there.
#[test]
fn seats_do_not_leave_in_a_start() {
    let start = "[Game \"three\"] [Position \"5/6/7/8/bwr6/8/7/6/4w b 0-0-0 0 1";
    let (records, _) = read_records(&format!("{start} out:w\"]\n\n*\n"));
    assert_eq!(records[0].warnings.len(), 1, "{:?}", records[0].warnings);
    let (records, _) = read_records(&format!("{start}\"]\n\n{{[%out white]}} *\n"));
    assert!(records[0].warnings.is_empty());
    assert_eq!(records[0].moves.notes.leaves.len(), 1);
}
