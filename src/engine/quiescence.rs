//! The end of a line: nothing but ejections (and balls that fall), until it is quiet.

use super::eval::{ball_at_hand, can_gain, gains_into};
use super::score::{Score, WIN};
use super::search::Tree;
use crate::rules::{MoveList, Position};

impl Tree {
    /// What a position is worth when only ejections are looked at, and the side
    /// to move may always leave it at the evaluation.
    ///
    /// Every step ejects a marble, so this would end by itself; `left` bounds it
    /// where many marbles hang at once.
    pub(super) fn quiesce(
        &mut self,
        position: &Position,
        mut alpha: Score,
        beta: Score,
        ply: usize,
        left: u8,
    ) -> Score {
        if position.rules().balls && ball_at_hand(position) {
            return WIN - (ply as Score + 1);
        }
        let mut best = self.static_eval(position, ply);
        if left == 0 || best >= beta || !can_gain(position) {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = MoveList::new();
        gains_into(position, &mut list);
        for &mv in list.iter() {
            let mut child = *position;
            child.play_unchecked(mv);
            self.nodes += 1;
            let opponent = self.are_opponents(position, &child);
            let (low, high) = if opponent {
                (-beta, -alpha)
            } else {
                (alpha, beta)
            };
            let score = match self.finished(&child, ply + 1) {
                Some(score) => score,
                None => self.quiesce(&child, low, high, ply + 1, left - 1),
            };
            let score = if opponent { -score } else { score };
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }
}
