//! Games by link: devices that share nothing but what they send each other.

#[path = "../src/bin/lab/dice.rs"]
mod dice;

use abalone::game::{Event, Game, Meeting, Player, Session, go_on, meet, new_link_id, take_seats};
use abalone::game::{LINK_ID, LINK_SENT};
use abalone::link::{Link, LinkKind};
use abalone::rules::{Reason, Seat, Seating, Side, TimeControl, Variant, preset};
use dice::Dice;

/// A player's device: the game as it is kept there.
#[derive(Clone)]
struct Device {
    kept: String,
}

impl Device {
    fn game(&self) -> Game {
        Game::read_record(&self.kept).expect("a kept game")
    }

    fn keep(&mut self, game: &Game) {
        self.kept = game.write_record();
    }

    /// Something the player does.
    fn does(&mut self, event: Event) {
        let mut session = Session::new(self.game());
        session.handle(event, 0);
        self.keep(session.game());
    }

    fn plays(&mut self, dice: &mut Dice) {
        let moves = self.game().live().moves();
        self.does(Event::Play(*dice.pick(&moves)));
    }

    /// Sends the game.
    fn sends(&mut self) -> String {
        let mut game = self.game();
        assert!(game.is_to_be_sent(), "there is something to send");
        if game.link_id().is_none() {
            game.tags_mut()
                .set(LINK_ID, &new_link_id(1_796_000_000_000, 7));
        }
        game.note_sent();
        assert!(!game.is_to_be_sent());
        self.keep(&game);
        Link::of(LinkKind::Game, &game).expect("a link").write()
    }

    /// Somebody opens a link and goes on with it.
    fn takes(&mut self, link: &str) -> Meeting {
        let come = read(link);
        let game = self.game();
        let meeting = meet(&come, std::slice::from_ref(&game));
        if let Meeting::GoesOn { .. } = meeting {
            let more = go_on(&game, &come);
            assert_eq!(
                meet(&come, std::slice::from_ref(&more)),
                Meeting::Same { kept: 0 }
            );
            self.keep(&more);
        }
        meeting
    }

    /// A device on which the game is not yet, whose player takes a seat.
    fn joins(link: &str, seat: Seat) -> Device {
        let mut game = read(link);
        assert_eq!(meet(&game, &[]), Meeting::Foreign);
        take_seats(&mut game, &[seat]);
        game.note_sent();
        Device {
            kept: game.write_record(),
        }
    }
}

fn read(link: &str) -> Game {
    Link::read(link).expect("a link").game
}

/// A device whose player has begun a game and sits in the first seat.
fn begun(variant: Variant) -> Device {
    let seats = variant.rules.seating.seats();
    let remote = || Player::Remote {
        name: String::new(),
    };
    let mut players = vec![Player::Human {
        name: "Zoë".to_owned(),
    }];
    players.resize_with(seats, remote);
    let game = Game::new(variant, players).expect("a game");
    Device {
        kept: game.write_record(),
    }
}

/// Plays a game of as many devices as it has seats, up to so many moves.
fn play_all(variant: Variant, most: usize, dice: &mut Dice) {
    let seats = variant.rules.seating.seats();
    let mut devices: Vec<Option<Device>> = vec![None; seats];
    devices[0] = Some(begun(variant));
    let mut mover = 0;
    loop {
        let device = devices[mover].as_mut().expect("whoever moves is there");
        while device.game().outcome().is_none() && device.game().turn().index() == mover {
            let session = Session::new(device.game());
            assert_eq!(session.may_move(), Some(Seat(mover as u8)));
            if seats > 2 && dice.one_in(30) {
                device.does(Event::Resign);
                continue;
            }
            device.plays(dice);
        }
        let link = device.sends();
        let sent = device.game();
        assert!(link.len() < 700, "{}", link.len());
        for (seat, place) in devices.iter_mut().enumerate().filter(|(i, _)| *i != mover) {
            match place {
                None => *place = Some(Device::joins(&link, Seat(seat as u8))),
                Some(other) => {
                    assert!(matches!(
                        other.takes(&link),
                        Meeting::GoesOn { own: false, .. }
                    ));
                    assert_eq!(other.takes(&link), Meeting::Same { kept: 0 });
                }
            }
            let game = place.as_ref().expect("there").game();
            assert_eq!(game.live_boards(), sent.live_boards());
            assert_eq!(game.outcome(), sent.outcome());
            assert_eq!(game.player(Seat(0)).typed_name(), "Zoë");
            assert!(game.player(Seat(seat as u8)).is_here());
            assert!(!game.is_unsent());
        }
        if sent.outcome().is_some() || sent.plies() >= most {
            break;
        }
        mover = sent.turn().index();
    }
}

#[test]
fn whole_games_are_played_by_link() {
    let mut dice = Dice::new(5);
    play_all(Variant::default(), 120, &mut dice);
    play_all(
        preset("double-move").expect("a preset").variant(),
        60,
        &mut dice,
    );
    for seating in [
        Seating::Three,
        Seating::Four,
        Seating::TwoBoards,
        Seating::Six,
    ] {
        play_all(Variant::of_game(seating), 40, &mut dice);
    }
}

/// Two devices with the same game, after the first move; the second is to move.
fn pair(dice: &mut Dice) -> (Device, Device, String) {
    let mut black = begun(Variant::default());
    black.plays(dice);
    let link = black.sends();
    let white = Device::joins(&link, Seat(1));
    (black, white, link)
}

