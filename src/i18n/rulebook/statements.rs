//! Statements of the rules put into words.

use super::Rulebook;
use crate::i18n::{Lang, colour};
use crate::lessons::{Point, TimeUp};
use crate::rules::{Colour, TurnMode};

/// A statement as a sentence or two.
pub fn statement(lang: Lang, point: &Point) -> String {
    let book = lang.rulebook();
    if let Some(text) = plain(book, point) {
        return text.to_owned();
    }
    let number = |n: u8| lang.number(n.into());
    let (goal, players, ends) = (&book.goal, &book.players, &book.ends);
    let count = |message, n: u8| lang.count(message, n.into());
    match point {
        Point::Eject(n) => count(goal.eject, *n),
        Point::EjectAnybody(n) => count(goal.eject_anybody, *n),
        Point::EjectTeam(n) => count(goal.eject_team, *n),
        Point::TargetOf(side, n) => goal.target_of.with([&listed(lang, side), &number(*n)]),
        Point::HeadStart(side, n) => {
            let marbles = count(goal.marbles, *n);
            goal.head_start.with([&listed(lang, side), &marbles])
        }
        Point::Misere(n) => count(goal.misere, *n),
        Point::MisereOfMany(n) => count(goal.misere_of_many, *n),
        Point::BoardsEject(n) => count(goal.boards_eject, *n),
        Point::BoardsMisere(n) => count(goal.boards_misere, *n),
        Point::Players(seats, marbles) => {
            players.players.with([&number(*seats), &number(*marbles)])
        }
        Point::FewerMarbles(of, n) => players.fewer_marbles.with([colour(lang, *of), &number(*n)]),
        Point::SharedColours(n) => players.shared_colours.with([&number(*n)]),
        Point::OneAtEachBoard(n) => players.one_at_each_board.with([&number(*n)]),
        Point::Begins(first) => players.begins.with([colour(lang, *first)]),
        Point::Order(order) => players.order.with([&in_order(lang, order)]),
        Point::Teams(teams) => {
            let teams: Vec<String> = teams.iter().map(|team| listed(lang, team)).collect();
            players.teams.with([&teams.join(" – ")])
        }
        Point::PlaceAllFirst(first) => players.place_all_first.with([colour(lang, *first)]),
        Point::Quiet(n) => lang.count(ends.quiet, (*n).into()),
        Point::ClockEach(seconds) => ends.clock_each.with([&duration(lang, *seconds)]),
        Point::ClockAdds(seconds) => ends.clock_adds.with([&duration(lang, *seconds)]),
        Point::ClockForAll(seconds) => ends.clock_for_all.with([&duration(lang, *seconds)]),
        Point::Games(n) => count(ends.games, *n),
        // All others are plain.
        _ => String::new(),
    }
}

