//! From a clone to a game: install, build, serve, open.

use crate::args::Serving;
use crate::fault::{Context, Fault, Result};
use crate::progress::Progress;
use crate::server::{Server, Site};
use crate::{paths, setup, site};
use std::process::{Command, Stdio};

/// The command `play`.
///
/// # Errors
/// When a step fails.
pub fn run(serving: &Serving) -> Result<()> {
    let mut progress = Progress::new(setup::STEPS + 1);
    setup::tools(&mut progress)?;
    site::build(&mut progress)?;
    serve(serving)
}

/// The command `serve`.
///
/// # Errors
/// When there is nothing to serve or no port is free.
pub fn serve(serving: &Serving) -> Result<()> {
    let root = serving.dir.clone().unwrap_or_else(paths::dist);
    if !root.join("index.html").is_file() {
        return Err(
            Fault::new(format!("{} holds no index.html", root.display()))
                .advise("run `cargo xtask build` first"),
        );
    }
    let mount = serving.mount.clone();
    let server = Server::bind(Site { root, mount }, serving.port)
        .context(|| format!("port {} and those after it", serving.port))
        .map_err(|fault| fault.advise("name a free port with --port"))?;
    println!("\nAbalone is at {}   (Ctrl+C ends it)", server.url());
    if serving.open {
        open(&server.url());
    }
    server.run();
    Ok(())
}

/// Opens a browser if there is one to see; if not, the address is on the screen.
fn open(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        let screen = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !screen("DISPLAY") && !screen("WAYLAND_DISPLAY") {
            return;
        }
        Command::new("xdg-open")
    };
    let quiet = command.arg(url).stdout(Stdio::null()).stderr(Stdio::null());
    // Never waited for: it may be the browser itself and live as long as the game.
    if quiet.spawn().is_err() {
        println!("no browser could be opened; open the address by hand");
    }
}
