//! What taps, drags and keys on the board mean: one machine for mouse, touch,
//! pen, keyboard and screen readers. It knows no time, no screen and no mode of
//! play; it turns [`Event`]s into [`Action`]s and remembers the selection.

mod drag;
mod input;
mod keys;
mod line;
mod place;

pub use input::{Action, Aim, BoardInput, Capabilities, Event, Key, PointerKind};

use super::geometry::{Point, spot_point};
use super::scene::arrow_line;
use super::speech::{Announcement, CellSpeech, MoveSpeech};
use crate::rules::{Cell, CellSet, Direction, Illegal, Move};
use drag::{Drag, Grip};
pub(super) use line::is_triangle;
use line::{axis, ray, tapped};

/// Of two arrows shown for one cell, a tap means the nearer one when it is
/// nearer by this much, in board units.
const CLEARLY_NEARER: f64 = 12.0;

/// The state of the board's controls: what is selected, aimed at and focused.
#[derive(Clone, Debug, PartialEq)]
pub struct Gesture {
    /// The position all this refers to, by its key.
    position: Option<u64>,
    selection: CellSet,
    /// The move shown; two when a tap fits two.
    aims: Vec<Aim>,
    drag: Option<Drag>,
    focus: Cell,
    hover: Option<Cell>,
    /// The abscissa that a walk up and down keeps to.
    column: f64,
}

impl Default for Gesture {
    fn default() -> Gesture {
        Gesture {
            position: None,
            selection: CellSet::EMPTY,
            aims: Vec::new(),
            drag: None,
            focus: Cell::CENTRE,
            hover: None,
            column: 0.0,
        }
    }
}

impl Gesture {
    /// Nobody's gesture: a move is shown as if somebody aimed at it.
    pub fn aiming(aim: Aim) -> Gesture {
        Gesture {
            aims: vec![aim],
            ..Gesture::default()
        }
    }

    /// The selected marbles.
    pub fn selection(&self) -> CellSet {
        self.selection
    }

    /// The moves shown: none, one, or two between which to choose.
    pub fn aims(&self) -> &[Aim] {
        &self.aims
    }

    /// The move shown, if it is one and legal.
    pub fn preview(&self) -> Option<Move> {
        match &self.aims[..] {
            [aim] => aim.mv(),
            _ => None,
        }
    }

    /// The cell with the keyboard focus, or that would get it.
    pub fn focus(&self) -> Cell {
        self.focus
    }

    /// Whether a pointer is down.
    pub fn is_down(&self) -> bool {
        self.drag.is_some()
    }

    /// Whether a pointer is down and has moved.
    pub fn is_dragging(&self) -> bool {
        self.drag.as_ref().is_some_and(|drag| drag.moved)
    }

    /// Where something is dragged over the board, and from which cell, where
    /// cells can be picked.
    pub fn carried(&self) -> Option<(Cell, Point)> {
        let drag = self.drag.as_ref().filter(|drag| drag.moved)?;
        match drag.grip {
            Grip::Cell(from) => Some((from, drag.at)),
            _ => None,
        }
    }

    /// Forgets the selection when the position is another one. To be called
    /// whenever the position may have changed; [`handle`](Self::handle) does.
    pub fn sync(&mut self, input: &BoardInput) -> Vec<Action> {
        let mut actions = Vec::new();
        let key = Some(input.position.key());
        let stale = self.position != key || !(input.may_move() || input.capabilities.pick);
        if stale && (self.drag.is_some() || !self.selection.is_empty() || !self.aims.is_empty()) {
            self.drag = None;
            self.reported(&mut actions, |gesture, _| {
                gesture.selection = CellSet::EMPTY;
                gesture.aims.clear();
            });
        }
        self.position = key;
        actions
    }

    /// Another board is shown in place of this one: whatever was begun is off,
    /// at the next [`sync`](Self::sync).
    pub fn leave(&mut self) {
        self.position = None;
        self.hover = None;
    }

    /// Plays the move that is shown and waits, if one is.
    pub fn confirm(&mut self, input: &BoardInput) -> Vec<Action> {
        let mut actions = self.sync(input);
        if let [aim] = self.aims[..]
            && self.drag.is_none()
        {
            self.reported(&mut actions, |gesture, actions| {
                gesture.play(aim, input, false, actions);
            });
        }
        actions
    }

    /// Takes in an event and tells what is to be done about it.
    pub fn handle(&mut self, event: Event, input: &BoardInput) -> Vec<Action> {
        let mut actions = self.sync(input);
        self.reported(&mut actions, |gesture, actions| match event {
            Event::Down { pointer, kind, at } => gesture.down(pointer, kind, at, input),
            Event::Move { pointer, at } if gesture.has_down(pointer) => gesture.follow(at, input),
            Event::Up { pointer, at } if gesture.has_down(pointer) => {
                gesture.follow(at, input);
                gesture.release(at, input, actions);
            }
            Event::Cancel { pointer } if gesture.has_down(pointer) => gesture.give_up(),
            Event::Move { .. } | Event::Up { .. } | Event::Cancel { .. } => {}
            Event::Hover(at) => gesture.hovers(at, input),
            Event::Activate(cell) => {
                gesture.focus_on(cell, input);
                gesture.press(Some(cell), None, input, actions);
            }
            Event::Focus(cell) => gesture.focus_on(cell, input),
            Event::Key(key) => gesture.key(key, input, actions),
        });
        actions
    }

