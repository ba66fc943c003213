//! Which players' plates stand below the board, and which above.

use super::geometry::Orientation;
use super::piles::home;
use crate::rules::{Rules, Side};

/// The sides with the one at the bottom of the board apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plates {
    /// Who sits at the bottom, as the board is turned.
    pub near: Side,
    /// The others, clockwise.
    pub far: Vec<Side>,
}

impl Plates {
    /// Where the sides of a game sit.
    pub fn new(rules: &Rules, orientation: Orientation) -> Plates {
        let seating = rules.seating;
        let away = |turn: u8| turn.min(6 - turn);
        let seat = seating
            .all_seats()
            .min_by_key(|&seat| away((home(seating, seat) + 6 - orientation.sixths()) % 6))
            .unwrap_or_default();
        let near = rules.side(seat);
        let mut far = Vec::new();
        let (seats, first) = (seating.seats(), seat.index());
        for step in 1..seats {
            let seat = seating.all_seats().nth((first + step) % seats);
            let side = seat.map_or(near, |seat| rules.side(seat));
            if side != near && !far.contains(&side) {
                far.push(side);
            }
        }
        Plates { near, far }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Seat, Seating};

    fn sides(seating: Seating, seat: u8) -> (u8, Vec<u8>) {
        let rules = Rules::new(seating);
        let plates = Plates::new(&rules, Orientation::facing(seating, Seat(seat)));
        (
            plates.near.0,
            plates.far.into_iter().map(|side| side.0).collect(),
        )
    }

    #[test]
    fn whoever_the_board_faces_sits_below_it() {
        assert_eq!(sides(Seating::Two, 1), (1, vec![0]));
        assert_eq!(sides(Seating::Three, 2), (2, vec![0, 1]));
        assert_eq!(sides(Seating::Five, 1), (1, vec![2, 3, 4, 0]));
        assert_eq!(sides(Seating::Four, 2), (0, vec![1]));
        assert_eq!(sides(Seating::SixPairs, 4), (1, vec![2, 0]));
        assert_eq!(sides(Seating::TwoBoards, 3), (1, vec![0]));
    }

    #[test]
    fn a_board_that_is_turned_by_hand_has_the_nearest_below() {
        let rules = Rules::new(Seating::Two);
        let near = |sixths| Plates::new(&rules, Orientation::turned_by(sixths)).near.0;
        assert_eq!([0, 1, 2, 3, 4, 5].map(near), [0, 0, 1, 1, 1, 0]);
    }
}
