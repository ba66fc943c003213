//! Chromium: everything can be had, by the DevTools protocol if not otherwise.

use super::process::Process;
use super::{Refusal, Session};
use crate::browser::Browser;
use crate::page::Device;
use serde_json::{Value, json};

const ARGUMENTS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Starts one, on the screen of the device.
pub fn start(device: Device) -> Result<Session, Refusal> {
    let (driver, port) = Process::start("chromedriver", &["--port=0".into()], &[], port);
    let mut options = json!({
        "args": ARGUMENTS.iter().map(ToString::to_string)
            .chain([format!("--accept-lang={}", device.language)])
            .collect::<Vec<_>>(),
    });
    if let Some(binary) = std::env::var_os("CHROMIUM") {
        options["binary"] = binary.to_string_lossy().into();
    }
    if device.touch {
        options["mobileEmulation"] = json!({"deviceMetrics": {
            "width": device.width, "height": device.height, "pixelRatio": 2.0, "touch": true,
        }});
    }
    let capabilities = json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": {"browser": "ALL"},
    });
    Session::new(Browser::Chromium, port, vec![driver], capabilities)
}

/// "ChromeDriver was started successfully on port 40123."
fn port(line: &str) -> Option<u16> {
    let rest = line.split_once("successfully on port ")?.1;
    rest.trim_end_matches('.').parse().ok()
}

/// What the system says about colours and motion.
pub fn prefer(session: &Session, device: Device) -> Result<(), Refusal> {
    let scheme = if device.dark { "dark" } else { "light" };
    let motion = if device.calm { "reduce" } else { "" };
    let forced = if device.forced { "active" } else { "none" };
    let features = json!([
        {"name": "prefers-color-scheme", "value": scheme},
        {"name": "prefers-reduced-motion", "value": motion},
        {"name": "forced-colors", "value": forced},
    ]);
    let call = json!({
        "cmd": "Emulation.setEmulatedMedia",
        "params": {"features": features},
    });
    session.post("/goog/cdp/execute", &call).map(drop)
}

/// Errors, failed requests, violations of the content security policy.
pub fn complaints(session: &Session) -> Result<Value, Refusal> {
    let log = session.post("/se/log", &json!({"type": "browser"}))?;
    Ok((log.as_array().into_iter().flatten())
        .filter(|entry| entry["level"] == "SEVERE")
        .map(|entry| entry["message"].clone())
        .collect())
}
