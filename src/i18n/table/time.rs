//! How clocks are written and spoken.

use crate::i18n::Lang;
use std::time::Duration;

/// A clock that shows less than this shows tenths of a second.
const TENTHS_BELOW: u64 = 20_000;

/// What a clock shows: `9:58`, `1:02:03`, and in the end `0:19.4`.
pub fn clock(lang: Lang, left: Duration) -> String {
    let millis = left.as_millis() as u64;
    let seconds = millis / 1000;
    let two = |number: u64| {
        let zero = if number < 10 { "0" } else { "" };
        [zero, &number.to_string()].concat()
    };
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let mut text = match hours {
        0 => minutes.to_string(),
        _ => [&hours.to_string(), ":", &two(minutes)].concat(),
    };
    text.push(':');
    text.push_str(&two(seconds % 60));
    if millis < TENTHS_BELOW {
        text.push_str(lang.locale().decimal);
        text.push_str(&(millis / 100 % 10).to_string());
    }
    text
}

/// How long what a clock shows stays true while it runs; never nothing.
pub fn clock_stays(left: Duration) -> Duration {
    let millis = left.as_millis() as u64;
    let step = if millis <= TENTHS_BELOW { 100 } else { 1000 };
    Duration::from_millis(millis % step + 1)
}

/// The same for listeners: "2 minutes left".
pub fn clock_spoken(lang: Lang, left: Duration) -> String {
    let words = &lang.messages().table;
    let seconds = left.as_secs() as u32;
    if seconds < 100 {
        lang.count(words.seconds_left, seconds)
    } else {
        lang.count(words.minutes_left, seconds / 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_tenths_when_it_matters() {
        let shows = |millis| clock(Lang::En, Duration::from_millis(millis));
        assert_eq!(shows(600_000), "10:00");
        assert_eq!(shows(599_999), "9:59");
        assert_eq!(shows(20_000), "0:20");
        assert_eq!(shows(19_999), "0:19.9");
        assert_eq!(shows(99), "0:00.0");
        assert_eq!(shows(3_723_000), "1:02:03");
        assert_eq!(clock(Lang::Fr, Duration::from_millis(4_250)), "0:04,2");
    }

    #[test]
    fn what_is_shown_changes_when_it_says_so() {
        for millis in [600_000, 599_123, 20_500, 20_000, 19_999, 8_040, 100, 7, 0] {
            let left = Duration::from_millis(millis);
            let stays = clock_stays(left);
            let last = left.saturating_sub(stays - Duration::from_millis(1));
            assert_eq!(clock(Lang::En, left), clock(Lang::En, last), "{millis}");
            if left >= stays {
                assert_ne!(
                    clock(Lang::En, left),
                    clock(Lang::En, left - stays),
                    "{millis}"
                );
            }
        }
    }

    #[test]
    fn clocks_are_told_in_whole_units() {
        let told = |seconds| clock_spoken(Lang::En, Duration::from_secs(seconds));
        assert_eq!(told(1), "1 second left");
        assert_eq!(told(150), "2 minutes left");
    }
}
