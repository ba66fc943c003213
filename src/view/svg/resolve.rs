//! Style-sheet variables as plain attributes: a page's style sheet is not there
//! in a file, and many programs that show SVG know no variables.

use super::definitions::definitions;

/// Variables of a page beyond those of the definitions: the ground, letters and
/// digits, what keeps them apart from the board, the traces of a move.
const OTHERS: [&str; 4] = ["bg", "board-text", "board-halo", "board-mark"];

/// How a page shows the board, by the names of its variables: what stands in a
/// picture in place of what is usual. Nothing is known at first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Colours(Vec<(String, String)>);

impl Colours {
    /// Asks a page for each variable; it answers with nothing where it has none.
    pub fn of(page: impl Fn(&str) -> String) -> Colours {
        let text = definitions();
        let used = text.split(VARIABLE).skip(1).filter_map(one);
        let names = used.map(|(name, ..)| name).chain(OTHERS);
        let known = names.map(|name| (name.to_owned(), page(name)));
        Colours(known.filter(|(_, value)| !value.is_empty()).collect())
    }

    /// What the page says of a variable.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|known| known.0 == name)?;
        Some(&found.1)
    }
}

/// What is written where a variable stands.
const VARIABLE: &str = "=\"var(--";

/// The text with every `property="var(--name,usual)"` written as
/// `property="value"`: that of the page where it is known, one of `values` where the
/// name is among them, else the usual one.
pub(super) fn resolve(text: &str, page: &Colours, values: &[(&str, &str)]) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, found)) = rest.split_once(VARIABLE) {
        plain.push_str(before);
        match one(found) {
            Some((name, usual, after)) => {
                let value = values.iter().find(|value| value.0 == name);
                let usual = value.map_or(usual, |value| value.1);
                let value = page.get(name).unwrap_or(usual);
                plain.push_str(&["=\"", value, "\""].concat());
                rest = after;
            }
            None => {
                plain.push_str(VARIABLE);
                rest = found;
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// Variable, usual value, and what follows.
fn one(found: &str) -> Option<(&str, &str, &str)> {
    let (variable, after) = found.split_once('"')?;
    let (name, usual) = variable.strip_suffix(')')?.split_once(',')?;
    Some((name, usual, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_become_values() {
        let text = r#"<a fill="var(--x,red)"/><b stroke="var(--y,#123)" c="d"/>"#;
        assert_eq!(
            resolve(text, &Colours::default(), &[("y", "blue")]),
            r#"<a fill="red"/><b stroke="blue" c="d"/>"#
        );
        for plain in [r#"<a fill="red"/>"#, r#"<a fill="var(--x)"/>"#] {
            assert_eq!(resolve(plain, &Colours::default(), &[]), plain);
        }
    }
}
