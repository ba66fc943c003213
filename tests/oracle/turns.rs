//! Whole games of every kind, followed move by move: turns of two moves, neutral
//! balls, placement, misère, seats that leave.

use super::dice::Dice;
use super::slow::{Spot, marbles_of};
use super::table::{Deed, Table};
use abalone::rules::{
    Board, Cell, CellSet, Colour, Move, MoveKind, Phase, Position, Reason, Rules, Seat, Seating,
    Setup, Side, Start, TeamReading, TurnMode, Variant, layouts,
};
use std::collections::BTreeSet;

fn spots(cells: CellSet) -> BTreeSet<Spot> {
    cells.into_iter().map(|c| (c.y(), c.x())).collect()
}

/// The library's move in the oracle's terms.
pub fn deed(position: &Position, mv: Move) -> Deed {
    match mv.kind() {
        MoveKind::Place { cell } => (BTreeSet::from([(cell.y(), cell.x())]), (0, 0)),
        _ => (spots(position.effect(mv).group), mv.direction().delta()),
    }
}

/// Compares everything that both know.
pub fn compare(position: &Position, table: &Table) {
    assert_eq!(position.key(), position.computed_key());
    assert_eq!(marbles_of(position.board()), table.marbles);
    assert_eq!(position.outcome(), table.outcome(), "{position:?}");
    for seat in position.rules().seating.all_seats() {
        assert_eq!(position.plays_on(seat), table.plays_on(seat.index()));
        let side = position.rules().side(seat).index();
        assert_eq!(side, table.side(seat.index()));
        assert_eq!(position.points(Side(side as u8)), table.points[side]);
    }
    assert_eq!(position.rules().sides(), table.sides().len());
    for colour in Colour::ALL {
        assert_eq!(position.in_hand(colour), table.hand[colour.index()]);
    }
    for side in [0, 1] {
        assert_eq!(spots(position.ball(Side(side))), table.ball(side.into()));
    }
    if position.outcome().is_some() {
        let nothing = position.decided().is_none() || position.moves().is_empty();
        assert!(nothing, "{position:?}");
        return;
    }
    assert_eq!(position.turn().index(), table.seat, "{position:?}");
    assert_eq!(position.is_placing(), table.is_placing());
    let expected = table.legal();
    let list = position.moves();
    let found: BTreeSet<Deed> = list.iter().map(|&mv| deed(position, mv)).collect();
    assert_eq!(found, expected, "{:?} {position:?}", position.phase());
    assert_eq!(
        (list.len(), position.count_moves() as usize),
        (expected.len(), expected.len())
    );
}

/// A move to go on with: seldom one that lets a ball fall, and ejections rather
/// than others, so that games end neither at once nor never.
pub fn choose(position: &Position, dice: &mut Dice) -> Move {
    let mut list = position.moves().to_vec();
    if position.rules().balls && !dice.one_in(10) {
        let falls = |mv: Move| {
            let end = position.play(mv).ok().and_then(|next| next.decided());
            end.is_some_and(|end| end.reason == Reason::Ball)
        };
        let careful: Vec<Move> = list.iter().copied().filter(|&mv| !falls(mv)).collect();
        if !careful.is_empty() {
            list = careful;
        }
    }
    let ejects = |mv: &&Move| position.effect(**mv).ejected.is_some();
    let ejections: Vec<Move> = list.iter().filter(ejects).copied().collect();
    if ejections.is_empty() || dice.one_in(3) {
        *dice.pick(&list)
    } else {
        *dice.pick(&ejections)
    }
}

/// What was seen in games that were followed.
#[derive(Default)]
struct Seen {
    plies: usize,
    left: usize,
    ends: Vec<Reason>,
}

impl Seen {
    fn ended_by(&self, reason: Reason) -> usize {
        self.ends.iter().filter(|&&end| end == reason).count()
    }

    /// Plays a random game with both, and compares them at every move. With
    /// `leaves`, a seat leaves once in so many moves.
    fn follow(&mut self, start: Position, plies: usize, leaves: usize, dice: &mut Dice) {
        let mut table = Table::lay(&start);
        let mut position = start;
        compare(&position, &table);
        for _ in 0..plies {
            if let Some(end) = position.outcome() {
                self.ends.push(end.reason);
                return;
            }
            if leaves > 0 && dice.one_in(leaves) {
                self.leave(&mut position, &mut table, dice);
            } else {
                let mv = choose(&position, dice);
                let triangle = matches!(mv.kind(), MoveKind::Triangle { .. });
                table.play(&deed(&position, mv), triangle);
                position = position.play(mv).expect("a legal move");
            }
            compare(&position, &table);
            self.plies += 1;
        }
    }

    /// A seat leaves, and its partners with it.
    fn leave(&mut self, position: &mut Position, table: &mut Table, dice: &mut Dice) {
        let seats = position.rules().seating.seats();
        let side = table.side(dice.below(seats));
        for seat in 0..seats {
            if table.side(seat) == side && table.plays_on(seat) {
                position.retire(Seat(seat as u8));
                table.leave(seat);
                self.left += 1;
            }
        }
    }
}

