//! Abalone: rules, notation, games, engine and interface of the hexagonal marble game.

pub mod game;
pub mod i18n;
pub mod notation;
pub mod rules;

#[cfg(feature = "app")]
pub mod ui;
