//! Key presses in the words of `KeyboardEvent`.

use serde_json::{Value, json};

/// The driver's code points for keys that write nothing, by their `code`.
const NAMED: [(&str, char); 17] = [
    ("Shift", '\u{E008}'),
    ("Control", '\u{E009}'),
    ("Alt", '\u{E00A}'),
    ("Backspace", '\u{E003}'),
    ("Tab", '\u{E004}'),
    ("Enter", '\u{E007}'),
    ("Escape", '\u{E00C}'),
    ("Space", ' '),
    ("PageUp", '\u{E00E}'),
    ("PageDown", '\u{E00F}'),
    ("End", '\u{E010}'),
    ("Home", '\u{E011}'),
    ("ArrowLeft", '\u{E012}'),
    ("ArrowUp", '\u{E013}'),
    ("ArrowRight", '\u{E014}'),
    ("ArrowDown", '\u{E015}'),
    ("Delete", '\u{E017}'),
];

/// Signs that take the shift key.
const SHIFTED: &str = "?";

/// A key source that presses these one after the other. Each is keys joined by
/// `+`, pressed in order and let go in reverse: `Shift+KeyQ`, `Enter`, `?`.
pub fn actions(presses: &[&str]) -> Value {
    let mut actions = Vec::new();
    for press in presses {
        let mut keys: Vec<char> = press.split('+').map(value).collect();
        if SHIFTED.contains(press) {
            // Only Chromium's driver adds it by itself.
            keys.insert(0, value("Shift"));
        }
        let one = |kind: &str, key: &char| json!({"type": kind, "value": key.to_string()});
        actions.extend(keys.iter().map(|key| one("keyDown", key)));
        actions.extend(keys.iter().rev().map(|key| one("keyUp", key)));
    }
    json!({"type": "key", "id": "keyboard", "actions": actions})
}

fn value(name: &str) -> char {
    if let Some((_, value)) = NAMED.iter().find(|(known, _)| *known == name) {
        return *value;
    }
    if let Some(letter) = name
        .strip_prefix("Key")
        .and_then(|rest| rest.chars().next())
    {
        return letter.to_ascii_lowercase();
    }
    let mut characters = name.chars();
    match (characters.next(), characters.next()) {
        (Some(character), None) => character,
        _ => panic!("no key is called `{name}`"),
    }
}
