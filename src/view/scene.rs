//! What is drawn: one value that says all of it, made by one pure function.

use super::frame::MARBLE_RADIUS;
use super::geometry::{Orientation, Point, SPACING, middle};
use super::gesture::{Aim, Gesture};
use super::ghosts::{Ghost, ghosts};
use super::piles::Pile;
use super::tracks::{MarbleId, Place, Tracks, point};
use crate::game::Gutter;
use crate::rules::{Cell, CellSet, Colour, Direction, Effect, Move, Position, Side};

/// From a cell's centre to the coordinate beside it, in steps: in the gap
/// between the marbles and the gutter.
const LABEL_DISTANCE: f64 = 0.59;
/// How far an arrow reaches beyond the marble it starts from, in steps.
const ARROW_LENGTH: f64 = 1.05;
/// The same while a pointer aims, so that it shows beyond a finger.
const LONG_ARROW_LENGTH: f64 = 1.75;

/// An arrow that pushes a marble into the gutter ends there, this many steps
/// short of where it would end on an endless board.
const SHORT_OF_THE_EDGE: f64 = 0.4;

/// All that goes into a picture of the board.
#[derive(Clone, Copy, Debug)]
pub struct SceneInput<'a> {
    /// The position.
    pub position: &'a Position,
    /// The marbles beside the board.
    pub gutter: &'a Gutter,
    /// Which marble is which; must have followed to this position and gutter.
    pub tracks: &'a Tracks,
    /// Selection and preview.
    pub gesture: &'a Gesture,
    /// Which way round.
    pub orientation: Orientation,
    /// The move that led here.
    pub last: Option<LastMove>,
    /// A move to point out.
    pub hint: Option<Move>,
    /// Whether moves may be made now.
    pub may_move: bool,
    /// Cells marked as chosen, besides the selection.
    pub marked: CellSet,
}

/// The traces of the move that led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Cells that it left empty.
    pub left: CellSet,
    /// Cells onto which marbles moved.
    pub reached: CellSet,
}

impl LastMove {
    /// The traces of a legal move made in the position before it.
    pub fn new(before: &Position, mv: Move) -> LastMove {
        let Effect { group, pushed, .. } = before.effect(mv);
        if mv.is_place() {
            return LastMove {
                left: CellSet::EMPTY,
                reached: group,
            };
        }
        let all = group | pushed;
        let reached: CellSet = all
            .into_iter()
            .filter_map(|cell| cell.step(mv.direction()))
            .collect();
        LastMove {
            left: all - reached,
            reached,
        }
    }
}

impl LastMove {
    /// The centres of the cells that were left, and of those that were reached.
    pub fn points(self, orientation: Orientation) -> [Vec<Point>; 2] {
        [self.left, self.reached]
            .map(|cells| cells.into_iter().map(|c| orientation.point(c)).collect())
    }
}

/// A marble as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneMarble {
    /// Which marble.
    pub id: MarbleId,
    /// Its colour.
    pub colour: Colour,
    /// Where it lies.
    pub place: Place,
    /// The same on the screen.
    pub at: Point,
    /// What is to be seen on it.
    pub state: MarbleState,
}

/// What is to be seen on a marble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum MarbleState {
    /// Nothing.
    #[default]
    Still,
    /// It is selected.
    Selected,
    /// The move shown takes it along.
    Moving,
    /// The move shown pushes it.
    Pushed,
    /// The move shown pushes it off the board.
    Leaving,
}

/// What an arrow says, by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// Marbles move.
    Step,
    /// Marbles push.
    Push,
    /// Marbles push one off the board.
    Eject,
    /// It is not possible.
    Blocked,
    /// A move is pointed out.
    Hint,
}

/// An arrow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneArrow {
    /// What it says.
    pub kind: ArrowKind,
    /// Where it begins.
    pub from: Point,
    /// Its tip.
    pub to: Point,
}

/// A cell onto which the selection could go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// The cell.
    pub cell: Cell,
    /// Its centre.
    pub at: Point,
    /// Whether an opponent would be pushed from it.
    pub push: bool,
}

/// A side's place in the gutter.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenePile {
    /// The side.
    pub side: Side,
    /// Marbles that lie there.
    pub count: usize,
    /// Where their number is written.
    pub label: Point,
    /// Places for marbles still to come, up to the target.
    pub free: Vec<Point>,
}

