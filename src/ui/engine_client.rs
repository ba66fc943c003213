//! The page's side of the worker in which the computer thinks.
//!
//! The worker is started when it is first needed and says `Ready` before it is
//! sent anything. One search runs at a time. A worker that does not answer is
//! ended and started again; where none can be started the player is told.

use super::app::App;
use super::browser::{address_of, build_number, later, lot, window};
use super::control;
use super::stand_in;
use super::toasts::Offer;
use crate::engine::Level;
use crate::game::{Event, Purpose, Request, Thought};
use crate::protocol::{
    AnalysisLimits, FromWorker, GameState, PROTOCOL_VERSION, Progress, ToWorker,
};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that has not said `Ready` after this many milliseconds will not.
const START_LIMIT: u32 = 30_000;
/// A stopped search answers within a slice of the search; this is much longer.
const STOP_LIMIT: u32 = 3_000;
/// Longer than any level thinks.
const ANSWER_LIMIT: u32 = 90_000;
/// The computer's move waits at least this long after the person's, so that both
/// are seen.
const PAUSE_BETWEEN: f64 = 550.0;

/// Positions looked at before an offered draw is accepted or not.
const DRAW_NODES: u64 = 20_000;

#[derive(Default)]
struct Client {
    worker: Option<Worker>,
    ready: bool,
    /// The lot by which the computer has a better or a worse day in this game.
    day: Option<u64>,
    /// Wanted as soon as the worker is ready.
    waiting: Option<Request>,
    /// Sent and not yet answered, and when it was sent.
    running: Option<(Request, f64)>,
    /// Ends the worker when it does not answer in time.
    watchdog: Option<Timeout>,
    /// How often it has been started again in a row.
    restarts: u8,
    /// Whether something was to stand in for it, and whether it is on its way.
    stood_in: bool,
    coming: bool,
}

thread_local! {
    // Handles of the browser cannot live in signals that other threads could see.
    static CLIENT: RefCell<Client> = RefCell::default();
}

/// Runs with the client; never while it is already in use.
fn with<T>(act: impl FnOnce(&mut Client) -> T) -> T {
    CLIENT.with_borrow_mut(act)
}

/// Starts the worker if it is not running.
pub fn start(app: App) {
    if with(|client| client.worker.is_some() || client.coming) {
        return;
    }
    let Some(worker) = new_worker() else {
        return stand_in(app);
    };
    take(app, worker);
}

/// Listens to a worker that is starting.
fn take(app: App, worker: Worker) {
    listen(app, &worker);
    with(|client| {
        client.worker = Some(worker);
        client.ready = false;
        client.watchdog = Some(later(START_LIMIT, move || fail(app)));
    });
}

/// There is no worker of its own file: something else is to think, if it can.
fn stand_in(app: App) {
    if with(|client| std::mem::replace(&mut client.stood_in, true)) {
        return fail(app);
    }
    with(|client| client.coming = true);
    stand_in::fetch(move |worker| {
        with(|client| client.coming = false);
        match worker {
            Some(worker) => take(app, worker),
            None => fail(app),
        }
    });
}

/// Searches, in place of what is being searched.
pub fn search(app: App, request: Request) {
    with(|client| client.waiting = Some(request));
    start(app);
    send_waiting(app);
}

/// Gives up the running search.
pub fn stop(app: App) {
    let message = with(|client| {
        client.waiting = None;
        let (request, _) = client.running.take()?;
        client.watchdog = Some(later(STOP_LIMIT, move || restart(app)));
        Some(ToWorker::Stop { id: request.id })
    });
    if let Some(message) = message {
        post(&message);
    }
}

fn new_worker() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address_of("worker_loader.js"), &options).ok()
}

fn listen(app: App, worker: &Worker) {
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if let Some(bytes) = data.dyn_ref::<js_sys::Uint8Array>() {
            match FromWorker::read(&bytes.to_vec()) {
                Ok(message) => receive(app, message),
                Err(_) => restart(app),
            }
        }
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget(); // for the life of the worker, of which there are few
    let on_error = Closure::<dyn Fn()>::new(move || {
        if with(|client| client.ready) {
            restart(app);
        } else {
            with(end);
            stand_in(app);
        }
    });
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    on_error.forget();
}

fn post(message: &ToWorker) {
    let bytes = js_sys::Uint8Array::from(&message.write()[..]);
    with(|client| {
        if let Some(worker) = &client.worker {
            // Bytes can always be posted.
            let _ = worker.post_message(&bytes);
        }
    });
}

