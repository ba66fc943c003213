//! A board on which somebody else plays: a picture without controls that shows
//! positions, moves about to be made, and marbles on their way.

use super::picture::Picture;
use super::{definitions, motion};
use crate::game::Gutter;
use crate::rules::{CellSet, Position};
use crate::ui::dom::{El, el};
use crate::view::{
    Aim, Crop, Gesture, LastMove, Orientation, Pace, Place, Scene, SceneInput, Tracks, motions,
};
use std::cell::RefCell;
use web_sys::Element;

/// What a stage shows.
#[derive(Clone, Copy, Debug)]
pub struct Staged<'a> {
    /// The position.
    pub position: &'a Position,
    /// The marbles beside the board.
    pub gutter: &'a Gutter,
    /// The move that led here.
    pub last: Option<LastMove>,
    /// The move that is about to be made, or to be refused.
    pub aim: Option<Aim>,
    /// Which way round it is.
    pub orientation: Orientation,
    /// Whether letters and digits stand beside the cells.
    pub coordinates: bool,
}

/// The picture and what it shows.
pub struct Stage {
    root: Element,
    picture: Picture,
    shown: RefCell<Option<(Tracks, Scene)>>,
}

impl Stage {
    /// A stage that shows nothing yet, of the whole board or a part of it, and its
    /// element. What it shows is to be said by whoever holds it.
    pub fn new(crop: Option<Crop>) -> (Stage, El) {
        definitions::ensure();
        let (picture, element) = Picture::new();
        let (class, element) = match crop {
            Some(crop) => (
                "board stage part",
                element.attr("viewBox", &crop.view_box()),
            ),
            None => ("board stage", element),
        };
        let root = el("span").class(class).child(element);
        let stage = Stage {
            root: root.node().clone(),
            picture,
            shown: RefCell::new(None),
        };
        (stage, root)
    }

    /// Shows something; marbles move from where they were.
    pub fn show(&self, staged: Staged, pace: Pace) {
        let before = self.shown.take();
        let tracks = match &before {
            Some((tracks, _)) => tracks.followed(staged.position, staged.gutter),
            None => Tracks::new(staged.position, staged.gutter),
        };
        let gesture = staged.aim.map(Gesture::aiming).unwrap_or_default();
        let scene = Scene::new(SceneInput {
            position: staged.position,
            gutter: staged.gutter,
            tracks: &tracks,
            gesture: &gesture,
            orientation: staged.orientation,
            last: staged.last,
            hint: None,
            may_move: false,
            marked: CellSet::EMPTY,
        });
        self.picture.show(staged.coordinates, &scene);
        if let Some((_, before)) = before {
            for one in motions(&before, &scene, motion::wanted(pace)) {
                motion::start(&self.root, &one, &before, &scene);
            }
        }
        self.shown.replace(Some((tracks, scene)));
    }

    /// Marbles shake because they cannot do what was asked, unless the reader
    /// wants no motion.
    pub fn shake(&self, cells: CellSet, pace: Pace) {
        if motion::wanted(pace) == Pace::Instant {
            return;
        }
        let shown = self.shown.borrow();
        let marbles = shown.iter().flat_map(|(_, scene)| &scene.marbles);
        for marble in marbles {
            if matches!(marble.place, Place::Cell(cell) if cells.has(cell)) {
                motion::shake(&self.root, marble);
            }
        }
    }
}

/// Whether the reader wants no motion, or cannot see the page.
pub fn is_calm() -> bool {
    motion::wanted(Pace::Normal) == Pace::Instant
}
