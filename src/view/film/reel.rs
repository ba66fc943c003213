//! Which picture follows which, and how long each is seen.

use super::paint::{Painter, Piece};
use super::palette::{Paint, Palette, TRANSPARENT};
use super::raster::Rgb;
use crate::game::Game;
use crate::rules::CellSet;
use crate::view::animation::{Motion, Pace, motions};
use crate::view::geometry::{Orientation, Point};
use crate::view::gesture::Gesture;
use crate::view::scene::{Scene, SceneInput, SceneMarble};
use crate::view::svg::{Colours, Look, PictureBoard};
use crate::view::tracks::Tracks;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

/// Widths that a film can have, in pixels.
pub const FILM_WIDTHS: RangeInclusive<u16> = 120..=1200;

/// Between two frames of a move, in hundredths of a second: as fast as every
/// program shows them.
const BEAT: u16 = 6;
/// Milliseconds that a move goes on from one frame to the next.
const STEP_MS: f64 = 75.0;
/// Most frames of a move: a marble that rolls far goes faster.
const MOST_FRAMES: f64 = 7.0;
/// How many times longer the last position rests.
const AT_THE_END: u32 = 3;

/// How a film is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilmStyle {
    /// What the board is painted with.
    pub look: Look,
    /// Which way round it is.
    pub orientation: Orientation,
    /// Letters and digits beside the cells.
    pub coordinates: bool,
    /// Width in pixels; the nearest of [`FILM_WIDTHS`] is taken.
    pub width: u16,
    /// How long a position rests, in milliseconds.
    pub rest: u16,
}

/// The format has no room for the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFilm;

impl fmt::Display for NoFilm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the moving picture could not be written")
    }
}

impl std::error::Error for NoFilm {}

impl From<EncodingError> for NoFilm {
    fn from(_: EncodingError) -> NoFilm {
        NoFilm
    }
}

/// A film that is being made, position by position.
pub struct Film {
    game: Game,
    style: FilmStyle,
    first: usize,
    last: usize,
    /// The position that comes next, counted in moves.
    next: usize,
    painter: Painter,
    palette: Palette,
    encoder: Encoder<Vec<u8>>,
    /// What is to be seen now; nothing before the first frame.
    seen: Vec<Rgb>,
    tracks: Vec<Tracks>,
    scenes: Vec<Scene>,
}

impl Film {
    /// A film of a game from one position to another, counted in moves, in the
    /// colours of a page where it has its own.
    ///
    /// # Errors
    /// When the format has no room for the picture.
    pub fn new(
        game: &Game,
        style: FilmStyle,
        colours: &Colours,
        plies: RangeInclusive<usize>,
    ) -> Result<Film, NoFilm> {
        let boards = game.boards().count();
        let paint = Paint::new(style.look, colours);
        let painter = Painter::new(boards, &style, paint);
        let palette = Palette::new(&paint, game.variant().rules.seating.colours());
        let (width, height) = painter.size();
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let last = (*plies.end()).min(game.plies());
        let first = (*plies.start()).min(last);
        Ok(Film {
            game: game.clone(),
            style,
            first,
            last,
            next: first,
            painter,
            palette,
            encoder,
            seen: Vec::new(),
            tracks: Vec::new(),
            scenes: Vec::new(),
        })
    }

