//! A picture of one or two boards in pixels.

use super::glyphs;
use super::palette::{Paint, Paints};
use super::raster::{Raster, Rgb, mix};
use super::reel::{FILM_WIDTHS, FilmStyle};
use crate::rules::{Cell, Colour};
use crate::view::frame::{
    GUTTER_INNER, GUTTER_OUTER, HALF_HEIGHT, HALF_WIDTH, MARBLE_RADIUS, OUTLINE,
};
use crate::view::geometry::{Point, spot_point};
use crate::view::scene::{Scene, coordinates};
use crate::view::svg::Look;

/// Board units between the board and the edge of the picture, and between two
/// boards.
const MARGIN: f64 = 14.0;
/// The ratio of the radii of marbles in the gutter and on the board.
const LOW: f64 = 0.72;
/// Radius of a hollow.
const HOLLOW: f64 = 38.0;
/// Height of a coordinate, and of the number of ejected marbles.
const LETTER: f64 = 19.0;
const NUMBER: f64 = 32.0;

/// A marble, or a neutral ball, where it is to be painted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub at: Point,
    pub colour: Colour,
    pub low: bool,
    pub ball: bool,
}

/// Paints boards of one size and look.
pub(super) struct Painter {
    paint: Paint,
    flat: bool,
    /// The boards without anything on them.
    empty: Raster,
    /// Where the middle of each board is, in pixels.
    middles: Vec<Point>,
}

impl Painter {
    pub(super) fn new(boards: usize, style: &FilmStyle, paint: Paint) -> Painter {
        let boards = boards.max(1);
        let paints = paint.board;
        let each = 2.0 * (HALF_WIDTH + MARGIN);
        let width = style.width.clamp(*FILM_WIDTHS.start(), *FILM_WIDTHS.end());
        let scale = f64::from(width) / (each * boards as f64);
        let height = (2.0 * (HALF_HEIGHT + MARGIN) * scale).ceil();
        let mut empty = Raster::new(usize::from(width), height as usize, scale, paints.ground);
        let middle = |number: usize| Point::new((number as f64 + 0.5) * each * scale, height / 2.0);
        let middles: Vec<Point> = (0..boards).map(middle).collect();
        for &middle in &middles {
            empty.origin = middle;
            board(&mut empty, &paints, style);
        }
        Painter {
            paint,
            flat: style.look == Look::Paper,
            empty,
            middles,
        }
    }

    /// Width and height in pixels.
    pub(super) fn size(&self) -> (u16, u16) {
        (self.empty.width as u16, self.empty.height as u16)
    }

    /// The picture of scenes whose marbles are on their way.
    pub(super) fn paint(&self, scenes: &[Scene], pieces: &[Vec<Piece>]) -> Vec<Rgb> {
        let board = &self.paint.board;
        let mut raster = self.empty.clone();
        let boards = self.middles.iter().zip(scenes).zip(pieces);
        for ((&middle, scene), pieces) in boards {
            raster.origin = middle;
            self.numbers(&mut raster, scene);
            for piece in pieces {
                self.piece(&mut raster, piece);
            }
            for &left in &scene.left {
                raster.ring(left, 31.0, 5.0, mix(board.hollow, board.trace, 0.7));
            }
            for &reached in &scene.reached {
                raster.ring(reached, 46.0, 6.0, board.trace);
            }
        }
        raster.pixels
    }

    fn numbers(&self, raster: &mut Raster, scene: &Scene) {
        for pile in scene.piles.iter().filter(|pile| pile.count > 0) {
            sign_row(
                raster,
                &pile.count.to_string(),
                pile.label,
                NUMBER,
                self.paint.board.ink,
            );
        }
    }

