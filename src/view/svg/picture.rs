//! Pictures that stand alone: files for web pages, documents and printers.

use super::definitions::{ball_symbol, definitions_of, marble_symbol};
use super::layers::{labels, transform};
use super::paper;
use super::resolve::{Colours, resolve};
use crate::game::Gutter;
use crate::rules::{CellSet, Colour, Position};
use crate::view::drawing::{Drawing, drawn};
use crate::view::frame::{HALF_HEIGHT, HALF_WIDTH, OUTLINE, RIM, whole};
use crate::view::geometry::{Orientation, Point};
use crate::view::gesture::Gesture;
use crate::view::scene::{LastMove, Scene, SceneInput, SceneMarble};
use crate::view::tracks::Tracks;
use std::fmt::Write;

/// What a picture is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Look {
    /// Wood, for light pages.
    #[default]
    Light,
    /// Darker wood, for dark pages.
    Dark,
    /// Black on white.
    Paper,
}

/// Wood for dark pages, as the style sheet of the board has it.
const DARK: [(&str, &str); 13] = [
    ("board-light", "#6f5233"),
    ("board-dark", "#543b22"),
    ("frame-light", "#573f28"),
    ("frame-dark", "#382617"),
    ("frame-edge", "#25180c"),
    ("gutter-dark", "#1a1109"),
    ("gutter-light", "#2f200e"),
    ("hollow-dark", "#342312"),
    ("hollow-light", "#634827"),
    ("black-rim", "#b3afa5"),
    ("red-rim", "#f5907e"),
    ("blue-rim", "#94b5ef"),
    ("green-rim", "#b5ecb9"),
];

impl Look {
    /// All of them.
    pub const ALL: [Look; 3] = [Look::Light, Look::Dark, Look::Paper];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Look::Light => "light",
            Look::Dark => "dark",
            Look::Paper => "paper",
        }
    }

    /// The look of this name.
    pub fn from_name(name: &str) -> Option<Look> {
        Look::ALL.into_iter().find(|look| look.name() == name)
    }

    /// The colour of a page that it suits.
    pub const fn ground(self) -> &'static str {
        match self {
            Look::Light => "#f2efe9",
            Look::Dark => "#161614",
            Look::Paper => "#ffffff",
        }
    }

    fn definitions(self, page: &Colours, colours: &[Colour], balls: bool) -> String {
        match self {
            Look::Light => resolve(&definitions_of(colours, balls), page, &[]),
            Look::Dark => resolve(&definitions_of(colours, balls), page, &DARK),
            Look::Paper => paper::definitions(colours),
        }
    }

    /// Of letters, digits and numbers on the board.
    const fn ink(self) -> &'static str {
        match self {
            Look::Light | Look::Dark => "#fff3d6",
            Look::Paper => "#111",
        }
    }

    /// What keeps them apart from the lines of the board.
    const fn halo(self) -> &'static str {
        match self {
            Look::Light | Look::Dark => "",
            Look::Paper => r##" paint-order="stroke" stroke="#fff" stroke-width="10""##,
        }
    }

    /// Of the traces of the last move.
    const fn trace(self) -> &'static str {
        match self {
            Look::Light | Look::Dark => "#ffe2a6",
            Look::Paper => "#111",
        }
    }

    /// Round a marble; on paper apart from its black edge.
    const fn trace_radius(self) -> u32 {
        match self {
            Look::Light | Look::Dark => 46,
            Look::Paper => 51,
        }
    }
}

/// A board of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureBoard {
    /// The position.
    pub position: Position,
    /// The marbles beside it.
    pub gutter: Gutter,
    /// The move that led here.
    pub last: Option<LastMove>,
}

/// How a picture is made.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PictureStyle {
    /// What it is painted with.
    pub look: Look,
    /// What the page has in place of the usual colours of wood; paper has its own.
    pub colours: Colours,
    /// Which way round the board is.
    pub orientation: Orientation,
    /// Letters and digits beside the cells.
    pub coordinates: bool,
    /// The gutter with the ejected marbles and their numbers; without it the
    /// cells are larger.
    pub gutter: bool,
    /// A colour round the board; nothing, and what is behind shows, when empty.
    pub ground: String,
    /// Arrows and marks, on the board where the next move is made.
    pub drawing: Drawing,
    /// Width in pixels, where the reader is to know one.
    pub width: Option<u32>,
    /// What it is, in a few words, for people who do not see it.
    pub title: String,
    /// What is on it, for the same.
    pub about: String,
}

/// Between two boards.
const BETWEEN: f64 = 40.0;
/// Between the board and the edge of the picture.
const MARGIN: f64 = 6.0;

