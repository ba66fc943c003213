//! Builds the site into `dist/`.

use crate::cargo_tools::{TRUNK, WASM_BINDGEN};
use crate::fault::{Context, Fault, Result};
use crate::progress::{Progress, note};
use crate::{minify, paths, process, setup, stamp, wasm_opt, wasm_std, weight};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The command.
///
/// # Errors
/// When a tool cannot be installed or the site does not build.
pub fn run() -> Result<()> {
    let mut progress = Progress::new(setup::STEPS + 1);
    setup::tools(&mut progress)?;
    build(&mut progress)?;
    let weight = weight::of(&paths::dist())?;
    let verdict = if weight.within_limits() {
        ""
    } else {
        ": too heavy"
    };
    println!("{weight}{verdict}");
    println!("dist/ is ready: put it into any folder of any static host");
    Ok(())
}

/// Set for trunk's hook where the site is only to be tried out.
pub const QUICK: &str = "ABALONE_QUICK";

/// How the programs of a quick build are compiled: little optimised and in parts,
/// so that what has not changed is not compiled again.
const QUICKLY: [(&str, &str); 7] = [
    (QUICK, "1"),
    ("CARGO_PROFILE_RELEASE_LTO", "false"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_INCREMENTAL", "true"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_APP_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_WORKER_OPT_LEVEL", "2"),
];

/// Builds the site for trying out: the same programs, compiled in a part of the
/// time after the first time, and neither small nor fast.
///
/// # Errors
/// When a tool cannot be installed or the site does not build.
pub fn quick() -> Result<()> {
    let mut progress = Progress::new(setup::STEPS + 1);
    setup::tools(&mut progress)?;
    progress.step("site for trying out in dist/", || {
        // Apart from the release's, which it would otherwise push out.
        let folder = paths::target().join("quick");
        let mut command = trunk()?;
        command.envs(QUICKLY).env("CARGO_TARGET_DIR", folder);
        finish(&mut command)?;
        Ok("built; not for a host".into())
    })
}

/// Builds unless `dist/` belongs to the sources as they are.
///
/// # Errors
/// When trunk fails.
pub fn build(progress: &mut Progress) -> Result<()> {
    progress.step("release site in dist/", || {
        let wanted = wanted()?;
        if fs::read_to_string(stamp_file()).is_ok_and(|built| built == with_dist(&wanted)) {
            return Ok("up to date".into());
        }
        note("a first build takes two to four minutes on two cores");
        finish(trunk()?.envs(wasm_std::lean()))?;
        let file = stamp_file();
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).context(|| format!("making {}", folder.display()))?;
        }
        fs::write(&file, with_dist(&wanted)).context(|| format!("writing {}", file.display()))?;
        Ok("built".into())
    })
}

/// Makes sure that there is something to look at.
///
/// # Errors
/// When nothing has been built.
pub fn built() -> Result<()> {
    if paths::dist().join("index.html").is_file() {
        return Ok(());
    }
    Err(Fault::new("there is no built site in dist/").advise("run `cargo xtask build` first"))
}

/// What `dist/` has to be made of: sources, compiler, and what makes it small.
fn wanted() -> Result<String> {
    let rustc = process::output(Command::new("rustc").arg("--version"))?;
    let tools = [
        ("shrunk", wasm_opt::find().is_some()),
        ("minified", minify::find().is_some()),
        ("lean", !wasm_std::lean().is_empty()),
    ];
    let used: Vec<&str> = (tools.iter())
        .filter(|(_, there)| *there)
        .map(|(name, _)| *name)
        .collect();
    stamp::of_sources(&[&rustc, &used.join(" ")])
}

/// Together with what lies in `dist/` now, in case something else wrote there.
fn with_dist(wanted: &str) -> String {
    let dist = stamp::of_folder(&paths::dist()).unwrap_or_default();
    format!("{wanted} {dist}\n")
}

fn stamp_file() -> PathBuf {
    paths::target().join("xtask/dist.stamp")
}

/// Trunk, with the right tools on its path.
fn trunk() -> Result<Command> {
    let mut search = Vec::new();
    for tool in [TRUNK, WASM_BINDGEN] {
        search.extend(tool.folder()?);
    }
    let old = std::env::var_os("PATH").unwrap_or_default();
    search.extend(std::env::split_paths(&old));
    let path = std::env::join_paths(search)
        .map_err(|error| Fault::new(format!("PATH cannot be used: {error}")))?;
    let mut command = Command::new(
        TRUNK
            .folder()?
            .map_or("trunk".into(), |folder| folder.join("trunk")),
    );
    command
        .current_dir(paths::root())
        .args(["build", "--release", "--locked"])
        .env("PATH", path)
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk takes NO_COLOR=1, which others set, for an error.
        .env_remove("NO_COLOR");
    Ok(command)
}

fn finish(trunk: &mut Command) -> Result<()> {
    process::run(trunk).map_err(|fault| {
        Fault::new(fault.to_string()).advise(
            "the messages above are the compiler's or trunk's; \
             after a change of compiler or of its wasm32 library, delete target/ and try again",
        )
    })
}
