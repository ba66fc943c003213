//! The engine's signature: how many positions it looks at in a fixed task.
//!
//! The same on every machine, natively and in wasm. A change that is not meant
//! to alter play may not alter it.

use super::engine::{Engine, Question};
use super::levels::Manner;
use super::limits::Limits;
use super::reporter::{Report, Reporter};
use crate::rules::{Board, Position, Rules, Seat, Setup, layout};

/// Depth of the usual bench.
pub const BENCH_DEPTH: u8 = 10;
/// What the usual bench counts.
pub const BENCH_NODES: u64 = 425_305;

/// Layouts of the library that are searched.
const LAYOUTS: [&str; 3] = ["standard", "belgian_daisy", "swiss_daisy"];

/// Middle games: rows, side to move, points.
const MIDDLE: [(&str, u8, [u8; 2]); 3] = [
    (
        "5/2ww2/2wwbb1/1wwbbbw1/1wwbbbbw1/1wwbbb2/2wbb2/6/5",
        0,
        [0, 1],
    ),
    (
        "1w3/3bw1/2wwbb1/2wbbbw1/2wwbbww1/2wbbb2/3bw2/2b3/5",
        1,
        [2, 1],
    ),
    ("5/6/3bb2/2wbbbw1/2wwbbw2/2wwbb2/3ww2/6/5", 0, [5, 5]),
];

/// Table of the bench: small, so that a phone can run it too.
const TABLE: usize = 8 << 20;

/// The task, one position after the other.
pub struct Bench {
    engine: Engine,
    depth: u8,
    next: usize,
    nodes: u64,
}

impl Bench {
    /// Every position to this depth.
    pub fn new(depth: u8) -> Bench {
        Bench {
            engine: Engine::new(TABLE),
            depth: depth.max(1),
            next: 0,
            nodes: 0,
        }
    }

    /// Goes on until all is counted, or the reporter wants a pause: then there
    /// is no count yet.
    pub fn run(&mut self, reporter: &mut impl Reporter) -> Option<u64> {
        loop {
            if self.engine.is_busy() {
                let Report { nodes, .. } = self.engine.run(reporter)?;
                self.nodes += nodes;
            }
            let Some(position) = position(self.next) else {
                return Some(self.nodes);
            };
            self.next += 1;
            let manner = Manner {
                fresh: true,
                ..Manner::within(Limits::depth(self.depth))
            };
            self.engine
                .begin(Question::new(&position, &[]), manner, reporter);
        }
    }
}

fn position(index: usize) -> Option<Position> {
    if let Some(id) = LAYOUTS.get(index) {
        return layout(id).map(|l| l.position());
    }
    let (rows, turn, points) = MIDDLE.get(index - LAYOUTS.len())?;
    let mut setup = Setup::start(Board::from_rows(rows).ok()?);
    setup.turn = Seat(*turn);
    setup.points[..2].copy_from_slice(points);
    Position::new(Rules::default(), setup).ok()
}

/// The whole task at once.
pub fn bench(depth: u8, reporter: &mut impl Reporter) -> u64 {
    let mut bench = Bench::new(depth);
    loop {
        if let Some(nodes) = bench.run(reporter) {
            return nodes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_the_bench_is_one() {
        for index in 0..LAYOUTS.len() + MIDDLE.len() {
            assert!(
                position(index).is_some_and(|p| p.outcome().is_none()),
                "{index}"
            );
        }
        assert!(position(LAYOUTS.len() + MIDDLE.len()).is_none());
    }
}
