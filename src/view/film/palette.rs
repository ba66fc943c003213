//! The colours of a film: shades of everything that is on a board, and what lies
//! between two things that meet.

use super::raster::{Rgb, mix};
use crate::rules::Colour;
use crate::view::svg::{Colours, Look, marble_shades};
use std::collections::BTreeMap;

/// The index that leaves a pixel as it was.
pub(super) const TRANSPARENT: u8 = 255;
/// Colours of a file.
const SIZE: usize = 256;
/// Shades of a marble, each half.
const SHADES: u32 = 9;
/// Shades between two things that meet.
const EDGES: u32 = 6;

/// The flat colours of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paints {
    pub ground: Rgb,
    pub frame: Rgb,
    pub gutter: Rgb,
    pub wood: Rgb,
    pub hollow: Rgb,
    pub rim: Rgb,
    pub ink: Rgb,
    pub trace: Rgb,
}

/// What a film is painted with: the board, and light, body and shade of the marbles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub board: Paints,
    marbles: [[Rgb; 3]; Colour::ALL.len()],
}

impl Paint {
    /// That of a look, with what a page has in place of wood.
    pub(super) fn new(look: Look, page: &Colours) -> Paint {
        let usual = Paints::of(look);
        if look == Look::Paper {
            let marbles = Colour::ALL.map(shades);
            return Paint {
                board: usual,
                marbles,
            };
        }
        let one = |name: &str, usual| page.get(name).and_then(read).unwrap_or(usual);
        let between = |names: [&str; 2], usual| match names.map(|n| page.get(n).and_then(read)) {
            [Some(one), Some(other)] => mix(one, other, 0.5),
            _ => usual,
        };
        let board = Paints {
            ground: one("bg", usual.ground),
            frame: between(["frame-light", "frame-dark"], usual.frame),
            gutter: between(["gutter-light", "gutter-dark"], usual.gutter),
            wood: between(["board-light", "board-dark"], usual.wood),
            hollow: between(["hollow-light", "hollow-dark"], usual.hollow),
            rim: one("hollow-light", usual.rim),
            ink: one("board-text", usual.ink),
            trace: one("board-mark", usual.trace),
        };
        let marbles = Colour::ALL.map(|colour| {
            let [light, body, shade] = shades(colour);
            let part = |part, usual| one(&[colour.name(), part].concat(), usual);
            [
                part("-light", light),
                part("-body", body),
                part("-shade", shade),
            ]
        });
        Paint { board, marbles }
    }

    /// Light, body and shade of a marble.
    pub(super) fn marble(&self, colour: Colour) -> [Rgb; 3] {
        self.marbles[colour.index()]
    }
}

impl Paints {
    const fn of(look: Look) -> Paints {
        match look {
            Look::Light => Paints {
                ground: [242, 239, 233],
                frame: [132, 90, 52],
                gutter: [74, 49, 27],
                wood: [166, 123, 80],
                hollow: [122, 84, 48],
                rim: [191, 150, 105],
                ink: [255, 243, 214],
                trace: [255, 226, 166],
            },
            Look::Dark => Paints {
                ground: [22, 22, 20],
                frame: [78, 56, 35],
                gutter: [41, 27, 14],
                wood: [117, 86, 54],
                hollow: [80, 55, 31],
                rim: [140, 107, 71],
                ink: [255, 243, 214],
                trace: [255, 226, 166],
            },
            Look::Paper => Paints {
                ground: [255; 3],
                frame: [17; 3],
                gutter: [228; 3],
                wood: [255; 3],
                hollow: [224; 3],
                rim: [160; 3],
                ink: [17; 3],
                trace: [17; 3],
            },
        }
    }
}

/// Colour from its text `#rrggbb`.
fn read(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let [_, rgb @ ..] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some(rgb)
}

/// Light, body and shade of a marble as they usually are.
fn shades(colour: Colour) -> [Rgb; 3] {
    marble_shades(colour).map(|text| read(text).unwrap_or_default())
}

