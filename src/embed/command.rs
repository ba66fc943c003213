//! What the page around may say. Everything that comes is taken for hostile:
//! only known fields are looked at, each for its type and its length.

use super::VERSION;
use super::fault::ParamFault;
use super::params::{Ground, Params, Theme};
use crate::notation::MoveTextError;
use crate::rules::Illegal;
use std::fmt;

/// The longest name of a call that is repeated in the answer, in bytes.
pub const LONGEST_ID: usize = 200;
/// The longest text of a field, in bytes.
const LONGEST: usize = 100_000;

/// A value of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Not there.
    Nothing,
    /// A text.
    Text(String),
    /// A number, whatever it is.
    Number(f64),
    /// Anything else.
    Other,
}

/// A message that has come.
pub trait Fields {
    /// The value of a field of its own.
    fn get(&self, name: &str) -> Value;
}

/// What a call goes by; the answer repeats it.
#[derive(Clone, Debug, PartialEq)]
pub enum Id {
    /// A text.
    Text(String),
    /// A finite number.
    Number(f64),
}

/// What is wanted of the board's looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Of the board.
    pub theme: Option<Theme>,
    /// Of the ground.
    pub bg: Option<Ground>,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Another game, position or record on the board.
    Open(Box<Params>),
    /// A move, in Aba-Pro.
    Play(String),
    /// The last move is taken back.
    Undo,
    /// The position after so many moves is looked at.
    GoTo(usize),
    /// The board is turned round.
    Flip,
    /// Other looks.
    Look(Look),
    /// Another language.
    Lang(String),
    /// Only the state is wanted.
    State,
}

/// Why a command is not obeyed.
#[derive(Clone, Debug, PartialEq)]
pub enum CommandFault {
    /// The contract has another version.
    Version,
    /// There is no such command.
    Unknown,
    /// A field is missing, or has the wrong type.
    Field(&'static str),
    /// What is asked for cannot be had.
    Param(ParamFault),
    /// The text is no move here.
    Move(MoveTextError),
    /// The rules forbid it.
    Illegal(Illegal),
    /// The game is over.
    Over,
    /// An earlier position is looked at.
    NotLive,
    /// It is the computer's turn.
    NotYourTurn,
    /// There is nothing to take back.
    NothingToUndo,
    /// In a task only moves of its solution are made.
    Task,
}

/// A message that is meant for the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// What it goes by, if it says so.
    pub id: Option<Id>,
    /// What it asks for.
    pub command: Result<Command, CommandFault>,
}

/// Reads a message; `None` for one that is not meant for the board. `now` is what
/// the board was asked for so far.
pub fn read_call(message: &impl Fields, now: &Params) -> Option<Call> {
    let Value::Number(version) = message.get("abalone") else {
        return None;
    };
    let Value::Text(kind) = message.get("type") else {
        return None;
    };
    let id = match message.get("id") {
        Value::Text(text) if text.len() <= LONGEST_ID => Some(Id::Text(text)),
        Value::Number(number) if number.is_finite() => Some(Id::Number(number)),
        _ => None,
    };
    let command = if version == f64::from(VERSION) {
        read_command(&kind, message, now)
    } else {
        Err(CommandFault::Version)
    };
    Some(Call { id, command })
}

fn read_command(kind: &str, message: &impl Fields, now: &Params) -> Result<Command, CommandFault> {
    Ok(match kind {
        "newGame" => open(new_game(message, now)?),
        "setPosition" => {
            let mut params = now.anew();
            params.variant = now.variant;
            params.pos = Some(wanted(message, "pos")?);
            open(params)
        }
        "setGame" => open(set_game(message, now)?),
        "play" => Command::Play(wanted(message, "move")?),
        "undo" => Command::Undo,
        "goto" => Command::GoTo(ply(message)?.ok_or(CommandFault::Field("ply"))?),
        "flip" => Command::Flip,
        "setTheme" => Command::Look(look(message)?),
        "setLang" => Command::Lang(wanted(message, "lang")?),
        "getState" => Command::State,
        _ => return Err(CommandFault::Unknown),
    })
}

fn open(params: Params) -> Command {
    Command::Open(Box::new(params))
}

