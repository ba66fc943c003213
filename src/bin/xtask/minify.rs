//! Takes white space and comments out of scripts, where esbuild can be had.

use crate::fault::{Context, Result};
use crate::npm_tools::ESBUILD;
use crate::{paths, process};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest browsers that the page is for.
const BROWSERS: &str = "--target=chrome111,firefox114,safari16.4";

/// A script for browsers older than these: it stays in words that they understand.
const OLD: &str = "old-browser.js";

/// The program, if it is installed.
pub fn find() -> Option<PathBuf> {
    ESBUILD.find()
}

/// Installs it where npm is; a machine without builds the site all the same.
///
/// # Errors
/// Never: what is missing is said in the outcome.
pub fn ensure() -> Result<String> {
    if find().is_some() {
        return Ok("already there".into());
    }
    Ok(match ESBUILD.ensure() {
        Ok(file) => format!("installed as {}", file.display()),
        Err(_) => "not to be had (no npm, or no network); the site works without".into(),
    })
}

/// Rewrites the scripts of a folder in place.
///
/// # Errors
/// When esbuild does not understand one of them.
pub fn folder(folder: &Path) -> Result<()> {
    let Some(program) = find() else {
        return Ok(());
    };
    for file in paths::files_under(folder).context(|| format!("reading {}", folder.display()))? {
        let ending = file.extension().unwrap_or_default();
        if ending == "js" && !file.ends_with(OLD) {
            process::output(
                Command::new(&program)
                    .arg(&file)
                    .args([
                        "--minify",
                        "--tree-shaking=true",
                        BROWSERS,
                        "--allow-overwrite",
                        "--log-level=warning",
                    ])
                    .arg(format!("--outfile={}", file.display())),
            )?;
        }
    }
    Ok(())
}
