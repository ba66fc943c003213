//! Style-sheet variables as plain attributes: a page's style sheet is not there
//! in a file, and many programs that show SVG know no variables.

/// What a property is written as in the definitions.
const STYLE: &str = "style=\"";
const VARIABLE: &str = ":var(--";

/// The text with every `style="property:var(--name,usual)"` written as
/// `property="value"`: one of `values` where the name is among them, else the
/// usual one.
pub(super) fn resolve(text: &str, values: &[(&str, &str)]) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, found)) = rest.split_once(STYLE) {
        plain.push_str(before);
        match one(found) {
            Some((property, name, usual, after)) => {
                let value = values.iter().find(|value| value.0 == name);
                let value = value.map_or(usual, |value| value.1);
                plain.push_str(&[property, "=\"", value, "\""].concat());
                rest = after;
            }
            None => {
                plain.push_str(STYLE);
                rest = found;
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// Property, variable, usual value, and what follows.
fn one(found: &str) -> Option<(&str, &str, &str, &str)> {
    let (style, after) = found.split_once('"')?;
    let (property, variable) = style.split_once(VARIABLE)?;
    let (name, usual) = variable.strip_suffix(')')?.split_once(',')?;
    Some((property, name, usual, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_become_values() {
        let text = r#"<a style="fill:var(--x,red)"/><b style="stroke:var(--y,#123)" c="d"/>"#;
        assert_eq!(
            resolve(text, &[("y", "blue")]),
            r#"<a fill="red"/><b stroke="blue" c="d"/>"#
        );
        assert_eq!(
            resolve(r#"<a style="fill:red"/>"#, &[]),
            r#"<a style="fill:red"/>"#
        );
    }
}
