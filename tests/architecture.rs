//! Imports point one way, browsers stay outside the pure core, files stay small.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module with the modules it may import.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("notation", &["rules"]),
    ("game", &["rules", "notation"]),
    ("lessons", &["rules", "notation", "game"]),
    ("link", &["rules", "notation", "game"]),
    ("embed", &["rules", "notation", "game", "link"]),
    ("engine", &["rules", "notation", "game"]),
    ("view", &["rules", "notation", "game"]),
    ("storage", &["rules", "notation", "game"]),
    ("protocol", &["rules", "notation", "game", "engine"]),
    ("between", &["rules", "notation", "game", "storage"]),
    (
        "i18n",
        &[
            "rules", "notation", "game", "embed", "lessons", "link", "engine", "view", "storage",
        ],
    ),
    (
        "ui",
        &[
            "rules", "notation", "game", "link", "lessons", "engine", "view", "storage",
            "protocol", "between", "embed", "i18n",
        ],
    ),
];

/// Crates that need a browser.
const WEB_CRATES: &[&str] = &[
    "leptos",
    "reactive_graph",
    "any_spawner",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "gloo_timers",
];

/// Longest file that needs no defence.
const MAX_LINES: usize = 500;

/// Every Rust file under a folder of the package.
fn rust_files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a readable folder");
            open.extend(entries.map(|e| e.expect("an entry").path()));
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found
}

/// The path below `src/`, with `/`.
fn below_src(path: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let below = path.strip_prefix(root).unwrap_or(path);
    below.to_string_lossy().replace('\\', "/")
}

/// The module a file belongs to: its folder below `src/`, or its own name.
fn module_of(below: &str) -> &str {
    let first = below.split('/').next().unwrap_or(below);
    first.strip_suffix(".rs").unwrap_or(first)
}

/// Lines of code, without comments.
fn code_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
}

/// Names that follow `crate::` on a line, also inside `use crate::{…}`.
fn imported(line: &str) -> Vec<&str> {
    let names = line.split("crate::").skip(1);
    names
        .flat_map(|rest| {
            let inside = rest.strip_prefix('{').unwrap_or(rest);
            let many = rest.starts_with('{');
            let parts: Vec<&str> = if many {
                inside.split(',').collect()
            } else {
                vec![inside]
            };
            parts.into_iter().map(|part| {
                let part = part.trim_start();
                let end = part.find(|c: char| !c.is_alphanumeric() && c != '_');
                &part[..end.unwrap_or(part.len())]
            })
        })
        .collect()
}

#[test]
fn imports_point_one_way() {
    let mut checked = 0;
    for path in rust_files("src") {
        let below = below_src(&path);
        let module = module_of(&below);
        let Some((_, allowed)) = MAY_IMPORT.iter().find(|(name, _)| *name == module) else {
            assert!(
                below == "lib.rs" || module == "bin",
                "{below}: module \"{module}\" has no place in the order of imports"
            );
            continue;
        };
        let text = fs::read_to_string(&path).expect("a readable file");
        for line in code_lines(&text) {
            for name in imported(line) {
                let known = MAY_IMPORT.iter().any(|(other, _)| *other == name);
                assert!(
                    !known || name == module || allowed.contains(&name),
                    "{below}: {module} may not import {name}: {line}"
                );
            }
        }
        checked += 1;
    }
    assert!(checked > 10);
}

#[test]
fn browsers_stay_outside_the_core() {
    for path in rust_files("src") {
        let below = below_src(&path);
        let module = module_of(&below);
        let web_program = [
            "bin/app.rs",
            "bin/embed.rs",
            "bin/pages.rs",
            "bin/worker.rs",
        ]
        .contains(&below.as_str());
        if module == "ui" || web_program {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a readable file");
        for line in code_lines(&text) {
            for name in WEB_CRATES {
                let named = line
                    .split(|c: char| !c.is_alphanumeric() && c != '_')
                    .any(|word| word == *name);
                assert!(!named || line.contains('"'), "{below} names {name}: {line}");
            }
        }
    }
}

#[test]
fn files_are_small() {
    for folder in ["src", "tests"] {
        for path in rust_files(folder) {
            let lines = fs::read_to_string(&path)
                .expect("a readable file")
                .lines()
                .count();
            assert!(lines <= MAX_LINES, "{} has {lines} lines", path.display());
        }
    }
}

#[test]
fn the_checks_see_what_they_should() {
    assert_eq!(imported("use crate::rules::{Cell, Move};"), ["rules"]);
    assert_eq!(imported("use crate::{game::Game, ui};"), ["game", "ui"]);
    assert_eq!(imported("let x = crate::view::scene();"), ["view"]);
    assert_eq!(module_of("rules/cell.rs"), "rules");
    assert_eq!(module_of("protocol.rs"), "protocol");
}
