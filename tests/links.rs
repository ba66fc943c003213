//! Links: every game comes back, nothing that is sent can do harm.

#[path = "../src/bin/lab/dice.rs"]
mod dice;

use abalone::game::{Game, Player};
use abalone::link::{LONGEST, Link, LinkFault, LinkKind};
use abalone::rules::{Draws, Seat, Seating, Start, Variant, presets};
use dice::Dice;

fn players(seats: usize) -> Vec<Player> {
    let player = |seat: usize| match seat {
        0 => Player::Human {
            name: "Zoë the 1st".to_owned(),
        },
        1 => Player::Computer { level: 7 },
        _ => Player::human(),
    };
    (0..seats).map(player).collect()
}

fn random_game(variant: Variant, plies: usize, dice: &mut Dice) -> Game {
    let seats = variant.rules.seating.seats();
    let mut game = Game::new(variant, players(seats)).expect("a game");
    for _ in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        if game.variant().rules.sides() > 2 && dice.one_in(60) {
            game.resign(game.turn());
            continue;
        }
        let moves = game.live().moves();
        let mv = *dice.pick(&moves);
        game.play(mv).expect("legal");
    }
    game
}

/// The letters of a link.
fn text(kind: LinkKind, game: &Game) -> String {
    Link::of(kind, game).expect("a link").write()
}

/// The game of the link that is made of a game.
fn back(kind: LinkKind, game: &Game) -> Option<Game> {
    let link = Link::of(kind, game)?;
    let text = link.write();
    let read = Link::read(&text).expect("a link");
    assert_eq!(read.kind, kind);
    assert!(read.write() == text, "{text}: all of it is read");
    Some(read.game)
}

/// What a link has to bring back: everything but words, clocks and variations.
fn assert_same(read: &Game, game: &Game) {
    assert_eq!(read.variant(), game.variant());
    assert_eq!(read.players(), game.players());
    assert_eq!(read.live_boards(), game.live_boards());
    assert_eq!(read.plies(), game.plies());
    assert_eq!(read.outcome(), game.outcome());
}

#[test]
fn every_game_comes_back() {
    let mut dice = Dice::new(0x1_17B5);
    let mut variants: Vec<Variant> = presets().iter().map(|p| p.variant()).collect();
    variants.extend(Seating::ALL.map(Variant::of_game));
    let mut placed = Variant::of_game(Seating::Two);
    placed.start = Start::Placement;
    variants.push(placed);
    let mut tasks = 0;
    for variant in variants {
        for plies in [0, 1, 40, 120] {
            let mut game = random_game(variant.clone(), plies, &mut dice);
            let read = back(LinkKind::Game, &game).expect("a game");
            assert_same(&read, &game);
            assert_eq!(read.ply(), game.ply());
            let setup = back(LinkKind::Setup, &game).expect("a set-up");
            assert_eq!((setup.players(), setup.plies()), (game.players(), 0));
            assert_eq!(setup.variant(), game.variant());
            let seats = game.variant().rules.seating.all_seats();
            let left = seats.filter(|&seat| game.left(seat).is_some()).count() > 0;
            for ply in [0, plies / 3, game.plies()] {
                game.go_to_ply(ply);
                assert_eq!(
                    back(LinkKind::Game, &game).expect("a game").ply(),
                    game.ply()
                );
                let position = back(LinkKind::Position, &game).expect("a position");
                assert_eq!(position.live_boards(), game.boards());
                assert!(
                    position
                        .players()
                        .iter()
                        .all(|player| *player == Player::human())
                );
                let Some(task) = back(LinkKind::Task, &game) else {
                    assert!(left || ply >= game.plies(), "{:?} {ply}", game.variant());
                    continue;
                };
                assert_eq!(task.boards(), game.boards());
                assert_eq!(task.ply(), 0);
                assert!(left || task.live_boards() == game.live_boards());
                tasks += 1;
            }
        }
    }
    assert!(tasks > 100, "{tasks}");
}

#[test]
fn ends_that_the_board_does_not_show_come_back() {
    let two = |end: fn(&mut Game)| {
        let mut game = Game::new(Variant::default(), players(2)).expect("a game");
        let first = game.live().moves()[0];
        game.play(first).expect("legal");
        end(&mut game);
        assert!(game.outcome().is_some());
        assert_same(&back(LinkKind::Game, &game).expect("a game"), &game);
    };
    two(|game| game.resign(Seat(0)));
    two(|game| game.lose_on_time(Seat(1)));
    two(Game::agree_draw);
    two(Game::end_on_time);
}

