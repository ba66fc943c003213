//! The slow proof: what can be forced, whatever the other side does.
//!
//! Rules only: nothing of the engine's search or evaluation is used, so that it
//! can be measured by this.
//!
//! **What is proved.** A game of two sides, one mover each in turn. The *attacker*
//! is to move, and has a *window* of an odd number of plies, so that the last of
//! them is the attacker's; the *answer* is the defender's ply after it. The
//! *balance* is the marbles that the attacker has ejected in window and answer,
//! less those that the defender has. A move *forces a net gain of a marble* when
//! the attacker, having played it, can make the balance at least one at the end of
//! the answer against every play of the defender. A marble that is taken back is
//! none, be it in the answer to the last ejection or earlier. Whoever reaches the
//! target in between has won, and the balance does not matter any more: for the
//! attacker that is as good as a gain, for the defender no gain; a game that ends
//! undecided is no gain. Repetitions are not looked at: a window is too short for
//! a third one.

use abalone::rules::{Move, MoveList, Position, Side};
use std::cmp::Reverse;

/// More than the plies of the longest proof, the answer among them.
const MOST_PLIES: usize = 12;
/// Results that are kept; a power of two.
const KEPT: usize = 1 << 19;
/// Numbers below which [`Move::bits`] are.
const MOVE_BITS: usize = 1 << 13;
/// Plies left from which on results are kept: what is below is quicker to find
/// than to look up.
const KEEP_FROM: u8 = 4;

/// Proves gains; what it has proved helps with the next.
pub struct Solver {
    attacker: Side,
    /// Position and question in one number, and the answer.
    kept: Vec<(u64, bool)>,
    /// The position of which something was asked last.
    root: u64,
    /// By plies left: the two moves that did last.
    killers: [[Option<Move>; 2]; MOST_PLIES],
    /// By side and move: how often it did.
    successes: Vec<u32>,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions that may be looked at.
    pub budget: u64,
}

/// The budget was too small for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfBudget;

impl Solver {
    /// Looks at no more than `budget` positions for each question.
    pub fn new(budget: u64) -> Solver {
        Solver {
            attacker: Side(0),
            kept: vec![(0, false); KEPT],
            root: 0,
            killers: [[None; 2]; MOST_PLIES],
            successes: vec![0; 2 * MOVE_BITS],
            nodes: 0,
            budget,
        }
    }

    /// Those of `moves` that force a net gain of a marble within a window of so
    /// many plies, an odd number; when there are more than `most`, only one more.
    ///
    /// # Errors
    /// When the budget is used up before everything is known.
    pub fn forcing(
        &mut self,
        position: &Position,
        moves: &[Move],
        window: u8,
        most: usize,
    ) -> Result<Vec<Move>, OutOfBudget> {
        self.attacker = position.turn_side();
        self.nodes = 0;
        if self.root != position.key() {
            self.root = position.key();
            self.kept.fill((0, false));
        }
        let mut found = Vec::new();
        for &mv in moves {
            if found.len() <= most && self.forces(position, mv, window)? {
                found.push(mv);
            }
        }
        Ok(found)
    }

    fn forces(&mut self, position: &Position, mv: Move, window: u8) -> Result<bool, OutOfBudget> {
        let mut next = *position;
        next.play_unchecked(mv);
        let gained = self.gained(position, &next);
        self.holds(&next, window, 1 - gained)
    }

    /// What the attacker gained by a move, negative for a loss.
    fn gained(&self, before: &Position, after: &Position) -> i8 {
        let by = |side| after.points(side) as i8 - before.points(side) as i8;
        by(self.attacker) - by(Side(1 - self.attacker.0))
    }

    /// The attacker is to move, and `left` plies with the answer are left: whether
    /// a move makes the balance of them at least `need`.
    fn attacks(&mut self, position: &Position, left: u8, need: i8) -> Result<bool, OutOfBudget> {
        let own_moves = (left / 2) as i8;
        let gains = need.min(to_go(position, self.attacker));
        if let Some(settled) = self.settled(position, gains > own_moves)? {
            return Ok(settled);
        }
        // Where every move has to gain, nothing but ejections is worth trying.
        let only_ejections = gains == own_moves;
        self.any(position, left, need, only_ejections)
    }

