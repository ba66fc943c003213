//! The engine in the worker against the same code compiled for this machine: it
//! finds the same, nearly as fast, and in little memory.

#[path = "../../src/bin/lab/dice.rs"]
mod dice;

use crate::page::{LAPTOP, PHONE, Page};
use crate::site;
use crate::wasm::{SPEED_RATIO, ask};
use abalone::engine::{BENCH_DEPTH, Engine, Level, Question, Silent, bench};
use abalone::protocol::{AnalysisLimits, FromWorker, GameState, MoveBits, ToAnalyst, ToWorker};
use abalone::rules::{Layout, Position, Seating, Variant, layouts};
use dice::Dice;
use serde_json::{Value, json};
use std::fs;
use std::time::Instant;

/// Sends the requests of `arguments[0]` to a fresh worker of the program
/// `arguments[1]`, each when the one before it has been answered; returns the last
/// message to each.
const EACH: &str = "
    const [requests, program] = arguments;
    const build = document.querySelector('meta[name=abalone-build]').content;
    const worker = new Worker(`./${program}?v=${build}`, {type: 'module'});
    const answers = [];
    return new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message || 'the worker did not load'));
        worker.onmessage = ({ data }) => {
            const [READY, INFO, ANALYST, LINES] = [0, 1, 65, 0];
            if (data[0] === INFO || data[0] === ANALYST && data[1] === LINES) return;
            if (data[0] !== READY) answers.push(typeof data === 'number' ? data : [...data]);
            if (answers.length === requests.length) return resolve(answers);
            const next = requests[answers.length];
            worker.postMessage(typeof next === 'string' ? next : new Uint8Array(next));
        };
    }).finally(() => worker.terminate());
";

/// A worker that says how large the memory of its program is when it is asked.
const MEASURED: &str = "
    let memory;
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const made = await real.apply(WebAssembly, all);
            memory = (made.instance ?? made).exports.memory;
            return made;
        };
    }
    addEventListener('message', (event) => {
        if (event.data !== 'memory') return;
        event.stopImmediatePropagation();
        postMessage(memory.buffer.byteLength);
    });
    await import('./worker_loader.js' + location.search);
";

/// Positions that are searched here and there.
const POSITIONS: usize = 1_000;
/// So many in one conversation.
const AT_ONCE: usize = 100;
/// What the program of the worker may take on a phone, in bytes, whatever it does.
const MOST_MEMORY: u64 = 64 << 20;

fn each(page: &Page, program: &str, requests: &[Value]) -> Vec<Value> {
    let said = page.js(EACH, &[json!(requests), json!(program)]);
    said.as_array().expect("a list").clone()
}

fn message(answer: &Value) -> FromWorker {
    let bytes: Vec<u8> = serde_json::from_value(answer.clone()).expect("messages are bytes");
    FromWorker::read(&bytes).unwrap_or_else(|error| panic!("{error}: {bytes:?}"))
}

/// A position of a game that random players have not yet ended; one in ten of
/// three players.
fn position(dice: &mut Dice) -> Position {
    let seating = match dice.one_in(10) {
        true => Seating::Three,
        false => Seating::Two,
    };
    let fitting: Vec<&'static Layout> = layouts().iter().filter(|l| l.seating == seating).collect();
    loop {
        let start = Variant::from_layout(fitting[dice.below(fitting.len())]).first_position();
        let mut position = start.expect("a start");
        for _ in 0..6 + dice.below(80) {
            let moves = position.moves();
            if position.outcome().is_some() || moves.is_empty() {
                break;
            }
            position.play_unchecked(*dice.pick(&moves));
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// Same seed and same limit of positions, from a cleared table: the same move,
/// after the same number of positions.
#[test]
fn a_thousand_positions_are_searched_alike_here_and_there() {
    let page = Page::open(LAPTOP, "");
    let mut dice = Dice::new(2026);
    let mut engine = Engine::default();
    let mut searched = 0;
    for batch in 0..POSITIONS / AT_ONCE {
        let asked: Vec<_> = (0..AT_ONCE)
            .map(|at| {
                let number = batch * AT_ONCE + at;
                // Those that err and those that do not, up to 32,000 positions.
                let level = 4 + (number % 6) as u8;
                (position(&mut dice), level, dice.next())
            })
            .collect();
        let requests: Vec<_> = (asked.iter())
            .map(|(position, level, seed)| {
                let game = GameState::new(position, &[]);
                let (level, seed) = (*level, *seed);
                json!(
                    ToWorker::Move {
                        id: 1,
                        game,
                        level,
                        seed
                    }
                    .write()
                )
            })
            .collect();
        let answers = each(&page, "worker_loader.js", &requests);
        for ((position, level, seed), answer) in asked.iter().zip(&answers) {
            let FromWorker::Best { mv, progress, .. } = message(answer) else {
                panic!("it answered {answer:?}");
            };
            let manner = Level::new(*level).expect("a level").manner(*seed);
            engine.begin(Question::new(position, &[]), manner, &mut Silent);
            let here = engine.run(&mut Silent).expect("an end");
            assert_eq!(
                (mv.and_then(MoveBits::read), progress.nodes),
                (here.best, here.nodes),
                "level {level}, seed {seed}: {}",
                abalone::notation::position_string(position)
            );
            searched += here.nodes;
        }
    }
    println!("{POSITIONS} positions alike, {searched} searched");
    page.assert_quiet();
}

/// `cargo xtask test` runs it apart from the others: alone, and optimised.
#[test]
fn the_engine_in_wasm_is_nearly_as_fast_as_this_machine() {
    let page = Page::open(LAPTOP, "");
    let depth = BENCH_DEPTH + 2;
    // The best of three, alternating: what else runs here can only slow it down.
    let (mut native, mut wasm) = (0.0_f64, 0.0_f64);
    for _ in 0..3 {
        let begun = Instant::now();
        let count = bench(depth, &mut Silent);
        native = native.max(count as f64 / begun.elapsed().as_secs_f64() / 1e6);
        let (_, answer) = ask(&page, &ToWorker::Bench { id: 1, depth });
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
    let ratio = wasm / native;
    println!("engine: {native:.2} M positions/s native, {wasm:.2} in wasm: {ratio:.2} of it");
    assert!(ratio >= SPEED_RATIO, "that is {ratio:.2} of it");
}

#[test]
fn the_worker_takes_little_memory_whatever_it_does() {
    let folder = site::own_copy("dist", "measured");
    fs::write(folder.join("measured.js"), MEASURED).expect("a file in the copy");
    let page = Page::open_at(PHONE, &site::serve_folder(folder), "");
    let start = Variant::default().first_position().expect("a start");
    let game = || GameState::new(&start, &[]);
    let full = ToWorker::Move {
        id: 1,
        game: game(),
        level: Level::LAST.number(),
        seed: 1,
    };
    let lines = ToAnalyst::Lines {
        id: 2,
        game: game(),
        lines: 5,
        pass: false,
        limits: AnalysisLimits {
            nodes: Some(1_000_000),
            ..AnalysisLimits::default()
        },
    };
    let requests = [json!(full.write()), json!(lines.write()), json!("memory")];
    let answers = each(&page, "measured.js", &requests);
    let FromWorker::Best { mv: Some(_), .. } = message(&answers[0]) else {
        panic!("it answered {answers:?}");
    };
    let bytes = answers[2].as_u64().expect("a number");
    println!(
        "the worker's memory: {:.1} MB",
        bytes as f64 / f64::from(1 << 20)
    );
    assert!((16 << 20..=MOST_MEMORY).contains(&bytes), "{bytes} bytes");
}
