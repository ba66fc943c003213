//! Every screen at every size, in both colour schemes and in two languages:
//! nothing complains, nothing sticks out. `cargo xtask shots` keeps the pictures.

use crate::page::{Device, FETCHED, LAPTOP, PHONE, Page, TABLET};
use std::path::PathBuf;

/// The folder for the pictures; none are taken without it.
pub const FOLDER: &str = "ABALONE_SHOTS";

/// The names of the only screens wanted, with commas between; all without it.
const WANTED: &str = "ABALONE_SCREENS";

/// A screen: its name, its address, and what is seen once it is there.
pub type Screen = (&'static str, &'static str, &'static str);

pub const SCREENS: [Screen; 12] = [
    ("play", "", "[data-cell=e5]"),
    ("new-game", "#new", FETCHED),
    ("customise", "#customise", FETCHED),
    ("editor", "#editor", FETCHED),
    ("games", "#games", "main"),
    ("import", "#import", FETCHED),
    ("settings", "#settings", FETCHED),
    ("help", "#help", FETCHED),
    ("rules", "#rules", FETCHED),
    ("share", "#share", FETCHED),
    ("present", "#present", FETCHED),
    ("menu", "#menu", "dialog[open]"),
];

const DEVICES: [(&str, Device); 3] = [("phone", PHONE), ("tablet", TABLET), ("laptop", LAPTOP)];

#[test]
fn in_english() {
    look_at_all("en");
}

#[test]
fn in_french() {
    look_at_all("fr");
}

/// A phone on its side, and the largest screen that many people have.
const WIDEST: [(&str, Device); 2] = [
    (
        "landscape",
        Device {
            width: 740,
            height: 360,
            ..PHONE
        },
    ),
    (
        "desktop",
        Device {
            width: 1920,
            height: 1080,
            ..LAPTOP
        },
    ),
];

/// The main screens as they are in each of the other themes, and on the widest
/// screens.
#[test]
fn in_every_theme() {
    let folder = std::env::var_os(FOLDER).map(PathBuf::from);
    let main: Vec<Screen> = wanted_screens()
        .into_iter()
        .filter(|screen| ["play", "settings", "new-game"].contains(&screen.0))
        .collect();
    for (device_name, device) in [DEVICES[0], DEVICES[2]].into_iter().chain(WIDEST) {
        let page = Page::open(device, "");
        for theme in ["wood", "slate", "paper", "contrast", "safe"] {
            let chosen = format!("theme {theme}\n");
            let keep = "localStorage.setItem('abalone/settings', arguments[0])";
            page.js(keep, &[chosen.into()]);
            page.reload();
            for &(screen, address, sign) in &main {
                page.goto(address);
                page.find(sign).wait();
                for (scheme, dark) in [("light", false), ("dark", true)] {
                    page.prefer_dark(dark);
                    let name = format!("{screen}-{device_name}-{scheme}-{theme}");
                    let script = "return document.documentElement.scrollWidth - innerWidth";
                    let wider = page.js(script, &[]);
                    assert!(wider.as_f64() <= Some(0.0), "{name}: {wider} px too wide");
                    if let Some(folder) = &folder {
                        page.screenshot(&folder.join(format!("{name}.png")));
                    }
                }
            }
        }
        page.assert_quiet();
    }
}

/// The screens that are looked at.
pub fn wanted_screens() -> Vec<Screen> {
    let names = std::env::var(WANTED).unwrap_or_default();
    if names.is_empty() {
        return SCREENS.into();
    }
    let named = |name| {
        SCREENS
            .into_iter()
            .find(|screen| screen.0 == name)
            .unwrap_or_else(|| panic!("no screen is called `{name}`"))
    };
    names.split(',').map(named).collect()
}

fn look_at_all(language: &'static str) {
    let folder = std::env::var_os(FOLDER).map(PathBuf::from);
    for (device_name, device) in DEVICES {
        let page = Page::open(Device { language, ..device }, "");
        for (screen, address, sign) in wanted_screens() {
            page.goto(address);
            page.find(sign).wait();
            for (scheme, dark) in [("light", false), ("dark", true)] {
                page.prefer_dark(dark);
                let name = format!("{screen}-{device_name}-{scheme}-{language}");
                let wider = page.js(
                    "return document.documentElement.scrollWidth - innerWidth",
                    &[],
                );
                assert!(wider.as_f64() <= Some(0.0), "{name}: {wider} px too wide");
                page.assert_accessible(&name);
                if let Some(folder) = &folder {
                    page.screenshot(&folder.join(format!("{name}.png")));
                }
            }
        }
        page.assert_quiet();
    }
}