    /// The defender is to move: whether no move keeps the balance below `need`.
    fn holds(&mut self, position: &Position, left: u8, need: i8) -> Result<bool, OutOfBudget> {
        let attacks_left = (left / 2) as i8;
        let gains = need.min(to_go(position, self.attacker));
        if let Some(settled) = self.settled(position, gains > attacks_left)? {
            return Ok(settled);
        }
        if left > 1 {
            return Ok(!self.any(position, left, need, false)?);
        }
        let mut answers = MoveList::new();
        position.ejections_into(&mut answers);
        let lost = !answers.is_empty();
        let defender = Side(1 - self.attacker.0);
        Ok(!lost || (need < 0 && to_go(position, defender) > 1))
    }

    /// Counts the position; the result, when the game is over or what is wanted
    /// cannot be had in time.
    fn settled(
        &mut self,
        position: &Position,
        hopeless: bool,
    ) -> Result<Option<bool>, OutOfBudget> {
        self.nodes += 1;
        if self.nodes > self.budget {
            return Err(OutOfBudget);
        }
        let over = position.outcome();
        let won = over.map(|outcome| outcome.winner == Some(self.attacker));
        Ok(won.or(hopeless.then_some(false)))
    }

    /// Whether a move of the side to move does what that side wants: the attacker
    /// that the balance becomes at least `need`, the defender that it does not.
    fn any(
        &mut self,
        position: &Position,
        left: u8,
        need: i8,
        only_ejections: bool,
    ) -> Result<bool, OutOfBudget> {
        let asked = position.key() ^ u64::from(left) << 56 ^ (need as u8 as u64) << 40;
        let place = asked as usize & (KEPT - 1);
        if left >= KEEP_FROM && self.kept[place].0 == asked {
            return Ok(self.kept[place].1);
        }
        let found = self.any_of(position, left, need, only_ejections)?;
        if left >= KEEP_FROM {
            self.kept[place] = (asked, found);
        }
        Ok(found)
    }

