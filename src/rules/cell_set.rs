//! A set of cells in one word.

use super::cell::{CELL_COUNT, Cell, Direction};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

/// A set of cells: bit `i` is the cell with ring index `i`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u64);

/// The low 61 bits.
const BOARD: u64 = (1 << CELL_COUNT) - 1;

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// All 61 cells.
    pub const ALL: CellSet = CellSet(BOARD);
    /// The 24 cells of the rim.
    pub const RIM: CellSet = {
        let mut bits = 0;
        let mut i = 0;
        while i < CELL_COUNT {
            if Cell::from_index(i).ring() == 4 {
                bits |= 1 << i;
            }
            i += 1;
        }
        CellSet(bits)
    };

    /// The set of one cell.
    #[inline]
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    /// The set with these bits; bits above the 61st are dropped.
    #[inline]
    pub const fn from_bits(bits: u64) -> CellSet {
        CellSet(bits & BOARD)
    }

    /// One bit a cell, by ring index.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Cells in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    /// The cell with the lowest ring index.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cell::from_index(self.0.trailing_zeros() as usize))
        }
    }

    /// The cells from which one step in `direction` leads into the set.
    ///
    /// On the ring that is one rotation; cells whose step would leave the board
    /// are masked out, so nothing wraps round.
    #[inline]
    pub const fn behind(self, direction: Direction) -> CellSet {
        let right = direction.ring_step();
        let turned = (self.0 >> right) | (self.0 << (CELL_COUNT as u32 - right));
        CellSet(turned & INNER[direction as usize])
    }

    /// The cells of the rim from which one step in `direction` leaves the board.
    #[inline]
    pub const fn edge(direction: Direction) -> CellSet {
        CellSet(BOARD & !INNER[direction as usize])
    }
}

/// The cells that have a neighbour in each direction.
const INNER: [u64; 6] = {
    let mut table = [0; 6];
    let mut d = 0;
    while d < 6 {
        let mut i = 0;
        while i < CELL_COUNT {
            if Cell::from_index(i).step(Direction::ALL[d]).is_some() {
                table[d] |= 1 << i;
            }
            i += 1;
        }
        d += 1;
    }
    table
};

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The cells of a set, by ring index.
#[derive(Clone, Debug)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = CellSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cells {}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitXor for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitxor(self, other: CellSet) -> CellSet {
        CellSet(self.0 ^ other.0)
    }
}

impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = CellSet;
    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0 & BOARD)
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for CellSet {
    #[inline]
    fn bitxor_assign(&mut self, other: CellSet) {
        self.0 ^= other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behind_is_the_step_of_each_cell() {
        for cell in Cell::all() {
            for direction in Direction::ALL {
                let back: Vec<Cell> = CellSet::of(cell).behind(direction).into_iter().collect();
                let expected: Vec<Cell> = cell.step(direction.opposite()).into_iter().collect();
                assert_eq!(back, expected, "{cell} {direction:?}");
            }
        }
        assert_eq!(CellSet::RIM.len(), 24);
        assert_eq!(CellSet::edge(Direction::East).len(), 9);
        assert_eq!((!CellSet::RIM).len(), 37);
    }
}
