//! The computer player in games of every kind: more than two seats, turns of
//! two moves, neutral balls, misère, placement.

use abalone::engine::{Engine, Level, Limits, Manner, Question, Report, Silent};
use abalone::notation::{read_position, read_variant_options};
use abalone::rules::{
    Cell, Direction, Draws, Layout, Move, Position, Reason, Rules, Seat, Seating, Side, Start,
    Variant, layouts, presets,
};

fn play(engine: &mut Engine, position: &Position, manner: Manner) -> Report {
    engine.begin(Question::new(position, &[]), manner, &mut Silent);
    engine.run(&mut Silent).unwrap()
}

/// Within limits, from a cleared table.
fn fresh(limits: Limits) -> Manner {
    Manner {
        fresh: true,
        ..Manner::within(limits)
    }
}

/// Games of every kind, with the options that make the engine's work another.
const GAMES: [(&str, &str); 24] = [
    ("two", "target=4"),
    ("two", "score=2-0 targets=6-5"),
    ("two", "triangle=yes"),
    ("two", "turn=own+own"),
    ("two", "turn=own+other"),
    ("two", "turn=other+own firstturn=2"),
    ("two", "turn=any misere=yes"),
    ("two", "ball=yes"),
    ("two", "ball=yes turn=any triangle=yes"),
    ("two", "misere=yes"),
    ("two", "placement=yes"),
    ("two", "placement=yes turn=own+own stuck=draw"),
    ("two", "repetition=off quiet=30"),
    ("three", ""),
    ("three", "misere=yes turn=own+own"),
    ("four", "team=sumito target=2"),
    ("four", "team=none"),
    ("five", "triangle=yes"),
    ("six", "team=broadside"),
    ("six-pairs", ""),
    ("six-pairs", "team=none turn=own+own"),
    ("4x2x1", "ball=yes"),
    ("4x2x1", "turn=own+other"),
    ("4x2x1", "misere=yes"),
];

/// The first position of a game, and what ends it undecided.
fn game(name: &str, options: &str) -> (Position, Draws) {
    let seating: Seating = name.parse().unwrap();
    let mut variant = read_variant_options(seating, options).unwrap();
    if !matches!(variant.start, Start::Placement) {
        let fits = |l: &&Layout| l.seating.colours() == seating.colours();
        variant.start = Start::Layout(layouts().iter().find(fits).unwrap());
    }
    (variant.first_position().unwrap(), variant.draws)
}

#[test]
fn a_legal_move_in_every_game() {
    let mut engine = Engine::new(1 << 18);
    for (name, options) in GAMES {
        let (mut position, draws) = game(name, options);
        let mut keys = Vec::new();
        for ply in 0..90 {
            if position.outcome_after(&keys, draws).is_some() {
                break;
            }
            if ply == 40 && position.rules().sides() > 2 {
                position.retire(Seat(1));
            }
            let nodes = [0, 1, 90, 400][ply % 4];
            let manner = match ply % 5 {
                0 => Level::new(1 + (ply % 6) as u8).unwrap().manner(ply as u64),
                _ => Manner::within(Limits::nodes(nodes)),
            }
            .under(position.rules());
            let question = Question {
                position: &position,
                earlier: &keys,
                draws,
            };
            engine.begin(question, manner, &mut Silent);
            let report = engine.run(&mut Silent).unwrap();
            let most = manner.limits.nodes.unwrap();
            assert!(report.nodes <= most + 1000, "{} of {most}", report.nodes);
            // Half of the moves are random, for positions of all kinds.
            let moves = position.moves();
            let best = report.best.unwrap();
            assert!(moves.contains(&best), "{name} {options}: {best:?}");
            keys.push(position.key());
            let mv = [best, moves[ply * 31 % moves.len()]][ply % 2];
            position = position.play(mv).unwrap();
        }
    }
}

/// Positions that a level looks at before the first move of a game.
fn looked_at(seating: &str, options: &str, level: u8) -> u64 {
    let (start, _) = game(seating, options);
    let manner = Level::new(level).unwrap().manner(1);
    play(&mut Engine::new(1 << 20), &start, manner).nodes
}

#[test]
fn levels_look_further_where_they_know_less() {
    // Three sides and misère are none of the games that the net has learnt.
    for (seating, options) in [("three", ""), ("two", "misere=yes")] {
        for level in [7, 8] {
            let known = looked_at("two", "", level);
            let other = looked_at(seating, options, level);
            assert!(
                known < other,
                "level {level} of {seating}: {known}, {other}"
            );
        }
    }
}

#[test]
fn marbles_are_placed_sensibly() {
    for number in [6, 10, 12] {
        let level = Level::new(number).unwrap();
        let (mut position, _) = game("two", "placement=yes");
        let mut engine = Engine::new(1 << 16);
        while position.is_placing() {
            let report = play(&mut engine, &position, level.manner(7));
            assert_eq!(report.nodes, 0, "no search for it");
            position = position.play(report.best.unwrap()).unwrap();
        }
        let board = position.board();
        let rings = board.occupied().into_iter().map(|cell| cell.ring());
        assert!(rings.sum::<u32>() < 70, "{number}");
        for &colour in position.rules().seating.colours() {
            let own = board.of(colour);
            let alone = |cell: &Cell| {
                let mut beside = Direction::ALL.into_iter().filter_map(|d| cell.step(d));
                !beside.any(|next| own.has(next))
            };
            assert_eq!(own.into_iter().find(alone), None, "level {number}");
        }
    }
}

