//! The browsers and their drivers, for the tests in a real browser.

use crate::cargo_tools::GECKODRIVER;
use crate::fault::{Fault, Result};
use crate::progress::note;
use crate::{paths, process};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;

/// The variable that names those wanted, with commas between; all without it.
const WANTED: &str = "ABALONE_BROWSERS";

/// A browser that the tests can run in.
pub struct Browser {
    /// The name on the command line, and of the variable for the tests.
    pub name: &'static str,
    /// With its driver, as a person calls them.
    pub title: &'static str,
    /// Debian's packages; a system without fonts draws empty boxes.
    packages: &'static [&'static str],
    /// Whether the browser is there, and what apt brings for driving it.
    present: fn() -> bool,
}

/// By the DevTools protocol and the standard.
pub const CHROMIUM: Browser = Browser {
    name: "chromium",
    title: "Chromium and its driver",
    packages: &["chromium", "chromium-driver", "fonts-dejavu-core"],
    present: || {
        let programs = ["chromium", "chromium-browser", "google-chrome", "chrome"];
        paths::on_path("chromedriver").is_some() && one_of(&programs)
    },
};

/// Its driver comes from the registry of Rust packages.
pub const FIREFOX: Browser = Browser {
    name: "firefox",
    title: "Firefox and its driver",
    packages: &["firefox-esr", "fonts-dejavu-core"],
    present: || one_of(&["firefox", "firefox-esr"]),
};

/// WebKitGTK's small browser needs a screen, be it one that nobody sees.
pub const WEBKIT: Browser = Browser {
    name: "webkit",
    title: "WebKit and its driver",
    packages: &["webkit2gtk-driver", "xvfb", "fonts-dejavu-core"],
    present: || {
        let programs = ["WebKitWebDriver", "Xvfb"];
        programs.iter().all(|name| one_of(&[name])) && small_browser()
    },
};

/// In the order in which the tests run in them.
pub const ALL: [Browser; 3] = [CHROMIUM, FIREFOX, WEBKIT];

fn one_of(programs: &[&str]) -> bool {
    programs.iter().any(|name| paths::on_path(name).is_some())
}

/// `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` or its like.
fn small_browser() -> bool {
    let folders = |at: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(at).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    std::env::var_os("MINIBROWSER").is_some()
        || (folders(Path::new("/usr/lib")).iter())
            .chain([&PathBuf::from("/usr/lib"), &PathBuf::from("/usr/libexec")])
            .flat_map(|folder| folders(folder))
            .any(|folder| folder.join("MiniBrowser").is_file())
}

/// Whether this machine's tests are to run in a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Others were named.
    No,
    /// Nobody has named any: in all that can be had here.
    IfItCanBeHad,
    /// It was named.
    ByName,
}

/// Whether this machine's tests are to run in a browser.
///
/// # Errors
/// When the variable names a browser that there is not.
pub fn wish(browser: &Browser) -> Result<Wish> {
    match std::env::var(WANTED) {
        Ok(names) => wish_of(&names, browser),
        Err(_) => Ok(Wish::IfItCanBeHad),
    }
}

fn wish_of(names: &str, browser: &Browser) -> Result<Wish> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let unknown = |name: &&&str| !ALL.iter().any(|known| known.name == **name);
    match names.iter().find(unknown) {
        None if names.contains(&browser.name) => Ok(Wish::ByName),
        None => Ok(Wish::No),
        Some(name) => Err(
            Fault::new(format!("{WANTED}: there is no browser `{name}`"))
                .advise("name some of chromium,firefox,webkit"),
        ),
    }
}

impl Browser {
    /// Installs it with its driver unless they are there.
    ///
    /// # Errors
    /// When they are missing and cannot be brought.
    pub fn ensure(&self) -> Result<String> {
        let outcome = if (self.present)() {
            "already there"
        } else {
            self.install()?;
            "installed by apt"
        };
        if self.name == FIREFOX.name {
            GECKODRIVER.ensure()?;
        }
        Ok(outcome.into())
    }

    fn install(&self) -> Result<()> {
        let by_hand = format!(
            "install them so that they are on PATH, or leave them out: \
             {WANTED} names the browsers to test in"
        );
        if paths::on_path("apt-get").is_none() {
            let missing = format!("{} are missing, and there is no apt", self.title);
            return Err(Fault::new(missing).advise(by_hand));
        }
        let apt = || {
            let mut command = Command::new("apt-get");
            command.arg("-q").env("DEBIAN_FRONTEND", "noninteractive");
            command
        };
        note("asking apt for it");
        static UPDATED: Once = Once::new();
        // Where that fails what is known already may be enough.
        UPDATED.call_once(|| drop(process::run(apt().arg("update"))));
        let install = ["install", "-y", "--no-install-recommends"];
        process::run(apt().args(install).args(self.packages)).map_err(|fault| {
            Fault::new(fault.to_string()).advise(format!(
                "as root: apt-get install {}; or {by_hand}",
                self.packages.join(" ")
            ))
        })
    }

    /// Has the tests run in it.
    ///
    /// # Errors
    /// When there is no cache folder.
    pub fn drive(&self, tests: &mut Command) -> Result<()> {
        tests.env("ABALONE_BROWSER", self.name);
        if let Some(folder) = GECKODRIVER.folder()? {
            tests.env("GECKODRIVER", folder.join(GECKODRIVER.program));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_wanted_by_name() {
        let wish = |names, browser| wish_of(names, browser).ok();
        assert_eq!(wish("firefox", &FIREFOX), Some(Wish::ByName));
        assert_eq!(wish("chromium, webkit", &WEBKIT), Some(Wish::ByName));
        assert_eq!(wish("chromium, webkit", &FIREFOX), Some(Wish::No));
        assert_eq!(wish("netscape", &FIREFOX), None);
    }
}
