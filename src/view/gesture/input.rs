//! What goes into the gesture machine, and what comes out.

use crate::rules::{Cell, CellSet, Direction, Effect, Illegal, Move, Position, Seat};
use crate::view::geometry::{Arrow, Orientation, Point};
use crate::view::speech::Announcement;

/// Farthest a finger or pen may slip in a tap, in pixels.
const FINGER_SLOP: f64 = 10.0;
/// Farthest a mouse may slip in a click, in pixels.
const MOUSE_SLOP: f64 = 4.0;

/// What may be done on the board, whatever the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Capabilities {
    seats: u8,
    /// Cells may be picked and dragged whatever lies on them; nothing is
    /// played. For editors and for choosing cells.
    pub pick: bool,
    /// A move is shown first and played on confirmation.
    pub confirm: bool,
    /// Marbles are moved by taps alone; a drag does nothing.
    pub taps: bool,
}

impl Capabilities {
    /// The board is only looked at.
    pub const LOOK: Capabilities = Capabilities {
        seats: 0,
        pick: false,
        confirm: false,
        taps: false,
    };

    /// Moves may be made for these seats.
    pub fn play(seats: impl IntoIterator<Item = Seat>) -> Capabilities {
        let seats = seats.into_iter().fold(0, |set, seat| set | 1 << seat.0);
        Capabilities {
            seats,
            ..Capabilities::LOOK
        }
    }

    /// Cells may be picked and dragged.
    pub const fn pick() -> Capabilities {
        Capabilities {
            pick: true,
            ..Capabilities::LOOK
        }
    }

    /// The same, but moves want confirmation.
    pub const fn confirmed(self, confirm: bool) -> Capabilities {
        Capabilities { confirm, ..self }
    }

    /// The same, but drags do nothing.
    pub const fn by_taps(self, taps: bool) -> Capabilities {
        Capabilities { taps, ..self }
    }

    /// Whether moves may be made for this seat.
    pub const fn may_move(self, seat: Seat) -> bool {
        self.seats >> seat.0 & 1 == 1
    }
}

/// The board as the gesture machine needs to know it.
#[derive(Clone, Copy, Debug)]
pub struct BoardInput<'a> {
    /// The position looked at.
    pub position: &'a Position,
    /// What may be done.
    pub capabilities: Capabilities,
    /// Which way round the board is shown.
    pub orientation: Orientation,
    /// Board units in one pixel of the screen.
    pub pixel: f64,
}

impl BoardInput<'_> {
    /// Whether a move may be made now.
    pub fn may_move(&self) -> bool {
        !self.capabilities.pick
            && self.capabilities.may_move(self.position.turn())
            && self.position.decided().is_none()
    }

    /// Whether a marble may be laid on the board now.
    pub fn may_place(&self) -> bool {
        self.may_move() && self.position.is_placing()
    }

    /// The marbles that can be part of a selection: own and partners', or the
    /// opponent's where the turn moves those.
    pub fn usable(&self) -> CellSet {
        let mut usable = CellSet::EMPTY;
        self.position
            .for_each_force(|forces, _| usable |= forces.friendly);
        usable
    }

    /// The marbles that can be selected together with the one on this cell; none
    /// if that cannot be selected.
    pub(super) fn usable_with(&self, cell: Cell) -> CellSet {
        if self.usable().has(cell) {
            self.position.forces_moving(cell).friendly
        } else {
            CellSet::EMPTY
        }
    }

    /// Why the marble on this cell cannot be selected.
    pub(super) fn not_usable(&self, cell: Cell) -> Illegal {
        if self.position.is_placing() {
            Illegal::PlaceFirst
        } else if self.position.forces().own.has(cell) {
            Illegal::OtherColourNow
        } else {
            Illegal::NotYours { cell }
        }
    }

    /// How far a tap may slip, in board units.
    pub(super) fn slop(&self, kind: PointerKind) -> f64 {
        let pixels = match kind {
            PointerKind::Mouse => MOUSE_SLOP,
            PointerKind::Touch | PointerKind::Pen => FINGER_SLOP,
        };
        pixels * self.pixel
    }
}

/// What points. All are treated alike but for the slop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// A mouse or trackpad.
    Mouse,
    /// A finger.
    Touch,
    /// A pen.
    Pen,
}

/// Something that happened to the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A button or finger goes down.
    Down {
        /// Tells pointers apart.
        pointer: i32,
        /// What points.
        kind: PointerKind,
        /// Where.
        at: Point,
    },
    /// It moves.
    Move {
        /// Tells pointers apart.
        pointer: i32,
        /// Where to.
        at: Point,
    },
    /// It goes up.
    Up {
        /// Tells pointers apart.
        pointer: i32,
        /// Where.
        at: Point,
    },
    /// A pointer that is not down is here; nowhere on the board if `None`.
    Hover(Option<Point>),
    /// The browser takes it away.
    Cancel {
        /// Tells pointers apart.
        pointer: i32,
    },
    /// A cell is activated without a pointer: by a screen reader or by voice.
    Activate(Cell),
    /// A cell received the keyboard focus.
    Focus(Cell),
    /// A key is pressed while the board has the focus.
    Key(Key),
}

