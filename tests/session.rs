//! A game between people and the computer, event by event.

use abalone::game::{Effect, Event, Game, News, Player, Purpose, Request, Session, Thought};
use abalone::rules::{Move, Reason, Seat, Variant};

const EVEN: Thought = Thought {
    mv: None,
    depth: 4,
    score: 0,
};

fn session(black: Player, white: Player) -> Session {
    Session::new(Game::new(Variant::default(), vec![black, white]).expect("a game of two"))
}

fn against(level: u8) -> Session {
    session(Player::human(), Player::Computer { level })
}

fn any_move(session: &Session) -> Move {
    session.game().live().moves()[0]
}

fn request(effects: &[Effect]) -> Option<&Request> {
    effects.iter().find_map(|effect| match effect {
        Effect::Search(request) => Some(request),
        _ => None,
    })
}

/// A person's move and the computer's answer.
fn round(session: &mut Session) {
    let mv = any_move(session);
    let effects = session.handle(Event::Play(mv), 0);
    let id = request(&effects).expect("the computer thinks").id;
    let answer = any_move(session);
    session.handle(Event::Found(id, Some(answer), EVEN), 0);
}

#[test]
fn a_move_is_kept_before_anything_else_and_the_computer_answers() {
    let mut session = against(3);
    assert!(session.handle(Event::Opened, 0).is_empty());
    let effects = session.handle(Event::Play(any_move(&session)), 0);
    assert_eq!(effects[0], Effect::Save);
    let asked = request(&effects).expect("the computer thinks").clone();
    assert_eq!((asked.level, asked.purpose), (3, Purpose::Move));
    assert_eq!(asked.earlier.len(), 1);
    assert_eq!(session.may_move(), None);

    session.handle(Event::Thought(asked.id, EVEN), 0);
    assert_eq!(session.thought(), Some(EVEN));
    let effects = session.handle(Event::Found(asked.id, Some(any_move(&session)), EVEN), 0);
    assert_eq!(effects[0], Effect::Save);
    assert_eq!(session.game().plies(), 2);
    assert_eq!(session.may_move(), Some(Seat(0)));
}

#[test]
fn the_computer_opens_when_it_has_black() {
    let mut session = session(Player::Computer { level: 1 }, Player::human());
    let effects = session.handle(Event::Opened, 0);
    assert!(request(&effects).is_some());
    assert!(!session.can_undo());
}

#[test]
fn undo_takes_back_both_moves_and_redo_makes_them_again() {
    let mut session = against(3);
    round(&mut session);
    round(&mut session);
    session.handle(Event::Undo, 0);
    assert_eq!(session.game().plies(), 2);
    assert_eq!(session.may_move(), Some(Seat(0)));
    session.handle(Event::Redo, 0);
    assert_eq!(session.game().plies(), 4);
    assert_eq!(session.may_move(), Some(Seat(0)));
}

#[test]
fn undo_while_the_computer_thinks_takes_back_one_and_stops_it() {
    let mut session = against(3);
    let effects = session.handle(Event::Play(any_move(&session)), 0);
    let id = request(&effects).expect("the computer thinks").id;
    let effects = session.handle(Event::Undo, 0);
    assert!(effects.contains(&Effect::Stop));
    assert_eq!(session.game().plies(), 0);
    // The answer comes too late and changes nothing.
    let late = any_move(&session);
    assert!(
        session
            .handle(Event::Found(id, Some(late), EVEN), 0)
            .is_empty()
    );
    assert_eq!(session.game().plies(), 0);
}

#[test]
fn the_computers_first_move_is_not_taken_back_alone() {
    let mut session = session(Player::Computer { level: 1 }, Player::human());
    let effects = session.handle(Event::Opened, 0);
    let id = request(&effects).expect("the computer opens").id;
    session.handle(Event::Found(id, Some(any_move(&session)), EVEN), 0);
    assert!(!session.can_undo());
    let effects = session.handle(Event::Undo, 0);
    assert_eq!(effects, [Effect::Tell(News::NotNow)]);
    assert_eq!(session.game().plies(), 1);
}

#[test]
fn looking_back_is_not_disturbed_by_the_computers_move() {
    let mut session = against(3);
    round(&mut session);
    let effects = session.handle(Event::Play(any_move(&session)), 0);
    let id = request(&effects).expect("the computer thinks").id;
    session.handle(Event::GoTo(1), 0);
    session.handle(Event::Found(id, Some(any_move(&session)), EVEN), 0);
    assert_eq!((session.game().ply(), session.game().plies()), (1, 4));
    assert_eq!(session.may_move(), None);
    session.handle(Event::GoTo(4), 0);
    assert_eq!(session.may_move(), Some(Seat(0)));
}

#[test]
fn a_hint_stands_until_a_move_is_made() {
    let mut session = against(3);
    let effects = session.handle(Event::Hint, 0);
    let asked = request(&effects).expect("a search").clone();
    assert_eq!(asked.purpose, Purpose::Hint);
    // The person may move meanwhile, but waits.
    assert!(session.may_move().is_some());
    let mv = any_move(&session);
    let effects = session.handle(Event::Found(asked.id, Some(mv), EVEN), 0);
    assert_eq!(effects, [Effect::Tell(News::Hint(mv))]);
    assert_eq!(session.hint(), Some(mv));
    session.handle(Event::Play(mv), 0);
    assert_eq!(session.hint(), None);
}

