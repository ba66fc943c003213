//! Obeys what the page around asks for.

use super::{Embed, looks, moves, puzzle};
use crate::embed::{Command, CommandFault, Maker, Mode, ParamFault, Params};
use crate::game::{Event, Tried};
use crate::notation::Notation;
use crate::rules::Move;
use crate::ui::control;

/// Obeys a command.
pub(super) fn obey(embed: Embed, command: Command) -> Result<(), CommandFault> {
    let app = embed.app;
    match command {
        Command::Open(params) => open(embed, *params)?,
        Command::Play(text) => play(embed, &text)?,
        Command::Undo if embed.mode.now() == Mode::Puzzle => return Err(CommandFault::Task),
        Command::Undo if !app.session.peek(|s| s.can_undo()) => {
            return Err(CommandFault::NothingToUndo);
        }
        Command::Undo => control::send(app, Event::Undo),
        Command::GoTo(ply) => {
            let plies = app.session.peek(|s| s.game().plies());
            if ply > plies {
                return Err(ParamFault::NoSuchPly { ply, plies }.into());
            }
            control::send(app, Event::GoTo(ply));
        }
        Command::Flip => app.orientation.update(|o| *o = o.flipped()),
        Command::Look(look) => {
            let mut params = embed.params.borrow_mut();
            params.theme = look.theme.unwrap_or(params.theme);
            params.bg = look.bg.unwrap_or(params.bg);
            looks::dress(&params);
        }
        Command::Lang(code) => looks::speak(embed, code),
        Command::State => {}
    }
    Ok(())
}

/// Puts another game on the board, or leaves everything as it is.
fn open(embed: Embed, params: Params) -> Result<(), CommandFault> {
    let opening = params.open()?;
    embed.params.replace(params);
    embed.open(opening);
    Ok(())
}

fn play(embed: Embed, text: &str) -> Result<(), CommandFault> {
    let mv = readable(embed, text)?;
    if embed.mode.now() == Mode::Puzzle {
        return match puzzle::attempt(embed, mv) {
            Tried::Right | Tried::Solved => Ok(()),
            Tried::Illegal(why) => Err(CommandFault::Illegal(why)),
            Tried::Wrong | Tried::NotNow => Err(CommandFault::Task),
        };
    }
    moves::make(embed, mv, Maker::Page);
    Ok(())
}

/// The move, if it can be made now.
fn readable(embed: Embed, text: &str) -> Result<Move, CommandFault> {
    let free = embed.mode.now() == Mode::Analysis;
    embed.app.session.peek(|session| {
        let game = session.game();
        if game.is_live() || !free {
            if game.outcome().is_some() {
                return Err(CommandFault::Over);
            }
            if !game.is_live() {
                return Err(CommandFault::NotLive);
            }
            if session.may_move().is_none() {
                return Err(CommandFault::NotYourTurn);
            }
        }
        let read = Notation::AbaPro.read_on(game.boards(), text);
        let mv = read.map_err(CommandFault::Move)?;
        game.boards().check(mv).map_err(CommandFault::Illegal)?;
        Ok(mv)
    })
}
