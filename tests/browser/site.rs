//! Folders of the project on ports of their own, for as long as the tests run.

use crate::server::{Server, Site};
use std::path::Path;
use std::sync::OnceLock;
use std::thread;

/// Not the root of the host: an address that is not relative shows at once.
const MOUNT: &str = "/some/sub/path/";

/// The address of the built site.
pub fn url() -> &'static str {
    static URL: OnceLock<String> = OnceLock::new();
    URL.get_or_init(|| serve("dist"))
}

/// Serves a folder of the project; returns its address, which ends in a slash.
pub fn serve(folder: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    assert!(root.is_dir(), "no {folder}/: run `cargo xtask build` first");
    let mount = MOUNT.into();
    let server = Server::bind(Site { root, mount }, 0).expect("a port is free");
    let url = server.url();
    thread::spawn(move || server.run());
    url
}
