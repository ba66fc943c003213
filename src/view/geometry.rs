//! Where things are on the screen, in board units: [`SPACING`] units from one
//! cell's centre to the next, the origin in the middle, `y` growing downwards.

use super::piles::home;
use crate::rules::{Cell, Direction, Seat, Seating};
use std::ops::{Add, Mul, Sub};

/// Board units between the centres of two neighbouring cells.
pub const SPACING: f64 = 100.0;
/// Board units between two rows: `SPACING` × √3 / 2.
pub const ROW_HEIGHT: f64 = 86.602_540_378_443_86;
/// How far from the nearest centre a point still means that cell. Inside the
/// field the farthest point is 58 away, so there are no dead zones.
const REACH: f64 = 75.0;
/// A direction is kept until the pointer is 10° outside its 60° sector, that is
/// 40° from its middle: this is the cosine.
const HELD_COSINE: f64 = 0.766_044_443_118_978;

/// A point, or a step from one point to another.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// Distance from the origin.
    pub fn length(self) -> f64 {
        // Not `hypot`: nothing here is near overflow, and the page is smaller.
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// Distance to another point.
    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// Product of lengths and cosine of the angle between two steps.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Distance to the nearest point of the segment from `a` to `b`.
    pub fn distance_to_segment(self, a: Point, b: Point) -> f64 {
        let along = b - a;
        let square = along.dot(along);
        let share = if square == 0.0 {
            0.0
        } else {
            ((self - a).dot(along) / square).clamp(0.0, 1.0)
        };
        self.distance(a + along * share)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

/// The mean of several points; the origin for none.
pub fn middle(points: impl IntoIterator<Item = Point>) -> Point {
    let mut sum = Point::default();
    let mut count = 0.0;
    for point in points {
        sum = sum + point;
        count += 1.0;
    }
    if count == 0.0 {
        sum
    } else {
        sum * (1.0 / count)
    }
}

/// Which way round the board is shown: turned by sixths anticlockwise.
///
/// A turned board looks like a board in its usual place on which the marbles
/// lie elsewhere. The cell seen in the place of `c` is called the *spot* `c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Orientation {
    sixths: u8,
}

impl Orientation {
    /// Black's home at the bottom.
    pub const USUAL: Orientation = Orientation { sixths: 0 };

    /// Turned by this many sixths anticlockwise (taken modulo six).
    pub const fn turned_by(sixths: u8) -> Orientation {
        Orientation { sixths: sixths % 6 }
    }

    /// A seat's home at the bottom.
    pub fn facing(seating: Seating, seat: Seat) -> Orientation {
        Orientation::turned_by(home(seating, seat))
    }

    /// Sixths anticlockwise, 0 to 5.
    pub const fn sixths(self) -> u8 {
        self.sixths
    }

    /// The side that was at the top is at the bottom.
    pub const fn flipped(self) -> Orientation {
        Orientation::turned_by(self.sixths + 3)
    }

    /// One sixth further anticlockwise.
    pub const fn turned(self) -> Orientation {
        Orientation::turned_by(self.sixths + 1)
    }

    /// Where a cell is seen.
    pub const fn spot(self, cell: Cell) -> Cell {
        cell.rotated(self.sixths as u32)
    }

    /// The cell seen in a spot.
    pub const fn cell(self, spot: Cell) -> Cell {
        spot.rotated(6 - self.sixths as u32)
    }

    /// The way a direction points on the screen.
    pub const fn on_screen(self, direction: Direction) -> Direction {
        direction.rotated(self.sixths as u32)
    }

    /// The direction that points this way on the screen.
    pub const fn from_screen(self, seen: Direction) -> Direction {
        seen.rotated(6 - self.sixths as u32)
    }

    /// The centre of a cell.
    pub fn point(self, cell: Cell) -> Point {
        spot_point(self.spot(cell))
    }

    /// One step in a direction.
    pub fn step(self, direction: Direction) -> Point {
        screen_step(self.on_screen(direction))
    }

    /// The cell whose centre is nearest.
    pub fn nearest(self, point: Point) -> Cell {
        let mut best = Cell::CENTRE;
        let mut least = f64::INFINITY;
        for spot in Cell::all() {
            let distance = spot_point(spot).distance(point);
            if distance < least {
                least = distance;
                best = spot;
            }
        }
        self.cell(best)
    }

    /// The cell that a tap here means; `None` in the gutter and beyond.
    pub fn cell_at(self, point: Point) -> Option<Cell> {
        let cell = self.nearest(point);
        (self.point(cell).distance(point) <= REACH).then_some(cell)
    }

    /// The direction whose 60° sector, seen from `from`, holds `to`. The
    /// direction held so far keeps 10° more on either side.
    pub fn direction(self, from: Point, to: Point, held: Option<Direction>) -> Direction {
        let way = to - from;
        if let Some(held) = held
            && way.dot(self.step(held)) >= HELD_COSINE * SPACING * way.length()
        {
            return held;
        }
        self.from_screen(sector(way))
    }
}

/// The screen direction in whose 60° sector a step leads.
pub fn sector(way: Point) -> Direction {
    let likeness = |direction: &Direction| way.dot(screen_step(*direction));
    Direction::ALL
        .into_iter()
        .max_by(|a, b| likeness(a).total_cmp(&likeness(b)))
        .unwrap_or(Direction::East)
}

/// The centre of a spot: of a cell of the board in its usual place.
pub fn spot_point(spot: Cell) -> Point {
    let row = f64::from(spot.y() - 4);
    let column = f64::from(spot.x() - 4);
    Point::new((column - row / 2.0) * SPACING, -row * ROW_HEIGHT)
}

/// One step in a direction on the board in its usual place.
pub fn screen_step(seen: Direction) -> Point {
    let (dy, dx) = seen.delta();
    Point::new(
        (f64::from(dx) - f64::from(dy) / 2.0) * SPACING,
        -f64::from(dy) * ROW_HEIGHT,
    )
}

/// An arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrow {
    /// ←
    Left,
    /// →
    Right,
    /// ↑
    Up,
    /// ↓
    Down,
}

