//! Says which step of how many is under way, and how long it took.

use crate::fault::Result;
use std::io::{Write, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Whether the cursor stands behind the name of a step. Most steps have nothing
/// to do and are told in that one line.
static MID_LINE: AtomicBool = AtomicBool::new(false);

/// Tells something about the step under way; always before a program is run that
/// prints for itself.
pub fn note(text: &str) {
    if MID_LINE.swap(false, Ordering::Relaxed) {
        println!(" …");
    }
    println!("      {text}");
}

/// A numbered list of steps on the screen.
pub struct Progress {
    total: usize,
    current: usize,
    begun: Instant,
}

impl Progress {
    /// Starts the clock.
    pub fn new(total: usize) -> Self {
        Progress {
            total,
            current: 0,
            begun: Instant::now(),
        }
    }

    /// Runs one step; what it returns says how it ended ("already there").
    ///
    /// # Errors
    /// The step's own.
    pub fn step(&mut self, what: &str, work: impl FnOnce() -> Result<String>) -> Result<()> {
        self.current += 1;
        let (at, of) = (self.current, self.total);
        print!("[{at}/{of}] {what}");
        // A terminal that cannot be written to is no reason not to do the work.
        let _ = stdout().flush();
        MID_LINE.store(true, Ordering::Relaxed);
        let begun = Instant::now();
        let outcome = work();
        let in_one_line = MID_LINE.swap(false, Ordering::Relaxed);
        match outcome {
            Ok(outcome) if in_one_line => println!(": {outcome}"),
            Ok(outcome) => println!(
                "[{at}/{of}] {what}: {outcome} ({}, {} in all)",
                seconds(begun),
                seconds(self.begun)
            ),
            Err(fault) => {
                println!(": failed");
                return Err(fault);
            }
        }
        Ok(())
    }
}

/// Time since then, as a person reads it.
pub fn seconds(since: Instant) -> String {
    let elapsed = since.elapsed().as_secs_f64();
    if elapsed < 90.0 {
        format!("{elapsed:.1} s")
    } else {
        format!(
            "{:.0} min {:.0} s",
            (elapsed / 60.0).floor(),
            elapsed % 60.0
        )
    }
}
