//! Moves that need no search: where to place a marble, and what is played when
//! there is no time to look any further.

use super::eval::evaluate;
use super::levels::Noise;
use super::params::LONELY;
use super::score::{DRAW, Score, WIN};
use crate::rules::{Cell, Direction, Move, Position, Rules};

/// The best move by the evaluation alone, misjudged by `noise`.
///
/// While marbles are placed this is all: each goes where it stands best among
/// those that lie already. What 61 moves in each of 28 plies lead to can be
/// seen neither by search nor by people.
pub(super) fn at_a_glance(
    position: &Position,
    moves: &[Move],
    noise: Noise,
) -> Option<(Move, Score)> {
    let hero = position.turn_side();
    let worth = |mv: Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        match next.outcome() {
            Some(outcome) => match outcome.winner {
                Some(winner) if winner == hero => WIN - 1,
                Some(_) => 1 - WIN,
                None => DRAW,
            },
            None => {
                let lonely = mv.is_place() && stands_alone(position, mv.cell());
                evaluate(&next, hero) + noise.of(next.key()) - if lonely { LONELY } else { 0 }
            }
        }
    };
    let mut best: Option<(Move, Score)> = None;
    for &mv in moves {
        let score = worth(mv);
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((mv, score));
        }
    }
    best
}

/// Whether a marble that is placed on a cell touches none of its colour, though
/// some lie on the board.
fn stands_alone(position: &Position, cell: Cell) -> bool {
    let own = position.board().of(position.turn_colour());
    let mut beside = Direction::ALL.into_iter().filter_map(|d| cell.step(d));
    !own.is_empty() && !beside.any(|next| own.has(next))
}

/// The same position of a game that is not misère: what somebody sees who
/// forgets for a moment what is played.
pub(super) fn not_misere(position: &Position) -> Position {
    let rules = Rules {
        misere: false,
        ..*position.rules()
    };
    let Ok(mut usual) = Position::new(rules, position.setup()) else {
        return *position;
    };
    for seat in rules.seating.all_seats() {
        if !position.plays_on(seat) {
            usual.retire(seat);
        }
    }
    usual
}
