//! Slow, certain proofs that a marble can be won by force.
//!
//! Nothing is estimated here: every defence is tried, and only the attacker's
//! choices are narrowed to one that works. It is the yardstick for the search,
//! which is quick because it leaves things out.

use super::eval::can_gain;
use crate::rules::{Move, MoveList, Position, Side};
use std::collections::HashMap;

/// Proves gains in games of two sides.
pub struct Prover {
    attacker: Side,
    /// Positions that may be looked at in all.
    budget: u64,
    memo: HashMap<(u64, u8, i8), bool>,
    /// By plies left: the reply that refuted last.
    refutations: Vec<Option<Move>>,
}

/// The budget was too small for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfBudget;

impl Prover {
    /// A prover that looks at no more than `budget` positions.
    pub fn new(budget: u64) -> Prover {
        Prover {
            attacker: Side(0),
            budget,
            memo: HashMap::new(),
            refutations: Vec::new(),
        }
    }

    /// The moves with which the side to move ejects, within `plies` single moves
    /// and against any defence, one marble more than it loses, counting a loss
    /// in the answer to the last ejection too.
    ///
    /// # Errors
    /// When the budget is used up before everything is known.
    pub fn winning_moves(
        &mut self,
        position: &Position,
        plies: u8,
    ) -> Result<Vec<Move>, OutOfBudget> {
        let mut winning = Vec::new();
        for &mv in position.moves().iter() {
            if self.gains_by(position, mv, plies)? {
                winning.push(mv);
            }
        }
        Ok(winning)
    }

    /// Whether this move of the side to move is one of them.
    ///
    /// # Errors
    /// When the budget is used up before it is known.
    pub fn gains_by(
        &mut self,
        position: &Position,
        mv: Move,
        plies: u8,
    ) -> Result<bool, OutOfBudget> {
        if self.attacker != position.turn_side() {
            self.attacker = position.turn_side();
            self.memo.clear();
        }
        self.refutations.resize(usize::from(plies) + 1, None);
        let mut next = *position;
        next.play_unchecked(mv);
        let gained = (next.points(self.attacker) - position.points(self.attacker)) as i8;
        self.holds(&next, plies.saturating_sub(1), 1 - gained)
    }

    /// The defender is to move; the attacker still needs to gain `need` within
    /// `plies` more. Whether no reply prevents it.
    fn holds(&mut self, position: &Position, plies: u8, need: i8) -> Result<bool, OutOfBudget> {
        self.budget = self.budget.checked_sub(1).ok_or(OutOfBudget)?;
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(self.attacker));
        }
        if need <= 0 && !can_gain(position) {
            return Ok(true);
        }
        // One marble a move is the most the attacker can hope for.
        if plies < 2 || need > (plies / 2) as i8 {
            return Ok(need + i8::from(can_gain(position)) <= 0);
        }
        let memo_key = (position.key(), plies, need);
        if let Some(&known) = self.memo.get(&memo_key) {
            return Ok(known);
        }
        let mut replies = MoveList::new();
        position.ejections_into(&mut replies);
        position.moves_into(&mut replies);
        let at = usize::from(plies);
        let first = self.refutations[at].filter(|mv| replies.contains(mv));
        let mut held = true;
        for &mv in first.iter().chain(replies.iter()) {
            let mut next = *position;
            next.play_unchecked(mv);
            let lost = next.quiet() == 0;
            if !self.attacks(&next, plies - 1, need + i8::from(lost))? {
                self.refutations[at] = Some(mv);
                held = false;
                break;
            }
        }
        self.memo.insert(memo_key, held);
        Ok(held)
    }

    /// The attacker is to move. Whether a move gains `need` within `plies`.
    fn attacks(&mut self, position: &Position, plies: u8, need: i8) -> Result<bool, OutOfBudget> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(self.attacker));
        }
        let mut moves = MoveList::new();
        if can_gain(position) {
            position.ejections_into(&mut moves);
        }
        // A last move that has to gain something must eject.
        let last = plies < 3 && need > 0;
        if !last {
            position.moves_into(&mut moves);
        }
        for &mv in moves.iter() {
            let mut next = *position;
            next.play_unchecked(mv);
            let gained = next.quiet() == 0;
            if self.holds(&next, plies - 1, need - i8::from(gained))? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Rules, Setup};

    fn position(rows: &str) -> Position {
        let board = Board::from_rows(rows).unwrap();
        Position::new(Rules::default(), Setup::start(board)).unwrap()
    }

    #[test]
    fn an_ejection_is_a_gain_unless_it_costs_one() {
        // Black pushes the white marble on e9 off at once; White has no answer.
        let free = position("5/6/7/8/6bbw/8/7/6/ww3");
        let moves = Prover::new(100_000).winning_moves(&free, 1).unwrap();
        assert_eq!(moves.len(), 1);
        assert!(Prover::new(3).winning_moves(&free, 3).is_err());
    }

    #[test]
    fn nothing_is_forced_from_a_quiet_start() {
        let start = crate::rules::layouts()[0].position();
        assert_eq!(Prover::new(5_000_000).winning_moves(&start, 3), Ok(vec![]));
    }
}
