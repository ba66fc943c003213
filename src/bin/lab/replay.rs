//! `replay`: plays every game of a file and says what cannot be played.

use super::command::{Args, Command, Failure, read_all};
use abalone::notation::read_records;

/// The command.
pub const COMMAND: Command = Command {
    name: "replay",
    usage: "replay FILE.apgn|- [--warnings]",
    about: "Plays the games of a file; fails if one cannot be played.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &["--warnings"], &[])?;
    let [path] = args.plain.as_slice() else {
        return Err(Failure::usage(
            "one file is needed, or - for standard input",
        ));
    };
    let (records, errors) = read_records(&read_all(path)?);
    let plies: usize = records.iter().map(|r| r.moves.plies.len()).sum();
    if args.has("--warnings") {
        for warning in records.iter().flat_map(|r| &r.warnings) {
            eprintln!("warning: {warning}");
        }
    }
    for error in &errors {
        eprintln!("{error}");
    }
    let games = records.len() + errors.len();
    println!("games {games} plies {plies} errors {}", errors.len());
    if errors.is_empty() {
        Ok(())
    } else {
        Err(Failure::failed(format!("{path} has errors")))
    }
}
