//! What a visitor downloads.

use crate::fault::{Context, Result};
use crate::loaders::{LOOKS, LOOKS_STYLE, SOUND};
use crate::paths;
use flate2::{Compression, write::GzEncoder};
use std::fmt;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Page, styles, scripts and program: what it takes until two people can play.
pub const PAGE_LIMIT: usize = 180_000;
/// The worker, fetched after that.
pub const WORKER_LIMIT: usize = 120_000;
/// The pages' program with its style sheet, fetched when it is wanted.
pub const PAGES_LIMIT: usize = 300_000;
/// The board for other people's pages, which is all that they fetch.
pub const BOARD_LIMIT: usize = 206_000;
/// The script that gives these pages an element for it.
pub const ELEMENT_LIMIT: usize = 3_000;
/// Looks that somebody has to choose, and sounds, fetched for the first one.
pub const CHOSEN_LIMIT: usize = 6_000;

/// What nobody waits for: what keeps the site on the device, fetched when a game can
/// be played, and what only browsers fetch in which none can.
const ASIDE: [&str; 3] = ["sw.js", "offline.js", "old-browser.js"];

/// Bytes after `gzip -9`; a KB is 1000 of them.
pub struct Weight {
    /// Everything that the page needs before it is of use.
    pub page: usize,
    /// The computer opponent.
    pub worker: usize,
    /// The screens that a first game does not need.
    pub pages: usize,
    /// The board for other people's pages.
    pub board: usize,
    /// The script that gives these pages an element for it.
    pub element: usize,
    /// Looks that somebody has to choose, and sounds.
    pub chosen: usize,
}

/// Weighs a built site.
///
/// # Errors
/// When a file cannot be read.
pub fn of(dist: &Path) -> Result<Weight> {
    let mut weight = Weight {
        page: 0,
        worker: 0,
        pages: 0,
        board: 0,
        element: 0,
        chosen: 0,
    };
    for file in paths::files_under(dist).context(|| format!("reading {}", dist.display()))? {
        let name = file.strip_prefix(dist).unwrap_or(&file).to_string_lossy();
        let wanted = ["html", "css", "js", "wasm", "txt"]
            .iter()
            .any(|ending| name.ends_with(&format!(".{ending}")));
        if !wanted || ASIDE.contains(&&*name) {
            continue;
        }
        let bytes = fs::read(&file).context(|| format!("reading {name}"))?;
        let size = pack(&bytes)
            .map(|packed| packed.len())
            .context(|| format!("compressing {name}"))?;
        if name == "abalone-embed.js" {
            weight.element = size;
        } else if name == LOOKS_STYLE || name == SOUND {
            weight.chosen += size;
        } else if name == LOOKS {
            // Boards in other pages are dressed by it too.
            weight.page += size;
            weight.board += size;
        } else if name.starts_with("embed-examples") {
            // A page of its own.
        } else if name.ends_with("_inline.js") || name == "embed-sandbox.html" {
            // In place of others that are counted.
        } else if name.starts_with("embed") {
            weight.board += size;
        } else if let Some(words) = name.strip_prefix("words-") {
            // A visitor fetches one language; English is weighed.
            match words {
                "en.txt" => weight.page += size,
                "en-pages.txt" => weight.pages += size,
                "en-board.txt" => weight.board += size,
                _ => {}
            }
        } else if name.starts_with("worker") {
            weight.worker += size;
        } else if name.starts_with("pages") {
            weight.pages += size;
        } else if name == "index.html" || !name.ends_with(".html") {
            weight.page += size;
        }
    }
    Ok(weight)
}

impl Weight {
    /// Whether all parts keep to their limits.
    pub fn within_limits(&self) -> bool {
        self.page <= PAGE_LIMIT
            && self.worker <= WORKER_LIMIT
            && self.pages <= PAGES_LIMIT
            && self.board <= BOARD_LIMIT
            && self.element <= ELEMENT_LIMIT
            && self.chosen <= CHOSEN_LIMIT
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kb = |bytes: usize| bytes as f64 / 1000.0;
        write!(
            f,
            "gzipped: page {:.1} KB of {:.0}, worker {:.1} KB of {:.0}, \
             pages fetched when opened {:.1} KB of {:.0}, embedded board {:.1} KB of {:.0}, \
             looks and sounds when chosen {:.1} KB of {:.0}",
            kb(self.page),
            kb(PAGE_LIMIT),
            kb(self.worker),
            kb(WORKER_LIMIT),
            kb(self.pages),
            kb(PAGES_LIMIT),
            kb(self.board),
            kb(BOARD_LIMIT),
            kb(self.chosen),
            kb(CHOSEN_LIMIT)
        )
    }
}

/// What `gzip -9` makes of it.
///
/// # Errors
/// Never, for bytes in memory.
pub fn pack(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