/// Statements without numbers and colours.
fn plain(book: &'static Rulebook, point: &Point) -> Option<&'static str> {
    about_players(book, point)
        .or_else(|| about_moves(book, point))
        .or_else(|| about_pushes(book, point))
        .or_else(|| about_ends(book, point))
}

fn about_players(book: &'static Rulebook, point: &Point) -> Option<&'static str> {
    let (goal, players) = (&book.goal, &book.players);
    Some(match point {
        Point::EjectOwnTarget => goal.eject_own_target,
        Point::MisereReached => goal.misere_reached,
        Point::MisereReachedOfMany => goal.misere_reached_of_many,
        Point::BallLoses => goal.ball_loses,
        Point::BoardsDecide { misere: false } => goal.boards_decide,
        Point::BoardsDecide { misere: true } => goal.boards_decide_misere,
        Point::Alone => players.alone,
        Point::FacingPartners => players.facing,
        Point::EverySecond => players.every_second,
        Point::NoConferring => players.no_conferring,
        Point::PlaceInTurn => players.place_in_turn,
        _ => return None,
    })
}

fn about_moves(book: &'static Rulebook, point: &Point) -> Option<&'static str> {
    let moves = &book.moves;
    Some(match point {
        Point::Group => moves.group,
        Point::InLine => moves.in_line,
        Point::Broadside => moves.broadside,
        Point::PartOfLine => moves.part_of_line,
        Point::MustMove | Point::TwoMoves(TurnMode::Single) => moves.must_move,
        Point::Triangle => moves.triangle,
        Point::TriangleNeverPushes => moves.triangle_never_pushes,
        Point::TwoMoves(TurnMode::OwnOwn) => moves.own_own,
        Point::TwoMoves(TurnMode::OwnOther) => moves.own_other,
        Point::TwoMoves(TurnMode::OtherOwn) => moves.other_own,
        Point::TwoMoves(TurnMode::Any) => moves.any,
        Point::FirstTurnOne => moves.first_turn_one,
        Point::OtherColour => moves.other_colour,
        Point::AtOnce => moves.at_once,
        Point::Skipped => moves.skipped,
        Point::BoardsOrder => moves.boards_order,
        Point::BoardsChange {
            counter_phase: false,
        } => moves.boards_change,
        Point::BoardsChange {
            counter_phase: true,
        } => moves.boards_change_counter,
        Point::BoardsSkip => moves.boards_skip,
        _ => return None,
    })
}

fn about_pushes(book: &'static Rulebook, point: &Point) -> Option<&'static str> {
    let pushes = &book.pushes;
    Some(match point {
        Point::Sumito => pushes.sumito,
        Point::RoomBehind => pushes.room_behind,
        Point::Pac => pushes.pac,
        Point::ColoursTogether => pushes.colours_together,
        Point::Optional => pushes.optional,
        Point::TeamInline => pushes.team_inline,
        Point::TeamOnlyPush => pushes.team_only_push,
        Point::OwnRear => pushes.own_rear,
        Point::OwnSideways => pushes.own_sideways,
        Point::TeamSideways => pushes.team_sideways,
        Point::PartnersBlock => pushes.partners_block,
        Point::Out => pushes.out,
        Point::Gutter => pushes.gutter,
        Point::MoverKeeps => pushes.mover_keeps,
        Point::TeamKeeps => pushes.team_keeps,
        Point::OwnColourLoses => pushes.own_colour_loses,
        Point::OwnStay => pushes.own_stay,
        Point::Refused => pushes.refused,
        Point::BallRests => pushes.ball_rests,
        Point::BallFalls => pushes.ball_falls,
        Point::BallFallen => pushes.ball_fallen,
        Point::BallCarried => pushes.ball_carried,
        _ => return None,
    })
}

fn about_ends(book: &'static Rulebook, point: &Point) -> Option<&'static str> {
    let ends = &book.ends;
    let fate = |of: TimeUp| match of {
        TimeUp::Loses => 0,
        TimeUp::TeamLoses => 1,
        TimeUp::Leaves => 2,
        TimeUp::TeamLeaves => 3,
    };
    Some(match point {
        Point::StuckLoses => ends.stuck_loses,
        Point::StuckDraws => ends.stuck_draws,
        Point::StuckSkipped => ends.stuck_skipped,
        Point::Repetition => ends.repetition,
        Point::NoRepetition => ends.no_repetition,
        Point::BoardsAsTheyStand => ends.boards_as_they_stand,
        Point::Agreement => ends.agreement,
        Point::Resigning(of) => ends.resigning[fate(*of)],
        Point::TimeIsUp(of) => ends.time_is_up[fate(*of)],
        Point::ClockMoreWins => ends.clock_more_wins,
        Point::ClockFewerWins => ends.clock_fewer_wins,
        Point::ClockBoards => ends.clock_boards,
        Point::TakeBack => ends.take_back,
        Point::NoTakeBack => ends.no_take_back,
        Point::ColoursSwapped => ends.colours_swapped,
        Point::EachBegins => ends.each_begins,
        Point::AddedUp => ends.added_up,
        _ => return None,
    })
}

/// Colours in a sentence: "Black, White and Red".
pub(super) fn listed(lang: Lang, colours: &[Colour]) -> String {
    let Some((last, before)) = colours.split_last() else {
        return String::new();
    };
    match before {
        [] => colour(lang, *last).to_owned(),
        _ => {
            let before = in_order(lang, before);
            lang.rulebook().and.with([&before, colour(lang, *last)])
        }
    }
}

/// Colours one after the other: "Black, White, Red".
fn in_order(lang: Lang, colours: &[Colour]) -> String {
    let names: Vec<&str> = colours.iter().map(|&c| colour(lang, c)).collect();
    names.join(", ")
}

/// A length of time in words.
fn duration(lang: Lang, seconds: u32) -> String {
    let words = &lang.rulebook().ends;
    let minutes = lang.count(words.minutes, seconds / 60);
    let rest = lang.count(words.seconds, seconds % 60);
    match (seconds / 60, seconds % 60) {
        (0, _) => rest,
        (_, 0) => minutes,
        _ => lang.rulebook().and.with([&minutes, &rest]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::rulebook::example_in_words;
    use crate::lessons::{Example, rules_of};
    use crate::rules::{Rules, Seating, Variant};

    #[test]
    fn sentences_name_what_was_agreed() {
        let goal = statement(Lang::En, &Point::Eject(4));
        assert!(goal.contains("Push 4 of"), "{goal}");
        let clock = statement(Lang::En, &Point::ClockEach(90));
        assert!(clock.contains("1 minute and 30 seconds"), "{clock}");
        let teams = rules_of(&Variant::of_game(Seating::Six));
        let told: Vec<String> = teams
            .iter()
            .flat_map(|section| &section.points)
            .map(|point| statement(Lang::Fr, point))
            .collect();
        let six = "Noir, Rouge et Jaune – Blanc, Bleu et Vert";
        assert!(told.iter().any(|text| text.contains(six)), "{told:?}");
    }

    #[test]
    fn every_board_says_what_it_shows() {
        for lang in Lang::ALL {
            for example in Example::ALL {
                let caption = lang.rulebook().caption(example);
                assert!(!caption.is_empty() && !caption.ends_with('.'), "{caption}");
                let seating = match example {
                    Example::SharedTurns => Seating::SharedColours,
                    Example::TwoBoardsTurns => Seating::TwoBoards,
                    _ => Seating::Four,
                };
                let rules = Rules::new(seating);
                let lesson = example.lesson(&rules);
                let told = lesson.map(|lesson| example_in_words(lang, &lesson));
                assert!(told.is_none_or(|text| text.ends_with('.')), "{example:?}");
            }
        }
        let lesson = Example::TwoOne.lesson(&Rules::default()).expect("a board");
        assert_eq!(
            example_in_words(Lang::En, &lesson),
            "Black on e3, e4; White on e5. Black moves e3, e4 right, pushing e5."
        );
        let lesson = Example::PacTwo.lesson(&Rules::default()).expect("a board");
        assert_eq!(
            example_in_words(Lang::En, &lesson),
            "Black on e3, e4; White on e5, e6. Not allowed: Black tries to move e3, e4 right. 2 cannot push 2."
        );
    }
}
