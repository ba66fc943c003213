//! A whole game the slow way: whose turn it is and what of it is left, marbles
//! in the hand, balls, points, seats that have left, and how it ends.

use super::slow::{Marbles, Spot, marbles_of, moves, on_board, partners};
use abalone::rules::{
    Outcome, Position, Reason, Rules, Seating, Side, Stuck, TeamReading, TurnMode,
};
use std::collections::{BTreeMap, BTreeSet};

/// Whose marbles a move of the turn may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own,
    Other,
}

/// What is left of the turn: lists of moves to come, any one of which may be
/// followed.
type Plans = Vec<Vec<Whose>>;

/// Cells that move by hand, and the step; a single cell without a step is where
/// a marble is placed.
pub type Deed = (BTreeSet<Spot>, Spot);

fn whole_turn(mode: TurnMode) -> Plans {
    use Whose::{Other, Own};
    match mode {
        TurnMode::Single => vec![vec![Own]],
        TurnMode::OwnOwn => vec![vec![Own, Own]],
        TurnMode::OwnOther => vec![vec![Own, Other]],
        TurnMode::OtherOwn => vec![vec![Other, Own]],
        TurnMode::Any => vec![vec![Own, Other], vec![Other, Own]],
    }
}

fn first_turn(rules: &Rules) -> Plans {
    if rules.full_first_turn {
        whole_turn(rules.turn)
    } else {
        vec![vec![Whose::Own]]
    }
}

/// The state of a game on one board.
#[derive(Clone)]
pub struct Table {
    pub rules: Rules,
    pub marbles: Marbles,
    pub seat: usize,
    pub points: Vec<u8>,
    pub hand: Vec<u8>,
    gone: BTreeSet<usize>,
    plans: Plans,
    /// Whether a part of the turn has been played.
    begun: bool,
    balls: Option<[BTreeSet<Spot>; 2]>,
    fallen: [bool; 2],
}

impl Table {
    /// The table of a game's first position.
    pub fn lay(start: &Position) -> Table {
        let rules = *start.rules();
        let setup = start.setup();
        let rests = |i: usize| setup.balls[i].into_iter().map(|c| (c.y(), c.x()));
        let opens = setup.number == 1 && setup.turn == rules.first;
        let mut table = Table {
            rules,
            marbles: marbles_of(start.board()),
            seat: start.turn().index(),
            points: setup.points.to_vec(),
            hand: setup.hand.to_vec(),
            gone: BTreeSet::new(),
            plans: if opens || start.is_placing() {
                first_turn(&rules)
            } else {
                whole_turn(rules.turn)
            },
            begun: false,
            balls: rules.balls.then(|| [0, 1].map(|i| rests(i).collect())),
            fallen: [false; 2],
        };
        table.pass_over();
        table
    }

    fn seats(&self) -> usize {
        self.rules.seating.seats()
    }

    fn colour(&self, seat: usize) -> usize {
        match self.rules.seating {
            Seating::SharedColours => seat % 2,
            _ => seat,
        }
    }

    /// The side of a seat, written out a second time.
    pub fn side(&self, seat: usize) -> usize {
        match (self.rules.seating, self.rules.reading) {
            (Seating::SharedColours, _) => seat % 2,
            (Seating::Four | Seating::Six, TeamReading::None) => seat,
            (Seating::SixPairs, TeamReading::None) => seat,
            (Seating::Four | Seating::Six, _) => seat % 2,
            (Seating::SixPairs, _) => seat % 3,
            _ => seat,
        }
    }

    pub fn sides(&self) -> BTreeSet<usize> {
        (0..self.seats()).map(|seat| self.side(seat)).collect()
    }

    fn colour_of(&self, whose: Whose) -> usize {
        match whose {
            Whose::Own => self.colour(self.seat),
            Whose::Other => self.colour((self.seat + 1) % self.seats()),
        }
    }

