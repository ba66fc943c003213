//! Matches, seats that leave, and games on two boards.

use abalone::game::{Event, Game, MatchScore, News, Player, Session, match_score, next_in_match};
use abalone::rules::{Reason, Seat, Seating, Side, Variant};

fn named(seats: usize) -> Vec<Player> {
    let name = |seat: usize| Player::Human {
        name: format!("Player {}", seat + 1),
    };
    (0..seats).map(name).collect()
}

fn game(seating: Seating, games: u8) -> Game {
    let variant = Variant {
        games,
        ..Variant::of_game(seating)
    };
    Game::new(variant, named(seating.seats())).expect("a game")
}

/// Plays moves that push where they can, so that marbles are ejected.
fn play_on(game: &mut Game, plies: usize) {
    for i in 0..plies {
        let live = *game.live();
        let moves = live.moves();
        let gain = |mv: &&abalone::rules::Move| {
            let effect = live.effect(**mv);
            (effect.ejected.is_some(), effect.pushed.len())
        };
        let Some(best) = moves.iter().max_by_key(gain) else {
            return;
        };
        let mv = if live.effect(*best).pushed.is_empty() {
            moves[i * 13 % moves.len()]
        } else {
            *best
        };
        if game.play(mv).is_err() {
            return;
        }
    }
}

/// Ends a game: everybody but one gives up.
fn give_up(game: &mut Game) {
    for _ in 0..game.variant().rules.sides() {
        game.resign(game.turn());
    }
    assert!(game.outcome().is_some());
}

fn names(game: &Game) -> Vec<String> {
    game.players().iter().map(Player::record_name).collect()
}

#[test]
fn in_a_match_each_seat_begins_once_and_ejections_are_added_up() {
    let mut now = game(Seating::Three, 3);
    let mut expected = vec![0_u16; 3];
    for round in 1..=3 {
        let score = match_score(&now).expect("a match");
        assert_eq!((score.round, score.games), (round, 3));
        assert_eq!(score.totals, expected);
        assert_eq!(now.turn(), Seat(round - 1));
        assert_eq!(names(&now), ["Player 1", "Player 2", "Player 3"]);
        assert_eq!(next_in_match(&now), None, "not before this one is over");
        play_on(&mut now, 150);
        for side in 0..3 {
            expected[usize::from(side)] += u16::from(now.live().points(Side(side)));
        }
        if now.outcome().is_none() {
            give_up(&mut now);
        }
        // A match survives as text.
        let text = now.write_record();
        now = Game::read_record(&text).expect("a record");
        assert_eq!(match_score(&now).expect("a match").totals, expected);
        match next_in_match(&now) {
            Some(next) => now = next,
            None => assert_eq!(round, 3),
        }
    }
    assert!(expected.iter().sum::<u16>() > 0);
}

#[test]
fn two_players_swap_colours_with_all_that_was_agreed_about_them() {
    let mut first = game(Seating::Two, 2);
    play_on(&mut first, 60);
    let points = [0, 1].map(|side| u16::from(first.live().points(Side(side))));
    give_up(&mut first);
    let second = next_in_match(&first).expect("another game");
    assert_eq!(names(&second), ["Player 2", "Player 1"]);
    let score = match_score(&second).expect("a match");
    assert_eq!(score.totals, [points[1], points[0]]);
    assert!(score.is_last());

    let mut variant = Variant::of_game(Seating::Two);
    variant.games = 2;
    variant.head_start[0] = 2;
    variant.rules.targets[1] = 4;
    let mut uneven = Game::new(variant, named(2)).unwrap();
    uneven.resign(Seat(0));
    let next = next_in_match(&uneven).expect("another game");
    assert_eq!(next.variant().head_start[..2], [0, 2]);
    assert_eq!(next.variant().rules.targets[..2], [4, 6]);
    assert_eq!(
        match_score(&next).unwrap().totals,
        [0, 0],
        "a head start is no ejection"
    );
}

#[test]
fn who_leads_a_match() {
    let score = |totals: &[u16]| MatchScore {
        round: 1,
        games: 2,
        totals: totals.to_vec(),
    };
    assert_eq!(score(&[3, 5, 1]).leader(false), Some(Side(1)));
    assert_eq!(score(&[3, 5, 1]).leader(true), Some(Side(2)));
    assert_eq!(score(&[5, 5, 1]).leader(false), None);
}

#[test]
fn a_single_game_is_no_match() {
    let mut single = game(Seating::Two, 1);
    single.resign(Seat(0));
    assert_eq!(match_score(&single), None);
    assert_eq!(next_in_match(&single), None);
}

