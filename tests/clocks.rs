//! Clocks: what they show, whose time is up, and how they are kept.

use abalone::game::{Effect, Event, Fallen, Game, News, Player, Session, Stopped, Thought};
use abalone::rules::{Board, Reason, Seat, Seating, Setup, Side, Start, TimeControl, Variant};
use std::time::Duration;

const SECOND: u64 = 1000;

fn people(seats: usize) -> Vec<Player> {
    vec![Player::human(); seats]
}

fn timed(seating: Seating, time: TimeControl) -> Session {
    let variant = Variant {
        time,
        ..Variant::of_game(seating)
    };
    Session::new(Game::new(variant, people(seating.seats())).expect("a game"))
}

fn per_player(seconds: u32, increment: u32) -> TimeControl {
    TimeControl::PerPlayer { seconds, increment }
}

/// Plays any legal move at a moment.
fn play(session: &mut Session, now: u64) -> Vec<Effect> {
    let mv = session.game().live().moves()[0];
    session.handle(Event::Play(mv), now)
}

fn left(session: &Session, seat: u8, now: u64) -> u64 {
    let clock = session.clock().expect("clocks");
    clock.left(Seat(seat), now).as_millis() as u64
}

/// The session of somebody who closes the page and opens it again.
fn reopened(session: &Session) -> Session {
    let text = session.game().write_record();
    Session::new(Game::read_record(&text).expect("a record"))
}

#[test]
fn clocks_begin_with_the_first_move_and_run_in_turn() {
    let mut session = timed(Seating::Two, per_player(60, 2));
    assert_eq!(session.clock().unwrap().stopped(), Some(Stopped::NotBegun));
    assert_eq!(left(&session, 0, 50 * SECOND), 60_000);
    play(&mut session, 100 * SECOND);
    // Black's clock had not begun, so nothing is added to it.
    assert_eq!(left(&session, 0, 107 * SECOND), 60_000);
    // However long the page sleeps, only the moments count.
    assert_eq!(left(&session, 1, 107 * SECOND + 300), 52_700);
    play(&mut session, 110 * SECOND);
    assert_eq!(left(&session, 1, 200 * SECOND), 52_000);
    assert_eq!(left(&session, 0, 115 * SECOND), 55_000);
    // A clock of the system that is set back takes nothing away.
    assert_eq!(left(&session, 0, 0), 60_000);
}

#[test]
fn a_turn_of_two_moves_is_one_turn_of_the_clock() {
    let mut variant = Variant::of_game(Seating::Two);
    variant.time = per_player(60, 5);
    variant.rules.turn = abalone::rules::TurnMode::OwnOwn;
    let mut session = Session::new(Game::new(variant, people(2)).unwrap());
    play(&mut session, 0);
    play(&mut session, 10 * SECOND);
    assert_eq!(left(&session, 1, 12 * SECOND), 48_000);
    play(&mut session, 20 * SECOND);
    assert_eq!(left(&session, 1, 20 * SECOND), 45_000);
}

#[test]
fn whose_time_is_up_has_lost_whatever_he_does() {
    let mut session = timed(Seating::Two, per_player(3, 0));
    play(&mut session, 0);
    assert_eq!(session.clock().unwrap().fallen(2_999), None);
    assert_eq!(
        session.clock().unwrap().fallen(3_000),
        Some(Fallen::Seat(Seat(1)))
    );
    // The move comes too late, whether or not anybody has looked at the clock.
    let effects = play(&mut session, 3_000);
    let outcome = session.game().outcome().expect("over");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(0)), Reason::Time)
    );
    assert!(effects.contains(&Effect::Save));
    assert!(effects.contains(&Effect::Tell(News::Over(outcome))));
    assert_eq!(session.game().plies(), 1);
    let read = reopened(&session);
    assert_eq!(read.game().outcome(), Some(outcome));
    assert_eq!(read.clock().unwrap().stopped(), Some(Stopped::Over));
}

#[test]
fn a_seat_out_of_time_leaves_a_game_of_three() {
    let mut session = timed(Seating::Three, per_player(10, 0));
    play(&mut session, 0);
    let effects = session.handle(Event::Tick, 10 * SECOND);
    let news = News::Left {
        seat: Seat(1),
        on_time: true,
    };
    assert!(effects.contains(&Effect::Tell(news)));
    assert_eq!(session.game().turn(), Seat(2));
    assert_eq!(left(&session, 2, 14 * SECOND), 6_000);
    play(&mut session, 14 * SECOND);
    assert_eq!(
        session.game().turn(),
        Seat(0),
        "the seat that left is skipped"
    );
    session.handle(Event::Tick, 25 * SECOND);
    let outcome = session.game().outcome().expect("one is left");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(2)), Reason::Time)
    );
    assert_eq!(reopened(&session).game().outcome(), Some(outcome));
}