/// The spot to which an arrow key leads from another. Up and down lead to
/// whichever of the two cells is nearer to `column`, the abscissa the walk came
/// from, so that a walk up and down stays in one column; between two equally
/// near ones to the one nearer the middle of the board.
pub fn walk(spot: Cell, arrow: Arrow, column: f64) -> Option<Cell> {
    let candidates = match arrow {
        Arrow::Left => return spot.step(Direction::West),
        Arrow::Right => return spot.step(Direction::East),
        Arrow::Up => [Direction::NorthWest, Direction::NorthEast],
        Arrow::Down => [Direction::SouthWest, Direction::SouthEast],
    };
    // A tenth of a unit decides ties without ever beating a real difference.
    let cost = |cell: &Cell| {
        let x = spot_point(*cell).x;
        (x - column).abs() + x.abs() / 1e4
    };
    candidates
        .into_iter()
        .filter_map(|direction| spot.step(direction))
        .min_by(|a, b| cost(a).total_cmp(&cost(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_cells_agree_under_every_turn() {
        for sixths in 0..6 {
            let orientation = Orientation::turned_by(sixths);
            for cell in Cell::all() {
                let centre = orientation.point(cell);
                assert_eq!(orientation.cell(orientation.spot(cell)), cell);
                for (dx, dy) in [(0.0, 0.0), (45.0, 0.0), (-30.0, 30.0), (0.0, -48.0)] {
                    let near = centre + Point::new(dx, dy);
                    assert_eq!(orientation.cell_at(near), Some(cell), "{cell}");
                }
                for direction in Direction::ALL {
                    let next = centre + orientation.step(direction);
                    match cell.step(direction) {
                        Some(cell) => assert!(orientation.point(cell).distance(next) < 1e-6),
                        None => assert_eq!(orientation.cell_at(next), None),
                    }
                    assert_eq!(orientation.direction(centre, next, None), direction);
                }
            }
        }
    }

    #[test]
    fn a_turned_board_turns_anticlockwise() {
        // e9, at the right, comes up to the right: to the place of i9.
        let e9: Cell = "e9".parse().unwrap();
        let seen = Orientation::USUAL.turned().point(e9);
        assert!(seen.distance(Orientation::USUAL.point("i9".parse().unwrap())) < 1e-6);
        assert_eq!(Orientation::USUAL.flipped().sixths(), 3);
        assert_eq!(Orientation::USUAL.flipped().flipped(), Orientation::USUAL);
    }

    #[test]
    fn no_point_of_the_field_is_dead() {
        let orientation = Orientation::USUAL;
        for x in -50..=50 {
            for y in -50..=50 {
                let point = Point::new(f64::from(x) * 8.0, f64::from(y) * 8.0);
                let inside = point.y.abs() <= 390.0
                    && (point.x * 0.866 + point.y * 0.5).abs() <= 390.0
                    && (point.x * 0.866 - point.y * 0.5).abs() <= 390.0;
                if inside {
                    assert!(orientation.cell_at(point).is_some(), "{point:?}");
                }
            }
        }
    }

    #[test]
    fn a_held_direction_gives_way_only_ten_degrees_outside_its_sector() {
        let from = Point::default();
        let at = |degrees: f64| {
            let radians = degrees.to_radians();
            Point::new(200.0 * radians.cos(), -200.0 * radians.sin())
        };
        let turned = |degrees, held| Orientation::USUAL.direction(from, at(degrees), held);
        assert_eq!(turned(35.0, None), Direction::NorthEast);
        assert_eq!(turned(35.0, Some(Direction::East)), Direction::East);
        assert_eq!(turned(39.0, Some(Direction::East)), Direction::East);
        assert_eq!(turned(41.0, Some(Direction::East)), Direction::NorthEast);
        assert_eq!(turned(-39.0, Some(Direction::East)), Direction::East);
        assert_eq!(turned(-41.0, Some(Direction::East)), Direction::SouthEast);
        assert_eq!(turned(179.0, Some(Direction::East)), Direction::West);
        assert_eq!(turned(-179.0, Some(Direction::West)), Direction::West);
    }

    #[test]
    fn walking_up_and_down_keeps_the_column() {
        let mut spot: Cell = "a3".parse().unwrap();
        for _ in 0..8 {
            spot = walk(spot, Arrow::Up, 0.0).unwrap();
            assert!(spot_point(spot).x.abs() <= 50.0);
        }
        assert_eq!(walk(spot, Arrow::Up, 0.0), None);
        assert_eq!(spot.to_string(), "i7");
        let e1: Cell = "e1".parse().unwrap();
        assert_eq!(walk(e1, Arrow::Left, -400.0), None);
        assert_eq!(walk(e1, Arrow::Up, -400.0), "f2".parse().ok());
    }
}
