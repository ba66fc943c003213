//! The colours of a film: shades of everything that is on a board, and what lies
//! between two things that meet.

use super::raster::{Rgb, mix};
use crate::rules::Colour;
use crate::view::svg::{Look, marble_shades};
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

impl Paints {
    pub(super) const fn of(look: Look) -> Paints {
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
fn parsed(text: &str) -> Rgb {
    let value = u32::from_str_radix(text.trim_start_matches('#'), 16).unwrap_or(0);
    let [_, rgb @ ..] = value.to_be_bytes();
    rgb
}

/// Light, body and shade of a marble.
pub(super) fn shades(colour: Colour) -> [Rgb; 3] {
    marble_shades(colour).map(parsed)
}

/// The colours, and which is the nearest to any.
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// The nearest to each colour of which that has been asked.
    known: BTreeMap<Rgb, u8>,
}

impl Palette {
    pub(super) fn new(look: Look, marbles: &[Colour]) -> Palette {
        let paints = Paints::of(look);
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
            let [light, body, shade] = shades(marble);
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
    fn the_most_colourful_game_fits() {
        for look in Look::ALL {
            for seating in Seating::ALL {
                let mut palette = Palette::new(look, seating.colours());
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
