//! Shrinks wasm files with binaryen, where it can be had.

use crate::fault::Result;
use crate::npm_tools::BINARYEN;
use crate::process;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Older ones do not know what this compiler writes.
const OLDEST: u32 = 120;

/// What the compiler may have used; wasm-opt refuses what it is not told of.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-simd",
];

/// What made the page smallest, of a dozen that were tried: 2 KB gzipped less than
/// `-Oz` alone. The stack lies lowest in memory and is never used up to its end.
const SMALLEST: [&str; 11] = [
    "--zero-filled-memory",
    "--low-memory-unused",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
];

/// Once more, when the names are short and what nobody calls is gone.
const AGAIN: [&str; 3] = ["--zero-filled-memory", "--low-memory-unused", "-Oz"];

/// What to optimise for.
#[derive(Clone, Copy)]
pub enum Aim {
    /// Few bytes.
    Size,
    /// Few bytes, of what has been made small before.
    SizeAgain,
    /// Few cycles.
    Speed,
}

/// The program, from PATH or from the cache.
pub fn find() -> Option<PathBuf> {
    if on_path_is_new_enough() {
        return Some("wasm-opt".into());
    }
    BINARYEN.find()
}

/// Installs it where npm is; a machine without builds the site all the same.
///
/// # Errors
/// Never: what is missing is said in the outcome.
pub fn ensure() -> Result<String> {
    if find().is_some() {
        return Ok("already there".into());
    }
    Ok(match BINARYEN.ensure() {
        Ok(file) => format!("installed as {}", file.display()),
        Err(_) => "not to be had (no npm, or no network); the site works without".into(),
    })
}

/// Rewrites one file in place.
///
/// # Errors
/// When wasm-opt fails.
pub fn shrink(program: &Path, file: &Path, aim: Aim) -> Result<()> {
    let passes: &[&str] = match aim {
        Aim::Size => &SMALLEST,
        Aim::SizeAgain => &AGAIN,
        Aim::Speed => &["-O3"],
    };
    process::output(
        Command::new(program)
            .args(FEATURES)
            .args(passes)
            .args(["--strip-debug", "--strip-producers"])
            .arg(file)
            .arg("-o")
            .arg(file),
    )
    .map(drop)
}

fn on_path_is_new_enough() -> bool {
    // "wasm-opt version 132 (version_132)"
    process::output(Command::new("wasm-opt").arg("--version"))
        .ok()
        .and_then(|said| said.split_whitespace().nth(2)?.parse::<u32>().ok())
        .is_some_and(|version| version >= OLDEST)
}
