//! The built site in a real browser, served from a sub-path as static hosts do:
//! Chromium, or what `ABALONE_BROWSER` names (`chromium`, `firefox`, `webkit`).
//!
//! `cargo xtask test` builds the site and runs this; by hand, after
//! `cargo xtask build`: `cargo test --features e2e --test browser`.
//!
//! A journey opens a [`page::Page`], acts like a person, and states what must be
//! seen. Everything waits by looking again until a deadline; nothing sleeps for a
//! guessed time. Where a test fails, `target/browser/` has a screenshot.

mod agree;
mod analysis;
mod axe;
mod browser;
mod by_ear;
mod by_keys;
mod driver;
mod ear;
mod embed;
mod engine;
mod fits;
mod forced;
mod giving_up;
mod harness;
mod keys;
mod lazy;
mod links;
mod locator;
mod looks;
mod moves;
mod offline;
mod page;
mod play;
mod pointer;
mod records;
mod rules;
mod screens;
#[path = "../../src/bin/xtask/server.rs"]
mod server;
#[path = "../../src/bin/xtask/sha256.rs"]
mod sha256;
mod share;
mod site;
mod start;
mod steady;
mod tables;
mod variants;
mod wasm;
mod way_back;
mod words;
mod worker;
