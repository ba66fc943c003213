//! `svg`: a position as a picture.

use super::command::{Args, Command, Failure};
use super::perft::start_of;
use abalone::view::{Orientation, svg};

/// The command.
pub const COMMAND: Command = Command {
    name: "svg",
    usage: "svg LAYOUT|POSITION [--game GAME] [--coords] [--flip]",
    about: "Writes the position as an SVG picture that stands alone.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &["--coords", "--flip"], &["--game"])?;
    if args.plain.is_empty() {
        return Err(Failure::usage("a layout or position is needed"));
    }
    // A position has spaces and need not be quoted.
    let position = start_of(&args.plain.join(" "), args.value("--game"))?;
    let orientation = if args.has("--flip") {
        Orientation::USUAL.flipped()
    } else {
        Orientation::USUAL
    };
    print!(
        "{}",
        svg::picture(&position, orientation, args.has("--coords"))
    );
    Ok(())
}