fn new_game(message: &impl Fields, now: &Params) -> Result<Params, CommandFault> {
    let mut params = now.anew();
    let layout = text(message, "layout")?;
    let variant = text(message, "variant")?;
    if layout.is_none() && variant.is_none() {
        // The same again.
        params.layout = now.layout;
        params.variant = now.variant;
        params.pos = now.pos.clone();
    }
    if let Some(id) = layout {
        params.set_layout(&id)?;
    }
    if let Some(id) = variant {
        params.set_variant(&id)?;
    }
    if let Some(level) = whole(message, "level")? {
        match level.to_string() {
            // Nobody but people.
            none if none == "0" => params.level = None,
            level => params.set_level(&level)?,
        }
    }
    if let Some(colour) = text(message, "color")? {
        params.set_color(&colour)?;
    }
    Ok(params)
}

fn set_game(message: &impl Fields, now: &Params) -> Result<Params, CommandFault> {
    let mut params = now.anew();
    params.game = text(message, "game")?;
    params.apgn = text(message, "apgn")?;
    params.ply = ply(message)?;
    if params.game.is_none() && params.apgn.is_none() {
        return Err(CommandFault::Field("game"));
    }
    Ok(params)
}

fn look(message: &impl Fields) -> Result<Look, CommandFault> {
    let theme = text(message, "theme")?;
    let bg = text(message, "bg")?;
    if theme.is_none() && bg.is_none() {
        return Err(CommandFault::Field("theme"));
    }
    Ok(Look {
        theme: theme.map(|name| Theme::read(&name)).transpose()?,
        bg: bg.map(|name| Ground::read(&name)).transpose()?,
    })
}

/// A text that may be left out.
fn text(message: &impl Fields, name: &'static str) -> Result<Option<String>, CommandFault> {
    match message.get(name) {
        Value::Nothing => Ok(None),
        Value::Text(text) if text.len() <= LONGEST => Ok(Some(text)),
        _ => Err(CommandFault::Field(name)),
    }
}

/// A text that may not.
fn wanted(message: &impl Fields, name: &'static str) -> Result<String, CommandFault> {
    text(message, name)?.ok_or(CommandFault::Field(name))
}

/// A whole number, none below 0, that may be left out.
fn whole(message: &impl Fields, name: &'static str) -> Result<Option<u32>, CommandFault> {
    match message.get(name) {
        Value::Nothing => Ok(None),
        Value::Number(n) if n >= 0.0 && n <= f64::from(u32::MAX) && n.fract() == 0.0 => {
            Ok(Some(n as u32))
        }
        _ => Err(CommandFault::Field(name)),
    }
}

fn ply(message: &impl Fields) -> Result<Option<usize>, CommandFault> {
    Ok(whole(message, "ply")?.map(|ply| ply as usize))
}

impl From<ParamFault> for CommandFault {
    fn from(fault: ParamFault) -> CommandFault {
        CommandFault::Param(fault)
    }
}

impl CommandFault {
    /// A short name for programs; it stays the same.
    pub const fn code(&self) -> &'static str {
        match self {
            CommandFault::Version => "version",
            CommandFault::Unknown => "unknown",
            CommandFault::Field(_) => "field",
            CommandFault::Param(fault) => fault.code(),
            CommandFault::Move(_) => "move",
            CommandFault::Illegal(_) => "illegal",
            CommandFault::Over => "over",
            CommandFault::NotLive => "not-live",
            CommandFault::NotYourTurn => "not-your-turn",
            CommandFault::NothingToUndo => "nothing-to-undo",
            CommandFault::Task => "task",
        }
    }
}

impl fmt::Display for CommandFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandFault::Version => write!(f, "only version {VERSION} is spoken here"),
            CommandFault::Unknown => f.write_str("there is no such command"),
            CommandFault::Field(name) => {
                write!(f, "the field \"{name}\" is missing or of the wrong type")
            }
            CommandFault::Param(fault) => fault.fmt(f),
            CommandFault::Move(error) => error.fmt(f),
            CommandFault::Illegal(why) => why.fmt(f),
            CommandFault::Over => f.write_str("the game is over"),
            CommandFault::NotLive => {
                f.write_str("an earlier position is shown: go to the last one first")
            }
            CommandFault::NotYourTurn => f.write_str("it is the computer's turn"),
            CommandFault::NothingToUndo => f.write_str("there is no move to take back"),
            CommandFault::Task => f.write_str("a task takes only the moves of its solution"),
        }
    }
}

impl std::error::Error for CommandFault {}
