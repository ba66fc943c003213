//! `analyse`: the best lines of a position, depth by depth.

use crate::command::{Args, Command, Failure, read_rules};
use crate::watch::Watch;
use abalone::engine::{Engine, Limits, Line, Lines, Outlook, Question, Reporter, Wish, win_chance};
use abalone::notation::{aba_pro, read_position};
use abalone::rules::Position;

/// The command.
pub const COMMAND: Command = Command {
    name: "analyse",
    usage: "analyse POSITION [--game GAME] [--lines N] [--nodes N | --movetime MS] [--pass]",
    about: "The best lines of a position; with --pass what the opponent threatens.",
    run,
};

/// Milliseconds unless told otherwise.
const MILLIS: u64 = 5_000;

fn run(args: &[String]) -> Result<(), Failure> {
    const OPTIONS: [&str; 4] = ["--game", "--lines", "--nodes", "--movetime"];
    let args = Args::parse(args, &["--pass"], &OPTIONS)?;
    let [text] = args.plain.as_slice() else {
        return Err(Failure::usage("one position is needed, in quotes"));
    };
    let rules = read_rules(args.value("--game").unwrap_or("two")).map_err(Failure::Usage)?;
    let position =
        read_position(text, rules).map_err(|error| Failure::failed(error.to_string()))?;
    let limits = match (args.number("--nodes")?, args.number("--movetime")?) {
        (Some(nodes), _) => Limits::nodes(nodes),
        (None, millis) => Limits::move_time(millis.unwrap_or(MILLIS)),
    };
    let lines = args.number("--lines")?.unwrap_or(3).min(u64::from(u8::MAX)) as u8;
    let wish = Wish {
        pass: args.has("--pass"),
        fresh: true,
        ..Wish::lines(lines, limits)
    };
    let mut printer = Printer {
        watch: Watch::start(),
        first: first_position(&position, wish.pass),
        depth: 0,
    };
    let mut engine = Engine::default();
    engine
        .begin_analysis(Question::new(&position, &[]), wish, &mut printer)
        .map_err(|error| Failure::failed(error.to_string()))?;
    if let Some(lines) = engine.analyse(&mut printer) {
        printer.print(&lines);
    }
    Ok(())
}

/// The position in which the lines begin.
fn first_position(position: &Position, pass: bool) -> Position {
    let mut first = *position;
    if pass {
        first.pass();
    }
    first
}

/// Prints each depth as it is done.
struct Printer {
    watch: Watch,
    first: Position,
    depth: u8,
}

impl Reporter for Printer {
    fn now_ms(&mut self) -> u64 {
        self.watch.now_ms()
    }

    fn lines(&mut self, lines: &Lines) {
        if lines.depth > self.depth {
            self.depth = lines.depth;
            self.print(lines);
        }
    }
}

impl Printer {
    fn print(&self, lines: &Lines) {
        println!(
            "depth {}, {} nodes, {} ms",
            lines.depth, lines.nodes, lines.millis
        );
        for (i, line) in lines.lines.iter().enumerate() {
            println!("  {}. {}", i + 1, said(&self.first, line));
        }
    }
}

/// A line with what it is worth.
pub fn said(first: &Position, line: &Line) -> String {
    let worth = match Outlook::of(line.score) {
        Outlook::Marbles(marbles) => format!("{marbles:+.2}"),
        Outlook::WinsIn(plies) => format!("wins in {plies}"),
        Outlook::LosesIn(plies) => format!("loses in {plies}"),
    };
    let mut position = *first;
    let mut moves = Vec::new();
    for &mv in &line.moves {
        moves.push(aba_pro(&position, mv));
        position.play_unchecked(mv);
    }
    let percent = 100.0 * win_chance(line.score);
    format!("{worth} ({percent:.0} %)  {}", moves.join(" "))
}
