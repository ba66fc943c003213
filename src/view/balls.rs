//! The neutral balls: where they rest, and what a move makes of them.

use super::geometry::{Orientation, Point, middle};
use super::ghosts::{Ghost, GhostKind};
use super::piles::Pile;
use super::scene::{MarbleState, SceneInput, SceneMarble};
use super::tracks::{MarbleId, Place};
use crate::game::Gutter;
use crate::rules::{Cell, CellSet, Colour, Move, Position, Side};

/// The sides that have a ball, where there are balls.
const SIDES: [Side; 2] = [Side(0), Side(1)];

/// Whose ball it is, by the colour that he plays.
fn colour(side: Side) -> Colour {
    Colour::ALL[side.index()]
}

/// The side whose ball rests on a cell.
pub fn ball_on(position: &Position, cell: Cell) -> Option<Side> {
    SIDES
        .into_iter()
        .find(|&side| position.ball(side).has(cell))
}

/// Whose balls a legal move lets fall.
pub fn falling(position: &Position, mv: Move) -> [bool; 2] {
    let after = position.rules().balls.then(|| position.play(mv).ok());
    let after = after.flatten();
    SIDES.map(|side| {
        let fell = |after: Position| after.ball(side).is_empty();
        !position.ball(side).is_empty() && after.is_some_and(fell)
    })
}

/// The balls as they are drawn: on the middle of three marbles, or beside the
/// board once they have fallen.
pub(super) fn balls(
    position: &Position,
    gutter: &Gutter,
    orientation: Orientation,
) -> Vec<SceneMarble> {
    if !position.rules().balls {
        return Vec::new();
    }
    let ball = |side: Side| {
        let rests = position.ball(side);
        let (place, at) = match rests.first() {
            Some(cell) => (Place::Cell(cell), centre(rests, orientation)),
            None => {
                // Behind the places for marbles, where nothing else comes.
                let pile = Pile::of_captives(position, gutter, side);
                let number = pile.room as u8;
                let place = Place::Gutter {
                    captor: side,
                    number,
                };
                (place, pile.slot(number.into(), orientation))
            }
        };
        SceneMarble {
            id: MarbleId(u16::MAX - u16::from(side.0)),
            colour: colour(side),
            place,
            at,
            state: MarbleState::Still,
        }
    };
    SIDES.into_iter().map(ball).collect()
}

fn centre(rests: CellSet, orientation: Orientation) -> Point {
    middle(rests.into_iter().map(|cell| orientation.point(cell)))
}

/// The balls under the move that is shown: those that it carries or lets fall
/// are seen to go, and where to.
pub(super) fn shown(input: &SceneInput, ghosts: &mut Vec<Ghost>) -> Vec<SceneMarble> {
    let mut balls = balls(input.position, input.gutter, input.orientation);
    let Some(mv) = input.gesture.preview().filter(|_| !balls.is_empty()) else {
        return balls;
    };
    let Ok(after) = input.position.play(mv) else {
        return balls;
    };
    for (ball, side) in balls.iter_mut().zip(SIDES) {
        let rests = after.ball(side);
        if rests == input.position.ball(side) {
            continue;
        }
        let falls = rests.is_empty();
        ball.state = MarbleState::Pushed;
        ghosts.push(Ghost {
            at: if falls {
                ball.at
            } else {
                centre(rests, input.orientation)
            },
            colour: ball.colour,
            kind: if falls {
                GhostKind::Gone
            } else {
                GhostKind::There
            },
            ball: true,
        });
    }
    balls
}
