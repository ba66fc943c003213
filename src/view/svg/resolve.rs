//! Style-sheet variables as plain attributes: a page's style sheet is not there
//! in a file, and many programs that show SVG know no variables.

/// What is written where a variable stands.
const VARIABLE: &str = "=\"var(--";

/// The text with every `property="var(--name,usual)"` written as
/// `property="value"`: one of `values` where the name is among them, else the
/// usual one.
pub(super) fn resolve(text: &str, values: &[(&str, &str)]) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, found)) = rest.split_once(VARIABLE) {
        plain.push_str(before);
        match one(found) {
            Some((name, usual, after)) => {
                let value = values.iter().find(|value| value.0 == name);
                let value = value.map_or(usual, |value| value.1);
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
            resolve(text, &[("y", "blue")]),
            r#"<a fill="red"/><b stroke="blue" c="d"/>"#
        );
        for plain in [r#"<a fill="red"/>"#, r#"<a fill="var(--x)"/>"#] {
            assert_eq!(resolve(plain, &[]), plain);
        }
    }
}
