//! A slow, obvious second implementation of the rules, compared with the
//! library on thousands of random positions of every game.
//!
//! It knows nothing of sets, rings or tables: a board is a map from (row,
//! diagonal) to a colour number, and every rule is a loop.

use abalone::rules::{
    Board, Cell, Colour, Direction, Illegal, Move, MoveKind, Position, Rules, Seat, Seating, Setup,
    TeamReading, layouts,
};
use std::collections::{BTreeMap, BTreeSet};

type Spot = (i32, i32);
type Marbles = BTreeMap<Spot, usize>;

const STEPS: [Spot; 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

fn on_board((y, x): Spot) -> bool {
    (0..9).contains(&y) && (0..9).contains(&x) && (x - y).abs() <= 4
}

fn go((y, x): Spot, (dy, dx): Spot, n: i32) -> Spot {
    (y + n * dy, x + n * dx)
}

/// Which seats play together, written out a second time.
fn partners(rules: &Rules, a: usize, b: usize) -> bool {
    if rules.reading == TeamReading::None {
        return a == b;
    }
    match rules.seating {
        Seating::Four | Seating::Six => a % 2 == b % 2,
        Seating::SixPairs => a % 3 == b % 3,
        _ => a == b,
    }
}

/// A move as the oracle sees it: cells that move by hand, and the step.
type Plain = (BTreeSet<Spot>, Spot);

/// All moves of a seat with the board each leads to and the colour ejected.
fn moves(
    marbles: &Marbles,
    seat: usize,
    rules: &Rules,
) -> BTreeMap<Plain, (Marbles, Option<usize>)> {
    let friend = |s: Spot| marbles.get(&s).is_some_and(|&c| partners(rules, c, seat));
    let own = |s: Spot| marbles.get(&s) == Some(&seat);
    let mut found = BTreeMap::new();
    for &spot in marbles.keys() {
        for step in STEPS {
            if let Some((group, pushed)) = inline_from(marbles, spot, step, rules, &friend, &own) {
                let mut movers: Vec<Spot> = group.iter().chain(&pushed).copied().collect();
                let result = moved(marbles, &mut movers, step);
                found.insert((group.into_iter().collect(), step), result);
            }
            for group in side_groups(spot, rules) {
                let mixed = rules.reading == TeamReading::Broadside && group.len() > 1;
                let line = is_line(&group);
                let usable = |s: Spot| own(s) || (mixed && line && friend(s));
                let along = line
                    && STEPS.iter().any(|&a| {
                        (a == step || a == go((0, 0), step, -1))
                            && group.contains(&go(group[0], a, 1))
                    });
                let free = |s: Spot| {
                    let to = go(s, step, 1);
                    on_board(to) && (!marbles.contains_key(&to) || (!line && group.contains(&to)))
                };
                if !along
                    && group.iter().all(|&s| usable(s) && free(s))
                    && group.iter().any(|&s| own(s))
                {
                    let mut movers = group.clone();
                    let result = moved(marbles, &mut movers, step);
                    found.insert((group.into_iter().collect(), step), result);
                }
            }
        }
    }
    found
}

fn inline_from(
    marbles: &Marbles,
    rear: Spot,
    step: Spot,
    rules: &Rules,
    friend: &dyn Fn(Spot) -> bool,
    own: &dyn Fn(Spot) -> bool,
) -> Option<(Vec<Spot>, Vec<Spot>)> {
    if !own(rear) {
        return None;
    }
    let mut group = vec![rear];
    while friend(go(rear, step, group.len() as i32)) {
        group.push(go(rear, step, group.len() as i32));
    }
    let ahead = go(rear, step, group.len() as i32);
    if group.len() > 3 || !on_board(ahead) {
        return None;
    }
    let mut pushed = Vec::new();
    let mut next = ahead;
    while marbles.contains_key(&next) && !friend(next) {
        pushed.push(next);
        next = go(next, step, 1);
    }
    let mixed = group.iter().any(|&s| !own(s));
    if pushed.is_empty() && mixed && rules.reading == TeamReading::Sumito {
        return None;
    }
    if pushed.len() >= group.len() || marbles.contains_key(&next) {
        return None;
    }
    Some((group, pushed))
}

/// Lines of two and three, and triangles, whose first cell by name is `spot`.
fn side_groups(spot: Spot, rules: &Rules) -> Vec<Vec<Spot>> {
    let mut groups = Vec::new();
    for axis in &STEPS[..3] {
        groups.push(vec![spot, go(spot, *axis, 1)]);
        groups.push(vec![spot, go(spot, *axis, 1), go(spot, *axis, 2)]);
    }
    if rules.triangles {
        groups.push(vec![spot, go(spot, (0, 1), 1), go(spot, (1, 1), 1)]);
        groups.push(vec![spot, go(spot, (1, 0), 1), go(spot, (1, 1), 1)]);
    }
    groups
}

fn is_line(group: &[Spot]) -> bool {
    group.len() < 3 || {
        let (a, b, c) = (group[0], group[1], group[2]);
        (b.0 - a.0, b.1 - a.1) == (c.0 - b.0, c.1 - b.1)
    }
}

fn moved(marbles: &Marbles, movers: &mut [Spot], step: Spot) -> (Marbles, Option<usize>) {
    let mut after = marbles.clone();
    let colours: Vec<usize> = movers
        .iter()
        .map(|s| after.remove(s).expect("a marble"))
        .collect();
    let mut ejected = None;
    for (&spot, colour) in movers.iter().zip(colours) {
        let to = go(spot, step, 1);
        if on_board(to) {
            after.insert(to, colour);
        } else {
            ejected = Some(colour);
        }
    }
    (after, ejected)
}

fn marbles_of(board: &Board) -> Marbles {
    Cell::all()
        .filter_map(|c| board.get(c).map(|m| ((c.y(), c.x()), m.index())))
        .collect()
}

/// The library's move in the oracle's terms.
fn plain(position: &Position, mv: Move) -> Plain {
    let group = position.effect(mv).group.into_iter();
    (
        group.map(|c| (c.y(), c.x())).collect(),
        mv.direction().delta(),
    )
}

/// A small generator of pseudo-random numbers (xorshift), seeded per game.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// Compares all answers of the library about one position; returns its moves.
fn compare(position: &Position) -> Vec<Move> {
    let rules = position.rules();
    let expected = moves(
        &marbles_of(position.board()),
        position.turn().index(),
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
    let legal: BTreeSet<Move> = legal.iter().copied().collect();
    for bits in 0..u16::MAX {
        let Some(mv) = Move::from_bits(bits) else {
            continue;
        };
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
            let cell = cells[dice.below(cells.len())];
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
    for seating in Seating::ALL {
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
    let mut dice = Dice(0x0AB5_A10E);
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
    let mut dice = Dice(0x0DA1_51E5);
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
    let mut dice = Dice(0x51DE);
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
