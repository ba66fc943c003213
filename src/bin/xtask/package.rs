//! The built site as one archive, as itch.io and many hosts take it.

use crate::fault::{Context, Result};
use crate::precache::SINGLE;
use crate::progress::Progress;
use crate::{paths, setup, sha256, site, zip};
use std::fs;

/// The command: builds what changed, and packs it into `target/package/`, next to
/// the game in one file.
///
/// # Errors
/// When the site does not build or a file cannot be written.
pub fn run() -> Result<()> {
    let mut progress = Progress::new(setup::STEPS + 1);
    setup::tools(&mut progress)?;
    site::build(&mut progress)?;
    let dist = paths::dist();
    let mut files = Vec::new();
    for file in paths::files_under(&dist).context(|| format!("reading {}", dist.display()))? {
        let name = file.strip_prefix(&dist).unwrap_or(&file).to_string_lossy();
        let name = name.replace('\\', "/");
        // A download of its own: in the archive everything would be there twice.
        if name != SINGLE {
            let bytes = fs::read(&file).context(|| format!("reading {name}"))?;
            files.push((name, bytes));
        }
    }
    let archive = zip::archive(&files).context(|| "packing the site".into())?;
    let single = fs::read(dist.join(SINGLE)).context(|| format!("reading {SINGLE}"))?;
    let folder = paths::target().join("package");
    fs::create_dir_all(&folder).context(|| format!("making {}", folder.display()))?;
    let version = env!("CARGO_PKG_VERSION");
    for (name, bytes) in [
        (format!("abalone-{version}.zip"), archive),
        (format!("abalone-{version}.html"), single),
    ] {
        let file = folder.join(&name);
        fs::write(&file, &bytes).context(|| format!("writing {}", file.display()))?;
        let size = bytes.len() as f64 / 1000.0;
        println!(
            "{}: {size:.0} KB, SHA-256 {}",
            file.display(),
            sha256::hex(&bytes)
        );
    }
    Ok(())
}
