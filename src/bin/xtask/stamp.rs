//! Tells whether what was built still belongs to the sources.

use crate::fault::{Context, Result};
use crate::paths;
use std::fs;
use std::path::{Path, PathBuf};

/// Everything that the site is made of.
const INPUTS: [&str; 8] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "index.html",
    "public",
    "src",
    "style",
];

/// FNV-1a, 64 bits: the same on every machine and with every compiler, which
/// the standard library's hasher does not promise.
pub struct Fnv(u64);

impl Fnv {
    /// The offset basis.
    pub fn new() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    /// Takes in a string of bytes and its length, so that borders count.
    pub fn part(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().chain(&(bytes.len() as u64).to_le_bytes()) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Sixteen hexadecimal digits.
    pub fn hex(&self) -> String {
        format!("{:016x}", self.0)
    }
}

/// A hash over names and contents of all files in a folder.
///
/// # Errors
/// When one cannot be read.
pub fn of_folder(folder: &Path) -> Result<String> {
    let mut hash = Fnv::new();
    add(&mut hash, folder, folder)?;
    Ok(hash.hex())
}

/// A hash over the sources of the site and whatever else it depends on.
///
/// # Errors
/// When a source cannot be read.
pub fn of_sources(besides: &[&str]) -> Result<String> {
    let (mut hash, root) = (Fnv::new(), paths::root());
    for word in besides {
        hash.part(word.as_bytes());
    }
    for input in INPUTS {
        add(&mut hash, &root, &root.join(input))?;
    }
    Ok(hash.hex())
}

fn add(hash: &mut Fnv, root: &Path, path: &Path) -> Result<()> {
    let files = match path.is_dir() {
        true => paths::files_under(path).context(|| format!("reading {}", path.display()))?,
        false => vec![PathBuf::from(path)],
    };
    for file in files {
        let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy();
        hash.part(name.as_bytes());
        hash.part(&fs::read(&file).context(|| format!("reading {}", file.display()))?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Fnv;

    #[test]
    fn borders_between_parts_count() {
        let hash = |parts: &[&str]| {
            let mut hash = Fnv::new();
            parts.iter().for_each(|part| hash.part(part.as_bytes()));
            hash.hex()
        };
        assert_eq!(hash(&["ab", "c"]), hash(&["ab", "c"]));
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
    }
}
