//! The tools that Cargo builds: trunk, the wasm-bindgen command, Firefox's driver.
//!
//! Each lies in a folder of its own in the cache, named after its version, so
//! that a second clone finds it and a new version never meets an old one.

use crate::fault::{Context, Fault, Result};
use crate::progress::note;
use crate::{paths, process};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program from the public registry of Rust packages, at one version.
pub struct CargoTool {
    /// The crate.
    pub package: &'static str,
    /// The program it makes.
    pub program: &'static str,
    /// The exact version.
    pub version: &'static str,
    arguments: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
    /// How long to expect on two cores.
    minutes: &'static str,
}

/// The bundler. 0.22 needs a newer Rust than ours. A debug build bundles just as
/// fast and is ready in a third of the time.
pub const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    program: "trunk",
    version: "0.21.14",
    arguments: &[
        "--locked",
        "--debug",
        "--no-default-features",
        "--features",
        "rustls",
    ],
    environment: &[("CARGO_PROFILE_DEV_DEBUG", "0")],
    minutes: "4 to 8",
};

/// The command half of wasm-bindgen: exactly the library's version. Not
/// `--locked`: its lock file names a version that was withdrawn.
pub const WASM_BINDGEN: CargoTool = CargoTool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: "0.2.130",
    arguments: &[],
    environment: &[
        ("CARGO_PROFILE_RELEASE_LTO", "false"),
        ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ],
    minutes: "2 to 4",
};

/// The driver of Firefox, for the tests in it. A debug build drives just as fast.
pub const GECKODRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    program: "geckodriver",
    version: "0.37.1",
    arguments: &["--locked", "--debug"],
    environment: &[("CARGO_PROFILE_DEV_DEBUG", "0")],
    minutes: "2 to 3",
};

impl CargoTool {
    /// The folder to put in front of PATH, or `None` if PATH has it already.
    ///
    /// # Errors
    /// When there is no cache folder.
    pub fn folder(&self) -> Result<Option<PathBuf>> {
        let folder = self.home()?.join("bin");
        Ok(self.installed(&folder).then_some(folder))
    }

    /// Installs the tool unless it is there; says which of the two happened.
    ///
    /// # Errors
    /// When it cannot be built.
    pub fn ensure(&self) -> Result<String> {
        if self.ready()? {
            return Ok("already there".into());
        }
        let cache = paths::cache()?;
        let _lock = lock(&cache, self.package)?;
        // Another run may have finished it while this one waited for the lock.
        if self.ready()? {
            return Ok("already there".into());
        }
        note(&format!(
            "building it once, {} minutes on two cores",
            self.minutes
        ));
        let half_done = cache.join(format!(".{}-{}.part", self.package, self.version));
        remove(&half_done)?;
        process::run(&mut self.install(&cache, &half_done)).map_err(|fault| {
            Fault::new(fault.to_string()).advise(format!(
                "it needs a C compiler and the network; run the command again, \
                 or install {} {} yourself so that it is on PATH",
                self.program, self.version
            ))
        })?;
        remove(&half_done.join("build"))?;
        let home = self.home()?;
        remove(&home)?;
        fs::rename(&half_done, &home).context(|| format!("moving {}", home.display()))?;
        Ok(format!("installed in {}", home.display()))
    }

    fn install(&self, cache: &Path, root: &Path) -> Command {
        let mut command = process::cargo();
        command
            // Not in the project, whose Cargo settings are not meant for tools.
            .current_dir(cache)
            .args(["install", self.package, "--version"])
            .arg(format!("={}", self.version))
            .args(self.arguments)
            .arg("--root")
            .arg(root)
            .envs(self.environment.iter().copied())
            .env("CARGO_TARGET_DIR", root.join("build"));
        command
    }

    fn ready(&self) -> Result<bool> {
        Ok(self.installed(&self.home()?.join("bin")) || self.right_on_path())
    }

    fn home(&self) -> Result<PathBuf> {
        Ok(paths::cache()?.join(format!("{}-{}", self.package, self.version)))
    }

    fn installed(&self, folder: &Path) -> bool {
        let name = format!("{}{}", self.program, std::env::consts::EXE_SUFFIX);
        folder.join(name).is_file()
    }

    fn right_on_path(&self) -> bool {
        // "trunk 0.21.14", "wasm-bindgen 0.2.130"
        process::output(Command::new(self.program).arg("--version"))
            .is_ok_and(|said| said.split_whitespace().nth(1) == Some(self.version))
    }
}

/// Keeps two runs from building the same thing; released when dropped.
///
/// # Errors
/// When the cache folder cannot be written.
pub fn lock(cache: &Path, name: &str) -> Result<fs::File> {
    let advice = || format!("make sure that {} can be written", cache.display());
    fs::create_dir_all(cache)
        .context(|| format!("making {}", cache.display()))
        .map_err(|fault| fault.advise(advice()))?;
    let path = cache.join(format!(".{name}.lock"));
    let file = fs::File::create(&path)
        .context(|| format!("opening {}", path.display()))
        .map_err(|fault| fault.advise(advice()))?;
    if file.try_lock().is_err() {
        note(&format!("another run is installing {name}; waiting for it"));
        file.lock()
            .context(|| format!("locking {}", path.display()))?;
    }
    Ok(file)
}

/// Removes a folder if it is there.
///
/// # Errors
/// When it cannot be removed.
pub fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(Fault::new(format!(
            "removing {}: {error}",
            folder.display()
        ))),
        _ => Ok(()),
    }
}
