//! Another program that speaks UGI, as a player.

use abalone::notation::read_aba_pro;
use abalone::rules::{Move, Position};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running program.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    name: String,
}

impl Program {
    /// Starts it and waits until it is ready.
    pub fn start(command: &[String]) -> Result<Program, String> {
        let (name, args) = command.split_first().ok_or("ugi: needs a program")?;
        let mut child = Command::new(name)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("starting {name}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{name} has no input or output"));
        };
        let mut program = Program {
            child,
            input,
            output: BufReader::new(output),
            name: name.clone(),
        };
        program.say("ugi")?;
        program.wait_for("ugiok")?;
        Ok(program)
    }

    /// A new game begins.
    pub fn new_game(&mut self) -> Result<(), String> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok").map(|_| ())
    }

    /// Its move, if it is one.
    pub fn choose(
        &mut self,
        position: &Position,
        history: &str,
        go: &str,
    ) -> Result<Option<Move>, String> {
        self.say(history)?;
        self.say(&format!("go {go}"))?;
        let answer = self.wait_for("bestmove")?;
        Ok(read_aba_pro(position, answer.trim()).ok())
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("{}: {error}", self.name))
    }

    /// Reads on until a line begins with this word; the rest of that line.
    fn wait_for(&mut self, word: &str) -> Result<String, String> {
        loop {
            let mut line = String::new();
            let read = self
                .output
                .read_line(&mut line)
                .map_err(|error| format!("{}: {error}", self.name))?;
            if read == 0 {
                return Err(format!("{} ended without a word", self.name));
            }
            if let Some(rest) = line.trim().strip_prefix(word) {
                return Ok(rest.to_owned());
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
