//! Pictures without controls: thumbnails and files.

use super::definitions::{ball_symbol, definitions, marble_symbol};
use super::layers::{labels, traces, transform};
use super::view_box;
use crate::game::Gutter;
use crate::rules::{Colour, MAX_SEATS, Position};
use crate::view::balls::balls;
use crate::view::frame::whole;
use crate::view::geometry::Orientation;
use crate::view::scene::{LastMove, SceneMarble};
use crate::view::tracks::{Tracks, point};
use std::fmt::Write;

/// A small picture: the board, its marbles, and the traces of the last move.
pub fn thumbnail(position: &Position, last: Option<LastMove>, orientation: Orientation) -> String {
    let mut text = String::with_capacity(2_000);
    text.push_str(r##"<use href="#abalone-board"/>"##);
    if let Some(last) = last {
        traces(&mut text, last.points(orientation));
    }
    for colour in Colour::ALL {
        for cell in position.board().of(colour) {
            let at = orientation.point(cell);
            // Writing to a string cannot fail, here and below.
            let _ = write!(
                text,
                r#"<use href="{}" x="{}" y="{}"/>"#,
                marble_symbol(colour),
                whole(at.x),
                whole(at.y)
            );
        }
    }
    let nothing = Gutter::default();
    write_balls(&mut text, &balls(position, &nothing, orientation));
    text
}

fn write_balls(text: &mut String, balls: &[SceneMarble]) {
    for ball in balls {
        let _ = write!(
            text,
            r#"<use href="{}" transform="{}"/>"#,
            ball_symbol(ball.colour),
            transform(ball.at, ball.place.is_low())
        );
    }
}

/// A position as a file of its own.
pub fn picture(position: &Position, orientation: Orientation, coordinates: bool) -> String {
    let gutter = Gutter::of_start(position, &[0; MAX_SEATS]);
    let mut text = String::with_capacity(20_000);
    let _ = write!(
        text,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}"><defs>{}</defs>"#,
        view_box(),
        definitions()
    );
    text.push_str(r##"<use href="#abalone-board"/>"##);
    if coordinates {
        text.push_str(concat!(
            r#"<g font-family="system-ui,sans-serif" font-size="27" fill="white" fill-opacity=".8" "#,
            r#"text-anchor="middle" dominant-baseline="central">"#
        ));
        text.push_str(&labels(orientation));
        text.push_str("</g>");
    }
    for marble in Tracks::new(position, &gutter).marbles() {
        let at = point(marble.place, position, &gutter, orientation);
        let in_gutter = marble.place.is_low();
        let _ = write!(
            text,
            r#"<use href="{}" transform="{}"/>"#,
            marble_symbol(marble.colour),
            transform(at, in_gutter)
        );
    }
    write_balls(&mut text, &balls(position, &gutter, orientation));
    text.push_str("</svg>\n");
    text
}
