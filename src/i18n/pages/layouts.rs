//! What the start layouts are called.

use crate::i18n::lang::Lang;
use crate::rules::{Layout, layouts};

/// A name for each layout, in the order of the library.
pub type Names = [&'static str; layouts().len()];

/// The names of a table that says which layout each of them is for.
///
/// # Panics
/// At compile time, where the table is not in the order of the library.
#[cfg(not(target_arch = "wasm32"))]
pub const fn named(table: &[(&str, &'static str); layouts().len()]) -> Names {
    let mut names = [""; layouts().len()];
    let mut at = 0;
    while at < names.len() {
        let (id, name) = table[at];
        assert!(same(id, layouts()[at].id), "the order of the library");
        names[at] = name;
        at += 1;
    }
    names
}

/// Whether two texts are the same, where nothing has been compiled yet.
#[cfg(not(target_arch = "wasm32"))]
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut alike = one.len() == other.len();
    let mut at = 0;
    while alike && at < one.len() {
        alike = one[at] == other[at];
        at += 1;
    }
    alike
}

/// What a layout is called.
pub fn layout_name(lang: Lang, layout: &Layout) -> &'static str {
    let at = layouts().iter().position(|one| one.id == layout.id);
    at.map_or("", |at| lang.pages().layouts[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::layout_by_name;
    use std::collections::HashSet;

    #[test]
    fn every_layout_has_a_name_of_its_own_in_every_language() {
        for lang in Lang::ALL {
            let names = lang.pages().layouts;
            assert!(names.iter().all(|name| !name.trim().is_empty()));
            assert_eq!(HashSet::from(names).len(), names.len(), "{}", lang.code());
        }
    }

    #[test]
    fn the_library_and_the_translators_mean_the_same_layout() {
        // Names that the literature gives in another language are aliases here.
        let known = [
            (Lang::Fr, "belgian_daisy"),
            (Lang::It, "belgian_daisy"),
            (Lang::Fr, "octopus"),
            (Lang::It, "the_wall"),
            (Lang::Cs, "standard"),
        ];
        for (lang, id) in known {
            let layout = crate::rules::layout(id).expect("a layout of the library");
            let found = layout_by_name(layout_name(lang, layout));
            assert_eq!(found, Some(layout), "{}: {id}", lang.code());
        }
    }
}