#[test]
fn balls_are_brought_down_and_kept_up() {
    let (mut position, _) = game("two", "ball=yes");
    let mut engine = Engine::new(1 << 20);
    // One side looks ahead, the other makes any move that keeps its ball up.
    for ply in 0..200 {
        if position.decided().is_some() {
            break;
        }
        let mv = if ply % 2 == 0 {
            play(&mut engine, &position, fresh(Limits::nodes(3000))).best
        } else {
            let keeps = |mv: &&Move| position.play(**mv).is_ok_and(|p| p.decided().is_none());
            let moves = position.moves();
            let kept: Vec<&Move> = moves.iter().filter(keeps).collect();
            kept.get(ply * 37 % kept.len().max(1)).map(|mv| **mv)
        };
        let Some(mv) = mv else { break };
        position = position.play(mv).unwrap();
    }
    let outcome = position.decided().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side(0)), Reason::Ball)
    );
}

#[test]
fn in_misere_nobody_ejects_who_looks() {
    let mut rules = Rules::default();
    for misere in [false, true] {
        rules.misere = misere;
        // The sixth marble, and in misère one of the first.
        for points in if misere { &[5, 2][..] } else { &[5] } {
            let text = format!("5/6/7/8/2bbb4/8/2b4/wb4/w1bb1 b {points}-3 4 50");
            let position = read_position(&text, rules).unwrap();
            for number in [8, 9] {
                let manner = Level::new(number).unwrap().manner(1);
                let report = play(&mut Engine::new(1 << 20), &position, manner);
                let next = position.play(report.best.unwrap()).unwrap();
                let kept = next.points(Side(0)) == *points;
                assert_eq!(kept, misere, "level {number} at {points}");
            }
        }
    }
}

#[test]
fn own_marbles_are_not_given_away_by_the_opponents_colour() {
    for turn in ["own+other", "other+own", "any"] {
        let (mut position, _) = game("two", &format!("turn={turn}"));
        let mut engine = Engine::new(1 << 20);
        for ply in 0..60 {
            if position.outcome().is_some() {
                break;
            }
            let mover = position.turn_side();
            let report = play(&mut engine, &position, fresh(Limits::nodes(400)));
            let next = position.play(report.best.unwrap()).unwrap();
            let other = Side(1 - mover.0);
            assert_eq!(next.points(other), position.points(other), "{turn} {ply}");
            position = next;
        }
    }
}

#[test]
fn a_team_wins_together() {
    // Seat 1 (Black) can only help; the team needs one more.
    let mut rules = Rules::new(Seating::Four);
    rules.targets = [1; 6];
    let mut position = layouts()
        .iter()
        .find(|l| l.seating == Seating::Four)
        .unwrap()
        .position_under(rules);
    let mut engine = Engine::new(1 << 18);
    for _ in 0..400 {
        if position.outcome().is_some() {
            break;
        }
        let nodes = if position.turn_side() == Side(0) {
            1500
        } else {
            0
        };
        let report = play(&mut engine, &position, Manner::within(Limits::nodes(nodes)));
        position = position.play(report.best.unwrap()).unwrap();
    }
    assert_eq!(position.reached_target(), Some(Side(0)));
}

/// One game of an offered kind in which level 6 has one side and level 2 all
/// others; whether level 6 wins.
fn stronger_wins(variant: &Variant, side: Side) -> bool {
    const MOST_PLIES: usize = 600;
    let levels = [6, 2].map(|number| Level::new(number).unwrap());
    let mut engine = Engine::new(1 << 20);
    let mut boards = variant.first_boards().unwrap();
    let (mut keys, mut earlier) = (Vec::new(), [Vec::new(), Vec::new()]);
    for ply in 0..MOST_PLIES {
        if let Some(outcome) = boards.outcome_after(&keys, variant.draws) {
            return outcome.winner == Some(side);
        }
        let position = *boards.active();
        let board = boards.active_board();
        let level = levels[usize::from(position.turn_side() != side)];
        let question = Question {
            position: &position,
            earlier: &earlier[board],
            draws: variant.draws,
        };
        engine.begin(question, level.manner(ply as u64), &mut Silent);
        let best = engine.run(&mut Silent).unwrap().best.unwrap();
        keys.push(boards.key());
        earlier[board].push(position.key());
        boards.play_unchecked(best);
    }
    false
}

#[test]
fn the_stronger_level_wins_every_game_that_is_offered() {
    let (mut won, mut played) = (0, 0);
    for preset in presets() {
        let variant = preset.variant();
        for side in variant.rules.all_sides() {
            let wins = stronger_wins(&variant, side);
            println!("{} {side:?}: {wins}", preset.id);
            won += u32::from(wins);
            played += 1;
        }
    }
    assert!(won * 10 >= played * 9, "{won} of {played}");
}
