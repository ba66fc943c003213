//! The evaluation of games of three sides and more.
//!
//! Every side has a strength of its own; what a side is ahead is its strength
//! less those of all others.

use super::linear::RINGS;
use super::threats::in_danger;
use crate::engine::params::several as params;
use crate::engine::score::Score;
use crate::rules::{CellSet, Direction, MAX_SEATS, Position, Side};

/// What a side of several is ahead, from its own view, whoever is to move. Sides
/// that have left do not count.
pub(super) fn evaluate_several(position: &Position, hero: Side) -> Score {
    let rules = position.rules();
    let camps = camps(position);
    let hanging = hanging(position);
    let in_danger = hanging
        .into_iter()
        .flatten()
        .fold(CellSet::EMPTY, |a, b| a | b);
    let mut score = 0;
    for side in rules.all_sides() {
        let Some(prey) = hanging[side.index()] else {
            continue;
        };
        let camp = camps[side.index()];
        let points = Score::from(position.points(side));
        let prey = (prey.len() as Score).min(1);
        let lost = (in_danger & camp).len() as Score;
        let threats = if side == position.turn_side() {
            // One of the marbles in danger can be brought away.
            prey * params::PREY_NOW - (lost - 1).max(0) * params::DANGER
        } else {
            prey * params::PREY_LATER - lost * params::DANGER
        };
        let worth = if side == hero {
            params::OWN_POINT
        } else {
            params::POINT
        };
        let gains = points * worth + threats;
        let strength = shape(camp) + if rules.misere { -gains } else { gains };
        score += if side == hero { strength } else { -strength };
    }
    score.clamp(-params::MOST, params::MOST)
}

/// The marbles of each side.
fn camps(position: &Position) -> [CellSet; MAX_SEATS] {
    let rules = position.rules();
    let mut camps = [CellSet::EMPTY; MAX_SEATS];
    for seat in rules.seating.all_seats() {
        camps[rules.side(seat).index()] |= position.board().of(rules.seating.colour(seat));
    }
    camps
}

/// The marbles that each side could eject if it were its turn; none for a side
/// that has left.
fn hanging(position: &Position) -> [Option<CellSet>; MAX_SEATS] {
    let rules = position.rules();
    let mut found = [None; MAX_SEATS];
    for side in rules.all_sides() {
        let mut seats = rules.seats_of(side);
        if let Some(seat) = seats.find(|&seat| position.plays_on(seat)) {
            let forces = position.forces_of(seat);
            found[side.index()] = Some(in_danger(forces.enemy, forces.friendly));
        }
    }
    found
}

/// How well a side's marbles stand.
fn shape(own: CellSet) -> Score {
    let count = |set: CellSet| set.len() as Score;
    let (mut pairs, mut rows) = (0, 0);
    for axis in Direction::AXES {
        let pair = own & own.behind(axis);
        pairs += count(pair);
        rows += count(pair & own.behind(axis.opposite()));
    }
    let rings = RINGS.iter().zip(params::RINGS);
    rings
        .map(|(&ring, worth)| count(own & ring) * worth)
        .sum::<Score>()
        + pairs * params::PAIR
        + rows * params::ROW
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::eval::evaluate;
    use crate::rules::{Rules, Seat, Seating, layout};

    #[test]
    fn whoever_has_left_does_not_count() {
        let mut rules = Rules::new(Seating::Three);
        let mut position = layout("three_players").unwrap().position_under(rules);
        let before = evaluate(&position, Side(0));
        position.retire(Seat(2));
        let after = evaluate(&position, Side(0));
        assert!(after > before, "{after} {before}");
        assert_eq!(evaluate(&position, Side(2)), -evaluate_all(&position));
        rules.misere = true;
        let start = layout("three_players").unwrap().position_under(rules);
        assert_eq!(evaluate(&start, Side(1)), evaluate(&start, Side(2)));
    }

    /// What the first two sides are worth together.
    fn evaluate_all(position: &Position) -> Score {
        let camps = camps(position);
        let hangs = hanging(position);
        assert!(hangs.iter().flatten().all(|set| set.is_empty()));
        shape(camps[0]) + shape(camps[1])
    }
}
