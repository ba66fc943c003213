//! A slow, obvious second implementation of the rules, compared with the
//! library on thousands of random positions of every game.

mod boards;
#[path = "../../src/bin/lab/dice.rs"]
mod dice;
mod slow;
mod table;
mod turns;

use abalone::rules::{
    Board, Cell, Colour, Direction, Illegal, Move, MoveKind, Position, Rules, Seat, Seating, Setup,
    TeamReading, layouts,
};
use dice::Dice;
use slow::{Plain, STEPS, go, marbles_of, moves, on_board};
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

/// The library's move in the oracle's terms.
pub fn plain(position: &Position, mv: Move) -> Plain {
    let group = position.effect(mv).group.into_iter();
    (
        group.map(|c| (c.y(), c.x())).collect(),
        mv.direction().delta(),
    )
}

/// Compares all answers of the library about one position; returns its moves.
fn compare(position: &Position) -> Vec<Move> {
    let rules = position.rules();
    let expected = moves(
        &marbles_of(position.board()),
        position.turn_colour().index(),
        rules,
    );
    let list = position.moves();
    let mut seen = BTreeSet::new();
    let mut ejecting = BTreeSet::new();
    for &mv in list.iter() {
        let key = plain(position, mv);
        let (after, ejected) = expected
            .get(&key)
            .unwrap_or_else(|| panic!("{mv:?} is not legal in {position:?}"));
        let next = position.play(mv).expect("legal moves can be played");
        assert_eq!(&marbles_of(next.board()), after, "{mv:?} in {position:?}");
        assert_eq!(next.key(), next.computed_key());
        let side = rules.side(position.turn());
        let gained = next.points(side) - position.points(side);
        assert_eq!(gained == 1, ejected.is_some(), "{mv:?} in {position:?}");
        let effect = position.effect(mv);
        assert_eq!(effect.ejected.map(|(_, c)| c.index()), *ejected);
        assert!(seen.insert(key), "{mv:?} twice in {position:?}");
        if ejected.is_some() {
            ejecting.insert(mv);
        }
    }
    assert_eq!(seen.len(), expected.len(), "moves missing in {position:?}");
    assert_eq!(position.count_moves() as usize, list.len());
    let mut captures = abalone::rules::MoveList::new();
    position.ejections_into(&mut captures);
    assert_eq!(captures.iter().copied().collect::<BTreeSet<_>>(), ejecting);
    compare_reasons(position, &list);
    list.to_vec()
}

/// Every thinkable move is either in the list or refused with a reason.
fn compare_reasons(position: &Position, legal: &[Move]) {
    static THINKABLE: LazyLock<Vec<Move>> =
        LazyLock::new(|| (0..=u16::MAX).filter_map(Move::from_bits).collect());
    let legal: HashSet<Move> = legal.iter().copied().collect();
    for &mv in THINKABLE.iter() {
        let checked = position.check(mv);
        assert_eq!(
            checked.is_ok(),
            legal.contains(&mv),
            "{mv:?} in {position:?}"
        );
        if let (Err(Illegal::NotStronger { own, theirs }), MoveKind::Inline { .. }) =
            (checked, mv.kind())
        {
            assert!(own <= theirs && own <= 3);
        }
    }
}

/// A board with random marbles, denser than real games get, so that rims,
/// sandwiches and long rows are common.
fn scattered(rules: Rules, dice: &mut Dice) -> Position {
    let mut board = Board::EMPTY;
    let cells: Vec<Cell> = Cell::all().collect();
    for &colour in rules.seating.colours() {
        for _ in 0..rules.seating.marbles(colour) {
            let cell = *dice.pick(&cells);
            if board.get(cell).is_none() {
                board.set(cell, Some(colour));
            }
        }
    }
    let setup = Setup {
        turn: Seat(dice.below(rules.seating.seats()) as u8),
        ..Setup::start(board)
    };
    Position::new(rules, setup).expect("a position")
}

fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for seating in Seating::ALL.into_iter().filter(|s| s.boards() == 1) {
        for (reading, _) in TeamReading::NAMED {
            for triangles in [false, true] {
                let mut rules = Rules::new(seating);
                rules.reading = reading;
                rules.triangles = triangles;
                if seating.has_teams() || reading == TeamReading::Inline {
                    all.push(rules);
                }
            }
        }
    }
    all
}

#[test]
fn agrees_on_scattered_marbles() {
    let mut dice = Dice::new(0x0AB5_A10E);
    let mut positions = 0;
    for rules in all_rules() {
        for _ in 0..120 {
            compare(&scattered(rules, &mut dice));
            positions += 1;
        }
    }
    assert!(positions >= 2_000, "{positions}");
}

#[test]
fn agrees_along_random_games_from_every_layout() {
    let mut dice = Dice::new(0x0DA1_51E5);
    for layout in layouts() {
        for triangles in [false, true] {
            let mut rules = Rules::new(layout.seating);
            rules.triangles = triangles;
            let mut position = layout.position_under(rules);
            for _ in 0..25 {
                let moves = compare(&position);
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[dice.below(moves.len())]);
            }
        }
    }
}

/// Turning and mirroring the board turns and mirrors the moves.
#[test]
fn the_board_has_twelve_symmetries() {
    let mut dice = Dice::new(0x51DE);
    for _ in 0..200 {
        let position = scattered(Rules::new(Seating::Two), &mut dice);
        let count = position.count_moves();
        for sixths in 0..6 {
            let board = position.board().rotated(sixths);
            for board in [board, board.mirrored()] {
                let setup = Setup {
                    turn: position.turn(),
                    ..Setup::start(board)
                };
                let turned = Position::new(*position.rules(), setup).expect("a position");
                assert_eq!(turned.count_moves(), count);
            }
        }
    }
}

/// A marble, its colour and the neighbours are where the oracle says.
#[test]
fn cells_have_the_neighbours_of_the_hexagon() {
    for cell in Cell::all() {
        for (direction, step) in Direction::ALL.into_iter().zip(STEPS) {
            let next = go((cell.y(), cell.x()), step, 1);
            let expected = on_board(next).then_some(next);
            assert_eq!(cell.step(direction).map(|c| (c.y(), c.x())), expected);
        }
    }
    assert_eq!(Colour::ALL.map(Colour::index), [0, 1, 2, 3, 4, 5]);
}
