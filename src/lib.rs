//! Abalone: rules, notation, games, engine and interface of the hexagonal marble game.

pub mod engine;
pub mod game;
pub mod i18n;
pub mod notation;
pub mod protocol;
pub mod rules;
pub mod storage;
pub mod view;

#[cfg(feature = "app")]
pub mod ui;