#[test]
fn who_gives_up_is_skipped_and_may_come_back() {
    let mut game = game(Seating::Five, 1);
    let first = game.live().moves()[0];
    game.play(first).unwrap();
    game.resign(Seat(2));
    assert_eq!(game.turn(), Seat(1));
    let second = game.live().moves()[0];
    game.play(second).unwrap();
    assert_eq!(game.turn(), Seat(3));
    let read = Game::read_record(&game.write_record()).expect("a record");
    assert_eq!(read.live_boards(), game.live_boards());
    assert_eq!(read.turn(), Seat(3));
    assert!(game.undo());
    // The seat left after the first move: taking on takes that back, then the move.
    assert!(!game.live_boards().plays_on(Seat(2)));
    assert!(game.undo());
    assert!(game.live_boards().plays_on(Seat(2)));
    assert_eq!(game.plies(), 1);
    assert!(game.undo());
    assert_eq!((game.plies(), game.can_undo()), (0, false));
}

#[test]
fn the_last_side_wins() {
    let mut three = game(Seating::Three, 1);
    three.resign(Seat(1));
    three.resign(Seat(0));
    let outcome = three.outcome().expect("one is left");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(2)), Reason::Resignation)
    );
    // Three pairs: partners leave together.
    let mut pairs = game(Seating::SixPairs, 1);
    pairs.resign(Seat(0));
    assert!(!pairs.live_boards().plays_on(Seat(3)));
    assert_eq!(pairs.turn(), Seat(1));
    let read = Game::read_record(&pairs.write_record()).expect("a record");
    assert_eq!(read.live_boards(), pairs.live_boards());
    pairs.resign(Seat(1));
    assert_eq!(pairs.outcome().and_then(|o| o.winner), Some(Side(2)));
}

#[test]
fn a_person_who_gives_up_among_computers_can_watch_them() {
    let computer = Player::Computer { level: 2 };
    let players = vec![Player::human(), computer.clone(), computer];
    let game = Game::new(Variant::of_game(Seating::Three), players).unwrap();
    let mut session = Session::new(game);
    let effects = session.handle(Event::Resign, 0);
    let left = News::Left {
        seat: Seat(0),
        on_time: false,
    };
    assert!(effects.contains(&abalone::game::Effect::Tell(left)));
    assert_eq!(session.game().turn(), Seat(1));
    assert!(session.computer_to_move());
    assert!(matches!(
        effects.last(),
        Some(abalone::game::Effect::Search(_))
    ));
}

#[test]
fn two_boards_are_won_by_boards_and_then_by_ejections() {
    let mut two = game(Seating::TwoBoards, 1);
    assert_eq!(names(&two).len(), 4);
    play_on(&mut two, 3000);
    let outcome = two.outcome().expect("both boards end");
    let boards = two.live_boards();
    let won = |side: u8| {
        let outcomes = boards.all().filter_map(|board| board.outcome());
        outcomes.filter(|o| o.winner == Some(Side(side))).count()
    };
    if outcome.reason == Reason::Boards {
        assert_eq!(won(0) + won(1), 2);
    }
    let rank = |side: u8| (won(side), boards.points(Side(side)));
    let expected = match rank(0).cmp(&rank(1)) {
        std::cmp::Ordering::Greater => Some(Side(0)),
        std::cmp::Ordering::Less => Some(Side(1)),
        std::cmp::Ordering::Equal => None,
    };
    assert_eq!(outcome.winner, expected);
    let read = Game::read_record(&two.write_record()).expect("a record");
    assert_eq!(read.outcome(), Some(outcome));
    assert_eq!(names(&read), names(&two));
    // Each ply belongs to one board, and its gutter shows that board's marbles.
    let gutter = |board| two.gutter_of(board).captives().len() as u8;
    let points = |board: usize| {
        let board = boards.board(board).unwrap();
        board.points(Side(0)) + board.points(Side(1))
    };
    assert_eq!((gutter(0), gutter(1)), (points(0), points(1)));
}

/// A start of one's own has the head start among its points.
#[test]
fn a_head_start_moves_with_its_player_from_a_start_of_ones_own_too() {
    use abalone::rules::{Setup, Side, Start, Variant, layout};
    let board = layout("standard").expect("a layout").board();
    let mut variant = Variant::default();
    variant.head_start[0] = 2;
    variant.games = 2;
    let mut setup = Setup::start(board);
    setup.points[0] = 2;
    variant.start = Start::Setup(setup);
    let mut game = Game::new(variant, vec![Player::human(); 2]).expect("a game");
    game.agree_draw();
    let next = next_in_match(&game).expect("another game");
    let points = [0, 1].map(|side| next.live().points(Side(side)));
    assert_eq!(points, [0, 2]);
    assert_eq!(next.variant().head_start[..2], [0, 2]);
    assert_eq!(match_score(&next).expect("a match").totals, [0, 0]);
}
