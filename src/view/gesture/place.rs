//! Laying marbles on the board, one after the other, before the game proper.

use super::Gesture;
use super::drag::{Drag, Grip};
use super::input::{Action, Aim, BoardInput};
use crate::rules::Cell;
use crate::view::geometry::Point;

impl Gesture {
    /// The cell over which a pointer is, or to which a key has led: where a
    /// marble would be laid.
    pub fn hover(&self) -> Option<Cell> {
        self.hover
    }

    /// A pointer that is not down is here, or nowhere on the board.
    pub(super) fn hovers(&mut self, at: Option<Point>, input: &BoardInput) {
        let cell = at.and_then(|at| input.orientation.cell_at(at));
        self.hover = cell.filter(|_| input.may_place());
    }

    /// The marble follows the pointer.
    pub(super) fn carry_to_place(&mut self, at: Point, input: &BoardInput) {
        self.aims.clear();
        let cell = input.orientation.cell_at(at);
        self.aims
            .extend(cell.map(|cell| Aim::place(input.position, cell)));
    }

    /// The pointer goes up: the marble is laid down, or shown there first.
    pub(super) fn lay(&mut self, drag: &Drag, input: &BoardInput, actions: &mut Vec<Action>) {
        let (Grip::Hand { shown }, [aim]) = (drag.grip, &self.aims[..]) else {
            return;
        };
        let aim = *aim;
        let again = shown.is_some_and(|cell| aim.cells.has(cell));
        self.hover = None;
        if let Some(cell) = aim.cells.first() {
            self.focus_on(cell, input);
        }
        self.play(aim, input, input.capabilities.confirm && !again, actions);
    }
}
