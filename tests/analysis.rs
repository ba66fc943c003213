//! What is told of positions and games that are looked at: several lines, what a
//! pass would cost, errors of a game; and whether the engine finds what can be forced.

use abalone::engine::{
    CannotAnalyse, Engine, Judgement, Limits, Line, Lines, MOST_LINES, Manner, Mark, Outlook,
    Question, Reporter, Review, Reviewed, Signal, Silent, WIN, Wish, search,
};
use abalone::notation::{aba_pro, read_aba_pro, read_position};
use abalone::rules::{Move, Position, Rules, Seating, Start, Variant, layout, layouts, preset};

fn position(text: &str) -> Position {
    read_position(text, Rules::default()).unwrap()
}

fn daisy() -> Position {
    layout("belgian_daisy").unwrap().position()
}

/// From a cleared table.
fn fresh(lines: u8, limits: Limits) -> Wish {
    Wish {
        fresh: true,
        ..Wish::lines(lines, limits)
    }
}

fn analyse(engine: &mut Engine, position: &Position, wish: Wish) -> Lines {
    engine
        .begin_analysis(Question::new(position, &[]), wish, &mut Silent)
        .unwrap();
    engine.analyse(&mut Silent).unwrap()
}

/// Wants a pause after some questions, and hears of every line.
struct World {
    questions: u64,
    pause_every: u64,
    heard: Vec<Lines>,
}

impl World {
    fn pausing(every: u64) -> World {
        World {
            questions: 0,
            pause_every: every,
            heard: Vec::new(),
        }
    }
}

impl Reporter for World {
    fn now_ms(&mut self) -> u64 {
        0
    }

    fn signal(&mut self) -> Signal {
        self.questions += 1;
        if self.questions.is_multiple_of(self.pause_every) {
            Signal::Pause
        } else {
            Signal::Continue
        }
    }

    fn lines(&mut self, lines: &Lines) {
        self.heard.push(lines.clone());
    }
}

fn assert_playable(start: &Position, line: &Line) {
    let mut position = *start;
    assert!(!line.moves.is_empty());
    for &mv in &line.moves {
        position = position.play(mv).unwrap();
    }
}

#[test]
fn lines_differ_in_their_first_move_and_the_best_comes_first() {
    let mut engine = Engine::new(1 << 20);
    for layout in layouts().iter().step_by(5) {
        let start = layout.position();
        for wanted in [1, 3, 5] {
            let found = analyse(
                &mut engine,
                &start,
                Wish::lines(wanted, Limits::nodes(8_000)),
            );
            assert_eq!(found.lines.len(), usize::from(wanted), "{}", layout.id);
            for line in &found.lines {
                assert_playable(&start, line);
            }
            let mut first: Vec<Move> = found.lines.iter().filter_map(Line::first).collect();
            first.sort_unstable();
            first.dedup();
            assert_eq!(first.len(), usize::from(wanted));
            let whole = |line: &&Line| line.depth == found.depth;
            let scores: Vec<_> = found.lines.iter().filter(whole).map(|l| l.score).collect();
            assert!(
                scores.is_sorted_by(|a, b| a >= b),
                "{}: {scores:?}",
                layout.id
            );
        }
    }
}

/// To a depth at which nothing is cut off or guessed the second line is the second
/// best move, and so on.
#[test]
fn the_second_line_is_the_second_best() {
    let mut engine = Engine::new(1 << 20);
    for layout in layouts().iter().filter(|l| l.seating == Seating::Two) {
        let mut start = layout.position();
        for _ in 0..6 {
            let moves = start.moves();
            start.play_unchecked(moves[moves.len() / 2]);
        }
        let mut scores: Vec<_> = start
            .moves()
            .iter()
            .map(|&mv| {
                // Without nodes nothing but the first ply is looked at.
                let mut review = Review::new(Question::new(&start, &[]), &[mv], 0, 0).unwrap();
                let Reviewed::Ply(judgement) = review.run(&mut engine, &mut Silent) else {
                    panic!("nothing was judged");
                };
                judgement.played.score
            })
            .collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        let found = analyse(&mut engine, &start, fresh(MOST_LINES, Limits::depth(1)));
        let told: Vec<_> = found.lines.iter().map(|line| line.score).collect();
        assert_eq!(told, scores[..told.len()], "{}", layout.id);
    }
}

