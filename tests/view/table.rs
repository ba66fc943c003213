//! A board with somebody in front of it, and what they do.

use abalone::rules::{Board, Cell, CellSet, Illegal, Move, Position, Rules, Seat, Setup};
use abalone::view::{
    Action, BoardInput, Capabilities, Event, Gesture, Key, Orientation, Point, PointerKind,
};

/// A board with somebody in front of it.
pub struct Table {
    pub position: Position,
    pub gesture: Gesture,
    pub orientation: Orientation,
    pub capabilities: Capabilities,
    pub kind: PointerKind,
}

impl Table {
    pub fn new(position: Position) -> Table {
        Table {
            position,
            gesture: Gesture::default(),
            orientation: Orientation::USUAL,
            capabilities: Capabilities::play((0..6).map(Seat)),
            kind: PointerKind::Touch,
        }
    }

    pub fn of_rows(rows: &str) -> Table {
        let board = Board::from_rows(rows).unwrap();
        Table::new(Position::new(Rules::default(), Setup::start(board)).unwrap())
    }

    pub fn handle(&mut self, event: Event) -> Vec<Action> {
        let input = BoardInput {
            position: &self.position,
            capabilities: self.capabilities,
            orientation: self.orientation,
            pixel: 3.0,
        };
        self.gesture.handle(event, &input)
    }

    pub fn point(&self, name: &str) -> Point {
        self.orientation.point(cell(name))
    }

    pub fn down(&mut self, at: Point) -> Vec<Action> {
        let kind = self.kind;
        self.handle(Event::Down {
            pointer: 1,
            kind,
            at,
        })
    }

    pub fn to(&mut self, at: Point) -> Vec<Action> {
        self.handle(Event::Move { pointer: 1, at })
    }

    pub fn up(&mut self, at: Point) -> Vec<Action> {
        self.handle(Event::Up { pointer: 1, at })
    }

    /// Presses on the first point, moves over the others, releases on the last.
    pub fn drag(&mut self, points: &[Point]) -> Vec<Action> {
        let mut actions = self.down(points[0]);
        for &point in &points[1..] {
            actions.extend(self.to(point));
        }
        actions.extend(self.up(points[points.len() - 1]));
        actions
    }

    pub fn drag_cells(&mut self, names: &str) -> Vec<Action> {
        let points: Vec<Point> = names.split(' ').map(|n| self.point(n)).collect();
        self.drag(&points)
    }

    pub fn tap_at(&mut self, at: Point) -> Vec<Action> {
        let mut actions = self.down(at);
        actions.extend(self.up(at));
        actions
    }

    pub fn tap(&mut self, name: &str) -> Vec<Action> {
        let at = self.point(name);
        self.tap_at(at)
    }

    pub fn key(&mut self, key: Key) -> Vec<Action> {
        self.handle(Event::Key(key))
    }

    pub fn selected(&self) -> CellSet {
        self.gesture.selection()
    }
}

pub fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

pub fn set(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

pub fn played(actions: &[Action]) -> Option<Move> {
    let mut moves = actions.iter().filter_map(|action| match action {
        Action::Play(mv) => Some(*mv),
        _ => None,
    });
    let first = moves.next();
    assert_eq!(moves.next(), None, "played twice");
    first
}

pub fn refused(actions: &[Action]) -> Option<Illegal> {
    actions.iter().find_map(|action| match action {
        Action::Illegal { reason, .. } => Some(*reason),
        _ => None,
    })
}

// The standard start without its first rows, with a fight in the middle:
// black d4 e5 f6 and c3, white g7 h8; black e2 e3.
pub const FIGHT: &str = "5/4w1/4w2/4b3/1bb1b4/3b4/2b4/6/5";
