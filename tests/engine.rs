//! What the computer player promises: a legal move under any limits, the same
//! move for the same seed, and no gifts.

use abalone::engine::{
    BENCH_DEPTH, BENCH_NODES, DECIDED, Engine, Info, Level, Limits, Manner, Outlook, Question,
    Report, Reporter, Signal, Silent, bench, search,
};
use abalone::notation::read_position;
use abalone::rules::{Draws, Position, Rules, Side, Stuck, layout, layouts};

/// A world of its own time, in which each question costs a millisecond, and
/// which wants something after a number of questions.
struct World {
    now: u64,
    questions: u64,
    wants: (u64, Signal),
    depths: Vec<u8>,
}

impl World {
    fn new(after: u64, signal: Signal) -> World {
        World {
            now: 0,
            questions: 0,
            wants: (after, signal),
            depths: Vec::new(),
        }
    }
}

impl Reporter for World {
    fn now_ms(&mut self) -> u64 {
        self.now += 1;
        self.now
    }

    fn signal(&mut self) -> Signal {
        self.questions += 1;
        let (after, signal) = self.wants;
        if after == 0 || self.questions.is_multiple_of(after) {
            signal
        } else {
            Signal::Continue
        }
    }

    fn info(&mut self, info: &Info) {
        self.depths.push(info.depth);
    }
}

fn position(text: &str) -> Position {
    read_position(text, Rules::default()).unwrap()
}

fn play(engine: &mut Engine, position: &Position, manner: Manner) -> Report {
    engine.begin(Question::new(position, &[]), manner, &mut Silent);
    engine.run(&mut Silent).unwrap()
}

/// Ahead by five marbles, with an ejection at hand.
const WIN_AT_HAND: [&str; 3] = [
    "5/6/7/2ww4/2bbb4/8/2b4/wb4/w1bb1 b 5-3 4 50",
    "5/6/7/8/5bbbw/8/7/6/www2 b 5-5 0 60",
    "w4/b5/b6/b7/4ww3/8/7/6/bb3 b 5-0 9 30",
];

#[test]
fn the_bench_is_the_signature() {
    let nodes = bench(BENCH_DEPTH, &mut Silent);
    assert_eq!(
        nodes, BENCH_NODES,
        "a change that alters play changes BENCH_NODES in src/engine/bench.rs, \
         and its commit message says what a match made of it"
    );
}

#[test]
fn a_legal_move_whatever_the_limits() {
    let mut engine = Engine::new(1 << 16);
    for layout in layouts() {
        let start = layout.position();
        for nodes in [0, 1, 2, 60, 1500] {
            let report = play(&mut engine, &start, Manner::within(Limits::nodes(nodes)));
            assert!(start.play(report.best.unwrap()).is_ok(), "{}", layout.id);
            assert!(report.nodes <= nodes + 1000, "{} for {nodes}", report.nodes);
        }
        for millis in [0, 1] {
            let mut world = World::new(u64::MAX, Signal::Continue);
            let report = search(&start, &[], Limits::move_time(millis), &mut world);
            assert!(start.play(report.best.unwrap()).is_ok());
        }
        let mut world = World::new(0, Signal::Stop);
        let report = search(&start, &[], Limits::INFINITE, &mut world);
        assert_eq!((report.depth, report.nodes), (0, 0));
        assert!(start.play(report.best.unwrap()).is_ok());
    }
}

#[test]
fn no_time_at_all_still_sees_a_win() {
    for text in WIN_AT_HAND {
        let position = position(text);
        let report = search(&position, &[], Limits::nodes(0), &mut Silent);
        let next = position.play(report.best.unwrap()).unwrap();
        assert_eq!(next.reached_target(), Some(Side(0)));
    }
}

