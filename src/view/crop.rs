//! The part of a board that is worth a look, where few marbles lie on it.

use super::frame::{HALF_HEIGHT, HALF_WIDTH, whole};
use super::geometry::Point;

/// From the outermost marbles to the edge of the picture: far enough to see the
/// gutter where they lie at the edge of the board.
const MARGIN: f64 = 130.0;
/// Width of a part in relation to its height.
const RATIO: f64 = 4.0 / 3.0;
/// The narrowest part: two marbles are not to fill it.
const LEAST_WIDTH: f64 = 620.0;
/// A part as wide as this, in relation to the board, is not worth cutting out.
const NEARLY_ALL: f64 = 0.9;

/// A part of the picture of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crop {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Crop {
    /// The part round these points; none when it would be nearly all, or when
    /// there are no points.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Crop> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (mut low, mut high) = (first, first);
        for point in points {
            low = Point::new(low.x.min(point.x), low.y.min(point.y));
            high = Point::new(high.x.max(point.x), high.y.max(point.y));
        }
        let wanted = high - low + Point::new(2.0 * MARGIN, 2.0 * MARGIN);
        let width = wanted.x.max(wanted.y * RATIO).max(LEAST_WIDTH);
        let height = width / RATIO;
        if width >= 2.0 * HALF_WIDTH * NEARLY_ALL {
            return None;
        }
        let middle = (low + high) * 0.5;
        let within = |middle: f64, size: f64, half: f64| {
            let most = half - size / 2.0;
            middle.clamp(-most, most) - size / 2.0
        };
        Some(Crop {
            left: within(middle.x, width, HALF_WIDTH),
            top: within(middle.y, height, HALF_HEIGHT),
            width,
            height,
        })
    }

    /// The `viewBox` of the part.
    pub fn view_box(self) -> String {
        let numbers = [self.left, self.top, self.width, self.height];
        numbers.map(|n| whole(n).to_string()).join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Cell;
    use crate::view::Orientation;

    fn around(cells: &[&str]) -> Option<Crop> {
        let point = |name: &&str| {
            let cell: Cell = name.parse().expect("a cell");
            Orientation::USUAL.point(cell)
        };
        Crop::around(cells.iter().map(point))
    }

    #[test]
    fn few_marbles_are_looked_at_from_near() {
        let near = around(&["e4", "e5"]).expect("a part");
        assert_eq!(near.view_box(), "-360 -232 620 465");
        assert_eq!(around(&[]), None);
        assert_eq!(around(&["a1", "i9"]), None);
    }

    #[test]
    fn a_part_stays_within_the_board() {
        for corner in ["a1", "a5", "e1", "e9", "i5", "i9"] {
            let part = around(&[corner]).expect("a part");
            assert!(part.left >= -HALF_WIDTH && part.left + part.width <= HALF_WIDTH);
            assert!(part.top >= -HALF_HEIGHT && part.top + part.height <= HALF_HEIGHT);
        }
    }
}
