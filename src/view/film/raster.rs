//! Shapes as pixels, with soft edges.

use crate::view::frame::RoundHexagon;
use crate::view::geometry::Point;

/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// A colour between two, `share` of the way from the first.
pub(super) fn mix(from: Rgb, to: Rgb, share: f64) -> Rgb {
    let share = share.clamp(0.0, 1.0);
    let part = |index: usize| {
        let (a, b) = (f64::from(from[index]), f64::from(to[index]));
        (a + (b - a) * share).round() as u8
    };
    [part(0), part(1), part(2)]
}

/// A picture in pixels of which the points are given in board units.
#[derive(Clone)]
pub(super) struct Raster {
    pub width: usize,
    pub height: usize,
    /// Pixels a board unit is long.
    pub scale: f64,
    /// Where the origin of the board units is, in pixels.
    pub origin: Point,
    pub pixels: Vec<Rgb>,
}

impl Raster {
    pub(super) fn new(width: usize, height: usize, scale: f64, ground: Rgb) -> Raster {
        Raster {
            width,
            height,
            scale,
            origin: Point::default(),
            pixels: vec![ground; width * height],
        }
    }

    /// Paints every pixel of the box round a point, as far as `distance` says that
    /// it is inside: below 0, in board units.
    fn paint(
        &mut self,
        middle: Point,
        reach: (f64, f64),
        distance: &dyn Fn(Point) -> f64,
        colour: &dyn Fn(Point) -> Rgb,
    ) {
        let Raster { scale, origin, .. } = *self;
        let pixels = |from: f64, reach: f64, size: usize| {
            let (low, high) = ((from - reach) * scale, (from + reach) * scale);
            let clamp = |value: f64| value.clamp(0.0, size as f64) as usize;
            clamp(low.floor() - 1.0)..clamp(high.ceil() + 1.0)
        };
        let shifted = middle + origin * (1.0 / scale);
        for y in pixels(shifted.y, reach.1, self.height) {
            for x in pixels(shifted.x, reach.0, self.width) {
                let at = Point::new(x as f64 + 0.5, y as f64 + 0.5) - origin;
                let at = at * (1.0 / scale);
                let covered = 0.5 - distance(at) * scale;
                if covered > 0.0
                    && let Some(pixel) = self.pixels.get_mut(y * self.width + x)
                {
                    *pixel = mix(*pixel, colour(at), covered);
                }
            }
        }
    }

    /// A filled circle.
    pub(super) fn disc(&mut self, middle: Point, radius: f64, colour: Rgb) {
        self.paint(
            middle,
            (radius, radius),
            &|at| at.distance(middle) - radius,
            &|_| colour,
        );
    }

    /// A filled circle of which the colour follows the distance from a light.
    pub(super) fn ball(&mut self, middle: Point, radius: f64, shade: &dyn Fn(f64) -> Rgb) {
        let light = middle + Point::new(-0.3, -0.42) * radius;
        self.paint(
            middle,
            (radius, radius),
            &|at| at.distance(middle) - radius,
            &|at| shade(at.distance(light) / (radius * 1.5)),
        );
    }

    /// A circle.
    pub(super) fn ring(&mut self, middle: Point, radius: f64, width: f64, colour: Rgb) {
        let reach = radius + width;
        self.paint(
            middle,
            (reach, reach),
            &|at| (at.distance(middle) - radius).abs() - width / 2.0,
            &|_| colour,
        );
    }

    /// A line through points, with round ends.
    pub(super) fn line(&mut self, points: &[Point], width: f64, colour: Rgb) {
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let middle = (from + to) * 0.5;
            let reach = to - middle;
            self.paint(
                middle,
                (reach.x.abs() + width, reach.y.abs() + width),
                &|at| at.distance_to_segment(from, to) - width / 2.0,
                &|_| colour,
            );
        }
    }

    /// A filled hexagon with flat top and bottom and round corners, round the
    /// origin.
    pub(super) fn hexagon(&mut self, shape: RoundHexagon, colour: Rgb) {
        let half = shape.apothem() * 1.2;
        self.paint(
            Point::default(),
            (half, half),
            &|at| shape.outside(at),
            &|_| colour,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::frame::OUTLINE;

    #[test]
    fn shapes_lie_where_they_are_meant_to() {
        let (white, black) = ([255; 3], [0; 3]);
        let mut raster = Raster::new(40, 40, 0.5, white);
        raster.origin = Point::new(20.0, 20.0);
        raster.disc(Point::new(10.0, 0.0), 10.0, black);
        let at = |raster: &Raster, x: usize, y: usize| raster.pixels[y * 40 + x];
        assert_eq!(at(&raster, 25, 20), black);
        assert_eq!(at(&raster, 19, 20), white);
        assert_eq!(at(&raster, 31, 20), white);
        raster.line(
            &[Point::new(-30.0, -30.0), Point::new(-30.0, 30.0)],
            4.0,
            black,
        );
        assert_eq!(at(&raster, 5, 30), black);
        assert_eq!(at(&raster, 8, 30), white);
        let mut board = Raster::new(120, 120, 0.1, white);
        board.origin = Point::new(60.0, 60.0);
        board.hexagon(OUTLINE, black);
        assert_eq!(board.pixels[60 * 120 + 60], black);
        assert_eq!(board.pixels[0], white);
        let top = (60.0 - OUTLINE.apothem() * 0.1) as usize;
        assert_eq!(board.pixels[(top + 2) * 120 + 60], black);
        assert_eq!(board.pixels[(top - 2) * 120 + 60], white);
    }
}
