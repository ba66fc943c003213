//! What a pointer that is down means while it moves.

use super::input::{BoardInput, PointerKind};
use super::line::{ray, run};
use crate::rules::{Cell, CellSet, Direction};
use crate::view::frame::is_off;
use crate::view::geometry::{Orientation, Point, SPACING};

/// A pointer this near to where it began means no direction (rows of cells are
/// 87 apart, cells 100).
const CENTRE: f64 = 50.0;
/// A selection as a whole is aimed once it is dragged this far.
const SECTOR_START: f64 = 40.0;
/// Beside a line that is being drawn: farther than this means sideways.
const BESIDE: f64 = 50.0;
/// The same while the line is already aimed sideways.
const BESIDE_HELD: f64 = 40.0;

/// A pointer that is down.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drag {
    /// Which one.
    pub pointer: i32,
    /// Where it went down.
    pub down: Point,
    /// How far it may slip and still tap.
    pub slop: f64,
    /// Whether it has left the place where it went down.
    pub moved: bool,
    /// What it went down on.
    pub grip: Grip,
    /// The direction aimed at, for hysteresis.
    pub held: Option<Direction>,
    /// The selection before, for a change of mind.
    pub before: CellSet,
}

/// What a pointer went down on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Grip {
    /// A marble from which a line is drawn.
    Marble(Trace),
    /// The selection as a whole, or anywhere while there is one.
    Selection,
    /// A cell in an editor.
    Cell(Cell),
    /// Nothing that could be dragged.
    Nothing,
}

/// A line being drawn along own marbles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trace {
    /// Where it begins.
    pub anchor: Cell,
    /// Where it goes, once it has two marbles.
    pub axis: Option<Direction>,
    /// How many marbles it has.
    pub len: usize,
}

impl Trace {
    /// A line of one marble.
    pub fn new(anchor: Cell) -> Trace {
        Trace {
            anchor,
            axis: None,
            len: 1,
        }
    }

    /// Its cells.
    pub fn cells(self) -> CellSet {
        let axis = self.axis.unwrap_or(Direction::East);
        ray(self.anchor, axis).take(self.len).collect()
    }

    /// The line and the direction it is aimed in when the pointer is at `at`.
    fn follow(
        self,
        usable: CellSet,
        orientation: Orientation,
        held: Option<Direction>,
        at: Point,
    ) -> (Trace, Option<Direction>) {
        let anchor = orientation.point(self.anchor);
        let single = Trace::new(self.anchor);
        if let Some(axis) = self.axis {
            let step = orientation.step(axis);
            let along = (at - anchor).dot(step) / (SPACING * SPACING);
            let back = at.distance(anchor) < CENTRE || along < 0.0;
            if !back {
                return self.follow_axis(axis, usable, orientation, held, at);
            }
        }
        if at.distance(anchor) < CENTRE {
            return (single, None);
        }
        let direction = orientation.direction(anchor, at, held);
        if run(usable, self.anchor, direction) < 2 {
            return (single, Some(direction));
        }
        let pair = Trace {
            axis: Some(direction),
            len: 2,
            ..single
        };
        pair.follow_axis(direction, usable, orientation, held, at)
    }

    /// The same once the line has a direction.
    fn follow_axis(
        self,
        axis: Direction,
        usable: CellSet,
        orientation: Orientation,
        held: Option<Direction>,
        at: Point,
    ) -> (Trace, Option<Direction>) {
        let anchor = orientation.point(self.anchor);
        let step = orientation.step(axis);
        let along = (at - anchor).dot(step) / (SPACING * SPACING);
        let beside = (at - anchor - step * along).length();
        let most = run(usable, self.anchor, axis);
        let reached = along.round_ties_even().max(1.0) as usize + 1;
        let aimed_beside = held.is_some_and(|h| h.axis() != axis.axis());
        let limit = if aimed_beside { BESIDE_HELD } else { BESIDE };
        let ahead = step * (self.len as f64 - 1.0);
        if beside <= limit {
            let len = reached.min(most);
            let aim = (reached > most).then_some(axis);
            return (Trace { len, ..self }, aim);
        }
        // Off the line: sideways, seen from the marble at which it left.
        let end = anchor + ahead;
        let seen = orientation.direction(end, at, held);
        let aim = if seen.axis() != axis.axis() {
            seen
        } else if seen == axis && self.len == most {
            axis
        } else {
            sideways(axis, orientation, end, at)
        };
        (self, Some(aim))
    }
}

/// Of the directions that lead off a line, the one nearest to the pointer.
fn sideways(axis: Direction, orientation: Orientation, end: Point, at: Point) -> Direction {
    let likeness = |direction: &Direction| (at - end).dot(orientation.step(*direction));
    Direction::ALL
        .into_iter()
        .filter(|direction| direction.axis() != axis.axis())
        .max_by(|a, b| likeness(a).total_cmp(&likeness(b)))
        .unwrap_or(axis)
}

impl Drag {
    /// A pointer goes down.
    pub fn new(
        input: &BoardInput,
        pointer: i32,
        kind: PointerKind,
        at: Point,
        selection: CellSet,
    ) -> Drag {
        Drag {
            pointer,
            down: at,
            slop: input.slop(kind),
            moved: false,
            grip: grip(input, at, selection),
            held: None,
            before: selection,
        }
    }

    /// The pointer moves. Gives the marbles that are selected now and the
    /// direction they are aimed in; `None` as long as it may still be a tap, and
    /// when the grip selects nothing.
    pub fn follow(
        &mut self,
        input: &BoardInput,
        at: Point,
    ) -> Option<(CellSet, Option<Direction>)> {
        if !self.moved && at.distance(self.down) <= self.slop {
            return None;
        }
        self.moved = true;
        let orientation = input.orientation;
        let (cells, aim) = match self.grip {
            Grip::Marble(trace) if is_off(at) => (trace.cells(), None),
            Grip::Marble(trace) => {
                let (trace, aim) = trace.follow(input.usable(), orientation, self.held, at);
                self.grip = Grip::Marble(trace);
                (trace.cells(), aim)
            }
            Grip::Selection if is_off(at) || at.distance(self.down) < SECTOR_START => {
                (self.before, None)
            }
            Grip::Selection => {
                let direction = orientation.direction(self.down, at, self.held);
                (self.before, Some(direction))
            }
            Grip::Cell(_) | Grip::Nothing => return None,
        };
        self.held = aim;
        Some((cells, aim))
    }
}

fn grip(input: &BoardInput, at: Point, selection: CellSet) -> Grip {
    let cell = input.orientation.cell_at(at);
    if input.capabilities.pick {
        return cell.map_or(Grip::Nothing, Grip::Cell);
    }
    if !input.may_move() {
        return Grip::Nothing;
    }
    // A single selected marble is no different from one that is not selected:
    // a drag from it may still draw a line.
    match cell {
        Some(cell) if input.usable().has(cell) && (selection.len() < 2 || !selection.has(cell)) => {
            Grip::Marble(Trace::new(cell))
        }
        _ if selection.is_empty() => Grip::Nothing,
        _ => Grip::Selection,
    }
}
