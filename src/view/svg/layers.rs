//! The parts of a picture that change, but for the marbles themselves.

use super::definitions::marble_symbol;
use crate::view::frame::{GUTTER_MARBLE_RADIUS, MARBLE_RADIUS};
use crate::view::geometry::{Orientation, Point};
use crate::view::scene::{ArrowKind, MarbleState, Scene, SceneArrow, coordinates};
use std::fmt::Write;

/// The class of a marble in a state.
pub const fn marble_class(state: MarbleState) -> &'static str {
    match state {
        MarbleState::Still => "marble",
        MarbleState::Selected => "marble selected",
        MarbleState::Moving => "marble selected moving",
        MarbleState::Pushed => "marble pushed",
        MarbleState::Leaving => "marble pushed leaving",
    }
}

/// Below the marbles: traces of the last move.
pub fn under(scene: &Scene) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail, here and below.
    for at in &scene.left {
        let _ = write!(
            text,
            r#"<circle class="left" cx="{:.1}" cy="{:.1}" r="31"/>"#,
            at.x, at.y
        );
    }
    for at in &scene.reached {
        let _ = write!(
            text,
            r#"<circle class="reached" cx="{:.1}" cy="{:.1}" r="46.5"/>"#,
            at.x, at.y
        );
    }
    text
}

/// In the gutter: places for marbles still to come, and how many lie there.
pub fn beside(scene: &Scene) -> String {
    let mut text = String::new();
    for pile in &scene.piles {
        for at in &pile.free {
            let _ = write!(
                text,
                r#"<circle class="free" cx="{:.1}" cy="{:.1}" r="9"/>"#,
                at.x, at.y
            );
        }
        if pile.count > 0 {
            let _ = write!(
                text,
                r#"<text class="count" x="{:.1}" y="{:.1}">{}</text>"#,
                pile.label.x, pile.label.y, pile.count
            );
        }
    }
    text
}

/// Letters and digits round the cells.
pub fn labels(orientation: Orientation) -> String {
    let mut text = String::new();
    for label in coordinates(orientation) {
        let _ = write!(
            text,
            r#"<text class="coordinate" x="{:.1}" y="{:.1}">{}</text>"#,
            label.at.x, label.at.y, label.text
        );
    }
    text
}

/// Above the marbles: where the selection can go, and the move that is shown.
pub fn above(scene: &Scene) -> String {
    let mut text = String::new();
    for target in &scene.targets {
        let (class, radius) = if target.push {
            ("target push", MARBLE_RADIUS + 2.0)
        } else {
            ("target", 13.0)
        };
        let _ = write!(
            text,
            r#"<circle class="{class}" cx="{:.1}" cy="{:.1}" r="{radius}"/>"#,
            target.at.x, target.at.y
        );
    }
    for ghost in &scene.ghosts {
        let Point { x, y } = ghost.at;
        let (class, scale) = if ghost.ejected {
            ("ghost gone", GUTTER_MARBLE_RADIUS / MARBLE_RADIUS)
        } else {
            ("ghost", 1.0)
        };
        let marble = marble_symbol(ghost.colour);
        let _ = write!(
            text,
            r#"<g class="{class}" transform="translate({x:.1} {y:.1}) scale({scale:.3})"><use href="{marble}"/>"#
        );
        if ghost.ejected {
            // A cross: this one is lost, whatever its colour.
            text.push_str(r#"<path class="cross" d="M-24-24 24 24M24-24-24 24"/>"#);
        }
        text.push_str("</g>");
    }
    for one in &scene.arrows {
        arrow(&mut text, one);
    }
    text
}

/// An arrow whose head tells what the move does: one point for a plain move,
/// two for a push, a bar before the point for an ejection, a bar alone for what
/// is not possible.
fn arrow(text: &mut String, arrow: &SceneArrow) {
    let way = arrow.to - arrow.from;
    let length = way.length();
    let angle = way.y.atan2(way.x).to_degrees();
    let (class, head, shaft) = match arrow.kind {
        ArrowKind::Step => ("arrow step", "M-34-30 0 0-34 30", 4.0),
        ArrowKind::Hint => ("arrow hint", "M-34-30 0 0-34 30", 4.0),
        ArrowKind::Push => ("arrow push", "M-34-30 0 0-34 30M-70-30-36 0-70 30", 40.0),
        ArrowKind::Eject => ("arrow eject", "M-60-30-26 0-60 30M-6-34V34", 32.0),
        ArrowKind::Blocked => ("arrow blocked", "M-20-30V30", 20.0),
    };
    let end = (length - shaft).max(0.0);
    let d = format!("M0 0H{end:.1}M{length:.1} 0");
    let _ = write!(
        text,
        concat!(
            r#"<g class="{class}" transform="translate({x:.1} {y:.1}) rotate({angle:.1})">"#,
            r#"<path class="edge" d="{d}"/><path class="edge" transform="translate({length:.1})" d="{head}"/>"#,
            r#"<path class="line" d="{d}"/><path class="line" transform="translate({length:.1})" d="{head}"/></g>"#,
        ),
        class = class,
        x = arrow.from.x,
        y = arrow.from.y,
        angle = angle,
        d = d,
        length = length,
        head = head,
    );
}
