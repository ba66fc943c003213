//! The standard library for wasm32: from rustup where it can reach its server,
//! else built from the source of exactly the running compiler.

use crate::cargo_tools::{lock, remove};
use crate::fault::{Context, Fault, Result};
use crate::progress::note;
use crate::{paths, process};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const TARGET: &str = "wasm32-unknown-unknown";

/// rustup tries again and again behind a proxy that swallows packets.
const RUSTUP_LIMIT: Duration = Duration::from_secs(300);

/// Suites of Debian that hold the source of recent compilers.
const SUITES: &str = "trixie trixie-backports";

/// Installs it unless it is there; says which of the two happened.
///
/// # Errors
/// When neither way works.
pub fn ensure() -> Result<String> {
    let libdir = libdir()?;
    if present(&libdir) {
        return Ok("already there".into());
    }
    let cache = paths::cache()?;
    let _lock = lock(&cache, "wasm-std")?;
    if present(&libdir) {
        return Ok("already there".into());
    }
    if paths::on_path("rustup").is_some() {
        note("asking rustup for it");
        let mut rustup = Command::new("rustup");
        rustup.args(["target", "add", TARGET]);
        match process::run_within(&mut rustup, RUSTUP_LIMIT) {
            Ok(()) if present(&libdir) => return Ok("installed by rustup".into()),
            Ok(()) => note("rustup said it was done, but the library is not there"),
            Err(fault) => note(&fault.to_string()),
        }
    }
    note("building it from the compiler's source, about two minutes");
    from_source(&cache, &libdir).map_err(|fault| {
        Fault::new(format!("no standard library for {TARGET}: {fault}")).advise(format!(
            "on a machine with a network, `rustup target add {TARGET}`"
        ))
    })?;
    // Cargo does not notice a new standard library under what it has built.
    remove(&paths::target().join(TARGET))?;
    Ok("built from source".into())
}

/// The compiler's own source, from which the release build makes a standard
/// library without the texts of panics: see [`lean`]. Without it the site works
/// all the same and is a tenth heavier.
///
/// # Errors
/// Never: what is missing is said in the outcome.
pub fn ensure_source() -> Result<String> {
    if source().is_some() {
        return Ok("already there".into());
    }
    let cache = paths::cache()?;
    let _lock = lock(&cache, "wasm-std")?;
    if paths::on_path("rustup").is_some() {
        note("asking rustup for it");
        let mut rustup = Command::new("rustup");
        rustup.args(["component", "add", "rust-src"]);
        if process::run_within(&mut rustup, RUSTUP_LIMIT).is_ok() && source().is_some() {
            return Ok("installed by rustup".into());
        }
    }
    let work = cache.join(".rust-src.part");
    let fetched = library().and_then(|library| {
        remove(&work)?;
        fs::create_dir_all(&work).context(|| format!("making {}", work.display()))?;
        fetch_source(&work, &library)
    });
    remove(&work)?;
    Ok(match fetched {
        Ok(()) => "installed from the system's packages".into(),
        Err(fault) => format!("not to be had; the site is a tenth heavier ({fault})"),
    })
}

/// The environment in which cargo compiles the standard library along with the
/// page, small and with panics that only stop: their texts nobody sees, and a
/// tenth of the page would be made of them. The compiler counts this as unstable,
/// so that another version may not have it; where the source is missing the page is
/// compiled without.
pub fn lean() -> Vec<(&'static str, &'static str)> {
    // The hook of trunk that has to leave this environment needs `env`.
    if cfg!(windows) || source().is_none() {
        return Vec::new();
    }
    LEAN.to_vec()
}

/// See [`lean`]. Trunk.toml takes the same names away again for its hook.
const LEAN: [(&str, &str); 6] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ("CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT", "true"),
    ("CARGO_PROFILE_APP_PANIC", "immediate-abort"),
    ("CARGO_PROFILE_WORKER_PANIC", "immediate-abort"),
];

/// Where the compiler's source is, if it is complete.
fn source() -> Option<PathBuf> {
    let library = library().ok()?;
    let complete = library.join("Cargo.lock").is_file() && library.join("std/Cargo.toml").is_file();
    complete.then_some(library)
}

/// Where Cargo looks for the compiler's source.
fn library() -> Result<PathBuf> {
    let sysroot = process::output(Command::new("rustc").args(["--print", "sysroot"]))?;
    Ok(Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library"))
}

fn libdir() -> Result<PathBuf> {
    let printed = process::output(Command::new("rustc").args([
        "--print",
        "target-libdir",
        "--target",
        TARGET,
    ]))?;
    Ok(printed.trim().into())
}

fn present(libdir: &Path) -> bool {
    fs::read_dir(libdir).is_ok_and(|entries| {
        entries.flatten().any(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.starts_with("libstd-") && name.ends_with(".rlib")
        })
    })
}

fn from_source(cache: &Path, libdir: &Path) -> Result<()> {
    let work = cache.join(".wasm-std.part");
    remove(&work)?;
    fs::create_dir_all(&work).context(|| format!("making {}", work.display()))?;
    if source().is_none() {
        fetch_source(&work, &library()?)?;
    }
    compile(&work.join("empty"), libdir)?;
    remove(&work)
}

