//! A clock for the engine, which has none of its own.

use abalone::engine::Reporter;
use std::time::Instant;

/// Milliseconds since it was made.
pub struct Watch(Instant);

impl Watch {
    /// Starts now.
    pub fn start() -> Watch {
        Watch(Instant::now())
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}

impl Reporter for Watch {
    fn now_ms(&mut self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}
