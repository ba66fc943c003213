//! Mistakes that programs of this game are known for, each as a test.
//!
//! Those that need more than rules and records are where the rest of their matter is:
//!
//! | mistake | test |
//! |---|---|
//! | a cell that fits two broadsides of a selected pair | `view`, `a_cell_that_fits_two_moves_waits_for_a_choice` |
//! | the computer does not open when it has Black | `session`, `the_computer_opens_when_it_has_black` |
//! | a search without time answers with an illegal move | `engine`, `a_legal_move_whatever_the_limits` |

use abalone::game::{Clock, Game, Player};
use abalone::notation::{aba_pro, read_aba_pro, read_position, read_records};
use abalone::rules::{
    Board, Cell, CellSet, Colour, Direction, Illegal, Move, MoveList, Position, PositionError,
    Reason, Rules, Seat, Setup, Side, Start, TimeControl, Variant, VariantProblem, layout,
};
use std::time::Duration;

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn cells(names: &str) -> CellSet {
    names.split(' ').map(cell).collect()
}

fn position(text: &str) -> Position {
    read_position(text, Rules::default()).expect("a position")
}

fn board(black: &str, white: &str) -> Board {
    let mut board = Board::EMPTY;
    for (names, colour) in [(black, Colour::Black), (white, Colour::White)] {
        for name in cells(names) {
            board.set(name, Some(colour));
        }
    }
    board
}

fn game_of(variant: Variant) -> Game {
    let players = vec![Player::human(); variant.rules.seating.seats()];
    Game::new(variant, players).expect("a game")
}

#[test]
fn nothing_is_pushed_through_an_own_marble_behind_the_opponents() {
    let east = Direction::East;
    // Two or three push one; behind it stands one of their own.
    for (text, rear) in [
        ("5/6/7/8/1bbwb4/8/7/6/4w b", "e2"),
        ("5/6/7/8/bbbwb4/8/7/6/4w b", "e1"),
        // Three push two, then an own marble.
        ("5/6/7/8/bbbwwb3/8/7/6/4w b", "e1"),
        // At the edge too.
        ("5/6/7/8/5bbwb/8/7/6/4w b", "e6"),
    ] {
        let position = position(text);
        let push = Move::inline(cell(rear), east);
        assert!(matches!(
            position.check(push),
            Err(Illegal::Sandwich { .. })
        ));
        assert!(!position.moves().contains(&push), "{text}");
    }
    // An opponent's marble behind the pushed one, after a gap of none, is one more.
    let more = position("5/6/7/8/1bbww4/8/7/6/5 b");
    let push = more.check(Move::inline(cell("e2"), east));
    assert_eq!(push, Err(Illegal::NotStronger { own: 2, theirs: 2 }));
}

#[test]
fn a_push_asks_only_for_the_cell_behind_not_for_the_one_beyond() {
    for beyond in ["b", "w"] {
        let position = position(&format!("5/6/7/8/1bbw1{beyond}3/8/7/6/4w b"));
        let push = Move::inline(cell("e2"), Direction::East);
        let next = position.play(push).expect("the cell behind is empty");
        assert_eq!(next.board().get(cell("e5")), Some(Colour::White));
        assert!(position.moves().contains(&push));
    }
}

/// Over every edge, sides and corners, in every direction that leads off there.
#[test]
fn marbles_are_ejected_over_every_edge() {
    let mut ejections = 0;
    for rim in CellSet::RIM {
        for direction in Direction::ALL {
            let back = direction.opposite();
            let (None, Some(front)) = (rim.step(direction), rim.step(back)) else {
                continue;
            };
            let Some(rear) = front.step(back) else {
                continue;
            };
            let mut board = Board::EMPTY;
            board.set(rim, Some(Colour::White));
            board.set(front, Some(Colour::Black));
            board.set(rear, Some(Colour::Black));
            let position = Position::new(Rules::default(), Setup::start(board)).expect("legal");
            let push = Move::inline(rear, direction);
            let next = position.play(push).expect("two push one off the board");
            assert_eq!(next.points(Side(0)), 1, "{rim} {direction:?}");
            assert!(next.board().of(Colour::White).is_empty());
            assert!(position.moves().contains(&push));
            let mut found = MoveList::new();
            position.ejections_into(&mut found);
            assert!(found.contains(&push));
            ejections += 1;
        }
    }
    // Two directions lead off at each of 18 sides' cells, three at 6 corners; all
    // have room for two behind.
    assert_eq!(ejections, 18 * 2 + 6 * 3);
}

