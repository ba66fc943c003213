//! Which sections, points and examples the rules of a game need.

use super::example::Example;
use super::point::{Point, TimeUp};
use super::section::{Section, Topic};
use crate::rules::{
    Boards, Colour, Position, Rules, Seating, Side, Start, Stuck, TeamReading, TimeControl,
    TurnMode, Variant,
};

/// The rules of a game, in the order in which they are explained. Nothing is in
/// them that this game does not have.
pub fn rules_of(variant: &Variant) -> Vec<Section> {
    let sections = Topic::ALL.map(|topic| {
        let (points, examples) = contents(variant, topic);
        Section {
            topic,
            points,
            examples,
        }
    });
    let needed = |section: &Section| !section.points.is_empty();
    sections.into_iter().filter(needed).collect()
}

/// Points and examples of a section; no points where the game has no need of it.
type Contents = (Vec<Point>, Vec<Example>);

fn contents(variant: &Variant, topic: Topic) -> Contents {
    let rules = &variant.rules;
    match topic {
        Topic::Goal => goal(variant),
        Topic::Players => (players(variant), shared_turns(rules)),
        Topic::Placement => placement(variant),
        Topic::Moving => moving(rules),
        Topic::Triangles => triangles(rules),
        Topic::TwoMoves => two_moves(rules),
        Topic::Pushing => pushing(rules),
        Topic::Teams => teams(rules),
        Topic::Ejecting => ejecting(rules),
        Topic::NotAllowed => (vec![Point::Refused], not_allowed(rules)),
        Topic::Balls => balls(rules),
        Topic::TwoBoards => two_boards(rules),
        Topic::End => (end(variant), Vec::new()),
        Topic::Clock => (clock(variant), Vec::new()),
        Topic::TakeBack => (
            vec![match variant.take_back {
                true => Point::TakeBack,
                false => Point::NoTakeBack,
            }],
            Vec::new(),
        ),
        Topic::Match => (several_games(variant), Vec::new()),
    }
}

/// The colours of a side; each once, though two seats may share one.
fn colours(rules: &Rules, side: Side) -> Vec<Colour> {
    let seats = rules.seats_of(side);
    let mut colours: Vec<Colour> = seats.map(|seat| rules.seating.colour(seat)).collect();
    colours.dedup();
    colours
}

/// Whether marbles of more than one colour can be pushed together.
fn has_mixed_pushes(rules: &Rules) -> bool {
    rules.seating.colours().len() > 2
}

/// Whether partners have marbles of their own.
fn has_partners_marbles(rules: &Rules) -> bool {
    rules.has_teams() && rules.seating.has_partners_marbles()
}

/// Whether each side has one other.
fn is_duel(rules: &Rules) -> bool {
    rules.sides() == 2
}

fn first_board(variant: &Variant) -> Option<Position> {
    let boards: Boards = variant.first_boards().ok()?;
    boards.board(0).copied()
}

fn goal(variant: &Variant) -> Contents {
    let rules = &variant.rules;
    let sides = || rules.all_sides();
    let target = rules.target(Side(0));
    let same = sides().all(|side| rules.target(side) == target);
    let two_boards = rules.seating.boards() == 2;
    let mut points = vec![match (two_boards, rules.misere, is_duel(rules)) {
        (_, true, true) if !same => Point::MisereReached,
        (_, true, false) if !same => Point::MisereReachedOfMany,
        _ if !same => Point::EjectOwnTarget,
        (true, true, _) => Point::BoardsMisere(target),
        (true, false, _) => Point::BoardsEject(target),
        (_, true, true) => Point::Misere(target),
        (_, true, false) => Point::MisereOfMany(target),
        _ if rules.has_teams() => Point::EjectTeam(target),
        (_, _, true) => Point::Eject(target),
        _ => Point::EjectAnybody(target),
    }];
    if !same {
        points.extend(sides().map(|s| Point::TargetOf(colours(rules, s), rules.target(s))));
    }
    if two_boards {
        let misere = rules.misere;
        points.push(Point::BoardsDecide { misere });
    }
    if let Some(position) = first_board(variant) {
        let begun = sides().filter(|&side| position.points(side) > 0);
        points.extend(begun.map(|s| Point::HeadStart(colours(rules, s), position.points(s))));
    }
    if rules.balls {
        points.push(Point::BallLoses);
    }
    let examples = match rules.misere {
        true => vec![Example::MisereEnd],
        false => Vec::new(),
    };
    (points, examples)
}