/// A key that means something on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Walk.
    Arrow(Arrow),
    /// Move in this direction as seen on the screen.
    Step(Direction),
    /// Let the selection grow in this direction as seen on the screen.
    Extend(Direction),
    /// Select the focused cell, or do what it means.
    Space,
    /// The same, or play what is shown.
    Enter,
    /// One step back.
    Escape,
    /// To the first cell of the row.
    Home,
    /// To the last cell of the row.
    End,
}

impl Key {
    /// The key with this physical code, as browsers name them. By place and
    /// not by letter, so that Q W, A D, Z X form the hexagon on every layout.
    pub fn from_code(code: &str, shift: bool) -> Option<Key> {
        let direction = match code {
            "KeyD" => Direction::East,
            "KeyW" => Direction::NorthEast,
            "KeyQ" => Direction::NorthWest,
            "KeyA" => Direction::West,
            "KeyZ" => Direction::SouthWest,
            "KeyX" => Direction::SouthEast,
            "ArrowLeft" => return Some(Key::Arrow(Arrow::Left)),
            "ArrowRight" => return Some(Key::Arrow(Arrow::Right)),
            "ArrowUp" => return Some(Key::Arrow(Arrow::Up)),
            "ArrowDown" => return Some(Key::Arrow(Arrow::Down)),
            "Space" => return Some(Key::Space),
            "Enter" | "NumpadEnter" => return Some(Key::Enter),
            "Escape" => return Some(Key::Escape),
            "Home" => return Some(Key::Home),
            "End" => return Some(Key::End),
            _ => return None,
        };
        Some(if shift {
            Key::Extend(direction)
        } else {
            Key::Step(direction)
        })
    }
}

/// A move that is being aimed: marbles, direction, and what would come of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The selected marbles.
    pub cells: CellSet,
    /// Where to, on the board; of no meaning for a marble that is placed.
    pub direction: Direction,
    /// Whether a marble is placed on the cell.
    pub places: bool,
    /// The move, or why there is none.
    pub verdict: Result<(Move, Effect), Illegal>,
}

impl Aim {
    /// What comes of moving these marbles in this direction.
    pub fn new(position: &Position, cells: CellSet, direction: Direction) -> Aim {
        let verdict = position
            .group_move(cells, direction)
            .map(|mv| (mv, position.effect(mv)));
        Aim {
            cells,
            direction,
            places: false,
            verdict,
        }
    }

    /// What comes of laying a marble on a cell.
    pub fn place(position: &Position, cell: Cell) -> Aim {
        let mv = Move::place(cell);
        Aim {
            cells: CellSet::of(cell),
            direction: mv.direction(),
            places: true,
            verdict: position.check(mv).map(|()| (mv, position.effect(mv))),
        }
    }

    /// The move, if it is legal.
    pub fn mv(&self) -> Option<Move> {
        self.verdict.ok().map(|(mv, _)| mv)
    }

    /// The marbles that move by hand: in a line also those in front of the
    /// selected ones.
    pub fn group(&self) -> CellSet {
        self.verdict.map_or(self.cells, |(_, effect)| effect.group)
    }

    /// The cells on which the mover's group comes to lie.
    pub fn landing(&self) -> CellSet {
        if self.places {
            return self.cells;
        }
        self.group()
            .into_iter()
            .filter_map(|cell| cell.step(self.direction))
            .collect()
    }

    /// The opponents that are pushed.
    pub fn pushed(&self) -> CellSet {
        self.verdict
            .map_or(CellSet::EMPTY, |(_, effect)| effect.pushed)
    }
}

/// What the board asks of whoever shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Another selection.
    Selected(CellSet),
    /// Another preview: the move that would be played, or none any more.
    Preview(Option<Move>),
    /// The move is made.
    Play(Move),
    /// The try was not legal; nothing moves.
    Illegal {
        /// Why.
        reason: Illegal,
        /// The marbles that were to move.
        cells: CellSet,
    },
    /// A cell was picked (only where picking is allowed).
    Pick(Cell),
    /// Something was dragged from a cell to another, or off the board (only
    /// where picking is allowed).
    Carry {
        /// From where.
        from: Cell,
        /// Where to; off the board if `None`.
        to: Option<Cell>,
    },
    /// To be said to screen readers.
    Say(Announcement),
}
