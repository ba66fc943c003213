//! Every legal move can be made in every way, in every turn of the board.

use crate::table::{Table, played, refused};
use abalone::rules::{Cell, CellSet, Direction, Move, MoveKind, Position, Seating, layout};
use abalone::view::{Action, Event, Key, Orientation, Point, arrow_line};

/// Positions from random games of every kind, in every turn of the board.
pub fn random_positions() -> Vec<(Position, Orientation)> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % below
    };
    let mut found = Vec::new();
    let games = [
        ("standard", "two"),
        ("belgian_daisy", "two"),
        ("standard", "two+triangle"),
    ];
    let mut starts: Vec<Position> = games
        .iter()
        .map(|(id, rules)| layout(id).unwrap().position_under(rules.parse().unwrap()))
        .collect();
    for layout in abalone::rules::layouts() {
        if layout.seating != Seating::Two {
            starts.push(layout.position());
        }
        if layout.seating == Seating::Four {
            starts.push(layout.position_under("four+broadside".parse().unwrap()));
            starts.push(layout.position_under("four+sumito".parse().unwrap()));
        }
    }
    for start in starts {
        let mut position = start;
        for ply in 0..90 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            if ply % 15 == 0 {
                found.push((position, Orientation::turned_by(random(6) as u8)));
            }
            // Prefer pushes, so that the positions are not all quiet.
            let pushes = |mv: &&Move| !position.effect(**mv).pushed.is_empty();
            let pushing: Vec<&Move> = moves.iter().filter(pushes).collect();
            let mv = if pushing.is_empty() || random(3) == 0 {
                moves[random(moves.len())]
            } else {
                *pushing[random(pushing.len())]
            };
            position = position.play(mv).unwrap();
        }
    }
    found
}

/// The cells of a move's group in the order in which one would draw it.
fn group_in_order(position: &Position, mv: Move) -> Vec<Cell> {
    let ray = |from: Cell, direction: Direction| {
        std::iter::successors(Some(from), move |c| c.step(direction))
    };
    match mv.kind() {
        MoveKind::Inline { rear } => {
            let size = position.effect(mv).group.len() as usize;
            ray(rear, mv.direction()).take(size).collect()
        }
        MoveKind::Broadside { first, axis, size } => ray(first, axis).take(size.into()).collect(),
        MoveKind::Triangle { first, shape } => {
            let legs = shape.legs().map(|leg| first.step(leg).unwrap());
            vec![first, legs[0], legs[1]]
        }
        MoveKind::Place { cell } => vec![cell],
    }
}

#[test]
fn every_legal_move_can_be_dragged() {
    let mut count = 0;
    for (position, orientation) in random_positions() {
        let mut table = Table::new(position);
        table.orientation = orientation;
        for &mv in position.moves().iter() {
            if matches!(mv.kind(), MoveKind::Triangle { .. }) {
                continue;
            }
            let group = group_in_order(&position, mv);
            let mut points: Vec<Point> = group.iter().map(|&c| orientation.point(c)).collect();
            points.push(points[points.len() - 1] + orientation.step(mv.direction()));
            let actions = table.drag(&points);
            assert_eq!(played(&actions), Some(mv), "{mv:?} {orientation:?}");
            assert!(actions.contains(&Action::Preview(Some(mv))));
            count += 1;
        }
    }
    assert!(count > 2_000, "{count}");
}

#[test]
fn every_legal_move_can_be_tapped() {
    for (position, orientation) in random_positions() {
        let mut table = Table::new(position);
        table.orientation = orientation;
        for &mv in position.moves().iter() {
            let group = group_in_order(&position, mv);
            for &marble in &group {
                table.tap_at(orientation.point(marble));
            }
            let whole: CellSet = group.iter().copied().collect();
            assert_eq!(table.selected(), whole);
            let step = mv.direction();
            let mut landing = group.iter().filter_map(|c| c.step(step));
            let taken = whole | position.forces().friendly;
            let target = landing.find(|c| !taken.has(*c)).unwrap();
            let mut done = played(&table.tap_at(orientation.point(target)));
            if done.is_none() {
                // The cell fits two moves: both arrows are shown. Tap this one's.
                assert_eq!(table.gesture.aims().len(), 2, "{mv:?} to {target}");
                let (_, tip) = arrow_line(whole, step, orientation);
                done = played(&table.tap_at(tip));
            }
            assert_eq!(done, Some(mv));
        }
    }
}

#[test]
fn every_legal_move_can_be_typed() {
    for (position, orientation) in random_positions() {
        let mut table = Table::new(position);
        table.orientation = orientation;
        for &mv in position.moves().iter() {
            let group = group_in_order(&position, mv);
            table.handle(Event::Focus(group[0]));
            if !mv.is_inline() {
                for pair in group.windows(2) {
                    let way = pair[0].direction_to(pair[1]).unwrap();
                    table.key(Key::Extend(orientation.on_screen(way)));
                }
                assert_eq!(table.selected(), group.iter().copied().collect());
            }
            let key = Key::Step(orientation.on_screen(mv.direction()));
            let first = table.key(key);
            assert_eq!(played(&first), None);
            assert!(first.contains(&Action::Preview(Some(mv))));
            assert_eq!(played(&table.key(key)), Some(mv));
        }
    }
}

#[test]
fn every_illegal_try_moves_nothing_and_says_why() {
    let mut reasons = std::collections::HashSet::new();
    for (position, orientation) in random_positions() {
        let mut table = Table::new(position);
        table.orientation = orientation;
        for marble in position.forces().own {
            for direction in Direction::ALL {
                let Err(reason) = position.group_move(CellSet::of(marble), direction) else {
                    continue;
                };
                table.handle(Event::Focus(marble));
                let actions = table.key(Key::Step(orientation.on_screen(direction)));
                assert_eq!(refused(&actions), Some(reason));
                assert_eq!((played(&actions), table.gesture.preview()), (None, None));
                reasons.insert(std::mem::discriminant(&reason));
            }
        }
    }
    assert!(reasons.len() >= 4, "{}", reasons.len());
}
