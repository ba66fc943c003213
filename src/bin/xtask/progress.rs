//! Says which step of how many is under way, and how long it took.

use crate::fault::Result;
use std::time::Instant;

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
        println!("[{at}/{of}] {what} …");
        let begun = Instant::now();
        let outcome = work()?;
        println!(
            "[{at}/{of}] {what}: {outcome} ({}, {} in all)",
            seconds(begun),
            seconds(self.begun)
        );
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
