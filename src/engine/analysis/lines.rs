//! Several best lines of a position, depth by depth.
//!
//! The best line is searched first; then the root's first move is left out, and
//! what is best then is the second line, and so on. Each line keeps its own window
//! round its score of the depth before, and its move is tried first. All share the
//! table, so the second line costs less than the first.

use super::wish::{CannotAnalyse, MOST_LINES, Wish, passed};
use crate::engine::engine::{Engine, POLL_NODES, Question, open};
use crate::engine::limits::Limits;
use crate::engine::params::search as params;
use crate::engine::reporter::{Reporter, Signal};
use crate::engine::score::{DECIDED, INFINITE, Score, WIN};
use crate::engine::search::{Ended, Tree};
use crate::engine::simple::at_a_glance;
use crate::rules::{Move, Position};
use std::cmp::Reverse;

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Thousandths of a marble, from the view of the side to move in the position
    /// asked about, also when it is to pass.
    pub score: Score,
    /// Plies searched in full.
    pub depth: u8,
    /// The moves; after a pass the first is the opponent's.
    pub moves: Vec<Move>,
}

/// The state of an analysis.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The best first; none where there is no move. While a depth is searched those
    /// that it has changed already come first.
    pub lines: Vec<Line>,
    /// Plies to which all lines have been searched.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds.
    pub millis: u64,
}

/// An analysis under way.
pub(in crate::engine) struct Analysis {
    limits: Limits,
    started: u64,
    /// Lines wanted, no more than there are moves.
    wanted: usize,
    also: Option<Move>,
    /// -1 when the scores are those of the side that has not passed.
    sign: Score,
    moves: Vec<Move>,
    /// The iteration that is running, and its lines so far.
    depth: u8,
    found: Vec<Line>,
    window: Window,
    /// The lines of the last finished iteration.
    whole: Vec<Line>,
    over: bool,
}

/// Where the score of a line is expected.
struct Window {
    alpha: Score,
    beta: Score,
    width: Score,
}

impl Window {
    fn round(expected: Option<Score>, depth: u8) -> Window {
        let width = params::WINDOW;
        match expected {
            Some(score) if depth > params::WINDOW_FROM_DEPTH && score.abs() < DECIDED => Window {
                alpha: score - width,
                beta: score + width,
                width,
            },
            _ => Window {
                alpha: -INFINITE,
                beta: INFINITE,
                width,
            },
        }
    }

    /// Whether the score lies inside; if not, it is wider afterwards.
    fn holds(&mut self, score: Score) -> bool {
        let low = score <= self.alpha && self.alpha > -INFINITE;
        let high = score >= self.beta && self.beta < INFINITE;
        if low || high {
            self.width *= 3;
        }
        if low {
            self.alpha = open(score - self.width);
        } else if high {
            self.beta = open(score + self.width);
        }
        !low && !high
    }
}

/// How a stretch of work on an analysis ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stretch {
    /// There is nothing left to be done.
    Finished,
    Paused,
    Stopped,
}

impl Engine {
    /// Begins an analysis; [`analyse`](Self::analyse) does it. Replaces whatever is
    /// under way.
    ///
    /// # Errors
    /// When what is wished for makes no sense in this position; nothing is under
    /// way then.
    pub fn begin_analysis(
        &mut self,
        question: Question<'_>,
        wish: Wish,
        reporter: &mut impl Reporter,
    ) -> Result<(), CannotAnalyse> {
        let tree = self.lend();
        if wish.fresh {
            tree.clear();
        }
        let mut analysis = Analysis::new(tree, question, wish, reporter)?;
        let until_first_ply = u64::MAX;
        while !analysis.over && analysis.whole.is_empty() {
            analysis.search(tree, until_first_ply, reporter);
        }
        self.analysis = Some(analysis);
        Ok(())
    }

    /// Goes on with the analysis until it is done, or the reporter wants a pause:
    /// then, and when there is none, nothing is returned. The reporter hears of
    /// every new line.
    pub fn analyse(&mut self, reporter: &mut impl Reporter) -> Option<Lines> {
        match self.go_on(reporter)? {
            Stretch::Paused => None,
            Stretch::Finished | Stretch::Stopped => self.stop_analysis(reporter),
        }
    }

    /// Whether an analysis is under way.
    pub fn is_analysing(&self) -> bool {
        self.analysis.is_some()
    }

    /// Ends the analysis under way with what it has found.
    pub fn stop_analysis(&mut self, reporter: &mut impl Reporter) -> Option<Lines> {
        let analysis = self.analysis.take()?;
        Some(analysis.state(&self.tree, reporter))
    }

    /// Ends it with what was found in the last iteration that was finished, in which
    /// all lines are equally deep.
    pub(super) fn take_whole_lines(&mut self) -> Vec<Line> {
        self.analysis.take().map(|a| a.whole).unwrap_or_default()
    }

    /// Works until something is the matter.
    pub(super) fn go_on(&mut self, reporter: &mut impl Reporter) -> Option<Stretch> {
        let analysis = self.analysis.as_mut()?;
        let tree = &mut self.tree;
        while !analysis.over {
            match reporter.signal() {
                Signal::Continue => {}
                Signal::Pause => return Some(Stretch::Paused),
                Signal::Stop => return Some(Stretch::Stopped),
            }
            let hard = analysis.limits.time.map(|time| time.hard);
            let allowed = analysis.limits.nodes.unwrap_or(u64::MAX);
            let late = hard.is_some_and(|hard| reporter.now_ms() - analysis.started >= hard);
            if late || tree.nodes >= allowed {
                break;
            }
            let until = allowed.min(tree.nodes + POLL_NODES);
            analysis.search(tree, until, reporter);
        }
        Some(Stretch::Finished)
    }
}