#[test]
fn an_old_link_changes_nothing() {
    let mut dice = Dice::new(11);
    let (mut black, mut white, first) = pair(&mut dice);
    assert_eq!(black.takes(&first), Meeting::Same { kept: 0 });
    white.plays(&mut dice);
    let before = white.kept.clone();
    assert_eq!(white.takes(&first), Meeting::Old { kept: 0, moves: 1 });
    assert_eq!(white.kept, before);
    assert!(
        white.game().is_to_be_sent(),
        "the answer is still to be sent"
    );
    let second = white.sends();
    assert_eq!(
        black.takes(&second),
        Meeting::GoesOn {
            kept: 0,
            moves: 1,
            own: false
        }
    );
    assert_eq!(black.takes(&first), Meeting::Old { kept: 0, moves: 1 });
}

#[test]
fn another_branch_is_told_and_not_taken() {
    let mut dice = Dice::new(12);
    let (mut black, mut white, first) = pair(&mut dice);
    // The same player at a third device, where he answers differently.
    let mut third = Device::joins(&first, Seat(1));
    white.plays(&mut dice);
    let answer = white.sends();
    while third.game().plies() < 2 || third.game().live() == white.game().live() {
        third = Device::joins(&first, Seat(1));
        third.plays(&mut dice);
    }
    let other = third.sends();
    black.takes(&answer);
    let before = black.kept.clone();
    assert_eq!(black.takes(&other), Meeting::Differs { kept: 0, ply: 2 });
    assert_eq!(black.kept, before);
    // As a copy beside the game it is found where it fits.
    let both = [black.game(), read(&other)];
    assert_eq!(meet(&read(&other), &both), Meeting::Same { kept: 1 });
    assert_eq!(meet(&read(&answer), &both), Meeting::Same { kept: 0 });
}

#[test]
fn own_moves_from_another_device_are_told() {
    let mut dice = Dice::new(13);
    let (mut black, mut white, first) = pair(&mut dice);
    let mut phone = black.clone();
    white.plays(&mut dice);
    phone.takes(&white.sends());
    phone.plays(&mut dice);
    let link = phone.sends();
    assert_eq!(
        black.takes(&link),
        Meeting::GoesOn {
            kept: 0,
            moves: 2,
            own: true
        }
    );
    assert_eq!(black.takes(&first), Meeting::Old { kept: 0, moves: 2 });
}

#[test]
fn what_is_sent_is_not_taken_back() {
    let mut dice = Dice::new(14);
    let (mut black, mut white, _) = pair(&mut dice);
    assert!(!Session::new(black.game()).can_undo(), "it has been sent");
    assert!(!Session::new(white.game()).can_undo(), "another's move");
    white.plays(&mut dice);
    assert!(Session::new(white.game()).can_undo());
    white.does(Event::Undo);
    assert_eq!(white.game().plies(), 1);
    assert!(!white.game().is_to_be_sent());
    white.does(Event::Undo);
    assert_eq!(white.game().plies(), 1);
    black.does(Event::Play(black.game().live().moves()[0]));
    assert_eq!(black.game().plies(), 1, "not his turn");
    assert_eq!(Session::new(black.game()).may_move(), None);
}

#[test]
fn an_end_is_sent_too() {
    let mut dice = Dice::new(15);
    let (mut black, mut white, _) = pair(&mut dice);
    white.does(Event::Resign);
    let outcome = white.game().outcome().expect("an end");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(0)), Reason::Resignation)
    );
    let link = white.sends();
    assert!(matches!(
        black.takes(&link),
        Meeting::GoesOn { moves: 0, .. }
    ));
    assert_eq!(black.game().outcome(), Some(outcome));
    let mut three = begun(Variant::of_game(Seating::Three));
    three.plays(&mut dice);
    let first = three.sends();
    let mut second = Device::joins(&first, Seat(1));
    second.does(Event::Resign);
    let link = second.sends();
    assert!(matches!(
        three.takes(&link),
        Meeting::GoesOn { moves: 0, .. }
    ));
    assert!(three.game().left(Seat(1)).is_some());
    assert_eq!(three.game().turn(), Seat(2));
}

#[test]
fn a_draw_is_not_offered_by_link_and_no_clock_runs() {
    let variant = Variant {
        time: TimeControl::PerPlayer {
            seconds: 60,
            increment: 0,
        },
        ..Variant::default()
    };
    let mut device = begun(variant);
    let session = Session::new(device.game());
    assert!(session.clock().is_none() && !session.may_offer());
    device.does(Event::OfferDraw);
    assert_eq!(device.game().outcome(), None);
}

#[test]
fn what_belongs_to_one_game_is_not_handed_on() {
    let mut dice = Dice::new(16);
    let variant = Variant {
        games: 2,
        ..Variant::default()
    };
    let mut black = begun(variant);
    black.plays(&mut dice);
    black.sends();
    black.does(Event::Resign);
    let next = abalone::game::next_in_match(&black.game()).expect("another game");
    assert_eq!(
        next.tags().get(LINK_ID).or(next.tags().get(LINK_SENT)),
        None
    );
    assert!(next.is_by_link() && !next.player(Seat(0)).is_here());
    // Whoever begins it moves first; here the other, who has to be told of it.
    assert!(next.is_to_be_sent());
    let id = new_link_id(1_796_000_000_000, 3);
    assert_eq!(id.len(), 10);
    assert_ne!(id, new_link_id(1_796_000_000_000, 4));
    assert_ne!(id, new_link_id(1_796_000_000_001, 3));
}