    fn moves_of(&self, whose: Whose) -> BTreeMap<Deed, (Marbles, Option<usize>)> {
        moves(&self.marbles, self.colour_of(whose), &self.rules)
    }

    fn is_stuck(&self, whose: Whose) -> bool {
        self.moves_of(whose).is_empty()
    }

    pub fn is_placing(&self) -> bool {
        self.hand.iter().any(|&marbles| marbles > 0)
    }

    pub fn plays_on(&self, seat: usize) -> bool {
        !self.gone.contains(&seat)
    }

    pub fn ball(&self, side: usize) -> BTreeSet<Spot> {
        match &self.balls {
            Some(balls) if !self.fallen[side] => balls[side].clone(),
            _ => BTreeSet::new(),
        }
    }

    /// All that may be done now.
    pub fn legal(&self) -> BTreeSet<Deed> {
        let mut found = BTreeSet::new();
        if self.decided().is_some() {
            return found;
        }
        if self.is_placing() {
            let rows = (0..9).flat_map(|y| (0..9).map(move |x| (y, x)));
            let free = rows.filter(|&spot| on_board(spot) && !self.marbles.contains_key(&spot));
            return free.map(|spot| (BTreeSet::from([spot]), (0, 0))).collect();
        }
        for plan in &self.plans {
            found.extend(self.moves_of(plan[0]).into_keys());
        }
        found
    }

    pub fn play(&mut self, deed: &Deed, triangle: bool) {
        let (group, step) = deed;
        if self.is_placing() {
            let colour = self.colour(self.seat);
            self.marbles
                .extend(group.iter().map(|&spot| (spot, colour)));
            self.hand[colour] -= 1;
            self.next_seat();
            self.begin_if_placed();
            self.pass_over();
            return;
        }
        // With partners in the group, its owner is whoever has the turn.
        let own = group
            .iter()
            .any(|spot| self.marbles[spot] == self.colour_of(Whose::Own));
        let whose = if own { Whose::Own } else { Whose::Other };
        let (after, ejected) = self.moves_of(whose)[deed].clone();
        // A cell is touched when a marble of the group or a pushed one leaves it.
        let pushed = pushed_cells(
            &self.marbles,
            group,
            *step,
            self.colour_of(whose),
            &self.rules,
        );
        let touched: BTreeSet<Spot> = group.union(&pushed).copied().collect();
        if let Some(balls) = &mut self.balls {
            for (side, rests) in balls.iter_mut().enumerate() {
                if self.fallen[side] || rests.is_disjoint(&touched) {
                    continue;
                }
                if triangle && touched == *rests {
                    *rests = rests.iter().map(|s| (s.0 + step.0, s.1 + step.1)).collect();
                } else {
                    self.fallen[side] = true;
                }
            }
        }
        self.marbles = after;
        if let Some(colour) = ejected {
            let captor = match self.sides().len() {
                2 => 1 - self.side(colour),
                _ => self.side(self.seat),
            };
            self.points[captor] += 1;
        }
        self.plans.retain(|plan| plan[0] == whose);
        for plan in &mut self.plans {
            plan.remove(0);
        }
        self.plans.truncate(1);
        self.begun = true;
        if self.plans.iter().all(Vec::is_empty) {
            self.next_seat();
        }
        self.pass_over();
    }

    /// A seat leaves, with the marbles that it has not placed.
    pub fn leave(&mut self, seat: usize) {
        let placing = self.is_placing();
        self.gone.insert(seat);
        let colour = self.colour(seat);
        self.hand[colour] = 0;
        if placing {
            self.begin_if_placed();
        }
        self.pass_over();
    }

    fn next_seat(&mut self) {
        self.seat = (self.seat + 1) % self.seats();
        self.plans = whole_turn(self.rules.turn);
        self.begun = false;
    }

    /// When all marbles lie, the first seat begins.
    fn begin_if_placed(&mut self) {
        if !self.is_placing() {
            self.seat = self.rules.first.index();
            self.plans = first_turn(&self.rules);
            self.begun = false;
        }
    }

