//! Who sits on which side of the board, and where in the gutter marbles lie:
//! before their player's home, from left to right as he sees it.

use super::frame::ROLL;
use super::geometry::{Orientation, Point};
use crate::game::Gutter;
use crate::rules::{Colour, Position, Seat, Seating, Side};

/// From one marble in the gutter to the next.
const SLOT_WIDTH: f64 = 68.0;

/// Sixths clockwise from the bottom to each of this many homes. The fifth of
/// five has his marbles in the middle; he is given a side that is free.
const fn homes(count: usize) -> &'static [u8] {
    match count {
        2 => &[0, 3],
        3 => &[0, 2, 4],
        4 => &[0, 1, 3, 4],
        5 => &[0, 1, 3, 4, 5],
        _ => &[0, 1, 2, 3, 4, 5],
    }
}

/// Sixths clockwise from the bottom to where each side keeps what it has
/// ejected: before the home of one of its seats, and far from the others.
fn pile_homes(position: &Position) -> &'static [u8] {
    let rules = position.rules();
    match (rules.seating.colours().len(), rules.sides()) {
        (4, 2) => &[0, 4],
        (6, 2) => &[0, 3],
        (6, 3) => &[0, 4, 2],
        (colours, _) => homes(colours),
    }
}

/// Sixths clockwise from the bottom to the home of a seat.
pub(super) fn home(seating: Seating, seat: Seat) -> u8 {
    homes(seating.colours().len())[seating.colour(seat).index()]
}

/// A row of marbles in the gutter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pile {
    /// Sixths clockwise from the bottom to its middle.
    home: u8,
    /// Marbles for which there is room.
    pub room: usize,
    /// From one marble to the next.
    slot: f64,
}

impl Pile {
    /// The row before one of these homes; `beside` more marbles would fit in.
    fn new(homes: &[u8], index: usize, room: usize, beside: usize) -> Pile {
        let home = homes[index];
        let apart = |other: &u8| (home + 6 - other).min(other + 6 - home) % 6;
        let nearest = homes.iter().map(apart).filter(|&apart| apart > 0).min();
        let width = f64::from(nearest.unwrap_or(6)) * ROLL.sixth();
        Pile {
            home,
            room,
            // Closer together, one over the other, where there is no room.
            slot: SLOT_WIDTH.min(width / (room + beside).max(1) as f64),
        }
    }

    /// The marbles that a side has ejected and those that it still needs.
    pub(super) fn of_captives(position: &Position, gutter: &Gutter, side: Side) -> Pile {
        let captives = gutter.captives().iter();
        let lying = captives.filter(|c| c.captor == side).count();
        let missing = position
            .rules()
            .target(side)
            .saturating_sub(position.points(side));
        let room = lying + usize::from(missing);
        Pile::new(pile_homes(position), side.index(), room, 1)
    }

    /// The marbles of a colour that are still to be placed.
    pub(super) fn of_hand(position: &Position, colour: Colour) -> Pile {
        let seating = position.rules().seating;
        let room = usize::from(seating.marbles(colour));
        Pile::new(homes(seating.colours().len()), colour.index(), room, 0)
    }

    /// The centre of the marble with this number, from 0. Number −1 is the place
    /// just before the first.
    pub fn slot(self, number: i32, orientation: Orientation) -> Point {
        let sixths = f64::from(self.home) - f64::from(orientation.sixths());
        let from_middle = (self.room as f64 - 1.0) / 2.0 - f64::from(number);
        ROLL.point(sixths * ROLL.sixth() + from_middle * self.slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, Rules, TARGETS, layouts};
    use crate::view::frame::GUTTER_MARBLE_RADIUS;
    use crate::view::geometry::middle;

    fn games() -> impl Iterator<Item = Position> {
        layouts().iter().flat_map(|layout| {
            let own = layout.position();
            let others = Seating::ALL.into_iter().filter(|other| {
                *other != layout.seating && other.colours() == layout.seating.colours()
            });
            let others = others.map(|other| layout.position_under(Rules::new(other)));
            std::iter::once(own).chain(others.collect::<Vec<_>>())
        })
    }

    #[test]
    fn piles_do_not_meet() {
        for position in games() {
            let mut taken: Vec<Point> = Vec::new();
            for side in position.rules().all_sides() {
                let pile = Pile::of_captives(&position, &Gutter::default(), side);
                // With the place of the number.
                for number in -1..pile.room as i32 {
                    let at = pile.slot(number, Orientation::USUAL);
                    let free = |other: &Point| other.distance(at) >= 2.0 * GUTTER_MARBLE_RADIUS;
                    assert!(taken.iter().all(free), "{position:?} {side:?} {number}");
                    taken.push(at);
                }
            }
        }
    }

    #[test]
    fn the_longest_piles_keep_out_of_each_other() {
        for position in games() {
            let homes = pile_homes(&position);
            for (index, &home) in homes.iter().enumerate() {
                let pile = Pile::new(homes, index, usize::from(*TARGETS.end()), 1);
                let half = pile.slot * (pile.room as f64 + 1.0) / 2.0;
                for other in homes.iter().filter(|&&other| other != home) {
                    let apart = (home + 6 - other).min(other + 6 - home) % 6;
                    assert!(2.0 * half <= f64::from(apart) * ROLL.sixth() + 1e-9);
                }
            }
        }
    }

    #[test]
    fn every_seat_can_have_its_home_at_the_bottom() {
        for position in games() {
            let rules = *position.rules();
            for seat in rules.seating.all_seats() {
                let facing = Orientation::facing(rules.seating, seat);
                let marbles = position.board().of(rules.seating.colour(seat));
                let centre = middle(marbles.into_iter().map(|c| facing.point(c)));
                let in_the_middle = marbles.has(Cell::CENTRE) && rules.sides() == 5;
                let usual_start = rules.seating.colours().len() > 2;
                if usual_start && !in_the_middle {
                    assert!(
                        centre.y > 200.0 && centre.x.abs() < 100.0,
                        "{seat:?} {centre:?}"
                    );
                }
                let hand = Pile::of_hand(&position, rules.seating.colour(seat));
                let (first, last) = (
                    hand.slot(0, facing),
                    hand.slot(hand.room as i32 - 1, facing),
                );
                assert!(
                    first.x < 0.0 && (first.x + last.x).abs() < 1.0,
                    "from left to right"
                );
                assert!(first.y > 0.0);
            }
        }
    }
}
