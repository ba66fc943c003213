//! The languages.

use super::text::{Counted, Form};

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Italian.
    It,
    /// Spanish.
    Es,
    /// Czech.
    Cs,
}

/// What a language is made of besides its messages.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// Language tag, as in the `lang` attribute.
    pub code: &'static str,
    /// The language's name in the language itself.
    pub name: &'static str,
    /// The grammatical form for a number of things.
    pub form: fn(u32) -> Form,
    /// Between whole and fraction.
    pub decimal: &'static str,
    /// Between groups of three digits.
    pub thousands: &'static str,
}

/// One thing, or several or none.
fn one_or_more(n: u32) -> Form {
    if n == 1 { Form::One } else { Form::Other }
}

static ENGLISH: Locale = Locale {
    code: "en",
    name: "English",
    form: one_or_more,
    decimal: ".",
    thousands: ",",
};

static FRENCH: Locale = Locale {
    code: "fr",
    name: "Français",
    form: |n| if n < 2 { Form::One } else { Form::Other },
    decimal: ",",
    thousands: "\u{202f}",
};

static GERMAN: Locale = Locale {
    code: "de",
    name: "Deutsch",
    form: one_or_more,
    decimal: ",",
    thousands: ".",
};

static ITALIAN: Locale = Locale {
    code: "it",
    name: "Italiano",
    form: one_or_more,
    decimal: ",",
    thousands: ".",
};

static SPANISH: Locale = Locale {
    code: "es",
    name: "Español",
    form: one_or_more,
    decimal: ",",
    thousands: "\u{202f}",
};

static CZECH: Locale = Locale {
    code: "cs",
    name: "Čeština",
    form: |n| match n {
        1 => Form::One,
        2..=4 => Form::Few,
        _ => Form::Other,
    },
    decimal: ",",
    thousands: "\u{202f}",
};

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Lang; 6] = [Lang::En, Lang::Fr, Lang::De, Lang::It, Lang::Es, Lang::Cs];

    /// The language's conventions.
    pub const fn locale(self) -> &'static Locale {
        match self {
            Lang::En => &ENGLISH,
            Lang::Fr => &FRENCH,
            Lang::De => &GERMAN,
            Lang::It => &ITALIAN,
            Lang::Es => &SPANISH,
            Lang::Cs => &CZECH,
        }
    }

    /// Language tag, as in the `lang` attribute and in settings.
    pub const fn code(self) -> &'static str {
        self.locale().code
    }

    /// The language of a tag such as `fr` or `fr-CA`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let primary = code.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// The first language of a reader's list that there is, else English.
    pub fn preferred<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Lang {
        wanted
            .into_iter()
            .find_map(Lang::from_code)
            .unwrap_or_default()
    }

    /// A message about a number of things.
    pub fn count(self, message: Counted, number: u32) -> String {
        message.with((self.locale().form)(number), &self.number(number.into()))
    }

    /// A whole number, its digits in groups of three from five digits on.
    pub fn number(self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < 5 {
            return digits;
        }
        let mut grouped = String::with_capacity(digits.len() + 4);
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                grouped.push_str(self.locale().thousands);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A number of hundredths with its sign and two digits after the point:
    /// −125 is "−1.25".
    pub fn signed_hundredths(self, hundredths: i32) -> String {
        let sign = match hundredths {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        let size = hundredths.unsigned_abs();
        let (whole, rest) = (size / 100, size % 100);
        let zero = if rest < 10 { "0" } else { "" };
        [
            sign,
            &whole.to_string(),
            self.locale().decimal,
            zero,
            &rest.to_string(),
        ]
        .concat()
    }

    /// A date of a game record (`2026.11.30`) in words; text that is no such
    /// date is given back as it is.
    pub fn date(self, record: &str) -> String {
        let mut parts = record.splitn(3, '.');
        let mut next = || parts.next().and_then(|part| part.parse::<usize>().ok());
        let (Some(year), Some(month), Some(day)) = (next(), next(), next()) else {
            return record.to_owned();
        };
        let Some(name) = month
            .checked_sub(1)
            .and_then(|index| self.pages().months.get(index))
        else {
            return record.to_owned();
        };
        self.pages()
            .date
            .with([&day.to_string(), name, &year.to_string()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_list_decides() {
        assert_eq!(Lang::preferred(["nl", "fr-CA", "en"]), Lang::Fr);
        assert_eq!(Lang::preferred(["EN_us"]), Lang::En);
        assert_eq!(Lang::preferred(["xx", ""]), Lang::En);
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
    }

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(Lang::En.number(9_999), "9999");
        assert_eq!(Lang::En.number(1_234_567), "1,234,567");
        assert_eq!(Lang::De.number(12_345), "12.345");
        assert_eq!(Lang::Fr.number(12_345), "12\u{202f}345");
        assert_eq!(Lang::En.signed_hundredths(-125), "−1.25");
        assert_eq!(Lang::Fr.signed_hundredths(7), "+0,07");
        assert_eq!(Lang::En.signed_hundredths(0), "0.00");
    }

    #[test]
    fn dates_follow_the_language() {
        assert_eq!(Lang::En.date("2026.11.30"), "30 Nov 2026");
        assert_eq!(Lang::Fr.date("2026.07.01"), "1 juil. 2026");
        assert_eq!(Lang::En.date("????.??.??"), "????.??.??");
        assert_eq!(Lang::En.date("2026.13.01"), "2026.13.01");
    }

    #[test]
    fn french_counts_zero_as_singular() {
        let plies = |lang: Lang, n| lang.count(lang.pages().games.moves, n);
        assert_eq!(plies(Lang::En, 0), "0 moves");
        assert_eq!(plies(Lang::En, 1), "1 move");
        assert_eq!(plies(Lang::Fr, 0), "0 coup");
        assert_eq!(plies(Lang::Fr, 2), "2 coups");
    }
}
