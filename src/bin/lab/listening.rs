//! The side of a UGI search that faces the world: it writes what is found and
//! hears what is said meanwhile.

use crate::watch::Watch;
use abalone::engine::{Info, Outlook, Reporter, Score, Signal};
use abalone::notation::aba_pro;
use abalone::rules::{Move, Position};
use std::collections::VecDeque;
use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

/// A search with bounds is finished even when `quit` has been heard, so that a
/// whole conversation can come from a file; but not for longer than this.
const QUIT_PATIENCE_MS: u64 = 5000;

/// The input, and lines of it that have been put off.
pub struct Lines {
    /// Lines as they come.
    pub source: Receiver<String>,
    /// Lines that wait until the search is over.
    pub later: VecDeque<String>,
}

/// Writes what the search finds, and hears what is said meanwhile.
pub struct Listening<'a, W: Write> {
    /// Time since `go`.
    pub watch: Watch,
    /// Where the answers go.
    pub out: &'a mut W,
    /// Where the commands come from.
    pub lines: &'a mut Lines,
    /// What is searched.
    pub position: Position,
    /// Whether only `stop` ends the search.
    pub endless: bool,
    /// Whether it has been told to end.
    pub stopped: bool,
    /// When to give up, once `quit` has been heard.
    pub patience: Option<u64>,
    /// What went wrong with the answers.
    pub failed: Option<std::io::Error>,
}

impl<W: Write> Listening<'_, W> {
    fn hear(&mut self, line: String) {
        match line.as_str() {
            "stop" => self.stopped = true,
            "quit" => {
                self.stopped |= self.endless;
                self.patience = Some(self.watch.now_ms() + QUIT_PATIENCE_MS);
                self.lines.later.push_back(line);
            }
            "isready" => self.say("readyok"),
            _ => self.lines.later.push_back(line),
        }
    }

    fn say(&mut self, line: &str) {
        let result = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
        if let Err(error) = result {
            self.failed = Some(error);
            self.stopped = true;
        }
    }

    /// An endless search answers only when it is told to stop, even when there
    /// is nothing left to find.
    pub fn wait_for_stop(&mut self) {
        while self.endless && !self.stopped {
            match self.lines.source.recv_timeout(Duration::from_secs(1)) {
                Ok(line) => self.hear(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

impl<W: Write> Reporter for Listening<'_, W> {
    fn now_ms(&mut self) -> u64 {
        self.watch.now_ms()
    }

    fn signal(&mut self) -> Signal {
        loop {
            match self.lines.source.try_recv() {
                Ok(line) => self.hear(line),
                Err(TryRecvError::Empty) => break,
                // Nobody is left who could say "stop".
                Err(TryRecvError::Disconnected) => {
                    self.stopped |= self.endless;
                    break;
                }
            }
        }
        let patience = self.patience.unwrap_or(u64::MAX);
        if self.stopped || self.watch.now_ms() >= patience {
            Signal::Stop
        } else {
            Signal::Continue
        }
    }

    fn info(&mut self, info: &Info) {
        let nps = (info.nodes * 1000)
            .checked_div(info.millis)
            .unwrap_or(info.nodes * 1000);
        let line = format!(
            "info depth {} score {} nodes {} nps {nps} time {} pv{}",
            info.depth,
            score_text(info.score),
            info.nodes,
            info.millis,
            line_text(self.position, &info.line)
        );
        self.say(&line);
    }
}

/// Hundredths of a marble, or the moves to a win (negative: to a loss).
fn score_text(score: Score) -> String {
    match Outlook::of(score) {
        Outlook::Marbles(_) => format!("cp {}", score / 10),
        Outlook::WinsIn(plies) => format!("mate {}", plies.div_ceil(2)),
        Outlook::LosesIn(plies) => format!("mate -{}", plies.div_ceil(2)),
    }
}

fn line_text(mut position: Position, line: &[Move]) -> String {
    let mut text = String::new();
    for &mv in line {
        text.push(' ');
        text.push_str(&aba_pro(&position, mv));
        position.play_unchecked(mv);
    }
    text
}