fn send_waiting(app: App) {
    let request = with(|client| {
        let request = client.waiting.take_if(|_| client.ready)?;
        client.running = Some((request.clone(), now()));
        client.watchdog = Some(later(ANSWER_LIMIT, move || restart(app)));
        Some(request)
    });
    if let Some(request) = request {
        let draws = app.session.peek(|s| s.game().variant().draws);
        let id = request.id;
        let game = GameState::with_draws(&request.position, &request.earlier, draws);
        post(&match request.purpose {
            // By somebody impartial: a player thinks less of a draw than it is worth.
            Purpose::Draw { .. } => ToWorker::Analyse {
                id,
                game,
                limits: AnalysisLimits {
                    nodes: Some(DRAW_NODES),
                    ..AnalysisLimits::default()
                },
            },
            Purpose::Move | Purpose::Hint => ToWorker::Move {
                id,
                game,
                level: on_this_day(&request),
                seed: lot(),
            },
        });
    }
}

/// Another game begins: another day.
pub fn begin_day() {
    with(|client| client.day = None);
}

/// The level as which the computer moves in this game. What it is asked for
/// beside that is the same every day.
fn on_this_day(request: &Request) -> u8 {
    let day = with(|client| *client.day.get_or_insert_with(lot));
    let seat = request.position.turn().index() as u64;
    match Level::new(request.level) {
        Some(level) if request.purpose == Purpose::Move => {
            level.form(day.wrapping_add(seat)).number()
        }
        _ => request.level,
    }
}

fn receive(app: App, message: FromWorker) {
    match message {
        FromWorker::Ready { version, build }
            if version == PROTOCOL_VERSION && build == build_number() =>
        {
            with(|client| {
                client.ready = true;
                client.watchdog = None;
            });
            send_waiting(app);
        }
        FromWorker::Ready { .. } => other_version(app),
        FromWorker::Info { id, progress } => {
            let mut thought = thought(&progress);
            thought.mv = progress.line.first().and_then(|bits| bits.read());
            control::send(app, Event::Thought(id, thought));
        }
        FromWorker::Best { id, mv, progress } => {
            let Some(wait) = answered(id) else { return };
            let found = mv.and_then(|bits| bits.read());
            let event = Event::Found(id, found, thought(&progress));
            later(wait, move || control::send(app, event)).forget();
        }
        FromWorker::Error { id: Some(id), .. } => {
            if answered(id).is_some() {
                control::send(app, Event::SearchFailed);
            }
        }
        FromWorker::Error { id: None, .. } | FromWorker::Count { .. } => {}
    }
}

/// Notes that a request was answered; how long to wait before it is told, if
/// anybody still asks.
fn answered(id: u32) -> Option<u32> {
    with(|client| {
        client.restarts = 0;
        if client
            .running
            .as_ref()
            .is_none_or(|(asked, _)| asked.id != id)
        {
            // The answer to a stopped search: the worker is alive.
            if client.running.is_none() {
                client.watchdog = None;
            }
            return None;
        }
        client.watchdog = None;
        let (request, since) = client.running.take()?;
        let rest = match request.purpose {
            Purpose::Move => PAUSE_BETWEEN - (now() - since),
            Purpose::Hint | Purpose::Draw { .. } => 0.0,
        };
        Some(rest.max(0.0) as u32)
    })
}

fn thought(progress: &Progress) -> Thought {
    Thought {
        mv: None,
        depth: progress.depth,
        score: progress.score,
    }
}

/// Ends the worker and starts another one with the same task.
fn restart(app: App) {
    let give_up = with(|client| {
        end(client);
        client.restarts += 1;
        client.restarts > 2
    });
    if give_up {
        return fail(app);
    }
    app.toasts
        .show(app.words_now().notice.worker_restarted.to_owned(), None);
    start(app);
}

/// There is no worker to be had.
fn fail(app: App) {
    with(end);
    with(|client| client.waiting = None);
    let text = app.words_now().notice.worker_denied.to_owned();
    app.toasts.keep(text, None);
    control::send(app, Event::SearchFailed);
}

/// The worker is of another build than the page: only a reload helps.
fn other_version(app: App) {
    with(end);
    with(|client| client.waiting = None);
    let reload = Offer::new(
        |m| m.notice.reload,
        |_| {
            // A page that cannot reload stays as it is.
            let _ = window().location().reload();
        },
    );
    let text = app.words_now().notice.worker_version.to_owned();
    app.toasts.keep(text, Some(reload));
    control::send(app, Event::SearchFailed);
}

fn end(client: &mut Client) {
    if let Some(worker) = client.worker.take() {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
    }
    client.ready = false;
    client.watchdog = None;
    if let Some((request, _)) = client.running.take() {
        client.waiting.get_or_insert(request);
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}