    /// Runs a change and reports, before anything else, what it did to
    /// selection and preview.
    fn reported(
        &mut self,
        actions: &mut Vec<Action>,
        change: impl FnOnce(&mut Gesture, &mut Vec<Action>),
    ) {
        let (selection, preview) = (self.selection, self.preview());
        let mut later = Vec::new();
        change(self, &mut later);
        if self.selection != selection {
            actions.push(Action::Selected(self.selection));
        }
        if self.preview() != preview {
            actions.push(Action::Preview(self.preview()));
        }
        actions.append(&mut later);
    }

    fn has_down(&self, pointer: i32) -> bool {
        self.drag.as_ref().is_some_and(|d| d.pointer == pointer)
    }

    fn focus_on(&mut self, cell: Cell, input: &BoardInput) {
        if self.focus != cell {
            self.focus = cell;
            self.column = spot_point(input.orientation.spot(cell)).x;
        }
    }

    fn down(&mut self, pointer: i32, kind: PointerKind, at: Point, input: &BoardInput) {
        if self.drag.is_some() {
            // A second finger: whatever the first one was doing is off.
            self.give_up();
            return;
        }
        let drag = Drag::new(input, pointer, kind, at, self);
        let places = matches!(drag.grip, Grip::Hand { .. });
        self.drag = Some(drag);
        if places {
            self.carry_to_place(at, input);
        }
    }

    fn give_up(&mut self) {
        if let Some(drag) = self.drag.take()
            && (drag.moved || matches!(drag.grip, Grip::Hand { .. }))
        {
            self.selection = drag.before;
            self.aims.clear();
        }
    }

    fn follow(&mut self, at: Point, input: &BoardInput) {
        let Some(drag) = &mut self.drag else {
            return;
        };
        if matches!(drag.grip, Grip::Hand { .. }) {
            self.carry_to_place(at, input);
        } else if let Some((cells, direction)) = drag.follow(input, at) {
            self.selection = cells;
            self.aims.clear();
            self.aims
                .extend(direction.map(|d| Aim::new(input.position, cells, d)));
        }
    }

    fn release(&mut self, at: Point, input: &BoardInput, actions: &mut Vec<Action>) {
        let Some(drag) = self.drag.take() else {
            return;
        };
        if matches!(drag.grip, Grip::Hand { .. }) {
            self.lay(&drag, input, actions);
            return;
        }
        let down = input.orientation.cell_at(drag.down);
        if !drag.moved {
            if let Some(cell) = down {
                self.focus_on(cell, input);
            }
            self.press(down, Some(at), input, actions);
            return;
        }
        match (drag.grip, &self.aims[..]) {
            (Grip::Cell(from), _) => {
                let to = input.orientation.cell_at(at);
                actions.push(Action::Carry { from, to });
            }
            // A move that waits is not played by a drag that meant nothing.
            (Grip::Marble(_) | Grip::Selection, &[aim]) => {
                self.play(aim, input, input.capabilities.confirm, actions);
            }
            _ => {}
        }
    }

    /// A tap or an activation without a pointer.
    fn press(
        &mut self,
        cell: Option<Cell>,
        at: Option<Point>,
        input: &BoardInput,
        actions: &mut Vec<Action>,
    ) {
        if input.capabilities.pick {
            actions.extend(cell.map(Action::Pick));
        } else if input.may_move() {
            self.tap(cell, at, input, input.capabilities.confirm, actions);
        }
    }

    /// What a tap means where moves may be made. `show` asks that a move be
    /// shown first.
    fn tap(
        &mut self,
        cell: Option<Cell>,
        at: Option<Point>,
        input: &BoardInput,
        show: bool,
        actions: &mut Vec<Action>,
    ) {
        if let Some(cell) = cell.filter(|_| !self.aims.is_empty()) {
            let meant: Vec<Aim> = self
                .aims
                .iter()
                .copied()
                .filter(|a| hits(a, cell))
                .collect();
            match (&meant[..], at) {
                ([aim], _) => return self.play(*aim, input, false, actions),
                ([one, other], Some(at)) => {
                    if let Some(aim) = nearer(one, other, at, input) {
                        self.play(aim, input, show, actions);
                    }
                    return;
                }
                _ => {}
            }
        }
        self.aims.clear();
        let Some(cell) = cell else {
            self.clear(actions);
            return;
        };
        if input.position.is_placing() {
            let show = input.capabilities.confirm;
            self.play(Aim::place(input.position, cell), input, show, actions);
            return;
        }
        let usable = input.usable_with(cell);
        if usable.has(cell) && !self.pushes(cell, usable, input) {
            let triangles = input.position.rules().triangles;
            // Marbles of both colours make no group.
            let together = (self.selection - usable).is_empty();
            let selected = if together {
                self.selection
            } else {
                CellSet::EMPTY
            };
            self.selection = tapped(selected, cell, usable, triangles);
            actions.push(Action::Say(if self.selection.is_empty() {
                Announcement::Deselected
            } else {
                Announcement::Cell(CellSpeech::new(input.position, self.selection, cell))
            }));
        } else if !self.selection.is_empty() {
            self.target(cell, input, show, actions);
        } else if input.position.forces().own.has(cell) {
            let (reason, cells) = (input.not_usable(cell), CellSet::of(cell));
            actions.push(Action::Illegal { reason, cells });
        }
    }