    fn piece(&self, raster: &mut Raster, piece: &Piece) {
        let size = if piece.low { LOW } else { 1.0 };
        if piece.ball {
            return ball(raster, piece, size, self.paint.marble(Colour::Yellow));
        }
        let [light, body, shade] = self.paint.marble(piece.colour);
        let radius = MARBLE_RADIUS * size;
        if self.flat {
            raster.disc(piece.at, radius, [17; 3]);
            raster.disc(piece.at, radius - 4.0, body);
        } else {
            let ramp = |far: f64| match far {
                far if far < 0.4 => mix(light, body, far / 0.4),
                far => mix(body, shade, (far - 0.4) / 0.6),
            };
            raster.ball(piece.at, radius, &ramp);
        }
        mark(raster, piece, size);
    }
}

/// What tells a marble from others where colours cannot be told apart.
fn mark(raster: &mut Raster, piece: &Piece, size: f64) {
    let (lines, ink): (&[&[(f64, f64)]], Rgb) = match piece.colour {
        Colour::Black | Colour::White => return,
        Colour::Red => (
            &[&[(0.0, -19.0), (17.0, 10.0), (-17.0, 10.0), (0.0, -19.0)]],
            [235, 180, 168],
        ),
        Colour::Blue => (
            &[&[(-17.0, -9.0), (17.0, -9.0)], &[(-17.0, 9.0), (17.0, 9.0)]],
            [150, 180, 235],
        ),
        Colour::Yellow => (
            &[&[
                (0.0, -19.0),
                (19.0, 0.0),
                (0.0, 19.0),
                (-19.0, 0.0),
                (0.0, -19.0),
            ]],
            [148, 105, 10],
        ),
        Colour::Green => (
            &[
                &[(-14.0, -14.0), (14.0, 14.0)],
                &[(14.0, -14.0), (-14.0, 14.0)],
            ],
            [23, 85, 42],
        ),
    };
    for line in lines {
        let points = line
            .iter()
            .map(|&(x, y)| piece.at + Point::new(x, y) * size);
        let points: Vec<Point> = points.collect();
        raster.line(&points, 6.0 * size, ink);
    }
}

/// A neutral ball: small, with Black's pip or White's ring.
fn ball(raster: &mut Raster, piece: &Piece, size: f64, [_, body, shade]: [Rgb; 3]) {
    raster.disc(piece.at, 31.0 * size, shade);
    raster.disc(piece.at, 27.0 * size, body);
    match piece.colour {
        Colour::Black => raster.disc(piece.at, 12.0 * size, [22, 24, 27]),
        _ => raster.ring(piece.at, 11.0 * size, 6.0 * size, [255; 3]),
    }
}

/// The wood, the gutter and the hollows, and perhaps letters and digits.
fn board(raster: &mut Raster, paints: &Paints, style: &FilmStyle) {
    raster.hexagon(OUTLINE, paints.frame);
    raster.hexagon(GUTTER_OUTER, paints.gutter);
    raster.hexagon(GUTTER_INNER, paints.wood);
    for spot in Cell::all() {
        let at = spot_point(spot);
        raster.disc(at, HOLLOW, paints.rim);
        raster.disc(at + Point::new(0.0, -2.0), HOLLOW - 2.0, paints.hollow);
    }
    if style.coordinates {
        for label in coordinates(style.orientation) {
            let mut text = [0; 4];
            sign_row(
                raster,
                label.text.encode_utf8(&mut text),
                label.at,
                LETTER,
                paints.ink,
            );
        }
    }
}

/// Signs next to each other, their middle at a point, so many board units high.
fn sign_row(raster: &mut Raster, text: &str, middle: Point, height: f64, ink: Rgb) {
    let unit = height / 6.0;
    let width = 5.6 * unit;
    let first = -width * (text.chars().count() as f64 - 1.0) / 2.0;
    for (number, sign) in text.chars().enumerate() {
        let at = middle + Point::new(first + width * number as f64, 0.0);
        for line in glyphs::lines(sign) {
            let points = line.iter().map(|&(x, y)| at + Point::new(x, y) * unit);
            let points: Vec<Point> = points.collect();
            raster.line(&points, unit * 1.1, ink);
        }
    }
}
