//! `cargo xtask test`: everything, one report. `.ci/run` calls exactly this.

use crate::browser::{self, Browser, CHROMIUM, FIREFOX, WEBKIT, Wish};
use crate::fault::{Context, Fault, Result};
use crate::npm_tools::AXE;
use crate::progress::Progress;
use crate::report::{Report, Tally, named_tests, one, tests};
use crate::{files, paths, process, setup, site, weight};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A check: its name on the command line, and what it does.
type Check = (&'static str, fn() -> Result<Tally>);

/// In this order: what fails soonest comes first.
const CHECKS: [Check; 14] = [
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
    ("browser-chromium", || in_browser(&CHROMIUM)),
    ("browser-firefox", || in_browser(&FIREFOX)),
    ("browser-webkit", || in_browser(&WEBKIT)),
    ("axe", accessible),
    ("speed", speed),
];

/// The tests of the speed in wasm.
const SPEED: &str = "nearly_as_fast_as_this_machine";

/// Whether there is a check of this name, or several whose names begin with it.
pub fn is_known(name: &str) -> bool {
    CHECKS.iter().any(|(check, _)| is_meant(check, name))
}

/// `browser` means `browser-firefox` too.
fn is_meant(check: &str, name: &str) -> bool {
    (check.strip_prefix(name)).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// Runs the named checks, or all; true when nothing failed.
pub fn run(only: &[String]) -> bool {
    let wanted = |check: &str| only.is_empty() || only.iter().any(|name| is_meant(check, name));
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
    progress.step(CHROMIUM.title, || CHROMIUM.ensure())?;
    site::build(&mut progress)?;
    let folder = std::path::absolute(folder)
        .map_err(|error| Fault::new(format!("{}: {error}", folder.display())))?;
    process::run(
        browser_tests()
            .args(["screens::", "fits::"])
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

/// So many tests that failed in a browser are tried once more, alone: on a busy machine
/// browsers lose events and drivers die. The report counts them apart; more than that
/// is no bad luck.
const AGAIN: usize = 3;

/// Has a browser ready, or says why the tests are left out in it.
///
/// # Errors
/// When it was asked for by name and is not to be had.
fn ready(browser: &Browser) -> Result<Option<Tally>> {
    let wish = browser::wish(browser)?;
    if wish == Wish::No {
        return Ok(Some(Tally::skipped("another browser was asked for")));
    }
    let left_out = had(browser.title, wish, browser.ensure())?;
    Ok(left_out.map(|why| Tally::skipped(&why)))
}

/// Why a browser is left out that could not be had though nobody insists on it.
fn had(title: &str, wish: Wish, outcome: Result<String>) -> Result<Option<String>> {
    match outcome {
        Ok(how) => {
            println!("{title}: {how}");
            Ok(None)
        }
        Err(fault) if wish == Wish::ByName => Err(fault),
        Err(fault) => Ok(Some(format!("{title} cannot be had here: {fault}"))),
    }
}

fn in_browser(browser: &Browser) -> Result<Tally> {
    site::built()?;
    if let Some(left_out) = ready(browser)? {
        return Ok(left_out);
    }
    let folder = paths::target().join("browser");
    let skipped = folder.join(format!("skipped-{}.txt", browser.name));
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(&skipped, ""))
        .context(|| format!("making {}", skipped.display()))?;
    let command = || -> Result<Command> {
        let mut command = browser_tests();
        browser.drive(&mut command)?;
        if let Ok(axe) = AXE.ensure() {
            command.env("ABALONE_AXE", axe);
        }
        command.env("ABALONE_SKIPPED", &skipped).arg("--");
        Ok(command)
    };
    let (mut tally, failed) = named_tests(command()?.args(["--skip", SPEED]))?;
    if (1..=AGAIN).contains(&failed.len()) {
        println!(
            "failed beside others, each tried once more alone: {}",
            failed.join(", ")
        );
        let alone = ["--exact", "--test-threads=1"];
        tally.tried_again(tests(command()?.args(alone).args(&failed))?);
    }
    let said = fs::read_to_string(&skipped).context(|| format!("reading {}", skipped.display()))?;
    tally.leave_out(&said.lines().collect::<Vec<_>>());
    Ok(tally)
}

/// The pages were looked at by the browser's tests; this says whether by axe-core.
fn accessible() -> Result<Tally> {
    Ok(match AXE.ensure() {
        Ok(_) => Tally::PASSED,
        Err(_) => Tally::skipped("axe-core is not to be had (no npm, or no network)"),
    })
}

/// Rules and engine as wasm against the same as machine code; alone, since the browser
/// tests before it keep both cores busy.
fn speed() -> Result<Tally> {
    site::built()?;
    if let Some(left_out) = ready(&CHROMIUM)? {
        return Ok(left_out);
    }
    let arguments = [
        "test",
        "--release",
        "--features",
        "e2e",
        "--test",
        "browser",
    ];
    let mut command = cargo(&arguments);
    CHROMIUM.drive(&mut command)?;
    tests(command.args([SPEED, "--", "--nocapture"]))
}

fn browser_tests() -> Command {
    let mut command = cargo(&[
        "test",
        "--no-fail-fast",
        "--features",
        "e2e",
        "--test",
        "browser",
    ]);
    command.env_remove("ABALONE_BROWSER");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_that_cannot_be_had_is_missed_only_by_who_asked_for_it() {
        let missing = || Err(Fault::new("there is no apt"));
        let left_out = had("Firefox", Wish::IfItCanBeHad, missing());
        let why = left_out.expect("no failure").expect("a reason");
        assert_eq!(why, "Firefox cannot be had here: there is no apt");
        assert!(had("Firefox", Wish::ByName, missing()).is_err());
        let there = had("Firefox", Wish::IfItCanBeHad, Ok("already there".into()));
        assert_eq!(there.expect("no failure"), None);
    }
}
