//! The move generator: one for all games, set-wise.
//!
//! It looks at three sets: the marbles the mover may start a move with, those
//! that may move along, and those that may be pushed. For each direction and
//! kind of group it finds *all* moves at once as a set of rear marbles, which a
//! [`Listener`] counts, lists or filters.

use super::cell::Direction;
use super::cell_set::CellSet;
use super::moves::{Move, MoveList, TriangleShape};
use super::ruleset::TeamReading;
use std::ops::ControlFlow;

/// The marbles on the board as the mover sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forces {
    /// The mover's own marbles.
    pub own: CellSet,
    /// Own and partners' marbles.
    pub friendly: CellSet,
    /// Marbles that may be pushed.
    pub enemy: CellSet,
}

impl Forces {
    /// Cells without a marble.
    #[inline]
    pub fn empty(self) -> CellSet {
        !(self.friendly | self.enemy)
    }
}

/// Which moves a generator run is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How far partners' marbles take part.
    pub reading: TeamReading,
    /// Whether triangles may move.
    pub triangles: bool,
}

/// Hears of moves, a set at a time. Breaking ends the run.
pub trait Listener {
    /// One in-line move in `direction` for each rear marble in `rears`.
    fn inline(&mut self, rears: CellSet, direction: Direction) -> ControlFlow<()>;

    /// One broadside in `direction` for each first end in `firsts`.
    fn broadside(
        &mut self,
        firsts: CellSet,
        axis: Direction,
        size: u8,
        direction: Direction,
    ) -> ControlFlow<()>;

    /// One triangle move in `direction` for each first corner in `firsts`.
    fn triangle(
        &mut self,
        firsts: CellSet,
        shape: TriangleShape,
        direction: Direction,
    ) -> ControlFlow<()>;
}

