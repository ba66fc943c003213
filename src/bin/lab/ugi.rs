//! `cargo lab ugi`: the engine for other programs, over standard input and
//! output, in the Universal Game Interface.
//!
//! A thread reads the input, so that a search hears `stop`, `quit` and
//! `isready`; all other lines wait until it is over. A line that makes no sense
//! is answered with `info string …` and otherwise ignored.

use crate::listening::{Lines, Listening};
use crate::watch::Watch;
use abalone::engine::{Engine, Level, Limits, Manner, Question, Report, TABLE_BYTES};
use abalone::notation::{aba_pro, read_aba_pro, read_position};
use abalone::rules::{Draws, Layout, Outcome, Position, Rules, Side, layout_by_name};
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, channel};

/// Largest table that can be asked for, in megabytes.
const MOST_HASH: usize = 4096;
/// Speaks with standard input and output until `quit` or the end of the input.
pub fn run(args: &[String]) -> Result<(), String> {
    if !args.is_empty() {
        return Err("ugi takes no arguments".into());
    }
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().split(b'\n') {
            // Bytes that are no text make a line that no command fits.
            let Ok(line) = line else { return };
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    Session::new(std::io::stdout(), lines)
        .serve()
        .map_err(|error| format!("writing the answer: {error}"))
}

struct Session<W: Write> {
    out: W,
    lines: Lines,
    engine: Engine,
    rules: Rules,
    position: Position,
    /// Keys of the positions before this one.
    keys: Vec<u64>,
    level: Option<Level>,
    seed: u64,
}

/// What a command has to say when it cannot be obeyed.
type Complaint = String;

impl<W: Write> Session<W> {
    fn new(out: W, source: Receiver<String>) -> Session<W> {
        let rules = Rules::default();
        Session {
            out,
            lines: Lines {
                source,
                later: VecDeque::new(),
            },
            engine: Engine::default(),
            rules,
            position: start_position(rules),
            keys: Vec::new(),
            level: None,
            seed: 0,
        }
    }

    fn serve(&mut self) -> std::io::Result<()> {
        loop {
            let line = match self.lines.later.pop_front() {
                Some(line) => line,
                None => match self.lines.source.recv() {
                    Ok(line) => line,
                    Err(_) => return Ok(()),
                },
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            if words == ["quit"] {
                return Ok(());
            }
            let mut answer = Vec::new();
            let result = match words.as_slice() {
                [] | ["stop"] => Ok(()),
                ["go", limits @ ..] => match self.limits(limits) {
                    Ok((limits, endless)) => {
                        self.go(limits, endless)?;
                        Ok(())
                    }
                    Err(complaint) => Err(complaint),
                },
                _ => self.obey(&words, &mut answer),
            };
            if let Err(complaint) = result {
                answer = vec![format!("info string {complaint}")];
            }
            for line in answer {
                writeln!(self.out, "{line}")?;
            }
            self.out.flush()?;
        }
    }

    fn obey(&mut self, words: &[&str], answer: &mut Vec<String>) -> Result<(), Complaint> {
        match words {
            ["ugi"] => answer.extend([
                format!("id name abalone {}", env!("CARGO_PKG_VERSION")),
                "id author the abalone developers".into(),
                format!(
                    "option name Hash type spin default {} min 1 max {MOST_HASH}",
                    TABLE_BYTES >> 20
                ),
                "option name Level type spin default 0 min 0 max 12".into(),
                "option name Seed type spin default 0 min 0 max 2147483647".into(),
                "option name Rules type string default two".into(),
                "ugiok".into(),
            ]),
            ["isready"] => answer.push("readyok".into()),
            ["uginewgame"] => self.engine.clear(),
            ["setoption", rest @ ..] => self.set_option(rest)?,
            ["position", rest @ ..] => self.set_position(rest)?,
            ["query", what] => answer.push(format!("response {}", self.query(what)?)),
            [word, ..] => return Err(format!("unknown command \"{word}\"")),
            [] => {}
        }
        Ok(())
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), Complaint> {
        let ["name", name, "value", value] = words else {
            return Err("setoption name NAME value VALUE".into());
        };
        let number = |most: usize| {
            value
                .parse::<usize>()
                .ok()
                .filter(|&n| n <= most)
                .ok_or_else(|| format!("{name}: \"{value}\" is not a number from 0 to {most}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.engine = Engine::new(number(MOST_HASH)?.max(1) << 20),
            "level" => self.level = Level::new(number(12)? as u8),
            "seed" => self.seed = number(usize::MAX)? as u64,
            "rules" => {
                self.rules = value
                    .parse()
                    .map_err(|e: abalone::rules::NoSuchRules| e.to_string())?;
                self.position = start_position(self.rules);
                self.keys.clear();
            }
            _ => return Err(format!("there is no option \"{name}\"")),
        }
        Ok(())
    }

    /// `position startpos|fen …|layout ID [moves …]`; nothing changes unless all
    /// of it makes sense.
    fn set_position(&mut self, words: &[&str]) -> Result<(), Complaint> {
        let split = words.iter().position(|&w| w == "moves");
        let (start, moves) = match split {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        let mut position = match start {
            ["startpos"] => start_position(self.rules),
            ["layout", name @ ..] if !name.is_empty() => {
                let name = name.join(" ");
                let layout = layout_by_name(&name)
                    .ok_or_else(|| format!("there is no layout \"{name}\""))?;
                if layout.seating != self.rules.seating {
                    return Err(format!(
                        "layout \"{}\" is for the game \"{}\"",
                        layout.id, layout.seating
                    ));
                }
                layout.position_under(self.rules)
            }
            ["fen", fields @ ..] => {
                read_position(&fields.join(" "), self.rules).map_err(|e| e.to_string())?
            }
            _ => return Err("position startpos|fen …|layout ID [moves …]".into()),
        };
        let mut keys = Vec::new();
        for (i, word) in moves.iter().enumerate() {
            let next = read_aba_pro(&position, word)
                .map_err(|error| error.to_string())
                .and_then(|mv| position.play(mv).map_err(|error| error.to_string()))
                .map_err(|error| format!("move {}: {error}", i + 1))?;
            keys.push(position.key());
            position = next;
        }
        self.position = position;
        self.keys = keys;
        Ok(())
    }

    fn query(&self, what: &str) -> Result<&'static str, Complaint> {
        let outcome = self.position.outcome_after(&self.keys, Draws::default());
        let yes_or_no = |yes: bool| if yes { "true" } else { "false" };
        match what {
            "gameover" => Ok(yes_or_no(outcome.is_some())),
            "p1turn" => Ok(yes_or_no(self.position.turn_side() == Side(0))),
            "result" => Ok(match outcome {
                None => "none",
                Some(Outcome { winner: None, .. }) => "draw",
                Some(Outcome {
                    winner: Some(Side(0)),
                    ..
                }) => "p1win",
                Some(_) => "p2win",
            }),
            _ => Err("query gameover|p1turn|result".into()),
        }
    }

    /// The arguments of `go`, and whether the search waits for `stop`.
    fn limits(&self, words: &[&str]) -> Result<(Limits, bool), Complaint> {
        let mut limits = Limits::INFINITE;
        let mut clock = [None; 4];
        let mut endless = words.is_empty();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                endless = true;
                continue;
            }
            let number = || -> Result<u64, Complaint> {
                let value = words.clone().next().copied().unwrap_or_default();
                // A clock that has run over is an empty one.
                let number: i64 = value
                    .parse()
                    .map_err(|_| format!("go {word}: \"{value}\" is not a number"))?;
                Ok(number.max(0) as u64)
            };
            match word {
                "depth" => limits.depth = Some(number()?.clamp(1, 255) as u8),
                "nodes" => limits.nodes = Some(number()?),
                "movetime" => limits.time = Limits::move_time(number()?).time,
                "p1time" => clock[0] = Some(number()?),
                "p2time" => clock[1] = Some(number()?),
                "p1inc" => clock[2] = Some(number()?),
                "p2inc" => clock[3] = Some(number()?),
                _ => return Err(format!("go: unknown limit \"{word}\"")),
            }
            words.next();
        }
        // Later seats of a game of several share the clocks by side.
        let player = usize::from(self.position.turn_side().0 % 2);
        if let Some(left) = clock[player] {
            limits.time = Limits::clock(left, clock[player + 2].unwrap_or(0)).time;
        }
        Ok((limits, endless))
    }

    /// Searches and answers.
    fn go(&mut self, limits: Limits, endless: bool) -> std::io::Result<()> {
        let manner = match self.level {
            Some(level) => level.manner(self.seed),
            None => Manner::playing(limits),
        };
        let mut reporter = Listening {
            watch: Watch::start(),
            out: &mut self.out,
            lines: &mut self.lines,
            position: self.position,
            endless,
            stopped: false,
            patience: None,
            failed: None,
        };
        let question = Question::new(&self.position, &self.keys);
        self.engine.begin(question, manner, &mut reporter);
        let report = self.engine.run(&mut reporter);
        reporter.wait_for_stop();
        if let Some(error) = reporter.failed {
            return Err(error);
        }
        match report {
            Some(report) => self.answer(&report),
            None => Ok(()),
        }
    }

    fn answer(&mut self, report: &Report) -> std::io::Result<()> {
        match report.best {
            Some(mv) => writeln!(self.out, "bestmove {}", aba_pro(&self.position, mv))?,
            // There is none in a finished game; a program must not wait for ever.
            None => writeln!(self.out, "bestmove none")?,
        }
        self.out.flush()
    }
}

fn start_position(rules: Rules) -> Position {
    Layout::usual(rules.seating).position_under(rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use abalone::rules::Seating;

    fn talk(lines: &[&str]) -> String {
        let (sender, source) = channel();
        for line in lines {
            sender.send((*line).to_owned()).unwrap();
        }
        drop(sender);
        let mut session = Session::new(Vec::new(), source);
        session.serve().unwrap();
        String::from_utf8(session.out).unwrap()
    }

    #[test]
    fn every_game_begins_with_a_start_of_its_own() {
        for (name, seating) in [
            ("six-pairs", Seating::SixPairs),
            ("4x2x1", Seating::SharedColours),
        ] {
            let rules: Rules = name.parse().expect("rules");
            let start = start_position(rules);
            assert_eq!(start.rules().seating, seating, "{name}");
        }
    }

    #[test]
    fn a_usual_conversation() {
        let text = talk(&[
            "ugi",
            "isready",
            "position layout belgian_daisy moves a1b1",
            "go depth 2",
            "query p1turn",
            "query gameover",
            "query result",
            "quit",
        ]);
        assert!(text.contains("ugiok\nreadyok\ninfo depth 1 score cp "));
        assert!(text.contains("\nbestmove "));
        assert!(text.ends_with("response false\nresponse false\nresponse none\n"));
    }

    #[test]
    fn nonsense_is_answered_and_changes_nothing() {
        let nonsense = [
            "dance",
            "position",
            "position fen",
            "position fen x y z",
            "position layout nowhere",
            "position startpos moves a1b2 z9z9",
            "position startpos moves i5h5",
            "go depth",
            "go movetime soon",
            "go sideways",
            "query weather",
            "query",
            "setoption",
            "setoption name Hash value much",
            "setoption name Rules value seven",
            "\u{fffd}\u{0}",
        ];
        let text = talk(&nonsense);
        assert_eq!(text.lines().count(), nonsense.len());
        assert!(text.lines().all(|line| line.starts_with("info string ")));
        assert!(talk(&["", "   ", "stop"]).is_empty());
    }

    #[test]
    fn a_search_hears_stop_and_the_end_of_the_input() {
        for last in ["stop", "quit", "isready"] {
            let text = talk(&["go infinite", last]);
            assert!(
                text.trim_end()
                    .lines()
                    .last()
                    .unwrap()
                    .starts_with("bestmove")
            );
        }
        // A clock of nothing, and one that has run over.
        for go in [
            "go p1time 0 p2time 0",
            "go p1time -50 p1inc 0",
            "go movetime 0",
        ] {
            assert!(talk(&[go]).contains("bestmove "), "{go}");
        }
    }

    #[test]
    fn a_finished_game_has_a_result_and_no_move() {
        let text = talk(&[
            "position fen 5/6/7/8/3bbb3/8/7/6/wwwww w 6-0 0 40",
            "query gameover",
            "query result",
            "go depth 3",
        ]);
        assert_eq!(text, "response true\nresponse p1win\nbestmove none\n");
    }
}
