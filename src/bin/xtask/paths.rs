//! Where things are.

use crate::fault::{Context, Fault, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    // `cargo run` sets the variable; the constant serves a binary called by hand.
    std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
}

/// The built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Cargo's target folder.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The user's folder of tools, shared by all clones.
///
/// # Errors
/// When neither `XDG_CACHE_HOME` nor a home folder is known.
pub fn cache() -> Result<PathBuf> {
    let absolute = |name| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    absolute("XDG_CACHE_HOME")
        .or_else(|| std::env::home_dir().map(|home| home.join(".cache")))
        .map(|cache| cache.join("abalone-tools"))
        .ok_or_else(|| {
            Fault::new("no place to keep tools: there is no home folder")
                .advise("set XDG_CACHE_HOME to a folder of yours")
        })
}

/// The first folder of PATH that has the program.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
}

/// All files under a folder, sorted, so that whatever is made of them does not
/// depend on the file system's order.
///
/// # Errors
/// When a folder cannot be read.
pub fn files_under(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read; the file is named.
pub fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).context(|| format!("reading {}", file.display()))
}

/// Writes the text of a file.
///
/// # Errors
/// When it cannot be written; the file is named.
pub fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).context(|| format!("writing {}", file.display()))
}