#[test]
fn the_winning_move_is_in_the_record_and_its_marble_in_the_gutter() {
    let start = position("5/6/7/8/wbb6/8/7/6/4w b 5-3 0 40");
    let mut game = game_of(Variant {
        start: Start::Setup(start.setup()),
        ..Variant::default()
    });
    let win = read_aba_pro(game.live(), "e3e2").expect("a push");
    game.play(win).expect("legal");
    let outcome = game.outcome().expect("six are lost");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(0)), Reason::Target)
    );
    assert_eq!(game.gutter().count(Side(0), Colour::White), 6);
    assert_eq!(game.line().last().map(|ply| ply.mv), Some(win));
    let text = game.write_record();
    assert!(
        text.contains("40. e3e2 1-0") && text.contains("[Plies \"1\"]"),
        "{text}"
    );
    let again = Game::read_record(&text).expect("a record");
    assert_eq!(again.outcome(), Some(outcome));
    assert_eq!(again.gutter(), game.gutter());
}

#[test]
fn a_clock_of_nought_is_nought_and_not_a_default() {
    // As a limit it means no clock, and is said as such.
    assert_eq!("0".parse(), Ok(TimeControl::None));
    let text = "[TimeControl \"0\"]\n[Notation \"Aba-Pro\"]\n\n1. a1b2 *\n";
    let (records, _) = read_records(text);
    assert_eq!(records[0].variant.time, TimeControl::None);
    assert_eq!(records[0].warnings, []);
    assert_eq!(Clock::of(&Game::from_record(&records[0])), None);
    // As time that is left it is none at all.
    let text = "[TimeControl \"600\"]\n[Notation \"Aba-Pro\"]\n\n1. a1b2 {[%clk 0:00:00]} *\n";
    let game = Game::read_record(text).expect("a record");
    let clock = Clock::of(&game).expect("a clock");
    assert_eq!(clock.left(Seat(0), 0), Duration::ZERO);
    assert_eq!(clock.left(Seat(1), 0), Duration::from_secs(600));
    assert!(game.write_record().contains("[%clk 0:00:00]"));
}

/// The same marbles with the other side to move are not the same position.
#[test]
fn repetitions_are_counted_with_the_turn_after_the_move() {
    let start = board("e5", "a1");
    let mut game = game_of(Variant {
        start: Start::Setup(Setup::start(start)),
        ..Variant::default()
    });
    // Whoever begins goes round a triangle while the other goes there and back.
    let first = ["e5e6", "a1a2", "e6f6", "a2a1", "f6e5"];
    let second = ["a1a2", "e5e6", "a2b2", "e6e5", "b2a1"];
    let round = [first, second].concat();
    for (ply, text) in round.iter().chain(&round).enumerate() {
        assert_eq!(game.outcome(), None, "ply {ply}");
        let mv = read_aba_pro(game.live(), text).expect("a move");
        game.play(mv).expect("legal");
        let same_marbles = *game.live().board() == start;
        assert_eq!(same_marbles, ply % 5 == 4);
        let same_key = game.live().key() == game.start().key();
        assert_eq!(same_key, ply % 10 == 9, "ply {ply}");
    }
    // These marbles were there five times, but only now three times in this turn.
    assert_eq!(game.outcome().map(|o| o.reason), Some(Reason::Repetition));
}

