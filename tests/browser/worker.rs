//! How the worker behaves while it thinks: it listens.

use crate::page::{LAPTOP, Page};
use abalone::protocol::{AnalysisLimits, FromWorker, GameState, ToWorker};
use abalone::rules::{Position, layout};
use serde_json::{Value, json};

/// Sends the requests of `arguments[0]`, pairs of a delay in milliseconds and a
/// message, to a fresh worker, each so long after the one before. Returns, for the
/// ids in `arguments[1]`, when their answers came, in milliseconds after the last
/// request, and what they were.
const CONVERSE: &str = "
    const [requests, ids] = arguments;
    const build = document.querySelector('meta[name=abalone-build]').content;
    const worker = new Worker(`./worker_loader.js?v=${build}`, {type: 'module'});
    const answers = [];
    let last = 0;
    return new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message || 'the worker did not load'));
        worker.onmessage = async (event) => {
            const [READY, INFO, ANALYST, LINES] = [0, 1, 65, 0];
            if (event.data[0] === READY) {
                for (const [delay, message] of requests) {
                    await new Promise((done) => setTimeout(done, delay));
                    last = performance.now();
                    worker.postMessage(new Uint8Array(message));
                }
            } else if (event.data[0] === ANALYST && event.data[1] === LINES) {
                return;
            } else if (event.data[0] !== INFO) {
                answers.push([performance.now() - last, [...event.data]]);
                if (answers.length === ids) resolve(answers);
            }
        };
    }).finally(() => worker.terminate());
";

/// Within this many milliseconds a message has to be obeyed.
const PROMPT_MS: f64 = 100.0;
/// A wait beside other tests says little, but what is slow by itself is slow each time.
const TRIES: usize = 5;

/// Has something tried, which returns how many milliseconds it waited, until it was
/// obeyed promptly.
///
/// # Panics
/// When it never was.
pub fn assert_prompt(mut trial: impl FnMut() -> f64) {
    let mut waits = Vec::new();
    while waits.len() < TRIES {
        let wait = trial();
        if wait <= PROMPT_MS {
            return;
        }
        waits.push(wait);
    }
    panic!("milliseconds until the worker obeyed: {waits:?}");
}

fn start() -> Position {
    layout("belgian_daisy").expect("it is a layout").position()
}

fn endless(id: u32) -> Vec<u8> {
    ToWorker::Analyse {
        id,
        game: GameState::new(&start(), &[]),
        limits: AnalysisLimits::default(),
    }
    .write()
}

/// Delays of answers after the last request, and the answers.
fn converse(page: &Page, requests: &[(u32, Vec<u8>)], answers: usize) -> Vec<(f64, FromWorker)> {
    let said = converse_in_bytes(page, requests, answers).into_iter();
    let read = |(delay, bytes): (f64, Vec<u8>)| {
        let message = FromWorker::read(&bytes).unwrap_or_else(|error| panic!("{error}: {bytes:?}"));
        (delay, message)
    };
    said.map(read).collect()
}

/// The same before the answers are read.
pub fn converse_in_bytes(
    page: &Page,
    requests: &[(u32, Vec<u8>)],
    answers: usize,
) -> Vec<(f64, Vec<u8>)> {
    let said = page.js(CONVERSE, &[json!(requests), json!(answers)]);
    let read = |answer: &Value| {
        let bytes: Vec<u8> = serde_json::from_value(answer[1].clone()).expect("bytes");
        (answer[0].as_f64().expect("a time"), bytes)
    };
    said.as_array().expect("a list").iter().map(read).collect()
}

#[test]
fn it_stops_when_told_to() {
    let page = Page::open(LAPTOP, "");
    assert_prompt(|| {
        let stop = ToWorker::Stop { id: 1 }.write();
        let answers = converse(&page, &[(0, endless(1)), (700, stop)], 1);
        let [(delay, FromWorker::Best { id: 1, mv, .. })] = &answers[..] else {
            panic!("it answered {answers:?}");
        };
        let mv = mv.and_then(|bits| bits.read()).expect("a move");
        assert!(start().play(mv).is_ok());
        *delay
    });
}

#[test]
fn a_new_position_replaces_the_old_one() {
    let page = Page::open(LAPTOP, "");
    let other = layout("standard").expect("it is a layout").position();
    assert_prompt(|| {
        let request = ToWorker::Move {
            id: 2,
            game: GameState::new(&other, &[]),
            level: 1,
            seed: 5,
        };
        let answers = converse(&page, &[(0, endless(1)), (500, request.write())], 2);
        let [
            (first, FromWorker::Best { id: 1, .. }),
            (second, FromWorker::Best { id: 2, mv, .. }),
        ] = &answers[..]
        else {
            panic!("it answered {answers:?}");
        };
        let mv = mv.and_then(|bits| bits.read()).expect("a move");
        assert!(other.play(mv).is_ok());
        assert!(first <= second);
        *second
    });
}

#[test]
fn nonsense_gets_an_error_and_breaks_nothing() {
    let page = Page::open(LAPTOP, "");
    let bad_level = ToWorker::Move {
        id: 3,
        game: GameState::new(&start(), &[]),
        level: 99,
        seed: 0,
    };
    let requests = [
        (0, b"hello".to_vec()),
        (0, vec![0, 2]),
        (0, bad_level.write()),
        (0, ToWorker::Bench { id: 4, depth: 2 }.write()),
    ];
    let answers = converse(&page, &requests, 4);
    let ids: Vec<Option<u32>> = answers
        .iter()
        .map(|(_, answer)| match answer {
            FromWorker::Error { id, .. } => *id,
            FromWorker::Count { id, .. } => Some(id + 100),
            other => panic!("it answered {other:?}"),
        })
        .collect();
    assert_eq!(ids, [None, None, Some(3), Some(104)]);
}
