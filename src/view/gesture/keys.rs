//! What keys mean while the board has the focus.

use super::Gesture;
use super::input::{Action, Aim, BoardInput, Key};
use super::line::{ends, is_triangle, joined};
use crate::rules::{Cell, CellSet, Direction, Illegal, MAX_GROUP};
use crate::view::geometry::{Arrow, spot_point, walk};
use crate::view::speech::{Announcement, CellSpeech};

impl Gesture {
    /// Whether a key means something now. If not, it is left to whatever is
    /// around the board.
    pub fn wants(&self, key: Key) -> bool {
        key != Key::Escape
            || self.drag.is_some()
            || !self.aims.is_empty()
            || !self.selection.is_empty()
    }

    pub(super) fn key(&mut self, key: Key, input: &BoardInput, actions: &mut Vec<Action>) {
        let here = input.orientation.spot(self.focus);
        match key {
            Key::Arrow(arrow) => {
                let next = walk(here, arrow, self.column);
                if let Some(next) = next {
                    self.focus_on_spot(next, input);
                    if matches!(arrow, Arrow::Left | Arrow::Right) {
                        self.column = spot_point(next).x;
                    }
                }
            }
            Key::Home | Key::End => {
                let mut row = Cell::row(here.y());
                let next = if key == Key::Home {
                    row.next()
                } else {
                    row.last()
                };
                if let Some(next) = next {
                    self.focus_on_spot(next, input);
                    self.column = spot_point(next).x;
                }
            }
            Key::Escape => self.step_back(actions),
            _ if input.capabilities.pick => {
                if matches!(key, Key::Space | Key::Enter) {
                    actions.push(Action::Pick(self.focus));
                }
            }
            _ if !input.may_move() => actions.push(Action::Say(Announcement::NotNow)),
            Key::Step(_) | Key::Extend(_) if input.position.is_placing() => {
                let (reason, cells) = (Illegal::PlaceFirst, CellSet::EMPTY);
                actions.push(Action::Illegal { reason, cells });
            }
            Key::Step(seen) => {
                let direction = input.orientation.from_screen(seen);
                self.aim_by_key(direction, input, actions);
            }
            Key::Extend(seen) => {
                let direction = input.orientation.from_screen(seen);
                self.extend(direction, input, actions);
            }
            Key::Enter | Key::Space => self.press_focused(key, input, actions),
        }
    }

    fn focus_on_spot(&mut self, spot: Cell, input: &BoardInput) {
        self.focus = input.orientation.cell(spot);
        self.hover = Some(self.focus).filter(|_| input.may_place());
        self.aims.clear();
    }

    /// One step back: the drag, the preview, the selection.
    fn step_back(&mut self, actions: &mut Vec<Action>) {
        if let Some(drag) = self.drag.take() {
            self.selection = drag.before;
            self.aims.clear();
        } else if !self.aims.is_empty() {
            self.aims.clear();
        } else if !self.selection.is_empty() {
            self.selection = CellSet::EMPTY;
            actions.push(Action::Say(Announcement::Deselected));
        }
    }

    /// The first press shows the move, the same again plays it.
    fn aim_by_key(&mut self, direction: Direction, input: &BoardInput, actions: &mut Vec<Action>) {
        if let [aim] = self.aims[..]
            && aim.direction == direction
        {
            self.play(aim, input, false, actions);
            return;
        }
        let cells = if self.selection.is_empty() {
            CellSet::of(self.focus) & input.usable()
        } else {
            self.selection
        };
        if cells.is_empty() {
            let reason = input.not_usable(self.focus);
            actions.push(Action::Illegal { reason, cells });
            return;
        }
        self.play(
            Aim::new(input.position, cells, direction),
            input,
            true,
            actions,
        );
    }

    /// Enter and space: play what is shown, else what a tap would do, but shown
    /// first.
    fn press_focused(&mut self, key: Key, input: &BoardInput, actions: &mut Vec<Action>) {
        if let [aim] = self.aims[..] {
            let meant = aim.landing() | aim.pushed();
            if key == Key::Enter || meant.has(self.focus) {
                self.play(aim, input, false, actions);
                return;
            }
        }
        self.tap(Some(self.focus), None, input, true, actions);
    }

    /// The selection grows from the focused cell, or shrinks when the way leads
    /// back over it, like a selection of text.
    fn extend(&mut self, direction: Direction, input: &BoardInput, actions: &mut Vec<Action>) {
        self.aims.clear();
        let from = self.focus;
        let usable = input.usable_with(from);
        let next = from.step(direction);
        let cells = CellSet::of(from);
        if !usable.has(from) {
            let reason = input.not_usable(from);
            actions.push(Action::Illegal { reason, cells });
            return;
        }
        if !self.selection.has(from) {
            self.selection = cells;
        }
        let Some(next) = next.filter(|&next| usable.has(next)) else {
            let reason = next.map_or(Illegal::OwnOffBoard { cell: from }, |cell| {
                Illegal::NotYours { cell }
            });
            let cells = self.selection;
            actions.push(Action::Illegal { reason, cells });
            return;
        };
        let at_end = is_triangle(self.selection)
            || ends(self.selection).is_some_and(|(a, b)| a == from || b == from);
        let triangles = input.position.rules().triangles;
        if self.selection.has(next) && at_end {
            self.selection.remove(from);
        } else if let Some(grown) = joined(self.selection, next, usable, triangles) {
            self.selection = grown;
        } else if self.selection.len() as usize == MAX_GROUP {
            let cells = self.selection;
            let reason = Illegal::TooMany;
            actions.push(Action::Illegal { reason, cells });
            return;
        } else {
            // Another axis: the line begins anew at the focused marble.
            self.selection = cells | CellSet::of(next);
        }
        self.focus = next;
        self.column = spot_point(input.orientation.spot(next)).x;
        let speech = CellSpeech::new(input.position, self.selection, next);
        actions.push(Action::Say(Announcement::Cell(speech)));
    }
}