    /// The same without what is kept. The order of moves matters for speed alone:
    /// what did elsewhere, then ejections, then the rest.
    fn any_of(
        &mut self,
        position: &Position,
        left: u8,
        need: i8,
        only_ejections: bool,
    ) -> Result<bool, OutOfBudget> {
        let killers = self.killers[usize::from(left)];
        if !only_ejections {
            for mv in killers.into_iter().flatten() {
                if position.check(mv).is_ok() && self.does(position, left, need, mv)? {
                    self.praise(position, left, mv);
                    return Ok(true);
                }
            }
        }
        let mut list = MoveList::new();
        position.ejections_into(&mut list);
        let ejections = list.len();
        if !only_ejections {
            position.moves_into(&mut list);
            if left >= KEEP_FROM {
                let side = position.turn_side();
                list[ejections..].sort_by_key(|&mv| Reverse(self.successes[at(side, mv)]));
            }
        }
        for (i, &mv) in list.iter().enumerate() {
            let again = i >= ejections && list[..ejections].contains(&mv);
            let tried = !only_ejections && killers.contains(&Some(mv));
            if !again && !tried && self.does(position, left, need, mv)? {
                self.praise(position, left, mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether this move does what the side to move wants.
    fn does(
        &mut self,
        position: &Position,
        left: u8,
        need: i8,
        mv: Move,
    ) -> Result<bool, OutOfBudget> {
        let mut next = *position;
        next.play_unchecked(mv);
        let rest = need - self.gained(position, &next);
        if position.turn_side() == self.attacker {
            self.holds(&next, left - 1, rest)
        } else {
            Ok(!self.attacks(&next, left - 1, rest)?)
        }
    }

    /// Notes a move that did.
    fn praise(&mut self, position: &Position, left: u8, mv: Move) {
        let killers = &mut self.killers[usize::from(left)];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        self.successes[at(position.turn_side(), mv)] += u32::from(left);
    }
}

/// Marbles that a side still has to eject to win.
fn to_go(position: &Position, side: Side) -> i8 {
    position.rules().target(side) as i8 - position.points(side) as i8
}

/// Where the successes of a move are counted.
fn at(side: Side, mv: Move) -> usize {
    side.index() * MOVE_BITS + usize::from(mv.bits())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use abalone::notation::{read_aba_pro, read_position};
    use abalone::rules::{Rules, layout};

    /// The definition, word for word: every move of both sides to the end.
    fn balance(position: &Position, attacker: Side, left: u8) -> i8 {
        const WON: i8 = 100;
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(winner) if winner == attacker => WON,
                _ => -WON,
            };
        }
        if left == 0 {
            return 0;
        }
        let side = position.turn_side();
        let values = position
            .moves()
            .iter()
            .map(|&mv| {
                let mut next = *position;
                next.play_unchecked(mv);
                let gained = (next.points(side) - position.points(side)) as i8;
                let rest = balance(&next, attacker, left - 1);
                rest + if side == attacker { gained } else { -gained }
            })
            .collect::<Vec<i8>>();
        let best = if side == attacker {
            values.into_iter().max()
        } else {
            values.into_iter().min()
        };
        best.unwrap_or(0)
    }

    /// Nine marbles or so in reach of each other: short windows are full of gains.
    const CROWDED: [&str; 4] = [
        "5/6/7/1bb1w3/bw1bbw3/1bww4/7/6/5 b 5-4 0 60",
        "5/6/7/8/1bbbwww1b/2wbb3/7/6/5 w 3-5 0 60",
        "5/6/3wwww/4bbbw/6bww/7b/7/6/5 b 2-2 0 60",
        "bw3/wb4/bb1w3/w2b4/9/8/7/6/5 w 5-5 0 60",
    ];

    #[test]
    fn it_finds_what_the_definition_says() {
        let mut dice = Dice::new(6);
        let (mut solver, mut forcing, mut quiet) = (Solver::new(u64::MAX), 0, 0);
        for text in CROWDED {
            let mut position = read_position(text, Rules::default()).unwrap();
            for _ in 0..12 {
                if position.outcome().is_some() {
                    break;
                }
                let moves = position.moves();
                for window in [1, 3] {
                    let found = solver.forcing(&position, &moves, window, 99).unwrap();
                    for &mv in moves.iter() {
                        let mut next = position;
                        next.play_unchecked(mv);
                        let side = position.turn_side();
                        let gained = (next.points(side) - position.points(side)) as i8;
                        let gains = gained + balance(&next, side, window) >= 1;
                        assert_eq!(found.contains(&mv), gains, "{position:?} {mv:?} {window}");
                        forcing += u32::from(gains);
                        quiet += u32::from(!gains);
                    }
                }
                position.play_unchecked(*dice.pick(&moves));
            }
        }
        assert!(forcing > 20 && quiet > 500, "{forcing} {quiet}");
    }

    #[test]
    fn a_trade_is_no_gain() {
        // Black takes on e9 and is taken on a5 at once, or not.
        let traded = "5/6/7/8/6bbw/8/6w/5w/4b b";
        let kept = "5/6/7/8/6bbw/8/7/5w/4b b";
        for (text, gains) in [(traded, false), (kept, true)] {
            let position = read_position(text, Rules::default()).unwrap();
            let take = read_aba_pro(&position, "e7e8").unwrap();
            let found = Solver::new(1000).forcing(&position, &[take], 1, 1);
            assert_eq!(found.unwrap().contains(&take), gains, "{text}");
        }
    }

    #[test]
    fn it_says_when_it_does_not_know() {
        let start = layout("belgian_daisy").unwrap().position();
        let moves = start.moves();
        assert_eq!(
            Solver::new(100).forcing(&start, &moves, 3, 99),
            Err(OutOfBudget)
        );
    }
}
