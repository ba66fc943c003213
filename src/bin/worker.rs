//! The worker: the message loop round the engine.
//!
//! One thread: a message can be read only between two tasks. So requests are
//! worked on in slices, and after each slice the rest is put at the end of the
//! queue, behind any message that has arrived meanwhile. A message channel to
//! itself does that without the delay that browsers add to nested timers.

use abalone::engine::{
    Bench, Engine, Info, Level, Lines, Manner, Question, Report, Reporter, Review, Reviewed,
    Signal, Wish,
};
use abalone::protocol::{
    FromAnalyst, FromWorker, GameState, MoveBits, PROTOCOL_VERSION, Progress, ToAnalyst, ToWorker,
};
use abalone::rules::{Move, Position, perft};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, Performance};

/// Milliseconds between two looks at the messages.
const SLICE_MS: f64 = 40.0;
/// The same where the page does nothing else meanwhile, so that it stays smooth.
const PAGE_SLICE_MS: f64 = 9.0;
/// The global variable that holds the way to the page where no worker is to be had,
/// and this runs on the page itself.
const STAND_IN: &str = "abaloneScope";
/// Perft goes on by parts of this depth.
const PERFT_PART: u8 = 3;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
}

fn main() {
    let (scope, slice) = scope();
    let (Some(performance), Ok(channel)) = (scope.performance(), MessageChannel::new()) else {
        post(
            &scope,
            &FromWorker::Error {
                id: None,
                message: "this browser has no clock or message channel for workers".into(),
            },
        );
        return;
    };
    listen(&scope, &channel);
    post(
        &scope,
        &FromWorker::Ready {
            version: PROTOCOL_VERSION,
            build: build(),
        },
    );
    WORKER.set(Some(Worker {
        page: Page {
            scope,
            performance,
            slice,
            slice_end: 0.0,
        },
        channel,
        engine: Engine::default(),
        task: None,
        waiting: false,
    }));
}

/// The way to the page, and how long it may be kept waiting. What stands in for a
/// worker behaves like one.
fn scope() -> (DedicatedWorkerGlobalScope, f64) {
    let global = js_sys::global();
    match js_sys::Reflect::get(&global, &STAND_IN.into()) {
        Ok(scope) if scope.is_object() => (scope.unchecked_into(), PAGE_SLICE_MS),
        _ => (global.unchecked_into(), SLICE_MS),
    }
}

/// Hooks the worker up to the page's messages and to its own.
fn listen(scope: &DedicatedWorkerGlobalScope, channel: &MessageChannel) {
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        with_worker(|worker| worker.receive(&event.data()));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let on_turn = Closure::<dyn FnMut()>::new(|| with_worker(Worker::take_turn));
    channel
        .port1()
        .set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
    on_turn.forget();
}

fn with_worker(f: impl FnOnce(&mut Worker)) {
    WORKER.with_borrow_mut(|worker| {
        if let Some(worker) = worker {
            f(worker);
        }
    });
}

/// The build that the loader says it belongs to.
fn build() -> String {
    js_sys::Reflect::get(&js_sys::global(), &"abaloneBuild".into())
        .ok()
        .and_then(|value| value.as_string())
        .unwrap_or_else(|| "dev".into())
}

fn post(scope: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    post_bytes(scope, &message.write());
}

fn post_bytes(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    let bytes = js_sys::Uint8Array::from(bytes);
    // Posting bytes cannot fail; were it to, the page would time out.
    let _ = scope.post_message(&bytes);
}

struct Worker {
    page: Page,
    channel: MessageChannel,
    engine: Engine,
    task: Option<Task>,
    /// Whether a turn is in the queue already.
    waiting: bool,
}

/// A request under way.
struct Task {
    id: u32,
    started: f64,
    kind: Kind,
}

enum Kind {
    Search,
    Lines,
    Review(Box<Review>),
    Bench(Box<Bench>),
    Perft(Perft),
}

/// Positions still to be counted, each with the depth below it.
struct Perft {
    left: Vec<(Position, u8)>,
    count: u64,
}

/// The way from the search to the page.
struct Page {
    scope: DedicatedWorkerGlobalScope,
    performance: Performance,
    /// Length of a slice, in milliseconds.
    slice: f64,
    slice_end: f64,
}

/// Tells of the search with this id.
struct PageReporter<'a> {
    page: &'a Page,
    id: u32,
}

