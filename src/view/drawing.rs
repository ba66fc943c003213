//! What somebody draws on a board to explain it: arrows from cell to cell, and
//! marks on cells.

use super::frame::whole;
use super::geometry::{Orientation, Point, SPACING};
use crate::rules::Cell;
use std::fmt::{self, Write};
use std::str::FromStr;

/// What an arrow or a mark is drawn with. They differ by colour and by form, so
/// that nobody needs to see colours and a printer needs to print none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ink {
    /// Plain lines, round marks.
    #[default]
    Green,
    /// Dashed lines, square marks.
    Red,
    /// Dotted lines, triangles.
    Blue,
    /// Dashes and dots, diamonds.
    Yellow,
}

impl Ink {
    /// All of them.
    pub const ALL: [Ink; 4] = [Ink::Green, Ink::Red, Ink::Blue, Ink::Yellow];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Ink::Green => "green",
            Ink::Red => "red",
            Ink::Blue => "blue",
            Ink::Yellow => "yellow",
        }
    }

    /// Light enough for wood, with a dark edge round it.
    const fn colour(self) -> &'static str {
        match self {
            Ink::Green => "#5fe08a",
            Ink::Red => "#ff6f5e",
            Ink::Blue => "#67b7ff",
            Ink::Yellow => "#ffdc4f",
        }
    }

    const fn dashes(self) -> &'static str {
        match self {
            Ink::Green => "none",
            Ink::Red => "30 24",
            Ink::Blue => "1 24",
            Ink::Yellow => "44 22 1 22",
        }
    }

    /// The mark round a cell's centre.
    const fn mark(self) -> &'static str {
        match self {
            Ink::Green => r#"<circle r="42"/>"#,
            Ink::Red => r#"<path d="M-36-36H36V36H-36Z"/>"#,
            Ink::Blue => r#"<path d="M0-52 45 28H-45Z"/>"#,
            Ink::Yellow => r#"<path d="M0-52 46 0 0 52-46 0Z"/>"#,
        }
    }
}

/// One thing that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// The marked cell, or where the arrow begins.
    pub from: Cell,
    /// Where the arrow ends.
    pub to: Option<Cell>,
    /// What it is drawn with.
    pub ink: Ink,
}

/// All that is drawn on a board.
///
/// As text it is cells and pairs of cells, each perhaps with an ink:
///
/// ```
/// use abalone::view::Drawing;
///
/// let drawing: Drawing = "e5 a1c3:red".parse().unwrap();
/// assert_eq!(drawing.to_string(), "e5:green a1c3:red");
/// assert!("e5e5e5".parse::<Drawing>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Drawing {
    strokes: Vec<Stroke>,
}

/// A word of a drawing's text that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchStroke(pub String);

impl fmt::Display for NoSuchStroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is neither a cell (e5) nor two (e5g7), perhaps with an ink (e5:red)",
            self.0.escape_debug()
        )
    }
}

impl std::error::Error for NoSuchStroke {}

impl FromStr for Stroke {
    type Err = NoSuchStroke;

    fn from_str(word: &str) -> Result<Stroke, NoSuchStroke> {
        let wrong = || NoSuchStroke(word.to_owned());
        let (cells, ink) = word.split_once(':').unwrap_or((word, Ink::Green.name()));
        let ink = Ink::ALL.into_iter().find(|one| one.name() == ink);
        let cell = |text: &str| text.parse::<Cell>().map_err(|_| wrong());
        let (from, to) = match cells.split_at_checked(2) {
            Some((from, "")) => (cell(from)?, None),
            Some((from, to)) => (cell(from)?, Some(cell(to)?)),
            None => return Err(wrong()),
        };
        Ok(Stroke {
            from,
            to: to.filter(|&to| to != from),
            ink: ink.ok_or_else(wrong)?,
        })
    }
}

impl FromStr for Drawing {
    type Err = NoSuchStroke;

    fn from_str(text: &str) -> Result<Drawing, NoSuchStroke> {
        let words = text.split(|c: char| c.is_whitespace() || c == ',');
        let strokes = words.filter(|word| !word.is_empty()).map(str::parse);
        Ok(Drawing {
            strokes: strokes.collect::<Result<_, _>>()?,
        })
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, stroke) in self.strokes.iter().enumerate() {
            if number > 0 {
                f.write_char(' ')?;
            }
            write!(f, "{}", stroke.from)?;
            if let Some(to) = stroke.to {
                write!(f, "{to}")?;
            }
            write!(f, ":{}", stroke.ink.name())?;
        }
        Ok(())
    }
}

impl Drawing {
    /// All strokes, in the order in which they were drawn.
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.strokes.is_empty()
    }

    /// Draws a stroke. The same again takes it away; with another ink it takes
    /// the place of the one before.
    pub fn draw(&mut self, stroke: Stroke) {
        let same_place = |one: &Stroke| (one.from, one.to) == (stroke.from, stroke.to);
        let before = self.strokes.iter().position(same_place);
        let before = before.map(|index| self.strokes.remove(index));
        if before != Some(stroke) {
            self.strokes.push(stroke);
        }
    }
}

/// A drawing that is being made: with what came before, to be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Slate {
    drawing: Drawing,
    before: Vec<Drawing>,
}

/// As many steps can be taken back.
const STEPS_KEPT: usize = 100;

