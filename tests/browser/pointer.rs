//! Mouse and finger on the board.

use crate::browser::Browser;
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
        self.drag_points(&self.middles(cells));
    }

    /// The same by points of the window.
    pub fn drag_points(&self, points: &[(f64, f64)]) {
        self.stroke(points, true);
    }

    /// Like [`Page::drag`], but stays pressed on the last cell, so that the
    /// preview can be looked at. [`Page::let_go`] ends it.
    pub fn hold(&self, cells: &[&str]) {
        self.stroke(&self.middles(cells), false);
    }

    /// Where the cells are, once the board lies still.
    fn middles(&self, cells: &[&str]) -> Vec<(f64, f64)> {
        if let Some(first) = cells.first() {
            self.cell(first).wait_still();
        }
        let middle = |cell: &&str| self.cell(cell).middle();
        cells.iter().map(middle).collect()
    }

    /// Lets go where the pointer is.
    pub fn let_go(&self) {
        if self.finger_is_made_up() {
            return self.finger(&[], true);
        }
        match self.session.browser() {
            // Its driver lets go only when it is told to in so many words.
            Browser::WebKit => self.perform(vec![json!({"type": "pointerUp", "button": 0})]),
            // Not an action of its own: the driver forgets a finger between commands.
            _ => drop((self.session.delete("/actions")).expect("a pointer can be lifted")),
        }
    }

    fn stroke(&self, points: &[(f64, f64)], let_go: bool) {
        let Some(&first) = points.first() else {
            return;
        };
        let between = points.windows(2).flat_map(|pair| {
            let (from, to) = (pair[0], pair[1]);
            (1..=STEPS).map(move |step| {
                let part = f64::from(step) / f64::from(STEPS);
                let on_the_way = |from: f64, to: f64| from + (to - from) * part;
                (on_the_way(from.0, to.0), on_the_way(from.1, to.1))
            })
        });
        if self.finger_is_made_up() {
            let way: Vec<_> = [first].into_iter().chain(between).collect();
            self.finger(&way, let_go);
            return;
        }
        let press = json!({"type": "pointerDown", "button": 0});
        let mut actions = vec![move_to(first, 0), press];
        actions.extend(between.map(|point| move_to(point, STEP_MS)));
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

    /// WebKit's driver has no finger.
    fn finger_is_made_up(&self) -> bool {
        self.device.touch && self.session.browser() == Browser::WebKit
    }

    /// A finger by events of a script: it goes down on the first point, if there
    /// is one, follows the others, and is lifted.
    fn finger(&self, points: &[(f64, f64)], let_go: bool) {
        let arguments = [json!(points), STEP_MS.into(), let_go.into()];
        self.js(FINGER, &arguments);
    }
}

/// What a browser makes of a finger: all events go to the element that it went
/// down on, and when it has not been moved a click follows.
const FINGER: &str = "
    const [points, pause, lift] = arguments;
    const send = (kind, [x, y], more) => window.finger.on.dispatchEvent(new PointerEvent(kind, {
        bubbles: true, cancelable: true, composed: true, pointerId: 77, pointerType: 'touch',
        isPrimary: true, clientX: Math.round(x), clientY: Math.round(y), width: 20, height: 20, ...more,
    }));
    const wait = () => new Promise((then) => setTimeout(then, pause));
    return (async () => {
        const [down, ...way] = points;
        if (down) {
            window.finger = { on: document.elementFromPoint(...down), at: down, moved: way.length > 0 };
            send('pointerdown', down, { button: 0, buttons: 1, pressure: 0.5 });
        }
        for (const point of way) {
            await wait();
            window.finger.at = point;
            send('pointermove', point, { button: -1, buttons: 1, pressure: 0.5 });
        }
        if (!lift) return;
        await wait();
        const { at, moved } = window.finger;
        send('pointerup', at, { button: 0 });
        send('pointerout', at);
        send('pointerleave', at, { bubbles: false });
        if (!moved) send('click', at, { button: 0, detail: 1 });
    })();
";

fn move_to((x, y): (f64, f64), duration: u32) -> Value {
    json!({
        "type": "pointerMove", "origin": "viewport", "duration": duration,
        "x": x.round() as i64, "y": y.round() as i64,
    })
}