#[test]
fn one_line_is_what_the_search_finds() {
    let start = daisy();
    let report = search(&start, &[], Limits::depth(6), &mut Silent);
    let found = analyse(&mut Engine::default(), &start, fresh(1, Limits::depth(6)));
    assert_eq!(found.lines[0].first(), report.best);
    assert_eq!(found.lines[0].score, report.score);
    assert_eq!(found.nodes, report.nodes);
}

#[test]
fn slices_and_what_was_searched_before_change_nothing() {
    let (start, other) = (daisy(), layout("standard").unwrap().position());
    let wish = fresh(4, Limits::nodes(60_000));
    let whole = analyse(&mut Engine::new(1 << 20), &start, wish);
    let mut engine = Engine::new(1 << 20);
    analyse(&mut engine, &other, Wish::lines(2, Limits::nodes(9_000)));
    let mut world = World::pausing(2);
    engine
        .begin_analysis(Question::new(&start, &[]), wish, &mut world)
        .unwrap();
    let mut slices = 1;
    let sliced = loop {
        match engine.analyse(&mut world) {
            Some(lines) => break lines,
            None => slices += 1,
        }
    };
    assert!(slices > 20, "{slices}");
    assert_eq!(sliced, whole);
    // It tells of each line as it is found, ever deeper, and never of fewer.
    let depths: Vec<u8> = world.heard.iter().map(|lines| lines.depth).collect();
    assert!(depths.is_sorted() && depths.first() == Some(&1));
    assert!(world.heard.len() >= 4 * (usize::from(whole.depth) - 1));
    assert!(world.heard[3..].iter().all(|lines| lines.lines.len() == 4));
    // A search afterwards knows nothing of moves that were left out.
    let manner = Manner {
        fresh: true,
        ..Manner::within(Limits::nodes(20_000))
    };
    engine.begin(Question::new(&start, &[]), manner, &mut Silent);
    let after = engine.run(&mut Silent);
    let mut untouched = Engine::new(1 << 20);
    untouched.begin(Question::new(&start, &[]), manner, &mut Silent);
    assert_eq!(after, untouched.run(&mut Silent));
}

#[test]
fn it_goes_on_until_it_is_stopped_and_has_always_something_to_say() {
    let start = daisy();
    let mut engine = Engine::new(1 << 20);
    let mut world = World::pausing(3);
    let endless = Wish::lines(3, Limits::INFINITE);
    engine
        .begin_analysis(Question::new(&start, &[]), endless, &mut world)
        .unwrap();
    for _ in 0..10 {
        assert_eq!(engine.analyse(&mut world), None);
        assert!(engine.is_analysing() && !engine.is_busy());
    }
    assert_eq!(engine.stop_analysis(&mut world).unwrap().lines.len(), 3);
    assert_eq!(engine.analyse(&mut world), None);
    // Even with no time at all.
    for limits in [Limits::nodes(0), Limits::move_time(0)] {
        let lines = analyse(&mut engine, &start, fresh(5, limits)).lines;
        assert_eq!(lines.len(), 5);
    }
    // A search takes the place of an analysis, and the other way round.
    let question = Question::new(&start, &[]);
    engine
        .begin_analysis(question, endless, &mut Silent)
        .unwrap();
    engine.begin(question, Manner::within(Limits::nodes(10)), &mut Silent);
    assert!(!engine.is_analysing() && engine.is_busy());
    engine
        .begin_analysis(question, endless, &mut Silent)
        .unwrap();
    assert!(engine.is_analysing() && !engine.is_busy());
    engine.clear();
    assert!(!engine.is_analysing());
}

#[test]
fn few_moves_make_few_lines() {
    // One black marble in a corner: it can go three ways.
    let corner = position("5/6/7/8/9/8/7/w5/bw2w b");
    let moves = corner.moves().len();
    assert!(moves < 5, "{moves}");
    let mut engine = Engine::new(1 << 16);
    let found = analyse(&mut engine, &corner, Wish::lines(5, Limits::depth(3)));
    assert_eq!(found.lines.len(), moves);
    let over = position("5/6/7/8/2bbb4/8/7/6/w4 w 6-0 0 40");
    let found = analyse(&mut engine, &over, Wish::lines(5, Limits::depth(3)));
    assert_eq!((found.lines.len(), found.depth), (0, 0));
}

