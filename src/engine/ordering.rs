//! Which moves are looked at first.

use super::params::search::HISTORY_MOST;
use crate::rules::{
    Cell, CellSet, Direction, Forces, Listener, MAX_GROUP, MAX_SEATS, Move, MoveKind, Position,
    Seat, Side, TeamReading, TriangleShape, generate,
};
use std::ops::ControlFlow;

/// Values of [`Move::bits`] are below this.
const MOVE_BITS: usize = 1 << 13;

/// What has worked elsewhere in the tree.
pub struct History {
    /// By seat and move: how often it was best, less how often it was not.
    table: Vec<i16>,
    /// By the seat and move it answers: the last move that refuted it.
    answers: Vec<Option<Move>>,
}

impl History {
    /// Nothing known.
    pub fn new() -> History {
        History {
            table: vec![0; MAX_SEATS * MOVE_BITS],
            answers: vec![None; MAX_SEATS * MOVE_BITS],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.fill(0);
        self.answers.fill(None);
    }

    #[inline]
    fn index(seat: Seat, mv: Move) -> usize {
        seat.index() * MOVE_BITS + usize::from(mv.bits())
    }

    /// How well a move has done.
    #[inline]
    pub fn of(&self, seat: Seat, mv: Move) -> i32 {
        i32::from(self.table[Self::index(seat, mv)])
    }

    /// The same, by the move's bits.
    #[inline]
    fn of_bits(&self, seat: Seat, bits: u16) -> i32 {
        i32::from(self.table[seat.index() * MOVE_BITS + usize::from(bits)])
    }

    /// Counts a success (or, negative, a failure); old results fade.
    #[inline]
    pub fn add(&mut self, seat: Seat, mv: Move, bonus: i32) {
        let value = &mut self.table[Self::index(seat, mv)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / HISTORY_MOST) as i16;
    }

    /// The last refutation of a move.
    #[inline]
    pub fn answer_to(&self, seat: Seat, mv: Option<Move>) -> Option<Move> {
        mv.and_then(|mv| self.answers[Self::index(seat, mv)])
    }

    /// Notes a refutation.
    #[inline]
    pub fn note_answer(&mut self, seat: Seat, mv: Option<Move>, answer: Move) {
        if let Some(mv) = mv {
            self.answers[Self::index(seat, mv)] = Some(answer);
        }
    }
}

/// Whether a move found by the way (in the table, among the killers) is legal
/// here. The same as `position.check(mv).is_ok()`, but quick.
#[inline]
pub fn is_legal(position: &Position, mv: Move) -> bool {
    let rules = position.rules();
    let MoveKind::Inline { rear } = mv.kind() else {
        return position.check(mv).is_ok();
    };
    if rules.has_teams() && rules.reading != TeamReading::Inline {
        return position.check(mv).is_ok();
    }
    if position.decided().is_some() || position.is_placing() {
        return false;
    }
    let forces = position.forces_moving(rear);
    let may = position.phase().may_own() || !position.forces().own.has(rear);
    if !may || !forces.own.has(rear) {
        return false;
    }
    let (mut own, mut pushed) = (1, 0);
    let mut at = rear;
    loop {
        let Some(next) = at.step(mv.direction()) else {
            return pushed > 0;
        };
        if forces.enemy.has(next) {
            pushed += 1;
            if pushed >= own {
                return false;
            }
        } else if forces.friendly.has(next) {
            if pushed > 0 || own == MAX_GROUP {
                return false;
            }
            own += 1;
        } else {
            return true;
        }
        at = next;
    }
}

/// A move with its place in the order, in one number: rank above, then whether
/// it ejects a marble, then the move. Distinct moves are distinct numbers, so
/// the order does not depend on how it is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked(u64);

impl Ranked {
    const EJECTS: u64 = 1 << 16;
    /// Makes every rank positive.
    const OFFSET: i32 = 1 << 28;

    #[inline]
    fn new(rank: i32, mv: Move, ejects: bool) -> Ranked {
        let rank = (rank + Self::OFFSET) as u64;
        let flag = if ejects { Self::EJECTS } else { 0 };
        Ranked(rank << 32 | flag | u64::from(mv.bits()))
    }

    #[inline]
    fn raised(self, by: i32) -> Ranked {
        Ranked(self.0.wrapping_add((i64::from(by) << 32) as u64))
    }

    #[inline]
    fn ejects(self) -> bool {
        self.0 & Self::EJECTS != 0
    }

