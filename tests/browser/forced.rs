//! Colours that the reader forces on every page: what matters is seen without the
//! page's own grounds, shadows and hues.

use crate::browser::{Browser, skipped_in};
use crate::by_ear::on_board;
use crate::page::{Device, FETCHED, LAPTOP, Page};
use crate::tables::{header, open};
use abalone::rules::Seating;
use serde_json::{Value, json};

const READER: Device = Device {
    forced: true,
    dark: true,
    ..LAPTOP
};

/// Only one driver can have them.
fn is_left_out() -> bool {
    [Browser::Firefox, Browser::WebKit]
        .into_iter()
        .any(|browser| skipped_in(browser, "its driver cannot force colours"))
}

/// Properties of the first element that a selector means, as they are computed.
fn computed(page: &Page, css: &str, properties: &[&str]) -> Vec<String> {
    page.find(css).wait_there();
    let script = "const style = getComputedStyle(document.querySelector(arguments[0]));\
        return arguments[1].map((name) => style.getPropertyValue(name))";
    let values = page.js(script, &[json!(css), json!(properties)]);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    values.as_array().into_iter().flatten().map(text).collect()
}

/// How wide a line is that goes round an element; 0 where there is none.
fn outline(page: &Page, css: &str) -> f64 {
    match &computed(page, css, &["outline-style", "outline-width"])[..] {
        [style, width] if style != "none" => width.trim_end_matches("px").parse().unwrap_or(0.0),
        _ => 0.0,
    }
}

#[test]
fn turn_selection_and_focus_are_seen_in_forced_colours() {
    if is_left_out() {
        return;
    }
    let page = open(READER, &header(Seating::Six, "", &[]));
    page.find("[data-cell=e5]").wait_there();
    assert_eq!(
        page.js("return matchMedia('(forced-colors: active)').matches", &[]),
        true
    );
    // Whose turn it is.
    assert!(outline(&page, ".plate[data-active=true]") >= 2.0);
    assert_eq!(outline(&page, ".plate:not([data-active=true])"), 0.0);

    // What is focused, and then selected: rings of the board's own colours.
    on_board(&page);
    page.press(&["ArrowUp"]);
    assert!(outline(&page, ".board-cell:focus-visible") >= 2.0);
    page.walk_to("b3".parse().expect("a cell"));
    page.press(&["Space"]);
    let ring = ["display", "stroke", "stroke-width"];
    let selected = computed(&page, ".board .selected .ring", &ring);
    let still = computed(&page, ".board .marble:not(.selected) .ring", &ring);
    assert_ne!((&*selected[0], &*still[0]), ("none", "none"));
    assert_eq!(still[0], "none");
    let wanted = "const one = document.createElement('i');\
        one.style.color = 'var(--board-select)';\
        document.querySelector('.board').append(one);\
        one.style.forcedColorAdjust = 'none';\
        const { color } = getComputedStyle(one); one.remove(); return color";
    assert_eq!(page.js(wanted, &[]), json!(selected[1]), "its own colour");
    page.assert_accessible("a game of six in forced colours");
    page.assert_quiet();
}

/// Every colour but the darkest has a mark of its own, drawn in full; the two
/// without hue differ in how light they are.
#[test]
fn marbles_differ_by_mark_in_forced_colours() {
    if is_left_out() {
        return;
    }
    let page = open(READER, &header(Seating::Six, "", &[]));
    page.find("[data-cell=e5]").wait_there();
    let script = "return ['black', 'white', 'red', 'blue', 'yellow', 'green'].map((name) => {\
        const marble = document.getElementById('abalone-' + name);\
        const mark = marble.querySelector('g');\
        return [mark ? getComputedStyle(mark).opacity : '1', mark?.innerHTML ?? '',\
            getComputedStyle(document.querySelector('.board-picture')).forcedColorAdjust] })";
    let marks = page.js(script, &[]);
    let marks: Vec<&Value> = marks.as_array().into_iter().flatten().collect();
    assert_eq!(marks.len(), 6);
    for (index, one) in marks.iter().enumerate() {
        assert_eq!((&one[0], &one[2]), (&json!("1"), &json!("none")), "{one}");
        for other in &marks[..index] {
            assert_ne!(one[1], other[1], "the same mark");
        }
    }
    page.assert_quiet();
}

#[test]
fn what_is_chosen_is_seen_in_forced_colours() {
    if is_left_out() {
        return;
    }
    let page = Page::open(READER, "#new");
    page.find(FETCHED).wait();
    assert!(outline(&page, "[name=preset]:checked + span") >= 2.0);
    assert_eq!(outline(&page, "[name=preset]:not(:checked) + span"), 0.0);
    let border = |css: &str| computed(&page, css, &["border-top-width"]).remove(0);
    assert_ne!(
        border("dialog[open] .button.primary"),
        border("dialog[open] .button:not(.primary)"),
        "the usual button stands out"
    );
    page.goto("#settings");
    page.find(FETCHED).wait();
    assert!(outline(&page, "[name=theme]:checked + span") >= 2.0);
    let knob = "const [on, off] = [':checked', ':not(:checked)'].map((state) => \
        getComputedStyle(document.querySelector('.switch' + state), '::before').transform);\
        return on !== off";
    assert_eq!(page.js(knob, &[]), true, "a switch shows how it stands");
    page.assert_accessible("settings in forced colours");
    page.assert_quiet();
}