#[test]
fn every_game_has_lines() {
    let mut engine = Engine::new(1 << 16);
    for id in [
        "three",
        "teams-of-two",
        "double-move",
        "neutral-ball",
        "misere",
        "placement",
    ] {
        let Some(preset) = preset(id) else { continue };
        let boards = preset.variant().first_boards().unwrap();
        let start = boards.active();
        let found = analyse(&mut engine, start, Wish::lines(3, Limits::nodes(3_000)));
        assert_eq!(found.lines.len(), 3, "{id}");
        for line in &found.lines {
            assert_playable(start, line);
        }
    }
    let placing = Variant {
        start: Start::Placement,
        ..Variant::default()
    };
    let boards = placing.first_boards().unwrap();
    let found = analyse(
        &mut engine,
        boards.active(),
        Wish::lines(4, Limits::INFINITE),
    );
    assert_eq!(found.lines.len(), 4);
    assert!(found.lines.iter().all(|line| line.moves[0].is_place()));
}

/// White's marble at the rim is as good as lost if White does nothing.
const THREAT: &str = "5/6/7/8/wbb6/8/7/3www/4w w 5-5 3 40";

#[test]
fn a_pass_shows_what_is_threatened() {
    let threatened = position(THREAT);
    let mut engine = Engine::new(1 << 20);
    let limits = Limits::depth(4);
    let threat = analyse(&mut engine, &threatened, Wish::threat(limits));
    let line = &threat.lines[0];
    let mut after_pass = threatened;
    after_pass.pass();
    assert_eq!(aba_pro(&after_pass, line.moves[0]), "e3e2");
    // Black has five already: the pass loses the game, for White who asks.
    assert_eq!(Outlook::of(line.score), Outlook::LosesIn(1));
    let best = analyse(&mut engine, &threatened, Wish::lines(1, limits));
    assert!(best.lines[0].score > line.score + 1000);
}

#[test]
fn where_nobody_can_pass_it_says_so() {
    let mut engine = Engine::new(1 << 16);
    let mut ask = |position: &Position| {
        let wish = Wish::threat(Limits::depth(2));
        let asked = engine.begin_analysis(Question::new(position, &[]), wish, &mut Silent);
        assert_eq!(asked.is_ok(), engine.is_analysing());
        asked
    };
    let several = layouts().iter().find(|l| l.seating == Seating::Three);
    let several = several.unwrap().position();
    assert_eq!(ask(&several), Err(CannotAnalyse::PassOfSeveral));
    let placing = Variant {
        start: Start::Placement,
        ..Variant::default()
    };
    let boards = placing.first_boards().unwrap();
    assert_eq!(ask(boards.active()), Err(CannotAnalyse::PassWhilePlacing));
    let over = position("5/6/7/8/2bbb4/8/7/6/w4 w 6-0 0 40");
    assert_eq!(ask(&over), Err(CannotAnalyse::PassAtTheEnd));
    assert_eq!(ask(&position(THREAT)), Ok(()));
}

/// White, who could save its last marble, walks elsewhere; Black takes it not at
/// once but a move later.
fn careless() -> (Position, Vec<Move>) {
    let start = position(THREAT);
    let mut at = start;
    let mut moves = Vec::new();
    for text in ["a5a4", "e3f3", "a4a5", "f3e3", "a5a4", "e3e2"] {
        let mv = read_aba_pro(&at, text).unwrap();
        at = at.play(mv).unwrap();
        moves.push(mv);
    }
    (start, moves)
}

fn judge(engine: &mut Engine, from: usize, pause_every: u64) -> Vec<Judgement> {
    let (start, moves) = careless();
    let mut review = Review::new(Question::new(&start, &[]), &moves, from, 4_000).unwrap();
    let mut world = World::pausing(pause_every);
    let mut judged = Vec::new();
    loop {
        assert_eq!(review.ply(), from + judged.len());
        match review.run(engine, &mut world) {
            Reviewed::Ply(judgement) => judged.push(judgement),
            Reviewed::Paused => {}
            Reviewed::Whole => return judged,
        }
    }
}

