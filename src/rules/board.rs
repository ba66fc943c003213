//! Marbles on cells, nothing else.

use super::cell::{Cell, Direction};
use super::cell_set::CellSet;
use super::seating::{Colour, MAX_SEATS};
use super::zobrist;

/// Which colour lies on which cell. Colours never overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board {
    colours: [CellSet; MAX_SEATS],
}

/// What pushing a row of marbles by one step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shifted {
    /// The marble that left the board.
    pub ejected: Option<Colour>,
    /// What to combine a position's key with.
    pub key_change: u64,
}

impl Board {
    /// A board without marbles.
    pub const EMPTY: Board = Board {
        colours: [CellSet::EMPTY; MAX_SEATS],
    };

    /// The cells of one colour.
    #[inline]
    pub const fn of(&self, colour: Colour) -> CellSet {
        self.colours[colour.index()]
    }

    /// The cells of several colours.
    pub fn of_all(&self, colours: impl IntoIterator<Item = Colour>) -> CellSet {
        colours
            .into_iter()
            .fold(CellSet::EMPTY, |set, colour| set | self.of(colour))
    }

    /// Cells with a marble.
    #[inline]
    pub const fn occupied(&self) -> CellSet {
        let mut bits = 0;
        let mut i = 0;
        while i < MAX_SEATS {
            bits |= self.colours[i].bits();
            i += 1;
        }
        CellSet::from_bits(bits)
    }

    /// The marble on a cell.
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&c| self.of(c).has(cell))
    }

    /// Puts a marble on a cell, or clears it.
    pub fn set(&mut self, cell: Cell, marble: Option<Colour>) {
        for set in &mut self.colours {
            set.remove(cell);
        }
        if let Some(colour) = marble {
            self.colours[colour.index()].insert(cell);
        }
    }

    /// The key of the marbles, computed from nothing.
    pub fn key(&self) -> u64 {
        let mut key = 0;
        for colour in Colour::ALL {
            for cell in self.of(colour) {
                key ^= zobrist::marble(colour, cell);
            }
        }
        key
    }

    /// The board turned by `sixths` × 60° anticlockwise.
    pub fn rotated(&self, sixths: u32) -> Board {
        self.mapped(|cell| cell.rotated(sixths))
    }

    /// The board seen in a mirror.
    pub fn mirrored(&self) -> Board {
        self.mapped(Cell::mirrored)
    }

    fn mapped(&self, to: impl Fn(Cell) -> Cell) -> Board {
        Board {
            colours: self.colours.map(|set| set.into_iter().map(&to).collect()),
        }
    }

    /// Moves the unbroken row that begins at `rear` by one step, whatever its
    /// colours. Only where a colour follows another does a cell change.
    #[inline]
    pub(super) fn shift_row(&mut self, rear: Cell, direction: Direction) -> Shifted {
        let mut key_change = 0;
        let mut carried = match self.get(rear) {
            Some(colour) => colour,
            None => {
                return Shifted {
                    ejected: None,
                    key_change,
                };
            }
        };
        self.toggle(carried, rear, &mut key_change);
        let mut at = rear;
        loop {
            let Some(next) = at.step(direction) else {
                return Shifted {
                    ejected: Some(carried),
                    key_change,
                };
            };
            if !self.of(carried).has(next) {
                let met = self.get(next);
                self.toggle(carried, next, &mut key_change);
                match met {
                    None => {
                        return Shifted {
                            ejected: None,
                            key_change,
                        };
                    }
                    Some(colour) => {
                        self.toggle(colour, next, &mut key_change);
                        carried = colour;
                    }
                }
            }
            at = next;
        }
    }

    /// Moves each of `cells` by one step; the cells entered are empty or among
    /// them. Returns the change of the key.
    #[inline]
    pub(super) fn shift_each(&mut self, cells: CellSet, direction: Direction) -> u64 {
        let mut key_change = 0;
        for colour in Colour::ALL {
            let moving = self.of(colour) & cells;
            for cell in moving {
                self.toggle(colour, cell, &mut key_change);
            }
            for cell in moving.behind(direction.opposite()) {
                self.toggle(colour, cell, &mut key_change);
            }
        }
        key_change
    }

    #[inline]
    fn toggle(&mut self, colour: Colour, cell: Cell, key_change: &mut u64) {
        self.colours[colour.index()] ^= CellSet::of(cell);
        *key_change ^= zobrist::marble(colour, cell);
    }
}
