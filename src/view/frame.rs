//! The board around the cells: a rounded hexagon with a gutter in it, in which
//! ejected marbles lie.

use super::geometry::{Point, SPACING};
use std::f64::consts::{FRAC_1_SQRT_2, FRAC_PI_3};
use std::fmt::Write;

/// Radius of a marble on its cell.
pub const MARBLE_RADIUS: f64 = 43.0;
/// Radius of a marble in the gutter, which lies lower.
pub const GUTTER_MARBLE_RADIUS: f64 = 31.0;

/// Distance from the middle of the board to its straight edges.
const EDGE: f64 = 486.0;
/// Radius of the outermost corners: as round as the corner cells permit, so
/// that a cell is 34 pixels wide on a screen of 360.
const EDGE_RADIUS: f64 = 205.0;
/// Distance from the middle to the outer wall of the gutter.
const OUTER_WALL: f64 = 476.0;
/// Distance from the middle to the inner wall of the gutter.
const INNER_WALL: f64 = 408.0;
/// Distance from the middle to the line on which ejected marbles lie.
const TRACK: f64 = (OUTER_WALL + INNER_WALL) / 2.0;

/// Half the width of the whole board.
pub const HALF_WIDTH: f64 = 530.0;
/// Half the height of the whole board.
pub const HALF_HEIGHT: f64 = 488.0;

/// √3 / 3, the tangent of 30°.
const TAN_30: f64 = 0.577_350_269_189_625_8;

/// Half of √3.
const COS_30: f64 = 0.866_025_403_784_438_6;

/// The way outward at each edge, clockwise from the bottom.
const OUTWARD: [Point; 6] = [
    Point::new(0.0, 1.0),
    Point::new(-COS_30, 0.5),
    Point::new(-COS_30, -0.5),
    Point::new(0.0, -1.0),
    Point::new(COS_30, -0.5),
    Point::new(COS_30, 0.5),
];

/// What is left of a length after whole rounds.
fn around(along: f64, round: f64) -> f64 {
    along - round * (along / round).floor()
}

/// A hexagon with flat top and bottom and round corners.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundHexagon {
    /// From the middle to each edge.
    apothem: f64,
    /// Of the corners.
    radius: f64,
}

impl RoundHexagon {
    /// The hexagon at this distance from the middle, concentric with the others.
    const fn at(apothem: f64) -> RoundHexagon {
        RoundHexagon {
            apothem,
            radius: EDGE_RADIUS - (EDGE - apothem),
        }
    }

    /// From the middle to each edge.
    pub const fn apothem(self) -> f64 {
        self.apothem
    }

    /// How far outside a point lies; below 0 inside.
    pub(super) fn outside(self, point: Point) -> f64 {
        let sharp = self.apothem - self.radius;
        let (mut x, mut y) = (point.x.abs(), point.y.abs());
        // Mirrored until the nearest edge is the one at the bottom.
        let beyond = (0.5 * y - COS_30 * x).min(0.0) * 2.0;
        x += beyond * COS_30;
        y -= beyond * 0.5;
        let half = TAN_30 * sharp;
        let corner = Point::new(x - x.clamp(-half, half), y - sharp);
        let distance = corner.length();
        let signed = if corner.y < 0.0 { -distance } else { distance };
        signed - self.radius
    }

    /// Length of the straight part of an edge.
    fn straight(self) -> f64 {
        2.0 * TAN_30 * (self.apothem - self.radius)
    }

    /// Length of an edge and a corner.
    pub(super) fn sixth(self) -> f64 {
        self.straight() + self.radius * FRAC_PI_3
    }

    /// Length all round.
    fn length(self) -> f64 {
        6.0 * self.sixth()
    }

    /// The point this far along, clockwise from the middle of the bottom edge.
    pub(super) fn point(self, along: f64) -> Point {
        let straight = self.straight();
        let from_corner = around(along + straight / 2.0, self.length());
        let edge = (from_corner / self.sixth()).floor();
        let rest = from_corner - edge * self.sixth();
        let outward = OUTWARD[edge as usize % 6];
        let onward = Point::new(-outward.y, outward.x);
        if rest < straight {
            return outward * self.apothem + onward * (rest - straight / 2.0);
        }
        // Straight between the two edges' ways outward, brought to the arc: less
        // than a degree off, and needs no tables of sines in the page.
        let share = (rest - straight) / (self.radius * FRAC_PI_3);
        let next = OUTWARD[(edge as usize + 1) % 6];
        let way = outward * (1.0 - share) + next * share;
        let centre = outward * (self.apothem - self.radius) + onward * (straight / 2.0);
        centre + way * (self.radius / way.length())
    }

    /// How far along the point lies that is nearest to this one.
    fn nearest(self, point: Point) -> f64 {
        /// Steps of the search; fine enough for a marble to roll from.
        const STEPS: u32 = 360;
        let at = |step: u32| self.length() * f64::from(step) / f64::from(STEPS);
        let distance = |step: &u32| self.point(at(*step)).distance(point);
        (0..STEPS)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .map_or(0.0, at)
    }

