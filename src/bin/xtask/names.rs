//! Shorter names between a program and its glue.
//!
//! wasm-bindgen ends the name of everything that a program imports with sixteen
//! random digits, in the wasm file and in the script. Nobody reads them, and
//! they do not compress: short names are 5 KB less to download.

use std::collections::BTreeMap;
use std::fmt::Write;

/// The section of a wasm file that lists imports.
pub(super) const IMPORTS: u8 = 2;
/// The section of a wasm file that lists exports.
pub(super) const EXPORTS: u8 = 7;
/// What the exported names of closures begin with.
const CLOSURE: &str = "wasm_bindgen_";
/// Bytes before the first section.
pub(super) const HEADER: usize = 8;

/// A wasm file with what `change` makes of each section, given its number and its
/// body. `None` when the file is none, or `change` does not know what it sees.
pub(super) fn with_sections(
    wasm: &[u8],
    mut change: impl FnMut(u8, &[u8]) -> Option<Vec<u8>>,
) -> Option<Vec<u8>> {
    let mut changed = wasm.get(..HEADER)?.to_vec();
    let mut reader = Reader {
        bytes: wasm,
        at: HEADER,
    };
    while reader.at < wasm.len() {
        let id = reader.byte()?;
        let length = reader.number()?;
        let body = change(id, reader.take(length)?)?;
        changed.push(id);
        push_number(&mut changed, body.len());
        changed.extend(body);
    }
    Some(changed)
}

/// Gives the imports of a wasm file and its glue script short names. `None` when
/// the file is not as wasm-bindgen writes it; then nothing is to be changed.
pub fn shorten(wasm: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let (mut names, mut exports) = (BTreeMap::new(), Vec::new());
    let short = with_sections(wasm, |id, body| {
        Some(match id {
            IMPORTS => shorten_imports(body, &mut names)?,
            EXPORTS => shorten_exports(body, &mut exports)?,
            _ => body.to_vec(),
        })
    })?;
    let mut script = rename(script, &names);
    // The longest first: one may begin with another.
    exports.sort_by_key(|(long, _)| std::cmp::Reverse(long.len()));
    for (long, short) in &exports {
        script = script.replace(long, short);
    }
    Some((short, script))
}

/// Shortens the exported names of closures, which hold all of their types.
fn shorten_exports(body: &[u8], names: &mut Vec<(String, String)>) -> Option<Vec<u8>> {
    let mut reader = Reader { bytes: body, at: 0 };
    let count = reader.number()?;
    let mut short = Vec::new();
    push_number(&mut short, count);
    for _ in 0..count {
        let name = std::str::from_utf8(reader.name()?).ok()?;
        if name.starts_with(CLOSURE) {
            let chosen = format!("wx{}", names.len());
            push_name(&mut short, chosen.as_bytes());
            names.push((name.to_owned(), chosen));
        } else {
            push_name(&mut short, name.as_bytes());
        }
        short.push(reader.byte()?);
        push_number(&mut short, reader.number()?);
    }
    Some(short)
}

fn shorten_imports(body: &[u8], names: &mut BTreeMap<String, String>) -> Option<Vec<u8>> {
    let mut reader = Reader { bytes: body, at: 0 };
    let count = reader.number()?;
    let mut short = Vec::new();
    push_number(&mut short, count);
    for _ in 0..count {
        let module = reader.name()?;
        let name = std::str::from_utf8(reader.name()?).ok()?;
        push_name(&mut short, module);
        if is_random(name) {
            let next = format!("w{}", names.len());
            let chosen = names.entry(name.to_owned()).or_insert(next);
            push_name(&mut short, chosen.as_bytes());
        } else {
            push_name(&mut short, name.as_bytes());
        }
        short.extend(reader.description()?);
    }
    Some(short)
}

