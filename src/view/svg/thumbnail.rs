//! A small picture without controls, for pages that have the definitions.

use super::definitions::{ball_symbol, marble_symbol};
use super::layers::{traces, transform};
use crate::game::Gutter;
use crate::rules::{Colour, Position};
use crate::view::balls::balls;
use crate::view::frame::whole;
use crate::view::geometry::Orientation;
use crate::view::scene::{LastMove, SceneMarble};
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

pub(super) fn write_balls(text: &mut String, balls: &[SceneMarble]) {
    for ball in balls {
        let _ = write!(
            text,
            r#"<use href="{}" transform="{}"/>"#,
            ball_symbol(ball.colour),
            transform(ball.at, ball.place.is_low())
        );
    }
}
