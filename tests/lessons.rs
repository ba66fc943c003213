//! Every example does what it says, and every game is explained by what it has.

use abalone::i18n::{Lang, statement};
use abalone::lessons::{Example, Lesson, Point, Section, Shows, Step, TimeUp, Topic, rules_of};
use abalone::rules::{
    Colour, Draws, Effect, Illegal, Move, Position, Reason, Rules, Seating, Side, Start, Stuck,
    TeamReading, TimeControl, TurnMode, Variant, preset, presets,
};
use std::collections::HashSet;

/// Every game whose rules can be asked for, more or less.
fn games() -> Vec<Variant> {
    let mut all: Vec<Variant> = presets().iter().map(|preset| preset.variant()).collect();
    for seating in Seating::ALL {
        for (reading, _) in TeamReading::NAMED {
            for (turn, _) in TurnMode::NAMED {
                for start in [None, Some(Start::Placement)] {
                    let mut variant = Variant::of_game(seating);
                    variant.rules.reading = reading;
                    variant.rules.turn = turn;
                    variant.time = TimeControl::Common { seconds: 90 };
                    variant.draws.quiet = Some(50);
                    variant.start = start.unwrap_or(variant.start);
                    all.push(variant.clone());
                    variant.rules.triangles = true;
                    variant.rules.misere = true;
                    variant.rules.counter_phase = seating == Seating::TwoBoards;
                    variant.rules.targets = [3; 6];
                    variant.rules.balls = seating.colours().len() == 2;
                    variant.games = 2;
                    all.push(variant);
                }
            }
        }
    }
    all.retain(|variant| variant.problem().is_none());
    assert!(all.len() > 80);
    all
}

fn lesson(example: Example, rules: &Rules) -> Lesson {
    let lesson = example.lesson(rules);
    lesson.unwrap_or_else(|| panic!("{example:?} cannot be shown under {rules:?}"))
}

/// What each move of an example does.
fn effects(lesson: &Lesson) -> Vec<(Effect, Position)> {
    let Shows::Moves(moves) = &lesson.shows else {
        return Vec::new();
    };
    let frames = lesson.frames();
    let before = frames.iter().map(|frame| *frame.boards.active());
    let made = moves.iter().zip(before);
    made.map(|(&mv, before)| (before.effect(mv), before))
        .collect()
}

#[test]
fn every_statement_of_every_game_is_a_sentence() {
    for variant in games() {
        for lang in Lang::ALL {
            for section in rules_of(&variant) {
                assert!(!lang.rulebook().topic(section.topic).is_empty());
                for point in &section.points {
                    let text = statement(lang, point);
                    assert!(
                        text.ends_with('.') && !text.contains('{'),
                        "{point:?}: {text}"
                    );
                }
            }
        }
    }
}

#[test]
fn right_ones_are_legal_and_wrong_ones_wrong_for_the_reason_given() {
    let mut seen = HashSet::new();
    for variant in games() {
        for example in rules_of(&variant).into_iter().flat_map(|s| s.examples) {
            let lesson = lesson(example, &variant.rules);
            seen.insert(example);
            match &lesson.shows {
                Shows::Moves(moves) => {
                    assert!(!moves.is_empty());
                    let mut boards = lesson.start;
                    for &mv in moves {
                        assert_eq!(boards.check(mv), Ok(()), "{example:?} {mv:?}");
                        boards.play_unchecked(mv);
                    }
                    assert_eq!(lesson.frames().len(), moves.len() + 1);
                }
                Shows::Wrong {
                    cells,
                    direction,
                    why,
                } => {
                    let found = lesson.start.active().group_move(*cells, *direction);
                    assert_eq!(found, Err(*why), "{example:?} under {:?}", variant.rules);
                    assert_eq!(lesson.frames().len(), 1);
                }
            }
        }
    }
    for example in Example::ALL {
        assert!(seen.contains(&example), "{example:?} explains no game");
    }
}

/// Marbles moved by hand, pushed, and pushed off, of each move.
fn counts(example: Example, rules: &Rules) -> Vec<(u32, u32, u32)> {
    let effects = effects(&lesson(example, rules));
    let count = |(effect, _): &(Effect, Position)| {
        let ejected = u32::from(effect.ejected.is_some());
        (effect.group.len(), effect.pushed.len(), ejected)
    };
    effects.iter().map(count).collect()
}

