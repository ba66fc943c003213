//! What went wrong, and what the reader can do about it.

use std::fmt;

/// An error for a person at a terminal.
#[derive(Debug)]
pub struct Fault {
    what: String,
    advice: Option<String>,
}

/// The result of every fallible step.
pub type Result<T> = std::result::Result<T, Fault>;

impl Fault {
    /// A fault with nothing to advise beyond what it says.
    pub fn new(what: impl Into<String>) -> Self {
        Fault {
            what: what.into(),
            advice: None,
        }
    }

    /// Says what to do about it.
    pub fn advise(mut self, advice: impl Into<String>) -> Self {
        self.advice = Some(advice.into());
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        match &self.advice {
            Some(advice) => write!(f, "\n  what to do: {advice}"),
            None => Ok(()),
        }
    }
}

/// Names the thing that an input/output error happened to.
pub trait Context<T> {
    /// Turns the error into a fault that begins with `doing`.
    ///
    /// # Errors
    /// Whenever `self` is an error.
    fn context(self, doing: impl FnOnce() -> String) -> Result<T>;
}

impl<T> Context<T> for std::io::Result<T> {
    fn context(self, doing: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| Fault::new(format!("{}: {error}", doing())))
    }
}
