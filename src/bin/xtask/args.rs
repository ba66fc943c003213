//! The command line.

use crate::checks;
use std::path::PathBuf;

/// What `cargo xtask help` prints.
pub const HELP: &str = "\
cargo xtask COMMAND [OPTIONS]

  play     install what is missing, build the site, serve it, open a browser
             --port N      first port to try (8080)
             --no-open     do not open a browser
  setup    install what building needs: the wasm32 standard library, trunk,
           the wasm-bindgen command, wasm-opt where npm is
             --browsers    the browsers of the tests too (apt, as root)
  build    build the site into dist/, ready for any static host and sub-path
             --quick       for trying out: built sooner, heavier and slower
  package  build, and pack the site into a zip file for itch.io and other hosts,
           next to the game in one file: target/package/
  serve    serve dist/ as it is
             --port N      first port to try (8080)
             --mount PATH  sub-path to serve it under (/)
             --dir DIR     another folder than dist/
             --open        open a browser
  test     every check, one report; the last line counts them
             NAME …        only these: format files clippy docs native deep
                           licences site weight browser axe speed; browser is
                           browser-chromium, browser-firefox, browser-webkit
           ABALONE_BROWSERS=chromium,… leaves the other browsers out
  shots    pictures of the screens, phone to desktop, in all themes, en and fr
             NAME …        only these screens
             --out DIR     folder for them (target/shots)
  help     this text

Tools are kept in $XDG_CACHE_HOME/abalone-tools (~/.cache/abalone-tools); delete
that folder to have them installed anew.
";

/// How to serve the site.
#[derive(Debug, PartialEq, Eq)]
pub struct Serving {
    /// First port to try.
    pub port: u16,
    /// Sub-path, with a slash at both ends.
    pub mount: String,
    /// Another folder than `dist/`.
    pub dir: Option<PathBuf>,
    /// Whether to open a browser.
    pub open: bool,
}

impl Serving {
    fn new(open: bool) -> Self {
        Serving {
            port: 8080,
            mount: "/".into(),
            dir: None,
            open,
        }
    }
}

/// A parsed command line.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Print the help.
    Help,
    /// Install the tools.
    Setup {
        /// Chromium and its driver too.
        browsers: bool,
    },
    /// Build `dist/`.
    Build {
        /// Sooner, but heavier and slower.
        quick: bool,
    },
    /// Build and pack.
    Package,
    /// Install, build, serve, open.
    Play(Serving),
    /// Serve what is built.
    Serve(Serving),
    /// Run checks.
    Test {
        /// Names of checks; all when empty.
        only: Vec<String>,
    },
    /// Take pictures.
    Shots {
        /// Names of screens; all when empty.
        screens: Vec<String>,
        /// The folder for them.
        out: Option<PathBuf>,
    },
    /// Finish what trunk staged; called by trunk.
    PostBuild,
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// A sentence that names the first argument that does not fit.
pub fn parse(args: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut args = Args(args.peekable());
    let Some(name) = args.0.next() else {
        return Err("no command given".into());
    };
    let command = match name.as_str() {
        "help" | "--help" | "-h" => Command::Help,
        "setup" => Command::Setup {
            browsers: args.flag("--browsers"),
        },
        "build" => Command::Build {
            quick: args.flag("--quick"),
        },
        "play" => Command::Play(serving(
            &mut args,
            Serving::new(true),
            &["--port", "--no-open"],
        )?),
        "serve" => Command::Serve(serving(
            &mut args,
            Serving::new(false),
            &["--port", "--mount", "--dir", "--open"],
        )?),
        "test" => test(&mut args)?,
        "shots" => shots(&mut args)?,
        "package" => Command::Package,
        "post-build" => Command::PostBuild,
        other => return Err(format!("unknown command `{other}`")),
    };
    match args.0.next() {
        None => Ok(command),
        Some(extra) => Err(format!("`{name}` does not take `{extra}`")),
    }
}

struct Args<I: Iterator<Item = String>>(std::iter::Peekable<I>);

impl<I: Iterator<Item = String>> Args<I> {
    fn flag(&mut self, name: &str) -> bool {
        self.0.next_if(|arg| arg == name).is_some()
    }