#[test]
fn turns_of_two_moves_are_followed() {
    let mut dice = Dice::new(0x7075);
    let mut seen = Seen::default();
    for (n, layout) in layouts().iter().enumerate() {
        for (m, (mode, _)) in TurnMode::NAMED.into_iter().enumerate() {
            // Every layout in one mode, those of more than two in all they have.
            if layout.seating == Seating::Two && n % 5 != m
                || mode.moves_other() && layout.seating != Seating::Two
            {
                continue;
            }
            let mut rules = Rules::new(layout.seating);
            rules.turn = mode;
            rules.full_first_turn = dice.one_in(2);
            rules.triangles = dice.one_in(2);
            seen.follow(layout.position_under(rules), 40, 0, &mut dice);
            if n == 1 {
                rules.seating = Seating::SharedColours;
                seen.follow(layout.position_under(rules), 40, 0, &mut dice);
            }
        }
    }
    assert!(seen.plies > 2_000, "{}", seen.plies);
}

#[test]
fn moves_that_are_impossible_are_skipped() {
    let mut dice = Dice::new(0x51C4);
    // White cannot move, so a turn of both colours has Black's move only.
    let stuck = "wwwww/wbbbbb/wb5/wb6/wb7/b7/7/6/5";
    for (mode, _) in TurnMode::NAMED {
        let mut rules = Rules::new(Seating::Two);
        rules.turn = mode;
        rules.full_first_turn = true;
        for turn in [Seat(0), Seat(1)] {
            let setup = Setup {
                turn,
                ..Setup::start(Board::from_rows(stuck).expect("rows"))
            };
            let position = Position::new(rules, setup).expect("a position");
            if turn == Seat(1) {
                let alone = !mode.moves_other();
                assert_eq!(position.outcome().is_some(), alone, "{mode:?}");
            }
            for _ in 0..4 {
                Seen::default().follow(position, 12, 0, &mut dice);
            }
        }
    }
}

/// Anywhere on the board, in turns of all modes, by whoever's move.
#[test]
fn balls_fall_and_are_carried() {
    let mut dice = Dice::new(0xBA11);
    let mut seen = Seen::default();
    for n in 0..200 {
        let shared = n % 4 == 0;
        let mut rules = Rules::new(if shared {
            Seating::SharedColours
        } else {
            Seating::Two
        });
        rules.balls = true;
        rules.triangles = dice.one_in(2);
        rules.misere = dice.one_in(3);
        rules.turn = dice.pick(&TurnMode::NAMED).0;
        rules.full_first_turn = dice.one_in(2);
        rules.targets = [1 + dice.below(6) as u8; 6];
        let two: Vec<_> = layouts()
            .iter()
            .filter(|l| l.seating == Seating::Two)
            .collect();
        let board = dice.pick(&two).board();
        let balls = [Colour::Black, Colour::White].map(|c| resting_place(board.of(c), &mut dice));
        let [Some(black), Some(white)] = balls else {
            continue;
        };
        let setup = Setup {
            balls: [black, white],
            ..Setup::start(board)
        };
        let start = Position::new(rules, setup).expect("a position");
        seen.follow(start, 60, 0, &mut dice);
    }
    assert!(seen.plies > 2_000, "{}", seen.plies);
    assert!(seen.ended_by(Reason::Ball) > 40);
    assert!(seen.ended_by(Reason::Target) > 5);
}

/// Three marbles that touch each other.
fn resting_place(marbles: CellSet, dice: &mut Dice) -> Option<CellSet> {
    let cells: Vec<Cell> = marbles.into_iter().collect();
    let mut places = Vec::new();
    for &a in &cells {
        for &b in cells.iter().filter(|b| a.distance(**b) == 1) {
            let touching = |c: &&Cell| c.distance(a) == 1 && c.distance(b) == 1;
            let thirds = cells.iter().filter(touching);
            places.extend(thirds.map(|&c| [a, b, c].into_iter().collect::<CellSet>()));
        }
    }
    (!places.is_empty()).then(|| *dice.pick(&places))
}

#[test]
fn carried_balls_stay_up() {
    let mut rules = Rules::new(Seating::Two);
    rules.balls = true;
    rules.triangles = true;
    let cells = |names: [&str; 3]| names.map(|n| n.parse::<Cell>().expect("a cell"));
    let setup = Setup {
        balls: [
            cells(["b3", "b4", "c4"]).into_iter().collect(),
            cells(["h6", "h7", "g6"]).into_iter().collect(),
        ],
        ..Setup::start(Board::from_rows("5/2ww2/3w3/8/9/8/3b3/2bb2/5").expect("rows"))
    };
    let position = Position::new(rules, setup).expect("a position");
    let carry: Vec<Move> = position
        .moves()
        .iter()
        .copied()
        .filter(|mv| matches!(mv.kind(), MoveKind::Triangle { .. }))
        .collect();
    assert_eq!(carry.len(), 6);
    for mv in carry {
        let next = position.play(mv).expect("legal");
        assert_eq!(next.decided(), None);
        assert_eq!(next.ball(Side(0)), next.board().of(Colour::Black));
    }
}

