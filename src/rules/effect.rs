//! What a move would do, for drawing and for words.

use super::cell::{Cell, Direction};
use super::cell_set::CellSet;
use super::legality::{Illegal, shape_move};
use super::moves::{Move, MoveKind};
use super::position::Position;
use super::seating::Colour;

/// What a move would do, for drawing and for words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The marbles the mover moves by hand.
    pub group: CellSet,
    /// The marbles they push.
    pub pushed: CellSet,
    /// The pushed marble that leaves the board: its cell and colour.
    pub ejected: Option<(Cell, Colour)>,
}

impl Position {
    /// What a legal move does.
    pub fn effect(&self, mv: Move) -> Effect {
        let direction = mv.direction();
        let MoveKind::Inline { rear } = mv.kind() else {
            return Effect {
                group: mv.named_cells().unwrap_or_default(),
                pushed: CellSet::EMPTY,
                ejected: None,
            };
        };
        let friendly = self.forces_moving(rear).friendly;
        let mut effect = Effect {
            group: CellSet::EMPTY,
            pushed: CellSet::EMPTY,
            ejected: None,
        };
        let mut at = Some(rear);
        let mut last = rear;
        while let Some(cell) = at {
            if friendly.has(cell) {
                effect.group.insert(cell);
            } else if self.board.occupied().has(cell) {
                effect.pushed.insert(cell);
            } else {
                return effect;
            }
            last = cell;
            at = cell.step(direction);
        }
        effect.ejected = self.board.get(last).map(|colour| (last, colour));
        effect
    }

    /// The in-line move that a group makes when it is pushed in a direction
    /// along itself, or the broadside when the direction leads across it.
    ///
    /// # Errors
    /// When the marbles are no group, or the move is not legal.
    pub fn group_move(&self, cells: CellSet, direction: Direction) -> Result<Move, Illegal> {
        let mv = shape_move(cells, direction).ok_or(Illegal::NoGroup)?;
        self.check(mv)?;
        Ok(mv)
    }
}
