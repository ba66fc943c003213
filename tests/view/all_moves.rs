//! Every legal move can be made in every way, in every turn of the board.

use crate::dice::Dice;
use crate::table::{Table, played, refused};
use abalone::rules::{
    Cell, CellSet, Direction, Move, MoveKind, Position, Rules, Seating, Start, TurnMode, Variant,
    layout,
};
use abalone::view::{Action, Event, Key, Orientation, Point, arrow_line};

/// The first positions of every kind of game.
fn starts() -> Vec<Position> {
    let two = |options: &str, change: &dyn Fn(&mut Rules)| {
        let mut rules: Rules = options.parse().unwrap();
        change(&mut rules);
        layout("standard").unwrap().position_under(rules)
    };
    let turns = |turn, full_first_turn| {
        move |rules: &mut Rules| {
            rules.turn = turn;
            rules.full_first_turn = full_first_turn;
        }
    };
    let mut starts = vec![
        two("two", &|_| {}),
        layout("belgian_daisy").unwrap().position(),
        two("two+triangle", &|_| {}),
        two("4x2x1", &|_| {}),
        two("two", &|rules| rules.balls = true),
        two("two+triangle", &|rules| rules.balls = true),
        two("two", &turns(TurnMode::OwnOwn, false)),
        two("two", &turns(TurnMode::OwnOther, true)),
        two("two", &turns(TurnMode::OtherOwn, true)),
        two("two+triangle", &turns(TurnMode::Any, true)),
        two("4x2x1", &turns(TurnMode::Any, true)),
    ];
    for layout in abalone::rules::layouts() {
        if layout.seating != Seating::Two {
            starts.push(layout.position());
            let triangles = Rules {
                triangles: true,
                turn: TurnMode::OwnOwn,
                ..Rules::new(layout.seating)
            };
            starts.push(layout.position_under(triangles));
        }
        if layout.seating == Seating::Four {
            for reading in ["four+broadside", "four+sumito", "four+none"] {
                starts.push(layout.position_under(reading.parse().unwrap()));
            }
        }
        if layout.seating == Seating::Six {
            for reading in ["six-pairs", "six+broadside"] {
                starts.push(layout.position_under(reading.parse().unwrap()));
            }
        }
    }
    starts
}

/// First positions in which marbles are placed.
fn placements() -> Vec<Position> {
    let games = [Seating::Two, Seating::Three, Seating::Four, Seating::Six];
    let placement = |seating| {
        let variant = Variant {
            rules: Rules::new(seating),
            start: Start::Placement,
            ..Variant::default()
        };
        variant.first_position().unwrap()
    };
    games.map(placement).into()
}

/// Positions from random games of every kind, in every turn of the board.
pub fn random_positions() -> Vec<(Position, Orientation)> {
    let mut dice = Dice::new(0x2545_F491);
    let mut found = Vec::new();
    let starts = starts().into_iter().map(|start| (start, 90, 15));
    let placed = placements().into_iter().map(|start| (start, 60, 10));
    for (start, plies, every) in starts.chain(placed) {
        let mut position = start;
        for ply in 0..plies {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            // Also when only a part of the turn is left.
            if ply % every == 0 || ply % every == every / 2 && position.phase().left() == 1 {
                found.push((position, Orientation::turned_by(dice.below(6) as u8)));
            }
            // Prefer pushes, so that the positions are not all quiet.
            let pushes = |mv: &&Move| !position.effect(**mv).pushed.is_empty();
            let pushing: Vec<&Move> = moves.iter().filter(pushes).collect();
            let mut mv = if pushing.is_empty() || dice.one_in(3) {
                *dice.pick(&moves)
            } else {
                **dice.pick(&pushing)
            };
            if position.rules().balls {
                // A ball that falls ends the game: go on as long as possible.
                let stays = |mv: &&Move| position.play(**mv).unwrap().decided().is_none();
                let quiet: Vec<&Move> = moves.iter().filter(stays).collect();
                if !quiet.is_empty() {
                    mv = **dice.pick(&quiet);
                }
            }
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
    let (mut count, mut triangles) = (0, 0);
    for (position, orientation) in random_positions() {
        let mut table = Table::new(position);
        table.orientation = orientation;
        for &mv in position.moves().iter() {
            let mut group = group_in_order(&position, mv);
            if matches!(mv.kind(), MoveKind::Triangle { .. }) {
                // The last one drawn is one from which the way leads out.
                let inside = |c: &Cell| c.step(mv.direction()).is_some_and(|n| group.contains(&n));
                let leads_out = group.iter().position(|c| !inside(c)).unwrap();
                group.swap(leads_out, 2);
                triangles += 1;
            }
            let mut points: Vec<Point> = group.iter().map(|&c| orientation.point(c)).collect();
            if !mv.is_place() {
                points.push(points[points.len() - 1] + orientation.step(mv.direction()));
            }
            // From marble to marble at once, as a quick hand does, and slowly.
            let slowly = points.windows(2).flat_map(|pair| {
                let way = pair[1] - pair[0];
                (0..8).map(move |part| pair[0] + way * (f64::from(part) / 8.0))
            });
            let slowly: Vec<Point> = slowly.chain(points.last().copied()).collect();
            assert_eq!(played(&table.drag(&slowly)), Some(mv), "{mv:?} slowly");
            let actions = table.drag(&points);
            assert_eq!(played(&actions), Some(mv), "{mv:?} {orientation:?}");
            assert!(actions.contains(&Action::Preview(Some(mv))));
            count += 1;
        }
    }
    assert!(count > 10_000 && triangles > 200, "{count} {triangles}");
}

#[test]
fn every_legal_move_can_be_tapped() {
    for (position, orientation) in random_positions() {
        let mut table = Table::new(position);
        table.orientation = orientation;
        for &mv in position.moves().iter() {
            let group = group_in_order(&position, mv);
            if mv.is_place() {
                let actions = table.tap_at(orientation.point(group[0]));
                assert_eq!(played(&actions), Some(mv));
                continue;
            }
            for &marble in &group {
                table.tap_at(orientation.point(marble));
            }
            let whole: CellSet = group.iter().copied().collect();
            assert_eq!(table.selected(), whole);
            let step = mv.direction();
            let mut landing = group.iter().filter_map(|c| c.step(step));
            let taken = whole | position.forces_moving(group[0]).friendly;
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
            if mv.is_place() {
                assert_eq!(played(&table.key(Key::Enter)), Some(mv));
                continue;
            }
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
            if position.is_placing() || !position.phase().may_own() {
                continue;
            }
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
