//! Commands inside comments: `[%clk 0:09:58.3]` for the mover's time left after the
//! move, `[%now 0:04:12.5]` for the clock that ran when the game was interrupted,
//! and `[%out white time]` for a seat that left a game which went on.

use crate::notation::record::{Comment, Leave, Notes};
use crate::rules::{Colour, Rules};
use std::time::Duration;

/// Sorts what a comment holds into notes: the commands that are understood,
/// and the words, with any other commands left in them.
pub(super) fn take_comment(notes: &mut Notes, text: &str, rules: &Rules) {
    let mut words = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at(at);
        words.push_str(before);
        let Some(end) = command.find(']') else {
            rest = command;
            break;
        };
        let (command, after) = command.split_at(end + 1);
        if !take_command(notes, &command[2..end], rules) {
            words.push_str(command);
        }
        rest = after;
    }
    words.push_str(rest);
    notes.comments.extend(Comment::new(&words));
}

fn take_command(notes: &mut Notes, command: &str, rules: &Rules) -> bool {
    let mut parts = command.split_whitespace();
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some("clk"), Some(time), None, None) => match read_clock(time) {
            Some(time) => {
                notes.clock = Some(time);
                true
            }
            None => false,
        },
        (Some("now"), Some(time), None, None) => match read_clock(time) {
            Some(time) => {
                notes.running_clock = Some(time);
                true
            }
            None => false,
        },
        (Some("out"), Some(colour), why, None) if matches!(why, None | Some("time")) => {
            // Where a leaving seat ends the game, that is what the result says.
            if rules.sides() == 2 {
                return false;
            }
            let colour = Colour::ALL.into_iter().find(|c| c.name() == colour);
            let Some(seat) = colour.and_then(|colour| rules.seating.seat_of(colour)) else {
                return false;
            };
            notes.leaves.push(Leave {
                seat,
                on_time: why.is_some(),
            });
            true
        }
        _ => false,
    }
}

/// `h:mm:ss`, with up to three digits after a point.
fn read_clock(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let mut seconds: u64 = 0;
    let parts: Vec<&str> = whole.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return None;
    }
    for part in parts {
        seconds = seconds * 60 + u64::from(number(part)?);
    }
    let millis = if text.contains('.') {
        let digits = fraction.get(..3).unwrap_or(fraction);
        number(fraction)?;
        format!("{digits:0<3}").parse().ok()?
    } else {
        0
    };
    Some(Duration::from_secs(seconds) + Duration::from_millis(millis))
}

/// What notes say in commands.
pub(super) fn commands(notes: &Notes, rules: &Rules) -> Vec<String> {
    let mut all = Vec::new();
    all.extend(
        notes
            .clock
            .map(|time| format!("[%clk {}]", write_clock(time))),
    );
    all.extend(
        notes
            .running_clock
            .map(|time| format!("[%now {}]", write_clock(time))),
    );
    for leave in &notes.leaves {
        if leave.seat.index() < rules.seating.seats() {
            let colour = rules.seating.colour(leave.seat).name();
            let why = if leave.on_time { " time" } else { "" };
            all.push(format!("[%out {colour}{why}]"));
        }
    }
    all
}

fn write_clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let mut text = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    let millis = time.subsec_millis();
    if millis > 0 {
        let digits = format!("{millis:03}");
        text.push('.');
        text.push_str(digits.trim_end_matches('0'));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(text: &str, game: &str) -> Notes {
        let mut notes = Notes::default();
        take_comment(&mut notes, text, &game.parse().expect("rules"));
        notes
    }

    #[test]
    fn clocks_are_read_and_written() {
        for (text, millis) in [
            ("0:09:58.3", 598_300),
            ("1:00:00", 3_600_000),
            ("0:00:00.007", 7),
            ("12:34:56.78", 45_296_780),
        ] {
            let time = Duration::from_millis(millis);
            assert_eq!(read_clock(text), Some(time));
            assert_eq!(write_clock(time), text);
        }
        assert_eq!(read_clock("9:58"), Some(Duration::from_secs(598)));
        assert_eq!(
            read_clock("0:0:1.123456"),
            Some(Duration::from_millis(1_123))
        );
        for wrong in [
            "",
            "12",
            "1:2:3:4",
            "a:b:c",
            "0:00:00.",
            "0:00:-1",
            "0:00:01.é00",
        ] {
            assert_eq!(read_clock(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn commands_are_taken_out_of_the_words() {
        let found = notes("good [%clk 0:01:00] move [%eval 3] [%clk x", "two");
        assert_eq!(found.clock, Some(Duration::from_secs(60)));
        assert_eq!(found.comments.len(), 1);
        assert_eq!(found.comments[0].as_str(), "good move [%eval 3] [%clk x");
        assert!(notes("[%clk 0:01:00]", "two").comments.is_empty());
    }

    #[test]
    fn seats_leave_only_games_that_go_on() {
        let three = notes("[%out white time] [%out red]", "three");
        assert_eq!(three.leaves.len(), 2);
        assert!(three.leaves[0].on_time && !three.leaves[1].on_time);
        assert_eq!(commands(&three, &"three".parse().expect("rules")).len(), 2);
        for game in ["two", "four", "six", "4x2x2"] {
            let found = notes("[%out white]", game);
            assert!(found.leaves.is_empty());
            assert_eq!(found.comments.len(), 1);
        }
        assert!(notes("[%out green]", "three").leaves.is_empty());
    }
}
