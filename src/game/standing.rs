//! How the sides of a game stand.

use super::play::Game;
use crate::notation::Leave;
use crate::rules::{Seat, Side};

/// A side's place in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// From 1; sides that are level share it.
    pub place: u8,
    /// Who.
    pub side: Side,
    /// Ejections on all boards, head start included.
    pub points: u8,
    /// Whether it has left the game.
    pub left: bool,
}

impl Game {
    /// How a seat has left the game by the place that is looked at, if it has.
    pub fn left(&self, seat: Seat) -> Option<Leave> {
        let tree = self.tree();
        let nodes = std::iter::successors(Some(self.cursor()), |&at| tree.parent(at));
        nodes
            .flat_map(|node| tree.notes(node).leaves.iter())
            .find(|leave| leave.seat == seat)
            .copied()
    }

    /// The sides as the game stands: the winner first, then by ejections (in misère
    /// the fewest are best), and who has left the game last.
    pub fn ranking(&self) -> Vec<Ranked> {
        let rules = &self.variant().rules;
        let boards = self.live_boards();
        let winner = self.outcome().and_then(|outcome| outcome.winner);
        let mut sides: Vec<(i16, Ranked)> = Vec::new();
        for side in rules.all_sides() {
            let points = boards.points(side);
            let left = !rules.seats_of(side).any(|seat| boards.plays_on(seat));
            let mut worth = i16::from(points);
            if rules.misere {
                worth = -worth;
            }
            if left {
                worth -= 1000;
            }
            if winner == Some(side) {
                worth += 2000;
            }
            let ranked = Ranked {
                place: 0,
                side,
                points,
                left,
            };
            // Behind all that are worth as much or more.
            let at = sides.iter().take_while(|(other, _)| *other >= worth);
            sides.insert(at.count(), (worth, ranked));
        }
        let better = |worth: i16| sides.iter().filter(|(other, _)| *other > worth).count();
        sides
            .iter()
            .map(|&(worth, ranked)| Ranked {
                place: better(worth) as u8 + 1,
                ..ranked
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{Seating, Variant};

    #[test]
    fn seats_that_left_are_known_where_one_looks() {
        let variant = Variant::of_game(Seating::Three);
        let mut game = Game::new(variant, vec![Player::human(); 3]).expect("a game");
        let mv = game.live().moves()[0];
        game.play(mv).expect("legal");
        game.lose_on_time(Seat(1));
        assert_eq!(game.turn(), Seat(2));
        let left = Leave {
            seat: Seat(1),
            on_time: true,
        };
        assert_eq!(game.left(Seat(1)), Some(left));
        assert_eq!(game.left(Seat(2)), None);
        game.go_to_ply(0);
        assert_eq!(game.left(Seat(1)), None);
    }

    #[test]
    fn sides_that_are_level_share_a_place() {
        let mut variant = Variant::of_game(Seating::Five);
        variant.head_start = [1, 3, 3, 0, 2, 0];
        let mut game = Game::new(variant.clone(), vec![Player::human(); 5]).expect("a game");
        let ranks = |game: &Game| {
            let all = game.ranking().into_iter();
            all.map(|one| (one.place, one.side.0)).collect::<Vec<_>>()
        };
        assert_eq!(ranks(&game), [(1, 1), (1, 2), (3, 4), (4, 0), (5, 3)]);
        game.resign(Seat(1));
        assert_eq!(ranks(&game), [(1, 2), (2, 4), (3, 0), (4, 3), (5, 1)]);
        variant.rules.misere = true;
        let game = Game::new(variant, vec![Player::human(); 5]).expect("a game");
        assert_eq!(ranks(&game), [(1, 3), (2, 0), (3, 4), (4, 1), (4, 2)]);
    }
}