/// The picture of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Which way round.
    pub orientation: Orientation,
    /// Every marble, in order of names.
    pub marbles: Vec<SceneMarble>,
    /// The neutral balls, above them.
    pub balls: Vec<SceneMarble>,
    /// Cells the last move left empty.
    pub left: Vec<Point>,
    /// Cells the last move reached.
    pub reached: Vec<Point>,
    /// Cells the selection could go to.
    pub targets: Vec<Target>,
    /// Marbles as they would lie after the move shown.
    pub ghosts: Vec<Ghost>,
    /// Arrows; two where a tap fits two moves.
    pub arrows: Vec<SceneArrow>,
    /// The gutter.
    pub piles: Vec<ScenePile>,
}

impl Scene {
    /// The picture that these parts make.
    pub fn new(input: SceneInput) -> Scene {
        let orientation = input.orientation;
        let last = input.last.map(|last| last.points(orientation));
        let [left, reached] = last.unwrap_or_default();
        let aims = input.gesture.aims();
        let mut ghosts = ghosts(&input);
        let balls = super::balls::shown(&input, &mut ghosts);
        Scene {
            orientation,
            marbles: marbles(&input),
            balls,
            left,
            reached,
            targets: if aims.is_empty() {
                targets(&input)
            } else {
                Vec::new()
            },
            ghosts,
            arrows: arrows(&input),
            piles: piles(&input),
        }
    }

    /// The marble or ball of this name.
    pub fn marble(&self, id: MarbleId) -> Option<&SceneMarble> {
        match self.marbles.binary_search_by_key(&id, |m| m.id) {
            Ok(index) => self.marbles.get(index),
            Err(_) => self.balls.iter().find(|ball| ball.id == id),
        }
    }
}

/// A letter or digit beside the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// `a` to `i`, `1` to `9`.
    pub text: char,
    /// Where its middle is.
    pub at: Point,
}

/// The letters at the western ends of the rows and the digits at the
/// south-eastern ends of the diagonals, wherever these are on the screen.
pub fn coordinates(orientation: Orientation) -> Vec<Label> {
    let beside = |cell: Cell, direction: Direction| {
        orientation.point(cell) + orientation.step(direction) * LABEL_DISTANCE
    };
    let mut labels = Vec::with_capacity(18);
    for cell in Cell::all() {
        if cell.step(Direction::West).is_none() {
            labels.push(Label {
                text: char::from(b'a' + cell.y() as u8),
                at: beside(cell, Direction::West),
            });
        }
        if cell.step(Direction::SouthEast).is_none() {
            labels.push(Label {
                text: char::from(b'1' + cell.x() as u8),
                at: beside(cell, Direction::SouthEast),
            });
        }
    }
    labels
}

/// The line of the arrow for a group that moves one step: from its front, or
/// from the middle of its side, to the middle of where it goes.
pub fn arrow_line(
    group: CellSet,
    direction: Direction,
    orientation: Orientation,
) -> (Point, Point) {
    let step = orientation.step(direction);
    let centre = middle(group.into_iter().map(|cell| orientation.point(cell)));
    let ahead = |cell: Cell| (orientation.point(cell) - centre).dot(step) / (SPACING * SPACING);
    let follows = |cell: Cell| cell.step(direction).is_some_and(|next| group.has(next));
    let front = if group.into_iter().any(follows) {
        group.into_iter().map(ahead).fold(0.0, f64::max)
    } else {
        0.0
    };
    let from = centre + step * front;
    (from, from + step * ARROW_LENGTH)
}

fn marbles(input: &SceneInput) -> Vec<SceneMarble> {
    let state = |place: Place| match place {
        Place::Cell(cell) => marble_state(cell, input),
        Place::Gutter { .. } | Place::Hand { .. } => MarbleState::Still,
    };
    let drawn = input.tracks.marbles().iter().map(|marble| SceneMarble {
        id: marble.id,
        colour: marble.colour,
        place: marble.place,
        at: point(
            marble.place,
            input.position,
            input.gutter,
            input.orientation,
        ),
        state: state(marble.place),
    });
    drawn.collect()
}

