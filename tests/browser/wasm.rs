//! The worker as wasm, in the browser it is made for, against the same code
//! compiled for this machine. A browser is at hand anyway; Node may not be.

use crate::page::{LAPTOP, Page};
use abalone::engine::{BENCH_DEPTH, Silent, bench};
use abalone::protocol::{FromWorker, GameState, PROTOCOL_VERSION, ToWorker};
use abalone::rules::{layout, perft};
use serde_json::json;
use std::time::Instant;

/// Starts the worker as the page does, sends it a request once it is ready, and
/// returns its first message and its answer.
const ASK: &str = "
    const request = new Uint8Array(arguments[0]);
    const INFO = 1;
    const build = document.querySelector('meta[name=abalone-build]').content;
    const worker = new Worker(`./worker_loader.js?v=${build}`, {type: 'module'});
    return new Promise((resolve, reject) => {
        const said = [];
        worker.onmessage = (event) => {
            said.push([...event.data]);
            if (said.length === 1) worker.postMessage(request);
            else if (event.data[0] !== INFO) resolve([said[0], [...event.data]]);
        };
        worker.onerror = (event) => reject(new Error(event.message || 'the worker did not load'));
    }).finally(() => worker.terminate());
";

/// Plies of the comparison of speeds: some seconds in all, so that starting up
/// does not count.
const SPEED_DEPTH: u8 = 5;
/// What is done in wasm is at least this part of the native speed.
pub const SPEED_RATIO: f64 = 0.6;

/// The worker's first message and its answer to a request.
pub fn ask(page: &Page, request: &ToWorker) -> (FromWorker, FromWorker) {
    let said = page.js(ASK, &[json!(request.write())]);
    let read = |index: usize| {
        let bytes: Vec<u8> =
            serde_json::from_value(said[index].clone()).expect("messages are bytes");
        FromWorker::read(&bytes).unwrap_or_else(|error| panic!("{error}: {bytes:?}"))
    };
    (read(0), read(1))
}

fn start_perft(depth: u8) -> (ToWorker, abalone::rules::Position) {
    let start = layout("belgian_daisy").expect("it is a layout").position();
    let game = GameState::new(&start, &[]);
    (ToWorker::Perft { id: 7, game, depth }, start)
}

#[test]
fn the_worker_says_first_what_it_is() {
    let page = Page::open(LAPTOP, "");
    let (request, start) = start_perft(3);
    let (first, answer) = ask(&page, &request);
    let built = page
        .find("meta[name=abalone-build]")
        .attribute("content")
        .unwrap_or_default();
    assert_ne!(built, "dev", "the post-build step has not run");
    let ready = FromWorker::Ready {
        version: PROTOCOL_VERSION,
        build: built,
    };
    assert_eq!(first, ready);
    let FromWorker::Count { id: 7, count, .. } = answer else {
        panic!("it answered {answer:?}");
    };
    assert_eq!(count, perft(&start, 3));
    page.assert_quiet();
}

/// The number of positions that a search looks at says whether it is the same
/// search.
#[test]
fn the_engine_has_the_same_signature_here_and_there() {
    let page = Page::open(LAPTOP, "");
    let depth = BENCH_DEPTH;
    let (_, answer) = ask(&page, &ToWorker::Bench { id: 1, depth });
    let FromWorker::Count { count, millis, .. } = answer else {
        panic!("it answered {answer:?}");
    };
    println!("bench in wasm: {count} positions in {millis} ms");
    assert_eq!(count, bench(depth, &mut Silent));
}

/// `cargo xtask test` runs it apart from the others: alone, and optimised.
#[test]
fn perft_in_wasm_is_nearly_as_fast_as_this_machine() {
    let page = Page::open(LAPTOP, "");
    let (request, start) = start_perft(SPEED_DEPTH);
    // The best of three, alternating: what else runs here can only slow it down.
    let (mut native, mut wasm) = (0.0_f64, 0.0_f64);
    for _ in 0..3 {
        let begun = Instant::now();
        let count = perft(&start, u32::from(SPEED_DEPTH));
        native = native.max(count as f64 / begun.elapsed().as_secs_f64() / 1e6);
        let (_, answer) = ask(&page, &request);
        let FromWorker::Count {
            count: there,
            millis,
            ..
        } = answer
        else {
            panic!("it answered {answer:?}");
        };
        assert_eq!(there, count);
        wasm = wasm.max(count as f64 / millis.max(1) as f64 / 1e3);
    }
    println!("bulk perft: {native:.0} M/s native, {wasm:.0} M/s in wasm");
    assert!(
        wasm >= SPEED_RATIO * native,
        "that is {:.2} of it",
        wasm / native
    );
}
