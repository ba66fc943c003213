//! What the next move could cost: marbles about to be ejected, balls about to
//! fall, games about to end.

use crate::rules::{
    CellSet, Direction, Forces, MoveList, Position, Seat, Side, generate_ejections,
};

/// Whether the side to move can gain a point, partners' help counted in.
#[inline]
pub fn can_gain(position: &Position) -> bool {
    let mut found = false;
    for_each_gain(position, |forces| {
        found |= !in_danger(forces.enemy, forces.friendly).is_empty();
    });
    found
}

/// Adds the moves that gain a point to a list.
#[inline]
pub fn gains_into(position: &Position, list: &mut MoveList) {
    for_each_gain(position, |forces| {
        let _ = generate_ejections(forces, position.options(), list);
    });
}

/// Calls back with the marbles whose ejections are good for the side to move:
/// its own, or in misère those of the opponent's colour that it may move.
#[inline]
fn for_each_gain(position: &Position, mut look: impl FnMut(Forces)) {
    let (phase, misere) = (position.phase(), position.rules().misere);
    if phase.may_own() && !misere {
        look(position.forces());
    }
    if phase.may_other() && misere {
        look(position.forces_of(position.other_seat()));
    }
}

/// Whether the side to move would lose the game at once if it passed: an
/// opponent who needs no more than one ejection and has it, or a ball that can
/// be made to fall.
#[inline]
pub fn must_defend(position: &Position) -> bool {
    let rules = position.rules();
    if rules.balls && ball_in_danger(position) {
        return true;
    }
    if rules.misere {
        return false;
    }
    let mover = position.turn_side();
    let mut others = rules.all_sides().filter(|&side| side != mover);
    if rules.sides() == 2 {
        if !others.any(|side| needs_one(position, side)) {
            return false;
        }
        let forces = position.forces();
        return !in_danger(forces.friendly, forces.enemy).is_empty();
    }
    others.any(|side| needs_one(position, side) && side_ejects(position, side))
}

/// Whether a side could eject a marble if it were its turn.
fn side_ejects(position: &Position, side: Side) -> bool {
    let ejects = |seat: Seat| {
        let forces = position.forces_of(seat);
        !in_danger(forces.enemy, forces.friendly).is_empty()
    };
    let seats = position.rules().seats_of(side);
    seats.filter(|&seat| position.plays_on(seat)).any(ejects)
}

/// Whether a side's next ejection ends the game in its favour.
#[inline]
pub fn needs_one(position: &Position, side: Side) -> bool {
    let rules = position.rules();
    !rules.misere && position.points(side) + 1 >= rules.target(side)
}

/// The marbles of `victims` that `attackers` could eject if it were their turn.
#[inline]
pub fn in_danger(victims: CellSet, attackers: CellSet) -> CellSet {
    let mut found = CellSet::EMPTY;
    if (victims & CellSet::RIM).is_empty() {
        return found;
    }
    for direction in Direction::ALL {
        let last = victims & CellSet::edge(direction);
        if last.is_empty() {
            continue;
        }
        // Sets of cells one step on in the direction.
        let ahead = |set: CellSet| set.behind(direction.opposite());
        let two = ahead(attackers & ahead(attackers));
        let three = ahead(attackers & two);
        found |= last & (two | ahead(victims & three));
    }
    found
}

/// Whether the opponent's marbles could push the ball of the side to move off
/// its marbles.
pub fn ball_in_danger(position: &Position) -> bool {
    let forces = position.forces();
    let mover = position.turn_side();
    let other = Side(1 - mover.0);
    pushes_onto(
        position.ball(mover),
        forces.friendly,
        forces.enemy - position.ball(other),
        forces.empty(),
    )
}

/// Whether the side to move can push the opponent's ball off its marbles, its
/// own ball staying up: it wins at once.
pub fn ball_at_hand(position: &Position) -> bool {
    if !position.phase().may_own() {
        return false;
    }
    let forces = position.forces();
    let mover = position.turn_side();
    let other = Side(1 - mover.0);
    pushes_onto(
        position.ball(other),
        forces.enemy,
        forces.friendly - position.ball(mover),
        forces.empty(),
    )
}

/// Whether a push by `attackers` moves one of the `victims` on the cells of
/// `ball`.
fn pushes_onto(ball: CellSet, victims: CellSet, attackers: CellSet, empty: CellSet) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let ahead = |set: CellSet| set.behind(direction.opposite());
        let last = victims & (empty.behind(direction) | CellSet::edge(direction));
        let two = ahead(attackers & ahead(attackers));
        let three = ahead(attackers & two);
        let first_of_two = victims & last.behind(direction) & three;
        let pushed = last & (two | ahead(first_of_two)) | first_of_two;
        !(pushed & ball).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Cell, Colour, Move, Rules, Seating, Setup, layout};

    #[test]
    fn danger_is_what_the_generator_can_eject() {
        let mut state = 1_u64;
        for _ in 0..2000 {
            let mut board = Board::EMPTY;
            for cell in Cell::all() {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
                match state >> 60 {
                    0..=3 if board.of(Colour::Black).len() < 14 => {
                        board.set(cell, Some(Colour::Black));
                    }
                    4..=7 if board.of(Colour::White).len() < 14 => {
                        board.set(cell, Some(Colour::White));
                    }
                    _ => {}
                }
            }
            let position = Position::new(Rules::default(), Setup::start(board)).unwrap();
            let mut list = MoveList::new();
            position.ejections_into(&mut list);
            let ejected: CellSet = list
                .iter()
                .filter_map(|&mv| position.effect(mv).ejected)
                .map(|(cell, _)| cell)
                .collect();
            let forces = position.forces();
            assert_eq!(in_danger(forces.enemy, forces.own), ejected);
        }
    }

    #[test]
    fn a_ball_at_hand_is_what_a_push_can_reach() {
        let mut state = 5_u64;
        let mut dice = |end: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            (state >> 33) as usize % end
        };
        let (mut reached, mut threatened) = (0, 0);
        for seating in [Seating::Two, Seating::SharedColours].repeat(60) {
            let rules = Rules {
                balls: true,
                ..Rules::new(seating)
            };
            let mut position = layout("standard").unwrap().position_under(rules);
            for _ in 0..80 {
                let keeps = |mv: &Move| {
                    let mut next = position;
                    next.play_unchecked(*mv);
                    next.decided().is_none()
                };
                let hits = |mv: &Move| {
                    let mut next = position;
                    next.play_unchecked(*mv);
                    let winner = next.decided().and_then(|outcome| outcome.winner);
                    winner == Some(position.turn_side())
                };
                let list = position.moves();
                let at_hand = list.iter().any(hits);
                assert_eq!(ball_at_hand(&position), at_hand);
                let mut passed = position;
                passed.pass();
                assert_eq!(ball_in_danger(&position), ball_at_hand(&passed));
                reached += u32::from(at_hand);
                threatened += u32::from(ball_in_danger(&position));
                let quiet: Vec<Move> = list.iter().copied().filter(keeps).collect();
                let Some(&mv) = quiet.get(dice(quiet.len().max(1))) else {
                    break;
                };
                position.play_unchecked(mv);
            }
        }
        assert!(reached > 20 && threatened > 20, "{reached} {threatened}");
    }
}