#[test]
fn layouts_have_their_marbles_on_the_printed_cells() {
    let standard = board(
        "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5",
        "i5 i6 i7 i8 i9 h4 h5 h6 h7 h8 h9 g5 g6 g7",
    );
    // Two flowers each: a centre with six petals.
    let daisy = board(
        "a1 a2 b1 b2 b3 c2 c3 i8 i9 h7 h8 h9 g7 g8",
        "a4 a5 b4 b5 b6 c5 c6 i5 i6 h4 h5 h6 g4 g5",
    );
    for (id, expected) in [("standard", standard), ("belgian_daisy", daisy)] {
        assert_eq!(layout(id).expect("a layout").board(), expected, "{id}");
    }
    for (id, colour, centres) in [
        ("belgian_daisy", Colour::Black, ["b2", "h8"]),
        ("belgian_daisy", Colour::White, ["b5", "h5"]),
        ("german_daisy", Colour::Black, ["c2", "g8"]),
        ("german_daisy", Colour::White, ["c6", "g4"]),
    ] {
        let marbles = layout(id).expect("a layout").board().of(colour);
        for centre in centres.map(cell) {
            let petals = Direction::ALL.map(|direction| centre.step(direction));
            let all = petals.into_iter().flatten().all(|petal| marbles.has(petal));
            assert!(all && marbles.has(centre), "{id} {centre}");
        }
        assert_eq!(marbles.len(), 14, "{id}");
    }
}

#[test]
fn no_way_leads_to_a_fifteenth_marble() {
    let mut marbles = layout("standard").expect("a layout").board();
    marbles.set(cell("e5"), Some(Colour::Black));
    let too_many = PositionError::TooManyMarbles {
        colour: Colour::Black,
        found: 15,
        most: 14,
    };
    let setup = Setup::start(marbles);
    let made = Position::new(Rules::default(), setup);
    assert_eq!(made, Err(too_many.clone()));
    let variant = Variant {
        start: Start::Setup(setup),
        ..Variant::default()
    };
    assert_eq!(
        variant.problem(),
        Some(VariantProblem::Start(too_many.clone()))
    );
    assert!(Game::new(variant, vec![Player::human(); 2]).is_err());
    let rows = marbles.to_rows();
    assert!(read_position(&format!("{rows} b"), Rules::default()).is_err());
    let (records, errors) = read_records(&format!("[Position \"{rows} b\"] *"));
    assert_eq!((records.len(), errors.len()), (0, 1));
    assert!(
        errors[0].to_string().contains("15 black marbles"),
        "{}",
        errors[0]
    );
    // Nor in the hand beside fourteen on the board.
    let mut setup = Setup::start(layout("standard").expect("a layout").board());
    setup.hand[0] = 1;
    assert_eq!(Position::new(Rules::default(), setup), Err(too_many));
}

#[test]
fn in_line_moves_are_written_from_the_rear_marble() {
    let position = position("5/6/7/8/1bbbww3/8/7/6/5 b");
    let push = Move::inline(cell("e2"), Direction::East);
    assert_eq!(aba_pro(&position, push), "e2e3");
    assert_eq!(read_aba_pro(&position, "e2e3"), Ok(push));
    // From the head it would be one marble against two, from the middle two.
    assert!(read_aba_pro(&position, "e4e5").is_err());
    assert!(read_aba_pro(&position, "e3e4").is_err());
    // Where the head can go alone, that is what its token means.
    let open = read_position("5/6/7/8/1bbb5/8/7/6/5 b", Rules::default()).expect("a position");
    let head = read_aba_pro(&open, "e4e5").expect("a single marble");
    assert_eq!(open.effect(head).group, cells("e4"));
    let all = read_aba_pro(&open, "e2e3").expect("three marbles");
    assert_eq!(open.effect(all).group, cells("e2 e3 e4"));
}
