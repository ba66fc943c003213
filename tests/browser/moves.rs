//! Plays moves as a person does: by a stroke, by keys, by typing.

use crate::page::Page;
use abalone::engine::{Limits, Silent, search};
use abalone::notation::{aba_pro, position_string, read_position};
use abalone::rules::{Cell, Direction, Move, MoveKind, Position, Rules};

/// The keys of the six directions with the board the usual way round, by place
/// on the keyboard.
const STEP_KEYS: [(Direction, &str); 6] = [
    (Direction::NorthWest, "KeyQ"),
    (Direction::NorthEast, "KeyW"),
    (Direction::West, "KeyA"),
    (Direction::East, "KeyD"),
    (Direction::SouthWest, "KeyZ"),
    (Direction::SouthEast, "KeyX"),
];

/// More stops than this before the board are too many for anybody.
const MOST_STOPS: usize = 12;

/// A line of marbles and where it goes.
struct Line {
    /// From the rear, or from one end to the other.
    marbles: Vec<Cell>,
    direction: Direction,
    /// From one marble to the next; the direction itself for an in-line move.
    axis: Direction,
}

impl Line {
    fn of(position: &Position, mv: Move) -> Line {
        let direction = mv.direction();
        let group = position.effect(mv).group;
        let axis = match mv.kind() {
            MoveKind::Inline { .. } => direction,
            MoveKind::Broadside { axis, .. } => axis,
            other => panic!("{other:?} is no line of marbles"),
        };
        let marbles = std::iter::successors(Some(mv.cell()), |cell| cell.step(axis))
            .take_while(|cell| group.has(*cell))
            .collect();
        Line {
            marbles,
            direction,
            axis,
        }
    }

    /// Along the marbles, and from the last one where the line goes: in one.
    fn stroke(&self) -> Vec<String> {
        let last = self
            .marbles
            .last()
            .and_then(|cell| cell.step(self.direction));
        self.marbles
            .iter()
            .copied()
            .chain(last)
            .map(|cell| cell.to_string())
            .collect()
    }
}

/// The key of a direction, with the board the usual way round.
pub fn key(direction: Direction) -> &'static str {
    let found = STEP_KEYS.iter().find(|(other, _)| *other == direction);
    found.map_or("", |(_, key)| key)
}

/// A sensible move, for games that have to come to an end.
pub fn sensible(position: &Position, earlier: &[u64], depth: u8) -> Move {
    let report = search(position, earlier, Limits::depth(depth), &mut Silent);
    report.best.expect("the game is not over")
}

impl Page {
    /// The position on the board.
    pub fn board(&self) -> Position {
        let text = self.position();
        read_position(&text, Rules::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Plays a move by one stroke of mouse or finger.
    pub fn play_by_stroke(&self, mv: Move) {
        let stroke = Line::of(&self.board(), mv).stroke();
        self.drag(&stroke.iter().map(String::as_str).collect::<Vec<_>>());
    }

    /// Plays a move with nothing but keys; the board has the focus.
    pub fn play_by_keys(&self, mv: Move) {
        let line = Line::of(&self.board(), mv);
        self.walk_to(line.marbles[0]);
        for _ in 1..line.marbles.len() {
            self.press(&[&format!("Shift+{}", key(line.axis))]);
        }
        self.press(&[key(line.direction), "Enter"]);
    }

    /// Plays a move by typing it.
    pub fn play_by_typing(&self, mv: Move) {
        let field = self.control("Type a move or a command");
        field.type_text(&aba_pro(&self.board(), mv));
        self.press(&["Enter"]);
    }

    /// Waits until this is on the board.
    pub fn wait_for(&self, position: &Position) {
        let text = position_string(position);
        self.wait_until(&format!("{text} is on the board"), || {
            self.position() == text
        });
    }

    /// Goes to the board with the tab key, from wherever the focus is.
    pub fn tab_to_board(&self) {
        let stops = (0..MOST_STOPS).find(|_| {
            self.press(&["Tab"]);
            self.focused_cell().is_some()
        });
        assert!(stops.is_some(), "the tab key does not lead to the board");
    }

    /// The cell with the keyboard's focus.
    fn focused_cell(&self) -> Option<Cell> {
        let cell = self.js("return document.activeElement.dataset.cell", &[]);
        cell.as_str().and_then(|cell| cell.parse().ok())
    }

    /// Walks over the board with the arrow keys; the board has the focus.
    pub fn walk_to(&self, to: Cell) {
        self.press(&["Escape"]);
        for _ in 0..16 {
            let from = self.focused_cell().expect("the board has the focus");
            let key = match (to.y() - from.y(), to.x() - from.x()) {
                (0, 0) => return,
                (0, right) if right > 0 => "ArrowRight",
                (0, _) => "ArrowLeft",
                (up, _) if up > 0 => "ArrowUp",
                _ => "ArrowDown",
            };
            self.press(&[key]);
        }
        panic!("{to} cannot be reached with the arrow keys");
    }
}
