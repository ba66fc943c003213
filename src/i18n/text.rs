//! Message patterns: text with numbered gaps, checked when it is compiled.

/// A message with `N` gaps, written `{0}`, `{1}`, … in its pattern. The order
/// in the pattern is free, since word order differs between languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<const N: usize>(pub(super) &'static str);

impl<const N: usize> Text<N> {
    /// A message with this pattern.
    ///
    /// # Panics
    /// While compiling a constant, when the pattern does not have exactly the
    /// gaps `{0}` to `{N-1}`: a translation that forgets one does not compile.
    pub const fn new(pattern: &'static str) -> Text<N> {
        let bytes = pattern.as_bytes();
        let mut seen = [false; N];
        let mut at = 0;
        while at < bytes.len() {
            if bytes[at] == b'{' {
                let gap = (bytes[at + 1] - b'0') as usize;
                assert!(bytes[at + 2] == b'}', "a gap is written {{digit}}");
                assert!(gap < N, "a gap beyond the arguments");
                seen[gap] = true;
                at += 2;
            }
            at += 1;
        }
        let mut gap = 0;
        while gap < N {
            assert!(seen[gap], "a pattern leaves an argument out");
            gap += 1;
        }
        Text(pattern)
    }

    /// A message that says nothing, until a pattern is put into it that was looked
    /// at before.
    pub(super) const BLANK: Text<N> = Text("");

    /// The message with its gaps filled.
    pub fn with(self, arguments: [&str; N]) -> String {
        fill(self.0, &arguments)
    }
}

/// A message about a number of things. The first gap is the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    pub(super) one: &'static str,
    pub(super) few: &'static str,
    pub(super) other: &'static str,
}

impl Counted {
    /// For languages with two forms.
    pub const fn new(one: &'static str, other: &'static str) -> Counted {
        Counted {
            one,
            few: other,
            other,
        }
    }

    /// For languages with a form of its own for a few things.
    pub const fn with_few(one: &'static str, few: &'static str, other: &'static str) -> Counted {
        Counted { one, few, other }
    }

    /// The message in a grammatical form, the number filled in.
    pub fn with(self, form: Form, number: &str) -> String {
        let pattern = match form {
            Form::One => self.one,
            Form::Few => self.few,
            Form::Other => self.other,
        };
        fill(pattern, &[number])
    }
}

/// The grammatical form that a number asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As for one thing.
    One,
    /// As for a few things, in languages that tell them from many.
    Few,
    /// All else.
    Other,
}

fn fill(pattern: &str, arguments: &[&str]) -> String {
    let mut filled = String::with_capacity(pattern.len() + 16);
    let mut rest = pattern;
    while let Some(open) = rest.find('{') {
        filled.push_str(&rest[..open]);
        let gap = rest
            .as_bytes()
            .get(open + 1)
            .map_or(0, |b| b.wrapping_sub(b'0'));
        filled.push_str(arguments.get(usize::from(gap)).copied().unwrap_or_default());
        rest = rest.get(open + 3..).unwrap_or_default();
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_any_order() {
        const TEXT: Text<2> = Text::new("{1} before {0}, {1} again");
        assert_eq!(TEXT.with(["a", "b"]), "b before a, b again");
        assert_eq!(Text::<0>::new("nothing").with([]), "nothing");
    }

    #[test]
    fn filled_text_is_not_read_again() {
        const TEXT: Text<1> = Text::new("<{0}>");
        assert_eq!(TEXT.with(["{0}"]), "<{0}>");
    }

    #[test]
    fn numbers_choose_the_form() {
        let marbles = Counted::with_few("{0} kulička", "{0} kuličky", "{0} kuliček");
        assert_eq!(marbles.with(Form::One, "1"), "1 kulička");
        assert_eq!(marbles.with(Form::Few, "3"), "3 kuličky");
        assert_eq!(marbles.with(Form::Other, "5"), "5 kuliček");
        let plain = Counted::new("{0} marble", "{0} marbles");
        assert_eq!(plain.with(Form::Few, "3"), "3 marbles");
    }
}