impl Analysis {
    fn new(
        tree: &mut Tree,
        question: Question<'_>,
        wish: Wish,
        reporter: &mut impl Reporter,
    ) -> Result<Analysis, CannotAnalyse> {
        let mut position = *question.position;
        let mut earlier = question.earlier.to_vec();
        let mut sign = 1;
        if wish.pass {
            earlier.push(position.key());
            position = passed(&position)?;
            sign = -1;
        }
        let moves = position.moves().to_vec();
        if wish.also.is_some_and(|mv| !moves.contains(&mv)) {
            return Err(CannotAnalyse::NotLegal(0));
        }
        tree.noise = Default::default();
        tree.contempt = 0;
        tree.set_root(&position, &earlier, question.draws);
        let mut analysis = Analysis {
            limits: wish.limits,
            started: reporter.now_ms(),
            wanted: usize::from(wish.lines.clamp(1, MOST_LINES)).min(moves.len()),
            also: wish.also,
            sign,
            over: moves.is_empty(),
            moves,
            depth: 1,
            found: Vec::new(),
            window: Window::round(None, 1),
            whole: Vec::new(),
        };
        if position.is_placing() {
            analysis.glance(&position);
        }
        if !analysis.over {
            analysis.begin_line(tree);
        }
        Ok(analysis)
    }

    /// While marbles are placed nothing is searched.
    fn glance(&mut self, position: &Position) {
        let mut left = self.moves.clone();
        while self.whole.len() < self.wanted
            && let Some((mv, score)) = at_a_glance(position, &left, Default::default())
        {
            left.retain(|&other| other != mv);
            self.whole.push(Line {
                score,
                depth: 1,
                moves: vec![mv],
            });
        }
        self.over = true;
    }

    /// Begins the search of the next line of this depth.
    fn begin_line(&mut self, tree: &mut Tree) {
        let done: Vec<Move> = self.found.iter().filter_map(Line::first).collect();
        let is_next = |mv: Move| match self.also {
            Some(also) if done.len() == self.wanted => mv == also,
            _ => !done.contains(&mv),
        };
        let before = |line: &&Line| line.first().is_some_and(is_next);
        let before = self.whole.iter().find(before);
        let moves = self.moves.iter().copied();
        let left_out: Vec<Move> = moves.filter(|&mv| !is_next(mv)).collect();
        // Where no move is left out the table knows which is the best.
        let first = before.and_then(Line::first);
        let first = first.filter(|_| !left_out.is_empty());
        self.window = Window::round(before.map(|line| line.score), self.depth);
        tree.narrow_root(left_out, first);
        tree.begin(self.depth, self.window.alpha, self.window.beta);
    }

    /// Searches on until a number of nodes, or a line is done.
    fn search(&mut self, tree: &mut Tree, until: u64, reporter: &mut impl Reporter) {
        let Ended::Done(score) = tree.run(until) else {
            return;
        };
        if !self.window.holds(score) {
            return tree.begin(self.depth, self.window.alpha, self.window.beta);
        }
        self.found.push(Line {
            score,
            depth: self.depth,
            moves: tree.root_line().to_vec(),
        });
        let done = self.is_depth_done();
        if done {
            self.found.sort_by_key(|line| Reverse(line.score));
            self.whole = std::mem::take(&mut self.found);
        }
        let state = self.state(tree, reporter);
        if !self.whole.is_empty() {
            reporter.lines(&state);
        }
        if done {
            self.over = self.is_enough(state.millis);
            self.depth += 1;
        }
        if !self.over {
            self.begin_line(tree);
        }
    }

    /// Whether all that is wanted of the running depth has been found.
    fn is_depth_done(&self) -> bool {
        let has = |mv: Move| self.found.iter().any(|line| line.first() == Some(mv));
        self.found.len() >= self.wanted && self.also.is_none_or(has)
    }

    /// Whether a deeper iteration is not allowed, or would tell nothing new.
    fn is_enough(&self, millis: u64) -> bool {
        let most = (params::MAX_PLY - 1) as u8;
        let certain = |line: &Line| {
            line.score.abs() >= DECIDED && WIN - line.score.abs() <= Score::from(self.depth)
        };
        self.depth >= self.limits.depth.unwrap_or(most).min(most)
            || (self.limits != Limits::INFINITE && self.whole.iter().all(certain))
            || self.limits.time.is_some_and(|time| millis >= time.soft)
    }

    /// What is known by now.
    fn state(&self, tree: &Tree, reporter: &mut impl Reporter) -> Lines {
        let again = |line: &&Line| self.found.iter().all(|new| new.first() != line.first());
        let mut lines = self.found.clone();
        lines.extend(self.whole.iter().filter(again).cloned());
        lines.truncate(self.wanted);
        for line in &mut lines {
            line.score *= self.sign;
        }
        Lines {
            lines,
            depth: self.whole.first().map_or(0, |line| line.depth),
            nodes: tree.nodes,
            millis: reporter.now_ms() - self.started,
        }
    }
}

impl Line {
    /// The move that begins it.
    pub fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}

impl Tree {
    /// From now on the root's search leaves moves out, and tries one first. What it
    /// finds of the root is not kept in the table, being no truth of the position.
    fn narrow_root(&mut self, left_out: Vec<Move>, first: Option<Move>) {
        self.frames[0].picker.narrow(left_out, first);
    }
}
