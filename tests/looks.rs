//! Colours that can be told apart: every theme, by day and by night, computed from
//! the style sheets themselves.

use abalone::game::Gutter;
use abalone::rules::{Colour, Variant};
use abalone::view::svg::{Look, PictureBoard, PictureStyle, marble_rim, marble_shades, picture};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

const SHEETS: [&str; 3] = ["tokens.css", "board.css", "looks.css"];
const THEMES: [&str; 5] = ["wood", "slate", "paper", "contrast", "safe"];
/// For text on its ground.
const TEXT: f64 = 4.5;
/// For whatever else has to be seen.
const SEEN: f64 = 3.0;

type Values = HashMap<String, String>;

/// The rules of a sheet: selector, and what it sets.
fn rules(sheet: &str) -> Vec<(String, Values)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("style")
        .join(sheet);
    let mut text = fs::read_to_string(file).expect("a sheet");
    while let Some(start) = text.find("/*") {
        let end = start + text[start..].find("*/").expect("comments end") + 2;
        text.replace_range(start..end, "");
    }
    let mut found = Vec::new();
    for block in text.split('}') {
        let Some((selector, body)) = block.rsplit_once('{') else {
            continue;
        };
        let set = body.split(';').filter_map(|line| line.split_once(':'));
        let set = set.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()));
        let selector = selector.split('{').next_back().unwrap_or_default();
        found.push((selector.trim().to_owned(), set.collect()));
    }
    found
}

/// What is set on the page in a theme, by day or by night, with these marbles.
fn values(theme: &str, dark: bool, marbles: &str) -> Values {
    let themed = format!(":root[data-theme=\"{theme}\"]");
    let flat = format!(":root[data-marbles=\"{marbles}\"]");
    let mut wanted = vec![":root".to_owned(), themed.clone(), flat.clone()];
    wanted.push(format!("{flat}[data-theme=\"{theme}\"]"));
    if theme != "safe" {
        wanted.push(format!("{flat}:not([data-theme=\"safe\"])"));
    }
    if dark {
        wanted.push(":root[data-dark]".to_owned());
        wanted.push(format!("{themed}[data-dark]"));
    }
    // In order of their weight, as a browser takes them; those of one weight as
    // they are written.
    let mut all: Vec<_> = SHEETS.iter().flat_map(|sheet| rules(sheet)).collect();
    all.retain(|(selector, _)| wanted.contains(selector));
    all.sort_by_key(|(selector, _)| selector.matches('[').count());
    all.into_iter().flat_map(|(_, set)| set).collect()
}

