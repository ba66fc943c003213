//! Chromium and its driver, for the tests in a real browser.

use crate::fault::{Fault, Result};
use crate::progress::note;
use crate::{paths, process};
use std::process::Command;

/// Debian's packages; a system without fonts draws empty boxes.
const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-dejavu-core"];

/// Whether the driver and a browser for it are on PATH.
pub fn present() -> bool {
    paths::on_path("chromedriver").is_some()
        && ["chromium", "chromium-browser", "google-chrome", "chrome"]
            .iter()
            .any(|name| paths::on_path(name).is_some())
}

/// Installs them with apt unless they are there.
///
/// # Errors
/// When they are missing and apt cannot bring them.
pub fn ensure() -> Result<String> {
    if present() {
        return Ok("already there".into());
    }
    let by_hand = "install Chromium and chromedriver of the same version so that both are on PATH";
    if paths::on_path("apt-get").is_none() {
        return Err(
            Fault::new("no Chromium with its driver, and no apt to bring them").advise(by_hand),
        );
    }
    let apt = || {
        let mut command = Command::new("apt-get");
        command.arg("-q").env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    note("asking apt for it");
    let install = || {
        process::run(apt().arg("update"))?;
        process::run(
            apt()
                .args(["install", "-y", "--no-install-recommends"])
                .args(PACKAGES),
        )
    };
    install().map_err(|fault| {
        Fault::new(fault.to_string()).advise(format!(
            "as root: apt-get install {}; or {by_hand}",
            PACKAGES.join(" ")
        ))
    })?;
    Ok("installed by apt".into())
}
