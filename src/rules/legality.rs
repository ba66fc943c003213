//! Why a move is not legal, in terms a player can be told.

use super::cell::{Cell, Direction};
use super::cell_set::CellSet;
use super::generate::Forces;
use super::light::sort_short_by_key;
use super::moves::{Move, MoveKind, TriangleShape};
use super::position::Position;
use super::ruleset::TeamReading;
use std::fmt;

/// Most marbles a player moves at once.
pub const MAX_GROUP: usize = 3;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game has already been decided.
    GameOver,
    /// The chosen cells are not one to three touching marbles on one line.
    NoGroup,
    /// Of a turn that moves both colours the opponent's is moved now.
    OtherColourNow,
    /// A marble that the move needs is not the mover's.
    NotYours {
        /// Where.
        cell: Cell,
    },
    /// More than three own marbles would have to move.
    TooMany,
    /// An own marble would leave the board.
    OwnOffBoard {
        /// The marble.
        cell: Cell,
    },
    /// As many opponents as own marbles, or more: a pac when equal.
    NotStronger {
        /// Own marbles that push.
        own: u8,
        /// Marbles in the way.
        theirs: u8,
    },
    /// An own or partner's marble stands behind the pushed ones.
    Sandwich {
        /// That marble.
        cell: Cell,
    },
    /// A cell that a broadside enters is taken; broadsides never push.
    Occupied {
        /// That cell.
        cell: Cell,
    },
    /// The cell on which a marble is to be placed is taken.
    Taken {
        /// That cell.
        cell: Cell,
    },
    /// Partners' marbles may move along only when they push.
    PartnersOnlyPush,
    /// Triangles do not move in this game.
    NoTriangles,
    /// Marbles are placed now, not moved.
    PlaceFirst,
    /// No marble is left to be placed.
    NothingToPlace,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => f.write_str("the game is over"),
            Illegal::NoGroup => f.write_str("not one to three touching marbles on one line"),
            Illegal::NotYours { cell } => write!(f, "the marble to move is not on {cell}"),
            Illegal::OtherColourNow => f.write_str("a marble of the other colour is moved now"),
            Illegal::TooMany => f.write_str("at most three marbles move at once"),
            Illegal::OwnOffBoard { cell } => {
                write!(f, "the marble on {cell} would leave the board")
            }
            Illegal::NotStronger { own, theirs } => write!(f, "{own} cannot push {theirs}"),
            Illegal::Sandwich { cell } => {
                write!(f, "the marble on {cell} stands behind the pushed ones")
            }
            Illegal::Occupied { cell } => {
                write!(f, "{cell} is taken, and a broadside does not push")
            }
            Illegal::Taken { cell } => write!(f, "{cell} is taken"),
            Illegal::PartnersOnlyPush => f.write_str("partners' marbles move along only in a push"),
            Illegal::NoTriangles => f.write_str("triangles do not move in this game"),
            Illegal::PlaceFirst => f.write_str("marbles are placed first, and moved later"),
            Illegal::NothingToPlace => f.write_str("no marble is left to be placed"),
        }
    }
}

impl std::error::Error for Illegal {}

