//! How many positions of the set the engine finds.

use crate::command::{Failure, open};
use crate::watch::Watch;
use abalone::engine::{DECIDED, Engine, Limits, Manner, Question};
use abalone::notation::{aba_pro, read_aba_pro, read_position};
use abalone::rules::Rules;
use std::collections::BTreeMap;
use std::io::BufRead;

/// Nodes of a search unless told otherwise.
const NODES: u64 = 200_000;

/// Searches each position of a file from a cleared table and counts those in which
/// the move is one that does.
pub fn run(file: &str, nodes: Option<u64>, millis: Option<u64>) -> Result<(), Failure> {
    let limits = match (nodes, millis) {
        (None, Some(millis)) => Limits::move_time(millis),
        (nodes, _) => Limits::nodes(nodes.unwrap_or(NODES)),
    };
    let manner = Manner {
        fresh: true,
        ..Manner::within(limits)
    };
    let mut engine = Engine::default();
    let mut counts: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let (mut nodes, mut millis) = (0, 0);
    for (number, line) in open(file)?.lines().enumerate() {
        let line = line.map_err(|error| Failure::failed(format!("{file}: {error}")))?;
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = |why: &str| Failure::failed(format!("{file}, line {}: {why}", number + 1));
        let [plies, text, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(wrong("not PLIES, POSITION and MOVES"));
        };
        let position =
            read_position(text, Rules::default()).map_err(|error| wrong(&error.to_string()))?;
        let mut watch = Watch::start();
        engine.begin(Question::new(&position, &[]), manner, &mut watch);
        let Some(report) = engine.run(&mut watch) else {
            return Err(wrong("the search did not end"));
        };
        nodes += report.nodes;
        millis += report.millis;
        let best = report
            .best
            .map_or(String::new(), |mv| aba_pro(&position, mv));
        let found = moves
            .split(' ')
            .any(|mv| report.best.is_some() && read_aba_pro(&position, mv).ok() == report.best);
        counts.entry(plies.to_owned()).or_default()[usize::from(found)] += 1;
        if !found {
            let sure = if report.score >= DECIDED {
                ", a win"
            } else {
                ""
            };
            println!(
                "{plies} {text}: {best} ({}{sure}, depth {}) instead of {moves}",
                report.score, report.depth
            );
        }
    }
    let mut sum = [0; 2];
    for (plies, [missed, found]) in &counts {
        println!("{plies} plies: {found} of {}", missed + found);
        sum[0] += missed;
        sum[1] += found;
    }
    let speed = nodes as f64 / millis.max(1) as f64 / 1000.0;
    println!(
        "all: {} of {}; {speed:.2} M nodes/s",
        sum[1],
        sum[0] + sum[1]
    );
    Ok(())
}
