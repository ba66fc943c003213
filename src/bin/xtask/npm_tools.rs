//! What comes from npm, where there is npm: wasm-opt, esbuild and axe-core.
//! Nothing here is needed to build or to play.

use crate::cargo_tools::{lock, remove};
use crate::fault::{Context, Result};
use crate::progress::note;
use crate::{paths, process};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A package of the npm registry at one version.
pub struct NpmPackage {
    /// Its name.
    pub name: &'static str,
    /// The exact version.
    pub version: &'static str,
    /// The file that is wanted, inside the folder it is installed in.
    file: &'static str,
}

/// Makes the wasm files 2 to 5 % smaller, compressed.
pub const BINARYEN: NpmPackage = NpmPackage {
    name: "binaryen",
    version: "132.0.0",
    file: "node_modules/.bin/wasm-opt",
};

/// Takes white space and comments out of scripts.
pub const ESBUILD: NpmPackage = NpmPackage {
    name: "esbuild",
    version: "0.25.12",
    file: "node_modules/.bin/esbuild",
};

/// Finds accessibility faults in a page.
pub const AXE: NpmPackage = NpmPackage {
    name: "axe-core",
    version: "4.14.1",
    file: "node_modules/axe-core/axe.min.js",
};

impl NpmPackage {
    /// The wanted file, if it is installed.
    pub fn find(&self) -> Option<PathBuf> {
        let file = self.home().ok()?.join(self.file);
        file.is_file().then_some(file)
    }

    /// Installs the package unless it is there.
    ///
    /// # Errors
    /// When npm is missing or fails.
    pub fn ensure(&self) -> Result<PathBuf> {
        if let Some(file) = self.find() {
            return Ok(file);
        }
        let cache = paths::cache()?;
        let _lock = lock(&cache, self.name)?;
        note("asking npm for it");
        let half_done = cache.join(format!(".{}-{}.part", self.name, self.version));
        remove(&half_done)?;
        fs::create_dir_all(&half_done).context(|| format!("making {}", half_done.display()))?;
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        process::output(
            Command::new(npm)
                .current_dir(&half_done)
                .args([
                    "install",
                    "--silent",
                    "--no-audit",
                    "--no-fund",
                    "--prefix",
                    ".",
                ])
                .arg(format!("{}@{}", self.name, self.version)),
        )?;
        let home = self.home()?;
        remove(&home)?;
        fs::rename(&half_done, &home).context(|| format!("moving {}", home.display()))?;
        Ok(home.join(self.file))
    }

    /// Named after the major version alone where the rest is noughts.
    fn home(&self) -> Result<PathBuf> {
        let version = self.version.trim_end_matches(".0");
        Ok(paths::cache()?.join(format!("{}-{version}", self.name)))
    }
}