    fn word(&mut self) -> Option<String> {
        self.0.next_if(|arg| !arg.starts_with('-'))
    }

    fn value(&mut self, option: &str) -> Result<String, String> {
        self.0.next().ok_or(format!("`{option}` needs a value"))
    }
}

fn test<I: Iterator<Item = String>>(args: &mut Args<I>) -> Result<Command, String> {
    let only: Vec<String> = std::iter::from_fn(|| args.word()).collect();
    match only.iter().find(|name| !checks::is_known(name)) {
        None => Ok(Command::Test { only }),
        Some(name) => Err(format!("there is no check `{name}`")),
    }
}

fn shots<I: Iterator<Item = String>>(args: &mut Args<I>) -> Result<Command, String> {
    let (mut screens, mut out) = (Vec::new(), None);
    loop {
        if args.flag("--out") {
            out = Some(args.value("--out")?.into());
        } else if let Some(screen) = args.word() {
            screens.push(screen);
        } else {
            return Ok(Command::Shots { screens, out });
        }
    }
}

fn serving<I: Iterator<Item = String>>(
    args: &mut Args<I>,
    mut serving: Serving,
    allowed: &[&str],
) -> Result<Serving, String> {
    while let Some(option) = args.0.next_if(|arg| allowed.contains(&arg.as_str())) {
        match option.as_str() {
            "--open" => serving.open = true,
            "--no-open" => serving.open = false,
            "--port" => {
                let text = args.value(&option)?;
                serving.port = (text.parse().ok().filter(|&port| port > 0))
                    .ok_or(format!("`{text}` is not a port (1 to 65535)"))?;
            }
            "--mount" => serving.mount = mount(&args.value(&option)?),
            _ => serving.dir = Some(args.value(&option)?.into()),
        }
    }
    Ok(serving)
}

/// `a/b`, `/a/b` and `/a/b/` are all `/a/b/`.
fn mount(path: &str) -> String {
    match path.trim_matches('/') {
        "" => "/".into(),
        inner => format!("/{inner}/"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn commands_and_options() {
        assert_eq!(read("help"), Ok(Command::Help));
        assert_eq!(read("package"), Ok(Command::Package));
        assert_eq!(
            read("setup --browsers"),
            Ok(Command::Setup { browsers: true })
        );
        let Ok(Command::Play(play)) = read("play --no-open --port 9000") else {
            panic!("play was not read");
        };
        assert_eq!((play.port, play.open), (9000, false));
        let Ok(Command::Serve(serve)) = read("serve --mount a/b") else {
            panic!("serve was not read");
        };
        assert_eq!(serve.mount, "/a/b/");
        assert_eq!(read("build"), Ok(Command::Build { quick: false }));
        assert_eq!(read("build --quick"), Ok(Command::Build { quick: true }));
        let only = vec!["format".into(), "clippy".into()];
        assert_eq!(read("test format clippy"), Ok(Command::Test { only }));
        let only = vec!["browser".into(), "browser-webkit".into()];
        let line = "test browser browser-webkit";
        assert_eq!(read(line), Ok(Command::Test { only }));
        let (screens, out) = (vec!["start".into()], Some("x".into()));
        assert_eq!(
            read("shots start --out x"),
            Ok(Command::Shots { screens, out })
        );
    }

    #[test]
    fn refusals_name_what_does_not_fit() {
        assert_eq!(read(""), Err("no command given".into()));
        assert_eq!(read("dance"), Err("unknown command `dance`".into()));
        assert_eq!(
            read("build --fast"),
            Err("`build` does not take `--fast`".into())
        );
        assert_eq!(
            read("play --mount x"),
            Err("`play` does not take `--mount`".into())
        );
        assert_eq!(read("test all"), Err("there is no check `all`".into()));
        assert_eq!(
            read("test --all"),
            Err("`test` does not take `--all`".into())
        );
        assert_eq!(read("play --port"), Err("`--port` needs a value".into()));
        assert_eq!(
            read("play --port 0"),
            Err("`0` is not a port (1 to 65535)".into())
        );
    }
}