fn marble_state(cell: Cell, input: &SceneInput) -> MarbleState {
    let gesture = input.gesture;
    if gesture.carried().is_some_and(|(from, _)| from == cell) {
        return MarbleState::Pushed;
    }
    if let [aim] = gesture.aims()
        && let Ok((_, effect)) = aim.verdict
    {
        if effect.ejected.is_some_and(|(at, _)| at == cell) {
            return MarbleState::Leaving;
        } else if effect.pushed.has(cell) {
            return MarbleState::Pushed;
        } else if effect.group.has(cell) {
            return MarbleState::Moving;
        }
    }
    let aimed = gesture.aims().iter().any(|aim| aim.cells.has(cell));
    if aimed || (gesture.selection() | input.marked).has(cell) {
        MarbleState::Selected
    } else {
        MarbleState::Still
    }
}

fn targets(input: &SceneInput) -> Vec<Target> {
    let selection = input.gesture.selection();
    if selection.is_empty() || !input.may_move {
        return Vec::new();
    }
    let mut steps = CellSet::EMPTY;
    let mut pushes = CellSet::EMPTY;
    for direction in Direction::ALL {
        let aim = Aim::new(input.position, selection, direction);
        if aim.mv().is_some() {
            let taken = input.position.board().occupied();
            steps |= aim.landing() - taken;
            pushes |= aim.pushed();
        }
    }
    let target = |push| {
        move |cell| Target {
            cell,
            at: input.orientation.point(cell),
            push,
        }
    };
    let steps = steps.into_iter().map(target(false));
    steps.chain(pushes.into_iter().map(target(true))).collect()
}

fn arrows(input: &SceneInput) -> Vec<SceneArrow> {
    // Two arrows are to be told apart, and to be hit.
    let long = input.gesture.is_dragging() || input.gesture.aims().len() > 1;
    let mut arrows: Vec<SceneArrow> = input
        .gesture
        .aims()
        .iter()
        .filter(|aim| !aim.places)
        .map(|aim| arrow(aim, input.orientation, long))
        .collect();
    if let Some(mv) = input.hint.filter(|mv| arrows.is_empty() && !mv.is_place())
        && input.position.check(mv).is_ok()
    {
        let effect = input.position.effect(mv);
        let direction = mv.direction();
        let (from, to) = arrow_line(effect.group, direction, input.orientation);
        let back = input.orientation.step(direction) * rear(effect.group, mv);
        arrows.push(SceneArrow {
            kind: ArrowKind::Hint,
            from: from - back,
            to,
        });
    }
    arrows
}

/// How far behind the front of its group a hint's arrow begins, in steps: at
/// the rear marble, so that the whole group is seen to be meant.
fn rear(group: CellSet, mv: Move) -> f64 {
    if mv.is_inline() {
        f64::from(group.len().saturating_sub(1))
    } else {
        0.0
    }
}

fn arrow(aim: &Aim, orientation: Orientation, long: bool) -> SceneArrow {
    let kind = match aim.verdict {
        Err(_) => ArrowKind::Blocked,
        Ok((_, effect)) if effect.ejected.is_some() => ArrowKind::Eject,
        Ok((_, effect)) if !effect.pushed.is_empty() => ArrowKind::Push,
        Ok(_) => ArrowKind::Step,
    };
    let (from, to) = arrow_line(aim.group(), aim.direction, orientation);
    let step = orientation.step(aim.direction);
    let pushed = f64::from(aim.pushed().len());
    let further = match kind {
        ArrowKind::Eject => pushed - SHORT_OF_THE_EDGE,
        ArrowKind::Step | ArrowKind::Push if long => (LONG_ARROW_LENGTH - ARROW_LENGTH).max(pushed),
        _ => pushed,
    };
    SceneArrow {
        kind,
        from: from + step * (MARBLE_RADIUS / SPACING),
        to: to + step * further,
    }
}

fn piles(input: &SceneInput) -> Vec<ScenePile> {
    if input.position.is_placing() {
        // The marbles in the hands lie there.
        return Vec::new();
    }
    let one = |side: Side| {
        let pile = Pile::of_captives(input.position, input.gutter, side);
        let lying = |c: &&crate::game::Captive| c.captor == side;
        let count = input.gutter.captives().iter().filter(lying).count();
        let slot = |number| pile.slot(number, input.orientation);
        ScenePile {
            side,
            count,
            label: slot(-1),
            free: (count..pile.room).map(|n| slot(n as i32)).collect(),
        }
    };
    input.position.rules().all_sides().map(one).collect()
}
