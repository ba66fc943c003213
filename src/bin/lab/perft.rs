//! `perft`: counts move sequences, the standard check and race of generators.

use super::command::{Args, Command, Failure, read_rules};
use abalone::notation::read_position;
use abalone::rules::{Position, Rules, Start, Variant, layout_by_name, perft, perft_every};
use std::time::Instant;

/// The command.
pub const COMMAND: Command = Command {
    name: "perft",
    usage: "perft LAYOUT|POSITION DEPTH [--game GAME] [--every]",
    about: "Counts move sequences; --every makes each last move instead of counting in bulk.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &["--every"], &["--game"])?;
    let Some((depth, start)) = args.plain.split_last() else {
        return Err(Failure::usage(
            "a layout or position and a depth are needed",
        ));
    };
    if start.is_empty() {
        return Err(Failure::usage(
            "a layout or position and a depth are needed",
        ));
    }
    let depth: u32 = depth
        .parse()
        .map_err(|_| Failure::usage(format!("\"{depth}\" is no depth")))?;
    // A position has spaces and need not be quoted.
    let position = start_of(&start.join(" "), args.value("--game"))?;
    let begun = Instant::now();
    let count = if args.has("--every") {
        perft_every(&position, depth)
    } else {
        perft(&position, depth)
    };
    let seconds = begun.elapsed().as_secs_f64();
    let rate = count as f64 / seconds.max(1e-9) / 1e6;
    println!("{count} {seconds:.3} s {rate:.1} M/s");
    Ok(())
}

/// The position of a layout's name or a position's text.
pub(super) fn start_of(text: &str, game: Option<&str>) -> Result<Position, Failure> {
    let rules: Option<Rules> = game
        .map(|game| read_rules(game).map_err(Failure::usage))
        .transpose()?;
    if text.contains(['/', '_', ' ']) && layout_by_name(text).is_none() {
        let rules = rules.unwrap_or_default();
        return read_position(text, rules).map_err(|e| Failure::usage(format!("{e}")));
    }
    let layout = layout_by_name(text)
        .ok_or_else(|| Failure::usage(format!("\"{text}\" is neither a layout nor a position")))?;
    let variant = Variant {
        rules: rules.unwrap_or(Rules::new(layout.seating)),
        start: Start::Layout(layout),
        ..Variant::default()
    };
    variant
        .first_position()
        .map_err(|e| Failure::usage(format!("{e}")))
}