/// Brings the compiler's `library/` to where Cargo looks for it.
///
/// The mirror comes from apt's own settings, the lists lie in a folder of their
/// own, and the package is unpacked, never installed: the system stays as it is.
fn fetch_source(work: &Path, library: &Path) -> Result<()> {
    let version = process::output(Command::new("rustc").arg("--version"))?;
    let version = version
        .split_whitespace()
        .nth(1)
        .unwrap_or_default()
        .to_owned();
    let mirrors =
        process::output(Command::new("apt-get").args(["indextargets", "--format", "$(REPO_URI)"]))?;
    let mirror = mirrors
        .lines()
        .next()
        .ok_or_else(|| Fault::new("apt knows no mirror"))?;
    let (parts, lists) = (work.join("sources"), work.join("lists"));
    for folder in [&parts, &lists.join("partial")] {
        fs::create_dir_all(folder).context(|| format!("making {}", folder.display()))?;
    }
    let source = format!(
        "Types: deb\nURIs: {mirror}\nSuites: {SUITES}\nComponents: main\n\
         Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n"
    );
    let file = parts.join("rust.sources");
    fs::write(&file, source).context(|| format!("writing {}", file.display()))?;

    let apt = |program: &str| {
        let mut command = Command::new(program);
        command
            .current_dir(work)
            .arg("-oDir::Etc::SourceList=/dev/null")
            .arg(format!("-oDir::Etc::SourceParts={}", parts.display()))
            .arg(format!("-oDir::State::Lists={}", lists.display()));
        command
    };
    process::run(apt("apt-get").args(["-q", "update"]))?;
    let offered = process::output(apt("apt-cache").args(["madison", "rust-src"]))?;
    // " rust-src | 1.95.0+dfsg1-2~bpo13+1 | … "
    let package = (offered.lines())
        .filter_map(|line| line.split('|').nth(1).map(str::trim))
        .find(|offer| offer.split(['+', '-', '~']).next() == Some(version.as_str()))
        .ok_or_else(|| Fault::new(format!("apt offers no source of Rust {version}")))?;
    process::run(
        apt("apt-get")
            .args(["-q", "download"])
            .arg(format!("rust-src={package}")),
    )?;
    unpack(work, &version, library)
}

fn unpack(work: &Path, version: &str, library: &Path) -> Result<()> {
    let package = (fs::read_dir(work).context(|| format!("reading {}", work.display()))?)
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|ending| ending == "deb"))
        .ok_or_else(|| Fault::new("apt downloaded no package"))?;
    let tree = work.join("tree");
    process::run(Command::new("dpkg").arg("-x").arg(&package).arg(&tree))?;
    let source = tree.join(format!("usr/src/rustc-{version}/library"));
    // Next to its place first, then one rename: half a library must never lie there.
    let half_done = library.with_extension("part");
    remove(&half_done)?;
    copy(&source, &half_done)?;
    remove(library)?;
    fs::rename(&half_done, library).context(|| format!("moving {}", library.display()))
}

/// Builds the library as Cargo's unstable `build-std` does, on an empty crate,
/// and puts it where plain `cargo build --target` finds it from then on.
fn compile(empty: &Path, libdir: &Path) -> Result<()> {
    let write = |name: &str, text: &str| {
        let file = empty.join(name);
        fs::write(&file, text).context(|| format!("writing {}", file.display()))
    };
    fs::create_dir_all(empty.join("src")).context(|| format!("making {}", empty.display()))?;
    write("src/lib.rs", "")?;
    write(
        "Cargo.toml",
        "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2024\"\n",
    )?;
    process::run(
        process::cargo()
            .current_dir(empty)
            .args(["build", "--release", "--target", TARGET])
            .args(["-Z", "build-std=std,panic_abort,panic_unwind,test"])
            .env("RUSTC_BOOTSTRAP", "1")
            // Without bitcode any later link-time optimisation fails.
            .env("RUSTFLAGS", "-Cembed-bitcode=yes")
            .env("CARGO_PROFILE_RELEASE_LTO", "false")
            .env("CARGO_TARGET_DIR", empty.join("target")),
    )?;
    fs::create_dir_all(libdir)
        .context(|| format!("making {}", libdir.display()))
        .map_err(|fault| fault.advise("the folder of the Rust installation must be writable"))?;
    let built = empty.join(format!("target/{TARGET}/release/deps"));
    let mut rlibs =
        paths::files_under(&built).context(|| format!("reading {}", built.display()))?;
    rlibs.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".rlib") && !name.starts_with("libempty-")
    });
    // libstd last: its presence is what says that the library is complete.
    rlibs.sort_by_key(|file| file.to_string_lossy().contains("/libstd-"));
    for file in rlibs {
        let to = libdir.join(file.file_name().unwrap_or_default());
        fs::copy(&file, &to).context(|| format!("copying to {}", to.display()))?;
    }
    Ok(())
}

/// Copies a tree; what links point to is copied, not the links.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)
        .context(|| format!("making {}", to.display()))
        .map_err(|fault| fault.advise("the folder of the Rust installation must be writable"))?;
    let entries = fs::read_dir(from).context(|| format!("reading {}", from.display()))?;
    for entry in entries.flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).context(|| format!("copying {}", path.display()))?;
        }
    }
    Ok(())
}
