//! A host of its own for a test: its site can be updated, spoilt and switched off.

use crate::server::{Server, Site};
use crate::{sha256, site};
use serde_json::Value;
use std::fs;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// What the second version has in a style sheet that is fetched late.
pub const MARK: &str = ":root{--made-later:1}";
/// Digits of a digest in the list of the service worker.
const DIGITS: usize = 32;
/// What the list begins with.
const LIST: &str = "self.abalone=";
const MOUNT: &str = "/some/sub/path/";

/// A host that serves a copy of the built site.
pub struct Host {
    folder: PathBuf,
    /// Where the site is, with a slash at the end.
    pub url: String,
    end: Arc<AtomicBool>,
    answering: Option<JoinHandle<()>>,
}

impl Host {
    /// Serves a copy of `dist/` in a folder of this name.
    pub fn start(name: &str) -> Host {
        let folder = site::exact_copy("dist", name);
        let site = Site {
            root: folder.clone(),
            mount: MOUNT.into(),
        };
        let server = Server::bind(site, 0).expect("a port is free");
        let (url, end) = (server.url(), Arc::new(AtomicBool::new(false)));
        let told = Arc::clone(&end);
        let answering = Some(thread::spawn(move || server.run_until(&told)));
        Host {
            folder,
            url,
            end,
            answering,
        }
    }

    /// Switches it off: connections are refused from now on.
    pub fn stop(&mut self) {
        let Some(answering) = self.answering.take() else {
            return;
        };
        self.end.store(true, Ordering::Relaxed);
        let address = self.url.trim_start_matches("http://");
        let address = address.split('/').next().unwrap_or_default();
        // It looks up when somebody comes.
        drop(TcpStream::connect(address));
        answering.join().expect("it ends by itself");
    }

    /// A file of the site.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The number of the build that it has.
    pub fn build(&self) -> String {
        let list = list(&self.folder);
        list["build"].as_str().unwrap_or_default().to_owned()
    }

    /// Puts another version in the place of the one that is there: the same with
    /// another number, and a mark in a style sheet.
    pub fn update(&self, build: &str) {
        let old = self.build();
        for file in files(&self.folder) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let named = file.with_file_name(name.replace(&old, build));
            if file != named {
                fs::rename(&file, &named).expect("a file can be renamed");
            }
            if let Ok(text) = fs::read_to_string(&named) {
                let mark = if name == "pages.css" { MARK } else { "" };
                fs::write(&named, text.replace(&old, build) + mark).expect("it can be written");
            }
        }
        let files: serde_json::Map<String, Value> = (files(&self.folder).iter())
            .filter_map(|file| {
                let name = file.strip_prefix(&self.folder).ok()?.to_str()?;
                let bytes = fs::read(file).ok()?;
                let kept = name != "sw.js" && name != "abalone.html";
                kept.then(|| {
                    (
                        name.replace('\\', "/"),
                        sha256::hex(&bytes)[..DIGITS].into(),
                    )
                })
            })
            .collect();
        let worker = self.file("sw.js");
        let script = fs::read_to_string(&worker).expect("there is a service worker");
        let (_, rest) = script.split_once('\n').expect("its list is a line");
        let list = serde_json::json!({"build": build, "files": files});
        fs::write(&worker, format!("{LIST}{list};\n{rest}")).expect("it can be written");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.stop();
        }
    }
}

/// What the service worker of a site keeps.
fn list(folder: &Path) -> Value {
    let script = fs::read_to_string(folder.join("sw.js")).expect("there is a service worker");
    let line = script.lines().next().unwrap_or_default();
    let list = line.strip_prefix(LIST).expect("it begins with its list");
    serde_json::from_str(list.trim_end_matches(';')).expect("the list is one")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .expect("a folder can be read")
        .flatten();
    let mut found = Vec::new();
    for entry in entries {
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path)),
            path => found.push(path),
        }
    }
    found
}
