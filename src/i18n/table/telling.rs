//! What is told when something happens.

use super::{seat_colour, side_name};
use crate::game::Game;
use crate::i18n::{Lang, consequences};
use crate::notation::Notation;
use crate::rules::{MoveKind, Seat, Side};
use crate::view::MoveSpeech;

/// The last move of a game: "Board 2: White 1 plays a1b2, pushes 2."
pub fn moved(lang: Lang, game: &Game, notation: Notation) -> Option<String> {
    let ply = game.line().last()?;
    let words = lang.messages();
    let who = seat_colour(lang, game.variant().rules.seating, ply.seat);
    let written = notation.write(ply.before, ply.mv);
    let plays = match ply.mv.kind() {
        MoveKind::Place { .. } => words.table.places,
        _ => words.speech.moves,
    };
    let mut told = plays.with([&who, &written]);
    told.push_str(&consequences(lang, &MoveSpeech::new(ply.before, ply.mv)));
    told.push('.');
    if game.boards().count() > 1 {
        let board = lang.number(ply.board as u64 + 1);
        told = words.table.on_board.with([&board, &told]);
    }
    Some(told)
}

/// A seat that has left a game which goes on.
pub fn left_game(lang: Lang, game: &Game, seat: Seat, on_time: bool) -> String {
    let words = &lang.messages().table;
    let rules = &game.variant().rules;
    let who = match rules.has_teams() {
        true => side_name(lang, rules, rules.side(seat)),
        false => seat_colour(lang, rules.seating, seat),
    };
    let text = if on_time {
        words.is_late
    } else {
        words.has_left
    };
    text.with([&who])
}

/// How one of two boards stands: "Board 2: Black 3, White 1".
pub fn board_line(lang: Lang, game: &Game, board: usize) -> String {
    let words = &lang.messages().table;
    let rules = &game.variant().rules;
    let number = lang.number(board as u64 + 1);
    let Some(position) = game.boards().board(board) else {
        return String::new();
    };
    let name = |side| side_name(lang, rules, side);
    if let Some(winner) = position.outcome().and_then(|outcome| outcome.winner) {
        return words.board_won.with([&number, &name(winner)]);
    }
    let points = |side| lang.number(position.points(side).into());
    let [one, other] = [Side(0), Side(1)];
    words.board_line.with([
        &number,
        &name(one),
        &points(one),
        &name(other),
        &points(other),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{Seating, Start, Variant};

    fn game(variant: Variant) -> Game {
        let seats = variant.rules.seating.seats();
        Game::new(variant, vec![Player::human(); seats]).expect("a game")
    }

    fn told(game: &Game) -> String {
        moved(Lang::En, game, Notation::AbaPro).expect("a move")
    }

    #[test]
    fn moves_are_told_with_who_made_them_and_where() {
        let mut two_boards = game(Variant::of_game(Seating::TwoBoards));
        for board in ["Board 1: Black 1 plays ", "Board 2: Black 2 plays "] {
            let mv = two_boards.live().moves()[0];
            two_boards.play(mv).expect("legal");
            let told = told(&two_boards);
            assert!(told.starts_with(board), "{told}");
        }
        let line = board_line(Lang::En, &two_boards, 1);
        assert_eq!(line, "Board 2: Black 0, White 0");
        let variant = Variant {
            start: Start::Placement,
            ..Variant::default()
        };
        let mut placing = game(variant);
        let mv = placing.live().moves()[0];
        placing.play(mv).expect("legal");
        assert!(told(&placing).starts_with("Black places "));
    }

    #[test]
    fn who_leaves_is_named() {
        let three = game(Variant::of_game(Seating::Three));
        let left = |on_time| left_game(Lang::En, &three, Seat(2), on_time);
        assert_eq!(left(false), "The game goes on without Red.");
        assert_eq!(left(true), "Time is up for Red. The others play on.");
    }
}
