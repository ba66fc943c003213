//! A move: which marbles, which way.

use super::cell::{Cell, Direction};
use super::cell_set::CellSet;
use std::fmt;

/// A move of one to three marbles by one step, in 16 bits.
///
/// An in-line move is named by its rear marble and its direction alone; how
/// many marbles it takes along follows from the position. A broadside is named
/// by its first end (in order of names), axis and length. Distinct moves of a
/// position are distinct values, and lead to distinct positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

/// What a [`Move`] says, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// The marble at `rear` and those in front of it advance or push.
    Inline {
        /// The marble that is pushed by hand.
        rear: Cell,
    },
    /// A line of `size` marbles moves sideways.
    Broadside {
        /// The end whose name comes first.
        first: Cell,
        /// From `first` to the other end; one of [`Direction::AXES`].
        axis: Direction,
        /// 2 or 3.
        size: u8,
    },
    /// Three mutually adjacent marbles move together.
    Triangle {
        /// The corner whose name comes first.
        first: Cell,
        /// Which way the triangle points from its first corner.
        shape: TriangleShape,
    },
    /// A marble from the hand is laid on an empty cell.
    Place {
        /// Where.
        cell: Cell,
    },
}

/// The two ways in which three cells can touch each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TriangleShape {
    /// Two cells below, one above: `c3 c4 d4`.
    Upright,
    /// One cell below, two above: `c3 d3 d4`.
    Hanging,
}

impl TriangleShape {
    /// Both shapes.
    pub const ALL: [TriangleShape; 2] = [TriangleShape::Upright, TriangleShape::Hanging];

    /// From the first corner to the other two, in order of names.
    pub const fn legs(self) -> [Direction; 2] {
        match self {
            TriangleShape::Upright => [Direction::East, Direction::NorthEast],
            TriangleShape::Hanging => [Direction::NorthWest, Direction::NorthEast],
        }
    }
}

// Bits 0-5 cell, 6-8 direction, 9-12 kind: 0 in-line, 1-6 broadside
// (axis × length), 7-8 triangle, 9 a marble placed (its direction is 0).
const DIRECTION_SHIFT: u16 = 6;
const KIND_SHIFT: u16 = 9;
const KIND_BROADSIDE: u16 = 1;
const KIND_TRIANGLE: u16 = 7;
const KIND_PLACE: u16 = 9;

impl Move {
    /// The in-line move of the line that begins at `rear`.
    #[inline]
    pub const fn inline(rear: Cell, direction: Direction) -> Move {
        Move(rear.index() as u16 | (direction as u16) << DIRECTION_SHIFT)
    }

    /// The broadside of `size` (2 or 3) marbles from `first` along `axis`,
    /// which is one of [`Direction::AXES`].
    #[inline]
    pub const fn broadside(first: Cell, axis: Direction, size: u8, direction: Direction) -> Move {
        debug_assert!((axis as u16) < 3 && (size == 2 || size == 3));
        let kind = KIND_BROADSIDE + axis as u16 * 2 + (size as u16 - 2);
        Move(first.index() as u16 | (direction as u16) << DIRECTION_SHIFT | kind << KIND_SHIFT)
    }

    /// The move of a whole triangle.
    #[inline]
    pub const fn triangle(first: Cell, shape: TriangleShape, direction: Direction) -> Move {
        let kind = KIND_TRIANGLE + shape as u16;
        Move(first.index() as u16 | (direction as u16) << DIRECTION_SHIFT | kind << KIND_SHIFT)
    }

    /// A marble laid on an empty cell.
    #[inline]
    pub const fn place(cell: Cell) -> Move {
        Move(cell.index() as u16 | KIND_PLACE << KIND_SHIFT)
    }

    /// Where to: the direction of the step; of no meaning for a placed marble.
    #[inline]
    pub const fn direction(self) -> Direction {
        Direction::ALL[(self.0 >> DIRECTION_SHIFT & 7) as usize]
    }

    /// The rear marble of an in-line move, the first end or corner otherwise.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell::from_index((self.0 & 63) as usize)
    }

    /// Whether this is an in-line move.
    #[inline]
    pub const fn is_inline(self) -> bool {
        self.0 >> KIND_SHIFT == 0
    }

    /// Whether a marble is laid on the board.
    #[inline]
    pub const fn is_place(self) -> bool {
        self.0 >> KIND_SHIFT == KIND_PLACE
    }

    /// The move taken apart.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        let kind = self.0 >> KIND_SHIFT;
        match kind {
            0 => MoveKind::Inline { rear: self.cell() },
            KIND_BROADSIDE..KIND_TRIANGLE => MoveKind::Broadside {
                first: self.cell(),
                axis: Direction::AXES[((kind - KIND_BROADSIDE) / 2) as usize],
                size: ((kind - KIND_BROADSIDE) % 2) as u8 + 2,
            },
            KIND_PLACE => MoveKind::Place { cell: self.cell() },
            _ => MoveKind::Triangle {
                first: self.cell(),
                shape: TriangleShape::ALL[(kind - KIND_TRIANGLE) as usize],
            },
        }
    }

    /// The marbles a broadside or triangle names; only the rear of an in-line
    /// move, and the cell of a placed marble. `None` when the line would leave the board.
    pub fn named_cells(self) -> Option<CellSet> {
        let mut cells = CellSet::of(self.cell());
        match self.kind() {
            MoveKind::Inline { .. } | MoveKind::Place { .. } => {}
            MoveKind::Broadside { first, axis, size } => {
                let mut end = first;
                for _ in 1..size {
                    end = end.step(axis)?;
                    cells.insert(end);
                }
            }
            MoveKind::Triangle { first, shape } => {
                for leg in shape.legs() {
                    cells.insert(first.step(leg)?);
                }
            }
        }
        Some(cells)
    }

    /// The raw bits, for tables; below 2¹³.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move with these bits, if they make one.
    pub const fn from_bits(bits: u16) -> Option<Move> {
        let cell = bits & 63;
        let direction = bits >> DIRECTION_SHIFT & 7;
        let kind = bits >> KIND_SHIFT;
        let placed = kind == KIND_PLACE && direction == 0;
        if cell < 61 && direction < 6 && (kind < KIND_PLACE || placed) {
            Some(Move(bits))
        } else {
            None
        }
    }
}

impl fmt::Debug for Move {
    /// The parts; notation needs a position and lives in its own module.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.kind(), self.direction())
    }
}

/// Room for the moves of any position.
///
/// 150 is the most ever found for two players; triangles and mixed broadsides
/// add to it, and no arrangement of marbles comes near this bound.
const CAPACITY: usize = 512;

/// The moves of a position, without allocation.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[inline]
    pub const fn new() -> MoveList {
        MoveList {
            moves: [Move(0); CAPACITY],
            len: 0,
        }
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl std::ops::DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_parts_agree() {
        for bits in 0..u16::MAX {
            let Some(mv) = Move::from_bits(bits) else {
                continue;
            };
            let direction = mv.direction();
            let again = match mv.kind() {
                MoveKind::Inline { rear } => Move::inline(rear, direction),
                MoveKind::Broadside { first, axis, size } => {
                    Move::broadside(first, axis, size, direction)
                }
                MoveKind::Triangle { first, shape } => Move::triangle(first, shape, direction),
                MoveKind::Place { cell } => Move::place(cell),
            };
            assert_eq!(again, mv);
        }
    }
}
