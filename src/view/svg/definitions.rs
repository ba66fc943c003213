//! What every picture refers to by name: the board, and a marble of each colour.

use crate::rules::{Cell, Colour};
use crate::view::frame::{GUTTER_INNER, GUTTER_OUTER, MARBLE_RADIUS, OUTLINE, whole};
use crate::view::geometry::spot_point;
use std::fmt::Write;

/// Radius of the hollow in which a marble lies.
const DIMPLE_RADIUS: u32 = 38;

/// The fragment that draws a marble of this colour, for `<use href>`.
pub const fn marble_symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#abalone-black",
        Colour::White => "#abalone-white",
        Colour::Red => "#abalone-red",
        Colour::Blue => "#abalone-blue",
        Colour::Yellow => "#abalone-yellow",
        Colour::Green => "#abalone-green",
    }
}

/// The fragment that draws the neutral ball of who plays this colour.
pub const fn ball_symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#abalone-ball-black",
        _ => "#abalone-ball-white",
    }
}

/// Light, body and shade of a marble, when no style sheet says otherwise. Their
/// luminance rises in the order black, blue, red, green, yellow, white, each
/// clearly above the one before.
pub const fn shades(colour: Colour) -> [&'static str; 3] {
    match colour {
        Colour::Black => ["#6b7078", "#24272c", "#07080a"],
        Colour::White => ["#ffffff", "#ece5d5", "#8f8468"],
        Colour::Red => ["#f5907e", "#c2382a", "#64150d"],
        Colour::Blue => ["#7fa6ea", "#20479a", "#0c2250"],
        Colour::Yellow => ["#fff3bd", "#f2c230", "#94690a"],
        Colour::Green => ["#b5ecb9", "#4fae62", "#17552a"],
    }
}

/// The line round a marble, when no style sheet says otherwise: it keeps apart what
/// is as light as the wood.
pub const fn rim(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#07080a",
        _ => "#24140a",
    }
}