#[test]
fn right_ones_do_what_they_claim() {
    let two = Rules::default();
    for (example, claim) in [
        (Example::OneMarble, (1, 0, 0)),
        (Example::LineOfTwo, (2, 0, 0)),
        (Example::LineOfThree, (3, 0, 0)),
        (Example::PartOfLine, (2, 0, 0)),
        (Example::Broadside, (3, 0, 0)),
        (Example::TwoOne, (2, 1, 0)),
        (Example::ThreeOne, (3, 1, 0)),
        (Example::ThreeTwo, (3, 2, 0)),
        (Example::Ejection, (2, 1, 1)),
        (Example::EjectionOfTwo, (3, 2, 1)),
        (Example::Triangle, (3, 0, 0)),
    ] {
        assert_eq!(counts(example, &two), [claim], "{example:?}");
    }
    let three = Rules::new(Seating::Three);
    assert_eq!(counts(Example::ThreeColours, &three), [(3, 2, 0)]);
    assert_eq!(counts(Example::EjectRed, &three), [(2, 1, 1)]);
    for seating in [Seating::Four, Seating::Six, Seating::SixPairs] {
        let team = Rules::new(seating);
        assert_eq!(counts(Example::TeamStep, &team), [(2, 0, 0)]);
        assert_eq!(counts(Example::TeamPush, &team), [(2, 1, 0)]);
        assert_eq!(counts(Example::TeamColours, &team), [(3, 2, 0)]);
    }
}

/// How many colours the marbles of a set have.
fn colours_of(position: &Position, cells: abalone::rules::CellSet) -> usize {
    let colours = cells.into_iter().filter_map(|c| position.board().get(c));
    colours.collect::<HashSet<Colour>>().len()
}

#[test]
fn colours_and_partners_are_what_the_words_say() {
    let three = Rules::new(Seating::Three);
    let mixed = effects(&lesson(Example::ThreeColours, &three));
    assert_eq!(colours_of(&mixed[0].1, mixed[0].0.pushed), 2);
    for seating in [Seating::Four, Seating::Six, Seating::SixPairs] {
        let rules = Rules::new(seating);
        for example in [Example::TeamStep, Example::TeamPush, Example::TeamColours] {
            for (effect, before) in effects(&lesson(example, &rules)) {
                assert_eq!(colours_of(&before, effect.group), 2, "{example:?}");
                let own = before.forces();
                assert!((effect.group - own.friendly).is_empty());
                assert!((effect.pushed - own.enemy).is_empty());
            }
        }
        let colours = effects(&lesson(Example::TeamColours, &rules));
        assert_eq!(colours_of(&colours[0].1, colours[0].0.pushed), 2);
    }
    // The marble of the third colour is kept by whoever pushed it.
    let last = lesson(Example::EjectRed, &three).frames().pop().unwrap();
    assert_eq!(last.gutters[0].count(Side(0), Colour::Red), 1);
    assert_eq!(last.boards.active().points(Side(0)), 1);
}

#[test]
fn turns_balls_and_ends_come_out_as_told() {
    let game = |turn| Rules {
        turn,
        ..Rules::default()
    };
    let own = lesson(Example::OwnOwn, &game(TurnMode::OwnOwn));
    let movers = |lesson: &Lesson| -> Vec<Colour> {
        let Shows::Moves(moves) = &lesson.shows else {
            return Vec::new();
        };
        let frames = lesson.frames();
        let before = frames.iter().map(|frame| &frame.boards);
        let made = before.zip(moves);
        made.map(|(boards, &mv)| Lesson::mover(boards, mv))
            .collect()
    };
    let (black, white) = (Colour::Black, Colour::White);
    assert_eq!(movers(&own), [black, black]);
    assert_eq!(own.frames()[1].boards.turn_side(), Side(0));
    assert_eq!(own.frames()[2].boards.turn_side(), Side(1));
    assert_eq!(counts(Example::OwnOwn, &game(TurnMode::OwnOwn))[1].2, 1);
    for mode in [TurnMode::OwnOther, TurnMode::Any] {
        assert_eq!(
            movers(&lesson(Example::OwnOther, &game(mode))),
            [black, white]
        );
    }
    for mode in [TurnMode::OtherOwn, TurnMode::Any] {
        assert_eq!(
            movers(&lesson(Example::OtherOwn, &game(mode))),
            [white, black]
        );
        assert_eq!(counts(Example::OtherOwn, &game(mode))[1].2, 1);
    }
    let end = |example, rules: &Rules| {
        let last = lesson(example, rules).frames().pop().unwrap();
        last.boards.active().decided()
    };
    let outcome = end(Example::BallFalls, &Rules::default()).unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(0)), Reason::Ball)
    );
    let outcome = end(Example::OwnBallFalls, &Rules::default()).unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(1)), Reason::Ball)
    );
    assert_eq!(end(Example::BallCarried, &Rules::default()), None);
    for target in [1, 4, 6] {
        let rules = Rules {
            targets: [target; 6],
            ..Rules::default()
        };
        let outcome = end(Example::MisereEnd, &rules).unwrap();
        assert_eq!(
            (outcome.winner, outcome.reason),
            (Some(Side(1)), Reason::Target)
        );
    }
    let shared = lesson(Example::SharedTurns, &Rules::default());
    let seats: Vec<u8> = shared.frames().iter().map(|f| f.boards.turn().0).collect();
    assert_eq!(seats, [0, 1, 2, 3, 0]);
    let boards = lesson(Example::TwoBoardsTurns, &Rules::new(Seating::TwoBoards));
    let order: Vec<(usize, Side)> = boards
        .frames()
        .iter()
        .map(|frame| (frame.boards.active_board(), frame.boards.turn_side()))
        .collect();
    let (a, b) = (Side(0), Side(1));
    assert_eq!(order, [(0, a), (1, a), (0, b), (1, b), (0, a)]);
}

