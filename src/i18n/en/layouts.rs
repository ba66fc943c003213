//! What the start layouts are called in English: as the library has them.

use crate::i18n::pages::layouts::Names;
use crate::rules::layouts;

/// In the order of the library.
pub const LAYOUTS: Names = {
    let mut names = [""; layouts().len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = layouts()[at].name;
        at += 1;
    }
    names
};