    /// Skips what cannot be done; a seat of two that is stuck at the start of its
    /// turn stays, and so does the turn when nobody can do anything.
    fn pass_over(&mut self) {
        if self.decided().is_some() {
            return;
        }
        let before = (self.seat, self.plans.clone(), self.begun);
        for _ in 0..=self.seats() {
            if self.plays_on(self.seat) && self.narrow() {
                return;
            }
            if self.seats() == 2 && !self.is_placing() && !self.begun {
                return;
            }
            self.next_seat();
        }
        (self.seat, self.plans, self.begun) = before;
    }

    /// Leaves of the plans what is possible; false if nothing is.
    fn narrow(&mut self) -> bool {
        if self.is_placing() {
            return self.hand[self.colour(self.seat)] > 0;
        }
        let plans = || self.plans.iter().filter(|plan| !plan.is_empty());
        let possible: Plans = plans()
            .filter(|plan| !self.is_stuck(plan[0]))
            .cloned()
            .collect();
        if !possible.is_empty() {
            self.plans = possible;
            return true;
        }
        // Leave the impossible first move out and look at the rest.
        let second = plans().find(|plan| plan.len() > 1 && !self.is_stuck(plan[1]));
        match second.map(|plan| plan[1..].to_vec()) {
            Some(rest) => {
                self.plans = vec![rest];
                true
            }
            None => false,
        }
    }

    /// The end that came with the last move.
    fn decided(&self) -> Option<Outcome> {
        let outcome = |winner: Option<usize>, reason| {
            let winner = winner.map(|side| Side(side as u8));
            Some(Outcome { winner, reason })
        };
        match self.fallen {
            [true, true] => return outcome(None, Reason::Ball),
            [true, false] => return outcome(Some(1), Reason::Ball),
            [false, true] => return outcome(Some(0), Reason::Ball),
            [false, false] => {}
        }
        let sides = self.sides();
        let there = |side: &&usize| self.points[**side] >= self.rules.targets[**side];
        let first = *sides.iter().find(there)?;
        if !self.rules.misere {
            return outcome(Some(first), Reason::Target);
        }
        let fewest = sides.iter().map(|&side| self.points[side]).min();
        let leaders = sides
            .iter()
            .filter(|&&side| Some(self.points[side]) == fewest);
        let leaders: Vec<usize> = leaders.copied().collect();
        let only = (leaders.len() == 1).then(|| leaders[0]);
        outcome(only, Reason::Target)
    }

    /// How the game stands, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.decided() {
            return Some(outcome);
        }
        let left: BTreeSet<usize> = (0..self.seats())
            .filter(|&seat| self.plays_on(seat))
            .map(|seat| self.side(seat))
            .collect();
        if left.len() == 1 {
            let winner = left.first().map(|&side| Side(side as u8));
            let reason = Reason::Resignation;
            return Some(Outcome { winner, reason });
        }
        if self.plays_on(self.seat) && !self.legal().is_empty() {
            return None;
        }
        let loses = self.seats() == 2 && self.rules.stuck == Stuck::Loses;
        Some(Outcome {
            winner: loses.then(|| Side(1 - self.seat as u8)),
            reason: Reason::Stuck,
        })
    }
}

/// The opponents' marbles that an in-line group pushes.
fn pushed_cells(
    marbles: &Marbles,
    group: &BTreeSet<Spot>,
    step: Spot,
    mover: usize,
    rules: &Rules,
) -> BTreeSet<Spot> {
    let mut pushed = BTreeSet::new();
    let ahead = |s: Spot| (s.0 + step.0, s.1 + step.1);
    for &spot in group {
        let mut at = ahead(spot);
        while marbles
            .get(&at)
            .is_some_and(|&c| !partners(rules, c, mover))
        {
            pushed.insert(at);
            at = ahead(at);
        }
    }
    pushed
}
