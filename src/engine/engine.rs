//! Iterative deepening: one search after another, each a ply deeper, until a
//! limit is met.

use super::analysis::Analysis;
use super::finish::{Finisher, Proof};
use super::levels::{Manner, Noise};
use super::limits::{Limits, TimeLimit};
use super::params::{TABLE_BYTES, finish, search as params};
use super::reporter::{Info, Report, Reporter, Signal};
use super::score::{DECIDED, DRAW, INFINITE, Score, WIN};
use super::search::{Ended, Tree};
use super::simple::{at_a_glance, not_misere};
use crate::rules::{Draws, Position};

/// Positions between two questions to the world.
pub(super) const POLL_NODES: u64 = 1024;

/// A position to think about.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position.
    pub position: &'a Position,
    /// Keys of the game's positions before it, in order of play.
    pub earlier: &'a [u64],
    /// What ends the game undecided.
    pub draws: Draws,
}

impl<'a> Question<'a> {
    /// A position under the usual draw rules.
    pub fn new(position: &'a Position, earlier: &'a [u64]) -> Question<'a> {
        Question {
            position,
            earlier,
            draws: Draws::default(),
        }
    }
}

/// The engine: a table that outlives searches, and at most one search or analysis
/// that can be interrupted and taken up again.
pub struct Engine {
    pub(super) tree: Tree,
    job: Option<Job>,
    pub(super) analysis: Option<Analysis>,
}

struct Job {
    limits: Limits,
    started: u64,
    /// The iteration that is running.
    depth: u8,
    alpha: Score,
    beta: Score,
    width: Score,
    only_move: bool,
    /// Whether the first look has said all: no move, one that wins, or a marble
    /// to be placed.
    settled: bool,
    /// Tries to prove that the last marble can be won, before anything is searched.
    finisher: Option<Finisher>,
    report: Report,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new(TABLE_BYTES)
    }
}

impl Engine {
    /// An engine with a table of at most this many bytes.
    pub fn new(table_bytes: usize) -> Engine {
        Engine {
            tree: Tree::new(table_bytes),
            job: None,
            analysis: None,
        }
    }

    /// Forgets everything: a new game.
    pub fn clear(&mut self) {
        self.lend().clear();
    }

    /// The tree for something new; what was under way is not any more.
    pub(super) fn lend(&mut self) -> &mut Tree {
        self.job = None;
        self.analysis = None;
        &mut self.tree
    }

    /// Begins a search; [`run`](Self::run) does it. Replaces one that is under way.
    pub fn begin(&mut self, question: Question<'_>, manner: Manner, reporter: &mut impl Reporter) {
        let manner = manner.under(question.position.rules());
        self.analysis = None;
        if manner.fresh {
            self.tree.clear();
        }
        self.tree.noise = manner.noise;
        self.tree.contempt = manner.contempt;
        let mut position = *question.position;
        if position.rules().misere && manner.noise.forgets(position.key()) {
            position = not_misere(&position);
        }
        let placing = position.is_placing();
        self.tree
            .set_root(&position, question.earlier, question.draws);
        let moves = position.moves();
        let mut report = Report {
            best: None,
            score: DRAW,
            depth: 0,
            nodes: 0,
            millis: 0,
            line: Vec::new(),
        };
        let noise = if placing {
            manner.noise
        } else {
            Noise::default()
        };
        if let Some((mv, score)) = at_a_glance(&position, &moves, noise) {
            report.best = Some(mv);
            report.score = score;
            report.line.push(mv);
        }
        let mut job = Job {
            limits: manner.limits,
            started: reporter.now_ms(),
            depth: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            width: params::WINDOW,
            only_move: moves.len() == 1,
            finisher: Finisher::new(&position, question.earlier, question.draws, &manner),
            settled: placing || report.best.is_none() || report.score == WIN - 1,
            report,
        };
        job.next_iteration(&mut self.tree);
        self.job = Some(job);
    }

    /// Whether a search is under way.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Ends the search under way with what it has found.
    pub fn stop(&mut self, reporter: &mut impl Reporter) -> Option<Report> {
        let mut job = self.job.take()?;
        job.take_unfinished(&self.tree);
        Some(job.report(&self.tree, reporter))
    }

    /// Goes on with the search until it is done, or the reporter wants a pause:
    /// then there is no report yet.
    pub fn run(&mut self, reporter: &mut impl Reporter) -> Option<Report> {
        let mut job = self.job.take()?;
        if job.settled {
            return Some(job.at_once(&self.tree, reporter));
        }
        loop {
            match reporter.signal() {
                Signal::Continue => {}
                Signal::Pause => {
                    self.job = Some(job);
                    return None;
                }
                Signal::Stop => break,
            }
            let hard = job.limits.time.map(|t| t.hard);
            if hard.is_some_and(|hard| reporter.now_ms() - job.started >= hard) {
                break;
            }
            let allowed = job.limits.nodes.unwrap_or(u64::MAX);
            if self.tree.nodes >= allowed {
                break;
            }
            if let Some(finisher) = job.finisher.take() {
                if job.try_to_finish(finisher, &mut self.tree, reporter) {
                    return Some(job.report(&self.tree, reporter));
                }
                continue;
            }
            let until = allowed.min(self.tree.nodes + POLL_NODES);
            if let Ended::Done(score) = self.tree.run(until)
                && job.iteration_done(score, &mut self.tree, reporter)
            {
                return Some(job.report(&self.tree, reporter));
            }
        }
        job.take_unfinished(&self.tree);
        Some(job.report(&self.tree, reporter))
    }
}