/// The mark on a marble and its colour, so that hue is never the only
/// difference. Black is known by having none.
const fn mark(colour: Colour) -> [&'static str; 2] {
    match colour {
        Colour::Black => ["", ""],
        Colour::White => [r#"<circle r="17"/>"#, "#8f8468"],
        Colour::Red => [r#"<path d="M0-19 17 10H-17Z"/>"#, "#ffe3da"],
        Colour::Blue => [r#"<path d="M-17-9H17M-17 9H17"/>"#, "#d9e7ff"],
        Colour::Yellow => [r#"<path d="M0-19 19 0 0 19-19 0Z"/>"#, "#6b4a00"],
        Colour::Green => [r#"<path d="M-14-14 14 14M14-14-14 14"/>"#, "#0d3a1b"],
    }
}

/// The content of a `<defs>` that must be somewhere in the document of every
/// picture.
pub fn definitions() -> String {
    definitions_of(&Colour::ALL, true)
}

/// The same with marbles of these colours only, and perhaps the balls.
pub(super) fn definitions_of(colours: &[Colour], balls: bool) -> String {
    let mut text = String::with_capacity(12_000);
    text.push_str(SHADES);
    for &colour in colours {
        marble(&mut text, colour);
    }
    if balls {
        if !colours.contains(&Colour::Yellow) {
            // The balls are made of it.
            marble(&mut text, Colour::Yellow);
        }
        text.push_str(BALLS);
    }
    board(&mut text);
    text
}

/// The neutral balls: of brass, unlike any marble, and small; Black's with a
/// black pip, White's with a white ring.
const BALLS: &str = concat!(
    r##"<g id="abalone-ball"><circle cx="1" cy="6" r="36" fill="url(#abalone-shadow)"/>"##,
    r##"<circle r="28" fill="url(#abalone-yellow-ball)" stroke="#fff6df" stroke-width="7"/>"##,
    r##"<circle r="28" fill="none" stroke="#4a2c08" stroke-width="3"/></g>"##,
    r##"<g id="abalone-ball-black"><use href="#abalone-ball"/><path d="M0-15 15 0 0 15-15 0Z" fill="#16181b"/></g>"##,
    r##"<g id="abalone-ball-white"><use href="#abalone-ball"/>"##,
    r##"<circle r="11" fill="none" stroke="#4a2c08" stroke-width="11"/><circle r="11" fill="none" stroke="white" stroke-width="6"/></g>"##,
);

/// Gradients that several things share: the gloss and shadow of marbles, wood,
/// gutter, hollow.
const SHADES: &str = concat!(
    r#"<radialGradient id="abalone-gloss"><stop offset="0" stop-color="white" stop-opacity=".85"/>"#,
    r#"<stop offset="1" stop-color="white" stop-opacity="0"/></radialGradient>"#,
    r#"<radialGradient id="abalone-shadow"><stop offset=".62" stop-color="black" stop-opacity=".5"/>"#,
    r#"<stop offset="1" stop-color="black" stop-opacity="0"/></radialGradient>"#,
    r#"<linearGradient id="abalone-wood" x1=".2" y1="0" x2=".8" y2="1">"#,
    r#"<stop offset="0" stop-color="var(--board-light,#a17546)"/>"#,
    r#"<stop offset="1" stop-color="var(--board-dark,#8a6039)"/></linearGradient>"#,
    r#"<linearGradient id="abalone-frame" x1=".2" y1="0" x2=".8" y2="1">"#,
    r#"<stop offset="0" stop-color="var(--frame-light,#a87a4b)"/>"#,
    r#"<stop offset="1" stop-color="var(--frame-dark,#6f4a29)"/></linearGradient>"#,
    r#"<linearGradient id="abalone-gutter" x1="0" y1="0" x2="0" y2="1">"#,
    r#"<stop offset="0" stop-color="var(--gutter-dark,#3f2916)"/>"#,
    r#"<stop offset="1" stop-color="var(--gutter-light,#5c3e23)"/></linearGradient>"#,
    // Grain: a few waves, repeated.
    r##"<pattern id="abalone-grain" width="260" height="84" patternUnits="userSpaceOnUse" patternTransform="rotate(-7)">"##,
    r##"<path d="M0 9q65 12 130 0t130 0M0 27q65-9 130 0t130 0M0 40q65 7 130 0t130 0M0 61q65-12 130 0t130 0M0 72q65 6 130 0t130 0" "##,
    r#"fill="none" stroke="black" stroke-opacity=".07" stroke-width="3"/></pattern>"#,
    r#"<linearGradient id="abalone-hollow" x1=".3" y1="0" x2=".7" y2="1">"#,
    r#"<stop offset="0" stop-color="var(--hollow-dark,#5b3c20)"/>"#,
    r#"<stop offset="1" stop-color="var(--hollow-light,#8f6640)"/></linearGradient>"#,
);

fn marble(text: &mut String, colour: Colour) {
    let name = colour.name();
    let [light, body, shade] = shades(colour);
    let [mark, ink] = mark(colour);
    // Writing to a string cannot fail, here and below.
    let _ = write!(
        text,
        concat!(
            r#"<radialGradient id="abalone-{name}-ball" cx=".5" cy=".5" r=".54" fx=".34" fy=".26">"#,
            r#"<stop offset="0" stop-color="var(--{name}-light,{light})"/>"#,
            r#"<stop offset=".5" stop-color="var(--{name}-body,{body})"/>"#,
            r#"<stop offset="1" stop-color="var(--{name}-shade,{shade})"/></radialGradient>"#,
            r#"<g id="abalone-{name}"><circle cx="2" cy="7" r="50" fill="url(#abalone-shadow)" opacity="var(--shade,1)"/>"#,
            r#"<circle r="{radius}" fill="url(#abalone-{name}-ball)"/>"#,
            r#"<circle r="42" fill="none" stroke-width="3" stroke="var(--{name}-rim,{rim})"/>"#,
        ),
        name = name,
        light = light,
        body = body,
        shade = shade,
        rim = rim(colour),
        radius = whole(MARBLE_RADIUS),
    );
    if !mark.is_empty() {
        let _ = write!(
            text,
            concat!(
                r#"<g fill="none" stroke-width="var(--mark-width,{width})" stroke-linejoin="round" stroke-linecap="round" "#,
                r#"opacity="var(--mark,.6)" stroke="var(--{name}-ink,{ink})">{mark}</g>"#,
            ),
            // White's is a fine one: where there are but two colours, none is needed.
            width = if matches!(colour, Colour::White) {
                3
            } else {
                6
            },
            name = name,
            ink = ink,
            mark = mark,
        );
    }
    text.push_str(
        r##"<ellipse cx="-14" cy="-21" rx="15" ry="9.5" transform="rotate(-34 -14 -21)" fill="url(#abalone-gloss)" opacity="var(--gloss,1)"/></g>"##,
    );
}

fn board(text: &mut String) {
    let _ = write!(
        text,
        concat!(
            r#"<g id="abalone-board"><path d="{outline}" fill="url(#abalone-frame)"/>"#,
            r#"<path d="{outline}" fill="none" stroke-width="2" stroke="var(--frame-edge,#5a3a1e)"/>"#,
            r#"<path d="{outer}" fill="url(#abalone-gutter)"/>"#,
            r#"<path d="{outer}" fill="none" stroke="black" stroke-opacity=".35" stroke-width="3"/>"#,
            r#"<path d="{inner}" fill="black" fill-opacity=".28" transform="translate(0 7)"/>"#,
            r#"<path d="{inner}" fill="url(#abalone-wood)"/>"#,
            r#"<path d="{inner}" fill="url(#abalone-grain)" opacity="var(--gloss,1)"/>"#,
            r#"<path d="{inner}" fill="none" stroke="white" stroke-opacity=".22" stroke-width="3"/>"#,
            r#"<g fill="url(#abalone-hollow)" stroke="black" stroke-opacity=".16" stroke-width="2">"#,
        ),
        outline = OUTLINE.path(),
        outer = GUTTER_OUTER.path(),
        inner = GUTTER_INNER.path(),
    );
    for spot in Cell::all() {
        let at = spot_point(spot);
        let _ = write!(
            text,
            r#"<circle cx="{}" cy="{}" r="{DIMPLE_RADIUS}"/>"#,
            whole(at.x),
            whole(at.y)
        );
    }
    text.push_str("</g></g>");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance of a colour `#rrggbb`.
    fn luminance(text: &str) -> f64 {
        let part = |at: usize| {
            let value = f64::from(u8::from_str_radix(&text[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
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
        let body = order.map(|colour| luminance(shades(colour)[1]));
        for pair in body.windows(2) {
            let contrast = (pair[1] + 0.05) / (pair[0] + 0.05);
            assert!(contrast > 1.3, "{body:?}");
        }
        let marks: std::collections::HashSet<_> = order.map(|c| mark(c)[0]).into();
        assert_eq!(marks.len(), order.len());
    }
}
