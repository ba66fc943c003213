//! The 61 cells and the six directions.
//!
//! Rows are `a` (bottom) to `i` (top); digits number the diagonals that run
//! north-west to south-east. With `y` the letter's index and `x` the digit less
//! one, a cell exists iff `|x - y| <= 4`.
//!
//! A hexagon of side five tiles the plane, and the tiling is a ring: numbering
//! the cells `(x - 4) + 13 (y - 4) mod 61` uses every number from 0 to 60 once.
//! One step is then an addition modulo 61, the centre is 0, and turning the
//! board by 60° is a multiplication by 14.

use std::fmt;
use std::str::FromStr;

/// Cells on the board.
pub const CELL_COUNT: usize = 61;

/// Added to a cell's index for one step east (one more digit).
const STEP_X: i32 = 1;
/// Added to a cell's index for one step north-west (one more letter).
const STEP_Y: i32 = 13;

/// One of the 61 cells, as its index on the ring (0 is the centre, `e5`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The centre of the board, `e5`.
    pub const CENTRE: Cell = Cell(0);

    /// The cell with row index `y` (0 = `a`) and diagonal index `x` (0 = `1`).
    pub const fn at(y: i32, x: i32) -> Option<Cell> {
        if y < 0 || y > 8 || x < 0 || x > 8 || (x - y).abs() > 4 {
            return None;
        }
        let index = (x - 4) * STEP_X + (y - 4) * STEP_Y;
        Some(Cell(index.rem_euclid(CELL_COUNT as i32) as u8))
    }

    /// The cell with this ring index.
    ///
    /// # Panics
    /// If `index` is 61 or more.
    pub const fn from_index(index: usize) -> Cell {
        assert!(index < CELL_COUNT, "cell index out of range");
        Cell(index as u8)
    }

    /// Ring index, 0 to 60.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Row, 0 (`a`, Black's home) to 8 (`i`).
    pub const fn y(self) -> i32 {
        COORDINATES[self.0 as usize].0 as i32
    }

    /// Diagonal, 0 (`1`) to 8 (`9`).
    pub const fn x(self) -> i32 {
        COORDINATES[self.0 as usize].1 as i32
    }

    /// The neighbouring cell, or `None` where the board ends.
    pub const fn step(self, direction: Direction) -> Option<Cell> {
        let next = NEIGHBOURS[direction as usize][self.0 as usize];
        if next == OFF_BOARD {
            None
        } else {
            Some(Cell(next))
        }
    }

    /// Steps between two cells.
    pub const fn distance(self, other: Cell) -> u32 {
        let dx = self.x() - other.x();
        let dy = self.y() - other.y();
        let mut most = dx.unsigned_abs();
        if dy.unsigned_abs() > most {
            most = dy.unsigned_abs();
        }
        if (dx - dy).unsigned_abs() > most {
            most = (dx - dy).unsigned_abs();
        }
        most
    }

    /// Steps from the centre, 0 to 4; 4 is the rim.
    pub const fn ring(self) -> u32 {
        self.distance(Cell::CENTRE)
    }

    /// The direction in which `other` is the next cell, if it is a neighbour.
    pub fn direction_to(self, other: Cell) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&direction| self.step(direction) == Some(other))
    }

    /// The cell onto which this one comes when the board is turned by
    /// `sixths` × 60° anticlockwise (the rim cell `e9` comes onto `i9`).
    pub const fn rotated(self, sixths: u32) -> Cell {
        let mut index = self.0 as u32;
        let mut left = sixths % 6;
        while left > 0 {
            index = index * 14 % CELL_COUNT as u32;
            left -= 1;
        }
        Cell(index as u8)
    }

    /// The cell onto which this one comes when the board is reflected in the
    /// axis through `e1` and `e9`'s perpendicular bisector (`x` and `y` swap).
    pub const fn mirrored(self) -> Cell {
        match Cell::at(self.x(), self.y()) {
            Some(cell) => cell,
            None => self,
        }
    }

    /// All cells in reading order of their names: `a1`, `a2`, … `i9`.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..9).flat_map(|y| (0..9).filter_map(move |x| Cell::at(y, x)))
    }

    /// The cells of row `y` from west to east.
    pub fn row(y: i32) -> impl Iterator<Item = Cell> {
        (0..9).filter_map(move |x| Cell::at(y, x))
    }

    /// Order of names: by letter, then by digit. Notation lists ends this way.
    pub const fn name_order(self) -> u8 {
        let (y, x) = COORDINATES[self.0 as usize];
        y * 9 + x
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.y() as u8);
        write!(f, "{letter}{}", self.x() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCell(pub String);

impl fmt::Display for NoSuchCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a cell of the board", self.0)
    }
}

impl std::error::Error for NoSuchCell {}

impl FromStr for Cell {
    type Err = NoSuchCell;