#[test]
fn a_team_loses_with_its_players_time() {
    let mut session = timed(Seating::Four, per_player(10, 0));
    play(&mut session, 0);
    session.handle(Event::Tick, 10 * SECOND);
    assert_eq!(
        session.game().outcome().and_then(|o| o.winner),
        Some(Side(0))
    );
}

#[test]
fn the_common_limit_ends_the_game_and_ejections_decide() {
    for (points, misere, winner) in [
        ([2, 1], false, Some(Side(0))),
        ([2, 1], true, Some(Side(1))),
        ([1, 1], false, None),
    ] {
        let mut variant = Variant::of_game(Seating::Two);
        variant.time = TimeControl::Common { seconds: 60 };
        variant.rules.misere = misere;
        variant.head_start[..2].copy_from_slice(&points);
        let mut session = Session::new(Game::new(variant, people(2)).unwrap());
        play(&mut session, 0);
        play(&mut session, 20 * SECOND);
        assert_eq!(left(&session, 0, 30 * SECOND), 30_000);
        assert_eq!(left(&session, 1, 30 * SECOND), 30_000);
        session.handle(Event::Tick, 59_999);
        assert_eq!(session.game().outcome(), None);
        session.handle(Event::Tick, 60_000);
        let outcome = session.game().outcome().expect("over");
        assert_eq!(
            (outcome.winner, outcome.reason),
            (winner, Reason::TimeLimit)
        );
        assert_eq!(reopened(&session).game().outcome(), Some(outcome));
    }
}

#[test]
fn stopped_clocks_stop_the_game() {
    let mut session = timed(Seating::Two, per_player(60, 0));
    play(&mut session, 0);
    let effects = session.handle(Event::PauseClock(true), 10 * SECOND);
    assert_eq!(effects, [Effect::Save]);
    assert_eq!(session.clock().unwrap().stopped(), Some(Stopped::ByPlayer));
    assert_eq!(left(&session, 1, 500 * SECOND), 50_000);
    assert_eq!(session.may_move(), None);
    assert_eq!(
        play(&mut session, 500 * SECOND),
        [Effect::Tell(News::NotNow)]
    );
    session.handle(Event::PauseClock(false), 600 * SECOND);
    assert_eq!(session.may_move(), Some(Seat(1)));
    assert_eq!(left(&session, 1, 605 * SECOND), 45_000);
}

#[test]
fn a_closed_page_stops_the_clocks_and_says_so() {
    let mut session = timed(Seating::Two, per_player(60, 0));
    play(&mut session, 0);
    play(&mut session, 10 * SECOND);
    assert_eq!(session.handle(Event::Leaving, 25 * SECOND), [Effect::Save]);
    let mut again = reopened(&session);
    assert_eq!(again.clock().unwrap().stopped(), Some(Stopped::Closed));
    assert_eq!((left(&again, 0, 0), left(&again, 1, 0)), (45_000, 50_000));
    assert_eq!(again.may_move(), None);
    again.handle(Event::PauseClock(false), 900 * SECOND);
    play(&mut again, 905 * SECOND);
    assert_eq!(left(&again, 0, 905 * SECOND), 40_000);
    // The note of the interruption is gone with the move.
    assert!(!again.game().write_record().contains("%now"));
}

#[test]
fn the_computer_waits_for_the_clock_and_hurries_when_it_has_to() {
    let mut variant = Variant::of_game(Seating::Two);
    variant.time = per_player(100, 0);
    let players = vec![Player::human(), Player::Computer { level: 12 }];
    let mut session = Session::new(Game::new(variant, players).unwrap());
    let level = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Search(request) => Some((request.id, request.level)),
            _ => None,
        })
    };
    let (id, full) = level(&play(&mut session, 0)).expect("it thinks");
    assert_eq!(full, 12);
    let even = Thought {
        mv: None,
        depth: 1,
        score: 0,
    };
    let answer = session.game().live().moves()[0];
    session.handle(Event::Found(id, Some(answer), even), 90 * SECOND);
    let (_, hurried) = level(&play(&mut session, 91 * SECOND)).expect("it thinks");
    assert!(hurried < 12, "{hurried}");
    let effects = session.handle(Event::PauseClock(true), 92 * SECOND);
    assert!(effects.contains(&Effect::Stop));
    assert!(level(&session.handle(Event::Pause(false), 93 * SECOND)).is_none());
    assert!(level(&session.handle(Event::PauseClock(false), 94 * SECOND)).is_some());
}

#[test]
fn taking_back_gives_the_time_back() {
    let mut session = timed(Seating::Two, per_player(60, 0));
    play(&mut session, 0);
    play(&mut session, 10 * SECOND);
    play(&mut session, 30 * SECOND);
    assert_eq!(left(&session, 0, 30 * SECOND), 40_000);
    session.handle(Event::Undo, 31 * SECOND);
    assert_eq!(session.game().turn(), Seat(0));
    assert_eq!(left(&session, 0, 31 * SECOND), 60_000);
    assert_eq!(left(&session, 0, 33 * SECOND), 58_000, "and runs on");
    session.handle(Event::Redo, 34 * SECOND);
    assert_eq!(left(&session, 0, 34 * SECOND), 40_000);
}