fn players(variant: &Variant) -> Vec<Point> {
    let rules = &variant.rules;
    let seating = rules.seating;
    let board = first_board(variant);
    let marbles = |colour: Colour| match &board {
        Some(at) => at.board().of(colour).len() as u8 + at.in_hand(colour),
        None => seating.marbles(colour),
    };
    let most = seating
        .colours()
        .iter()
        .map(|&colour| marbles(colour))
        .max();
    let most = most.unwrap_or_default();
    let mut points = vec![match seating {
        Seating::SharedColours => Point::SharedColours(most),
        Seating::TwoBoards => Point::OneAtEachBoard(most),
        _ => Point::Players(seating.seats() as u8, most),
    }];
    let fewer = seating.colours().iter().filter(|&&c| marbles(c) < most);
    points.extend(fewer.map(|&colour| Point::FewerMarbles(colour, marbles(colour))));
    if has_partners_marbles(rules) {
        let teams = rules.all_sides().map(|side| colours(rules, side));
        points.push(Point::Teams(teams.collect()));
        points.push(match seating {
            Seating::Six => Point::EverySecond,
            _ => Point::FacingPartners,
        });
    } else if !is_duel(rules) {
        points.push(Point::Alone);
    }
    let first = rules.first.index();
    match seating.colours().len() {
        // On two boards the order is a matter of its own.
        _ if seating.boards() == 2 => {}
        2 => points.push(Point::Begins(seating.colour(rules.first))),
        count => {
            let seats = (0..count).map(|i| seating.colours()[(first + i) % count]);
            points.push(Point::Order(seats.collect()));
        }
    }
    if rules.has_teams() {
        points.push(Point::NoConferring);
    }
    points
}

fn shared_turns(rules: &Rules) -> Vec<Example> {
    match rules.seating {
        Seating::SharedColours => vec![Example::SharedTurns],
        _ => Vec::new(),
    }
}

fn placement(variant: &Variant) -> Contents {
    if variant.start != Start::Placement {
        return Contents::default();
    }
    let first = variant.rules.seating.colour(variant.rules.first);
    (
        vec![Point::PlaceInTurn, Point::PlaceAllFirst(first)],
        vec![Example::Placement],
    )
}

fn moving(rules: &Rules) -> Contents {
    let mut points = vec![
        Point::Group,
        Point::InLine,
        Point::Broadside,
        Point::PartOfLine,
    ];
    if rules.turn == TurnMode::Single {
        points.push(Point::MustMove);
    }
    let examples = vec![
        Example::OneMarble,
        Example::LineOfTwo,
        Example::LineOfThree,
        Example::Broadside,
        Example::PartOfLine,
    ];
    (points, examples)
}

fn triangles(rules: &Rules) -> Contents {
    if !rules.triangles {
        return Contents::default();
    }
    (
        vec![Point::Triangle, Point::TriangleNeverPushes],
        vec![Example::Triangle, Example::TriangleBlocked],
    )
}

fn two_moves(rules: &Rules) -> Contents {
    let mut points = vec![Point::TwoMoves(rules.turn)];
    let examples = match rules.turn {
        TurnMode::Single => return Contents::default(),
        TurnMode::OwnOwn => vec![Example::OwnOwn],
        TurnMode::OwnOther => vec![Example::OwnOther],
        TurnMode::OtherOwn => vec![Example::OtherOwn],
        TurnMode::Any => vec![Example::OwnOther, Example::OtherOwn],
    };
    if rules.turn.moves_other() {
        points.push(Point::OtherColour);
    }
    if !rules.full_first_turn {
        points.push(Point::FirstTurnOne);
    }
    points.extend([Point::AtOnce, Point::Skipped]);
    (points, examples)
}

fn pushing(rules: &Rules) -> Contents {
    let mut points = vec![Point::Sumito, Point::RoomBehind, Point::Pac];
    let mut examples = vec![Example::TwoOne, Example::ThreeOne, Example::ThreeTwo];
    if has_mixed_pushes(rules) {
        points.push(Point::ColoursTogether);
        if !has_partners_marbles(rules) {
            examples.extend([Example::ThreeColours, Example::MixedPac]);
        }
    }
    points.push(Point::Optional);
    examples.extend([Example::PacTwo, Example::PacThree]);
    (points, examples)
}

fn teams(rules: &Rules) -> Contents {
    if !has_partners_marbles(rules) {
        return Contents::default();
    }
    let (along, sideways) = match rules.reading {
        TeamReading::Sumito => (Point::TeamOnlyPush, Point::OwnSideways),
        TeamReading::Broadside => (Point::TeamInline, Point::TeamSideways),
        TeamReading::Inline | TeamReading::None => (Point::TeamInline, Point::OwnSideways),
    };
    let points = vec![along, Point::OwnRear, sideways, Point::PartnersBlock];
    let mut examples = vec![Example::TeamPush, Example::TeamColours];
    examples.push(match rules.reading {
        TeamReading::Sumito => Example::PartnerOnlyPushes,
        _ => Example::TeamStep,
    });
    examples.push(match rules.reading {
        TeamReading::Broadside => Example::TeamBroadside,
        _ => Example::PartnerSide,
    });
    examples.extend([Example::PartnerRear, Example::PartnerBehind]);
    (points, examples)
}

