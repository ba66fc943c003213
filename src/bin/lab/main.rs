//! `cargo lab`: native tools round the rules, the notation and the engine.
//!
//! Each command is a file of its own; add it to the list below, with how it is
//! used, and `cargo lab help` knows it.

mod analyse;
mod bench;
mod command;
mod convert;
mod datagen;
mod dice;
mod forced;
mod gif;
mod listening;
mod matches;
mod moves;
mod openings;
mod perft;
mod plan;
mod players;
mod program;
mod replay;
mod review;
mod sample;
mod soak;
mod sprt;
mod svg;
mod tally;
mod train;
mod tune;
mod ugi;
mod watch;

use command::{Command, Failure};
use std::process::ExitCode;

/// Every command, as `cargo lab help` lists them.
const COMMANDS: &[Command] = &[
    perft::COMMAND,
    moves::COMMAND,
    replay::COMMAND,
    convert::COMMAND,
    svg::COMMAND,
    gif::COMMAND,
    soak::COMMAND,
    analyse::COMMAND,
    review::COMMAND,
    forced::COMMAND,
    Command {
        name: "ugi",
        usage: "ugi",
        about: "The engine for other programs, in the Universal Game Interface.",
        run: |args| ugi::run(args).map_err(Failure::Failed),
    },
    Command {
        name: "tune",
        usage: "tune [--games N] [--nodes N] [--seed N]",
        about: "Fits the evaluation to games of the engine against itself.",
        run: tune::run,
    },
    Command {
        name: "datagen",
        usage: "datagen --out FOLDER [--nodes N] [--seed N] [--from SHARD] [--shards N] [--games N]",
        about: "Positions for training from self-play; goes on where it stopped.",
        run: datagen::run,
    },
    Command {
        name: "train",
        usage: "train --data FOLDER[,FOLDER…] --out FILE [--hidden N] [--epochs N] [--batch N] [--rate MILLIONTHS] [--seed N] [--threads N]",
        about: "Fits the net of the evaluation to such positions.",
        run: train::run,
    },
    Command {
        name: "bench",
        usage: "bench [DEPTH]",
        about: "The engine's signature: positions searched in a fixed task.",
        run: |args| bench::run(args).map_err(Failure::Usage),
    },
    Command {
        name: "match",
        usage: "match A B [--game GAME] [--options \"KEY=VALUE …\"] [--games N] …",
        about: "Games of any kind between two players; `cargo lab match` says more.",
        run: matches::run,
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = args.split_first() else {
        eprint!("{}", help());
        return ExitCode::from(2);
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        print!("{}", help());
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|c| c.name == name) else {
        eprintln!("cargo lab: there is no command \"{name}\"\n");
        eprint!("{}", help());
        return ExitCode::from(2);
    };
    match (command.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(why)) => {
            eprintln!("cargo lab {name}: {why}");
            eprintln!("usage: cargo lab {}", command.usage);
            ExitCode::from(2)
        }
        Err(Failure::Failed(why)) => {
            eprintln!("cargo lab {name}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn help() -> String {
    let mut text = String::from("cargo lab: native tools of Abalone\n\n");
    for command in COMMANDS {
        text.push_str(&format!("  {}\n      {}\n", command.usage, command.about));
    }
    text.push_str("  help\n      This list.\n");
    text
}
