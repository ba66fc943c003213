//! A program that runs beside the tests and ends with them, however they end.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

/// Starts what the arguments say, and ends it and all that it started when the
/// standard input is closed: the tests do so by ending, even by crashing. Then
/// the folder `$SCRATCH` goes.
#[cfg(unix)]
const GUARD: &str = r#"
"$@" </dev/null &
program=$!
exec >/dev/null
read -r _
trap : TERM
kill -TERM 0
(trap - TERM; sleep 5; kill -KILL 0) &
wait "$program"
[ -z "$SCRATCH" ] || rm -rf -- "$SCRATCH"
kill -KILL 0
"#;

/// How often a program is started that ends at once.
const STARTS: u32 = 5;

/// A driver, or a screen for a browser without one.
pub struct Process {
    child: Child,
}

impl Process {
    /// Starts a program with these arguments and variables. `read` looks at each
    /// line that it prints, until it finds there what it is after.
    ///
    /// # Panics
    /// When the program is not there, or ends without having said it, again and again.
    pub fn start<T>(
        program: &str,
        arguments: &[String],
        variables: &[(&str, &OsStr)],
        read: impl Fn(&str) -> Option<T>,
    ) -> (Process, T) {
        // A driver takes a port that is free for one kind of address and ends when it
        // is not for the other, so it may have to be started again.
        for _ in 0..STARTS {
            let (process, mut lines) = Process::launch(program, arguments, variables);
            if let Some(said) = lines.find_map(|line| read(&line)) {
                // The rest is read and dropped, else the program would stop when the
                // pipe is full.
                thread::spawn(move || lines.for_each(drop));
                return (process, said);
            }
        }
        panic!("{program} ended at once, {STARTS} times");
    }

    /// The same for a program that says nothing worth reading.
    pub fn start_silent(
        program: &str,
        arguments: &[String],
        variables: &[(&str, &OsStr)],
    ) -> Process {
        let (process, lines) = Process::launch(program, arguments, variables);
        thread::spawn(move || lines.for_each(drop));
        process
    }

    fn launch(
        program: &str,
        arguments: &[String],
        variables: &[(&str, &OsStr)],
    ) -> (Process, impl Iterator<Item = String> + Send + 'static) {
        let missing = || panic!("{program} is needed: `cargo xtask setup --browsers`");
        let mut command = guarded(&find(program).unwrap_or_else(missing));
        let mut child = (command.args(arguments))
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{program}: {error}"));
        let output = child.stdout.take().expect("standard output is piped");
        let lines = BufReader::new(output).lines().map_while(Result::ok);
        (Process { child }, lines)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        // Without a guard it has to be told; with one it may be gone already.
        if cfg!(not(unix)) {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// The full name of a program on PATH.
fn find(program: &str) -> Option<String> {
    if Path::new(program).is_absolute() {
        return Some(program.into());
    }
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
        .map(|file| file.to_string_lossy().into_owned())
}

#[cfg(unix)]
fn guarded(program: &str) -> Command {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new("sh");
    // A group of its own: the guard ends everybody in it.
    command
        .args(["-c", GUARD, "guard", program])
        .env_remove("SCRATCH")
        .process_group(0);
    command
}

#[cfg(not(unix))]
fn guarded(program: &str) -> Command {
    Command::new(program)
}