fn ejecting(rules: &Rules) -> Contents {
    let mut points = vec![Point::Out, Point::Gutter];
    if rules.turn.moves_other() {
        points.push(Point::OwnColourLoses);
    } else if has_partners_marbles(rules) {
        points.push(Point::TeamKeeps);
    } else if !is_duel(rules) {
        points.push(Point::MoverKeeps);
    }
    points.push(Point::OwnStay);
    let mut examples = vec![Example::Ejection, Example::EjectionOfTwo];
    if has_mixed_pushes(rules) && !has_partners_marbles(rules) {
        examples.push(Example::EjectRed);
    }
    (points, examples)
}

fn not_allowed(rules: &Rules) -> Vec<Example> {
    let mut examples = vec![
        Example::OneOne,
        Example::TwoThree,
        Example::FourAtOnce,
        Example::Gap,
        Example::Bent,
        Example::OwnBehind,
        Example::TheirsBehind,
        Example::OffBoard,
        Example::SidewaysPush,
    ];
    if rules.triangles {
        // The bent three are no triangle either, but nobody should wonder.
        examples.retain(|&example| example != Example::Bent);
    }
    examples
}

fn balls(rules: &Rules) -> Contents {
    if !rules.balls {
        return Contents::default();
    }
    let mut points = vec![Point::BallRests, Point::BallFalls];
    let mut examples = vec![Example::BallFalls, Example::OwnBallFalls];
    if rules.triangles {
        points.push(Point::BallCarried);
        examples.push(Example::BallCarried);
    }
    points.push(Point::BallFallen);
    (points, examples)
}

fn two_boards(rules: &Rules) -> Contents {
    if rules.seating.boards() == 1 {
        return Contents::default();
    }
    let counter_phase = rules.counter_phase;
    let points = vec![
        Point::BoardsOrder,
        Point::BoardsChange { counter_phase },
        Point::BoardsSkip,
    ];
    (points, vec![Example::TwoBoardsTurns])
}

fn gives_up(rules: &Rules) -> TimeUp {
    match (is_duel(rules), rules.has_teams()) {
        (true, false) => TimeUp::Loses,
        (true, true) => TimeUp::TeamLoses,
        (false, false) => TimeUp::Leaves,
        (false, true) => TimeUp::TeamLeaves,
    }
}

fn end(variant: &Variant) -> Vec<Point> {
    let rules = &variant.rules;
    let two_boards = rules.seating.boards() == 2;
    let mut points = vec![match rules.stuck {
        _ if rules.seating.seats() > 2 && !two_boards => Point::StuckSkipped,
        Stuck::Loses => Point::StuckLoses,
        Stuck::Draws => Point::StuckDraws,
    }];
    points.push(match variant.draws.repetition {
        true => Point::Repetition,
        false => Point::NoRepetition,
    });
    points.extend(variant.draws.quiet.map(Point::Quiet));
    if two_boards && (variant.draws.repetition || variant.draws.quiet.is_some()) {
        points.push(Point::BoardsAsTheyStand);
    }
    points.extend([Point::Agreement, Point::Resigning(gives_up(rules))]);
    points
}

fn clock(variant: &Variant) -> Vec<Point> {
    match variant.time {
        TimeControl::None => Vec::new(),
        TimeControl::PerPlayer { seconds, increment } => {
            let mut points = vec![Point::ClockEach(seconds)];
            points.extend((increment > 0).then_some(Point::ClockAdds(increment)));
            points.push(Point::TimeIsUp(gives_up(&variant.rules)));
            points
        }
        TimeControl::Common { seconds } => vec![
            Point::ClockForAll(seconds),
            match variant.rules.misere {
                _ if variant.rules.seating.boards() == 2 => Point::ClockBoards,
                true => Point::ClockFewerWins,
                false => Point::ClockMoreWins,
            },
        ],
    }
}

fn several_games(variant: &Variant) -> Vec<Point> {
    if variant.games < 2 {
        return Vec::new();
    }
    let turn = match variant.rules.seating {
        Seating::Two => Point::ColoursSwapped,
        _ => Point::EachBegins,
    };
    vec![Point::Games(variant.games), turn, Point::AddedUp]
}
