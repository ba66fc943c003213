//! Mouse and finger on the board.

use crate::page::Page;
use serde_json::{Value, json};

/// Points between two cells of a drag: enough for a page that follows the hand.
const STEPS: u32 = 6;
/// How long one such step takes: a quick hand, not a jump.
const STEP_MS: u32 = 8;

impl Page {
    /// Clicks (mouse) or taps (touch) a cell.
    pub fn tap(&self, cell: &str) {
        self.drag(&[cell]);
    }

    /// Presses on the first cell, moves through the others and lets go on the
    /// last: with the mouse, or with a finger on a device that has touch.
    pub fn drag(&self, cells: &[&str]) {
        let points: Vec<(f64, f64)> = cells.iter().map(|cell| self.cell(cell).middle()).collect();
        self.drag_points(&points);
    }

    /// The same by points of the window.
    pub fn drag_points(&self, points: &[(f64, f64)]) {
        self.stroke(points, true);
    }

    /// Like [`Page::drag`], but stays pressed on the last cell, so that the
    /// preview can be looked at. [`Page::let_go`] ends it.
    pub fn hold(&self, cells: &[&str]) {
        let points: Vec<(f64, f64)> = cells.iter().map(|cell| self.cell(cell).middle()).collect();
        self.stroke(&points, false);
    }

    /// Lets go where the pointer is.
    pub fn let_go(&self) {
        // Not an action of its own: the driver forgets a finger between commands.
        (self.session.delete("/actions")).expect("a pointer can be lifted");
    }

    fn stroke(&self, points: &[(f64, f64)], let_go: bool) {
        let Some(&first) = points.first() else {
            return;
        };
        let mut actions = vec![
            move_to(first, 0),
            json!({"type": "pointerDown", "button": 0}),
        ];
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            actions.extend((1..=STEPS).map(|step| {
                let part = f64::from(step) / f64::from(STEPS);
                let point = (
                    from.0 + (to.0 - from.0) * part,
                    from.1 + (to.1 - from.1) * part,
                );
                move_to(point, STEP_MS)
            }));
        }
        if let_go {
            actions.push(json!({"type": "pointerUp", "button": 0}));
        }
        self.perform(actions);
    }

    fn perform(&self, actions: Vec<Value>) {
        let kind = if self.device.touch { "touch" } else { "mouse" };
        let source = json!({
            "type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions,
        });
        (self.session.post("/actions", &json!({"actions": [source]})))
            .unwrap_or_else(|refusal| panic!("the pointer cannot do that: {refusal:?}"));
    }
}

fn move_to((x, y): (f64, f64), duration: u32) -> Value {
    json!({
        "type": "pointerMove", "origin": "viewport", "duration": duration,
        "x": x.round() as i64, "y": y.round() as i64,
    })
}