impl Slate {
    /// What is drawn now.
    pub fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    /// Draws a stroke, or takes it away.
    pub fn draw(&mut self, stroke: Stroke) {
        self.keep();
        self.drawing.draw(stroke);
    }

    /// Wipes everything off.
    pub fn clear(&mut self) {
        if !self.drawing.is_empty() {
            self.keep();
            self.drawing = Drawing::default();
        }
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.drawing = before;
        }
    }

    fn keep(&mut self) {
        if self.before.len() == STEPS_KEPT {
            self.before.remove(0);
        }
        self.before.push(self.drawing.clone());
    }
}

/// Half the width of an arrow's head, and its length.
const HEAD: (f64, f64) = (34.0, 58.0);
/// How far from the centre of its first cell an arrow begins.
const SET_OFF: f64 = 22.0;

/// The drawing as SVG, with all its looks in attributes.
pub fn drawn(drawing: &Drawing, orientation: Orientation) -> String {
    let mut text = String::new();
    for stroke in drawing.strokes() {
        one(&mut text, *stroke, orientation);
    }
    text
}

fn one(text: &mut String, stroke: Stroke, orientation: Orientation) {
    let ink = stroke.ink;
    let dashes = match stroke.to {
        Some(_) => ink.dashes(),
        None => "none",
    };
    let shape = match stroke.to {
        Some(to) => arrow(orientation.point(stroke.from), orientation.point(to)),
        None => ink.mark().to_owned(),
    };
    let at = match stroke.to {
        Some(_) => Point::default(),
        None => orientation.point(stroke.from),
    };
    // First the edge, which keeps the stroke apart from whatever lies under it.
    for (colour, width, dashes) in [("#1a1008", 21, "none"), (ink.colour(), 12, dashes)] {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            concat!(
                r#"<g class="drawn" transform="translate({x} {y})" fill="none" stroke="{colour}" "#,
                r#"stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" "#,
                r#"stroke-dasharray="{dashes}">{shape}</g>"#
            ),
            x = whole(at.x),
            y = whole(at.y),
            colour = colour,
            width = width,
            dashes = dashes,
            shape = shape,
        );
    }
}

fn arrow(from: Point, to: Point) -> String {
    let way = (to - from) * (1.0 / to.distance(from).max(1.0));
    let aside = Point::new(-way.y, way.x);
    let start = from + way * SET_OFF;
    // Not quite to the centre: the marble there is to be seen.
    let tip = to - way * (SPACING * 0.1);
    let (half, length) = HEAD;
    let back = tip - way * length;
    let (left, right) = (back + aside * half, back - aside * half);
    let neck = tip - way * (length * 0.5);
    let path = |points: &[Point]| {
        let mut path = String::from("M");
        for point in points {
            let _ = write!(path, "{} {} ", whole(point.x), whole(point.y));
        }
        path
    };
    format!(
        r#"<path d="{}"/><path stroke-dasharray="none" d="{}"/>"#,
        path(&[start, neck]),
        path(&[left, tip, right])
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stroke(word: &str) -> Stroke {
        word.parse().expect(word)
    }

    #[test]
    fn the_same_again_takes_away_and_another_ink_replaces() {
        let mut slate = Slate::default();
        slate.draw(stroke("e5"));
        slate.draw(stroke("a1b2"));
        slate.draw(stroke("e5:red"));
        assert_eq!(slate.drawing().to_string(), "a1b2:green e5:red");
        slate.draw(stroke("a1b2"));
        assert_eq!(slate.drawing().to_string(), "e5:red");
        slate.clear();
        slate.clear();
        assert!(slate.drawing().is_empty());
        slate.undo();
        assert_eq!(slate.drawing().to_string(), "e5:red");
        for _ in 0..4 {
            assert!(slate.can_undo());
            slate.undo();
        }
        assert!(!slate.can_undo() && slate.drawing().is_empty());
    }

    #[test]
    fn texts_are_read_or_refused() {
        let text = "a1:blue i9e5:yellow b2:green";
        let drawing: Drawing = text.parse().unwrap();
        assert_eq!(drawing.to_string(), text);
        assert_eq!(
            "e5e5".parse::<Drawing>().unwrap().to_string(),
            "e5:green",
            "an arrow to its own cell is a mark"
        );
        for wrong in ["e", "e5:", "e5:pink", "a9", "e5a", "e5é", "é5e5", "a1b2c3"] {
            assert_eq!(
                wrong.parse::<Drawing>(),
                Err(NoSuchStroke(wrong.to_owned()))
            );
        }
    }

    #[test]
    fn inks_differ_without_colour() {
        for one in Ink::ALL {
            for other in Ink::ALL.into_iter().filter(|&other| other != one) {
                assert_ne!(one.dashes(), other.dashes());
                assert_ne!(one.mark(), other.mark());
            }
        }
    }

    #[test]
    fn an_arrow_points_at_its_end_in_every_direction() {
        let drawing: Drawing = "e5i7 e5a3:red e5".parse().unwrap();
        for sixths in 0..6 {
            let text = drawn(&drawing, Orientation::turned_by(sixths));
            assert_eq!(text.matches("<path").count(), 8);
            assert_eq!(text.matches("<circle").count(), 2);
            assert!(!text.contains("NaN"));
        }
    }
}