    /// Whether a marble that could be selected with these is rather pushed by
    /// the selected ones, which are of another colour.
    fn pushes(&self, cell: Cell, usable: CellSet, input: &BoardInput) -> bool {
        let push = |d| {
            Aim::new(input.position, self.selection, d)
                .pushed()
                .has(cell)
        };
        (self.selection & usable).is_empty() && Direction::ALL.into_iter().any(push)
    }

    fn clear(&mut self, actions: &mut Vec<Action>) {
        if !self.selection.is_empty() {
            self.selection = CellSet::EMPTY;
            actions.push(Action::Say(Announcement::Deselected));
        }
    }

    /// The selection is to go to a cell without an own marble.
    fn target(&mut self, cell: Cell, input: &BoardInput, show: bool, actions: &mut Vec<Action>) {
        let selection = self.selection;
        let tries = Direction::ALL.map(|d| Aim::new(input.position, selection, d));
        let legal: Vec<Aim> = tries
            .into_iter()
            .filter(|aim| aim.mv().is_some() && hits(aim, cell))
            .collect();
        match legal[..] {
            [aim] => self.play(aim, input, show, actions),
            [one, other, ..] => {
                let seen = [one, other].map(|aim| input.orientation.on_screen(aim.direction));
                self.aims = vec![one, other];
                actions.push(Action::Say(Announcement::WhichWay(seen)));
            }
            [] => {
                let along = |aim: &&Aim| axis(selection).is_some_and(|a| a == aim.direction.axis());
                let failed = |aim: &&Aim| reaches_for(aim, cell, input);
                let most_likely = tries.iter().filter(along).find(failed);
                match most_likely.or_else(|| tries.iter().find(failed)) {
                    Some(aim) => self.play(*aim, input, show, actions),
                    None => self.clear(actions),
                }
            }
        }
    }

    /// Plays what is aimed at, or shows it first, or says why it cannot be.
    fn play(&mut self, aim: Aim, input: &BoardInput, show: bool, actions: &mut Vec<Action>) {
        self.aims.clear();
        match aim.verdict {
            Ok((mv, _)) if show => {
                self.aims.push(aim);
                let speech = MoveSpeech::new(input.position, mv);
                actions.push(Action::Say(Announcement::Preview(speech)));
            }
            Ok((mv, _)) => {
                self.selection = CellSet::EMPTY;
                actions.push(Action::Play(mv));
            }
            Err(reason) => {
                let cells = aim.cells;
                actions.push(Action::Illegal { reason, cells });
            }
        }
    }
}

/// Whether a tap on a cell can mean this move.
fn hits(aim: &Aim, cell: Cell) -> bool {
    (aim.landing() | aim.pushed()).has(cell)
}

/// Whether a tap on a cell can mean this move that is not legal: the cell would
/// be entered, or is in the row of opponents that would be pushed.
fn reaches_for(aim: &Aim, cell: Cell, input: &BoardInput) -> bool {
    let Err(reason) = aim.verdict else {
        return false;
    };
    let Some(mover) = aim.cells.first() else {
        return false;
    };
    let taken = input.position.forces_moving(mover).enemy;
    aim.landing().has(cell)
        || matches!(
            reason,
            Illegal::NotStronger { .. } | Illegal::Sandwich { .. }
        ) && aim.landing().into_iter().any(|front| {
            ray(front, aim.direction)
                .take_while(|&c| taken.has(c))
                .any(|c| c == cell)
        })
}

/// Of two moves that fit a tapped cell, the one whose arrow was clearly meant.
fn nearer(one: &Aim, other: &Aim, at: Point, input: &BoardInput) -> Option<Aim> {
    let distance = |aim: &Aim| {
        let (from, to) = arrow_line(aim.group(), aim.direction, input.orientation);
        at.distance_to_segment(from, to)
    };
    let gap = distance(other) - distance(one);
    if gap >= CLEARLY_NEARER {
        Some(*one)
    } else if gap <= -CLEARLY_NEARER {
        Some(*other)
    } else {
        None
    }
}