impl Reporter for PageReporter<'_> {
    fn now_ms(&mut self) -> u64 {
        self.page.performance.now() as u64
    }

    fn signal(&mut self) -> Signal {
        if self.page.performance.now() >= self.page.slice_end {
            Signal::Pause
        } else {
            Signal::Continue
        }
    }

    fn info(&mut self, info: &Info) {
        let message = FromWorker::Info {
            id: self.id,
            progress: Progress::from(info),
        };
        post(&self.page.scope, &message);
    }

    fn lines(&mut self, lines: &Lines) {
        let (id, lines) = (self.id, lines.into());
        self.page.tell(&FromAnalyst::Lines { id, lines });
    }
}

impl Page {
    fn tell(&self, message: &FromAnalyst) {
        post_bytes(&self.scope, &message.write());
    }
}

impl Worker {
    fn receive(&mut self, data: &JsValue) {
        let bytes = data
            .dyn_ref::<js_sys::Uint8Array>()
            .map(js_sys::Uint8Array::to_vec)
            .unwrap_or_default();
        if let Err((id, message)) = self.hear(&bytes) {
            post(&self.page.scope, &FromWorker::Error { id, message });
        }
        self.ask_for_turn();
    }

    /// Reads a message of either kind and does what it says; otherwise the request
    /// it belongs to, if that can be read, and what is wrong.
    fn hear(&mut self, bytes: &[u8]) -> Result<(), (Option<u32>, String)> {
        if let Some(read) = ToAnalyst::read(bytes) {
            let message = read.map_err(|error| (None, error.to_string()))?;
            let id = message.id();
            return self.look_at(message).map_err(|reason| (Some(id), reason));
        }
        let message = ToWorker::read(bytes).map_err(|error| (None, error.to_string()))?;
        let id = message.id();
        self.obey(message).map_err(|reason| (id, reason))
    }

    fn look_at(&mut self, message: ToAnalyst) -> Result<(), String> {
        match message {
            ToAnalyst::Lines {
                id,
                game,
                lines,
                pass,
                limits,
            } => {
                let (position, draws) = game.read()?;
                self.end_task();
                let question = Question {
                    position: &position,
                    earlier: game.earlier(),
                    draws,
                };
                let wish = Wish {
                    pass,
                    ..Wish::lines(lines, limits.into())
                };
                let page = &self.page;
                let mut reporter = PageReporter { page, id };
                self.engine
                    .begin_analysis(question, wish, &mut reporter)
                    .map_err(|error| error.to_string())?;
                self.begin(id, Kind::Lines);
            }
            ToAnalyst::Review {
                id,
                game,
                moves,
                from,
                nodes,
            } => {
                let (position, draws) = game.read()?;
                let start = Question {
                    position: &position,
                    earlier: game.earlier(),
                    draws,
                };
                let read: Option<Vec<Move>> = moves.into_iter().map(MoveBits::read).collect();
                let moves = read.ok_or("there is a move that is none")?;
                let review = Review::new(start, &moves, from.into(), nodes)
                    .map_err(|error| error.to_string())?;
                self.begin(id, Kind::Review(Box::new(review)));
            }
        }
        Ok(())
    }

    fn obey(&mut self, message: ToWorker) -> Result<(), String> {
        match message {
            ToWorker::Move {
                id,
                game,
                level,
                seed,
            } => {
                let level =
                    Level::new(level).ok_or_else(|| format!("there is no level {level}"))?;
                self.begin_search(id, &game, level.manner(seed))
            }
            ToWorker::Analyse { id, game, limits } => {
                self.begin_search(id, &game, Manner::within(limits.into()))
            }
            ToWorker::Stop { id } => {
                if self.task.as_ref().is_some_and(|task| task.id == id) {
                    self.end_task();
                }
                Ok(())
            }
            ToWorker::Bench { id, depth } => {
                self.begin(id, Kind::Bench(Box::new(Bench::new(depth))));
                Ok(())
            }
            ToWorker::Perft { id, game, depth } => {
                let left = vec![(game.read()?.0, depth)];
                self.begin(id, Kind::Perft(Perft { left, count: 0 }));
                Ok(())
            }
        }
    }

