//! What stands on the little boards, and what is done there.
//!
//! Colours are those of a game in which Black plays, Red is Black's partner, and
//! White and Blue are opponents.

use super::example::Example;
use crate::rules::{Cell, Direction, Illegal};

/// The standard start, on which turns are explained.
const STANDARD: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb";
/// Marbles with a ball of each side.
const BALLS: &str = "5/6/7/6w1/6ww1/8/3b3/2bb2/5";

/// An example as it is written down.
pub(super) struct Sketch {
    /// The marbles, as in position strings.
    pub rows: &'static str,
    pub shows: SketchShows,
}

/// What happens.
pub(super) enum SketchShows {
    /// Moves in Aba-Pro.
    Moves(&'static [&'static str]),
    /// Marbles that shall go in a direction, and why they cannot.
    Wrong(&'static [Cell], Direction, Illegal),
}

const fn right(rows: &'static str, moves: &'static [&'static str]) -> Sketch {
    Sketch {
        rows,
        shows: SketchShows::Moves(moves),
    }
}

const fn wrong(
    rows: &'static str,
    cells: &'static [Cell],
    direction: Direction,
    why: Illegal,
) -> Sketch {
    Sketch {
        rows,
        shows: SketchShows::Wrong(cells, direction, why),
    }
}

/// Too few marbles push.
const fn weak(own: u8, theirs: u8) -> Illegal {
    Illegal::NotStronger { own, theirs }
}

/// The cell of this name.
///
/// # Panics
/// While compiling, when there is none.
const fn cell(name: &str) -> Cell {
    let bytes = name.as_bytes();
    match Cell::at(bytes[0] as i32 - b'a' as i32, bytes[1] as i32 - b'1' as i32) {
        Some(cell) => cell,
        None => panic!("no such cell"),
    }
}

const D3: Cell = cell("d3");
const D4: Cell = cell("d4");
const D5: Cell = cell("d5");
const E2: Cell = cell("e2");
const E3: Cell = cell("e3");
const E4: Cell = cell("e4");
const E5: Cell = cell("e5");
const E6: Cell = cell("e6");
const E7: Cell = cell("e7");
const E8: Cell = cell("e8");
const E9: Cell = cell("e9");
const EAST: Direction = Direction::East;

/// The examples in the order of [`Example::ALL`].
const SKETCHES: [(Example, Sketch); Example::ALL.len()] = [
    (Example::OneMarble, right("5/6/7/8/4b4/8/7/6/5", &["e5f6"])),
    (Example::LineOfTwo, right("5/6/7/8/3bb4/8/7/6/5", &["e4e5"])),
    (
        Example::LineOfThree,
        right("5/6/7/8/4b4/3b4/2b4/6/5", &["c3d4"]),
    ),
    (
        Example::PartOfLine,
        right("5/6/7/8/1bbbb4/8/7/6/5", &["e4e5"]),
    ),
    (
        Example::Broadside,
        right("5/6/7/8/9/2bbb3/7/6/5", &["d3d5e3"]),
    ),
    (Example::TwoOne, right("5/6/7/8/2bbw4/8/7/6/5", &["e3e4"])),
    (
        Example::ThreeOne,
        right("5/6/7/8/2bbbw3/8/7/6/5", &["e3e4"]),
    ),
    (
        Example::ThreeTwo,
        right("5/6/7/8/1bbbww3/8/7/6/5", &["e2e3"]),
    ),
    (
        Example::PacTwo,
        wrong("5/6/7/8/2bbww3/8/7/6/5", &[E3, E4], EAST, weak(2, 2)),
    ),
    (
        Example::PacThree,
        wrong("5/6/7/8/1bbbwww2/8/7/6/5", &[E2, E3, E4], EAST, weak(3, 3)),
    ),
    (Example::Ejection, right("5/6/7/8/6bbw/8/7/6/5", &["e7e8"])),
    (
        Example::EjectionOfTwo,
        right("4w/4w1/4b2/4b3/4b4/8/7/6/5", &["e5f6"]),
    ),
    (
        Example::OneOne,
        wrong("5/6/7/8/3bw4/8/7/6/5", &[E4], EAST, weak(1, 1)),
    ),
    (
        Example::TwoThree,
        wrong("5/6/7/8/2bbwww2/8/7/6/5", &[E3, E4], EAST, weak(2, 3)),
    ),
    (
        Example::FourAtOnce,
        wrong(
            "5/6/7/8/1bbbbw3/8/7/6/5",
            &[E2, E3, E4],
            EAST,
            Illegal::TooMany,
        ),
    ),
    (
        Example::Gap,
        wrong(
            "5/6/7/8/1bb1bw3/8/7/6/5",
            &[E2, E3, E5],
            EAST,
            Illegal::NoGroup,
        ),
    ),
    (
        Example::Bent,
        wrong(
            "5/6/7/4w3/4b4/2bb4/7/6/5",
            &[D3, D4, E5],
            Direction::NorthEast,
            Illegal::NoGroup,
        ),
    ),
    (
        Example::OwnBehind,
        wrong(
            "5/6/7/8/2bbwb3/8/7/6/5",
            &[E3, E4],
            EAST,
            Illegal::Sandwich { cell: E6 },
        ),
    ),
    (
        Example::TheirsBehind,
        wrong("5/6/7/8/5bbww/8/7/6/5", &[E6, E7], EAST, weak(2, 2)),
    ),
    (
        Example::OffBoard,
        wrong(
            "5/6/7/8/6bbb/8/7/6/5",
            &[E7, E8, E9],
            EAST,
            Illegal::OwnOffBoard { cell: E9 },
        ),
    ),
    (
        Example::SidewaysPush,
        wrong(
            "5/6/7/8/3w5/2bbb3/7/6/5",
            &[D3, D4, D5],
            Direction::NorthWest,
            Illegal::Occupied { cell: E4 },
        ),
    ),
    (
        Example::ThreeColours,
        right("5/6/7/8/1bbbwr3/8/7/6/5", &["e2e3"]),
    ),
    (
        Example::MixedPac,
        wrong("5/6/7/8/2bbwr3/8/7/6/5", &[E3, E4], EAST, weak(2, 2)),
    ),
    (Example::EjectRed, right("5/6/7/8/6bbr/8/7/6/5", &["e7e8"])),
    (Example::TeamStep, right("5/6/7/8/2br5/8/7/6/5", &["e3e4"])),
    (Example::TeamPush, right("5/6/7/8/2brw4/8/7/6/5", &["e3e4"])),
    (
        Example::TeamColours,
        right("5/6/7/8/1brbwu3/8/7/6/5", &["e2e3"]),
    ),
    (
        Example::PartnerRear,
        wrong(
            "5/6/7/8/2rbw4/8/7/6/5",
            &[E3, E4],
            EAST,
            Illegal::NotYours { cell: E3 },
        ),
    ),
    (
        Example::PartnerBehind,
        wrong(
            "5/6/7/8/2bbwr3/8/7/6/5",
            &[E3, E4],
            EAST,
            Illegal::Sandwich { cell: E6 },
        ),
    ),
    (
        Example::PartnerSide,
        wrong(
            "5/6/7/8/9/2br4/7/6/5",
            &[D3, D4],
            Direction::NorthWest,
            Illegal::NotYours { cell: D4 },
        ),
    ),
    (
        Example::TeamBroadside,
        right("5/6/7/8/9/2br4/7/6/5", &["d3d4e3"]),
    ),
    (
        Example::PartnerOnlyPushes,
        wrong(
            "5/6/7/8/2br5/8/7/6/5",
            &[E3, E4],
            EAST,
            Illegal::PartnersOnlyPush,
        ),
    ),
    (
        Example::Triangle,
        right("5/6/7/8/9/3b4/2bb3/6/5", &["c3c4d4d4"]),
    ),
    (
        Example::TriangleBlocked,
        wrong(
            "5/6/7/8/4w4/3b4/2bb3/6/5",
            &[cell("c3"), cell("c4"), D4],
            Direction::NorthEast,
            Illegal::Occupied { cell: E5 },
        ),
    ),
    (
        Example::OwnOwn,
        right("5/6/7/8/5bbw1/8/7/6/5", &["e6e7", "e7e8"]),
    ),
    (
        Example::OwnOther,
        right("5/6/7/7w/5bb2/8/7/6/5", &["e6e7", "f9e9"]),
    ),
    (
        Example::OtherOwn,
        right("5/6/7/7w/6bb1/8/7/6/5", &["f9e9", "e7e8"]),
    ),
    (Example::MisereEnd, right("5/6/7/8/6bbw/8/7/6/5", &["e7e8"])),
    (
        Example::Placement,
        right("5/6/7/8/9/8/7/6/5", &["d4", "f6", "d5", "f5", "c4", "g6"]),
    ),
    (
        Example::BallFalls,
        right("5/6/7/6w1/3bbbww1/8/3b3/2bb2/5", &["e4e5"]),
    ),
    (Example::OwnBallFalls, right(BALLS, &["b3b2"])),
    (Example::BallCarried, right(BALLS, &["b3b4c4c3"])),
    (
        Example::SharedTurns,
        right(STANDARD, &["a1b2", "i9h8", "a5b5", "i5h5"]),
    ),
    (
        Example::TwoBoardsTurns,
        right(STANDARD, &["a1b2", "a5b5", "i9h8", "i5h5"]),
    ),
];

impl Example {
    pub(super) const fn sketch(self) -> &'static Sketch {
        &SKETCHES[self as usize].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_has_its_own_board() {
        for (index, (example, _)) in SKETCHES.iter().enumerate() {
            assert_eq!(*example, Example::ALL[index]);
            assert_eq!(*example as usize, index);
        }
    }
}
