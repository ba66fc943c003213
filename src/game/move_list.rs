//! The moves of a game as its list shows them: round by round, in columns.

use super::play::Game;
use crate::notation::{Leave, Notation};
use crate::rules::{Colour, Seating};
use std::time::Duration;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveItem {
    /// Moves up to and with this one.
    pub ply: usize,
    /// As it is written, on two boards with the number of the board.
    pub text: String,
    /// Whether a marble is ejected.
    pub ejects: bool,
    /// Of whoever made it.
    pub colour: Colour,
    /// In which column it stands, from 1.
    pub column: usize,
    /// What its player's clock showed after it.
    pub clock: Option<Duration>,
    /// Who left the game after it.
    pub leaves: Vec<Leave>,
}

/// The moves of one round, from the first seat's to the last's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub number: u16,
    /// Seats that did not move in the game's first round.
    pub missing: usize,
    /// Its moves.
    pub items: Vec<MoveItem>,
}

/// Columns of the list: one a seat, where there is room for them.
pub const fn columns(seating: Seating) -> usize {
    match seating.seats() {
        5 | 6 => 3,
        seats => seats,
    }
}

/// The moves of a game up to where it stands.
pub fn rounds(game: &Game, notation: Notation) -> Vec<Round> {
    let rules = &game.variant().rules;
    let seats = rules.seating.seats();
    let two_boards = rules.seating.boards() > 1;
    let mut rounds: Vec<Round> = Vec::new();
    for (index, ply) in game.line().enumerate() {
        let number = ply.before.number();
        // On two boards each side moves on both in a round.
        let place = match two_boards {
            true => 2 * ply.before.turn_side().index() + ply.board,
            false => (ply.seat.index() + seats - rules.first.index()) % seats,
        };
        if rounds.last().is_none_or(|round| round.number != number) {
            rounds.push(Round {
                number,
                missing: if rounds.is_empty() { place } else { 0 },
                items: Vec::new(),
            });
        }
        let mut text = notation.write(ply.before, ply.mv);
        if two_boards {
            text.insert_str(0, ["1:", "2:"][ply.board.min(1)]);
        }
        let notes = game.tree().notes(ply.node);
        let item = MoveItem {
            ply: index + 1,
            text,
            ejects: ply.before.effect(ply.mv).ejected.is_some(),
            colour: rules.seating.colour(ply.seat),
            column: place % columns(rules.seating) + 1,
            clock: notes.clock,
            leaves: notes.leaves.clone(),
        };
        if let Some(round) = rounds.last_mut() {
            round.items.push(item);
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{Seat, Variant, preset};

    fn play(variant: Variant, plies: usize) -> Vec<Round> {
        let seats = variant.rules.seating.seats();
        let mut game = Game::new(variant, vec![Player::human(); seats]).expect("a game");
        for _ in 0..plies {
            let mv = game.live().moves()[0];
            game.play(mv).expect("legal");
        }
        rounds(&game, Notation::AbaPro)
    }

    fn layout(rounds: &[Round]) -> Vec<Vec<usize>> {
        let columns = |round: &Round| round.items.iter().map(|item| item.column).collect();
        rounds.iter().map(columns).collect()
    }

    #[test]
    fn every_seat_has_a_column() {
        let four = play(Variant::of_game(Seating::Four), 6);
        assert_eq!(layout(&four), [vec![1, 2, 3, 4], vec![1, 2]]);
        let six = play(Variant::of_game(Seating::Six), 6);
        assert_eq!(layout(&six), [vec![1, 2, 3, 1, 2, 3]]);
        assert_eq!(six[0].items[5].colour, Colour::Green);
    }

    #[test]
    fn two_moves_of_a_turn_share_a_column() {
        let double = play(preset("double-move").unwrap().variant(), 5);
        assert_eq!(layout(&double), [vec![1, 2, 2], vec![1, 1]]);
    }

    #[test]
    fn boards_are_numbered() {
        let boards = play(Variant::of_game(Seating::TwoBoards), 5);
        assert_eq!(layout(&boards), [vec![1, 2, 3, 4], vec![1]]);
        let texts: Vec<&str> = boards[0].items.iter().map(|i| &i.text[..2]).collect();
        assert_eq!(texts, ["1:", "2:", "1:", "2:"]);
    }

    #[test]
    fn whoever_begins_stands_first() {
        let mut variant = Variant::of_game(Seating::Three);
        variant.rules.first = Seat(1);
        let rounds = play(variant, 4);
        assert_eq!(layout(&rounds), [vec![1, 2, 3], vec![1]]);
        assert_eq!(rounds[0].missing, 0);
        assert_eq!(rounds[0].items[0].colour, Colour::White);
    }
}