    /// The outline as SVG path data.
    pub fn path(self) -> String {
        let radius = whole(self.radius);
        let mut path = String::new();
        for edge in 0..=6 {
            let middle = f64::from(edge) * self.sixth();
            let half = self.straight() / 2.0 - 1e-9;
            let from = self.point(middle - half);
            let (x, y) = (whole(from.x), whole(from.y));
            // Writing to a string cannot fail.
            let _ = if edge == 0 {
                write!(path, "M{x} {y}")
            } else {
                write!(path, "A{radius} {radius} 0 0 1 {x} {y}")
            };
            if edge < 6 {
                let to = self.point(middle + half);
                let _ = write!(path, "L{} {}", whole(to.x), whole(to.y));
            }
        }
        path.push('Z');
        path
    }
}

/// The nearest whole number: a board unit is a third of a pixel on a phone, and
/// pages that write no fractions are smaller.
pub fn whole(units: f64) -> i32 {
    units.round_ties_even() as i32
}

/// The outline of the board.
pub const OUTLINE: RoundHexagon = RoundHexagon::at(EDGE);
/// The outer wall of the gutter.
pub const GUTTER_OUTER: RoundHexagon = RoundHexagon::at(OUTER_WALL);
/// The inner wall of the gutter: the edge of the playing field.
pub const GUTTER_INNER: RoundHexagon = RoundHexagon::at(INNER_WALL);

/// The edge of a board that is shown without its gutter, with room for the
/// coordinates.
pub const RIM: RoundHexagon = RoundHexagon::at(INNER_WALL + 26.0);

/// The line along which ejected marbles roll.
pub(super) const ROLL: RoundHexagon = RoundHexagon::at(TRACK);

/// Whether a point lies off the board, beyond the gutter.
pub fn is_off(point: Point) -> bool {
    let slope = Point::new(point.x * COS_30, point.y / 2.0);
    let farthest = point
        .y
        .abs()
        .max((slope.x + slope.y).abs())
        .max((slope.x - slope.y).abs());
    farthest > EDGE
}

/// Where along the gutter a marble comes to lie that is pushed off its cell.
fn entry(from: Point, push: Point) -> f64 {
    ROLL.nearest(from + push * (SPACING * FRAC_1_SQRT_2 / push.length().max(1.0)))
}

/// The place in the gutter next to a cell, in the direction of a push.
pub fn over_the_edge(from: Point, push: Point) -> Point {
    ROLL.point(entry(from, push))
}

/// The way of a marble pushed off the board: over the edge in the direction of
/// the push, then along the gutter, the shorter way round, to `end`.
pub fn roll(from: Point, push: Point, end: Point) -> Vec<Point> {
    /// Longest straight piece of the way along the gutter.
    const PIECE: f64 = 40.0;
    let start = entry(from, push);
    let goal = ROLL.nearest(end);
    let round = ROLL.length();
    let mut way = around(goal - start, round);
    if way > round / 2.0 {
        way -= round;
    }
    let pieces = (way.abs() / PIECE).ceil().max(1.0) as u32;
    let mut path = vec![from];
    path.extend((0..pieces).map(|i| ROLL.point(start + way * f64::from(i) / f64::from(pieces))));
    path.push(end);
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Cell;
    use crate::view::geometry::Orientation;

    #[test]
    fn the_outline_is_closed_and_fits_its_box() {
        for hexagon in [OUTLINE, GUTTER_OUTER, GUTTER_INNER, ROLL] {
            let mut last = hexagon.point(0.0);
            for step in 1..=1000 {
                let next = hexagon.point(hexagon.length() * f64::from(step) / 1000.0);
                assert!(last.distance(next) < hexagon.length() / 900.0, "a jump");
                assert!(next.x.abs() <= HALF_WIDTH && next.y.abs() <= HALF_HEIGHT);
                last = next;
            }
            assert!(last.distance(hexagon.point(0.0)) < 1e-6);
        }
        assert!(OUTLINE.path().starts_with('M') && OUTLINE.path().ends_with('Z'));
    }

    #[test]
    fn every_cell_has_room_inside_the_gutter() {
        for cell in Cell::all() {
            let centre = Orientation::USUAL.point(cell);
            let wall = GUTTER_INNER.point(GUTTER_INNER.nearest(centre));
            assert!(centre.distance(wall) >= MARBLE_RADIUS, "{cell}");
            assert!(!is_off(centre));
        }
        assert!(is_off(Point::new(0.0, 490.0)) && !is_off(Point::new(0.0, 480.0)));
        assert!(is_off(Point::new(-440.0, 250.0)));
    }

    #[test]
    fn a_roll_stays_in_the_gutter() {
        let from = Orientation::USUAL.point("i9".parse().unwrap());
        let end = Point::new(-170.0, TRACK);
        let path = roll(from, Point::new(50.0, -86.6), end);
        assert_eq!((path[0], path[path.len() - 1]), (from, end));
        for point in &path[1..] {
            let track = ROLL.point(ROLL.nearest(*point));
            assert!(track.distance(*point) < 10.0, "{point:?}");
        }
    }
}