    /// How many positions are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.next - self.first, self.last + 1 - self.first)
    }

    /// Draws the next position and the move that leads there; says whether there
    /// are more.
    ///
    /// # Errors
    /// When the format has no room for it.
    pub fn step(&mut self) -> Result<bool, NoFilm> {
        if self.next > self.last {
            return Ok(false);
        }
        self.game.go_to_ply(self.next);
        let boards = PictureBoard::of(&self.game);
        let (tracks, scenes) = self.scenes_of(&boards);
        if self.scenes.len() == scenes.len() {
            self.under_way(&scenes)?;
        }
        let still: Vec<Vec<Piece>> = scenes.iter().map(|scene| pieces(scene, &[], 0.0)).collect();
        let times = match self.next == self.last {
            true => AT_THE_END,
            false => 1,
        };
        let rest = (u32::from(self.style.rest) * times / 10).min(u32::from(u16::MAX));
        self.frame(&scenes, &still, rest as u16)?;
        (self.tracks, self.scenes) = (tracks, scenes);
        self.next += 1;
        Ok(self.next <= self.last)
    }

    /// The file.
    ///
    /// # Errors
    /// When the format has no room for it.
    pub fn finish(self) -> Result<Vec<u8>, NoFilm> {
        Ok(self.encoder.into_inner()?)
    }

    fn scenes_of(&self, boards: &[PictureBoard]) -> (Vec<Tracks>, Vec<Scene>) {
        let one = |(number, board): (usize, &PictureBoard)| {
            let tracks = match self.tracks.get(number) {
                Some(before) => before.followed(&board.position, &board.gutter),
                None => Tracks::new(&board.position, &board.gutter),
            };
            let scene = Scene::new(SceneInput {
                position: &board.position,
                gutter: &board.gutter,
                tracks: &tracks,
                gesture: &Gesture::default(),
                orientation: self.style.orientation,
                last: board.last,
                hint: None,
                may_move: false,
                marked: CellSet::EMPTY,
            });
            (tracks, scene)
        };
        boards.iter().enumerate().map(one).unzip()
    }

    /// The frames between the positions.
    fn under_way(&mut self, scenes: &[Scene]) -> Result<(), NoFilm> {
        let moved: Vec<Vec<Motion>> = (self.scenes.iter().zip(scenes))
            .map(|(before, after)| motions(before, after, Pace::Normal))
            .collect();
        let longest = moved.iter().flatten().map(Motion::end);
        let longest = longest.fold(0.0, f64::max);
        let frames = (longest / STEP_MS).ceil().min(MOST_FRAMES);
        let mut frame = 1.0;
        while frame < frames {
            let time = longest * frame / frames;
            let at: Vec<Vec<Piece>> = (scenes.iter().zip(&moved))
                .map(|(scene, moved)| pieces(scene, moved, time))
                .collect();
            // The traces are those of the move before until this one is made.
            let before = std::mem::take(&mut self.scenes);
            self.frame(&before, &at, BEAT)?;
            self.scenes = before;
            frame += 1.0;
        }
        Ok(())
    }

    /// Adds what has changed, to be seen for so many hundredths of a second.
    fn frame(&mut self, scenes: &[Scene], at: &[Vec<Piece>], delay: u16) -> Result<(), NoFilm> {
        let picture = self.painter.paint(scenes, at);
        let (width, height) = self.painter.size();
        let (width, height) = (usize::from(width), usize::from(height));
        let changed = |index: usize| self.seen.get(index) != picture.get(index);
        let rows: Vec<usize> = (0..height)
            .filter(|y| (0..width).any(|x| changed(y * width + x)))
            .collect();
        let columns: Vec<usize> = (0..width)
            .filter(|x| rows.iter().any(|y| changed(y * width + x)))
            .collect();
        // Nothing has changed: a pixel says how long it stays.
        let span = |of: &[usize]| match (of.first(), of.last()) {
            (Some(&first), Some(&last)) => (first, last + 1 - first),
            _ => (0, 1),
        };
        let ((top, high), (left, wide)) = (span(&rows), span(&columns));
        let mut buffer = Vec::with_capacity(high * wide);
        for y in top..top + high {
            for index in y * width + left..y * width + left + wide {
                buffer.push(match (changed(index), picture.get(index)) {
                    (true, Some(&colour)) => self.palette.nearest(colour),
                    _ => TRANSPARENT,
                });
            }
        }
        self.encoder.write_frame(&Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(TRANSPARENT),
            left: left as u16,
            top: top as u16,
            width: wide as u16,
            height: high as u16,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })?;
        self.seen = picture;
        Ok(())
    }
}

/// Marbles and balls of a scene at a time while they move.
fn pieces(scene: &Scene, moved: &[Motion], time: f64) -> Vec<Piece> {
    let one = |ball: bool| {
        move |marble: &SceneMarble| {
            let motion = moved.iter().find(|motion| motion.id == marble.id);
            Piece {
                at: motion.map_or(marble.at, |motion| place(motion, time - motion.delay)),
                colour: marble.colour,
                low: marble.place.is_low(),
                ball,
            }
        }
    };
    let marbles = scene.marbles.iter().map(one(false));
    marbles.chain(scene.balls.iter().map(one(true))).collect()
}

/// Where a marble is on its way.
fn place(motion: &Motion, time: f64) -> Point {
    let ahead = motion.path.iter().position(|step| step.0 > time);
    let end = motion.path.last().map_or(Point::default(), |step| step.1);
    let Some(next) = ahead else { return end };
    let ((begun, from), (ends, to)) = (motion.path[next.saturating_sub(1)], motion.path[next]);
    match ends > begun {
        true => from + (to - from) * ((time - begun) / (ends - begun)),
        false => to,
    }
}