/// Finds every legal move.
#[inline]
pub fn generate<L: Listener>(
    forces: Forces,
    options: Options,
    listener: &mut L,
) -> ControlFlow<()> {
    let empty = forces.empty();
    let alone = options.reading == TeamReading::None || forces.own == forces.friendly;
    for direction in Direction::ALL {
        let before_empty = empty.behind(direction);
        let open = before_empty | CellSet::edge(direction);
        let movable = Inline::new(forces.enemy, empty, open, direction);
        let rears = if alone {
            movable.rears(forces.own, forces.own, true)
        } else if options.reading == TeamReading::Sumito {
            movable.advances(forces.own, forces.own, before_empty)
                | movable.rears(forces.own, forces.friendly, false)
        } else {
            movable.rears(forces.own, forces.friendly, true)
        };
        let rears = rears | forces.own & before_empty;
        if !rears.is_empty() {
            listener.inline(rears, direction)?;
        }
        if !alone && options.reading == TeamReading::Broadside {
            let partners = forces.friendly - forces.own;
            mixed_broadsides(
                forces.friendly & before_empty,
                partners & before_empty,
                direction,
                listener,
            )?;
        } else {
            broadsides(forces.own & before_empty, direction, listener)?;
        }
        if options.triangles {
            triangles(forces.own, empty, direction, listener)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds the moves that push a marble off the board.
#[inline]
pub fn generate_ejections<L: Listener>(
    forces: Forces,
    options: Options,
    listener: &mut L,
) -> ControlFlow<()> {
    let along = if options.reading == TeamReading::None {
        forces.own
    } else {
        forces.friendly
    };
    for direction in Direction::ALL {
        // As if every cell were taken: nothing is open but the edge.
        let edge = CellSet::edge(direction);
        let movable = Inline::new(forces.enemy, CellSet::EMPTY, edge, direction);
        let rears = movable.rears(forces.own, along, false);
        if !rears.is_empty() {
            listener.inline(rears, direction)?;
        }
    }
    ControlFlow::Continue(())
}

/// What stands in front of a group of two or three in one direction.
#[derive(Clone, Copy)]
struct Inline {
    direction: Direction,
    empty: CellSet,
    /// Enemies with an open cell (or the edge) behind them.
    last: CellSet,
    /// Enemies directly in front of one of `last`.
    last_but_one: CellSet,
}

impl Inline {
    /// `open` are the cells from which a pushed marble can go on.
    #[inline]
    fn new(enemy: CellSet, empty: CellSet, open: CellSet, direction: Direction) -> Inline {
        let last = enemy & open;
        Inline {
            direction,
            empty,
            last,
            last_but_one: enemy & last.behind(direction),
        }
    }

    /// Rear marbles of groups of two and three that push, and with `advance`
    /// also of those that move into an empty cell.
    #[inline]
    fn rears(self, own: CellSet, along: CellSet, advance: bool) -> CellSet {
        let d = self.direction;
        let free = if advance { self.empty } else { CellSet::EMPTY };
        let two = free | self.last;
        let three = two | self.last_but_one;
        let front_of_two = along & two.behind(d);
        let middle_of_three = along & (along & three.behind(d)).behind(d);
        own & (front_of_two | middle_of_three).behind(d)
    }

    /// Rear marbles of groups of two and three that move into an empty cell.
    #[inline]
    fn advances(self, own: CellSet, along: CellSet, before_empty: CellSet) -> CellSet {
        let d = self.direction;
        let front = along & before_empty;
        own & (front | along & front.behind(d)).behind(d)
    }
}

/// Broadsides in `direction` of the marbles in `movable`, whose cell ahead is empty.
#[inline]
fn broadsides<L: Listener>(
    movable: CellSet,
    direction: Direction,
    listener: &mut L,
) -> ControlFlow<()> {
    for axis in Direction::AXES {
        if axis == direction.axis() {
            continue;
        }
        let twos = movable & movable.behind(axis);
        if twos.is_empty() {
            continue;
        }
        listener.broadside(twos, axis, 2, direction)?;
        let threes = twos & twos.behind(axis);
        if !threes.is_empty() {
            listener.broadside(threes, axis, 3, direction)?;
        }
    }
    ControlFlow::Continue(())
}

/// The same where partners' marbles may be in the line, but not alone.
fn mixed_broadsides<L: Listener>(
    movable: CellSet,
    partners: CellSet,
    direction: Direction,
    listener: &mut L,
) -> ControlFlow<()> {
    for axis in Direction::AXES {
        if axis == direction.axis() {
            continue;
        }
        let twos = movable & movable.behind(axis);
        let threes = twos & twos.behind(axis);
        let foreign_twos = partners & partners.behind(axis);
        let foreign_threes = foreign_twos & foreign_twos.behind(axis);
        for (firsts, size) in [(twos - foreign_twos, 2), (threes - foreign_threes, 3)] {
            if !firsts.is_empty() {
                listener.broadside(firsts, axis, size, direction)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Triangles of `own` that may move: each cell entered is empty or one that the
/// triangle itself leaves.
fn triangles<L: Listener>(
    own: CellSet,
    empty: CellSet,
    direction: Direction,
    listener: &mut L,
) -> ControlFlow<()> {
    for shape in TriangleShape::ALL {
        let [a, b] = shape.legs();
        // For each corner, the set of first corners for which it can step.
        let clear = empty.behind(direction);
        let mut firsts = own & own.behind(a) & own.behind(b);
        // Offsets of the three corners, as steps from the first one.
        let corners = [None, Some(a), Some(b)];
        for corner in corners {
            let enters_own = corners
                .iter()
                .any(|&other| other != corner && steps_onto(corner, other, direction));
            if !enters_own {
                firsts &= match corner {
                    None => clear,
                    Some(leg) => clear.behind(leg),
                };
            }
        }
        if !firsts.is_empty() {
            listener.triangle(firsts, shape, direction)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a step in `direction` from one offset leads to the other.
fn steps_onto(from: Option<Direction>, to: Option<Direction>, direction: Direction) -> bool {
    let offset = |leg: Option<Direction>| leg.map_or((0, 0), Direction::delta);
    let (from, to, step) = (offset(from), offset(to), direction.delta());
    (from.0 + step.0, from.1 + step.1) == to
}

/// Counts moves without looking at any of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter(pub u32);

impl Listener for Counter {
    #[inline]
    fn inline(&mut self, rears: CellSet, _: Direction) -> ControlFlow<()> {
        self.0 += rears.len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn broadside(&mut self, firsts: CellSet, _: Direction, _: u8, _: Direction) -> ControlFlow<()> {
        self.0 += firsts.len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn triangle(&mut self, firsts: CellSet, _: TriangleShape, _: Direction) -> ControlFlow<()> {
        self.0 += firsts.len();
        ControlFlow::Continue(())
    }
}

impl Listener for MoveList {
    #[inline]
    fn inline(&mut self, rears: CellSet, direction: Direction) -> ControlFlow<()> {
        for rear in rears {
            self.push(Move::inline(rear, direction));
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn broadside(
        &mut self,
        firsts: CellSet,
        axis: Direction,
        size: u8,
        direction: Direction,
    ) -> ControlFlow<()> {
        for first in firsts {
            self.push(Move::broadside(first, axis, size, direction));
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn triangle(
        &mut self,
        firsts: CellSet,
        shape: TriangleShape,
        direction: Direction,
    ) -> ControlFlow<()> {
        for first in firsts {
            self.push(Move::triangle(first, shape, direction));
        }
        ControlFlow::Continue(())
    }
}

/// Stops at the first move: is there one at all?
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyMove;

impl Listener for AnyMove {
    fn inline(&mut self, _: CellSet, _: Direction) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn broadside(&mut self, _: CellSet, _: Direction, _: u8, _: Direction) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn triangle(&mut self, _: CellSet, _: TriangleShape, _: Direction) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}
