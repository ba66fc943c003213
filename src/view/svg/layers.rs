//! The parts of a picture that change, but for the marbles themselves.

use super::definitions::{ball_symbol, marble_symbol};
use crate::view::frame::{MARBLE_RADIUS, whole};
use crate::view::geometry::{Orientation, Point, sector};
use crate::view::ghosts::GhostKind;
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

/// Where a marble is drawn, and how big: in the gutter it lies lower.
pub fn transform(at: Point, in_gutter: bool) -> String {
    let size = if in_gutter { IN_GUTTER } else { "" };
    format!("translate({} {}){size}", whole(at.x), whole(at.y))
}

/// The ratio of the radii of marbles in the gutter and on the board.
const IN_GUTTER: &str = " scale(.72)";

/// Below the marbles: traces of the last move.
pub fn under(scene: &Scene) -> String {
    let mut text = String::new();
    traces(&mut text, [&scene.left, &scene.reached]);
    text
}

/// The cells that a move left empty and those that it reached.
pub(super) fn traces(text: &mut String, cells: [impl AsRef<[Point]>; 2]) {
    for (cells, (class, radius)) in cells.iter().zip([("left", 31), ("reached", 46)]) {
        for at in cells.as_ref() {
            let (x, y) = (whole(at.x), whole(at.y));
            // Writing to a string cannot fail, here and below.
            let _ = write!(
                text,
                r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#
            );
        }
    }
}

/// In the gutter: places for marbles still to come, and how many lie there.
pub fn beside(scene: &Scene) -> String {
    let mut text = String::new();
    for pile in &scene.piles {
        for at in &pile.free {
            let _ = write!(
                text,
                r#"<circle class="free" cx="{}" cy="{}" r="9"/>"#,
                whole(at.x),
                whole(at.y)
            );
        }
        if pile.count > 0 {
            let _ = write!(
                text,
                r#"<text class="count" x="{}" y="{}">{}</text>"#,
                whole(pile.label.x),
                whole(pile.label.y),
                pile.count
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
            r#"<text class="coordinate" x="{}" y="{}">{}</text>"#,
            whole(label.at.x),
            whole(label.at.y),
            label.text
        );
    }
    text
}

/// Above the marbles: where the selection can go, and the move that is shown.
pub fn above(scene: &Scene) -> String {
    let mut text = String::new();
    for target in &scene.targets {
        let (class, radius) = if target.push {
            ("target push", whole(MARBLE_RADIUS) + 2)
        } else {
            ("target", 13)
        };
        let _ = write!(
            text,
            r#"<circle class="{class}" cx="{}" cy="{}" r="{radius}"/>"#,
            whole(target.at.x),
            whole(target.at.y)
        );
    }
    for ghost in &scene.ghosts {
        let class = match ghost.kind {
            GhostKind::There => "ghost",
            GhostKind::Gone => "ghost gone",
            GhostKind::Offered => "ghost offered",
            GhostKind::Laid => "ghost laid",
            GhostKind::Refused => "ghost refused",
        };
        let crossed = matches!(ghost.kind, GhostKind::Gone | GhostKind::Refused);
        let transform = transform(ghost.at, ghost.kind == GhostKind::Gone && !ghost.ball);
        let symbol = if ghost.ball {
            ball_symbol(ghost.colour)
        } else {
            marble_symbol(ghost.colour)
        };
        let _ = write!(
            text,
            r#"<g class="{class}" transform="{transform}"><use href="{symbol}"/>"#
        );
        text.push_str(match ghost.kind {
            GhostKind::Offered => r#"<circle class="round" r="46"/>"#,
            // To be seen round a finger.
            GhostKind::Laid => r#"<circle class="round" r="70"/>"#,
            GhostKind::Gone if ghost.ball => r#"<circle class="cross" r="42"/>"#,
            _ => "",
        });
        if crossed {
            // A cross: this one is lost, or not to be had, whatever its colour.
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
    let length = whole(way.length());
    // Screens count angles clockwise.
    let angle = 360 - 60 * sector(way).index();
    let (class, head, shaft) = match arrow.kind {
        ArrowKind::Step => ("arrow step", "M-34-30 0 0-34 30", 4),
        ArrowKind::Hint => ("arrow hint", "M-34-30 0 0-34 30", 4),
        ArrowKind::Push => ("arrow push", "M-34-30 0 0-34 30M-70-30-36 0-70 30", 40),
        ArrowKind::Eject => ("arrow eject", "M-60-30-26 0-60 30M-6-34V34", 32),
        ArrowKind::Blocked => ("arrow blocked", "M-20-30V30", 20),
    };
    let end = (length - shaft).max(0);
    let d = format!("M0 0H{end}M{length} 0");
    let _ = write!(
        text,
        concat!(
            r#"<g class="{class}" transform="translate({x} {y}) rotate({angle})">"#,
            r#"<path class="edge" d="{d}"/><path class="edge" transform="translate({length})" d="{head}"/>"#,
            r#"<path class="line" d="{d}"/><path class="line" transform="translate({length})" d="{head}"/></g>"#,
        ),
        class = class,
        x = whole(arrow.from.x),
        y = whole(arrow.from.y),
        angle = angle,
        d = d,
        length = length,
        head = head,
    );
}
