//! How the game on the board stands, as the page around is told.

use super::json::Object;
use crate::game::Game;
use crate::notation::{Notation, boards_string};
use crate::rules::{Move, Outcome, Rules, Side};

/// The state, as JSON: `{pos, turn, ply, plies, scores, result, legal}`, all of the
/// position that is looked at but for `plies` and `result`, which are of the game.
pub fn state(game: &Game) -> String {
    let boards = game.boards();
    let rules = game.variant().rules;
    let scores: Vec<String> = rules
        .all_sides()
        .map(|side| boards.points(side).to_string())
        .collect();
    let over = game.outcome();
    let closed = over.is_some() && game.is_live();
    let legal: Vec<String> = if closed {
        Vec::new()
    } else {
        let moves = boards.active().moves();
        let written = |&mv: &Move| Notation::AbaPro.write_on(boards, mv);
        moves.iter().map(written).collect()
    };
    let turn = rules.seating.colour(boards.turn());
    let json = Object::new()
        .text("pos", &boards_string(boards))
        .text("turn", turn.name())
        .number("ply", game.ply() as u64)
        .number("plies", game.plies() as u64)
        .raw("scores", &["[", &scores.join(","), "]"].concat());
    let json = match over {
        Some(outcome) => json.text("result", &result(outcome, &rules)),
        None => json.raw("result", "null"),
    };
    json.texts("legal", legal.iter().map(String::as_str))
        .finish()
}

/// Who has won, by colours that play together: `black`, `black+blue`; or `draw`.
pub(super) fn result(outcome: Outcome, rules: &Rules) -> String {
    match outcome.winner {
        Some(side) => colours(side, rules),
        None => "draw".to_owned(),
    }
}

fn colours(side: Side, rules: &Rules) -> String {
    let mut names: Vec<&str> = rules
        .seats_of(side)
        .map(|seat| rules.seating.colour(seat).name())
        .collect();
    names.dedup();
    // Partners at two boards have two colours between them, in turn.
    names.sort_unstable();
    names.dedup();
    names.join("+")
}