fn luminance(colour: &str) -> f64 {
    let hex = colour.strip_prefix('#').expect(colour);
    let part = |at: usize| {
        let digits = match hex.len() {
            6 => hex[2 * at..2 * at + 2].to_owned(),
            3 => hex[at..=at].repeat(2),
            _ => panic!("{colour} is no colour of ours"),
        };
        let value = f64::from(u8::from_str_radix(&digits, 16).expect(colour)) / 255.0;
        match value <= 0.040_45 {
            true => value / 12.92,
            false => ((value + 0.055) / 1.055).powf(2.4),
        }
    };
    0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Calls this for every theme by day and by night.
fn everywhere(check: impl Fn(&str, &Values)) {
    for theme in THEMES {
        for dark in [false, true] {
            let name = format!("{theme} by {}", if dark { "night" } else { "day" });
            check(&name, &values(theme, dark, "glass"));
        }
    }
}

#[test]
fn text_can_be_read() {
    everywhere(|name, values| {
        let of = |token: &str| values[token].as_str();
        let mut pairs = Vec::new();
        for ground in ["--bg", "--surface", "--raised", "--sunken"] {
            for text in ["--text", "--muted", "--accent", "--danger"] {
                pairs.push((text, ground));
            }
        }
        pairs.extend([
            ("--on-accent", "--accent"),
            ("--on-accent", "--accent-strong"),
            ("--text", "--accent-soft"),
            ("--accent-strong", "--accent-soft"),
            ("--danger", "--danger-soft"),
        ]);
        for (text, ground) in pairs {
            let found = contrast(of(text), of(ground));
            assert!(found >= TEXT, "{name}: {text} on {ground}: {found:.2}");
        }
        // Letters and digits stand on the wood, within a rim of their own where the
        // wood is neither light nor dark.
        let halo = of("--board-halo");
        for board in ["--board-light", "--board-dark"] {
            let ground = if halo == "none" { of(board) } else { halo };
            let found = contrast(of("--board-text"), ground);
            assert!(found >= TEXT, "{name}: coordinates: {found:.2}");
        }
        for gutter in ["--gutter-light", "--gutter-dark"] {
            let found = contrast(of("--board-text"), of(gutter));
            assert!(found >= TEXT, "{name}: numbers in the gutter: {found:.2}");
        }
    });
}

#[test]
fn controls_and_marks_are_seen() {
    everywhere(|name, values| {
        let of = |token: &str| values[token].as_str();
        for ground in ["--bg", "--surface", "--raised", "--sunken"] {
            let found = contrast(of("--line-strong"), of(ground));
            assert!(found >= SEEN, "{name}: borders on {ground}: {found:.2}");
        }
        for mark in [
            "--board-mark",
            "--board-aim",
            "--board-select",
            "--board-danger",
        ] {
            for board in ["--board-light", "--board-dark"] {
                let found = contrast(of(mark), of(board));
                assert!(found >= SEEN, "{name}: {mark} on {board}: {found:.2}");
            }
        }
    });
}

/// A part of a marble in a theme.
fn part(values: &Values, colour: Colour, part: &str) -> String {
    let [light, body, shade] = marble_shades(colour);
    let token = format!("--{}-{part}", colour.name());
    let usual = match part {
        "light" => light,
        "body" => body,
        "shade" => shade,
        _ => marble_rim(colour),
    };
    values.get(&token).map_or(usual, String::as_str).to_owned()
}

#[test]
fn marbles_stand_out_from_the_board() {
    for theme in THEMES {
        for dark in [false, true] {
            for marbles in ["glass", "flat", "marked"] {
                let values = values(theme, dark, marbles);
                for colour in Colour::ALL {
                    for board in ["--board-light", "--board-dark"] {
                        let against = |part: String| contrast(&part, &values[board]);
                        let body = against(part(&values, colour, "body"));
                        let rim = against(part(&values, colour, "rim"));
                        assert!(
                            body.max(rim) >= SEEN,
                            "{theme}, dark {dark}, {marbles}: {colour:?} on {board}: {body:.2}, {rim:.2}"
                        );
                    }
                }
            }
        }
    }
}

/// Pictures of files have no style sheet, but the same colours.
#[test]
fn pictures_have_the_colours_of_the_page() {
    for (look, dark) in [(Look::Light, false), (Look::Dark, true)] {
        let board = PictureBoard {
            position: Variant::default().first_position().expect("a start"),
            gutter: Gutter::default(),
            last: None,
        };
        let style = PictureStyle {
            look,
            ..PictureStyle::default()
        };
        let text = picture(&[board], &style);
        let values = values("wood", dark, "glass");
        for token in ["--board-light", "--board-dark", "--hollow-light"] {
            assert!(text.contains(&values[token]), "{look:?}: {token}");
        }
    }
}

#[test]
fn marbles_are_told_apart_without_hue() {
    let order = [
        Colour::Black,
        Colour::Blue,
        Colour::Red,
        Colour::Green,
        Colour::Yellow,
        Colour::White,
    ];
    for theme in THEMES {
        for dark in [false, true] {
            for marbles in ["glass", "flat", "marked"] {
                let values = values(theme, dark, marbles);
                let bodies = order.map(|colour| part(&values, colour, "body"));
                for pair in bodies.windows(2) {
                    let found = contrast(&pair[1], &pair[0]);
                    let rises = luminance(&pair[1]) > luminance(&pair[0]);
                    assert!(
                        rises && found > 1.25,
                        "{theme}, dark {dark}, {marbles}: {pair:?}: {found:.2}"
                    );
                }
                // Flat ones have one colour indeed.
                if marbles == "flat" && theme != "contrast" {
                    for colour in order
                        .into_iter()
                        .filter(|&one| one != Colour::White || !dark)
                    {
                        let [light, shade] =
                            ["light", "shade"].map(|name| part(&values, colour, name));
                        assert_eq!(light, shade, "{theme}: {colour:?}");
                    }
                }
            }
        }
    }
}