    #[inline]
    fn bits(self) -> u16 {
        self.0 as u16
    }
}

/// Ranks of the kinds of moves; within a kind history decides.
mod rank {
    pub const HASH: i32 = 1 << 24;
    pub const FALL: i32 = 1 << 23;
    pub const EJECTION: i32 = 1 << 22;
    pub const KILLER: i32 = 1 << 20;
    pub const SECOND_KILLER: i32 = (1 << 20) - 1;
    pub const ANSWER: i32 = 1 << 19;
    /// A push, in units of history.
    pub const PUSH: i32 = 1500;
    /// One ring nearer to the centre, in units of history.
    pub const RING: i32 = 220;
}

/// Moves that are tried early whatever their kind.
#[derive(Clone, Copy, Default)]
pub struct Hints {
    /// From the table; known to be legal.
    pub hash: Option<Move>,
    /// Refuted a sister position.
    pub killers: [Option<Move>; 2],
    /// Refuted the opponent's last move elsewhere.
    pub answer: Option<Move>,
}

/// Hands out the moves of a position, best first.
#[derive(Default)]
pub struct Picker {
    moves: Vec<Ranked>,
    next: usize,
    /// See [`narrow`](Picker::narrow).
    left_out: Vec<Move>,
    first: Option<Move>,
}

/// A move from the picker.
#[derive(Clone, Copy, Debug)]
pub struct Picked {
    /// The move.
    pub mv: Move,
    /// Whether it ejects a marble to the mover's advantage.
    pub ejects: bool,
}

impl Picker {
    /// From now on leaves moves out, and hands out one before all others.
    pub fn narrow(&mut self, left_out: Vec<Move>, first: Option<Move>) {
        self.left_out = left_out;
        self.first = first;
    }

    /// Whether it leaves moves out.
    pub fn is_narrow(&self) -> bool {
        !self.left_out.is_empty()
    }

    /// Takes up all moves of a position.
    pub fn fill(&mut self, position: &Position, history: &History, hints: Hints) {
        self.moves.clear();
        self.next = 0;
        if position.decided().is_some() {
            return;
        }
        let options = position.options();
        let mut collect = |forces: Forces, sign: i32| {
            let mut collector = Collector {
                moves: &mut self.moves,
                own: forces.friendly,
                enemy: forces.enemy,
                sign,
            };
            let _ = generate(forces, options, &mut collector);
        };
        // What is good for the colour that is moved is bad for its opponent, who
        // may be the one to move it; and in misère all is the other way round.
        let (phase, misere) = (position.phase(), position.rules().misere);
        if phase.may_own() {
            collect(position.forces(), if misere { -1 } else { 1 });
        }
        if phase.may_other() {
            let theirs = position.forces_of(position.other_seat());
            collect(theirs, if misere { 1 } else { -1 });
        }
        if position.rules().balls {
            self.rank_falls(position);
        }
        if self.is_narrow() {
            let left_out: Vec<u16> = self.left_out.iter().map(|mv| mv.bits()).collect();
            self.moves
                .retain(|ranked| !left_out.contains(&ranked.bits()));
        }
        let seat = position.turn();
        let bits = |mv: Option<Move>| mv.map_or(u16::MAX, Move::bits);
        let hash = bits(self.first.or(hints.hash));
        let [first, second] = hints.killers.map(bits);
        let answer = bits(hints.answer);
        for ranked in &mut self.moves {
            let mv = ranked.bits();
            *ranked = ranked.raised(if mv == hash {
                rank::HASH
            } else if ranked.ejects() {
                rank::EJECTION
            } else if mv == first {
                rank::KILLER
            } else if mv == second {
                rank::SECOND_KILLER
            } else if mv == answer {
                rank::ANSWER
            } else {
                history.of_bits(seat, mv)
            });
        }
    }

    /// Puts moves that let a ball fall first or last, by whose it is.
    fn rank_falls(&mut self, position: &Position) {
        let mover = position.turn_side();
        let (mine, theirs) = (position.ball(mover), position.ball(Side(1 - mover.0)));
        for ranked in &mut self.moves {
            let Some(mv) = Move::from_bits(ranked.bits()) else {
                continue;
            };
            let effect = position.effect(mv);
            let moving = effect.group | effect.pushed;
            let carried = |ball| moving == ball && matches!(mv.kind(), MoveKind::Triangle { .. });
            let falls = |ball| !(moving & ball).is_empty() && !carried(ball);
            if falls(mine) {
                *ranked = ranked.raised(-rank::FALL);
            } else if falls(theirs) {
                *ranked = ranked.raised(rank::FALL);
            }
        }
    }

