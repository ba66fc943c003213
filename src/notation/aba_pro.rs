//! Aba-Pro, the canonical notation of moves.
//!
//! In-line is the rear marble and the neighbouring cell it moves to, `a1b2`;
//! broadside is both ends in order of names and the target of the first,
//! `c3c5d4`; a triangle is its three cells and the target of the first,
//! `b3c3c4c4`. So the length tells the kind.

use super::notations::Notation;
use super::token::{MoveFault, MoveTextError, cells_of};
use crate::rules::{Cell, Direction, Move, MoveKind, Position, TriangleShape, sort_short_by_key};

/// A legal move in Aba-Pro.
pub fn aba_pro(position: &Position, mv: Move) -> String {
    // One board and no placement: the move alone says everything.
    let _ = position;
    plain_text(mv)
}

/// Reads a move in Aba-Pro: either case, either end first, `-` or `,` between
/// cells.
///
/// # Errors
/// When the text is no move or the move is not legal.
pub fn read_aba_pro(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    read(position, text.trim()).map_err(|fault| MoveTextError {
        token: text.trim().to_owned(),
        notation: Notation::AbaPro,
        fault,
    })
}

/// A move that needs no position to be written.
pub(super) fn plain_text(mv: Move) -> String {
    let first = mv.cell();
    let mut text = first.to_string();
    match mv.kind() {
        MoveKind::Inline { .. } => {}
        MoveKind::Place { .. } => return text,
        MoveKind::Broadside { axis, size, .. } => {
            text.push_str(&far_end(first, axis, size).to_string());
        }
        MoveKind::Triangle { shape, .. } => {
            for corner in shape.legs().into_iter().filter_map(|leg| first.step(leg)) {
                text.push_str(&corner.to_string());
            }
        }
    }
    // A legal move's first marble never leaves the board.
    text.push_str(&first.step(mv.direction()).unwrap_or(first).to_string());
    text
}

/// The last cell of a line; where the board ends if it is too short for it.
pub(super) fn far_end(first: Cell, axis: Direction, size: u8) -> Cell {
    (1..size).fold(first, |end, _| end.step(axis).unwrap_or(end))
}

fn read(position: &Position, text: &str) -> Result<Move, MoveFault> {
    let cells = cells_of(text)?;
    let mv = match cells[..] {
        [cell] => Move::place(cell),
        [rear, to] => Move::inline(rear, step_between(rear, to)?),
        [end, other, to] => broadside(end, other, to)?,
        [_, _, _, _] => triangle(&cells)?,
        _ => return Err(MoveFault::Shape),
    };
    position.check(mv).map_err(MoveFault::Illegal)?;
    Ok(mv)
}

fn step_between(from: Cell, to: Cell) -> Result<Direction, MoveFault> {
    from.direction_to(to)
        .ok_or(MoveFault::NotNeighbours { from, to })
}

fn broadside(end: Cell, other: Cell, to: Cell) -> Result<Move, MoveFault> {
    let (first, last) = in_order(end, other);
    let no_line = MoveFault::NoLine {
        from: end,
        to: other,
    };
    let (axis, size) = line_between(first, last).ok_or(no_line)?;
    let direction = step_between(end, to)?;
    if direction.axis() == axis {
        return Err(MoveFault::Along);
    }
    Ok(Move::broadside(first, axis, size, direction))
}

/// Axis and length of the line of two or three between two ends in order of
/// names.
pub(super) fn line_between(first: Cell, last: Cell) -> Option<(Direction, u8)> {
    Direction::AXES.into_iter().find_map(|axis| {
        let second = first.step(axis)?;
        if second == last {
            Some((axis, 2))
        } else {
            (second.step(axis)? == last).then_some((axis, 3))
        }
    })
}

/// Two cells in order of names.
pub(super) fn in_order(a: Cell, b: Cell) -> (Cell, Cell) {
    if a.name_order() <= b.name_order() {
        (a, b)
    } else {
        (b, a)
    }
}

/// The move of a triangle from its three cells, in any order, and the target of
/// the one that is written first.
pub(super) fn triangle(cells: &[Cell]) -> Result<Move, MoveFault> {
    let [a, b, c, to] = *cells else {
        return Err(MoveFault::Shape);
    };
    let mut corners = [a, b, c];
    sort_short_by_key(&mut corners, |corner| corner.name_order());
    let shape = TriangleShape::ALL.into_iter().find(|shape| {
        shape.legs().map(|leg| corners[0].step(leg)) == [Some(corners[1]), Some(corners[2])]
    });
    let shape = shape.ok_or(MoveFault::NoTriangle)?;
    Ok(Move::triangle(corners[0], shape, step_between(a, to)?))
}