#[test]
fn low_time_is_a_tenth_but_neither_long_nor_short() {
    let low_at = |seconds: u32| {
        let mut session = timed(Seating::Two, per_player(seconds, 0));
        play(&mut session, 0);
        let clock = session.clock().unwrap().clone();
        let whole = u64::from(seconds) * SECOND;
        (0..=whole / 100)
            .map(|tenth| tenth * 100)
            .find(|&now| clock.is_low(Seat(1), now))
            .map(|now| whole - now)
    };
    assert_eq!(low_at(1800), Some(29_900));
    assert_eq!(low_at(100), Some(9_900));
    assert_eq!(low_at(20), Some(4_900));
}

#[test]
fn times_are_in_the_record() {
    let mut session = timed(Seating::Two, per_player(600, 0));
    play(&mut session, 0);
    play(&mut session, 1_700);
    let text = session.game().write_record();
    assert!(text.contains("[TimeControl \"600\"]"), "{text}");
    assert!(text.contains("{[%clk 0:09:58.3]}"), "{text}");
    let noted = session.game().tree().notes(session.game().tip()).clock;
    assert_eq!(noted, Some(Duration::from_millis(598_300)));
    assert_eq!(reopened(&session).game(), session.game());
}

#[test]
fn an_end_by_the_rules_stops_the_clocks() {
    let mut board = Board::EMPTY;
    for (name, colour) in [
        ("a1", abalone::rules::Colour::White),
        ("b2", abalone::rules::Colour::Black),
        ("c3", abalone::rules::Colour::Black),
        ("i9", abalone::rules::Colour::White),
    ] {
        board.set(name.parse().unwrap(), Some(colour));
    }
    let mut variant = Variant::of_game(Seating::Two);
    variant.start = Start::Setup(Setup::start(board));
    variant.rules.targets = [1; 6];
    variant.time = per_player(60, 0);
    let mut session = Session::new(Game::new(variant, people(2)).unwrap());
    let mv = abalone::notation::read_aba_pro(session.game().live(), "c3b2").unwrap();
    session.handle(Event::Play(mv), 0);
    assert_eq!(session.clock().unwrap().stopped(), Some(Stopped::Over));
}

/// What was noted of a clock that stood still is not taken for the next seat's
/// when its owner gives up.
#[test]
fn the_clock_of_a_seat_that_left_is_nobody_elses() {
    let mut session = timed(Seating::Three, per_player(60, 0));
    play(&mut session, 0);
    session.handle(Event::PauseClock(true), 40 * SECOND);
    assert_eq!(left(&session, 1, 40 * SECOND), 20_000);
    session.handle(Event::Resign, 50 * SECOND);
    assert_eq!(session.game().turn(), Seat(2));
    for session in [&session, &reopened(&session)] {
        assert_eq!(left(session, 2, 50 * SECOND), 60_000);
        assert_eq!(left(session, 0, 50 * SECOND), 60_000);
    }
    // Nor when it comes back: then it has what it had after its last move.
    session.handle(Event::PauseClock(false), 60 * SECOND);
    session.handle(Event::Undo, 61 * SECOND);
    assert_eq!(session.game().turn(), Seat(1));
    assert_eq!(left(&session, 1, 61 * SECOND), 60_000);
}

/// The common time that passed before a seat left counts, whatever happens then.
#[test]
fn time_before_a_seat_leaves_is_kept() {
    let mut session = timed(Seating::Three, TimeControl::Common { seconds: 60 });
    play(&mut session, 0);
    session.handle(Event::Resign, 25 * SECOND);
    assert_eq!(left(&reopened(&session), 2, 0), 35_000);
}

/// Whoever's time is up gives up himself by what he does then, and nobody else.
#[test]
fn what_comes_too_late_is_not_the_next_players() {
    let mut variant = Variant::of_game(Seating::Three);
    variant.time = per_player(10, 0);
    variant.start = Start::Placement;
    let session = Session::new(Game::new(variant, people(3)).expect("a game"));
    let place = session.game().live().moves()[0];
    for late in [Event::Play(place), Event::Resign] {
        let mut session = session.clone();
        session.handle(Event::Play(session.game().live().moves()[7]), 0);
        session.handle(late.clone(), 11 * SECOND);
        assert_eq!(
            (session.game().turn(), session.game().plies()),
            (Seat(2), 1)
        );
        let boards = session.game().live_boards();
        let plays = [0, 1, 2].map(|seat| boards.plays_on(Seat(seat)));
        assert_eq!(plays, [true, false, true], "{late:?}");
    }
}
