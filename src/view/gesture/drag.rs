//! What a pointer that is down means while it moves.

use super::Gesture;
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
    /// Where it is now.
    pub at: Point,
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
    /// A marble from the hand, to be laid on the board.
    Hand {
        /// The cell on which it was shown already, waiting.
        shown: Option<Cell>,
    },
    /// A cell in an editor.
    Cell(Cell),
    /// Nothing that could be dragged.
    Nothing,
}

/// A line being drawn along own marbles; where triangles move, it may turn
/// after two and take in the marble that touches both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trace {
    /// Where it begins.
    pub anchor: Cell,
    /// Where it goes, once it has two marbles.
    pub axis: Option<Direction>,
    /// How many marbles it has, the corner apart.
    pub len: usize,
    /// The marble beside the line that makes a triangle of it.
    pub corner: Option<Cell>,
}

/// What a line is drawn on.
#[derive(Clone, Copy)]
struct Ground {
    /// The marbles that can be taken in.
    usable: CellSet,
    /// Whether triangles move.
    triangles: bool,
    orientation: Orientation,
}

impl Trace {
    /// A line of one marble.
    pub fn new(anchor: Cell) -> Trace {
        Trace {
            anchor,
            axis: None,
            len: 1,
            corner: None,
        }
    }

    /// Its cells.
    pub fn cells(self) -> CellSet {
        let axis = self.axis.unwrap_or(Direction::East);
        let line = ray(self.anchor, axis).take(self.len);
        line.chain(self.corner).collect()
    }

    /// The marble that makes a triangle of a pair when the pointer is over it.
    fn corner_at(self, ground: Ground, at: Point) -> Option<Cell> {
        let pair = self.cells();
        let cell = ground.orientation.nearest(at);
        let touches = pair.into_iter().all(|other| other.distance(cell) == 1);
        (ground.triangles && self.len == 2 && touches && ground.usable.has(cell)).then_some(cell)
    }

    /// The line and the direction it is aimed in when the pointer is at `at`.
    fn follow(
        self,
        ground: Ground,
        held: Option<Direction>,
        at: Point,
    ) -> (Trace, Option<Direction>) {
        let orientation = ground.orientation;
        if let Some(corner) = self.corner {
            let from = orientation.point(corner);
            let line = Trace {
                corner: None,
                ..self
            };
            if at.distance(from) < CENTRE {
                return (self, None);
            } else if !line.cells().has(orientation.nearest(at)) {
                return (self, Some(orientation.direction(from, at, held)));
            }
            return line.follow(ground, None, at);
        }
        let anchor = orientation.point(self.anchor);
        let single = Trace::new(self.anchor);
        if let Some(axis) = self.axis {
            let step = orientation.step(axis);
            let along = (at - anchor).dot(step) / (SPACING * SPACING);
            let back = at.distance(anchor) < CENTRE || along < 0.0;
            if !back {
                return self.follow_axis(axis, ground, held, at);
            }
        }
        if at.distance(anchor) < CENTRE {
            return (single, None);
        }
        let direction = orientation.direction(anchor, at, held);
        if run(ground.usable, self.anchor, direction) < 2 {
            return (single, Some(direction));
        }
        let pair = Trace {
            axis: Some(direction),
            len: 2,
            ..single
        };
        pair.follow_axis(direction, ground, held, at)
    }

    /// The same once the line has a direction.
    fn follow_axis(
        self,
        axis: Direction,
        ground: Ground,
        held: Option<Direction>,
        at: Point,
    ) -> (Trace, Option<Direction>) {
        let orientation = ground.orientation;
        let anchor = orientation.point(self.anchor);
        let step = orientation.step(axis);
        let along = (at - anchor).dot(step) / (SPACING * SPACING);
        let beside = (at - anchor - step * along).length();
        let most = run(ground.usable, self.anchor, axis);
        let reached = along.round_ties_even().max(1.0) as usize + 1;
        let aimed_beside = held.is_some_and(|h| h.axis() != axis.axis());
        let limit = if aimed_beside { BESIDE_HELD } else { BESIDE };
        let ahead = step * (self.len as f64 - 1.0);
        if beside <= limit {
            let len = reached.min(most);
            let aim = (reached > most).then_some(axis);
            return (Trace { len, ..self }, aim);
        }
        if let Some(corner) = self.corner_at(ground, at) {
            let corner = Some(corner);
            return (Trace { corner, ..self }, None);
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
        gesture: &Gesture,
    ) -> Drag {
        Drag {
            pointer,
            down: at,
            at,
            slop: input.slop(kind),
            moved: false,
            grip: grip(input, at, gesture),
            held: None,
            before: gesture.selection,
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
        self.at = at;
        let orientation = input.orientation;
        let (cells, aim) = match self.grip {
            Grip::Marble(trace) if is_off(at) => (trace.cells(), None),
            Grip::Marble(trace) => {
                let ground = Ground {
                    usable: input.usable_with(trace.anchor),
                    triangles: input.position.rules().triangles,
                    orientation,
                };
                let (trace, aim) = trace.follow(ground, self.held, at);
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
            Grip::Hand { .. } | Grip::Cell(_) | Grip::Nothing => return None,
        };
        self.held = aim;
        Some((cells, aim))
    }
}

fn grip(input: &BoardInput, at: Point, gesture: &Gesture) -> Grip {
    let selection = gesture.selection;
    let cell = input.orientation.cell_at(at);
    if input.capabilities.pick {
        return cell.map_or(Grip::Nothing, Grip::Cell);
    }
    if !input.may_move() {
        return Grip::Nothing;
    }
    if input.position.is_placing() {
        let shown = gesture.aims.first().and_then(|aim| aim.cells.first());
        return Grip::Hand { shown };
    }
    if input.capabilities.taps {
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
