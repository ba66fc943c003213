//! axe-core finds what keeps people out: names that lack, colours too alike.

use crate::page::Page;
use std::fs;

/// The file of axe-core; `cargo xtask test` sets it, and reports the check as
/// skipped where it cannot be had.
const SCRIPT: &str = "ABALONE_AXE";

impl Page {
    /// Fails when axe-core finds a violation in what is on the screen.
    ///
    /// Without axe-core it does nothing.
    pub fn assert_accessible(&self, screen: &str) {
        let Some(file) = std::env::var_os(SCRIPT) else {
            return;
        };
        // Half faded in, every colour is too pale.
        self.wait_settled();
        // The driver's scripts are no business of the page's own policy.
        if self.js("return window.axe === undefined", &[]) == true {
            let axe = fs::read_to_string(&file).expect("axe-core can be read");
            self.js(&axe, &[]);
        }
        let found = self.js(
            "return axe.run(document, {resultTypes: ['violations'], \
             rules: {'target-size': {enabled: true}}}).then((r) => r.violations.map(\
             (v) => `${v.id}: ${v.help}\\n` + v.nodes.map((n) => `    ${n.html}`).join('\\n')))",
            &[],
        );
        let found: Vec<_> = found
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|v| v.as_str())
            .collect();
        assert!(
            found.is_empty(),
            "{screen}: axe-core finds\n{}",
            found.join("\n")
        );
    }
}
