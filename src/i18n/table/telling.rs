//! What is told when something happens.

use super::{Mood, end_reason, rank_line, seat_colour, side_name, status};
use crate::game::{Game, Ply, Session};
use crate::i18n::{Lang, consequences, group, verdict};
use crate::notation::Notation;
use crate::rules::{MoveKind, Outcome, Seat, Side};
use crate::view::MoveSpeech;

/// The last move of a game: "Board 2: White 1 plays a1b2, 3 marbles, pushes 2."
pub fn moved(lang: Lang, game: &Game, notation: Notation) -> Option<String> {
    let ply = game.line().last()?;
    Some(move_told(lang, game, &ply, notation))
}

/// A move of a game.
fn move_told(lang: Lang, game: &Game, ply: &Ply, notation: Notation) -> String {
    let words = lang.messages();
    let who = seat_colour(lang, game.variant().rules.seating, ply.seat);
    let written = notation.write(ply.before, ply.mv);
    let plays = match ply.mv.kind() {
        MoveKind::Place { .. } => words.table.places,
        _ => words.speech.moves,
    };
    let mut told = plays.with([&who, &written]);
    let speech = MoveSpeech::new(ply.before, ply.mv);
    told.push_str(&group(lang, &speech));
    told.push_str(&consequences(lang, &speech));
    told.push('.');
    if game.boards().count() > 1 {
        told = on_board(lang, ply.board, &told);
    }
    told
}

/// "Board 2: …", for a board that is counted from 0.
fn on_board(lang: Lang, board: usize, told: &str) -> String {
    let number = lang.number(board as u64 + 1);
    lang.messages().table.on_board.with([&number, told])
}

/// Moves have been taken back or made again: which is the last one now.
pub fn went(lang: Lang, game: &Game, notation: Notation) -> String {
    let words = &lang.messages().record;
    match moved(lang, game, notation) {
        Some(told) => [words.last, ": ", &told].concat(),
        None => words.none_yet.to_owned(),
    }
}

/// What there is to do now, for listeners; nothing where that goes without saying.
/// Of an earlier position also the move that led to it.
pub fn now(lang: Lang, session: &Session, notation: Notation) -> Option<String> {
    let (mood, mut text) = status(lang, session);
    let game = session.game();
    if game.boards().count() > 1 && game.is_live() {
        text = on_board(lang, game.live_boards().active_board(), &text);
    }
    let looked_at = game.last_move().filter(|_| !game.is_live());
    (mood != Mood::Known).then(|| match looked_at {
        Some(ply) => [&text, ". ", &move_told(lang, game, &ply, notation)].concat(),
        None => text,
    })
}

/// The end of a game: "You win! 6 marbles ejected." and, of many, the ranking.
pub fn over(lang: Lang, session: &Session, outcome: Outcome) -> String {
    let game = session.game();
    let rules = &game.variant().rules;
    let mut told = verdict(lang, outcome, rules, session.my_side());
    let mut add = |sentence: &str| {
        told.push_str(if told.ends_with('!') { " " } else { ". " });
        told.push_str(sentence);
    };
    if let Some(why) = end_reason(lang, game) {
        add(&why);
    }
    if rules.sides() > 2 {
        for ranked in game.ranking() {
            add(&rank_line(lang, game, &ranked));
        }
    }
    told.push('.');
    told
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
        let next = now(Lang::En, &Session::new(two_boards), Notation::AbaPro);
        assert_eq!(next.as_deref(), Some("Board 1: White 1 to move"));
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
    fn what_is_taken_back_is_told_by_what_is_left() {
        let players = vec![Player::human(), Player::Computer { level: 1 }];
        let game = Game::new(Variant::default(), players).expect("a game");
        let mut session = Session::new(game);
        let says = |session: &Session| now(Lang::En, session, Notation::AbaPro);
        let last = |session: &Session| went(Lang::En, session.game(), Notation::AbaPro);
        assert_eq!(says(&session).as_deref(), Some("Your turn"));
        assert_eq!(last(&session), "No moves yet");
        let play = |text: &str, session: &mut Session| {
            let mut game = session.game().clone();
            let mv = Notation::AbaPro.read(game.live(), text).expect("a move");
            game.play(mv).expect("legal");
            *session = session.follow(game);
        };
        play("a1b2", &mut session);
        // The computer's move is told when it is made.
        assert_eq!(says(&session), None);
        assert_eq!(last(&session), "Last move: Black plays a1b2, 3 marbles.");
        session.handle(crate::game::Event::GoTo(0), 0);
        assert_eq!(says(&session).as_deref(), Some("Looking at move 0 of 1"));
        play("i9h8", &mut session);
        session.handle(crate::game::Event::GoTo(1), 0);
        let told = "Looking at move 1 of 2. Black plays a1b2, 3 marbles.";
        assert_eq!(says(&session).as_deref(), Some(told));
    }

    #[test]
    fn the_end_of_many_is_told_with_the_ranking() {
        let mut three = game(Variant::of_game(Seating::Three));
        three.resign(Seat(0));
        three.resign(Seat(1));
        let outcome = three.outcome().expect("it is over");
        assert_eq!(
            over(Lang::En, &Session::new(three), outcome),
            "Red wins. By resignation. 1. Red: 0 marbles. 2. Black: 0 marbles, left. 2. White: 0 marbles, left."
        );
        let players = vec![Player::human(), Player::Computer { level: 1 }];
        let mut two = Game::new(Variant::default(), players).expect("a game");
        two.resign(Seat(1));
        let outcome = two.outcome().expect("it is over");
        let told = over(Lang::En, &Session::new(two), outcome);
        assert_eq!(told, "You win! By resignation.");
    }

    #[test]
    fn who_leaves_is_named() {
        let three = game(Variant::of_game(Seating::Three));
        let left = |on_time| left_game(Lang::En, &three, Seat(2), on_time);
        assert_eq!(left(false), "The game goes on without Red.");
        assert_eq!(left(true), "Time is up for Red. The others play on.");
    }
}
