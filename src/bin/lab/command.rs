//! What every command has in common.

use abalone::notation::read_variant_options;
use abalone::rules::{NoSuchRules, Rules, TeamReading};
use std::fs;
use std::io::{self, BufReader, Read};
use std::str::FromStr;

/// A command of `cargo lab`.
pub struct Command {
    /// The word that calls it.
    pub name: &'static str,
    /// How it is called, beginning with its name.
    pub usage: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// Runs it with the arguments after its name.
    pub run: fn(&[String]) -> Result<(), Failure>,
}

/// Why a command did not do what it was asked to.
pub enum Failure {
    /// It was called the wrong way: exit code 2.
    Usage(String),
    /// It went wrong: exit code 1.
    Failed(String),
}

impl Failure {
    /// A wrong call.
    pub fn usage(why: impl Into<String>) -> Failure {
        Failure::Usage(why.into())
    }

    /// A failure.
    pub fn failed(why: impl Into<String>) -> Failure {
        Failure::Failed(why.into())
    }
}

/// Arguments taken apart: flags that stand alone, options with a value, and
/// the rest in order.
pub struct Args {
    flags: Vec<&'static str>,
    options: Vec<(&'static str, String)>,
    /// What is neither flag nor option.
    pub plain: Vec<String>,
}

impl Args {
    /// Takes arguments apart; anything else that begins with `--` is refused.
    pub fn parse(
        args: &[String],
        flags: &[&'static str],
        options: &[&'static str],
    ) -> Result<Args, Failure> {
        let mut found = Args {
            flags: Vec::new(),
            options: Vec::new(),
            plain: Vec::new(),
        };
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            if let Some(flag) = flags.iter().find(|f| *f == arg) {
                found.flags.push(flag);
            } else if let Some(option) = options.iter().find(|o| *o == arg) {
                let value = rest
                    .next()
                    .ok_or_else(|| Failure::usage(format!("{option} needs a value")))?;
                found.options.push((option, value.clone()));
            } else if arg.starts_with("--") {
                return Err(Failure::usage(format!("there is no option {arg}")));
            } else {
                found.plain.push(arg.clone());
            }
        }
        Ok(found)
    }

    /// Whether a flag was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    /// The value of an option, the last one if given twice.
    pub fn value(&self, option: &str) -> Option<&str> {
        let found = self.options.iter().rev().find(|o| o.0 == option);
        found.map(|o| o.1.as_str())
    }

    /// The number that an option was given, if it was given.
    pub fn number<N: FromStr>(&self, option: &str) -> Result<Option<N>, Failure> {
        let wrong = |text: &str| Failure::usage(format!("{option}: \"{text}\" is not a number"));
        let read = |text: &str| text.parse().map_err(|_| wrong(text));
        self.value(option).map(read).transpose()
    }
}

/// The rules of a game as on a command line: `two+triangle`, or a game with
/// options as records have them, `two turn=own+own ball=yes`.
pub fn read_rules(text: &str) -> Result<Rules, String> {
    match text.split_once(' ') {
        None => text.parse().map_err(|e: NoSuchRules| e.to_string()),
        Some((game, options)) => {
            let rules: Rules = game.parse().map_err(|e: NoSuchRules| e.to_string())?;
            let variant = read_variant_options(rules.seating, options)?;
            Ok(Rules {
                triangles: rules.triangles || variant.rules.triangles,
                reading: match variant.rules.reading {
                    TeamReading::Inline => rules.reading,
                    other => other,
                },
                ..variant.rules
            })
        }
    }
}

/// Opens a file to be read, or standard input for `-`.
pub fn open(path: &str) -> Result<Box<dyn io::BufRead>, Failure> {
    if path == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = fs::File::open(path).map_err(|error| Failure::failed(format!("{path}: {error}")))?;
    Ok(Box::new(BufReader::new(file)))
}

/// The text of a file, or of standard input for `-`. Bytes that are no text
/// become replacement signs, which no notation has.
pub fn read_all(path: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    open(path)?
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::failed(format!("{path}: {error}")))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
