//! Folders of the project on ports of their own, for as long as the tests run.

use crate::browser::Browser;
use crate::page::Device;
use crate::server::{Server, Site};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{fs, io, thread};

/// Not the root of the host: an address that is not relative shows at once.
const MOUNT: &str = "/some/sub/path/";

/// The script that is run before the page's own, in the copies that have one.
const FIRST: &str = "tests-first.js";

/// Listens to what goes wrong, for drivers that do not tell what is on the
/// console. What one page has heard it leaves to the next; what is heard in a
/// frame is told to the page.
const LISTEN: &str = r#"
(() => {
  const MARK = "complaints:";
  let heard = [];
  try {
    heard = top.complaints ??= top.name.startsWith(MARK) ? JSON.parse(top.name.slice(MARK.length)) : [];
    if (top === window) addEventListener("pagehide", () => { name = MARK + JSON.stringify(complaints); });
  } catch {
    // A frame of another site.
  }
  // What was on its way when a page is left fails, and is missed by nobody.
  let left = false;
  addEventListener("beforeunload", () => { left = true; });
  const say = (...words) => left || heard.push(words.map(String).join(" "));
  addEventListener("error", (event) => {
    const from = event.target;
    if (from instanceof Element) say(from.tagName, from.src ?? from.href ?? "", "did not load");
    else say(event.message, event.filename, event.lineno);
  }, true);
  addEventListener("unhandledrejection", (event) => say(event.reason?.stack ?? event.reason));
  addEventListener("securitypolicyviolation", (event) => say(event.effectiveDirective, "forbids", event.blockedURI));
  const { error } = console;
  console.error = (...words) => { say(...words); error.apply(console, words); };
})();
"#;

/// The address of the built site.
pub fn url() -> &'static str {
    static URL: OnceLock<String> = OnceLock::new();
    URL.get_or_init(|| serve("dist"))
}

/// An address of the built site at which nobody has been: what a browser keeps it
/// keeps for an address.
pub fn fresh(device: Device) -> String {
    match Browser::current() {
        // Its profile is fresh.
        Browser::Chromium => url().into(),
        Browser::Firefox => serve("dist"),
        // Its language is that of the machine.
        Browser::WebKit => {
            let languages = format!(
                "Object.defineProperty(navigator, 'languages', {{ value: ['{}'] }});",
                device.language
            );
            serve_folder(copy("dist", &languages))
        }
    }
}

/// Serves a folder of the project; returns its address, which ends in a slash.
pub fn serve(folder: &str) -> String {
    match Browser::current() {
        Browser::Chromium => serve_folder(built(folder)),
        _ => serve_folder(copy(folder, "")),
    }
}

/// Serves any folder; returns its address.
pub fn serve_folder(root: PathBuf) -> String {
    let mount = MOUNT.into();
    let server = Server::bind(Site { root, mount }, 0).expect("a port is free");
    let url = server.url();
    thread::spawn(move || server.run());
    url
}

/// A copy of a folder of the project whose pages run a script before their own;
/// for what no driver can do, such as a browser that keeps nothing. The same
/// script leads to the same copy.
pub fn copy(folder: &str, script: &str) -> PathBuf {
    static COPIES: Mutex<Option<HashMap<String, PathBuf>>> = Mutex::new(None);
    let mut copies = COPIES.lock().unwrap_or_else(PoisonError::into_inner);
    let copies = copies.get_or_insert_default();
    let count = copies.len();
    let make = || {
        let to = own_copy(folder, &format!("copy-{count}"));
        let script = format!("{LISTEN}{script}");
        put_first(&to, &script).expect("a script can be put into the copy");
        to
    };
    let key = format!("{folder}\n{script}");
    copies.entry(key).or_insert_with(make).clone()
}

/// A copy of a folder of the project with this name, for a test that changes it or
/// takes something away; without a service worker.
pub fn own_copy(folder: &str, name: &str) -> PathBuf {
    let to = exact_copy(folder, name);
    keep_nothing(&to).unwrap_or_else(|error| panic!("{}: {error}", to.display()));
    to
}

/// A copy of a folder of the project as it is, with this name.
pub fn exact_copy(folder: &str, name: &str) -> PathBuf {
    let browser = Browser::current().name();
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{browser}-{name}"));
    let copied = match fs::remove_dir_all(&to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => copy_all(&built(folder), &to),
    };
    copied.unwrap_or_else(|error| panic!("{}: {error}", to.display()));
    to
}

fn built(folder: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    assert!(root.is_dir(), "no {folder}/: run `cargo xtask build` first");
    root
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, copy) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_all(&path, &copy)?;
        } else {
            fs::copy(&path, &copy)?;
        }
    }
    Ok(())
}

/// A service worker keeps a site only if it is to the byte what was built: a copy
/// that is changed gets one that does nothing.
fn keep_nothing(folder: &Path) -> io::Result<()> {
    let worker = folder.join("sw.js");
    match worker.is_file() {
        true => fs::write(worker, "// Keeps nothing.\n"),
        false => Ok(()),
    }
}

/// In the pages that may load a script; the others stay as they are.
fn put_first(folder: &Path, script: &str) -> io::Result<()> {
    fs::write(folder.join(FIRST), script)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "html") {
            continue;
        }
        let page = fs::read_to_string(&path)?;
        let first = format!("<head><script src=\"./{FIRST}\"></script>");
        if !page.contains("'sha256-") {
            fs::write(&path, page.replacen("<head>", &first, 1))?;
        }
    }
    Ok(())
}