fn topics(variant: &Variant) -> Vec<Topic> {
    rules_of(variant)
        .iter()
        .map(|section| section.topic)
        .collect()
}

fn section(variant: &Variant, topic: Topic) -> Section {
    let found = rules_of(variant).into_iter().find(|s| s.topic == topic);
    found.unwrap_or_else(|| panic!("no section {topic:?}"))
}

#[test]
fn each_preset_has_the_sections_that_belong_to_it_and_no_others() {
    use Topic::*;
    let special: &[(&str, &[Topic])] = &[
        ("standard", &[]),
        ("tournament", &[Clock]),
        ("blitz", &[Clock]),
        ("three", &[]),
        ("teams-of-two", &[Teams]),
        ("teams-of-three", &[Teams]),
        ("triangles", &[Triangles]),
        ("double-move", &[TwoMoves]),
        ("4x2x1", &[]),
        ("4x2x2", &[TwoBoards]),
        ("neutral-ball", &[Balls]),
        ("handicap", &[]),
    ];
    assert_eq!(special.len(), presets().len());
    let always = [
        Goal, Players, Moving, Pushing, Ejecting, NotAllowed, End, TakeBack,
    ];
    for &(id, more) in special {
        let variant = preset(id).unwrap().variant();
        let expected = Topic::ALL
            .into_iter()
            .filter(|t| always.contains(t) || more.contains(t));
        assert_eq!(topics(&variant), expected.collect::<Vec<_>>(), "{id}");
    }
}

#[test]
fn a_three_player_blitz_with_triangles_is_explained_as_just_that() {
    let mut variant = Variant::of_game(Seating::Three);
    variant.rules.targets = [4; 6];
    variant.rules.triangles = true;
    variant.take_back = false;
    variant.games = 3;
    variant.time = TimeControl::PerPlayer {
        seconds: 300,
        increment: 2,
    };
    assert_eq!(
        section(&variant, Topic::Goal).points,
        [Point::EjectAnybody(4)]
    );
    assert_eq!(
        section(&variant, Topic::Players).points,
        [
            Point::Players(3, 11),
            Point::Alone,
            Point::Order(vec![Colour::Black, Colour::White, Colour::Red]),
        ]
    );
    let pushing = section(&variant, Topic::Pushing);
    assert!(pushing.points.contains(&Point::ColoursTogether));
    assert!(pushing.examples.contains(&Example::ThreeColours));
    assert!(
        section(&variant, Topic::Ejecting)
            .points
            .contains(&Point::MoverKeeps)
    );
    assert_eq!(
        section(&variant, Topic::Clock).points,
        [
            Point::ClockEach(300),
            Point::ClockAdds(2),
            Point::TimeIsUp(TimeUp::Leaves),
        ]
    );
    assert_eq!(
        section(&variant, Topic::TakeBack).points,
        [Point::NoTakeBack]
    );
    assert_eq!(
        section(&variant, Topic::Match).points,
        [Point::Games(3), Point::EachBegins, Point::AddedUp]
    );
    assert!(topics(&variant).contains(&Topic::Triangles));
    assert!(!topics(&variant).contains(&Topic::Teams));
}

