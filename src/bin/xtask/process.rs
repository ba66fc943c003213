//! Running other programs.

use crate::fault::{Fault, Result};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How often a child with a time limit is looked at.
const POLL: Duration = Duration::from_millis(50);

/// Runs a program; its output goes to the screen.
///
/// # Errors
/// When it cannot be started or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let mut child = spawn(command)?;
    finish(command, &mut child)
}

/// Starts a program.
///
/// # Errors
/// When it cannot be started.
pub fn spawn(command: &mut Command) -> Result<Child> {
    command
        .spawn()
        .map_err(|error| not_started(command, &error))
}

/// Waits for a program that [`spawn`] started.
///
/// # Errors
/// When it fails.
pub fn finish(command: &Command, child: &mut Child) -> Result<()> {
    let status = child.wait().map_err(|error| not_started(command, &error))?;
    succeed(command, status)
}

/// Like [`run`], but ends the program when it takes too long.
///
/// # Errors
/// When it cannot be started, fails, or runs out of time.
pub fn run_within(command: &mut Command, limit: Duration) -> Result<()> {
    let mut child = spawn(command)?;
    match wait(&mut child, limit) {
        Some(status) => succeed(command, status),
        None => {
            // It may have ended by itself meanwhile; either way it is gone.
            let _ = child.kill();
            let _ = child.wait();
            Err(Fault::new(format!(
                "`{}` took more than {} s",
                line(command),
                limit.as_secs()
            )))
        }
    }
}

fn wait(child: &mut Child, limit: Duration) -> Option<ExitStatus> {
    let begun = Instant::now();
    while begun.elapsed() < limit {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        sleep(POLL);
    }
    None
}

/// Runs a program and returns what it printed on standard output.
///
/// # Errors
/// When it cannot be started or fails; the fault holds its error output.
pub fn output(command: &mut Command) -> Result<String> {
    let out = (command.stdin(Stdio::null()).output()).map_err(|e| not_started(command, &e))?;
    if out.status.success() {
        return Ok(String::from_utf8_lossy(&out.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&out.stderr);
    Err(Fault::new(format!(
        "`{}` failed ({})\n{}",
        line(command),
        out.status,
        said.trim_end()
    )))
}

fn succeed(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    Err(Fault::new(format!("`{}` failed ({status})", line(command))))
}

fn not_started(command: &Command, error: &std::io::Error) -> Fault {
    Fault::new(format!("`{}` did not start: {error}", line(command)))
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|a| a.to_string_lossy().into_owned()));
    words.join(" ")
}

/// A command for Cargo itself.
pub fn cargo() -> Command {
    Command::new("cargo")
}
