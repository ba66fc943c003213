//! What the player has chosen is seen, heard and kept.

use crate::browser::Browser;
use crate::page::{Device, FETCHED, LAPTOP, PHONE, Page};
use crate::tables;
use abalone::rules::Position;
use serde_json::json;

/// Themes as the settings name them.
const THEMES: [&str; 5] = ["wood", "slate", "paper", "contrast", "safe"];

/// A value of the page's style.
fn style(page: &Page, name: &str) -> String {
    let script = "return getComputedStyle(document.documentElement)\
        .getPropertyValue(arguments[0]).trim()";
    let value = page.js(script, &[json!(name)]);
    value.as_str().unwrap_or_default().to_owned()
}

/// The files that the page has fetched whose names hold this.
fn fetched(page: &Page, name: &str) -> usize {
    let script = "return performance.getEntriesByType('resource')\
        .filter((one) => one.name.includes(arguments[0])).length";
    page.js(script, &[json!(name)]).as_u64().unwrap_or(0) as usize
}

/// Keeps settings as the page does, and loads it again.
fn choose(page: &Page, settings: &str) {
    let keep = "localStorage.setItem('abalone/settings', arguments[0])";
    page.js(keep, &[json!(settings)]);
    page.reload();
    page.find("[data-cell=e5]").wait_there();
}

#[test]
fn who_chooses_nothing_fetches_nothing_for_it() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait_there();
    assert_eq!(fetched(&page, "looks.css") + fetched(&page, "sound.js"), 0);
    assert_eq!(style(&page, "--board-light"), "#a17546");
    page.prefer_dark(true);
    page.wait_until("the page is dark", || style(&page, "--bg") == "#161614");
    page.assert_quiet();
}

/// The first paint has the colours already: nothing is painted before the script
/// and the sheet, which stand in the page before its own sheet.
#[test]
fn a_theme_is_there_from_the_first_paint() {
    let page = Page::open(LAPTOP, "");
    choose(
        &page,
        "theme slate\nscheme dark\nmarbles flat\nsize small\n",
    );
    assert_eq!(style(&page, "--board-light"), "#50585f");
    let blocking = "return performance.getEntriesByType('resource')\
        .filter((one) => one.name.includes('looks.css'))\
        .every((one) => one.renderBlockingStatus !== 'non-blocking')";
    assert_eq!(page.js(blocking, &[]), true);
    assert_eq!(fetched(&page, "looks.css"), 1);
    let marks = "const { dataset } = document.documentElement;\
        return [dataset.theme, dataset.marbles, dataset.size, 'dark' in dataset].join()";
    assert_eq!(page.js(marks, &[]), "slate,flat,small,true");
    choose(&page, "scheme light\ntheme nothing-known\n");
    page.prefer_dark(true);
    assert_eq!(
        style(&page, "--board-light"),
        "#a17546",
        "as by day, of wood"
    );
    page.assert_quiet();
}

#[test]
fn what_is_chosen_is_seen_at_once_kept_and_reset() {
    for device in [PHONE, LAPTOP] {
        let page = Page::open(device, "#settings");
        page.find(FETCHED).wait();
        page.control("Paper").click();
        page.wait_until("it is paper", || style(&page, "--board-light") == "#f4f1ea");
        page.control("Dark").click();
        page.wait_until("it is dark", || style(&page, "--bg") == "#191816");
        page.control("Large marks").click();
        page.control("Reset to defaults").click();
        page.wait_until("it is wood", || style(&page, "--board-light") == "#a17546");
        page.control("Undo").click();
        page.wait_until("it is paper again", || style(&page, "--bg") == "#191816");
        page.control("Undo").wait_gone();
        page.reload();
        page.find(FETCHED).wait();
        assert_eq!(style(&page, "--board-light"), "#3b3833");
        page.assert_quiet();
    }
}

#[test]
fn another_tab_follows() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait_there();
    // What a browser does here when another tab keeps something.
    let other = "localStorage.setItem('abalone/settings', 'theme safe\\ncoordinates no\\n');\
        dispatchEvent(new StorageEvent('storage', { key: 'abalone/settings' }))";
    page.find(".coordinate").wait_there();
    page.js(other, &[]);
    page.find(".coordinate").wait_gone();
    page.wait_until("the theme is the other's", || {
        style(&page, "--board-light") == "#7b7f85"
    });
    page.assert_quiet();
}