#[test]
fn a_review_marks_the_errors_of_a_game() {
    let mut engine = Engine::new(1 << 20);
    let judged = judge(&mut engine, 0, u64::MAX);
    let marks: Vec<Option<Mark>> = judged.iter().map(Judgement::mark).collect();
    let blunder = Some(Mark::Blunder);
    // It hangs at first, then again; Black lets it be once.
    assert_eq!(marks[0], blunder, "{judged:?}");
    assert_eq!(marks[1], blunder);
    assert_eq!(marks[5], None);
    let (_, moves) = careless();
    for (ply, judgement) in judged.iter().enumerate() {
        assert_eq!(
            (judgement.ply, judgement.played.first()),
            (ply, Some(moves[ply]))
        );
        assert_eq!(judgement.best.depth, judgement.played.depth);
        assert!(judgement.best.score >= judgement.played.score);
    }
    assert_eq!(judged[5].best.score, WIN - 1);
    // Wherever it begins and however often it pauses, what it says is the same.
    assert_eq!(judge(&mut engine, 2, 1 << 40), judged[2..]);
    assert_eq!(judge(&mut engine, 0, 2), judged);
    assert_eq!(judge(&mut engine, 6, 2), []);
}

#[test]
fn a_review_refuses_what_it_cannot_judge() {
    let (start, mut moves) = careless();
    moves.swap(0, 1);
    let question = Question::new(&start, &[]);
    let wrong = Review::new(question, &moves, 0, 10).err();
    assert_eq!(wrong, Some(CannotAnalyse::NotLegal(0)));
    assert_eq!(wrong.unwrap().to_string(), "move 1 is not legal");
    let several = layouts().iter().find(|l| l.seating == Seating::Three);
    let several = several.unwrap().position();
    let review = Review::new(Question::new(&several, &[]), &[], 0, 10);
    assert_eq!(review.err(), Some(CannotAnalyse::ReviewOfSeveral));
}

/// Marbles that are placed are not judged; what follows is.
#[test]
fn a_placed_game_is_reviewed_from_its_first_move() {
    let placing = Variant {
        start: Start::Placement,
        ..Variant::default()
    };
    let start = *placing.first_boards().unwrap().active();
    let (mut at, mut moves) = (start, Vec::new());
    while moves.len() < 30 {
        let list = at.moves();
        let mv = list[moves.len() % list.len()];
        at = at.play(mv).unwrap();
        moves.push(mv);
    }
    let mut engine = Engine::new(1 << 16);
    let mut review = Review::new(Question::new(&start, &[]), &moves, 0, 500).unwrap();
    for (ply, mv) in moves.iter().enumerate() {
        let Reviewed::Ply(judgement) = review.run(&mut engine, &mut Silent) else {
            panic!("ply {ply} was not judged");
        };
        assert_eq!(judgement.best.depth == 0, mv.is_place(), "ply {ply}");
        assert!(!mv.is_place() || judgement.mark().is_none());
    }
    assert_eq!(review.run(&mut engine, &mut Silent), Reviewed::Whole);
}

/// Wins in up to seven plies, found by proofs that know the rules alone; how the set
/// is made is written in it. A million nodes a second is what a slow machine does,
/// and more than half of the time it has: 200 ms.
#[test]
fn what_can_be_forced_is_found() {
    const NODES: u64 = 400_000;
    let manner = Manner {
        fresh: true,
        ..Manner::within(Limits::nodes(NODES))
    };
    let mut engine = Engine::new(4 << 20);
    let (mut count, mut of_seven, mut missed) = (0, 0, Vec::new());
    for line in include_str!("data/forced.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let [plies, text, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not PLIES, POSITION and MOVES: {line}");
        };
        let position = position(text);
        engine.begin(Question::new(&position, &[]), manner, &mut Silent);
        let report = engine.run(&mut Silent).unwrap();
        let best = report.best.unwrap();
        assert!(report.nodes <= NODES + 1000);
        let does = |mv| read_aba_pro(&position, mv) == Ok(best);
        if !moves.split(' ').any(does) {
            missed.push(format!(
                "{text}: {} instead of {moves}",
                aba_pro(&position, best)
            ));
        }
        count += 1;
        of_seven += u32::from(plies == "7");
    }
    assert!(
        count >= 200 && of_seven >= 40,
        "{count}, {of_seven} of seven plies"
    );
    assert!(missed.len() * 100 <= count, "{missed:#?}");
}
