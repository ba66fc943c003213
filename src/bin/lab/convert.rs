//! `convert`: writes the games of a file in another notation of moves.

use super::command::{Args, Command, Failure, read_all};
use abalone::notation::{Notation, read_records, write_record_as};
use std::io::{self, Write};

/// The command.
pub const COMMAND: Command = Command {
    name: "convert",
    usage: "convert --to nacre|aba-pro|uci FILE.apgn|-",
    about: "Writes the games of a file with their moves in another notation.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &[], &["--to"])?;
    let [path] = args.plain.as_slice() else {
        return Err(Failure::usage(
            "one file is needed, or - for standard input",
        ));
    };
    let name = args
        .value("--to")
        .ok_or_else(|| Failure::usage("--to is needed"))?;
    let notation = Notation::from_name(name)
        .ok_or_else(|| Failure::usage(format!("\"{name}\" is not a notation")))?;
    let (records, errors) = read_records(&read_all(path)?);
    let texts: Vec<String> = records
        .iter()
        .map(|record| write_record_as(record, notation))
        .collect();
    let written = io::stdout().lock().write_all(texts.join("\n").as_bytes());
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
        written => written.map_err(|error| Failure::failed(error.to_string()))?,
    }
    for error in &errors {
        eprintln!("{error}");
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(Failure::failed(format!("{path} has errors")))
    }
}
