//! The search proper: principal variation search on a stack of its own.
//!
//! There is one thread in a page's worker, and messages reach it only between
//! two tasks. So the search must be able to stand still anywhere and go on
//! later, with nothing lost and the same result as if it had never paused. Its
//! stack is therefore a plain vector of [`Frame`]s, and [`Tree::run`] a loop
//! that enters a node, hands a value back, or takes the next move.
//!
//! Scores are from the view of the side to move. Where the next to move belongs
//! to the same side (partners, skipped seats) they are not negated. With three
//! sides and more the root's side plays against all others together. (Max-n, in
//! which everybody plays for himself, prunes little and so looks less far: on
//! equal nodes it won 28 of 180 games alone against this, and this 90 alone
//! against it.)

use super::eval::net::Sums;
use super::eval::{must_defend, needs_one};
use super::frame::{Frame, Waiting};
use super::levels::Noise;
use super::ordering::{Hints, History, is_legal};
use super::params::search as params;
use super::score::{DECIDED, INFINITE, Score, WIN, from_table};
use super::table::{Table, settles};
use crate::rules::{Draws, Move, Position, Rules, Side};

/// Why a run of the search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// The root has its value.
    Done(Score),
    /// The allowance of nodes is used up; the search can go on.
    Allowance,
}

/// What the loop does next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Look at the node on top of the stack for the first time.
    Enter,
    /// Take the next move of the node on top.
    Next,
    /// The node on top is worth this, from its own view.
    Return(Score),
}

/// Everything a search works with.
pub(super) struct Tree {
    pub(super) frames: Vec<Frame>,
    pub(super) ply: usize,
    step: Step,
    /// Keys of the game's positions and then those of the path.
    pub(super) keys: Vec<u64>,
    pub(super) game_keys: usize,
    pub(super) hero: Side,
    pub(super) draws: Draws,
    /// Told apart in the table: the view of the root's side.
    pub(super) salt: u64,
    /// What the table's scores hold for.
    judged_by: Option<(Rules, Draws, Noise)>,
    history: History,
    /// What the net has added up, by ply.
    pub(super) sums: Vec<Sums>,
    pub(super) table: Table,
    pub(super) nodes: u64,
    pub(super) noise: Noise,
    /// What a draw costs the root's side.
    pub(super) contempt: Score,
}

impl Tree {
    pub(super) fn new(table_bytes: usize) -> Tree {
        Tree {
            frames: Vec::new(),
            ply: 0,
            step: Step::Enter,
            keys: Vec::new(),
            game_keys: 0,
            hero: Side(0),
            draws: Draws::default(),
            salt: 0,
            judged_by: None,
            history: History::new(),
            sums: vec![Sums::EMPTY; params::MAX_PLY + usize::from(params::EJECTION_PLIES) + 2],
            table: Table::new(table_bytes),
            nodes: 0,
            noise: Noise::default(),
            contempt: 0,
        }
    }

