//! What the program round the board does its own way: where games are kept, who
//! may move by hand, what happens beside telling. The site's program keeps games
//! on the device ([`SITE`]); a board in somebody else's page keeps nothing and
//! tells that page (`embed`). Everything else is the same code.

use super::app::App;
use super::{ask, control, keep, tell};
use crate::game::{Event, Game, News, Session};
use crate::rules::{Move, Seat};

/// What a program does its own way.
pub struct Home {
    /// The seat that may move by hand at the position that is looked at.
    pub mover: fn(App, &Session) -> Option<Seat>,
    /// Somebody moves by hand.
    pub play: fn(App, Move),
    /// Something has happened.
    pub tell: fn(App, News),
    /// Keeps the game on the board.
    pub save: fn(App),
    /// Keeps a game that begins.
    pub begin: fn(App, &Game),
    /// Keeps the settings.
    pub settings: fn(App),
    /// Somebody who listens asks this.
    pub ask: fn(App, &str),
}

/// The site itself.
pub static SITE: Home = Home {
    mover: |_, session| session.may_move(),
    play: |app, mv| control::send(app, Event::Play(mv)),
    tell: tell::tell,
    save: keep::game,
    begin: keep::begin,
    settings: keep::settings,
    ask: |app, key| ask::ask(app, key, ""),
};