/// Half the width and height of a board as the style shows it.
fn half(style: &PictureStyle) -> (f64, f64) {
    // As far as the rim is within the outline.
    let less = match style.gutter {
        true => 0.0,
        false => OUTLINE.apothem() - RIM.apothem(),
    };
    (HALF_WIDTH - less + MARGIN, HALF_HEIGHT - less + MARGIN)
}

/// Width and height of a picture in board units.
pub fn picture_size(boards: usize, style: &PictureStyle) -> (f64, f64) {
    let (x, y) = half(style);
    let boards = boards.max(1) as f64;
    (2.0 * x * boards + BETWEEN * (boards - 1.0), 2.0 * y)
}

/// A picture of one board, or of two side by side, as a file of its own. The
/// drawing is on the first board, where there is one.
pub fn picture(boards: &[PictureBoard], style: &PictureStyle) -> String {
    let (half_width, half_height) = half(style);
    let (width, height) = picture_size(boards.len(), style);
    let mut text = String::with_capacity(20_000);
    text.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" "#);
    let frame = [-half_width, -half_height, width, height].map(whole);
    // Writing to a string cannot fail, here and below.
    let _ = write!(
        text,
        r#"viewBox="{} {} {} {}""#,
        frame[0], frame[1], frame[2], frame[3]
    );
    if let Some(pixels) = style.width {
        let high = whole(f64::from(pixels) * height / width);
        let _ = write!(text, r#" width="{pixels}" height="{high}""#);
    }
    text.push('>');
    for (tag, words) in [("title", &style.title), ("desc", &style.about)] {
        if !words.is_empty() {
            let _ = write!(text, "<{tag}>{}</{tag}>", escaped(words));
        }
    }
    let rules = boards.first().map(|board| *board.position.rules());
    let colours = rules.map_or(&[][..], |rules| rules.seating.colours());
    let balls = rules.is_some_and(|rules| rules.balls);
    let _ = write!(
        text,
        r#"<defs>{}<clipPath id="abalone-clip"><path d="{}"/></clipPath></defs>"#,
        style.look.definitions(&style.colours, colours, balls),
        RIM.path(),
    );
    if !style.ground.is_empty() {
        let _ = write!(
            text,
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
            frame[0],
            frame[1],
            frame[2],
            frame[3],
            escaped(&style.ground)
        );
    }
    for (number, board) in boards.iter().enumerate() {
        let aside = whole(number as f64 * (2.0 * half_width + BETWEEN));
        let _ = write!(text, r#"<g transform="translate({aside})">"#);
        one_board(&mut text, board, style);
        if number == 0 {
            text.push_str(&drawn(&style.drawing, style.orientation));
        }
        text.push_str("</g>");
    }
    text.push_str("</svg>\n");
    text
}

fn one_board(text: &mut String, board: &PictureBoard, style: &PictureStyle) {
    let scene = scene(board, style.orientation);
    text.push_str(match style.gutter {
        true => r##"<use href="#abalone-board"/>"##,
        false => r##"<use href="#abalone-board" clip-path="url(#abalone-clip)"/>"##,
    });
    let look = style.look;
    let page = match look {
        Look::Paper => &Colours::default(),
        Look::Light | Look::Dark => &style.colours,
    };
    let trace = &escaped(page.get("board-mark").unwrap_or(look.trace()));
    let halo = match page.get("board-halo") {
        None | Some("none") => look.halo().to_owned(),
        Some(halo) => [
            r#" paint-order="stroke" stroke-width="7" stroke=""#,
            &escaped(halo),
            "\"",
        ]
        .concat(),
    };
    let _ = write!(
        text,
        concat!(
            r#"<g font-family="system-ui,sans-serif" font-weight="600" text-anchor="middle" "#,
            r#"dominant-baseline="central" fill="{}" font-size="27"{}>"#
        ),
        escaped(page.get("board-text").unwrap_or(look.ink())),
        halo
    );
    if style.coordinates {
        text.push_str(&labels(style.orientation));
    }
    if style.gutter {
        numbers(text, &scene);
    }
    text.push_str("</g>");
    marbles(text, &scene.marbles, style, marble_symbol);
    rings(text, &scene.left, 31, trace, "12 9");
    rings(text, &scene.reached, look.trace_radius(), trace, "none");
    marbles(text, &scene.balls, style, ball_symbol);
}

/// Traces of the last move, above the marbles, which would hide them.
fn rings(text: &mut String, cells: &[Point], radius: u32, colour: &str, dashes: &str) {
    for at in cells {
        let _ = write!(
            text,
            concat!(
                r#"<circle class="trace" cx="{}" cy="{}" r="{}" fill="none" stroke="{}" "#,
                r#"stroke-width="5" stroke-dasharray="{}"/>"#
            ),
            whole(at.x),
            whole(at.y),
            radius,
            colour,
            dashes
        );
    }
}

fn scene(board: &PictureBoard, orientation: Orientation) -> Scene {
    Scene::new(SceneInput {
        position: &board.position,
        gutter: &board.gutter,
        tracks: &Tracks::new(&board.position, &board.gutter),
        gesture: &Gesture::default(),
        orientation,
        last: board.last,
        hint: None,
        may_move: false,
        marked: CellSet::EMPTY,
    })
}

/// How many marbles lie in each pile.
fn numbers(text: &mut String, scene: &Scene) {
    for pile in scene.piles.iter().filter(|pile| pile.count > 0) {
        let _ = write!(
            text,
            r#"<text font-size="44" x="{}" y="{}">{}</text>"#,
            whole(pile.label.x),
            whole(pile.label.y),
            pile.count
        );
    }
}

fn marbles(
    text: &mut String,
    pieces: &[SceneMarble],
    style: &PictureStyle,
    symbol: fn(Colour) -> &'static str,
) {
    for piece in pieces {
        let low = piece.place.is_low();
        if low && !style.gutter {
            continue;
        }
        let _ = write!(
            text,
            r#"<use href="{}" transform="{}"/>"#,
            symbol(piece.colour),
            transform(piece.at, low)
        );
    }
}

/// The text with what means something in SVG written as it must be.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // Not allowed in such files, not even written otherwise.
            sign if sign.is_control() && !sign.is_whitespace() => {}
            sign => safe.push(sign),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::layout;

    fn start() -> PictureBoard {
        PictureBoard {
            position: layout("belgian_daisy").expect("a layout").position(),
            gutter: Gutter::default(),
            last: None,
        }
    }

    #[test]
    fn a_file_needs_no_style_sheet() {
        for look in Look::ALL {
            let style = PictureStyle {
                look,
                coordinates: true,
                gutter: true,
                ..PictureStyle::default()
            };
            let text = picture(&[start()], &style);
            assert!(
                !text.contains("var(") && !text.contains("style="),
                "{look:?}"
            );
            assert_eq!(Look::from_name(look.name()), Some(look));
            for used in text.split("url(#").skip(1) {
                let id = used.split(')').next().unwrap_or_default();
                assert!(text.contains(&format!("id=\"{id}\"")), "{look:?}: {id}");
            }
            for used in text.split("href=\"#").skip(1) {
                let id = used.split('"').next().unwrap_or_default();
                assert!(text.contains(&format!("id=\"{id}\"")), "{look:?}: {id}");
            }
        }
    }

    #[test]
    fn a_file_can_have_the_colours_of_a_page() {
        let page = Colours::of(|name| match name {
            "board-light" | "board-text" => "#123456".to_owned(),
            "board-mark" => "#abcdef".to_owned(),
            _ => String::new(),
        });
        assert_eq!(page.get("board-dark"), None);
        let start = start();
        let mut moved = start.clone();
        moved.last = Some(LastMove::new(&start.position, start.position.moves()[0]));
        for look in Look::ALL {
            let style = PictureStyle {
                look,
                colours: page.clone(),
                coordinates: true,
                ..PictureStyle::default()
            };
            let text = picture(std::slice::from_ref(&moved), &style);
            for colour in ["stop-color=\"#123456\"", "fill=\"#123456\"", "#abcdef"] {
                assert_eq!(text.contains(colour), look != Look::Paper, "{look:?}");
            }
        }
    }

    #[test]
    fn words_cannot_break_out_of_a_file() {
        let style = PictureStyle {
            title: "<script>\u{0}\"&".to_owned(),
            ground: "\"><script>".to_owned(),
            ..PictureStyle::default()
        };
        let text = picture(&[start()], &style);
        assert!(text.contains("<title>&lt;script&gt;&quot;&amp;</title>"));
        assert!(!text.contains("<script"));
    }

    #[test]
    fn two_boards_lie_side_by_side() {
        let style = PictureStyle {
            width: Some(800),
            drawing: "e5".parse().expect("a mark"),
            ..PictureStyle::default()
        };
        let one = picture(&[start()], &style);
        let two = picture(&[start(), start()], &style);
        assert!(one.contains("width=\"800\" height=\"7"));
        assert!(two.contains("width=\"800\" height=\"3"));
        assert_eq!(two.matches("class=\"drawn\"").count(), 2, "once");
        let (wide, high) = picture_size(2, &style);
        assert!(wide > 2.0 * high);
    }
}
