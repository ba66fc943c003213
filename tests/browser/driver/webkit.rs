//! WebKit: the small browser of WebKitGTK, on a screen of its own that nobody sees.

use super::process::Process;
use super::{Refusal, Session};
use crate::browser::Browser;
use crate::page::Device;
use serde_json::json;
use std::ffi::OsStr;
use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// Larger than any device of the tests.
const SCREEN: &str = "1600x1200x24";
/// How long the driver may take until it listens.
const PATIENCE: Duration = Duration::from_secs(20);

/// Has the page and its sheets believe that the system is dark, or light: neither the
/// driver nor the browser can be told while it runs.
const DARK: &str = "
    const [dark] = arguments;
    // A colour that fades to the other would be looked at half way.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    const of = (rules) => [...rules].flatMap((rule) => [rule, ...of(rule.cssRules ?? [])]);
    for (const sheet of document.styleSheets) for (const rule of of(sheet.cssRules)) {
        if (!rule.media) continue;
        rule.told ??= rule.media.mediaText;
        if (rule.told.includes('prefers-color-scheme'))
            rule.media.mediaText = rule.told.includes('dark') === dark ? 'all' : 'not all';
    }
    const query = MediaQueryList.prototype;
    window.asked ??= Object.getOwnPropertyDescriptor(query, 'matches').get;
    Object.defineProperty(query, 'matches', {
        configurable: true,
        get() {
            return this.media.includes('prefers-color-scheme')
                ? this.media.includes('dark') === dark
                : window.asked.call(this);
        },
    });
    // What hears of the change dresses the page as its settings say.
    let settings = null;
    try { settings = localStorage.getItem('abalone/settings'); } catch {}
    dispatchEvent(new CustomEvent('abalone-dress', { detail: settings }));
    return true;";

/// Starts one.
pub fn start(device: Device) -> Result<Session, Refusal> {
    let screen = [
        "-displayfd",
        "1",
        "-screen",
        "0",
        SCREEN,
        "-nolisten",
        "tcp",
    ];
    let screen = screen.map(String::from);
    let (screen, display) = Process::start("Xvfb", &screen, &[], |line| line.parse::<u32>().ok());
    let port = free_port();
    let display = format!(":{display}");
    let settings = settings(device);
    let variables: [(&str, &OsStr); 3] = [
        ("DISPLAY", display.as_ref()),
        ("LANG", "en_US.UTF-8".as_ref()),
        ("XDG_CONFIG_HOME", settings.as_os_str()),
    ];
    let arguments = [format!("--port={port}")];
    let driver = Process::start_silent("WebKitWebDriver", &arguments, &variables);
    wait_for(port);
    // Without `--full-screen` it is never narrower than 447 pixels.
    let options = json!({
        "binary": binary().expect("MiniBrowser is needed: `cargo xtask setup --browsers`"),
        "args": ["--automation", "--full-screen"],
    });
    let capabilities = json!({
        "browserName": "MiniBrowser",
        "webkitgtk:browserOptions": options,
    });
    Session::new(Browser::WebKit, port, vec![driver, screen], capabilities)
}

/// It takes no "any" port and does not say which one it has.
fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .expect("a port is free")
        .port()
}

fn wait_for(port: u16) {
    let begun = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(
            begun.elapsed() < PATIENCE,
            "WebKitWebDriver does not listen"
        );
        thread::sleep(Duration::from_millis(20));
    }
}

/// `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` or its like.
fn binary() -> Option<PathBuf> {
    if let Some(binary) = std::env::var_os("MINIBROWSER") {
        return Some(binary.into());
    }
    let folders = |at: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(at).into_iter().flatten().flatten();
        let mut folders: Vec<_> = entries.map(|entry| entry.path()).collect();
        folders.sort();
        folders
    };
    (folders(Path::new("/usr/lib")).iter())
        .chain([&PathBuf::from("/usr/lib"), &PathBuf::from("/usr/libexec")])
        .flat_map(|folder| folders(folder))
        .map(|folder| folder.join("MiniBrowser"))
        .find(|file| file.is_file())
}

/// A folder with the settings of the desktop: it reads there whether anything
/// may move.
fn settings(device: Device) -> PathBuf {
    let name = if device.calm { "calm" } else { "lively" };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("webkit-{name}"));
    let text = format!("[Settings]\ngtk-enable-animations={}\n", !device.calm);
    let inner = folder.join("gtk-3.0");
    fs::create_dir_all(&inner)
        .and_then(|()| fs::write(inner.join("settings.ini"), text))
        .expect("settings can be written");
    folder
}

/// What the system says about colours; about motion it was told at the start.
pub fn prefer(session: &Session, device: Device) -> Result<(), Refusal> {
    session.run(DARK, &[device.dark.into()])?;
    Ok(())
}
