//! The last marble: whether it can be won by force.
//!
//! With one marble to go a quiet move can be worth the game, and it is just the quiet
//! moves that the search leaves out or looks at last: at a depth of 10 it overlooked
//! one in five wins of seven plies. So before it begins, a proof is tried: every move
//! of the side to move against every reply, in 3, 5 and 7 plies. Nothing is evaluated,
//! so a position costs a fraction of what it costs in the search.

use super::eval::{can_gain, needs_one};
use super::levels::{Manner, Noise};
use super::limits::Limits;
use super::params::finish as params;
use crate::rules::{Draws, Move, MoveList, Position, Seating, Side, TurnMode};
use std::cmp::Reverse;

/// Values of [`Move::bits`] are below this.
const MOVE_BITS: usize = 1 << 13;
/// Positions that are remembered, a power of two.
const KEPT: usize = 1 << 16;
/// Moves that are tried first, a ply.
const KILLERS: usize = 4;

/// A proof under way.
pub(super) struct Finisher {
    root: Position,
    attacker: Side,
    /// The moves, and how many replies it took to refute each in the last window.
    moves: Vec<(Move, usize)>,
    /// Plies in which the last marble is to be won.
    window: u8,
    /// The move that is being tried, and what can be replied, from the last to the
    /// first; none when it has not begun.
    at: usize,
    replies: Option<Vec<Move>>,
    /// Positions that would be a draw by repetition.
    drawn: Vec<u64>,
    /// Position and plies left in one number, and whether the attacker to move wins.
    kept: Vec<(u64, bool)>,
    /// By plies left: the moves that did last.
    killers: [[Option<Move>; KILLERS]; 8],
    /// By side and move: how often it did.
    successes: Vec<u16>,
    nodes: u64,
    /// What of them has been counted.
    counted: u64,
    most_nodes: u64,
}

/// What came of some work on a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// The move wins within so many plies, whatever is replied.
    Wins(Move, u8),
    /// More work is needed.
    Open,
    /// There is no such win, or it is too far to see.
    None,
}