#[test]
fn what_the_computer_considers_is_known_while_it_looks_for_its_move() {
    let mut session = against(3);
    let considers = |session: &mut Session, id| {
        let mv = Some(session.game().live().moves()[1]);
        session.handle(Event::Thought(id, Thought { mv, ..EVEN }), 0);
        assert!(session.thought().is_some());
        (session.considered(), mv)
    };
    // Not while it looks for a hint: that is told when it is found.
    let effects = session.handle(Event::Hint, 0);
    let id = request(&effects).expect("a search").id;
    assert_eq!(considers(&mut session, id).0, None);

    let effects = session.handle(Event::Play(any_move(&session)), 0);
    let id = request(&effects).expect("a search").id;
    let (considered, mv) = considers(&mut session, id);
    assert_eq!(considered, mv);
    session.handle(Event::GoTo(0), 0);
    assert_eq!(session.considered(), None, "another board is seen");
    session.handle(Event::GoTo(1), 0);
    assert_eq!(session.considered(), mv);
    session.handle(Event::Found(id, mv, EVEN), 0);
    assert_eq!(session.considered(), None);
}

#[test]
fn the_computer_accepts_a_draw_only_late_and_when_it_is_behind() {
    let cases = [
        (10, 1000, true),
        (10, 0, false),
        (10, -1000, false),
        (1, 1000, false),
    ];
    for (rounds, score, accepted) in cases {
        let mut session = against(3);
        (0..rounds).for_each(|_| round(&mut session));
        let effects = session.handle(Event::OfferDraw, 0);
        let id = request(&effects).expect("it considers").id;
        // The person is to move, so the score is the person's.
        let effects = session.handle(Event::Found(id, None, Thought { score, ..EVEN }), 0);
        assert_eq!(effects[0], Effect::Tell(News::DrawAnswer(accepted)));
        assert_eq!(session.game().outcome().is_some(), accepted);
    }
}

#[test]
fn a_draw_offered_during_the_computers_turn_lets_it_think_on() {
    let mut session = against(3);
    session.handle(Event::Play(any_move(&session)), 0);
    let effects = session.handle(Event::OfferDraw, 0);
    let id = request(&effects).expect("it considers").id;
    let effects = session.handle(Event::Found(id, None, EVEN), 0);
    assert_eq!(effects[0], Effect::Tell(News::DrawAnswer(false)));
    assert_eq!(request(&effects).map(|r| r.purpose), Some(Purpose::Move));
}

#[test]
fn two_people_agree_to_a_draw() {
    let mut session = session(Player::human(), Player::human());
    session.handle(Event::OfferDraw, 0);
    assert_eq!(session.offer(), Some(Seat(0)));
    assert_eq!(session.may_move(), None);
    session.handle(Event::AnswerDraw(false), 0);
    assert!(session.may_move().is_some());
    session.handle(Event::OfferDraw, 0);
    session.handle(Event::AnswerDraw(true), 0);
    let outcome = session.game().outcome().expect("agreed");
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::Agreement));
}

#[test]
fn giving_up_during_the_computers_turn_loses_for_the_person() {
    let mut session = against(3);
    session.handle(Event::Play(any_move(&session)), 0);
    let effects = session.handle(Event::Resign, 0);
    assert!(effects.contains(&Effect::Stop));
    let outcome = session.game().outcome().expect("resigned");
    assert_eq!(outcome.winner, Some(abalone::rules::Side(1)));
    let mv = any_move(&session);
    let effects = session.handle(Event::Play(mv), 0);
    assert_eq!(effects, [Effect::Tell(News::Over(outcome))]);
}

#[test]
fn watched_computers_can_be_paused() {
    let level = |level| Player::Computer { level };
    let mut session = session(level(2), level(3));
    assert!(request(&session.handle(Event::Opened, 0)).is_some());
    assert_eq!(session.handle(Event::Pause(true), 0), [Effect::Stop]);
    let effects = session.handle(Event::Pause(false), 0);
    let id = request(&effects).expect("it goes on").id;
    let effects = session.handle(Event::Found(id, Some(any_move(&session)), EVEN), 0);
    assert_eq!(request(&effects).map(|r| r.level), Some(3));
    // Taking back pauses, or the move would be made again at once.
    session.handle(Event::Undo, 0);
    assert!(session.is_paused());
    assert_eq!(session.game().plies(), 0);
}

#[test]
fn a_search_that_cannot_be_made_pauses_instead_of_waiting_for_ever() {
    let mut session = against(3);
    session.handle(Event::Play(any_move(&session)), 0);
    session.handle(Event::SearchFailed, 0);
    assert!(session.is_paused());
    assert!(request(&session.handle(Event::Pause(false), 0)).is_some());
}
