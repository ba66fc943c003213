//! The rules a second time, slow and obvious.
//!
//! A board is a map from (row, diagonal) to a colour number, and every rule is
//! a loop. Nothing here knows of sets, rings or tables.

use abalone::rules::{Board, Cell, Rules, Seating, TeamReading};
use std::collections::{BTreeMap, BTreeSet};

pub type Spot = (i32, i32);
pub type Marbles = BTreeMap<Spot, usize>;

pub const STEPS: [Spot; 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

pub fn on_board((y, x): Spot) -> bool {
    (0..9).contains(&y) && (0..9).contains(&x) && (x - y).abs() <= 4
}

pub fn go((y, x): Spot, (dy, dx): Spot, n: i32) -> Spot {
    (y + n * dy, x + n * dx)
}

/// Which seats play together, written out a second time.
pub fn partners(rules: &Rules, a: usize, b: usize) -> bool {
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
pub type Plain = (BTreeSet<Spot>, Spot);

/// All moves of a seat with the board each leads to and the colour ejected.
pub fn moves(
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

pub fn inline_from(
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
pub fn side_groups(spot: Spot, rules: &Rules) -> Vec<Vec<Spot>> {
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

pub fn is_line(group: &[Spot]) -> bool {
    group.len() < 3 || {
        let (a, b, c) = (group[0], group[1], group[2]);
        (b.0 - a.0, b.1 - a.1) == (c.0 - b.0, c.1 - b.1)
    }
}

pub fn moved(marbles: &Marbles, movers: &mut [Spot], step: Spot) -> (Marbles, Option<usize>) {
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

pub fn marbles_of(board: &Board) -> Marbles {
    Cell::all()
        .filter_map(|c| board.get(c).map(|m| ((c.y(), c.x()), m.index())))
        .collect()
}