impl Job {
    /// The report when the first look has settled everything.
    fn at_once(mut self, tree: &Tree, reporter: &mut impl Reporter) -> Report {
        self.report.depth = 1;
        if self.report.best.is_some() {
            let millis = reporter.now_ms() - self.started;
            self.inform(tree, millis, reporter);
        }
        self.report(tree, reporter)
    }

    /// Tries on to prove a win; whether there is one.
    fn try_to_finish(
        &mut self,
        mut finisher: Finisher,
        tree: &mut Tree,
        reporter: &mut impl Reporter,
    ) -> bool {
        let (proof, nodes) = finisher.run(POLL_NODES);
        tree.nodes += nodes;
        let millis = reporter.now_ms() - self.started;
        match proof {
            Proof::Wins(mv, plies) => {
                self.report.best = Some(mv);
                self.report.score = WIN - Score::from(plies);
                self.report.depth = plies;
                self.report.line = vec![mv];
                self.inform(tree, millis, reporter);
                return true;
            }
            Proof::Open => {
                let late = |time: TimeLimit| millis >= time.hard / finish::TIME_PART;
                let late = self.limits.time.is_some_and(late);
                self.finisher = (!late).then_some(finisher);
            }
            Proof::None => {}
        }
        false
    }

    /// Tells the reporter how far it is.
    fn inform(&self, tree: &Tree, millis: u64, reporter: &mut impl Reporter) {
        reporter.info(&Info {
            depth: self.report.depth,
            score: self.report.score,
            nodes: tree.nodes,
            millis,
            line: self.report.line.clone(),
        });
    }

    /// Takes in an iteration's score; whether the search is over.
    fn iteration_done(
        &mut self,
        score: Score,
        tree: &mut Tree,
        reporter: &mut impl Reporter,
    ) -> bool {
        let failed_low = score <= self.alpha && self.alpha > -INFINITE;
        let failed_high = score >= self.beta && self.beta < INFINITE;
        if failed_low || failed_high {
            if failed_high {
                self.take_unfinished(tree);
            }
            self.width *= 3;
            if failed_low {
                self.alpha = open(score - self.width);
            } else {
                self.beta = open(score + self.width);
            }
            tree.begin(self.depth, self.alpha, self.beta);
            return false;
        }
        self.report.score = score;
        self.report.depth = self.depth;
        if let Some(&best) = tree.root_line().first() {
            self.report.best = Some(best);
            self.report.line.clear();
            self.report.line.extend_from_slice(tree.root_line());
        }
        let millis = reporter.now_ms() - self.started;
        self.inform(tree, millis, reporter);
        if self.is_enough(score, millis) {
            return true;
        }
        self.next_iteration(tree);
        false
    }

    /// Whether a deeper iteration is not allowed, or would tell nothing new.
    fn is_enough(&self, score: Score, millis: u64) -> bool {
        let most = (params::MAX_PLY - 1) as u8;
        let endless = self.limits == Limits::INFINITE;
        let certain = score.abs() >= DECIDED && WIN - score.abs() <= Score::from(self.depth);
        self.depth >= self.limits.depth.unwrap_or(most).min(most)
            || (!endless && certain)
            || self
                .limits
                .time
                .is_some_and(|TimeLimit { soft, .. }| millis >= soft || self.only_move)
    }

    fn next_iteration(&mut self, tree: &mut Tree) {
        self.depth += 1;
        self.width = params::WINDOW;
        let score = self.report.score;
        if self.depth > params::WINDOW_FROM_DEPTH && score.abs() < DECIDED {
            self.alpha = score - self.width;
            self.beta = score + self.width;
        } else {
            self.alpha = -INFINITE;
            self.beta = INFINITE;
        }
        tree.begin(self.depth, self.alpha, self.beta);
    }

    /// Uses what an unfinished iteration has found: the last one's best move is
    /// looked at first, so a move above the window is better than that.
    fn take_unfinished(&mut self, tree: &Tree) {
        let line = tree.root_line();
        let found = tree.root_best();
        if let Some(&best) = line.first()
            && found > self.alpha
            && self.depth > 1
        {
            self.report.best = Some(best);
            self.report.score = found;
            self.report.line.clear();
            self.report.line.extend_from_slice(line);
        }
    }

    fn report(mut self, tree: &Tree, reporter: &mut impl Reporter) -> Report {
        self.report.nodes = tree.nodes;
        self.report.millis = reporter.now_ms() - self.started;
        self.report
    }
}

/// A bound that has been moved far out is none.
pub(super) fn open(bound: Score) -> Score {
    if bound.abs() > DECIDED / 2 {
        INFINITE * bound.signum()
    } else {
        bound
    }
}

/// One whole search with a table of its own.
pub fn search(
    position: &Position,
    earlier: &[u64],
    limits: Limits,
    reporter: &mut impl Reporter,
) -> Report {
    let mut engine = Engine::default();
    engine.begin(
        Question::new(position, earlier),
        Manner::within(limits),
        reporter,
    );
    loop {
        // A reporter that pauses a search nobody takes up again means: wait.
        if let Some(report) = engine.run(reporter) {
            return report;
        }
    }
}
