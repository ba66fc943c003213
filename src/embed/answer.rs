//! What the page around is told, as JSON.

use super::command::{CommandFault, Id};
use super::json::Object;
use super::state::{result, state};
use super::{VERSION, fault::ParamFault};
use crate::game::Game;
use crate::notation::Notation;
use crate::rules::{Outcome, Reason};

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    /// Somebody at the board.
    Person,
    /// The computer.
    Computer,
    /// The page around.
    Page,
}

fn message(kind: &str) -> Object {
    Object::new()
        .number("abalone", VERSION.into())
        .text("type", kind)
}

/// The board is there.
pub fn ready(game: &Game) -> String {
    message("ready")
        .number("version", VERSION.into())
        .raw("state", &state(game))
        .finish()
}

/// The last move of a game has been made.
pub fn moved(game: &Game, maker: Maker) -> String {
    let last = game.line().last();
    let (text, by) = last.map_or((String::new(), ""), |ply| {
        let before = game.tree().parent(ply.node);
        let boards = before.map(|node| game.tree().boards(node));
        let text = boards.map(|boards| Notation::AbaPro.write_on(boards, ply.mv));
        let colour = game.variant().rules.seating.colour(ply.seat);
        (text.unwrap_or_default(), colour.name())
    });
    let maker = match maker {
        Maker::Person => "person",
        Maker::Computer => "computer",
        Maker::Page => "page",
    };
    message("move")
        .text("move", &text)
        .number("ply", game.plies() as u64)
        .text("by", by)
        .text("maker", maker)
        .raw("state", &state(game))
        .finish()
}

/// Another position is looked at, or another game.
pub fn position(game: &Game) -> String {
    message("position").raw("state", &state(game)).finish()
}

/// The game is over.
pub fn gameover(game: &Game, outcome: Outcome) -> String {
    let reason = match outcome.reason {
        Reason::Target => "target",
        Reason::Ball => "ball",
        Reason::Stuck => "no-move",
        Reason::Repetition => "repetition",
        Reason::Quiet => "no-ejection",
        Reason::Resignation => "resignation",
        Reason::Time => "time",
        Reason::TimeLimit => "time-limit",
        Reason::Boards => "boards",
        Reason::Agreement => "agreement",
    };
    message("gameover")
        .text("result", &result(outcome, &game.variant().rules))
        .text("reason", reason)
        .raw("state", &state(game))
        .finish()
}

/// Something about the task: `right`, `wrong`, `solved` or `shown`.
pub fn task(status: &str, wrong: usize, game: &Game) -> String {
    message("task")
        .text("status", status)
        .number("wrong", wrong as u64)
        .raw("state", &state(game))
        .finish()
}

/// The height at which nothing of the board is scrolled.
pub fn resize(height: u32) -> String {
    message("resize").number("height", height.into()).finish()
}

/// What the address asks for cannot be shown.
pub fn error(fault: &ParamFault) -> String {
    message("error")
        .text("code", fault.code())
        .text("message", &fault.to_string())
        .finish()
}

fn answer(id: Option<&Id>, ok: &str) -> Object {
    let json = message("reply");
    let json = match id {
        Some(Id::Text(text)) => json.text("id", text),
        Some(&Id::Number(number)) => json.raw("id", &number.to_string()),
        None => json.raw("id", "null"),
    };
    json.raw("ok", ok)
}

/// A command was obeyed.
pub fn reply(id: Option<&Id>, game: &Game) -> String {
    answer(id, "true").raw("state", &state(game)).finish()
}

/// A command was not obeyed.
pub fn refused(id: Option<&Id>, fault: &CommandFault) -> String {
    let error = Object::new()
        .text("code", fault.code())
        .text("message", &fault.to_string())
        .finish();
    answer(id, "false").raw("error", &error).finish()
}
