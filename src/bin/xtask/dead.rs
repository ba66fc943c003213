//! What nobody uses, between a program and its glue.
//!
//! A library that this project never calls offers streams to scripts. What is
//! offered is never thrown away, and neither is what it needs: futures, abort
//! handles, thirty imports. Without the offer, wasm-opt finds that none of it is
//! used; then the glue can do without its half.

use crate::names::{EXPORTS, HEADER, IMPORTS, Reader, push_name, push_number, with_sections};
use std::collections::BTreeSet;

/// Part of the names of what is offered in vain, in wasm files.
const OFFERED: &str = "intounderlying";
/// The beginning of the same names in scripts.
const CLASS: &str = "IntoUnderlying";
/// How deep the glue's functions for imports stand in their list.
const INDENT: &str = "        ";

/// A wasm file without the exports that nobody calls. `None` when it is not as
/// wasm-bindgen writes it; then nothing is to be changed.
pub fn without_exports(wasm: &[u8]) -> Option<Vec<u8>> {
    with_sections(wasm, |id, body| match id {
        EXPORTS => called(body),
        _ => Some(body.to_vec()),
    })
}

fn called(body: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader { bytes: body, at: 0 };
    let all = reader.number()?;
    let mut kept = Vec::new();
    let mut count = 0;
    for _ in 0..all {
        let name = reader.name()?;
        let kind = reader.byte()?;
        let index = reader.number()?;
        if !std::str::from_utf8(name).ok()?.contains(OFFERED) {
            count += 1;
            push_name(&mut kept, name);
            kept.push(kind);
            push_number(&mut kept, index);
        }
    }
    let mut section = Vec::new();
    push_number(&mut section, count);
    section.extend(kept);
    Some(section)
}

/// The glue without the classes of what was offered, and without functions that
/// the wasm file does not import.
pub fn without_unused(script: &str, wasm: &[u8]) -> String {
    let imports = imports(wasm);
    let mut kept = String::with_capacity(script.len());
    // What ends the part that is being left out.
    let mut until: Option<&[&str]> = None;
    for line in script.lines() {
        if let Some(ends) = until {
            if ends.iter().any(|end| line.starts_with(end)) {
                until = None;
            }
            continue;
        }
        let starts = |start: &str| {
            let rest = line.strip_prefix(start);
            rest.is_some_and(|rest| rest.starts_with(CLASS))
        };
        if starts("export class ") {
            until = Some(&["}"]);
        } else if starts("const ") && !line.ends_with(';') {
            until = Some(&["    : "]);
        } else if starts("if (Symbol.dispose) ") || starts("const ") {
            // The line is all there is.
        } else if imports.as_ref().is_some_and(|known| is_unused(line, known)) {
            until = Some(&["        },", "        }, "]);
        } else {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    // The page never starts a program that way.
    kept.replace(
        "export { initSync, __wbg_init as default };",
        "export { __wbg_init as default };",
    )
}

/// Whether a line begins a function that is not among the imports.
fn is_unused(line: &str, imports: &BTreeSet<String>) -> bool {
    let entry = line
        .strip_prefix(INDENT)
        .and_then(|entry| entry.split_once(": function("));
    entry.is_some_and(|(name, rest)| {
        name.starts_with("__wb") && rest.ends_with('{') && !imports.contains(name)
    })
}

/// The names of a wasm file's imports.
fn imports(wasm: &[u8]) -> Option<BTreeSet<String>> {
    let mut reader = Reader {
        bytes: wasm,
        at: HEADER,
    };
    while reader.at < wasm.len() {
        let id = reader.byte()?;
        let length = reader.number()?;
        let body = reader.take(length)?;
        if id == IMPORTS {
            let mut reader = Reader { bytes: body, at: 0 };
            let count = reader.number()?;
            let mut names = BTreeSet::new();
            for _ in 0..count {
                reader.name()?;
                names.insert(std::str::from_utf8(reader.name()?).ok()?.to_owned());
                reader.description()?;
            }
            return Some(names);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file that imports one function and exports two.
    fn sample() -> Vec<u8> {
        let mut imports = vec![1];
        push_name(&mut imports, b"./app_bg.js");
        push_name(&mut imports, b"__wbg_used_0123456789abcdef");
        imports.extend([0, 5]);
        let mut exports = vec![2];
        for name in ["main", "intounderlyingsink_write"] {
            push_name(&mut exports, name.as_bytes());
            exports.extend([0, 1]);
        }
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        for (id, body) in [(IMPORTS, imports), (EXPORTS, exports)] {
            wasm.push(id);
            push_number(&mut wasm, body.len());
            wasm.extend(body);
        }
        wasm
    }

    #[test]
    fn exports_go_that_nobody_calls() {
        let kept = without_exports(&sample()).expect("well-formed");
        let text = String::from_utf8_lossy(&kept);
        assert!(text.contains("main") && text.contains("__wbg_used"));
        assert!(!text.contains("intounderlying"));
        assert_eq!(without_exports(&kept), Some(kept));
        assert_eq!(without_exports(b"\0asm"), None);
    }

    #[test]
    fn glue_goes_with_them() {
        let script = "\
export class IntoUnderlyingSink {
    free() {
    }
}
if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = IntoUnderlyingSink.prototype.free;
function f() {
        __wbg_used_0123456789abcdef: function(arg0) {
            return 1;
        },
        __wbg_unused_0123456789abcdef: function() { return handleError(function (arg0) {
            return 2;
        }, arguments); },
        __wbg_gone_0123456789abcdef: function(arg0) {
            return 3;
        },
}
const IntoUnderlyingSinkFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {} }
    : new FinalizationRegistry(ptr => ptr);
export { initSync, __wbg_init as default };
";
        let kept = "\
function f() {
        __wbg_used_0123456789abcdef: function(arg0) {
            return 1;
        },
}
export { __wbg_init as default };
";
        assert_eq!(without_unused(script, &sample()), kept);
    }
}
