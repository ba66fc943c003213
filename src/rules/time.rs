//! How long the players may think.

use std::fmt;
use std::str::FromStr;

/// How long the players may think. Seconds throughout; a limit is never 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// As long as they like.
    #[default]
    None,
    /// Each player has a clock, which runs while it is his turn. Whoever's time
    /// is up has lost.
    PerPlayer {
        /// At the start.
        seconds: u32,
        /// Added after each turn.
        increment: u32,
    },
    /// One clock for all. When it is up the game ends at once, and the side
    /// with more ejections has won.
    Common {
        /// For the whole game.
        seconds: u32,
    },
}

/// The longest limit: a day.
const LONGEST: u32 = 24 * 60 * 60;
/// What the text of a common limit ends with.
const COMMON: &str = " common";

impl TimeControl {
    /// Whether there is no clock.
    pub const fn is_none(self) -> bool {
        matches!(self, TimeControl::None)
    }

    /// What a clock shows at the start, in seconds; 0 without one.
    pub const fn seconds(self) -> u32 {
        match self {
            TimeControl::None => 0,
            TimeControl::PerPlayer { seconds, .. } | TimeControl::Common { seconds } => seconds,
        }
    }
}

/// As in game records: `-`, `600`, `600+5`, `600 common`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::None => f.write_str("-"),
            TimeControl::PerPlayer {
                seconds,
                increment: 0,
            } => write!(f, "{seconds}"),
            TimeControl::PerPlayer { seconds, increment } => write!(f, "{seconds}+{increment}"),
            TimeControl::Common { seconds } => write!(f, "{seconds}{COMMON}"),
        }
    }
}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchTime(pub String);

impl fmt::Display for NoSuchTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.0;
        write!(
            f,
            "\"{text}\" is no time control; seconds, seconds+increment, or seconds and \"common\" are"
        )
    }
}

impl std::error::Error for NoSuchTime {}

impl FromStr for TimeControl {
    type Err = NoSuchTime;

    fn from_str(text: &str) -> Result<TimeControl, NoSuchTime> {
        let wrong = || NoSuchTime(text.to_owned());
        let number = |digits: &str, least: u32| {
            let plain = digits.bytes().all(|b| b.is_ascii_digit());
            let number = plain.then(|| digits.parse().ok()).flatten();
            number
                .filter(|n| (least..=LONGEST).contains(n))
                .ok_or_else(wrong)
        };
        let trimmed = text.trim();
        // A limit of nought is none, never a default.
        if matches!(trimmed, "-" | "?" | "" | "0") {
            return Ok(TimeControl::None);
        }
        if let Some(seconds) = trimmed.strip_suffix(COMMON) {
            let seconds = number(seconds, 1)?;
            return Ok(TimeControl::Common { seconds });
        }
        let (seconds, increment) = trimmed.split_once('+').unwrap_or((trimmed, "0"));
        Ok(TimeControl::PerPlayer {
            seconds: number(seconds, 1)?,
            increment: number(increment, 0)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read_back() {
        let per_player = |seconds, increment| TimeControl::PerPlayer { seconds, increment };
        for (text, time) in [
            ("-", TimeControl::None),
            ("600", per_player(600, 0)),
            ("300+5", per_player(300, 5)),
            ("900 common", TimeControl::Common { seconds: 900 }),
        ] {
            assert_eq!(text.parse(), Ok(time));
            assert_eq!(time.to_string(), text);
        }
        assert_eq!("?".parse(), Ok(TimeControl::None));
        assert_eq!("0".parse(), Ok(TimeControl::None));
        for wrong in [
            "0+5", "0 common", "ten", "5+", "+5", "-5", "90000", "40/9000",
        ] {
            assert!(wrong.parse::<TimeControl>().is_err(), "{wrong}");
        }
    }
}
