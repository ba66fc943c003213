//! Marbles that are not there: as they would lie after a move, or where one
//! could be laid.

use super::frame::{is_off, over_the_edge};
use super::geometry::{Point, middle};
use super::gesture::Aim;
use super::scene::SceneInput;
use crate::rules::{Cell, CellSet, Colour, Move};

/// A marble or ball as it would lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// Where.
    pub at: Point,
    /// Its colour.
    pub colour: Colour,
    /// What it tells.
    pub kind: GhostKind,
    /// Whether it is a neutral ball.
    pub ball: bool,
}

/// What a [`Ghost`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GhostKind {
    /// It would lie there.
    There,
    /// It would be lost.
    Gone,
    /// It could be laid there.
    Offered,
    /// It would be laid there.
    Laid,
    /// It cannot be laid there.
    Refused,
}

/// The ghosts of what is shown or offered.
pub(super) fn ghosts(input: &SceneInput) -> Vec<Ghost> {
    match input.gesture.aims() {
        [aim] if aim.places => vec![laid(
            aim.cells,
            match aim.verdict {
                Ok(_) => GhostKind::Laid,
                Err(_) => GhostKind::Refused,
            },
            input,
        )],
        [aim] => moved(aim, input),
        [] => {
            let hover = input.gesture.hover().filter(|_| input.may_move);
            let hint = input.hint.filter(|mv| mv.is_place());
            let offered = hover.or(hint.map(Move::cell)).map(CellSet::of);
            let open = |cells: &CellSet| (*cells & input.position.board().occupied()).is_empty();
            let offered = offered.filter(|cells| input.position.is_placing() && open(cells));
            let offered = offered.map(|cells| laid(cells, GhostKind::Offered, input));
            offered.into_iter().chain(carried(input)).collect()
        }
        _ => Vec::new(),
    }
}

/// A marble of the player's on a cell on which it may come to lie.
fn laid(cells: CellSet, kind: GhostKind, input: &SceneInput) -> Ghost {
    Ghost {
        at: middle(cells.into_iter().map(|cell| input.orientation.point(cell))),
        colour: input.position.turn_colour(),
        kind,
        ball: false,
    }
}

/// A marble that is dragged about in an editor.
fn carried(input: &SceneInput) -> Option<Ghost> {
    let (from, at) = input.gesture.carried()?;
    Some(Ghost {
        at,
        colour: input.position.board().get(from)?,
        kind: match is_off(at) {
            true => GhostKind::Gone,
            false => GhostKind::There,
        },
        ball: false,
    })
}

/// The marbles as they would lie after a move.
fn moved(aim: &Aim, input: &SceneInput) -> Vec<Ghost> {
    let Ok((_, effect)) = aim.verdict else {
        return Vec::new();
    };
    let step = input.orientation.step(aim.direction);
    let ghost = |cell: Cell| {
        let from = input.orientation.point(cell);
        let ejected = effect.ejected.is_some_and(|(at, _)| at == cell);
        let (at, kind) = if ejected {
            (over_the_edge(from, step), GhostKind::Gone)
        } else {
            (from + step, GhostKind::There)
        };
        Some(Ghost {
            at,
            colour: input.position.board().get(cell)?,
            kind,
            ball: false,
        })
    };
    let all = effect.group | effect.pushed;
    all.into_iter().filter_map(ghost).collect()
}