/// The colours, and which is the nearest to any.
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// The nearest to each colour of which that has been asked.
    known: BTreeMap<Rgb, u8>,
}

impl Palette {
    pub(super) fn new(paint: &Paint, marbles: &[Colour]) -> Palette {
        let paints = paint.board;
        let mut ramps = vec![
            (paints.ground, paints.frame, EDGES),
            (paints.frame, paints.gutter, EDGES),
            (paints.gutter, paints.wood, EDGES),
            (paints.wood, paints.hollow, EDGES),
            (paints.hollow, paints.rim, EDGES),
            (paints.wood, paints.ink, EDGES),
            (paints.gutter, paints.ink, EDGES),
        ];
        for &marble in marbles {
            let [light, body, shade] = paint.marble(marble);
            ramps.push((light, body, SHADES));
            ramps.push((body, shade, SHADES));
            ramps.push((shade, paints.hollow, EDGES / 2));
            ramps.push((body, paints.trace, EDGES / 2));
        }
        let mut colours: Vec<Rgb> = Vec::new();
        for (from, to, steps) in ramps {
            for step in 0..=steps {
                let colour = mix(from, to, f64::from(step) / f64::from(steps));
                if !colours.contains(&colour) && colours.len() < usize::from(TRANSPARENT) {
                    colours.push(colour);
                }
            }
        }
        Palette {
            colours,
            known: BTreeMap::new(),
        }
    }

    /// The colours as a file has them.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colours.concat();
        bytes.resize(SIZE * 3, 0);
        bytes
    }

    /// The index of the nearest colour.
    pub(super) fn nearest(&mut self, colour: Rgb) -> u8 {
        let colours = &self.colours;
        *self.known.entry(colour).or_insert_with(|| {
            let distance = |one: &Rgb| {
                let part = |index: usize| i32::from(one[index]) - i32::from(colour[index]);
                // Eyes are keenest for green.
                2 * part(0) * part(0) + 4 * part(1) * part(1) + 3 * part(2) * part(2)
            };
            let places = colours.iter().enumerate();
            let best = places.min_by_key(|(_, one)| distance(one));
            best.map_or(0, |(index, _)| index as u8)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seating;

    #[test]
    fn a_page_has_its_own_colours() {
        let page = Colours::of(|name| match name {
            "board-light" => "#204060".to_owned(),
            "board-dark" => "#406080".to_owned(),
            "red-body" => "#d55e00".to_owned(),
            "board-mark" => "no colour".to_owned(),
            _ => String::new(),
        });
        let paint = Paint::new(Look::Light, &page);
        assert_eq!(paint.board.wood, [48, 80, 112]);
        assert_eq!(paint.marble(Colour::Red)[1], [213, 94, 0]);
        let usual = Paint::new(Look::Light, &Colours::default());
        assert_eq!(paint.board.trace, usual.board.trace);
        assert_eq!(paint.marble(Colour::Blue), usual.marble(Colour::Blue));
        let paper = Paint::new(Look::Paper, &page);
        assert_eq!(paper.board.wood, [255; 3]);
    }

    #[test]
    fn the_most_colourful_game_fits() {
        for look in Look::ALL {
            for seating in Seating::ALL {
                let paint = Paint::new(look, &Colours::default());
                let mut palette = Palette::new(&paint, seating.colours());
                assert!(palette.colours.len() < usize::from(TRANSPARENT), "{look:?}");
                assert_eq!(palette.bytes().len(), 3 * SIZE);
                for &colour in seating.colours() {
                    let [_, body, _] = shades(colour);
                    let nearest = palette.nearest(body);
                    let near = palette.colours[usize::from(nearest)];
                    let off = (0..3).map(|i| near[i].abs_diff(body[i])).max();
                    assert!(
                        off <= Some(12),
                        "{look:?} {colour:?}: {near:?} for {body:?}"
                    );
                }
            }
        }
    }
}