#[test]
fn every_level_from_the_third_takes_a_win_at_hand() {
    let mut engine = Engine::new(1 << 20);
    for text in WIN_AT_HAND {
        let position = position(text);
        for level in Level::all().skip(2).filter(|level| !level.is_timed()) {
            for seed in 0..5 {
                let report = play(&mut engine, &position, level.manner(seed));
                let next = position.play(report.best.unwrap()).unwrap();
                assert_eq!(next.reached_target(), Some(Side(0)), "{level:?}");
                assert_eq!(Outlook::of(report.score), Outlook::WinsIn(1));
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let start = layout("belgian_daisy").unwrap().position();
    let mut differ = 0;
    for level in [1, 2, 4, 6, 8] {
        let level = Level::new(level).unwrap();
        for seed in 0..4 {
            let mut once = Engine::new(1 << 20);
            let first = play(&mut once, &start, level.manner(seed));
            // What was searched before must not matter.
            let mut again = Engine::new(1 << 20);
            let other = layout("standard").unwrap().position();
            play(&mut again, &other, Manner::within(Limits::nodes(3000)));
            assert_eq!(play(&mut again, &start, level.manner(seed)), first);
            differ +=
                u32::from(play(&mut once, &start, level.manner(seed + 99)).best != first.best);
        }
    }
    assert!(differ > 3, "seeds hardly matter: {differ}");
}

#[test]
fn what_was_learnt_under_other_rules_is_forgotten() {
    let start = layout("belgian_daisy").unwrap();
    let misere = Rules {
        misere: true,
        ..Rules::default()
    };
    let (usual, other) = (start.position(), start.position_under(misere));
    let manner = Manner::within(Limits::nodes(8_000));
    let mut engine = Engine::new(1 << 20);
    for position in [&usual, &other, &usual] {
        let alone = play(&mut Engine::new(1 << 20), position, manner);
        assert_eq!(play(&mut engine, position, manner), alone);
    }
}

#[test]
fn a_search_in_slices_is_the_same_search() {
    let start = layout("swiss_daisy").unwrap().position();
    let manner = Manner::within(Limits::nodes(60_000));
    let whole = play(&mut Engine::new(1 << 20), &start, manner);
    let mut engine = Engine::new(1 << 20);
    let mut world = World::new(2, Signal::Pause);
    engine.begin(Question::new(&start, &[]), manner, &mut world);
    let mut slices = 1;
    let sliced = loop {
        match engine.run(&mut world) {
            Some(report) => break report,
            None => slices += 1,
        }
    };
    assert!(slices > 20, "{slices}");
    assert_eq!(
        (sliced.best, sliced.nodes, sliced.line, sliced.score),
        (whole.best, whole.nodes, whole.line, whole.score)
    );
    let depths: Vec<u8> = (1..=sliced.depth).collect();
    assert_eq!(world.depths, depths);
}

#[test]
fn stop_is_obeyed_soon() {
    let start = layout("standard").unwrap().position();
    for after in [1, 3, 30] {
        let mut world = World::new(after, Signal::Stop);
        let report = search(&start, &[], Limits::INFINITE, &mut world);
        assert_eq!(world.questions, after);
        assert!(report.nodes <= after * 1200);
        assert!(start.play(report.best.unwrap()).is_ok());
    }
    let mut engine = Engine::new(1 << 16);
    let mut world = World::new(3, Signal::Pause);
    engine.begin(
        Question::new(&start, &[]),
        Manner::within(Limits::INFINITE),
        &mut world,
    );
    assert_eq!(engine.run(&mut world), None);
    assert!(engine.is_busy());
    assert!(
        engine
            .stop(&mut world)
            .is_some_and(|report| report.best.is_some())
    );
    assert!(!engine.is_busy() && engine.run(&mut world).is_none());
}

#[test]
fn whoever_leads_does_not_repeat() {
    let position = position("5/6/2bb3/2bbw3/2bbbw3/2bb1w2/3w3/6/5 b 3-1 8 40");
    let limits = Limits::nodes(20_000);
    let free = search(&position, &[], limits, &mut Silent);
    assert!(free.score > 500, "{}", free.score);
    let next = position.play(free.best.unwrap()).unwrap();
    // The same position twice before: once more would be a draw.
    let other = position.key() ^ 1;
    let earlier = [next.key(), other, next.key(), other];
    let report = search(&position, &earlier, limits, &mut Silent);
    assert_ne!(report.best, free.best);
    assert!(report.score > 0);
}

#[test]
fn whoever_is_behind_may_repeat() {
    // White is to lose a marble in any case; a third occurrence saves the game.
    let position = position("w4/6/7/8/2bbb4/2bbb3/7/bb4/5 w 5-0 8 40");
    let moves = position.moves();
    let mut earlier = Vec::new();
    for &mv in moves.iter() {
        let key = position.play(mv).unwrap().key();
        earlier.extend([key, key]);
    }
    // None of these is before the last ejection.
    let position = self::position("w4/6/7/8/2bbb4/2bbb3/7/bb4/5 w 5-0 90 90");
    let report = search(&position, &earlier, Limits::depth(3), &mut Silent);
    assert_eq!(report.score, 0);
}

#[test]
fn a_stuck_side_has_no_move_and_has_lost() {
    let mut position = position("bbbbb/bwwwww/bw5/bw6/bw7/w7/7/6/5 b");
    let report = search(&position, &[], Limits::depth(4), &mut Silent);
    assert_eq!((report.best, report.line.len()), (None, 0));
    let mut rules = *position.rules();
    rules.stuck = Stuck::Draws;
    position = read_position("bbbbb/bwwwww/bw5/bw6/bw7/w7/7/6/5 b", rules).unwrap();
    assert_eq!(
        search(&position, &[], Limits::depth(4), &mut Silent).best,
        None
    );
}

#[test]
fn a_side_about_to_get_stuck_is_seen() {
    // White can shut Black in: the search must value that as a win, not crash.
    let position = position("bbbbb/bwwwww/bw5/bw6/bw7/8/w6/6/5 w");
    let report = search(&position, &[], Limits::depth(2), &mut Silent);
    assert!(position.play(report.best.unwrap()).is_ok());
    assert!(report.score >= DECIDED, "{}", report.score);
}

#[test]
fn the_quiet_limit_is_known() {
    let position = position("5/6/2bb3/2bbw3/2bbbw3/2bb1w2/3w3/6/5 b 3-1 8 40");
    let draws = Draws {
        repetition: true,
        quiet: Some(9),
    };
    let mut engine = Engine::new(1 << 16);
    let question = Question {
        draws,
        ..Question::new(&position, &[])
    };
    engine.begin(question, Manner::within(Limits::depth(4)), &mut Silent);
    let report = engine.run(&mut Silent).unwrap();
    let next = position.play(report.best.unwrap()).unwrap();
    // Every quiet move ends the game undecided.
    assert_eq!(report.score == 0, next.quiet() > 0);
}
