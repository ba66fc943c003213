//! The state of one board, and the one place where events go in, pictures are
//! made, and actions come out.

use super::bubble::Bubble;
use super::field::Field;
use super::grid::Grid;
use super::picture::Picture;
use super::{Shown, motion};
use crate::notation::position_string;
use crate::rules::CellSet;
use crate::ui::browser::document;
use crate::view::{
    Action, BoardInput, Event, Gesture, HALF_WIDTH, Orientation, Place, Point, Scene, SceneInput,
    Tracks, motions,
};
use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// One board. Copies are handles to the same state.
#[derive(Clone)]
pub(super) struct Desk(Rc<State>);

/// The elements of a board, as far as they change.
pub(super) struct Parts {
    pub root: HtmlElement,
    pub class: Field,
    pub position: Field,
    pub turn: Field,
    pub number: Field,
    pub picture: Picture,
    pub grid: Grid,
    pub bubble: Bubble,
}

/// What a board knows.
struct State {
    parts: Parts,
    act: Box<dyn Fn(Action)>,
    shown: RefCell<Shown>,
    gesture: RefCell<Gesture>,
    tracks: RefCell<Tracks>,
    /// What is drawn; nothing at first.
    scene: RefCell<Option<Scene>>,
    /// When a pointer last went up, as events count time.
    last_up: Cell<f64>,
}

impl Desk {
    /// The state of a board that is shown for the first time.
    pub fn new(shown: Shown, parts: Parts, act: Box<dyn Fn(Action)>) -> Desk {
        Desk(Rc::new(State {
            parts,
            act,
            gesture: RefCell::default(),
            tracks: RefCell::new(Tracks::new(&shown.position, &shown.gutter)),
            shown: RefCell::new(shown),
            scene: RefCell::new(None),
            last_up: Cell::new(f64::NEG_INFINITY),
        }))
    }

    /// The element of the board.
    pub fn root(&self) -> &HtmlElement {
        &self.0.parts.root
    }

    /// What is selected, aimed at and focused.
    pub fn gesture(&self) -> Ref<'_, Gesture> {
        self.0.gesture.borrow()
    }

    /// Which way round the board is.
    pub fn orientation(&self) -> Orientation {
        self.0.shown.borrow().orientation
    }

    /// When a pointer last went up.
    pub fn last_up(&self) -> &Cell<f64> {
        &self.0.last_up
    }

    /// Whether a pointer can do anything here.
    pub fn is_playable(&self) -> bool {
        is_playable(&self.0.shown.borrow())
    }

    /// Whether a pointer that is not down has a marble to lay on the board.
    pub fn offers_marble(&self) -> bool {
        input(&self.0.shown.borrow(), 1.0).may_place()
    }

    /// The board shows something else: a selection that no longer is one is
    /// forgotten, marbles move.
    pub fn show(&self, shown: Shown) {
        if self.0.scene.borrow().is_some() && *self.0.shown.borrow() == shown {
            return;
        }
        let other = self.0.shown.borrow().board != shown.board;
        let tracks = if other {
            // The marbles of another board do not come from here.
            self.0.gesture.borrow_mut().leave();
            self.0.scene.replace(None);
            Tracks::new(&shown.position, &shown.gutter)
        } else {
            let before = self.0.tracks.borrow();
            before.followed(&shown.position, &shown.gutter)
        };
        self.0.tracks.replace(tracks);
        self.0.shown.replace(shown);
        let actions = self.change(|gesture, input| gesture.sync(input));
        self.draw();
        self.carry_out(actions);
    }

    /// Takes in an event.
    pub fn handle(&self, event: Event) {
        let before = self.gesture().clone();
        let actions = self.change(|gesture, input| gesture.handle(event, input));
        if *self.gesture() != before {
            self.draw();
        }
        self.carry_out(actions);
    }

    fn change(&self, change: impl FnOnce(&mut Gesture, &BoardInput) -> Vec<Action>) -> Vec<Action> {
        let pixel = self.units(self.root().get_bounding_client_rect().width());
        let shown = self.0.shown.borrow();
        change(&mut self.0.gesture.borrow_mut(), &input(&shown, pixel))
    }

    /// Nothing is borrowed meanwhile: whoever hears of an action may answer at
    /// once.
    fn carry_out(&self, actions: Vec<Action>) {
        for action in actions {
            if let Action::Illegal { cells, .. } = action {
                self.shake(cells);
            }
            (self.0.act)(action);
        }
    }

    /// Brings the page up to date.
    fn draw(&self) {
        let (shown, gesture) = (self.0.shown.borrow(), self.gesture());
        let scene = Scene::new(SceneInput {
            position: &shown.position,
            gutter: &shown.gutter,
            tracks: &self.0.tracks.borrow(),
            gesture: &gesture,
            orientation: shown.orientation,
            last: shown.last,
            hint: shown.hint,
            may_move: input(&shown, 1.0).may_move(),
            marked: shown.marked,
        });
        let parts = &self.0.parts;
        let class = if is_playable(&shown) {
            "board playable"
        } else {
            "board"
        };
        parts.class.set(class.to_owned());
        parts.position.set(position_string(&shown.position));
        let turn = shown.position.turn_colour().name();
        parts.turn.set(turn.to_owned());
        if let Some(number) = shown.board {
            parts.number.set(number.to_string());
        }
        parts.picture.show(shown.coordinates, &scene);
        parts.grid.show(&shown, &gesture);
        parts.bubble.show(&shown, &gesture);
        let pace = shown.pace;
        drop((shown, gesture));
        if let Some(before) = self.0.scene.replace(Some(scene.clone())) {
            self.animate(&before, &scene, pace);
        }
    }

    fn animate(&self, before: &Scene, now: &Scene, pace: crate::view::Pace) {
        let root = self.root();
        if before.orientation == now.orientation {
            for one in motions(before, now, motion::wanted(pace)) {
                motion::start(root, &one, before, now);
            }
        } else if root.contains(document().active_element().as_deref()) {
            self.show_focus();
        }
    }

    /// Marbles that cannot do what was asked of them shake.
    fn shake(&self, cells: CellSet) {
        let scene = self.0.scene.borrow();
        for marble in scene.iter().flat_map(|scene| &scene.marbles) {
            if matches!(marble.place, Place::Cell(cell) if cells.has(cell)) {
                motion::shake(self.root(), marble);
            }
        }
    }

    /// Board units in a pixel of a board of this width.
    fn units(&self, width: f64) -> f64 {
        2.0 * HALF_WIDTH / width.max(1.0)
    }

    /// The point of the board at these coordinates of the window.
    pub fn point(&self, x: f64, y: f64) -> Point {
        let rect = self.root().get_bounding_client_rect();
        let units = self.units(rect.width());
        Point::new(
            (x - rect.left() - rect.width() / 2.0) * units,
            (y - rect.top() - rect.height() / 2.0) * units,
        )
    }

    /// Moves the keyboard focus to the cell that is to have it.
    pub fn show_focus(&self) {
        let spot = self.orientation().spot(self.gesture().focus());
        let selector = format!("[data-spot={spot}]");
        if let Ok(Some(cell)) = self.root().query_selector(&selector) {
            // A cell of the grid can always take the focus.
            let _ = cell.unchecked_into::<HtmlElement>().focus();
        }
    }
}

fn is_playable(shown: &Shown) -> bool {
    shown.capabilities.pick || input(shown, 1.0).may_move()
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