impl Position {
    /// Whether a move is legal, and if not, why. Slow and clear: the generator
    /// is the fast answer to the same question, and a test compares them.
    ///
    /// # Errors
    /// The first reason found.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.decided().is_some() {
            return Err(Illegal::GameOver);
        }
        let placing = self.is_placing();
        let kind = mv.kind();
        if let MoveKind::Place { cell } = kind {
            return match self.board().get(cell) {
                _ if !placing => Err(Illegal::NothingToPlace),
                Some(_) => Err(Illegal::Taken { cell }),
                None => Ok(()),
            };
        }
        if placing {
            return Err(Illegal::PlaceFirst);
        }
        if !self.phase().may_own() && self.forces().own.has(mv.cell()) {
            return Err(Illegal::OtherColourNow);
        }
        let forces = self.forces_moving(mv.cell());
        match kind {
            MoveKind::Inline { rear } => self.check_inline(forces, rear, mv.direction()),
            MoveKind::Triangle { .. } if !self.rules().triangles => Err(Illegal::NoTriangles),
            MoveKind::Broadside { .. } if self.rules().reading == TeamReading::Broadside => {
                self.check_sideways(mv, forces.own, forces.friendly)
            }
            _ => self.check_sideways(mv, forces.own, forces.own),
        }
    }

    fn check_inline(
        &self,
        forces: Forces,
        rear: Cell,
        direction: Direction,
    ) -> Result<(), Illegal> {
        if !forces.own.has(rear) {
            return Err(Illegal::NotYours { cell: rear });
        }
        let ray = |from: Cell| std::iter::successors(Some(from), move |c| c.step(direction));
        let group: Vec<Cell> = ray(rear).take_while(|&c| forces.friendly.has(c)).collect();
        let front = group[group.len() - 1];
        let mixed = group.iter().any(|&c| !forces.own.has(c));
        if mixed && self.rules().reading == TeamReading::None {
            let first_foreign = group.iter().find(|&&c| !forces.own.has(c));
            let cell = first_foreign.copied().unwrap_or(front);
            return Err(Illegal::NotYours { cell });
        }
        if group.len() > MAX_GROUP {
            return Err(Illegal::TooMany);
        }
        let Some(ahead) = front.step(direction) else {
            return Err(Illegal::OwnOffBoard { cell: front });
        };
        let pushed = ray(ahead).take_while(|&c| forces.enemy.has(c)).count();
        if pushed == 0 {
            return if mixed && self.rules().reading == TeamReading::Sumito {
                Err(Illegal::PartnersOnlyPush)
            } else {
                Ok(())
            };
        }
        if pushed >= group.len() {
            return Err(Illegal::NotStronger {
                own: group.len() as u8,
                theirs: pushed as u8,
            });
        }
        match ray(ahead).nth(pushed) {
            Some(cell) if forces.friendly.has(cell) => Err(Illegal::Sandwich { cell }),
            _ => Ok(()),
        }
    }

    /// A move in which every marble enters a cell of its own.
    fn check_sideways(&self, mv: Move, own: CellSet, usable: CellSet) -> Result<(), Illegal> {
        let cells = mv.named_cells().ok_or(Illegal::NoGroup)?;
        if let Some(cell) = (cells - usable).first() {
            return Err(Illegal::NotYours { cell });
        }
        if (cells & own).is_empty() {
            return Err(Illegal::NotYours { cell: mv.cell() });
        }
        if let MoveKind::Broadside { axis, .. } = mv.kind()
            && axis == mv.direction().axis()
        {
            // Along the line it would be an in-line move, which is named otherwise.
            return Err(Illegal::NoGroup);
        }
        let taken = self.board().occupied() - cells;
        for cell in cells {
            match cell.step(mv.direction()) {
                None => return Err(Illegal::OwnOffBoard { cell }),
                Some(next) if taken.has(next) => return Err(Illegal::Occupied { cell: next }),
                Some(_) => {}
            }
        }
        Ok(())
    }
}

/// The move that a set of cells makes in a direction, whatever lies on them:
/// in-line from the rear cell, broadside, or triangle. `None` when the cells
/// are not one to three touching cells on a line, nor a triangle.
pub(super) fn shape_move(cells: CellSet, direction: Direction) -> Option<Move> {
    let mut sorted: Vec<Cell> = cells.into_iter().collect();
    sort_short_by_key(&mut sorted, |c| c.name_order());
    let first = *sorted.first()?;
    if sorted.len() > MAX_GROUP {
        return None;
    }
    if sorted.len() == 1 {
        return Some(Move::inline(first, direction));
    }
    if let Some(axis) = line_axis(&sorted) {
        if axis == direction.axis() {
            let rear = if direction == axis {
                first
            } else {
                sorted[sorted.len() - 1]
            };
            return Some(Move::inline(rear, direction));
        }
        return Some(Move::broadside(first, axis, sorted.len() as u8, direction));
    }
    let shape = TriangleShape::ALL.into_iter().find(|shape| {
        let corners = shape.legs().map(|leg| first.step(leg));
        sorted.len() == 3 && corners == [Some(sorted[1]), Some(sorted[2])]
    })?;
    Some(Move::triangle(first, shape, direction))
}

/// The axis of touching cells in order of names, if they lie on one line.
fn line_axis(sorted: &[Cell]) -> Option<Direction> {
    let axis = sorted[0].direction_to(sorted[1])?;
    let on_line = sorted
        .windows(2)
        .all(|pair| pair[0].step(axis) == Some(pair[1]));
    on_line.then_some(axis)
}
