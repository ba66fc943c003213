//! Files stay small enough to be read in one sitting.

use crate::fault::{Context, Result};
use crate::paths;
use crate::report::Tally;
use std::fs;

/// No Rust file may be longer.
const LONGEST: usize = 500;

/// Files that may be, and why.
const ALLOWED: [(&str, &str); 0] = [];

/// Counts the lines of every Rust file.
///
/// # Errors
/// When a file cannot be read.
pub fn check() -> Result<Tally> {
    let root = paths::root();
    let mut tally = Tally::PASSED;
    for folder in ["src", "tests"] {
        let folder = root.join(folder);
        for file in
            paths::files_under(&folder).context(|| format!("reading {}", folder.display()))?
        {
            if file.extension().is_none_or(|ending| ending != "rs") {
                continue;
            }
            let name = file
                .strip_prefix(&root)
                .unwrap_or(&file)
                .to_string_lossy()
                .replace('\\', "/");
            let text = fs::read_to_string(&file).context(|| format!("reading {name}"))?;
            let lines = text.lines().count();
            if lines > LONGEST && !ALLOWED.iter().any(|(allowed, _)| *allowed == name) {
                println!("{name} has {lines} lines, more than {LONGEST}: split it");
                tally = Tally::FAILED;
            }
        }
    }
    Ok(tally)
}
