//! The state of one board, and the one place where events go in and actions
//! come out.

use super::{Shown, motion};
use crate::rules::CellSet;
use crate::ui::root::{Live, Made};
use crate::view::{
    Action, BoardInput, Event, Gesture, HALF_WIDTH, Place, Point, Scene, SceneInput, Tracks,
    motions,
};
use leptos::prelude::{document, untrack};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// One board. Copies are handles to the same state.
#[derive(Clone)]
pub(super) struct Desk(Rc<State>);

/// What a board knows.
pub(super) struct State {
    /// What it was given.
    pub shown: Made<Shown>,
    /// What is selected and aimed at.
    pub gesture: Rc<Live<Gesture>>,
    /// What is drawn.
    pub picture: Made<Picture>,
    /// When a pointer last went up, as events count time.
    pub last_up: Cell<f64>,
    act: Box<dyn Fn(Action)>,
    root: OnceCell<HtmlElement>,
}

/// What is drawn, and which marble is which in it.
#[derive(Clone, PartialEq)]
pub(super) struct Picture {
    pub scene: Scene,
    tracks: Tracks,
}

impl std::ops::Deref for Desk {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

impl Desk {
    /// The state of a board that is shown for the first time.
    pub fn new(shown: Made<Shown>, act: Box<dyn Fn(Action)>) -> Desk {
        let gesture = Rc::new(Live::new(Gesture::default()));
        let picture = picture(&shown, &gesture);
        Desk(Rc::new(State {
            shown,
            gesture,
            picture,
            last_up: Cell::new(f64::NEG_INFINITY),
            act,
            root: OnceCell::new(),
        }))
    }

    /// Tells the element of the board.
    pub fn place(&self, root: HtmlElement) {
        // Told once, when the board is made.
        let _ = self.root.set(root);
    }

    /// The element of the board.
    pub fn root(&self) -> Option<&HtmlElement> {
        self.root.get()
    }

    /// What is to be done whenever the board shows something else: forget a
    /// selection that no longer is one, and move the marbles.
    pub fn watch(&self) -> Box<dyn Fn()> {
        let desk = self.clone();
        let before: RefCell<Option<Scene>> = RefCell::new(None);
        Box::new(move || {
            desk.shown.track();
            untrack(|| desk.change(|gesture, input| gesture.sync(input)));
            let now = desk.picture.with(|picture| picture.scene.clone());
            if let Some(before) = before.replace(Some(now.clone())) {
                desk.animate(&before, &now);
            }
        })
    }

    fn animate(&self, before: &Scene, now: &Scene) {
        let Some(root) = self.root() else { return };
        if before.orientation != now.orientation {
            if root.contains(document().active_element().as_deref()) {
                self.show_focus();
            }
            return;
        }
        let pace = self.shown.peek(|shown| shown.pace);
        for one in motions(before, now, motion::wanted(pace)) {
            motion::start(root, &one, before, now);
        }
    }

    /// Whether a pointer can do anything here.
    pub fn is_playable(&self) -> bool {
        let playable = |shown: &Shown| shown.capabilities.pick || input(shown, 1.0).may_move();
        self.shown.with(playable)
    }

    /// Takes in an event.
    pub fn handle(&self, event: Event) {
        self.change(|gesture, input| gesture.handle(event, input));
    }

    fn change(&self, change: impl FnOnce(&mut Gesture, &BoardInput) -> Vec<Action>) {
        let pixel = self.pixel();
        let (actions, changed) = self.shown.peek(|shown| {
            let input = input(shown, pixel);
            self.gesture.alter(|gesture| {
                let before = gesture.clone();
                let actions = change(gesture, &input);
                (actions, *gesture != before)
            })
        });
        if changed {
            self.gesture.notify();
        }
        for action in actions {
            if let Action::Illegal { cells, .. } = action {
                self.shake(cells);
            }
            (self.act)(action);
        }
    }

    /// Marbles that cannot do what was asked of them shake.
    fn shake(&self, cells: CellSet) {
        let Some(root) = self.root() else { return };
        self.picture.peek(|picture| {
            for marble in &picture.scene.marbles {
                if matches!(marble.place, Place::Cell(cell) if cells.has(cell)) {
                    motion::shake(root, marble);
                }
            }
        });
    }

    /// Board units in a pixel.
    fn pixel(&self) -> f64 {
        let width = |root: &HtmlElement| root.get_bounding_client_rect().width();
        let width = self.root().map_or(0.0, width);
        if width > 0.0 {
            2.0 * HALF_WIDTH / width
        } else {
            1.0
        }
    }

    /// The point of the board at these coordinates of the window.
    pub fn point(&self, x: f64, y: f64) -> Point {
        let Some(root) = self.root() else {
            return Point::default();
        };
        let rect = root.get_bounding_client_rect();
        let scale = 2.0 * HALF_WIDTH / rect.width().max(1.0);
        Point::new(
            (x - rect.left() - rect.width() / 2.0) * scale,
            (y - rect.top() - rect.height() / 2.0) * scale,
        )
    }

    /// Moves the keyboard focus to the cell that is to have it.
    pub fn show_focus(&self) {
        let focus = self.gesture.peek(Gesture::focus);
        let spot = self.shown.peek(|shown| shown.orientation.spot(focus));
        let selector = format!("[data-spot={spot}]");
        let found = self.root().map(|root| root.query_selector(&selector));
        if let Some(Ok(Some(cell))) = found {
            // A cell of the grid can always take the focus.
            let _ = cell.unchecked_into::<HtmlElement>().focus();
        }
    }
}

/// The picture, which follows what it shows; marbles keep who they are.
fn picture(shown: &Made<Shown>, gesture: &Rc<Live<Gesture>>) -> Made<Picture> {
    let (shown, gesture) = (shown.clone(), Rc::clone(gesture));
    let before: RefCell<Option<Tracks>> = RefCell::new(None);
    Made::new(move || {
        let mut before = before.borrow_mut();
        let picture = shown
            .with(|shown| gesture.with(|gesture| Picture::new(before.as_ref(), shown, gesture)));
        *before = Some(picture.tracks.clone());
        picture
    })
}

impl Picture {
    fn new(before: Option<&Tracks>, shown: &Shown, gesture: &Gesture) -> Picture {
        let tracks = match before {
            Some(before) => before.followed(&shown.position, &shown.gutter),
            None => Tracks::new(&shown.position, &shown.gutter),
        };
        let scene = Scene::new(SceneInput {
            position: &shown.position,
            gutter: &shown.gutter,
            tracks: &tracks,
            gesture,
            orientation: shown.orientation,
            last: shown.last,
            hint: shown.hint,
            may_move: input(shown, 1.0).may_move(),
        });
        Picture { scene, tracks }
    }
}

/// What the gesture machine needs to know.
fn input(shown: &Shown, pixel: f64) -> BoardInput<'_> {
    BoardInput {
        position: &shown.position,
        capabilities: shown.capabilities,
        orientation: shown.orientation,
        pixel,
    }
}