#[test]
fn names_stay_names() {
    let names = [
        "#5",
        "@Ann",
        "'tis",
        "?",
        "  Zoë \n the 1st ",
        "",
        "(by link)",
    ];
    for name in names {
        let name = name.to_owned();
        let players = [
            Player::Human { name: name.clone() },
            Player::Remote { name: name.clone() },
        ];
        let game = Game::new(Variant::default(), players.to_vec()).expect("a game");
        let read = back(LinkKind::Game, &game).expect("a game");
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = if name == "?" { "" } else { &name };
        let read = read.players();
        assert!(read[0].is_here() && read[1].is_remote(), "{read:?}");
        assert_eq!([read[0].typed_name(), read[1].typed_name()], [name; 2]);
    }
    let long = Player::Human {
        name: "W".repeat(5000),
    };
    let game = Game::new(Variant::default(), vec![long; 2]).expect("a game");
    assert!(text(LinkKind::Game, &game).len() < 250);
}

#[test]
fn two_hundred_plies_fit_into_five_hundred_letters() {
    let mut dice = Dice::new(77);
    let mut longest = 0;
    for layout in ["standard", "belgian_daisy", "german_daisy"] {
        for _ in 0..10 {
            let layout = abalone::rules::layout(layout).expect("a layout");
            let mut variant = Variant::from_layout(layout);
            variant.draws = Draws {
                repetition: false,
                quiet: None,
            };
            let mut game = Game::new(variant, players(2)).expect("a game");
            while game.plies() < 200 && game.outcome().is_none() {
                let moves = game.live().moves();
                game.play(*dice.pick(&moves)).expect("legal");
            }
            longest = longest.max(text(LinkKind::Game, &game).len());
        }
    }
    assert!((200..=500).contains(&longest), "{longest}");
}

#[test]
fn ten_thousand_broken_links_are_refused() {
    let mut dice = Dice::new(0xBAD);
    let three = random_game(Variant::of_game(Seating::Three), 60, &mut dice);
    let two = random_game(Variant::default(), 60, &mut dice);
    let texts = [three, two].map(|game| text(LinkKind::Game, &game));
    let letters: Vec<char> = "ABCXYZabcxyz019-_%=é \n".chars().collect();
    let mut refused = 0;
    for i in 0..10_000 {
        let original = &texts[i % 2];
        let mut signs: Vec<char> = original.chars().collect();
        for _ in 0..1 + dice.below(3) {
            let at = dice.below(signs.len().max(1)).min(signs.len());
            match dice.below(4) {
                0 if at < signs.len() => signs[at] = letters[dice.below(letters.len())],
                1 if at < signs.len() => drop(signs.remove(at)),
                0..=2 => signs.insert(at, letters[dice.below(letters.len())]),
                _ => signs.truncate(at.max(1)),
            }
        }
        let text: String = signs.into_iter().collect();
        match Link::read(&text) {
            Err(fault) => {
                assert!(!fault.to_string().is_empty());
                refused += 1;
            }
            // Only what says the same is read.
            Ok(read) => assert!(texts.contains(&read.write()), "{text}"),
        }
    }
    assert!(refused > 9_000, "{refused}");
}

#[test]
fn made_up_links_are_refused_with_a_reason() {
    assert_eq!(Link::read(" "), Err(LinkFault::Empty));
    assert_eq!(Link::read("AQ"), Err(LinkFault::Damaged));
    assert_eq!(Link::read("_w"), Err(LinkFault::Version(255)));
    assert_eq!(
        Link::read("ab!c"),
        Err(LinkFault::Sign { sign: '!', at: 3 })
    );
    // What a letter puts round an address is no part of it.
    let game = Game::new(Variant::default(), vec![Player::human(); 2]).expect("a game");
    let letters = text(LinkKind::Setup, &game);
    assert!(Link::read(&format!("{letters}).")).is_ok());
    let long = "A".repeat(LONGEST + 1);
    assert_eq!(Link::read(&long), Err(LinkFault::TooLong(LONGEST + 1)));
}