#[test]
fn teams_are_told_their_partners_and_how_far_they_help() {
    use Colour::*;
    let mut variant = Variant::of_game(Seating::SixPairs);
    let players = section(&variant, Topic::Players).points;
    let pairs = vec![vec![Black, Blue], vec![White, Yellow], vec![Red, Green]];
    assert!(players.contains(&Point::Teams(pairs)));
    assert!(players.contains(&Point::FacingPartners));
    assert!(players.contains(&Point::NoConferring));
    for (reading, sideways) in [
        (TeamReading::Inline, Example::PartnerSide),
        (TeamReading::Sumito, Example::PartnerSide),
        (TeamReading::Broadside, Example::TeamBroadside),
    ] {
        variant.rules.reading = reading;
        let teams = section(&variant, Topic::Teams);
        assert!(teams.examples.contains(&sideways), "{reading:?}");
        let only_pushes = teams.examples.contains(&Example::PartnerOnlyPushes);
        assert_eq!(only_pushes, reading == TeamReading::Sumito);
    }
    variant.rules.reading = TeamReading::None;
    assert!(!topics(&variant).contains(&Topic::Teams));
    let players = section(&variant, Topic::Players).points;
    assert!(players.contains(&Point::Alone) && !players.contains(&Point::NoConferring));
}

#[test]
fn ends_and_draws_are_those_that_were_agreed() {
    let mut variant = Variant::default();
    let end = |variant: &Variant| section(variant, Topic::End).points;
    assert_eq!(
        end(&variant),
        [
            Point::StuckLoses,
            Point::Repetition,
            Point::Agreement,
            Point::Resigning(TimeUp::Loses),
        ]
    );
    variant.draws = Draws {
        repetition: false,
        quiet: Some(50),
    };
    variant.rules.stuck = Stuck::Draws;
    assert_eq!(
        end(&variant),
        [
            Point::StuckDraws,
            Point::NoRepetition,
            Point::Quiet(50),
            Point::Agreement,
            Point::Resigning(TimeUp::Loses),
        ]
    );
    variant.head_start[1] = 2;
    variant.rules.targets = [6, 5, 6, 6, 6, 6];
    assert_eq!(
        section(&variant, Topic::Goal).points,
        [
            Point::EjectOwnTarget,
            Point::TargetOf(vec![Colour::Black], 6),
            Point::TargetOf(vec![Colour::White], 5),
            Point::HeadStart(vec![Colour::White], 2),
        ]
    );
}

#[test]
fn a_refused_try_is_named_by_cells_of_its_board() {
    // What the reason names lies on the board that is shown.
    for variant in games() {
        for example in rules_of(&variant).into_iter().flat_map(|s| s.examples) {
            let lesson = lesson(example, &variant.rules);
            let Shows::Wrong { cells, why, .. } = lesson.shows else {
                continue;
            };
            let board = lesson.start.active().board();
            assert!((cells - board.occupied()).is_empty());
            let named = match why {
                Illegal::NotYours { cell }
                | Illegal::OwnOffBoard { cell }
                | Illegal::Sandwich { cell }
                | Illegal::Occupied { cell } => Some(cell),
                _ => None,
            };
            assert!(
                named.is_none_or(|cell| board.get(cell).is_some()),
                "{example:?}"
            );
        }
    }
}

#[test]
fn boards_that_play_by_themselves_show_each_move_before_it_is_made() {
    let two = Rules::default();
    let push = lesson(Example::TwoOne, &two);
    let script = [Step::Rest(0), Step::About(0), Step::Rest(1), Step::Rest(1)];
    assert_eq!(push.script(), script);
    let refused = [Step::Rest(0), Step::Refused, Step::Refused];
    assert_eq!(lesson(Example::PacTwo, &two).script(), refused);
    for example in [Example::Placement, Example::SharedTurns] {
        let lesson = lesson(example, &two);
        let last = lesson.script().into_iter().max_by_key(|step| match step {
            Step::Rest(number) | Step::About(number) => *number,
            Step::Refused => 0,
        });
        assert_eq!(last, Some(Step::Rest(lesson.frames().len() - 1)));
    }
}

#[test]
fn moves_of_examples_are_named_once() {
    // A placed marble is nobody's on the board before.
    let placed = lesson(Example::Placement, &Rules::new(Seating::Three));
    let Shows::Moves(moves) = &placed.shows else {
        panic!("marbles are placed");
    };
    assert!(moves.iter().all(|mv: &Move| mv.is_place()));
    let frames = placed.frames();
    let movers: Vec<Colour> = frames
        .iter()
        .zip(moves)
        .map(|(frame, &mv)| Lesson::mover(&frame.boards, mv))
        .collect();
    let (black, white, red) = (Colour::Black, Colour::White, Colour::Red);
    assert_eq!(movers, [black, white, red, black]);
}
