//! Messages as JSON text: only written, and only what the messages need.

use std::fmt::Write;

/// An object that is being written.
#[derive(Clone, Debug)]
pub struct Object(String);

impl Default for Object {
    fn default() -> Self {
        Object::new()
    }
}

impl Object {
    /// Nothing in it yet.
    pub fn new() -> Object {
        Object(String::from("{"))
    }

    fn name(&mut self, name: &str) {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        push_text(&mut self.0, name);
        self.0.push(':');
    }

    /// A text.
    pub fn text(mut self, name: &str, value: &str) -> Object {
        self.name(name);
        push_text(&mut self.0, value);
        self
    }

    /// A whole number.
    pub fn number(mut self, name: &str, value: u64) -> Object {
        self.name(name);
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{value}");
        self
    }

    /// What is JSON already.
    pub fn raw(mut self, name: &str, json: &str) -> Object {
        self.name(name);
        self.0.push_str(json);
        self
    }

    /// A list of texts.
    pub fn texts<'a>(self, name: &str, values: impl IntoIterator<Item = &'a str>) -> Object {
        let mut list = String::from("[");
        for value in values {
            if list.len() > 1 {
                list.push(',');
            }
            push_text(&mut list, value);
        }
        list.push(']');
        self.raw(name, &list)
    }

    /// The finished text.
    pub fn finish(mut self) -> String {
        self.0.push('}');
        self.0
    }
}

fn push_text(json: &mut String, text: &str) {
    json.push('"');
    for letter in text.chars() {
        match letter {
            '"' => json.push_str("\\\""),
            '\\' => json.push_str("\\\\"),
            '\n' => json.push_str("\\n"),
            // Line ends of old scripts, and what JSON forbids.
            '\0'..='\x1f' | '\u{2028}' | '\u{2029}' => {
                let _ = write!(json, "\\u{:04x}", letter as u32);
            }
            plain => json.push(plain),
        }
    }
    json.push('"');
}

#[cfg(test)]
mod tests {
    use super::Object;

    #[test]
    fn everything_is_quoted() {
        let json = Object::new()
            .text("a\"", "x\\\n\u{1}é</script>\u{2028}")
            .number("n", 7)
            .texts("list", ["p", "q\""])
            .texts("none", [])
            .raw("o", &Object::new().finish())
            .finish();
        let wanted =
            r#"{"a\"":"x\\\n\u0001é</script>\u2028","n":7,"list":["p","q\""],"none":[],"o":{}}"#;
        assert_eq!(json, wanted);
    }
}