    /// Forgets all that was learnt.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        for frame in &mut self.frames {
            frame.killers = [None; 2];
        }
    }

    /// Makes ready for searches from a position. What was learnt under other rules, or
    /// by whoever misjudges in another way, is forgotten.
    pub(super) fn set_root(&mut self, position: &Position, earlier: &[u64], draws: Draws) {
        self.frames
            .resize_with(params::MAX_PLY + 1, || Frame::new(*position));
        self.frames[0].position = *position;
        self.frames[0].picker.narrow(Vec::new(), None);
        self.hero = position.turn_side();
        self.draws = draws;
        let judged_by = Some((*position.rules(), draws, self.noise));
        if self.judged_by.is_some() && self.judged_by != judged_by {
            self.clear();
        }
        self.judged_by = judged_by;
        // Of several sides all but the root's count as one, and to whoever would rather
        // win a draw is a loss.
        self.salt = if position.rules().sides() > 2 || self.contempt != 0 {
            (u64::from(self.hero.0) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        } else {
            0
        };
        // Nothing from before the last ejection can come again.
        let comparable = usize::from(position.quiet()).min(earlier.len());
        self.keys.clear();
        self.keys
            .extend_from_slice(&earlier[earlier.len() - comparable..]);
        self.game_keys = self.keys.len();
        self.nodes = 0;
        self.table.next_age();
    }

    /// Begins an iteration at the root.
    pub(super) fn begin(&mut self, depth: u8, alpha: Score, beta: Score) {
        self.ply = 0;
        self.keys.truncate(self.game_keys);
        let root = &mut self.frames[0];
        root.alpha = alpha;
        root.beta = beta;
        root.depth = i32::from(depth);
        root.may_pass = false;
        self.step = Step::Enter;
    }

    /// The root's best move of this iteration so far, and the line it begins.
    pub(super) fn root_line(&self) -> &[Move] {
        &self.frames[0].line
    }

    /// The best score the root has in this iteration so far.
    pub(super) fn root_best(&self) -> Score {
        self.frames[0].best
    }

    /// Goes on until the root has its value or `until` nodes have been seen.
    pub(super) fn run(&mut self, until: u64) -> Ended {
        loop {
            self.step = match self.step {
                Step::Enter => {
                    if self.nodes >= until {
                        return Ended::Allowance;
                    }
                    self.nodes += 1;
                    self.enter()
                }
                Step::Next => self.next(),
                Step::Return(score) => {
                    if self.ply == 0 {
                        return Ended::Done(score);
                    }
                    self.give_back(score)
                }
            };
        }
    }

    /// First look at the node on top: its value if that is known without moves,
    /// or the way into them.
    fn enter(&mut self) -> Step {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        frame.line.clear();
        frame.tried = 0;
        frame.quiets.clear();
        frame.best = -INFINITE;
        frame.best_move = None;
        frame.first_alpha = frame.alpha;
        let position = frame.position;
        if let Some(score) = self.finished(&position, ply) {
            return Step::Return(score);
        }
        let key = position.key() ^ self.salt;
        if ply > 0 {
            if self.repeats(&position) {
                return Step::Return(self.drawn(&position));
            }
            // Even a win at once could not be better than one found elsewhere.
            let frame = &mut self.frames[ply];
            let bound = WIN - ply as Score;
            frame.alpha = frame.alpha.max(-bound);
            frame.beta = frame.beta.min(bound);
            if frame.alpha >= frame.beta {
                return Step::Return(frame.alpha);
            }
            frame.first_alpha = frame.alpha;
            if ply >= params::MAX_PLY {
                return Step::Return(self.static_eval(&position, ply));
            }
            if frame.depth <= 0 {
                let (alpha, beta) = (frame.alpha, frame.beta);
                return Step::Return(self.quiesce(
                    &position,
                    alpha,
                    beta,
                    ply,
                    params::EJECTION_PLIES,
                ));
            }
        }
        self.keys.push(position.key());
        let known = self.table.get(key);
        let frame = &self.frames[ply];
        if let Some(known) = known
            && ply > 0
            && !frame.is_pv()
            && i32::from(known.depth) >= frame.depth
        {
            let score = from_table(known.score, ply);
            if settles(known.bound, score, frame.alpha, frame.beta) {
                return Step::Return(score);
            }
        }
        let eval = match known {
            Some(known) => Score::from(known.eval),
            None => self.static_eval(&position, ply),
        };
        self.frames[ply].eval = eval;
        if let Some(step) = self.before_moves(&position, eval) {
            return step;
        }
        self.take_up_moves(&position, known.and_then(|k| k.mv))
    }

    /// What may be decided before any move is looked at.
    fn before_moves(&mut self, position: &Position, eval: Score) -> Option<Step> {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let (depth, beta) = (frame.depth, frame.beta);
        if ply == 0 || frame.is_pv() || beta <= -DECIDED || beta >= DECIDED {
            return None;
        }
        // With the game at stake neither an evaluation nor a pass is enough.
        if must_defend(position) {
            return None;
        }
        if depth <= params::RAZOR_BACK_DEPTH && eval - params::RAZOR_BACK * depth >= beta {
            return Some(Step::Return(eval));
        }
        if !frame.may_pass || depth < params::NULL_FROM_DEPTH || eval < beta {
            return None;
        }
        let mut child = *position;
        child.pass();
        if !self.are_opponents(position, &child) || child.outcome().is_some() {
            return None;
        }
        let frame = &mut self.frames[ply];
        frame.waiting = Waiting::Pass;
        frame.turns = true;
        frame.current = None;
        let reduction = params::NULL_REDUCTION + depth / params::NULL_DEPTH_STEP;
        let next_depth = depth - 1 - reduction;
        self.push(child, -beta, -beta + 1, next_depth, false);
        Some(Step::Enter)
    }

    /// Lists and ranks the moves of the node on top.
    fn take_up_moves(&mut self, position: &Position, hash: Option<Move>) -> Step {
        let ply = self.ply;
        let last = ply.checked_sub(1).and_then(|p| {
            let parent = &self.frames[p];
            parent.current.map(|mv| (parent.position.turn(), mv))
        });
        let answer = last.and_then(|(seat, mv)| self.history.answer_to(seat, Some(mv)));
        let frame = &mut self.frames[ply];
        let hints = Hints {
            hash: hash.filter(|&mv| is_legal(position, mv)),
            killers: frame.killers,
            answer,
        };
        frame.picker.fill(position, &self.history, hints);
        if frame.picker.is_empty() {
            return Step::Return(self.stuck(position, ply));
        }
        Step::Next
    }

    /// Takes the next move of the node on top, or sums up when there is none.
    fn next(&mut self) -> Step {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let Some(picked) = frame.picker.pick() else {
            return self.sum_up();
        };
        let quiet = !picked.ejects;
        let pv = frame.is_pv();
        // One ejection from the end a quiet threat can be worth more than anything,
        // and a threat to a ball always is.
        let last =
            frame.position.rules().balls || needs_one(&frame.position, frame.position.turn_side());
        let droppable = quiet && ply > 0 && !pv && !last;
        if droppable && frame.best > -DECIDED && frame.depth <= params::DROP_DEPTH {
            let depth = frame.depth as usize;
            let dropped = frame.tried >= params::DROP_BASE + params::DROP_FACTOR * depth * depth;
            let futile = frame.depth <= params::FUTILE_DEPTH
                && frame.tried > 0
                && frame.eval + params::FUTILE * frame.depth <= frame.alpha;
            if dropped || futile {
                // Only quiet moves are left, and none ranks higher. What they are worth
                // is known no better than that.
                if futile {
                    let hoped = frame.eval + params::FUTILE * frame.depth;
                    frame.best = frame.best.max(hoped);
                }
                return self.sum_up();
            }
        }
        let mut child = frame.position;
        child.play_unchecked(picked.mv);
        frame.turns = (frame.position.turn_side() == self.hero) != (child.turn_side() == self.hero);
        frame.current = Some(picked.mv);
        frame.current_quiet = quiet;
        frame.current_depth = frame.depth - 1;
        frame.tried += 1;
        let mut reduction = 0;
        if quiet && frame.tried > params::LATE_AFTER && frame.depth >= params::LATE_FROM_DEPTH {
            reduction = late_reduction(frame.depth, frame.tried);
            if pv {
                reduction -= 1;
            }
            let seat = frame.position.turn();
            reduction -= self.history.of(seat, picked.mv) * 2 / params::HISTORY_MOST;
            reduction = reduction.clamp(0, frame.depth - 2);
            if last && reduction > 0 {
                reduction = if must_defend(&child) {
                    0
                } else {
                    reduction / 2
                };
            }
        }
        frame.waiting = match (frame.tried, reduction) {
            (1, _) => Waiting::Full,
            (_, 0) => Waiting::Scout,
            _ => Waiting::Reduced,
        };
        self.look(child, reduction)
    }

    /// Pushes the child in the way the node on top waits for.
    fn look(&mut self, child: Position, reduction: i32) -> Step {
        let frame = &self.frames[self.ply];
        let (alpha, beta) = match frame.waiting {
            Waiting::Full => (frame.alpha, frame.beta),
            _ => (frame.alpha, frame.alpha + 1),
        };
        let (alpha, beta) = if frame.turns {
            (-beta, -alpha)
        } else {
            (alpha, beta)
        };
        let depth = frame.current_depth - reduction;
        self.push(child, alpha, beta, depth, true);
        Step::Enter
    }

    fn push(&mut self, child: Position, alpha: Score, beta: Score, depth: i32, may_pass: bool) {
        self.ply += 1;
        let frame = &mut self.frames[self.ply];
        frame.position = child;
        frame.alpha = alpha;
        frame.beta = beta;
        frame.depth = depth;
        frame.may_pass = may_pass;
    }

    /// The node on top is done: its parent takes the value.
    fn give_back(&mut self, score: Score) -> Step {
        self.ply -= 1;
        let ply = self.ply;
        // A child's key is there only if it got as far as its moves.
        self.keys.truncate(self.game_keys + ply + 1);
        let frame = &mut self.frames[ply];
        let score = if frame.turns { -score } else { score };
        match frame.waiting {
            Waiting::Pass => {
                if score >= frame.beta {
                    // A win seen after a pass is not proved.
                    let beta = frame.beta;
                    return Step::Return(if score >= DECIDED { beta } else { score });
                }
                let position = frame.position;
                let known = self.table.get(position.key() ^ self.salt);
                self.take_up_moves(&position, known.and_then(|k| k.mv))
            }
            Waiting::Reduced if score > frame.alpha => self.again(Waiting::Scout),
            Waiting::Scout if score > frame.alpha && score < frame.beta => {
                self.again(Waiting::Full)
            }
            _ => self.take(score),
        }
    }

    /// Looks at the current move once more, less narrowly.
    fn again(&mut self, waiting: Waiting) -> Step {
        let frame = &mut self.frames[self.ply];
        frame.waiting = waiting;
        let Some(mv) = frame.current else {
            return Step::Next;
        };
        let mut child = frame.position;
        child.play_unchecked(mv);
        self.look(child, 0)
    }

    /// Takes the final value of the current move.
    fn take(&mut self, score: Score) -> Step {
        let ply = self.ply;
        let (before, after) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut before[ply], &after[0]);
        let Some(mv) = frame.current else {
            return Step::Next;
        };
        if score > frame.best {
            frame.best = score;
            if score > frame.alpha || (ply == 0 && frame.line.is_empty()) {
                frame.line.clear();
                frame.line.push(mv);
                frame.line.extend_from_slice(&child.line);
            }
            if score > frame.alpha {
                frame.best_move = Some(mv);
                frame.alpha = score;
            }
        }
        if score >= frame.beta {
            self.reward(mv);
            return self.sum_up();
        }
        if frame.current_quiet {
            frame.quiets.push(mv);
        }
        Step::Next
    }

    /// Notes that a move refuted the line it answers.
    fn reward(&mut self, mv: Move) {
        let ply = self.ply;
        let last = ply.checked_sub(1).and_then(|p| {
            let parent = &self.frames[p];
            parent.current.map(|mv| (parent.position.turn(), mv))
        });
        let frame = &mut self.frames[ply];
        if !frame.current_quiet {
            return;
        }
        let seat = frame.position.turn();
        if frame.killers[0] != Some(mv) {
            frame.killers = [Some(mv), frame.killers[0]];
        }
        let bonus = (frame.depth * frame.depth * 16).min(1200);
        self.history.add(seat, mv, bonus);
        for &other in &frame.quiets {
            self.history.add(seat, other, -bonus);
        }
        if let Some((seat, last)) = last {
            self.history.note_answer(seat, Some(last), mv);
        }
    }
}

/// Plies by which a late move is reduced.
fn late_reduction(depth: i32, tried: usize) -> i32 {
    // In whole numbers, so that every machine reduces alike.
    let steps = (depth.ilog2() as i32) * (tried.ilog2() as i32);
    1 + steps / 2
}
