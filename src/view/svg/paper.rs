//! The board as printers like it: black lines on white, marbles told apart by
//! grey and by mark, no wood.

use crate::rules::{Cell, Colour};
use crate::view::frame::{GUTTER_INNER, OUTLINE, whole};
use crate::view::geometry::spot_point;
use std::fmt::Write;

/// Body, edge and mark of a marble.
const fn marble(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Black => (
            "#111",
            r##"<path d="M-25-14A29 29 0 0 1-6-28" stroke="#fff" stroke-width="6"/>"##,
        ),
        Colour::White => ("#fff", ""),
        Colour::Red => (
            "#6f6f6f",
            r##"<path d="M0-19 17 10H-17Z" stroke="#fff" stroke-width="6"/>"##,
        ),
        Colour::Blue => (
            "#444",
            r##"<path d="M-17-9H17M-17 9H17" stroke="#fff" stroke-width="6"/>"##,
        ),
        Colour::Yellow => (
            "#e9e9e9",
            r##"<path d="M0-19 19 0 0 19-19 0Z" stroke="#111" stroke-width="5"/>"##,
        ),
        Colour::Green => (
            "#b8b8b8",
            r##"<path d="M-14-14 14 14M14-14-14 14" stroke="#111" stroke-width="6"/>"##,
        ),
    }
}

/// The same names as the coloured definitions have.
pub(super) fn definitions(colours: &[Colour]) -> String {
    let mut text = String::with_capacity(6_000);
    for &colour in colours {
        let (body, mark) = marble(colour);
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            text,
            concat!(
                r##"<g id="abalone-{}" fill="none" stroke-linecap="round" stroke-linejoin="round">"##,
                r##"<circle r="41" fill="{}" stroke="#111" stroke-width="5"/>{}</g>"##
            ),
            colour.name(),
            body,
            mark
        );
    }
    text.push_str(BALLS);
    board(&mut text);
    text
}

/// The neutral balls: small, with Black's filled and White's empty.
const BALLS: &str = concat!(
    r##"<g id="abalone-ball-black"><circle r="27" fill="#fff" stroke="#111" stroke-width="5"/>"##,
    r##"<path d="M0-15 15 0 0 15-15 0Z" fill="#111"/></g>"##,
    r##"<g id="abalone-ball-white"><circle r="27" fill="#fff" stroke="#111" stroke-width="5"/>"##,
    r##"<circle r="12" fill="none" stroke="#111" stroke-width="5"/></g>"##,
);

fn board(text: &mut String) {
    let _ = write!(
        text,
        concat!(
            r##"<g id="abalone-board"><path d="{}" fill="#fff" stroke="#111" stroke-width="4"/>"##,
            r##"<path d="{}" fill="#fff" stroke="#111" stroke-width="4"/>"##,
            r##"<g fill="#f3f3f3" stroke="#8a8a8a" stroke-width="2.5">"##,
        ),
        OUTLINE.path(),
        GUTTER_INNER.path(),
    );
    for spot in Cell::all() {
        let at = spot_point(spot);
        let _ = write!(
            text,
            r#"<circle cx="{}" cy="{}" r="34"/>"#,
            whole(at.x),
            whole(at.y)
        );
    }
    text.push_str("</g></g>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marbles_differ_on_paper() {
        let looks: std::collections::HashSet<_> = Colour::ALL.map(marble).into();
        assert_eq!(looks.len(), Colour::ALL.len());
    }
}
