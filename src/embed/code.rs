//! The code that puts a board into a page: what authors copy.

use std::fmt::Write;

/// Height of a board in relation to its width, in percent.
const BOARD_HEIGHT: u32 = 92;
/// Pixels under a board that has controls.
const CONTROLS_HEIGHT: u32 = 110;

/// A board in somebody else's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embedding {
    /// Names and values of parameters.
    pub parameters: Vec<(&'static str, String)>,
    /// Width in pixels.
    pub width: u32,
    /// Whether there is anything besides the board.
    pub controls: bool,
}

impl Embedding {
    /// The address of the board in the folder of the site.
    pub fn address(&self) -> String {
        let mut address = String::from("embed.html");
        for (number, (name, value)) in self.parameters.iter().enumerate() {
            address.push(if number == 0 { '?' } else { '&' });
            address.push_str(name);
            address.push('=');
            encode(&mut address, value);
        }
        address
    }

    /// Height in pixels.
    pub fn height(&self) -> u32 {
        let below = if self.controls { CONTROLS_HEIGHT } else { 0 };
        self.width * BOARD_HEIGHT / 100 + below
    }

    /// The element, with the script that defines it; `folder` is the address of
    /// the site with the stroke at its end.
    pub fn element(&self, folder: &str) -> String {
        let mut code = [
            "<script type=\"module\" src=",
            &quoted(&[folder, "abalone-embed.js"].concat()),
            "></script>\n<abalone-board",
        ]
        .concat();
        for (name, value) in &self.parameters {
            code.push_str(&[" ", name, "=", &quoted(value)].concat());
        }
        let width = self.width.to_string();
        code.push_str(&[" style=\"width: ", &width, "px\"></abalone-board>"].concat());
        code
    }

    /// The plain frame.
    pub fn frame(&self, folder: &str) -> String {
        let source = [folder, &self.address()].concat();
        [
            "<iframe src=",
            &quoted(&source),
            " title=\"Abalone\" width=\"",
            &self.width.to_string(),
            "\" height=\"",
            &self.height().to_string(),
            "\" style=\"border: 0\" loading=\"lazy\"></iframe>",
        ]
        .concat()
    }
}

/// Writes a value as an address holds it. Strokes stay: a position reads better
/// with them.
fn encode(into: &mut String, value: &str) {
    for byte in value.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'/' => {
                into.push(char::from(byte));
            }
            // Writing to a string cannot fail.
            _ => drop(write!(into, "%{byte:02X}")),
        }
    }
}

/// A value of an attribute.
fn quoted(value: &str) -> String {
    let value = value.replace('&', "&amp;").replace('"', "&quot;");
    let value = value.replace('<', "&lt;");
    ["\"", &value, "\""].concat()
}

#[cfg(test)]
mod tests {
    use super::super::Params;
    use super::*;

    fn embedding(parameters: Vec<(&'static str, String)>) -> Embedding {
        Embedding {
            parameters,
            width: 480,
            controls: true,
        }
    }

    #[test]
    fn what_is_written_the_board_reads() {
        let position = "5/6/7/8/2bbbww2/8/7/6/5 b 0-0 0 1";
        let made = embedding(vec![
            ("mode", "puzzle".to_owned()),
            ("pos", position.to_owned()),
            ("solution", "e3e4+e8e7".to_owned()),
            ("apgn", "é&\"<%".to_owned()),
        ]);
        let address = made.address();
        assert!(address.contains("pos=5/6/7/8/2bbbww2/8/7/6/5%20b%200-0%200%201&"));
        let query = address.strip_prefix("embed.html").expect("its name");
        let params = Params::read(query, "").expect("parameters");
        assert_eq!(params.pos.as_deref(), Some(position));
        assert_eq!(params.solution.as_deref(), Some("e3e4+e8e7"));
        assert_eq!(params.apgn.as_deref(), Some("é&\"<%"));
    }

    #[test]
    fn code_cannot_be_broken_out_of() {
        let made = embedding(vec![("game", "\"><script>&".to_owned())]);
        let folder = "https://example.org/a\"b/";
        for code in [made.element(folder), made.frame(folder)] {
            assert!(
                !code.contains("<script>") && !code.contains("a\"b"),
                "{code}"
            );
        }
        assert!(
            made.element(folder)
                .contains(" game=\"&quot;>&lt;script>&amp;\"")
        );
    }

    #[test]
    fn a_board_without_controls_is_as_high_as_a_board() {
        let mut made = embedding(Vec::new());
        assert_eq!(made.height(), 551);
        made.controls = false;
        assert_eq!(made.height(), 441);
        assert_eq!(made.address(), "embed.html");
    }
}
