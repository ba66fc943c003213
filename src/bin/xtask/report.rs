//! Runs named checks, counts what passed, and says so in one line.

use crate::fault::Result;
use crate::progress::seconds;
use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

/// How many checks or tests ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// As they should.
    pub passed: usize,
    /// Otherwise.
    pub failed: usize,
    /// Not run, for a reason that was printed.
    pub skipped: usize,
    /// Of those that passed: only when they were tried once more.
    pub again: usize,
}

impl Tally {
    /// One check that passed.
    pub const PASSED: Tally = Tally {
        passed: 1,
        failed: 0,
        skipped: 0,
        again: 0,
    };

    /// One check that did not.
    pub const FAILED: Tally = Tally {
        passed: 0,
        failed: 1,
        skipped: 0,
        again: 0,
    };

    /// One check that cannot be run here; says why.
    pub fn skipped(why: &str) -> Tally {
        println!("skipped: {why}");
        Tally {
            passed: 0,
            failed: 0,
            skipped: 1,
            again: 0,
        }
    }

    /// Tests that ran, saw that they cannot do their work here, and said why.
    pub fn leave_out(&mut self, reasons: &[&str]) {
        for why in reasons {
            println!("skipped: {why}");
        }
        self.passed = self.passed.saturating_sub(reasons.len());
        self.skipped += reasons.len();
    }

    /// What came of tests that had failed, when each was tried once more.
    pub fn tried_again(&mut self, second: Tally) {
        self.failed = second.failed;
        self.passed += second.passed;
        self.again = second.passed;
    }

    /// The word for all of it.
    fn mark(self) -> &'static str {
        match self {
            Tally { failed: 1.., .. } => "FAILED",
            Tally { passed: 0, .. } => "skipped",
            Tally { .. } => "ok",
        }
    }

    fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.again += other.again;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{} passed, {} failed", self.passed, self.failed);
        if self.again > 0 {
            text += &format!(", {} at a second try", self.again);
        }
        if self.skipped > 0 {
            text += &format!(", {} skipped", self.skipped);
        }
        f.pad(&text)
    }
}

/// All checks so far.
pub struct Report {
    total: usize,
    begun: Instant,
    rows: Vec<(String, Tally, String)>,
}

impl Report {
    /// A report on this many checks.
    pub fn new(total: usize) -> Self {
        Report {
            total,
            begun: Instant::now(),
            rows: Vec::new(),
        }
    }

    /// Runs a check. One that cannot be carried out has failed; the others go on.
    pub fn check(&mut self, name: &str, work: impl FnOnce() -> Result<Tally>) {
        let at = self.rows.len() + 1;
        println!(
            "\n==== [{at}/{}] {name} ({} so far)",
            self.total,
            seconds(self.begun)
        );
        let begun = Instant::now();
        let tally = work().unwrap_or_else(|fault| {
            println!("{fault}");
            Tally::FAILED
        });
        println!("==== {name}: {tally} ({})", seconds(begun));
        self.rows.push((name.into(), tally, seconds(begun)));
    }

    /// Prints the table and the closing line; true when nothing failed.
    pub fn close(self) -> bool {
        let mut sum = Tally::default();
        println!();
        for (name, tally, time) in &self.rows {
            let mark = tally.mark();
            println!("{mark:>7}  {name:<16} {tally:<36} {time}");
            sum.add(*tally);
        }
        println!("\n{sum}");
        sum.failed == 0
    }
}

/// Runs a program whose success is one check.
///
/// # Errors
/// When it does not start.
pub fn one(command: &mut Command) -> Result<Tally> {
    crate::process::run(command).map(|()| Tally::PASSED)
}

/// Runs `cargo test` and counts its tests; all it prints goes to the screen.
///
/// # Errors
/// When it does not start, or fails without a failed test: it did not compile.
pub fn tests(command: &mut Command) -> Result<Tally> {
    named_tests(command).map(|(tally, _)| tally)
}

/// The same, with the names of the tests that failed.
///
/// # Errors
/// As [`tests`].
pub fn named_tests(command: &mut Command) -> Result<(Tally, Vec<String>)> {
    let mut failed = Vec::new();
    let mut child = crate::process::spawn(command.stdout(Stdio::piped()))?;
    let mut tally = Tally::default();
    if let Some(out) = child.stdout.take() {
        for line in BufReader::new(out)
            .lines()
            .map_while(std::result::Result::ok)
        {
            println!("{line}");
            failed.extend(read_failed(&line).map(String::from));
            if let Some(counted) = read_result(&line) {
                tally.add(counted);
            }
        }
    }
    match crate::process::finish(command, &mut child) {
        Err(fault) if tally.failed == 0 => Err(fault),
        _ => Ok((tally, failed)),
    }
}

/// The name in `test play::a_game ... FAILED`.
fn read_failed(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// Reads `test result: ok. 12 passed; 0 failed; 1 ignored; …`.
fn read_result(line: &str) -> Option<Tally> {
    let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
    let mut tally = Tally::default();
    for part in counts.split("; ") {
        let (number, what) = part.split_once(' ')?;
        match what {
            "passed" => tally.passed = number.parse().ok()?,
            "failed" => tally.failed = number.parse().ok()?,
            "ignored" => tally.skipped = number.parse().ok()?,
            _ => {}
        }
    }
    Some(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_s_counts_are_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; \
                    2 filtered out; finished in 0.05s";
        let read = read_result(line).expect("it is a result line");
        assert_eq!((read.passed, read.failed, read.skipped), (12, 3, 1));
        assert_eq!(read.to_string(), "12 passed, 3 failed, 1 skipped");
        let mut fewer = read;
        fewer.leave_out(&["a_pen_draws: there is no pen"]);
        assert_eq!(fewer.to_string(), "11 passed, 3 failed, 2 skipped");
        assert_eq!(read_result("test it ... ok"), None);
        assert_eq!(Tally::PASSED.to_string(), "1 passed, 0 failed");
        let skipped = Tally::skipped("there is nothing to check");
        let marks = [Tally::PASSED, Tally::FAILED, skipped, read].map(Tally::mark);
        assert_eq!(marks, ["ok", "FAILED", "skipped", "FAILED"]);
    }
}
