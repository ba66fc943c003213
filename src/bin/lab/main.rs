//! `cargo lab`: native tools round the rules and the engine.

mod bench;
mod matches;
mod players;
mod program;
mod watch;

use std::process::ExitCode;

const HELP: &str = "\
cargo lab TOOL …

  bench [DEPTH]                 the engine's signature: positions in a fixed task
  match A B [--games N] …       games between two players; `cargo lab match` says more
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (tool, rest) = match args.split_first() {
        Some((tool, rest)) => (tool.as_str(), rest),
        None => ("help", &args[..]),
    };
    let result = match tool {
        "bench" => bench::run(rest),
        "match" => matches::run(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no tool \"{other}\"\n\n{HELP}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("cargo lab: {reason}");
            ExitCode::FAILURE
        }
    }
}
