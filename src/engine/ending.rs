//! What ends a line of the search: a result, a repetition, an evaluation, or that
//! enough moves have been looked at.

use super::eval::{evaluate, net, of_sums};
use super::params::several;
use super::score::{DRAW, Score, WIN, to_table};
use super::search::{Step, Tree};
use super::table::{Bound, Known};
use crate::rules::{Position, Side};

impl Tree {
    /// Whether the sides to move in two positions play against each other.
    #[inline]
    pub(super) fn are_opponents(&self, a: &Position, b: &Position) -> bool {
        (a.turn_side() == self.hero) != (b.turn_side() == self.hero)
    }

    /// The value of a position that ends the game by points or by the agreed
    /// number of quiet moves.
    #[inline]
    pub(super) fn finished(&self, position: &Position, ply: usize) -> Option<Score> {
        if let Some(outcome) = position.decided() {
            return Some(match outcome.winner {
                Some(winner) => self.decided(position, winner, ply),
                None => self.drawn(position),
            });
        }
        let quiet = self.draws.quiet?;
        (ply > 0 && position.quiet() >= quiet).then(|| self.drawn(position))
    }

    /// The value of a game won by a side, from the view of the side to move.
    pub(super) fn decided(&self, position: &Position, winner: Side, ply: usize) -> Score {
        let won = WIN - ply as Score;
        if (winner == self.hero) == (position.turn_side() == self.hero) {
            won
        } else {
            -won
        }
    }

    /// The value of a position without a legal move.
    pub(super) fn stuck(&self, position: &Position, ply: usize) -> Score {
        match position.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) => self.decided(position, winner, ply),
            None => self.drawn(position),
        }
    }

    /// The value of a draw, from the view of the side to move. A player who wants
    /// to win thinks a little less of it than of an even game.
    pub(super) fn drawn(&self, position: &Position) -> Score {
        if position.turn_side() == self.hero {
            DRAW - self.contempt
        } else {
            DRAW + self.contempt
        }
    }

    /// Whether the position has occurred on the path, or twice in the game. Where
    /// repetition draws nothing, coming back on the path still leads nowhere.
    pub(super) fn repeats(&self, position: &Position) -> bool {
        let reversible = usize::from(position.quiet());
        let key = position.key();
        let mut in_game = 0;
        for (i, &earlier) in self.keys.iter().enumerate().rev().take(reversible) {
            if earlier == key {
                if i >= self.game_keys {
                    return true;
                }
                in_game += 1;
            }
        }
        self.draws.repetition && in_game >= 2
    }

    /// The static evaluation from the view of the side to move.
    #[inline]
    pub(super) fn static_eval(&mut self, position: &Position, ply: usize) -> Score {
        let mut noise = self.noise.of(position.key());
        if net::knows(position.rules()) {
            if position.turn_side() != self.hero {
                noise = -noise;
            }
            return of_sums(self.sums_of(position, ply), position) + noise;
        }
        if position.rules().sides() > 2 {
            noise *= several::NOISE;
        }
        let score = evaluate(position, self.hero) + noise;
        if position.turn_side() == self.hero {
            score
        } else {
            -score
        }
    }

    /// The net's sums for a position on the path, from those of the position
    /// before it or those that were here last, whichever has more marbles on the
    /// same cells.
    #[inline]
    fn sums_of(&mut self, position: &Position, ply: usize) -> &net::Sums {
        let marbles = net::marbles(position);
        if ply > 0 {
            let (before, here) = self.sums.split_at_mut(ply);
            let (before, here) = (&before[ply - 1], &mut here[0]);
            if before.distance(marbles) < here.distance(marbles) {
                here.clone_from(before);
            }
        }
        self.sums[ply].turn_into(marbles);
        &self.sums[ply]
    }

    /// All moves have been looked at, or enough of them.
    pub(super) fn sum_up(&mut self) -> Step {
        let ply = self.ply;
        let frame = &self.frames[ply];
        let score = frame.best;
        if frame.picker.is_narrow() {
            return Step::Return(score);
        }
        let bound = if score >= frame.beta {
            Bound::Lower
        } else if score > frame.first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(
            frame.position.key() ^ self.salt,
            Known {
                mv: frame.best_move,
                score: to_table(score, ply),
                eval: frame.eval as i16,
                depth: frame.depth.clamp(0, i32::from(i8::MAX)) as i8,
                bound,
            },
        );
        Step::Return(score)
    }
}
