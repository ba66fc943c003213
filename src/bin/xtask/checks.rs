//! `cargo xtask test`: everything, one report. `.ci/run` calls exactly this.

use crate::fault::{Fault, Result};
use crate::npm_tools::AXE;
use crate::progress::Progress;
use crate::report::{Report, Tally, one, tests};
use crate::{browser, files, paths, process, setup, site, weight};
use std::path::Path;
use std::process::Command;

/// A check: its name on the command line, and what it does.
type Check = (&'static str, fn() -> Result<Tally>);

/// In this order: what fails soonest comes first.
const CHECKS: [Check; 12] = [
    ("format", || one(&mut cargo(&["fmt", "--check"]))),
    ("files", files::check),
    ("clippy", clippy),
    ("docs", docs),
    ("native", || {
        tests(&mut cargo(&[
            "test",
            "--no-fail-fast",
            "--features",
            "lab,xtask",
        ]))
    }),
    ("deep", deep),
    ("licences", licences),
    ("site", build_site),
    ("weight", weigh),
    ("browser", in_browser),
    ("axe", accessible),
    ("speed", speed),
];

/// The test of the speed in wasm.
const SPEED: &str = "wasm_is_nearly_as_fast_as_this_machine";

/// The names of all checks.
pub fn names() -> impl Iterator<Item = &'static str> {
    CHECKS.iter().map(|(name, _)| *name)
}

/// Runs the named checks, or all; true when nothing failed.
pub fn run(only: &[String]) -> bool {
    let wanted = |name: &str| only.is_empty() || only.iter().any(|other| other == name);
    let checks: Vec<_> = CHECKS.iter().filter(|(name, _)| wanted(name)).collect();
    let mut report = Report::new(checks.len());
    for (name, check) in checks {
        report.check(name, check);
    }
    report.close()
}

/// Pictures of screens (all, if none is named), saved in a folder.
///
/// # Errors
/// When the site cannot be built or a screen is at fault.
pub fn shots(folder: &Path, screens: &[String]) -> Result<()> {
    let mut progress = Progress::new(setup::STEPS + 2);
    setup::tools(&mut progress)?;
    progress.step("Chromium and its driver", browser::ensure)?;
    site::build(&mut progress)?;
    let folder = std::path::absolute(folder)
        .map_err(|error| Fault::new(format!("{}: {error}", folder.display())))?;
    process::run(
        browser_tests()
            .arg("screens::")
            .env("ABALONE_SHOTS", &folder)
            .env("ABALONE_SCREENS", screens.join(",")),
    )?;
    println!("pictures are in {}", folder.display());
    Ok(())
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = process::cargo();
    command.current_dir(paths::root()).args(arguments);
    command
}

fn clippy() -> Result<Tally> {
    let arguments = [
        "clippy",
        "--all-features",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    one(&mut cargo(&arguments))
}

fn docs() -> Result<Tally> {
    one(cargo(&["doc", "--no-deps", "--all-features"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// The counts that take too long without optimisation.
fn deep() -> Result<Tally> {
    if !paths::root().join("tests/perft.rs").is_file() {
        return Ok(Tally::skipped("there is no tests/perft.rs"));
    }
    tests(cargo(&["test", "--release", "--test", "perft"]).env("ABALONE_DEEP", "1"))
}

fn licences() -> Result<Tally> {
    if process::output(Command::new("cargo-deny").arg("--version")).is_err() {
        return Ok(Tally::skipped(
            "cargo-deny is not installed (cargo install cargo-deny)",
        ));
    }
    // Advisories need the network; the workflow on the hosting site checks them.
    one(&mut cargo(&[
        "deny",
        "--all-features",
        "check",
        "bans",
        "licenses",
        "sources",
    ]))
}

fn build_site() -> Result<Tally> {
    let mut progress = Progress::new(setup::STEPS + 1);
    setup::tools(&mut progress)?;
    site::build(&mut progress)?;
    Ok(Tally::PASSED)
}

fn weigh() -> Result<Tally> {
    site::built()?;
    let weight = weight::of(&paths::dist())?;
    println!("{weight}");
    Ok(if weight.within_limits() {
        Tally::PASSED
    } else {
        Tally::FAILED
    })
}

fn in_browser() -> Result<Tally> {
    site::built()?;
    println!("Chromium and its driver: {}", browser::ensure()?);
    let mut command = browser_tests();
    if let Ok(axe) = AXE.ensure() {
        command.env("ABALONE_AXE", axe);
    }
    tests(command.args(["--", "--skip", SPEED]))
}

/// The pages were looked at by the browser's tests; this says whether by axe-core.
fn accessible() -> Result<Tally> {
    Ok(match AXE.ensure() {
        Ok(_) => Tally::PASSED,
        Err(_) => Tally::skipped("axe-core is not to be had (no npm, or no network)"),
    })
}

/// The rules as wasm against the rules as machine code; alone, since the browser
/// tests before it keep both cores busy.
fn speed() -> Result<Tally> {
    site::built()?;
    let arguments = [
        "test",
        "--release",
        "--features",
        "e2e",
        "--test",
        "browser",
    ];
    tests(cargo(&arguments).args([SPEED, "--", "--nocapture"]))
}

fn browser_tests() -> Command {
    cargo(&[
        "test",
        "--no-fail-fast",
        "--features",
        "e2e",
        "--test",
        "browser",
    ])
}