    /// Whether there is no move at all.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The next move.
    #[inline]
    pub fn pick(&mut self) -> Option<Picked> {
        let rest = self.moves.get_mut(self.next..)?;
        if self.next < SELECTED {
            let mut best = 0;
            let mut most = *rest.first()?;
            for (i, &ranked) in rest.iter().enumerate() {
                if ranked > most {
                    most = ranked;
                    best = i;
                }
            }
            rest.swap(0, best);
        } else if self.next == SELECTED {
            rest.sort_unstable_by(|a, b| b.cmp(a));
        }
        let ranked = *rest.first()?;
        self.next += 1;
        Some(Picked {
            mv: Move::from_bits(ranked.bits())?,
            ejects: ranked.ejects(),
        })
    }
}

/// So many moves are looked for one by one, since one of them mostly refutes the
/// position; then the rest is sorted at once.
const SELECTED: usize = 6;

/// Lists moves with what can be said of them at a glance.
struct Collector<'a> {
    moves: &'a mut Vec<Ranked>,
    own: CellSet,
    enemy: CellSet,
    /// 1 when what is good for these marbles is good for whoever moves, -1 when it
    /// is bad.
    sign: i32,
}

/// Rings from the centre, as a signed number.
#[inline]
fn ring(cell: Cell) -> i32 {
    RING[cell.index()]
}

const RING: [i32; 61] = {
    let mut table = [0; 61];
    let mut i = 0;
    while i < 61 {
        table[i] = Cell::from_index(i).ring() as i32;
        i += 1;
    }
    table
};

impl Collector<'_> {
    fn sideways(&mut self, mv: Move, cells: [Option<Cell>; 3]) {
        let mut gain = 0;
        for cell in cells.into_iter().flatten() {
            if let Some(to) = cell.step(mv.direction()) {
                gain += ring(cell) - ring(to);
            }
        }
        let rank = gain * rank::RING * self.sign;
        self.moves.push(Ranked::new(rank, mv, false));
    }
}

impl Listener for Collector<'_> {
    #[inline]
    fn inline(&mut self, rears: CellSet, direction: Direction) -> ControlFlow<()> {
        for rear in rears {
            let mut at = rear;
            let mut ahead = at.step(direction);
            while let Some(next) = ahead.filter(|&cell| self.own.has(cell)) {
                at = next;
                ahead = at.step(direction);
            }
            let mut rank = ring(rear);
            let mut ejects = false;
            if let Some(entered) = ahead {
                rank -= ring(entered);
            }
            rank *= rank::RING;
            let mut pushed = ahead.filter(|&cell| self.enemy.has(cell));
            if let Some(first) = pushed {
                rank += rank::PUSH;
                while let Some(cell) = pushed {
                    at = cell;
                    pushed = cell.step(direction).filter(|&cell| self.enemy.has(cell));
                }
                match at.step(direction) {
                    None => ejects = true,
                    Some(to) => rank += (ring(to) - ring(first)) * rank::RING,
                }
            }
            rank *= self.sign;
            if ejects && self.sign < 0 {
                ejects = false;
                rank -= rank::EJECTION;
            }
            let mv = Move::inline(rear, direction);
            self.moves.push(Ranked::new(rank, mv, ejects));
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn broadside(
        &mut self,
        firsts: CellSet,
        axis: Direction,
        size: u8,
        direction: Direction,
    ) -> ControlFlow<()> {
        for first in firsts {
            let second = first.step(axis);
            let third = second.filter(|_| size == 3).and_then(|c| c.step(axis));
            let mv = Move::broadside(first, axis, size, direction);
            self.sideways(mv, [Some(first), second, third]);
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn triangle(
        &mut self,
        firsts: CellSet,
        shape: TriangleShape,
        direction: Direction,
    ) -> ControlFlow<()> {
        for first in firsts {
            let [a, b] = shape.legs();
            let mv = Move::triangle(first, shape, direction);
            self.sideways(mv, [Some(first), first.step(a), first.step(b)]);
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::layouts;

    #[test]
    fn quick_legality_and_the_rules_agree() {
        let mut state = 7_u64;
        for layout in layouts().iter().step_by(6).chain(&layouts()[66..]) {
            let mut position = layout.position();
            for _ in 0..60 {
                let list = position.moves();
                if list.is_empty() {
                    break;
                }
                for bits in 0..MOVE_BITS as u16 {
                    if let Some(mv) = Move::from_bits(bits) {
                        let legal = position.check(mv).is_ok();
                        assert_eq!(is_legal(&position, mv), legal, "{mv:?}");
                    }
                }
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
                position.play_unchecked(list[(state >> 33) as usize % list.len()]);
            }
        }
    }
}
