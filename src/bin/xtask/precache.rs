//! What the service worker (`public/sw.js`) keeps on a visitor's device: the list
//! of all files of a build.

use crate::{paths, sha256};
use std::fs;
use std::io;
use std::path::Path;

/// The service worker.
pub const WORKER: &str = "sw.js";
/// The whole game once more, in one file: nobody needs both.
pub const SINGLE: &str = "abalone.html";
/// Digits of a digest: enough that no file is taken for another by accident.
const DIGITS: usize = 32;

/// Writes the list before the service worker, in place of an older one.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(dist: &Path, build: &str) -> io::Result<()> {
    let worker = dist.join(WORKER);
    let script = fs::read_to_string(&worker)?;
    let rest = match script.split_once('\n') {
        Some((first, rest)) if first.starts_with(LIST) => rest,
        _ => &script,
    };
    fs::write(&worker, format!("{}\n{rest}", list(dist, build)?))
}

const LIST: &str = "self.abalone=";

fn list(dist: &Path, build: &str) -> io::Result<String> {
    let mut files = Vec::new();
    for file in paths::files_under(dist)? {
        let name = file.strip_prefix(dist).unwrap_or(&file).to_string_lossy();
        let name = name.replace('\\', "/");
        if is_kept(&name) {
            let digest = sha256::hex(&fs::read(&file)?);
            files.push(format!("\"{name}\":\"{}\"", &digest[..DIGITS]));
        }
    }
    Ok(format!(
        "{LIST}{{\"build\":\"{build}\",\"files\":{{{}}}}};",
        files.join(",")
    ))
}

/// Whether a file belongs to what is kept.
fn is_kept(name: &str) -> bool {
    let hidden = name.split('/').any(|part| part.starts_with('.'));
    // Frames without an origin have no service worker.
    let for_frames = name.ends_with("_inline.js");
    !hidden && !for_frames && name != WORKER && name != SINGLE && !name.ends_with(".map")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_written_once() {
        let dist = std::env::temp_dir().join(format!("abalone-precache-{}", std::process::id()));
        fs::create_dir_all(dist.join("lang")).expect("the temporary folder can be written");
        for (name, text) in [
            ("sw.js", "work();\nmore();\n"),
            ("index.html", "abc"),
            ("lang/fr.txt", ""),
            ("abalone.html", "all"),
            ("app.js.map", "{}"),
            (".nojekyll", ""),
        ] {
            fs::write(dist.join(name), text).expect("it can be written");
        }
        for build in ["1", "2"] {
            write(&dist, build).expect("the list can be written");
        }
        let script = fs::read_to_string(dist.join("sw.js")).expect("it is there");
        assert_eq!(
            script,
            "self.abalone={\"build\":\"2\",\"files\":{\
             \"index.html\":\"ba7816bf8f01cfea414140de5dae2223\",\
             \"lang/fr.txt\":\"e3b0c44298fc1c149afbf4c8996fb924\"}};\nwork();\nmore();\n"
        );
        fs::remove_dir_all(&dist).expect("it can be removed");
    }
}
