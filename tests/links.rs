//! Links: every game comes back, nothing that is sent can do harm.

use abalone::game::{Game, Player};
use abalone::link::{LONGEST, Link, LinkFault, LinkKind};
use abalone::rules::{Draws, Seat, Seating, Start, Variant, presets};

/// A small generator, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

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
        if game.variant().rules.sides() > 2 && dice.below(60) == 0 {
            game.resign(game.turn());
            continue;
        }
        let moves = game.live().moves();
        let mv = moves[dice.below(moves.len())];
        game.play(mv).expect("legal");
    }
    game
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
    let mut dice = Dice(0x1_17B5);
    let mut variants: Vec<Variant> = presets().iter().map(|p| p.variant()).collect();
    variants.extend(Seating::ALL.map(Variant::of_game));
    let mut placed = Variant::of_game(Seating::Two);
    placed.start = Start::Placement;
    variants.push(placed);
    for (i, variant) in variants.into_iter().enumerate() {
        for plies in [0, 1, 40, 120] {
            let game = random_game(variant.clone(), plies, &mut dice);
            for kind in [LinkKind::Game, LinkKind::Setup, LinkKind::Position] {
                let link = Link::new(kind, game.clone());
                let read = Link::read(&link.write()).expect("a link");
                assert_eq!(read.kind, kind);
                assert_same(&read.game, &game);
            }
            // A game that begins where this one stands.
            if game.outcome().is_none() && game.live_boards().count() == 1 && i % 3 == 0 {
                let mut study = game.variant().clone();
                study.start = Start::Setup(game.live().setup());
                if study.first_boards().as_ref() == Ok(game.live_boards()) {
                    let seats = study.rules.seating.seats();
                    let study = Game::new(study, players(seats)).expect("a game");
                    let text = Link::new(LinkKind::Position, study.clone()).write();
                    assert_same(&Link::read(&text).expect("a link").game, &study);
                }
            }
        }
    }
}

#[test]
fn ends_that_the_board_does_not_show_come_back() {
    let two = |end: fn(&mut Game)| {
        let mut game = Game::new(Variant::default(), players(2)).expect("a game");
        let first = game.live().moves()[0];
        game.play(first).expect("legal");
        end(&mut game);
        assert!(game.outcome().is_some());
        let text = Link::new(LinkKind::Game, game.clone()).write();
        assert_same(&Link::read(&text).expect("a link").game, &game);
    };
    two(|game| game.resign(Seat(0)));
    two(|game| game.lose_on_time(Seat(1)));
    two(Game::agree_draw);
    two(Game::end_on_time);
}

#[test]
fn two_hundred_plies_fit_into_five_hundred_letters() {
    let mut dice = Dice(77);
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
                game.play(moves[dice.below(moves.len())]).expect("legal");
            }
            let text = Link::new(LinkKind::Game, game).write();
            longest = longest.max(text.len());
        }
    }
    assert!((200..=500).contains(&longest), "{longest}");
}

#[test]
fn ten_thousand_broken_links_are_refused() {
    let mut dice = Dice(0xBAD);
    let three = random_game(Variant::of_game(Seating::Three), 60, &mut dice);
    let two = random_game(Variant::default(), 60, &mut dice);
    let texts = [three, two].map(|game| Link::new(LinkKind::Game, game).write());
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
    let long = "A".repeat(LONGEST + 1);
    assert_eq!(Link::read(&long), Err(LinkFault::TooLong(LONGEST + 1)));
}
