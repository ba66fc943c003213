//! Firefox: what the standard has no command for is done with the rights of the
//! browser itself, which its driver can lend to a script.

use super::process::Process;
use super::{Refusal, Session};
use crate::browser::Browser;
use crate::page::Device;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The names of the program, the first one found is taken.
const PROGRAMS: [&str; 2] = ["firefox", "firefox-esr"];

/// The browser's own bars would hold the window at 500 pixels and more.
const NARROW: &str = ":root, #navigator-toolbox { min-width: 0 !important } \
    #navigator-toolbox { visibility: collapse !important }";

/// Puts a style sheet over the browser's own window.
const STYLE: &str = "const sheet = 'data:text/css,' + encodeURIComponent(arguments[0]); \
    window.windowUtils.loadSheetUsingURIString(sheet, window.windowUtils.USER_SHEET)";

/// Sets numbers among the settings that are listed in `about:config`.
const SET: &str =
    "for (const [name, value] of arguments[0]) Services.prefs.setIntPref(name, value)";
/// Sets the list of languages there.
const SPEAK: &str = "Services.prefs.setStringPref('intl.accept_languages', arguments[0])";

/// Capabilities of a pointer, as the settings say them: a finger, a mouse.
const COARSE: u8 = 1;
const FINE_AND_HOVER: u8 = 2 | 4;

/// Starts one.
pub fn start() -> Result<Session, Refusal> {
    let scratch = scratch();
    fs::create_dir_all(&scratch).expect("a folder for the profile can be made");
    let arguments = [
        "--port=0".into(),
        "--allow-system-access".into(),
        format!("--profile-root={}", scratch.display()),
    ];
    let variables = [("SCRATCH", scratch.as_os_str())];
    let (driver, port) = Process::start(&program(), &arguments, &variables, port);
    let mut options = json!({"args": ["-headless"]});
    if let Some(binary) = binary() {
        options["binary"] = binary.to_string_lossy().into();
    }
    let capabilities = json!({"browserName": "firefox", "moz:firefoxOptions": options});
    let session = Session::new(Browser::Firefox, port, vec![driver], capabilities)?;
    as_browser(&session, STYLE, &[NARROW.into()])?;
    Ok(session)
}

/// `cargo xtask test` says where it put geckodriver.
fn program() -> String {
    std::env::var("GECKODRIVER").unwrap_or_else(|_| "geckodriver".into())
}

fn binary() -> Option<PathBuf> {
    if let Some(binary) = std::env::var_os("FIREFOX") {
        return Some(binary.into());
    }
    let path = std::env::var_os("PATH")?;
    PROGRAMS
        .iter()
        .flat_map(|name| std::env::split_paths(&path).map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}

/// For the profile; the guard of the driver takes it away.
fn scratch() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("firefox-{}-{count}", std::process::id());
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// "1796025067589 geckodriver INFO Listening on 127.0.0.1:44065"
fn port(line: &str) -> Option<u16> {
    line.split_once("Listening on ")?
        .1
        .rsplit_once(':')?
        .1
        .trim()
        .parse()
        .ok()
}

/// The languages, the pointer, and what [`prefer`] sets.
pub fn dress(session: &Session, device: Device) -> Result<(), Refusal> {
    as_browser(session, SPEAK, &[device.language.into()])?;
    let pointer = if device.touch { COARSE } else { FINE_AND_HOVER };
    set(
        session,
        &[
            ("ui.primaryPointerCapabilities", pointer),
            ("ui.allPointerCapabilities", pointer),
            ("dom.w3c_touch_events.enabled", u8::from(device.touch)),
        ],
    )?;
    prefer(session, device)
}

/// What the system says about colours and motion.
pub fn prefer(session: &Session, device: Device) -> Result<(), Refusal> {
    let scheme = u8::from(!device.dark);
    set(
        session,
        &[
            ("layout.css.prefers-color-scheme.content-override", scheme),
            ("ui.prefersReducedMotion", u8::from(device.calm)),
        ],
    )
}

fn set(session: &Session, values: &[(&str, u8)]) -> Result<(), Refusal> {
    as_browser(session, SET, &[json!(values)])
}

/// Runs a script with the rights of the browser.
fn as_browser(session: &Session, script: &str, arguments: &[Value]) -> Result<(), Refusal> {
    let switch = |context: &str| session.post("/moz/context", &json!({"context": context}));
    switch("chrome")?;
    let done = session.run(script, arguments);
    switch("content")?;
    done.map(drop)
}
