//! The line that says what is going on.

use super::{clock, player_name, seat_colour};
use crate::game::{Game, Purpose, Session, Stopped};
use crate::i18n::{Lang, verdict};
use crate::rules::{Colour, Phase, Position, TurnMode};

/// How a line is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Somebody at this device is to do something.
    Mine,
    /// For information.
    Plain,
    /// The same, and listeners need not be told: they have been, or will be when a
    /// computer has moved.
    Known,
}

/// What the line says when nothing special has happened.
pub fn status(lang: Lang, session: &Session) -> (Mood, String) {
    let words = lang.messages();
    let game = session.game();
    let rules = &game.variant().rules;
    if !game.is_live() {
        return (Mood::Plain, looking_back(lang, game));
    }
    if let Some(outcome) = game.outcome() {
        let text = verdict(lang, outcome, rules, session.my_side());
        return (Mood::Known, text);
    }
    if let Some(seat) = session.offer() {
        let name = seat_colour(lang, rules.seating, seat);
        let ask = match session.people().count() {
            2 => words.play.draw_ask,
            _ => words.table.draw_ask_all,
        };
        return (Mood::Mine, ask.with([&name]));
    }
    match session.searching() {
        Some(Purpose::Hint) => return (Mood::Known, words.play.hint_wait.to_owned()),
        Some(Purpose::Draw { .. }) => return (Mood::Plain, words.play.draw_wait.to_owned()),
        _ => {}
    }
    match session.clock().and_then(|clock| clock.stopped()) {
        Some(Stopped::ByPlayer) => return (Mood::Mine, words.table.clock_paused.to_owned()),
        Some(Stopped::Closed) => return (Mood::Mine, words.table.clock_closed.to_owned()),
        _ => {}
    }
    if session.is_paused() && session.computer_to_move() {
        return (Mood::Plain, words.play.paused.to_owned());
    }
    to_move(lang, session)
}

/// Which move is looked at, and what its player's clock showed.
fn looking_back(lang: Lang, game: &Game) -> String {
    let (ply, plies) = (game.ply() as u64, game.plies() as u64);
    let words = &lang.messages().play;
    let text = words
        .looking_back
        .with([&lang.number(ply), &lang.number(plies)]);
    match game.tree().notes(game.cursor()).clock {
        Some(left) => [&text, " · ", &clock(lang, left)].concat(),
        None => text,
    }
}

/// Whose turn it is, and what of it is left.
fn to_move(lang: Lang, session: &Session) -> (Mood, String) {
    let words = lang.messages();
    let game = session.game();
    let turn = game.turn();
    if let Some(told) = at_another_device(lang, game) {
        return told;
    }
    let mine = session.only_person() == Some(turn);
    let (mood, who) = if mine {
        (Mood::Mine, words.play.your_turn.to_owned())
    } else {
        let name = seat_colour(lang, game.variant().rules.seating, turn);
        let mood = match game.player(turn).is_computer() {
            true => Mood::Known,
            false => Mood::Plain,
        };
        (mood, words.play.to_move.with([&name]))
    };
    let part = turn_part(lang, game.live()).or_else(|| first_hint(lang, game));
    match part {
        Some(part) => (mood, words.table.turn_part.with([&who, &part])),
        None => (mood, who),
    }
}

/// Whether somebody at another device is to be sent a link, or to send one.
fn at_another_device(lang: Lang, game: &Game) -> Option<(Mood, String)> {
    let player = game.player(game.turn());
    if !player.is_remote() {
        return None;
    }
    let words = &lang.messages().by_link;
    let colour = seat_colour(lang, game.variant().rules.seating, game.turn());
    let name = player_name(lang, player, false, &colour);
    Some(match game.is_to_be_sent() {
        true => (Mood::Mine, words.now_send.with([&name])),
        false => (Mood::Plain, words.waiting.with([&name])),
    })
}

/// What is left of a turn that is not simply one own move.
fn turn_part(lang: Lang, position: &Position) -> Option<String> {
    let words = &lang.messages().table;
    let rules = position.rules();
    let mine = position.turn_colour();
    if position.is_placing() {
        let left = position.in_hand(mine);
        return Some(lang.count(words.place, left.into()));
    }
    let phase = position.phase();
    let other = || {
        let mut colours = rules.seating.colours().iter();
        let theirs = colours.find(|&&one| one != mine).unwrap_or(&Colour::White);
        lang.messages().common.colours[theirs.index()]
    };
    let mid_turn = phase.left() < rules.turn.phase().left();
    Some(match phase {
        Phase::Own if !mid_turn => return None,
        // The very first turn is a single move.
        Phase::Own if position.quiet() == 0 && position.number() == 1 => return None,
        Phase::Own if rules.turn == TurnMode::OwnOwn => words.one_more.to_owned(),
        Phase::Own => words.now_own.to_owned(),
        Phase::Other => words.now_other.with([other()]),
        Phase::OwnThenOwn => words.two_moves.to_owned(),
        Phase::OwnThenOther => words.own_other.with([other()]),
        Phase::OtherThenOwn => words.other_own.with([other()]),
        Phase::Either => words.either.with([other()]),
    })
}

