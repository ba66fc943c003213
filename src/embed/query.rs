//! Takes the part of an address behind `?` or `#` apart.

use super::fault::{ParamFault, shown};

/// The longest text of one parameter, in bytes: a game of thousands of moves.
const LONGEST: usize = 100_000;
/// More parameters than that are looked at no more.
const MOST: usize = 200;

/// The names and values, in order, percent-encoding undone; `+` is a space.
///
/// # Errors
/// When a value is too long, or is no text.
pub(super) fn pairs(text: &str) -> Result<Vec<(String, String)>, ParamFault> {
    let text = text.trim_start_matches(['?', '#']);
    let parts = text.split('&').filter(|part| !part.is_empty()).take(MOST);
    parts
        .map(|part| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let name = decode(name).unwrap_or_default();
            if value.len() > LONGEST {
                let name = shown(&name);
                return Err(ParamFault::TooLong { name });
            }
            match decode(value) {
                Some(value) => Ok((name, value)),
                None => Err(ParamFault::Encoding { name: shown(&name) }),
            }
        })
        .collect()
}

/// Undoes percent-encoding; `None` for what is cut short or no UTF-8.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
                (high * 16 + low) as u8
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_apart() {
        let found = pairs("?a=1&b=x%20y+z&c&&%61=%C3%A9").expect("all is text");
        let found: Vec<_> = found.iter().map(|(n, v)| (&n[..], &v[..])).collect();
        assert_eq!(found, [("a", "1"), ("b", "x y z"), ("c", ""), ("a", "é")]);
        assert_eq!(pairs("#"), Ok(vec![]));
    }

    #[test]
    fn what_is_no_text_is_said() {
        for bad in ["?pos=%", "?pos=%2", "?pos=%zz", "?pos=%ff%fe", "#pos=%C3"] {
            let name = "pos".to_owned();
            assert_eq!(pairs(bad), Err(ParamFault::Encoding { name }), "{bad}");
        }
        let long = format!("?apgn={}", "x".repeat(LONGEST + 1));
        assert!(matches!(pairs(&long), Err(ParamFault::TooLong { .. })));
        // A damaged name is no name of ours.
        assert_eq!(pairs("?%=1"), Ok(vec![(String::new(), "1".to_owned())]));
    }
}
