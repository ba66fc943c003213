//! A person who listens: hears what is added to the live regions of the page, and
//! finds controls by their names with the tab key.

use crate::page::Page;
use serde_json::Value;

/// Lines that are never heard when they are on a page.
const MOST_STOPS: usize = 90;

/// Notes what a screen reader says by itself: what is added to live regions, unless
/// they are hidden, switched off or behind a dialog.
const LISTEN: &str = "
    window.heard = [];
    const live = (node) => {
        const from = node.nodeType === 1 ? node : node.parentElement;
        return from?.closest('[aria-live], [role=alert], [role=log], [role=status]');
    };
    const manner = (region) => {
        const role = { alert: 'assertive', log: 'polite', status: 'polite' }[region.getAttribute('role')];
        return region.getAttribute('aria-live') ?? role;
    };
    const say = (region, text) => {
        const open = document.querySelector('dialog:modal');
        const hidden = region.closest('[aria-hidden=true], [hidden]') || (open && !open.contains(region));
        if (region.isConnected && !hidden && manner(region) !== 'off' && text.trim() !== '')
            window.heard.push([manner(region), text.trim()]);
    };
    new MutationObserver((changes) => {
        for (const change of changes) {
            const region = live(change.target);
            if (!region) continue;
            if (change.type === 'characterData') say(region, change.target.data);
            else for (const node of change.addedNodes) say(region, node.textContent);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
";

/// The name of the element with the focus, as the browser tells it to screen
/// readers, and whether it is chosen where it can be.
const FOCUSED: &str = "
    const e = document.activeElement;
    return [e.tagName, e.type ?? '', e.checked ?? null, e.name ?? ''];
";

impl Page {
    /// Begins to listen, unless somebody does.
    pub fn listen(&self) {
        if self.js("return window.heard === undefined", &[]) == true {
            self.js(LISTEN, &[]);
        }
    }

    /// What has been said since the last call.
    pub fn heard(&self) -> Vec<String> {
        let heard = self.js("return window.heard.splice(0)", &[]);
        let lines = heard.as_array().into_iter().flatten();
        let text = |line: &Value| line[1].as_str().unwrap_or_default().to_owned();
        lines.map(text).collect()
    }

    /// Waits until as many lines have been said, and gives all.
    pub fn hears(&self, lines: usize) -> Vec<String> {
        let enough = self.comes_true(|| {
            let said = self.js("return window.heard.length", &[]);
            said.as_u64() >= Some(lines as u64)
        });
        let heard = self.heard();
        assert!(enough, "not {lines} lines are said but {heard:?}");
        heard
    }

    /// What a screen reader calls the element with the focus.
    pub fn focused_name(&self) -> String {
        let element = self.session.get("/element/active").unwrap_or_default();
        let id = element.as_object().and_then(|one| one.values().next());
        let id = id.and_then(Value::as_str).unwrap_or_default();
        let name = self.session.get(&format!("/element/{id}/computedlabel"));
        name.ok()
            .and_then(|name| name.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    /// Goes on with the tab key to the control with this name, and fails at one
    /// without any.
    pub fn tab_to(&self, name: &str) {
        let mut passed = Vec::new();
        for _ in 0..MOST_STOPS {
            self.press(&["Tab"]);
            let now = self.focused_name();
            if now.starts_with(name) {
                return;
            }
            let stop = self.js(FOCUSED, &[]);
            // After the last one comes the browser's own bar.
            let named = !now.is_empty() || stop[0] == "BODY";
            assert!(named, "a stop without a name after {passed:?}: {stop}");
            passed.push(now);
        }
        panic!("the tab key does not lead to “{name}” but to {passed:?}");
    }

    /// Among radio buttons with the focus, goes with an arrow key to the one whose
    /// name begins so.
    pub fn choose(&self, key: &str, name: &str) {
        let mut passed = Vec::new();
        for _ in 0..MOST_STOPS {
            let now = self.focused_name();
            if now.starts_with(name) {
                assert_eq!(self.js(FOCUSED, &[])[2], true, "“{now}” is chosen");
                return;
            }
            passed.push(now);
            self.press(&[key]);
        }
        panic!("the arrow keys do not lead to “{name}” but to {passed:?}");
    }

    /// Goes with the tab key to a group of radio buttons, by the group's name in the
    /// page, onto the one that is chosen.
    pub fn tab_to_group(&self, group: &str) {
        for _ in 0..MOST_STOPS {
            self.press(&["Tab"]);
            if self.js(FOCUSED, &[])[3] == group {
                return;
            }
        }
        panic!("the tab key does not lead to the choice of {group}");
    }

    /// Types letter by letter into whatever has the focus.
    pub fn type_keys(&self, text: &str) {
        let letters: Vec<String> = text.chars().map(String::from).collect();
        let presses: Vec<&str> = letters.iter().map(String::as_str).collect();
        self.press(&presses);
    }

    /// Goes to the box for moves by its key, unless one is there, types a text and
    /// sends it.
    pub fn command(&self, text: &str) {
        let there = || self.js("return document.activeElement.id", &[]) == "typed";
        if !there() {
            self.press(&["m"]);
            self.wait_until("the box for moves has the focus", there);
        }
        self.type_keys(text);
        self.press(&["Enter"]);
    }
}