/// Whether a name ends with the random digits.
fn is_random(name: &str) -> bool {
    name.strip_prefix("__wbg_")
        .and_then(|rest| rest.rsplit_once('_'))
        .is_some_and(|(_, end)| end.len() == 16 && end.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// The script with its names replaced.
fn rename(script: &str, names: &BTreeMap<String, String>) -> String {
    let mut renamed = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find("__wbg_") {
        let (before, from) = rest.split_at(start);
        let end = from
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(from.len());
        let (name, after) = from.split_at(end);
        renamed.push_str(before);
        renamed.push_str(names.get(name).map_or(name, String::as_str));
        rest = after;
    }
    renamed.push_str(rest);
    renamed
}

pub(super) struct Reader<'a> {
    pub bytes: &'a [u8],
    pub at: usize,
}

impl<'a> Reader<'a> {
    pub fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    pub fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(taken)
    }

    /// A number of up to 32 bits, seven to a byte, the lowest first.
    pub fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub fn name(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(length)
    }

    /// What an import is: kind and type, as it stands.
    pub fn description(&mut self) -> Option<&'a [u8]> {
        let start = self.at;
        match self.byte()? {
            // A function.
            0 => drop(self.number()?),
            // A table: the type of its elements, then limits.
            1 => {
                self.byte()?;
                self.limits()?;
            }
            // Memory.
            2 => self.limits()?,
            // A global: type and whether it changes.
            3 => drop(self.take(2)?),
            // A tag of exceptions.
            4 => {
                self.byte()?;
                self.number()?;
            }
            _ => return None,
        }
        self.bytes.get(start..self.at)
    }

    fn limits(&mut self) -> Option<()> {
        let flags = self.byte()?;
        self.number()?;
        if flags & 1 == 1 {
            self.number()?;
        }
        Some(())
    }
}

pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub(super) fn push_name(bytes: &mut Vec<u8>, name: &[u8]) {
    push_number(bytes, name.len());
    bytes.extend(name);
}

/// A script without its comments in front of functions and without indentation.
pub fn tighten_script(script: &str) -> String {
    let mut tight = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/**");
        if !in_comment && !line.is_empty() {
            // Writing to a string cannot fail.
            let _ = writeln!(tight, "{line}");
        }
        in_comment &= !line.ends_with("*/");
    }
    tight
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file that imports two functions and has one more section.
    fn sample() -> Vec<u8> {
        let mut imports = vec![2];
        for name in ["__wbg_now_0123456789abcdef", "__wbindgen_throw"] {
            push_name(&mut imports, b"./app_bg.js");
            push_name(&mut imports, name.as_bytes());
            imports.extend([0, 5]);
        }
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.push(IMPORTS);
        push_number(&mut wasm, imports.len());
        wasm.extend(imports);
        wasm.extend([10, 2, 1, 2]);
        wasm
    }

    #[test]
    fn random_names_become_short_in_both_files() {
        let script = "x = { __wbg_now_0123456789abcdef: f, __wbg_other_0123456789abcdef: g };";
        let (wasm, script) = shorten(&sample(), script).expect("well-formed");
        assert_eq!(script, "x = { w0: f, __wbg_other_0123456789abcdef: g };");
        let text = String::from_utf8_lossy(&wasm);
        assert!(text.contains("w0") && text.contains("__wbindgen_throw"));
        assert!(!text.contains("__wbg_now"));
        assert_eq!(wasm[wasm.len() - 4..], [10, 2, 1, 2]);
        // A second time there is nothing to do.
        assert_eq!(shorten(&wasm, "").expect("well-formed").0, wasm);
    }

    #[test]
    fn closures_get_short_names_too() {
        let long = ["wasm_bindgen_86d2___invoke", "wasm_bindgen_86d2___invoke_1"];
        let mut exports = vec![2];
        for name in long {
            push_name(&mut exports, name.as_bytes());
            exports.extend([0, 1]);
        }
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.push(EXPORTS);
        push_number(&mut wasm, exports.len());
        wasm.extend(exports);
        let script = format!("wasm.{}(a); wasm.{}(b);", long[0], long[1]);
        let (wasm, script) = shorten(&wasm, &script).expect("well-formed");
        assert_eq!(script, "wasm.wx0(a); wasm.wx1(b);");
        assert!(!String::from_utf8_lossy(&wasm).contains("invoke"));
    }

    #[test]
    fn other_files_are_left_alone() {
        assert!(shorten(b"\0asm", "").is_none());
        assert!(shorten(&sample()[..20], "").is_none());
    }

    #[test]
    fn scripts_lose_comments_and_indentation_only() {
        let script = "/**\n * What it does.\n */\nfunction f() {\n    return \"/** x */\";\n}\n";
        assert_eq!(
            tighten_script(script),
            "function f() {\nreturn \"/** x */\";\n}\n"
        );
    }
}