impl Finisher {
    /// A proof for this position, if it is one of those of which it is worth it, and
    /// the manner of the search leaves room for it.
    pub(super) fn new(
        position: &Position,
        earlier: &[u64],
        draws: Draws,
        manner: &Manner,
    ) -> Option<Finisher> {
        let rules = position.rules();
        let attacker = position.turn_side();
        // With partners a line of marbles may be nobody's to push with, and with more
        // boards or seats the other side is not always next.
        let usual = rules.seating == Seating::Two
            && rules.turn == TurnMode::Single
            && !rules.balls
            && !rules.misere
            && !position.is_placing();
        // A search to a depth, or for ever, is to be just that; and whoever errs is not
        // to see so far.
        let limits = &manner.limits;
        let free = limits.depth.is_none() && *limits != Limits::INFINITE;
        let room = limits.nodes.is_none_or(|nodes| nodes >= params::FROM_NODES);
        if !usual
            || !free
            || !room
            || manner.noise != Noise::default()
            || !needs_one(position, attacker)
        {
            return None;
        }
        let last = (position.quiet()).saturating_add(u16::from(params::LAST_WINDOW));
        if draws.quiet.is_some_and(|quiet| last >= quiet) {
            return None;
        }
        let twice = |key: &&u64| earlier.iter().filter(|other| other == key).count() > 1;
        let drawn = if draws.repetition {
            earlier.iter().filter(twice).copied().collect()
        } else {
            Vec::new()
        };
        Some(Finisher {
            root: *position,
            attacker,
            moves: position.moves().iter().map(|&mv| (mv, 0)).collect(),
            window: params::FIRST_WINDOW,
            at: 0,
            replies: None,
            drawn,
            kept: vec![(0, false); KEPT],
            killers: [[None; KILLERS]; 8],
            successes: vec![0; 2 * MOVE_BITS],
            nodes: 0,
            counted: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX) / params::NODES_PART,
        })
    }

    /// Tries on for as long as the search takes for about so many positions; what
    /// came of it, and how many it were in this measure.
    pub(super) fn run(&mut self, nodes: u64) -> (Proof, u64) {
        let before = self.counted;
        loop {
            let proof = self.step();
            self.counted = self.nodes / params::NODES_A_NODE;
            let done = self.counted - before;
            if self.counted >= self.most_nodes && proof == Proof::Open {
                return (Proof::None, done);
            }
            if proof != Proof::Open || done >= nodes {
                return (proof, done);
            }
        }
    }

    /// Tries the next reply to the next move.
    fn step(&mut self) -> Proof {
        let Some((mv, tries)) = self.moves.get_mut(self.at) else {
            if self.window == params::LAST_WINDOW {
                return Proof::None;
            }
            self.window += 2;
            self.at = 0;
            // What was hard to refute may do with more time.
            self.moves.sort_by_key(|&(_, tries)| Reverse(tries));
            self.moves.iter_mut().for_each(|(_, tries)| *tries = 0);
            return Proof::Open;
        };
        *tries += 1;
        let mv = *mv;
        let mut next = self.root;
        next.play_unchecked(mv);
        let left = self.window - 1;
        let mut replies = match self.replies.take() {
            Some(replies) => replies,
            None => {
                self.nodes += 1;
                let mut replies = self.ordered(&next, left);
                replies.reverse();
                let over = replies.is_empty() || next.decided().is_some();
                if over || self.drawn.contains(&next.key()) {
                    // A win in one is seen before any proof.
                    self.at += 1;
                    return Proof::Open;
                }
                replies
            }
        };
        let Some(reply) = replies.pop() else {
            return Proof::Wins(mv, self.window);
        };
        let mut after = next;
        after.play_unchecked(reply);
        if self.attacks(&after, left - 1) {
            self.replies = Some(replies);
        } else {
            self.praise(&next, left, reply);
            self.at += 1;
        }
        Proof::Open
    }

    /// The attacker is to move, and has an odd number of plies to win the marble.
    fn attacks(&mut self, position: &Position, left: u8) -> bool {
        self.nodes += 1;
        if let Some(outcome) = position.decided() {
            return outcome.winner == Some(self.attacker);
        }
        if self.drawn.contains(&position.key()) {
            return false;
        }
        if can_gain(position) {
            return true;
        }
        if left < 3 {
            return false;
        }
        let asked = position.key() ^ u64::from(left) << 56;
        let kept = asked as usize & (KEPT - 1);
        if self.kept[kept].0 == asked {
            return self.kept[kept].1;
        }
        let found = self.any(position, left, |finisher, next| {
            finisher.holds(next, left - 1)
        });
        self.kept[kept] = (asked, found);
        found
    }

    /// The defender is to move: whether the attacker wins whatever the move.
    fn holds(&mut self, position: &Position, left: u8) -> bool {
        self.nodes += 1;
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(self.attacker);
        }
        if self.drawn.contains(&position.key()) {
            return false;
        }
        !self.any(position, left, |finisher, next| {
            !finisher.attacks(next, left - 1)
        })
    }

    /// Whether a move does what its side wants.
    fn any(
        &mut self,
        position: &Position,
        left: u8,
        mut does: impl FnMut(&mut Finisher, &Position) -> bool,
    ) -> bool {
        let killers = self.killers[usize::from(left)];
        for mv in killers.into_iter().flatten() {
            if position.check(mv).is_err() {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(mv);
            if does(self, &next) {
                self.praise(position, left, mv);
                return true;
            }
        }
        for mv in self.ordered(position, left) {
            if killers.contains(&Some(mv)) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(mv);
            if does(self, &next) {
                self.praise(position, left, mv);
                return true;
            }
        }
        false
    }

    /// All moves, those first that are likely to do.
    fn ordered(&self, position: &Position, left: u8) -> Vec<Move> {
        let mut list = MoveList::new();
        position.moves_into(&mut list);
        let mut moves = list.to_vec();
        // Nearer to the end it is quicker to try than to sort.
        if left > 3 {
            let side = position.turn_side();
            moves.sort_by_key(|&mv| Reverse(self.successes[place(side, mv)]));
        }
        moves
    }

    /// Notes a move that did.
    fn praise(&mut self, position: &Position, left: u8, mv: Move) {
        let killers = &mut self.killers[usize::from(left)];
        let from = killers.iter().position(|&killer| killer == Some(mv));
        killers[..=from.unwrap_or(KILLERS - 1)].rotate_right(1);
        killers[0] = Some(mv);
        let count = &mut self.successes[place(position.turn_side(), mv)];
        *count = count.saturating_add(u16::from(left));
    }
}

