//! Installs what building and testing need.

use crate::browser::Wish;
use crate::cargo_tools::{TRUNK, WASM_BINDGEN};
use crate::fault::Result;
use crate::progress::Progress;
use crate::{browser, minify, wasm_opt, wasm_std};

/// How many steps [`tools`] takes.
pub const STEPS: usize = 6;

/// The command.
///
/// # Errors
/// When something that is needed cannot be installed.
pub fn run(browsers: bool) -> Result<()> {
    let mut wanted = Vec::new();
    for browser in browser::ALL.into_iter().filter(|_| browsers) {
        if browser::wish(&browser)? != Wish::No {
            wanted.push(browser);
        }
    }
    let mut progress = Progress::new(STEPS + wanted.len());
    tools(&mut progress)?;
    for browser in wanted {
        progress.step(browser.title, || browser.ensure())?;
    }
    println!("ready: `cargo xtask play`");
    Ok(())
}

/// Everything that `trunk build` needs.
///
/// # Errors
/// When something cannot be installed.
pub fn tools(progress: &mut Progress) -> Result<()> {
    progress.step("standard library for wasm32", wasm_std::ensure)?;
    progress.step("compiler's source (optional)", wasm_std::ensure_source)?;
    for tool in [WASM_BINDGEN, TRUNK] {
        progress.step(&format!("{} {}", tool.program, tool.version), || {
            tool.ensure()
        })?;
    }
    progress.step("wasm-opt (optional)", wasm_opt::ensure)?;
    progress.step("esbuild (optional)", minify::ensure)
}
