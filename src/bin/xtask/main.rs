//! `cargo xtask`: set-up, build, serve and every check of the project.
//!
//! Written against the standard library so that it is ready a few seconds after
//! a clone, on a machine that has Rust and nothing else.

mod alike;
mod args;
mod browser;
mod cargo_tools;
mod checks;
mod dead;
mod embed;
mod encode;
mod fault;
mod files;
mod loaders;
mod minify;
mod names;
mod npm_tools;
mod package;
mod paths;
mod play;
mod post_build;
mod precache;
mod process;
mod progress;
mod report;
mod server;
#[cfg(test)]
mod server_tests;
mod setup;
mod sha256;
mod single;
mod site;
mod stamp;
mod style;
mod wasm_opt;
mod wasm_std;
mod weight;
mod zip;

use args::Command;
use fault::Result;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(message) => {
            eprintln!("xtask: {message}\nxtask: `cargo xtask help` lists commands and options");
            return ExitCode::from(2);
        }
    };
    match run(command) {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("\nxtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Help => print!("{}", args::HELP),
        Command::Setup { browsers } => setup::run(browsers)?,
        Command::Build { quick: false } => site::run()?,
        Command::Build { quick: true } => site::quick()?,
        Command::Package => package::run()?,
        Command::Play(serving) => play::run(&serving)?,
        Command::Serve(serving) => play::serve(&serving)?,
        Command::Test { only } if !checks::run(&only) => return Ok(ExitCode::FAILURE),
        Command::Test { .. } => {}
        Command::Shots { screens, out } => {
            checks::shots(
                &out.unwrap_or_else(|| paths::target().join("shots")),
                &screens,
            )?;
        }
        Command::PostBuild => post_build::run()?,
    }
    Ok(ExitCode::SUCCESS)
}