/// Where the successes of a move are counted.
fn place(side: Side, mv: Move) -> usize {
    side.index() * MOVE_BITS + usize::from(mv.bits())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::{Layout, Rules, TurnMode};

    /// Seven plies to the last marble, by one move alone.
    const SEVEN: &str = "5/6/2w4/1wwb1b1b/1bwbwww2/2bwww2/1bb2b1/6/5 w 4-5 10 52";
    const LIMITS: Limits = Limits::nodes(1_000_000);

    fn finisher(
        text: &str,
        rules: Rules,
        earlier: &[u64],
        draws: Draws,
        manner: Manner,
    ) -> Option<Finisher> {
        let position = read_position(text, rules).unwrap();
        Finisher::new(&position, earlier, draws, &manner)
    }

    fn usual(text: &str, manner: Manner) -> Option<Finisher> {
        finisher(text, Rules::default(), &[], Draws::default(), manner)
    }

    #[test]
    fn it_wins_in_as_many_steps_as_one_likes() {
        let manner = Manner::within(LIMITS);
        let whole = usual(SEVEN, manner).unwrap().run(u64::MAX);
        assert!(matches!(whole.0, Proof::Wins(_, 7)), "{whole:?}");
        let mut sliced = usual(SEVEN, manner).unwrap();
        let (mut sum, mut slices) = (0, 0);
        let proof = loop {
            let (proof, nodes) = sliced.run(100);
            sum += nodes;
            slices += 1;
            if proof != Proof::Open {
                break proof;
            }
        };
        assert!(slices > 5);
        assert_eq!((proof, sum), whole);
        // An allowance that is not enough is kept to.
        let mut small = usual(SEVEN, manner).unwrap();
        small.most_nodes = 50;
        assert_eq!(small.run(u64::MAX).0, Proof::None);
        assert!(small.counted < 5_000, "{}", small.counted);
    }

    #[test]
    fn it_is_left_out_where_it_makes_no_sense() {
        let manner = Manner::within(LIMITS);
        assert!(usual(SEVEN, manner).is_some());
        assert!(usual(&SEVEN.replace("4-5", "4-4"), manner).is_none());
        for limits in [Limits::depth(9), Limits::INFINITE, Limits::nodes(5_000)] {
            assert!(usual(SEVEN, Manner::within(limits)).is_none(), "{limits:?}");
        }
        let errs = Manner {
            noise: Noise::new(1, 100),
            ..manner
        };
        assert!(usual(SEVEN, errs).is_none());
        // Among partners a line may have marbles of both, and not everybody pushes.
        let mut rules = Rules::new(Seating::Four);
        rules.targets = [1; 6];
        let four = Layout::usual(Seating::Four).position_under(rules);
        assert!(needs_one(&four, four.turn_side()));
        assert!(Finisher::new(&four, &[], Draws::default(), &manner).is_none());
        for rules in [
            Rules {
                misere: true,
                ..Rules::default()
            },
            Rules {
                turn: TurnMode::OwnOwn,
                ..Rules::default()
            },
        ] {
            assert!(finisher(SEVEN, rules, &[], Draws::default(), manner).is_none());
        }
        let soon = Draws {
            quiet: Some(16),
            ..Draws::default()
        };
        assert!(finisher(SEVEN, Rules::default(), &[], soon, manner).is_none());
    }

    /// What has been on the board twice is a draw and wins nothing.
    #[test]
    fn it_minds_repetition() {
        let manner = Manner::within(LIMITS);
        let position = read_position(SEVEN, Rules::default()).unwrap();
        let (Proof::Wins(mv, 7), _) = usual(SEVEN, manner).unwrap().run(u64::MAX) else {
            panic!("it wins");
        };
        let key = position.play(mv).unwrap().key();
        let draws = Draws::default();
        let again = |draws| {
            let earlier = [key, 1, key, 2];
            let mut finisher = finisher(SEVEN, Rules::default(), &earlier, draws, manner).unwrap();
            finisher.run(u64::MAX).0
        };
        assert!(!matches!(again(draws), Proof::Wins(other, _) if other == mv));
        let never = Draws {
            repetition: false,
            ..draws
        };
        assert_eq!(again(never), Proof::Wins(mv, 7));
    }
}