/// In a first turn, what is unusual about the game.
fn first_hint(lang: Lang, game: &Game) -> Option<String> {
    let rules = &game.variant().rules;
    let words = &lang.messages().table;
    if game.plies() >= rules.seating.seats() {
        return None;
    }
    if rules.misere {
        let target = rules.target(rules.side(game.turn()));
        return Some(lang.count(words.hint_misere, target.into()));
    }
    let hint = match (rules.balls, rules.triangles) {
        (true, _) => words.hint_ball,
        (_, true) => words.hint_triangle,
        _ => return None,
    };
    Some(hint.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Event, LINK_ID, Player};
    use crate::rules::{Seat, Seating, Start, TimeControl, Variant, preset};

    fn session(variant: Variant, people: usize) -> Session {
        let seats = variant.rules.seating.seats();
        let player = |seat| match seat < people {
            true => Player::human(),
            false => Player::Computer { level: 1 },
        };
        let players = (0..seats).map(player).collect();
        Session::new(Game::new(variant, players).expect("a game"))
    }

    fn play(session: &mut Session, now: u64) {
        let mv = session.game().live().moves()[0];
        session.handle(Event::Play(mv), now);
    }

    fn says(session: &Session) -> String {
        status(Lang::En, session).1
    }

    #[test]
    fn turns_of_two_moves_say_what_is_left() {
        let mut double = session(preset("double-move").unwrap().variant(), 2);
        assert_eq!(says(&double), "Black to move");
        play(&mut double, 0);
        assert_eq!(says(&double), "White to move: two moves");
        play(&mut double, 0);
        assert_eq!(says(&double), "White to move: one more move");
        double.handle(Event::Undo, 0);
        assert_eq!(says(&double), "White to move: two moves");
        let mut variant = preset("double-move").unwrap().variant();
        variant.rules.turn = TurnMode::Any;
        let mut any = session(variant, 2);
        play(&mut any, 0);
        let either = "White to move: an own and a black marble, in either order";
        assert_eq!(says(&any), either);
        play(&mut any, 0);
        assert_eq!(says(&any), "White to move: now a black marble");
        any.handle(Event::Undo, 0);
        assert_eq!(says(&any), either);
    }

    #[test]
    fn one_person_among_computers_is_addressed() {
        let mut three = session(Variant::of_game(Seating::Three), 1);
        assert_eq!(status(Lang::En, &three).0, Mood::Mine);
        assert_eq!(says(&three), "Your turn");
        play(&mut three, 0);
        assert_eq!(says(&three), "White to move");
        assert_eq!(status(Lang::En, &three).0, Mood::Known);
        let variant = Variant {
            start: Start::Placement,
            ..Variant::default()
        };
        let placing = session(variant, 1);
        assert_eq!(says(&placing), "Your turn: place a marble (14 left)");
        let misere = &mut Variant::default();
        misere.rules.misere = true;
        let misere = session(misere.clone(), 1);
        assert_eq!(says(&misere), "Your turn: whoever ejects 6 loses");
    }

    #[test]
    fn a_link_is_to_be_sent_and_then_to_come() {
        let remote = |name: &str| Player::Remote {
            name: name.to_owned(),
        };
        let players = vec![Player::human(), remote("Zoë")];
        let mut game = Game::new(Variant::default(), players).expect("a game");
        assert_eq!(says(&Session::new(game.clone())), "Your turn");
        let mv = game.live().moves()[0];
        game.play(mv).expect("legal");
        let mut session = Session::new(game.clone());
        let told = status(Lang::En, &session);
        assert_eq!(told, (Mood::Mine, "Now send the link to Zoë".to_owned()));
        game.tags_mut().set(LINK_ID, "abc");
        game.note_sent();
        game.set_player(Seat(1), remote(""));
        session = session.follow(game);
        assert_eq!(says(&session), "Waiting for a link from White");
    }

    #[test]
    fn a_stopped_clock_is_told_with_the_reason() {
        let time = TimeControl::PerPlayer {
            seconds: 60,
            increment: 0,
        };
        let variant = Variant {
            time,
            ..Variant::default()
        };
        let mut timed = session(variant, 2);
        play(&mut timed, 0);
        assert_eq!(says(&timed), "White to move");
        timed.handle(Event::PauseClock(true), 2_000);
        assert_eq!(says(&timed), "The clock is stopped");
        let again = Session::new(timed.game().clone());
        assert!(says(&again).contains("while the game was closed"));
        timed.handle(Event::PauseClock(false), 9_000);
        play(&mut timed, 10_000);
        timed.handle(Event::GoTo(1), 10_000);
        assert_eq!(says(&timed), "Looking at move 1 of 2 · 1:00");
    }

    #[test]
    fn all_others_are_asked_for_a_draw() {
        let mut three = session(Variant::of_game(Seating::Three), 3);
        three.handle(Event::OfferDraw, 0);
        assert_eq!(says(&three), "Black offers a draw. Do all others agree?");
    }
}
