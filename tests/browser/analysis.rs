//! The worker as an adviser: several lines, threats, reviews, and beside another
//! worker that plays.

use crate::page::{LAPTOP, Page};
use crate::worker::{assert_prompt, converse_in_bytes};
use abalone::engine::{Engine, Limits, Question, Review, Reviewed, Silent, Wish};
use abalone::protocol::{
    AnalysisLimits, FromAnalyst, FromWorker, GameState, LineBits, ToAnalyst, ToWorker,
};
use abalone::rules::{Move, Position, layout};
use serde_json::{Value, json};

/// Positions of a search that ends by itself.
const NODES: u64 = 40_000;

fn start() -> Position {
    layout("belgian_daisy").expect("it is a layout").position()
}

fn lines(id: u32, pass: bool, nodes: Option<u64>) -> Vec<u8> {
    ToAnalyst::Lines {
        id,
        game: GameState::new(&start(), &[]),
        lines: 3,
        pass,
        limits: AnalysisLimits {
            nodes,
            ..AnalysisLimits::default()
        },
    }
    .write()
}

fn read(bytes: &[u8]) -> FromAnalyst {
    FromAnalyst::read(bytes)
        .and_then(Result::ok)
        .unwrap_or_else(|| panic!("it answered {bytes:?}"))
}

/// What this machine finds with the same limits from a cleared table.
fn natively(pass: bool) -> (u64, Vec<LineBits>) {
    let mut engine = Engine::default();
    let wish = Wish {
        pass,
        ..Wish::lines(3, Limits::nodes(NODES))
    };
    let start = start();
    let begun = engine.begin_analysis(Question::new(&start, &[]), wish, &mut Silent);
    assert_eq!(begun, Ok(()));
    let found = engine.analyse(&mut Silent).expect("it ends");
    (found.nodes, found.lines.iter().map(Into::into).collect())
}

#[test]
fn lines_go_on_until_they_are_stopped() {
    let page = Page::open(LAPTOP, "");
    assert_prompt(|| {
        let stop = ToWorker::Stop { id: 1 }.write();
        let wish = lines(1, false, None);
        let answers = converse_in_bytes(&page, &[(0, wish), (700, stop)], 1);
        let (delay, bytes) = &answers[0];
        let FromAnalyst::Found { id: 1, lines } = read(bytes) else {
            panic!("it answered {bytes:?}");
        };
        assert_eq!(lines.lines.len(), 3);
        assert!(lines.depth > 1 && lines.nodes > 1000);
        *delay
    });
}

#[test]
fn lines_and_threats_are_those_of_this_machine() {
    for pass in [false, true] {
        let page = Page::open(LAPTOP, "");
        let answers = converse_in_bytes(&page, &[(0, lines(5, pass, Some(NODES)))], 1);
        let FromAnalyst::Found { id: 5, lines } = read(&answers[0].1) else {
            panic!("it answered {answers:?}");
        };
        assert_eq!((lines.nodes, lines.lines), natively(pass));
    }
}

#[test]
fn a_game_is_reviewed_in_pieces() {
    let start = start();
    let mut position = start;
    let mut moves: Vec<Move> = Vec::new();
    for ply in 0..5 {
        let list = position.moves();
        moves.push(list[(ply * 11) % list.len()]);
        position.play_unchecked(moves[ply]);
    }
    let request = |id, from, moves: &[Move]| {
        let moves = moves.iter().map(|&mv| mv.into()).collect();
        ToAnalyst::Review {
            id,
            game: GameState::new(&start, &[]),
            moves,
            from,
            nodes: 3_000,
        }
        .write()
    };
    let wrong = [moves[1], moves[1]];
    let requests = [(0, request(1, 3, &moves)), (1500, request(2, 0, &wrong))];
    let page = Page::open(LAPTOP, "");
    let answers = converse_in_bytes(&page, &requests, 4);
    let question = Question::new(&start, &[]);
    let mut review = Review::new(question, &moves, 3, 3_000).expect("legal moves");
    let mut engine = Engine::default();
    for (_, bytes) in &answers[..2] {
        let Reviewed::Ply(judgement) = review.run(&mut engine, &mut Silent) else {
            panic!("there are two plies");
        };
        assert_eq!(read(bytes), FromAnalyst::judged(1, &judgement));
    }
    assert_eq!(
        read(&answers[2].1),
        FromAnalyst::Reviewed { id: 1, plies: 5 }
    );
    let error = FromWorker::read(&answers[3].1);
    assert!(
        matches!(error, Ok(FromWorker::Error { id: Some(2), .. })),
        "{error:?}"
    );
}

/// Starts two workers; the first looks at `arguments[0]` for ever, the second is
/// asked `arguments[1]` when the first has told something, and answers. Returns that
/// answer, and how often the first has told something by then.
const TWO: &str = "
    const [endless, move] = arguments;
    const build = document.querySelector('meta[name=abalone-build]').content;
    const worker = () => new Worker(`./worker_loader.js?v=${build}`, {type: 'module'});
    const [READY, INFO] = [0, 1];
    const [adviser, player] = [worker(), worker()];
    let told = 0;
    const isReady = new Promise((resolve) => {
        player.onmessage = (event) => resolve(event);
    });
    return new Promise((resolve, reject) => {
        adviser.onerror = player.onerror = (event) => reject(new Error(event.message));
        adviser.onmessage = async (event) => {
            if (event.data[0] === READY) return adviser.postMessage(new Uint8Array(endless));
            told += 1;
            if (told > 1) return;
            await isReady;
            player.onmessage = (event) => {
                if (event.data[0] !== INFO) resolve([[...event.data], told]);
            };
            player.postMessage(new Uint8Array(move));
        };
    }).finally(() => { adviser.terminate(); player.terminate(); });
";

#[test]
fn one_worker_plays_while_another_looks_on() {
    let page = Page::open(LAPTOP, "");
    let request = ToWorker::Move {
        id: 2,
        game: GameState::new(&start(), &[]),
        level: 8,
        seed: 5,
    };
    let said: Value = page.js(TWO, &[json!(lines(1, false, None)), json!(request.write())]);
    let bytes: Vec<u8> = serde_json::from_value(said[0].clone()).expect("bytes");
    let Ok(FromWorker::Best { id: 2, mv, .. }) = FromWorker::read(&bytes) else {
        panic!("it answered {bytes:?}");
    };
    let mv = mv.and_then(|bits| bits.read()).expect("a move");
    assert!(start().play(mv).is_ok());
    assert!(said[1].as_u64() > Some(1), "it told {} times", said[1]);
    page.assert_quiet();
}