/// Counts what is made of sound, in place of the browser's own.
const COUNT: &str = "window.made = 0; window.hummed = []; \
    const node = () => new Proxy(function () {}, { \
        get: (_, name) => name === 'connect' ? (to) => to \
            : name === 'getChannelData' ? () => [] : name === Symbol.toPrimitive ? () => 1 : node(), \
        set: () => true, apply: () => node() }); \
    window.AudioContext = class { \
        constructor() { this.state = 'running'; this.currentTime = 0; this.sampleRate = 2; } \
        createOscillator() { window.made += 1; return node(); } \
        createBufferSource() { window.made += 1; return node(); } \
        createGain() { return node(); } createBuffer() { return node(); } \
        createBiquadFilter() { return node(); } createDynamicsCompressor() { return node(); } }; \
    navigator.vibrate = (pattern) => window.hummed.push(pattern)";

fn sounds(page: &Page) -> u64 {
    page.js("return window.made", &[]).as_u64().unwrap_or(0)
}

/// Makes the first move of a game by hand.
fn move_once(page: &Page) {
    let position: Position = page.board();
    page.play_by_stroke(position.moves()[0]);
    page.position_after(&abalone::notation::position_string(&position));
}

#[test]
fn moves_are_heard_and_felt_unless_somebody_wants_silence() {
    // WebKit's driver has no finger, and browsers take what a script does for no touch.
    let device = match Browser::current() {
        Browser::WebKit => LAPTOP,
        _ => PHONE,
    };
    let page = Page::open(device, "");
    page.find("[data-cell=e5]").wait_there();
    page.js(COUNT, &[]);
    move_once(&page);
    page.wait_until("something is heard", || sounds(&page) > 0);
    assert_eq!(fetched(&page, "sound.js"), 1);
    assert_ne!(page.js("return window.hummed.length", &[]), 0);

    choose(&page, "sound no\nvibration no\n");
    page.js(COUNT, &[]);
    move_once(&page);
    assert_eq!((sounds(&page), fetched(&page, "sound.js")), (0, 0));
    page.assert_quiet();
}

#[test]
fn every_theme_is_accessible() {
    for (theme, dark) in THEMES
        .into_iter()
        .flat_map(|one| [(one, false), (one, true)])
    {
        let page = Page::open(Device { dark, ..PHONE }, "");
        choose(&page, &format!("theme {theme}\n"));
        for address in ["", "#settings", "#new", "#rules", "#games"] {
            page.goto(address);
            page.find(if address.is_empty() {
                "[data-cell=e5]"
            } else {
                "main"
            })
            .wait_there();
            if address.starts_with('#') && address != "#games" {
                page.find(FETCHED).wait();
            }
            page.assert_accessible(&format!("{theme}, dark {dark}, {address}"));
        }
        page.assert_quiet();
    }
}

/// The computer as strong as it gets thinks for seconds; what it considers is seen
/// meanwhile, where somebody wants that, and not when it has moved.
#[test]
fn what_the_computer_considers_is_shown_on_request() {
    let record = "[Game \"two\"]\n[White \"Computer level 12\"]\n\n*\n";
    let page = tables::open(LAPTOP, record);
    page.goto("#settings");
    page.find(FETCHED).wait();
    page.control("And the move it considers").click();
    page.press(&["Escape"]);
    page.find("dialog[open]").wait_gone();
    move_once(&page);
    page.find(".arrow.hint").wait_there();
    page.find("[data-turn=black]").wait_there();
    page.find(".arrow.hint").wait_gone();

    choose(&page, "show-thinking yes\n");
    page.js(
        "new MutationObserver(() => { \
            window.shown ||= !!document.querySelector('.arrow.hint'); \
        }).observe(document.body, { subtree: true, childList: true, attributes: true })",
        &[],
    );
    move_once(&page);
    page.find("[data-turn=black]").wait_there();
    assert_eq!(page.js("return !!window.shown", &[]), false);
    page.assert_quiet();
}