    /// Reads `a1` … `i9`, in either case.
    fn from_str(text: &str) -> Result<Cell, NoSuchCell> {
        let cell = match text.as_bytes() {
            [letter, digit] => {
                let y = i32::from(letter.to_ascii_lowercase()) - i32::from(b'a');
                let x = i32::from(*digit) - i32::from(b'1');
                Cell::at(y, x)
            }
            _ => None,
        };
        cell.ok_or_else(|| NoSuchCell(text.to_owned()))
    }
}

/// One of the six directions, anticlockwise from east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// `e5` to `e6`.
    East = 0,
    /// `e5` to `f6`.
    NorthEast = 1,
    /// `e5` to `f5`.
    NorthWest = 2,
    /// `e5` to `e4`.
    West = 3,
    /// `e5` to `d4`.
    SouthWest = 4,
    /// `e5` to `d5`.
    SouthEast = 5,
}

impl Direction {
    /// All six, anticlockwise from east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// The three that lead to a cell with a later name; a line's axis is named
    /// by one of them, seen from its first end.
    pub const AXES: [Direction; 3] = [Direction::East, Direction::NorthEast, Direction::NorthWest];

    /// The direction with this number (taken modulo six).
    pub const fn from_index(index: usize) -> Direction {
        Direction::ALL[index % 6]
    }

    /// 0 (east) to 5 (south-east).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// Turned by `sixths` × 60° anticlockwise.
    pub const fn rotated(self, sixths: u32) -> Direction {
        Direction::ALL[(self as usize + sixths as usize) % 6]
    }

    /// The axis this direction lies on, as one of [`Direction::AXES`].
    pub const fn axis(self) -> Direction {
        Direction::ALL[self as usize % 3]
    }

    /// Change of row and diagonal, `(dy, dx)`.
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Direction::East => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::NorthWest => (1, 0),
            Direction::West => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::SouthEast => (-1, 0),
        }
    }

    /// What a step adds to the ring index, 0 to 60.
    pub(super) const fn ring_step(self) -> u32 {
        let (dy, dx) = self.delta();
        (dy * STEP_Y + dx * STEP_X).rem_euclid(CELL_COUNT as i32) as u32
    }
}

/// Marks a missing neighbour in [`NEIGHBOURS`].
const OFF_BOARD: u8 = u8::MAX;

/// Row and diagonal of each ring index.
const COORDINATES: [(u8, u8); CELL_COUNT] = {
    let mut table = [(0, 0); CELL_COUNT];
    let mut y = 0;
    while y < 9 {
        let mut x = 0;
        while x < 9 {
            if let Some(cell) = Cell::at(y, x) {
                table[cell.0 as usize] = (y as u8, x as u8);
            }
            x += 1;
        }
        y += 1;
    }
    table
};

/// Ring index of the neighbour in each direction.
const NEIGHBOURS: [[u8; CELL_COUNT]; 6] = {
    let mut table = [[OFF_BOARD; CELL_COUNT]; 6];
    let mut d = 0;
    while d < 6 {
        let (dy, dx) = Direction::ALL[d].delta();
        let mut i = 0;
        while i < CELL_COUNT {
            let (y, x) = COORDINATES[i];
            if let Some(next) = Cell::at(y as i32 + dy, x as i32 + dx) {
                table[d][i] = next.0;
            }
            i += 1;
        }
        d += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_is_one_cell() {
        let mut seen = [false; CELL_COUNT];
        for cell in Cell::all() {
            assert!(!seen[cell.index()], "{cell} shares its index");
            seen[cell.index()] = true;
            assert_eq!(Cell::at(cell.y(), cell.x()), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert!(seen.iter().all(|&s| s));
    }

    #[test]
    fn names_are_read_and_refused() {
        assert_eq!("E5".parse(), Ok(Cell::CENTRE));
        for bad in ["", "a", "a0", "a6", "i4", "j5", "e55", "5e", "é5"] {
            assert_eq!(bad.parse::<Cell>(), Err(NoSuchCell(bad.to_owned())));
        }
    }

    #[test]
    fn steps_agree_with_ring_arithmetic_and_turning() {
        for cell in Cell::all() {
            for direction in Direction::ALL {
                let Some(next) = cell.step(direction) else {
                    assert_eq!(cell.ring(), 4);
                    continue;
                };
                let sum = (cell.index() as u32 + direction.ring_step()) % 61;
                assert_eq!(next.index() as u32, sum);
                assert_eq!(next.step(direction.opposite()), Some(cell));
                assert_eq!(cell.direction_to(next), Some(direction));
                assert_eq!(
                    cell.rotated(1).step(direction.rotated(1)),
                    Some(next.rotated(1))
                );
            }
            assert_eq!(cell.rotated(6), cell);
            assert_eq!(cell.mirrored().mirrored(), cell);
            assert_eq!(cell.rotated(2).ring(), cell.ring());
        }
    }
}
