//! `moves`: answers questions about positions, one a line, for comparing the
//! generator with others.

use super::command::{Args, Command, Failure, open, read_rules};
use abalone::notation::{Notation, read_boards};
use abalone::rules::Position;
use std::io::{self, BufRead, Write};

/// The command.
pub const COMMAND: Command = Command {
    name: "moves",
    usage: "moves FILE|-",
    about: "Reads lines GAME[ OPTIONS]<tab>POSITION, answers COUNT<tab>MOVES or error<tab>REASON.",
    run,
};

fn run(args: &[String]) -> Result<(), Failure> {
    let args = Args::parse(args, &[], &[])?;
    let [path] = args.plain.as_slice() else {
        return Err(Failure::usage(
            "one file is needed, or - for standard input",
        ));
    };
    let mut input = open(path)?;
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::failed(format!("{path}: {error}")))?;
        if read == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let answer = answer(text.trim_end_matches(['\n', '\r']));
        // Whoever asks line by line waits for each answer.
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            written => written.map_err(|error| Failure::failed(error.to_string()))?,
        }
    }
}

fn answer(line: &str) -> String {
    match moves_of(line) {
        Ok(mut moves) => {
            moves.sort_unstable();
            format!("{}\t{}", moves.len(), moves.join(" "))
        }
        // An answer is one line, whatever was in the question.
        Err(reason) => format!("error\t{}", reason.replace(['\t', '\n', '\r'], " ")),
    }
}

fn moves_of(line: &str) -> Result<Vec<String>, String> {
    let (game, text) = line
        .split_once('\t')
        .ok_or("a line is a game, a tab and a position")?;
    let rules = read_rules(game.trim())?;
    let boards = read_boards(text, rules).map_err(|e| e.to_string())?;
    if boards.count() == 1 && skipped(boards.active(), text) {
        return Ok(Vec::new());
    }
    let moves = boards.active().moves();
    let tokens = moves
        .iter()
        .map(|&mv| Notation::AbaPro.write_on(&boards, mv));
    Ok(tokens.collect())
}

/// Whether the seat whose turn the text says it is cannot move. In play the
/// turn goes on to the next seat at once, but the question was about this one.
fn skipped(position: &Position, text: &str) -> bool {
    let side = text.split_whitespace().nth(1).unwrap_or_default();
    let mut letters = side.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => {
            letter != position.turn_colour().letter()
        }
        _ => false,
    }
}
