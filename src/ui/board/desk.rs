//! The state of one board, and the one place where events go in and actions
//! come out.

use super::motion;
use super::{BoardProps, Shown};
use crate::rules::CellSet;
use crate::view::{
    Action, BoardInput, Event, Gesture, HALF_WIDTH, Point, Scene, SceneInput, Tracks, motions,
};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// One board. Copies are handles to the same state.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// What it was given.
    pub props: BoardProps,
    /// What is selected and aimed at.
    pub gesture: RwSignal<Gesture>,
    /// What is drawn.
    pub scene: Memo<Scene>,
    /// When a pointer last went up, as events count time.
    pub last_up: StoredValue<f64>,
    root: NodeRef<html::Div>,
}

impl Desk {
    /// The state of a board that is shown for the first time.
    pub fn new(props: BoardProps, root: NodeRef<html::Div>) -> Desk {
        let gesture = RwSignal::new(Gesture::default());
        let tracks = Memo::new(move |before: Option<&Tracks>| {
            props.shown.with(|shown| {
                let Some(before) = before else {
                    return Tracks::new(&shown.position, &shown.gutter);
                };
                let mut tracks = before.clone();
                tracks.follow(&shown.position, &shown.gutter);
                tracks
            })
        });
        let scene = Memo::new(move |_| {
            let capabilities = props.capabilities.get();
            props.shown.with(|shown| {
                tracks.with(|tracks| {
                    gesture.with(|gesture| {
                        let input = input(props, shown, 1.0);
                        Scene::new(SceneInput {
                            position: &shown.position,
                            gutter: &shown.gutter,
                            tracks,
                            gesture,
                            orientation: props.orientation.get(),
                            last: shown.last,
                            hint: shown.hint,
                            may_move: BoardInput {
                                capabilities,
                                ..input
                            }
                            .may_move(),
                        })
                    })
                })
            })
        });
        let desk = Desk {
            props,
            gesture,
            scene,
            last_up: StoredValue::new(f64::NEG_INFINITY),
            root,
        };
        desk.watch();
        desk
    }

    /// Follows what changes from outside.
    fn watch(self) {
        Effect::new(move |_| {
            self.props.shown.track();
            self.props.capabilities.track();
            self.change(|gesture, input| gesture.sync(input));
        });
        Effect::new(move |before: Option<Scene>| {
            let now = self.scene.get();
            if let (Some(before), Some(root)) = (before, self.root.get_untracked()) {
                if before.orientation != now.orientation && self.has_focus() {
                    self.show_focus();
                }
                let pace = motion::wanted(self.props.pace.get_untracked());
                for one in motions(&before, &now, pace) {
                    motion::start(&root, &one, &before, &now);
                }
            }
            now
        });
    }

    /// Whether a pointer can do anything here.
    pub fn is_playable(self) -> bool {
        let capabilities = self.props.capabilities.get();
        self.props
            .shown
            .with(|shown| capabilities.pick || input(self.props, shown, 1.0).may_move())
    }

    /// Takes in an event.
    pub fn handle(self, event: Event) {
        self.change(|gesture, input| gesture.handle(event, input));
    }

    fn change(self, change: impl FnOnce(&mut Gesture, &BoardInput) -> Vec<Action>) {
        let pixel = self.pixel();
        let props = self.props;
        let outcome = untrack(|| {
            props.shown.with(|shown| {
                let input = input(props, shown, pixel);
                self.gesture.try_update_untracked(|gesture| {
                    let before = gesture.clone();
                    let actions = change(gesture, &input);
                    (actions, *gesture != before)
                })
            })
        });
        let Some((actions, changed)) = outcome else {
            return;
        };
        if changed {
            self.gesture.notify();
        }
        for action in actions {
            if let Action::Illegal { cells, .. } = action {
                self.shake(cells);
            }
            props.on_action.run(action);
        }
    }

    /// Marbles that cannot do what was asked of them shake.
    fn shake(self, cells: CellSet) {
        let Some(root) = self.root.get_untracked() else {
            return;
        };
        self.scene.with_untracked(|scene| {
            for marble in &scene.marbles {
                if matches!(marble.place, crate::view::Place::Cell(cell) if cells.has(cell)) {
                    motion::shake(&root, marble);
                }
            }
        });
    }

    /// Board units in a pixel.
    fn pixel(self) -> f64 {
        let width = self.root.get_untracked().map_or(0.0, |root| {
            let root: &Element = &root;
            root.get_bounding_client_rect().width()
        });
        if width > 0.0 {
            2.0 * HALF_WIDTH / width
        } else {
            1.0
        }
    }

    /// The point of the board at these coordinates of the window.
    pub fn point(self, x: f64, y: f64) -> Option<Point> {
        let root = self.root.get_untracked()?;
        let element: &Element = &root;
        let rect = element.get_bounding_client_rect();
        let scale = 2.0 * HALF_WIDTH / rect.width().max(1.0);
        Some(Point::new(
            (x - rect.left() - rect.width() / 2.0) * scale,
            (y - rect.top() - rect.height() / 2.0) * scale,
        ))
    }

    /// The element of the whole board.
    pub fn element(self) -> Option<HtmlElement> {
        self.root.get_untracked().map(|root| (*root).clone())
    }

    /// Whether the keyboard focus is on a cell.
    fn has_focus(self) -> bool {
        let Some(root) = self.element() else {
            return false;
        };
        root.contains(document().active_element().as_deref())
    }

    /// Moves the keyboard focus to the cell that is to have it.
    pub fn show_focus(self) {
        let focus = self.gesture.with_untracked(|gesture| gesture.focus());
        let spot = self.props.orientation.get_untracked().spot(focus);
        let selector = format!("[data-spot={spot}]");
        let found = self
            .element()
            .and_then(|root| root.query_selector(&selector).ok().flatten())
            .and_then(|cell| cell.dyn_into::<HtmlElement>().ok());
        if let Some(cell) = found {
            // A cell of the grid can always take the focus.
            let _ = cell.focus();
        }
    }
}

/// What the gesture machine needs to know.
fn input(props: BoardProps, shown: &Shown, pixel: f64) -> BoardInput<'_> {
    BoardInput {
        position: &shown.position,
        capabilities: props.capabilities.get_untracked(),
        orientation: props.orientation.get_untracked(),
        pixel,
    }
}