    fn begin_search(&mut self, id: u32, game: &GameState, manner: Manner) -> Result<(), String> {
        let (position, draws) = game.read()?;
        self.begin(id, Kind::Search);
        let question = Question {
            position: &position,
            earlier: game.earlier(),
            draws,
        };
        let mut reporter = PageReporter {
            page: &self.page,
            id,
        };
        self.engine.begin(question, manner, &mut reporter);
        Ok(())
    }

    fn begin(&mut self, id: u32, kind: Kind) {
        self.end_task();
        let started = self.page.performance.now();
        self.task = Some(Task { id, started, kind });
    }

    /// Puts the rest of the work behind the messages that wait already.
    fn ask_for_turn(&mut self) {
        if self.task.is_some() && !self.waiting {
            self.waiting = self.channel.port2().post_message(&JsValue::NULL).is_ok();
        }
    }

    /// One slice of work.
    fn take_turn(&mut self) {
        self.waiting = false;
        self.page.slice_end = self.page.performance.now() + self.page.slice;
        if let Some(mut task) = self.task.take()
            && !self.work(&mut task)
        {
            self.task = Some(task);
        }
        self.ask_for_turn();
    }

    /// Works until the slice ends; whether the task is done.
    fn work(&mut self, task: &mut Task) -> bool {
        let page = &self.page;
        let mut reporter = PageReporter { page, id: task.id };
        match &mut task.kind {
            Kind::Search => match self.engine.run(&mut reporter) {
                Some(report) => post_best(page, task.id, &report),
                None => return false,
            },
            Kind::Lines => match self.engine.analyse(&mut reporter) {
                Some(lines) => page.tell(&FromAnalyst::Found {
                    id: task.id,
                    lines: (&lines).into(),
                }),
                None => return false,
            },
            Kind::Review(review) => match review.run(&mut self.engine, &mut reporter) {
                Reviewed::Ply(judgement) => {
                    page.tell(&FromAnalyst::judged(task.id, &judgement));
                    return false;
                }
                Reviewed::Paused => return false,
                Reviewed::Whole => page.tell(&reviewed(task.id, review)),
            },
            Kind::Bench(bench) => match bench.run(&mut reporter) {
                Some(count) => post_count(page, task, count),
                None => return false,
            },
            Kind::Perft(perft) => match perft.run(|| page.performance.now() < page.slice_end) {
                Some(count) => post_count(page, task, count),
                None => return false,
            },
        }
        true
    }

    /// Answers the request under way with what it has found.
    fn end_task(&mut self) {
        let Some(task) = self.task.take() else {
            return;
        };
        let page = &self.page;
        let mut reporter = PageReporter { page, id: task.id };
        match &task.kind {
            Kind::Search => {
                if let Some(report) = self.engine.stop(&mut reporter) {
                    post_best(page, task.id, &report);
                }
            }
            Kind::Lines => {
                if let Some(lines) = self.engine.stop_analysis(&mut reporter) {
                    page.tell(&FromAnalyst::Found {
                        id: task.id,
                        lines: (&lines).into(),
                    });
                }
            }
            Kind::Review(review) => page.tell(&reviewed(task.id, review)),
            Kind::Bench(_) | Kind::Perft(_) => {
                let message = FromWorker::Error {
                    id: Some(task.id),
                    message: "stopped".into(),
                };
                post(&page.scope, &message);
            }
        }
    }
}

/// How far a review has come.
fn reviewed(id: u32, review: &Review) -> FromAnalyst {
    FromAnalyst::Reviewed {
        id,
        plies: review.ply() as u16,
    }
}

fn post_best(page: &Page, id: u32, report: &Report) {
    let message = FromWorker::Best {
        id,
        mv: report.best.map(Into::into),
        progress: Progress::from(report),
    };
    post(&page.scope, &message);
}

fn post_count(page: &Page, task: &Task, count: u64) {
    let message = FromWorker::Count {
        id: task.id,
        count,
        millis: (page.performance.now() - task.started) as u64,
    };
    post(&page.scope, &message);
}

impl Perft {
    /// Counts on while there is time; the count when nothing is left.
    fn run(&mut self, mut has_time: impl FnMut() -> bool) -> Option<u64> {
        while has_time() {
            let Some((position, depth)) = self.left.pop() else {
                return Some(self.count);
            };
            if depth <= PERFT_PART {
                self.count += perft(&position, u32::from(depth));
                continue;
            }
            for &mv in position.moves().iter() {
                let mut next = position;
                next.play_unchecked(mv);
                self.left.push((next, depth - 1));
            }
        }
        None
    }
}
