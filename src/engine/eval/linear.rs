//! The hand-made evaluation: a sum of features with weights.
//!
//! The features are those on which the literature agrees (Aichholzer and others,
//! *Algorithmic Fun: Abalone*; Ozcan and Hulagu, *ABLA*; Lemmens, *Constructing
//! an Abalone Game-Playing Agent*): marbles, closeness to the centre, cohesion,
//! opposing formations broken, marbles about to be lost at the rim. All are
//! found for whole sets of marbles at once.

use super::threats::{ball_in_danger, in_danger};
use crate::engine::params::eval;
use crate::engine::score::Score;
use crate::rules::{CELL_COUNT, Cell, CellSet, Direction, Position, Side};

/// The cells at each distance from the centre.
pub(super) const RINGS: [CellSet; 5] = {
    let mut bits = [0_u64; 5];
    let mut i = 0;
    while i < CELL_COUNT {
        bits[Cell::from_index(i).ring() as usize] |= 1 << i;
        i += 1;
    }
    [
        CellSet::from_bits(bits[0]),
        CellSet::from_bits(bits[1]),
        CellSet::from_bits(bits[2]),
        CellSet::from_bits(bits[3]),
        CellSet::from_bits(bits[4]),
    ]
};

/// Features of a position.
pub const FEATURES: usize = 16;

/// What is counted, in the order of [`features`] and of the weights.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "points",
    "centre",
    "ring 1",
    "ring 2",
    "ring 4",
    "pairs",
    "rows of three",
    "wedges",
    "alone",
    "in the thick",
    "pushes",
    "tempo",
    "first in danger",
    "next in danger",
    "prey",
    "more prey",
];

/// What one of two sides is ahead, from its own view, whoever is to move.
pub(super) fn evaluate_two(position: &Position, hero: Side) -> Score {
    let counts = features(position, hero);
    let mut score = 0;
    for (count, weight) in counts.into_iter().zip(eval::WEIGHTS) {
        score += count * weight;
    }
    let rules = position.rules();
    if rules.misere {
        // Whatever helps to eject harms here.
        score = -score;
    }
    if rules.balls && ball_in_danger(position) {
        let to_move = position.turn_side() == hero;
        score += if to_move { -eval::BALL } else { eval::BALL };
    }
    super::bounded(score, position)
}

/// Counts everything that has a weight: own less opposing, or, for what depends
/// on whose turn it is, from the view of the side to move and then turned round.
#[inline]
pub fn features(position: &Position, hero: Side) -> [Score; FEATURES] {
    let (own, enemy) = camps(position, hero);
    let [c, r1, r2, r4, pairs, rows, wedges, alone, thick, pushes] = shape(own, enemy);
    let [
        ec,
        er1,
        er2,
        er4,
        epairs,
        erows,
        ewedges,
        ealone,
        ethick,
        epushes,
    ] = shape(enemy, own);
    let (mover, other, sign) = if position.turn_side() == hero {
        (own, enemy, 1)
    } else {
        (enemy, own, -1)
    };
    let lost = in_danger(mover, other).len() as Score;
    let prey = in_danger(other, mover).len() as Score;
    [
        points(position, hero),
        c - ec,
        r1 - er1,
        r2 - er2,
        r4 - er4,
        pairs - epairs,
        rows - erows,
        wedges - ewedges,
        alone - ealone,
        thick - ethick,
        pushes - epushes,
        sign,
        sign * lost.min(1),
        sign * (lost - 1).max(0),
        sign * prey.min(1),
        sign * (prey - 1).max(0),
    ]
}

/// The marbles of a side, and those of everybody else.
#[inline]
fn camps(position: &Position, hero: Side) -> (CellSet, CellSet) {
    let rules = position.rules();
    let board = position.board();
    let mut own = CellSet::EMPTY;
    for seat in rules.seats_of(hero) {
        own |= board.of(rules.seating.colour(seat));
    }
    (own, board.occupied() - own)
}

/// Points, from the hero's view.
#[inline]
fn points(position: &Position, hero: Side) -> Score {
    let rules = position.rules();
    let mine = Score::from(position.points(hero));
    let best_other = rules
        .all_sides()
        .filter(|&side| side != hero)
        .map(|side| Score::from(position.points(side)))
        .max()
        .unwrap_or(0);
    mine - best_other
}

/// How one side's marbles stand.
#[inline]
fn shape(own: CellSet, enemy: CellSet) -> [Score; 10] {
    let count = |set: CellSet| set.len() as Score;
    let (mut pairs, mut rows, mut wedges, mut pushes) = (0, 0, 0, 0);
    let mut beside = CellSet::EMPTY;
    let mut thick = own;
    for axis in Direction::AXES {
        let back = axis.opposite();
        let (own_ahead, own_behind) = (own.behind(axis), own.behind(back));
        let pair = own & own_ahead;
        pairs += count(pair);
        rows += count(pair & own_behind);
        wedges += count(own & enemy.behind(axis) & enemy.behind(back));
        beside |= own_ahead | own_behind;
        thick &= own_ahead & own_behind;
        // Two own marbles behind an opposing one that has a free cell behind it.
        let free = !(own | enemy);
        pushes += count(pair & (enemy & free.behind(axis)).behind(axis).behind(axis));
        pushes += count(own & own_behind & (enemy & free.behind(back)).behind(back).behind(back));
    }
    [
        count(own & RINGS[0]),
        count(own & RINGS[1]),
        count(own & RINGS[2]),
        count(own & RINGS[4]),
        pairs,
        rows,
        wedges,
        count(own - beside),
        count(thick),
        pushes,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rules, Setup, layouts};

    fn position(rows: &str) -> Position {
        let board = crate::rules::Board::from_rows(rows).unwrap();
        Position::new(Rules::default(), Setup::start(board)).unwrap()
    }

    #[test]
    fn a_symmetric_position_is_worth_the_tempo() {
        for layout in layouts().iter().filter(|l| l.id == "standard") {
            let start = layout.position();
            let tempo = evaluate_two(&start, Side(0));
            assert!(tempo.abs() < 100, "{tempo}");
            assert_eq!(evaluate_two(&start, Side(1)), -tempo);
        }
    }

    #[test]
    fn the_centre_is_better_than_the_rim() {
        let centre = position("5/6/7/8/3bbb3/8/7/6/wwwww");
        assert!(evaluate_two(&centre, Side(0)) > 0);
        assert!(evaluate_two(&centre, Side(1)) < 0);
    }
}
