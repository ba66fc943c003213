//! Nacre and PlayStrategy's UCI: a move as the cell it starts from and a cell
//! where it lands. They differ in what is meant by landing.
//!
//! A token of one means another move in the other, so nothing here guesses:
//! who reads says which it is.

use super::aba_pro::{far_end, plain_text, triangle};
use super::notations::Notation;
use super::token::{MoveFault, MoveTextError, cells_of};
use crate::rules::{Cell, CellSet, Direction, Move, MoveKind, Position};

/// A legal move in Nacre: in-line is the rear marble and the cell where the
/// front marble of its group lands; broadside is that pair of an end and the
/// other end's target which lies farthest apart. A triangle, for which Nacre
/// has no form, is written as in Aba-Pro.
pub fn nacre(position: &Position, mv: Move) -> String {
    write(position, mv, Notation::Nacre)
}

/// A legal move in PlayStrategy's UCI: in-line is the rear marble and the cell
/// where the foremost of all marbles that move lands, or from which it is
/// ejected; broadside is as in Nacre. A triangle is written as in Aba-Pro.
pub fn uci(position: &Position, mv: Move) -> String {
    write(position, mv, Notation::Uci)
}

/// Reads a move in Nacre.
///
/// The tokens that [`nacre`] writes belong to one move each. The other pair of
/// a broadside, an end and the nearer target, is understood where it is no
/// such token.
///
/// # Errors
/// When no legal move, or more than one, is written this way.
pub fn read_nacre(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    read(position, text, Notation::Nacre)
}

/// Reads a move in PlayStrategy's UCI; broadsides as [`read_nacre`].
///
/// # Errors
/// When no legal move, or more than one, is written this way.
pub fn read_uci(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    read(position, text, Notation::Uci)
}

fn write(position: &Position, mv: Move, notation: Notation) -> String {
    match farthest(position, mv, notation) {
        Some((from, to)) => format!("{from}{to}"),
        None => plain_text(mv),
    }
}

/// The pair of cells that stands for a move; `None` for triangles.
fn farthest(position: &Position, mv: Move, notation: Notation) -> Option<(Cell, Cell)> {
    match mv.kind() {
        MoveKind::Inline { rear } => Some((rear, inline_landing(position, mv, notation))),
        MoveKind::Broadside { .. } => {
            let [one, other] = pairs(mv)?;
            let apart = |pair: (Cell, Cell)| pair.0.distance(pair.1);
            Some(if apart(one) > apart(other) {
                one
            } else {
                other
            })
        }
        MoveKind::Triangle { .. } | MoveKind::Place { .. } => None,
    }
}

fn inline_landing(position: &Position, mv: Move, notation: Notation) -> Cell {
    let effect = position.effect(mv);
    let mut marbles = effect.group.len();
    if notation == Notation::Uci {
        marbles += effect.pushed.len();
    }
    // Where a marble is ejected the line ends, and with it the walk.
    (0..marbles).fold(mv.cell(), |at, _| at.step(mv.direction()).unwrap_or(at))
}

/// Both ends of a broadside, each with the target of the other.
fn pairs(mv: Move) -> Option<[(Cell, Cell); 2]> {
    let MoveKind::Broadside { first, axis, size } = mv.kind() else {
        return None;
    };
    let last = far_end(first, axis, size);
    let (to_first, to_last) = (first.step(mv.direction())?, last.step(mv.direction())?);
    Some([(first, to_last), (last, to_first)])
}

fn read(position: &Position, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
    let token = text.trim();
    let found = match cells_of(token) {
        Ok(cells) => match cells[..] {
            [cell] => legal(position, Move::place(cell)),
            [from, to] => find(position, from, to, notation),
            [_, _, _, _] => triangle(&cells).and_then(|mv| legal(position, mv)),
            _ => Err(MoveFault::Shape),
        },
        Err(fault) => Err(fault),
    };
    found.map_err(|fault| MoveTextError {
        token: token.to_owned(),
        notation,
        fault,
    })
}

/// The move, if it can be played.
fn legal(position: &Position, mv: Move) -> Result<Move, MoveFault> {
    position.check(mv).map_err(MoveFault::Illegal)?;
    Ok(mv)
}

fn find(position: &Position, from: Cell, to: Cell, notation: Notation) -> Result<Move, MoveFault> {
    let legal = position.moves();
    let fits = |wanted: &dyn Fn(Move) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|&mv| wanted(mv)).collect()
    };
    let mut found = fits(&|mv| farthest(position, mv, notation) == Some((from, to)));
    if found.is_empty() {
        found = fits(&|mv| pairs(mv).is_some_and(|pairs| pairs.contains(&(from, to))));
    }
    match found[..] {
        [] => Err(why_not(position, from, to, notation)),
        [only] => Ok(only),
        _ => Err(MoveFault::Ambiguous(found)),
    }
}

/// The likeliest reason why no legal move is written with these cells.
fn why_not(position: &Position, from: Cell, to: Cell, notation: Notation) -> MoveFault {
    if let Some(direction) = straight(from, to) {
        let mv = Move::inline(from, direction);
        return match position.check(mv) {
            Err(why) => MoveFault::Illegal(why),
            Ok(()) => MoveFault::LandsOn(inline_landing(position, mv, notation)),
        };
    }
    let own = position.forces().own;
    let meant = broadsides_between(from, to).max_by_key(|mv| {
        let cells = mv.named_cells().unwrap_or(CellSet::EMPTY);
        let strict = farthest(position, *mv, notation) == Some((from, to));
        (strict, (cells & own).len())
    });
    match meant.map(|mv| position.check(mv)) {
        Some(Err(why)) => MoveFault::Illegal(why),
        _ => MoveFault::NoSuchMove,
    }
}

/// The direction in which a cell lies on a straight line from another.
fn straight(from: Cell, to: Cell) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| {
        std::iter::successors(from.step(direction), |c| c.step(direction)).any(|c| c == to)
    })
}

/// The broadsides in which one end stands on `from` and the other lands on
/// `to`, whatever is on the board.
fn broadsides_between(from: Cell, to: Cell) -> impl Iterator<Item = Move> {
    let shapes = Direction::ALL
        .into_iter()
        .flat_map(|along| Direction::ALL.map(|direction| (along, direction)))
        .flat_map(|(along, direction)| [2, 3].map(|size| (along, direction, size)));
    shapes.filter_map(move |(along, direction, size)| {
        if along.axis() == direction.axis() {
            return None;
        }
        let other = (1..size).try_fold(from, |end, _| end.step(along))?;
        if other.step(direction)? != to {
            return None;
        }
        let first = if along == along.axis() { from } else { other };
        Some(Move::broadside(first, along.axis(), size, direction))
    })
}
