//! Which browser the tests run in, and what its driver cannot do.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::OnceLock;
use std::thread;

/// The variable that names it; Chromium without it.
const NAME: &str = "ABALONE_BROWSER";
/// The file that takes a line for everything that is left out; `cargo xtask test`
/// names it and counts the lines.
const SKIPPED: &str = "ABALONE_SKIPPED";

/// One of the three families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium by chromedriver.
    Chromium,
    /// Firefox by geckodriver.
    Firefox,
    /// WebKitGTK's small browser by WebKitWebDriver.
    WebKit,
}

impl Browser {
    /// The one that these tests run in.
    ///
    /// # Panics
    /// When the variable names none.
    pub fn current() -> Browser {
        static CURRENT: OnceLock<Browser> = OnceLock::new();
        *CURRENT.get_or_init(|| {
            let name = std::env::var(NAME).unwrap_or_else(|_| "chromium".into());
            [Browser::Chromium, Browser::Firefox, Browser::WebKit]
                .into_iter()
                .find(|browser| browser.name() == name)
                .unwrap_or_else(|| panic!("{NAME} is `{name}`: no such browser"))
        })
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
            Browser::Firefox => "firefox",
            Browser::WebKit => "webkit",
        }
    }
}

/// Whether the tests run in this browser; if so, tells the report that this test
/// is left out, and why its driver cannot do it.
///
/// ```ignore
/// if skipped_in(Browser::WebKit, "its driver has no pen") { return; }
/// ```
pub fn skipped_in(browser: Browser, why: &str) -> bool {
    if Browser::current() != browser {
        return false;
    }
    let test = thread::current().name().unwrap_or("unnamed").to_owned();
    let line = format!("{test}: {why}");
    println!("skipped: {line}");
    if let Some(file) = std::env::var_os(SKIPPED) {
        let written = OpenOptions::new()
            .append(true)
            .create(true)
            .open(file)
            .and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
        written.expect("the report can be written");
    }
    true
}