#[test]
fn marbles_are_placed_in_turn_and_then_black_begins() {
    let mut dice = Dice::new(0x91ACE);
    for (black, white) in [(14, 14), (14, 9), (0, 3)] {
        let mut rules = Rules::new(Seating::Two);
        rules.turn = TurnMode::OwnOwn;
        let mut setup = Setup::start(Board::EMPTY);
        setup.hand[..2].copy_from_slice(&[black, white]);
        let mut position = Position::new(rules, setup).expect("a position");
        let mut left = [black, white];
        for placed in 0..black + white {
            let seat = position.turn().index();
            let expected = if left[0] == 0 {
                1
            } else if left[1] == 0 {
                0
            } else {
                usize::from(placed % 2)
            };
            assert_eq!(seat, expected);
            assert_eq!(position.count_moves(), 61 - u32::from(placed));
            let list = position.moves();
            assert_eq!(list.len() as u32, position.count_moves());
            position = position.play(list[dice.below(list.len())]).expect("legal");
            assert_eq!(position.key(), position.computed_key());
            left[seat] -= 1;
        }
        assert!(!position.is_placing());
        assert_eq!(position.quiet(), 0);
        if black > 0 {
            assert_eq!((position.turn(), position.phase()), (Seat(0), Phase::Own));
            let reply = position.play(position.moves()[0]).expect("legal");
            assert_eq!((reply.turn(), reply.phase()), (Seat(1), Phase::OwnThenOwn));
        }
    }
}

/// All kinds of game there are on one board.
fn kinds() -> Vec<Rules> {
    let mut all = Vec::new();
    for seating in Seating::ALL.into_iter().filter(|s| s.boards() == 1) {
        for (reading, _) in TeamReading::NAMED {
            if seating.has_partners_marbles() || reading == TeamReading::Inline {
                all.push(Rules {
                    reading,
                    ..Rules::new(seating)
                });
            }
        }
    }
    all
}

/// Turns that the game can have.
fn any_turn(rules: &mut Rules, dice: &mut Dice) {
    rules.turn = dice.pick(&TurnMode::NAMED).0;
    if rules.turn.moves_other() && rules.seating.colours().len() != 2 {
        rules.turn = TurnMode::OwnOwn;
    }
    rules.full_first_turn = dice.one_in(2);
}

#[test]
fn marbles_are_placed_and_then_moved_in_every_game() {
    let mut dice = Dice::new(0x91AC);
    let mut seen = Seen::default();
    for rules in kinds() {
        for _ in 0..4 {
            let mut rules = rules;
            any_turn(&mut rules, &mut dice);
            rules.first = Seat(dice.below(rules.seating.seats()) as u8);
            let variant = Variant {
                rules,
                start: Start::Placement,
                ..Variant::of_game(rules.seating)
            };
            let start = variant.first_position().expect("a position");
            seen.follow(start, 60, 0, &mut dice);
            // Seats that leave take what they have not placed with them.
            if rules.sides() > 2 {
                seen.follow(start, 60, 10, &mut dice);
            }
        }
    }
    assert!(
        seen.plies > 4_000 && seen.left > 100,
        "{} {}",
        seen.plies,
        seen.left
    );
}

#[test]
fn who_reaches_the_target_wins_or_in_misere_loses() {
    let mut dice = Dice::new(0x715E);
    let mut seen = Seen::default();
    for rules in kinds() {
        for n in 0..12 {
            let mut rules = rules;
            rules.misere = n % 3 > 0;
            any_turn(&mut rules, &mut dice);
            for side in 0..rules.sides() {
                rules.targets[side] = 1 + dice.below(3) as u8;
            }
            let colours = rules.seating.colours();
            let fitting: Vec<_> = layouts()
                .iter()
                .filter(|layout| layout.seating.colours() == colours)
                .collect();
            let start = dice.pick(&fitting).position_under(rules);
            seen.follow(start, 80, 0, &mut dice);
        }
    }
    assert!(seen.plies > 3_000, "{}", seen.plies);
    assert!(seen.ended_by(Reason::Target) > 120);
}

#[test]
fn seats_that_leave_are_skipped() {
    let mut dice = Dice::new(0x60E5);
    let mut seen = Seen::default();
    for rules in kinds().into_iter().filter(|rules| rules.sides() > 2) {
        for _ in 0..12 {
            let mut rules = rules;
            any_turn(&mut rules, &mut dice);
            rules.triangles = dice.one_in(2);
            let start = super::scattered(rules, &mut dice);
            seen.follow(start, 40, 12, &mut dice);
        }
    }
    assert!(
        seen.plies > 2_000 && seen.left > 150,
        "{} {}",
        seen.plies,
        seen.left
    );
    assert!(seen.ended_by(Reason::Resignation) > 20);
}
