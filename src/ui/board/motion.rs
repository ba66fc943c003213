//! Marbles move by the browser's own animations: nothing runs in this program
//! while they do, and when they end, or never begin, everything is in its place.

use crate::ui::browser::{document, window};
use crate::view::{Motion, MotionKind, Pace, Point, Scene, SceneMarble, whole};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// How marbles come to rest: quickly under way, a little too far, and back.
const SETTLE: &str = "cubic-bezier(.3,.6,.35,1.12)";
/// The size of a marble that lies in the gutter.
const LOW: u32 = 72;
/// How far over the edge, when, and how big: as fast as those that push it, nearer to
/// the eye on the rim, then deep down.
const FALL: [(f64, f64, u32); 2] = [(0.5, 0.27, 110), (0.9, 0.6, 62)];
/// How long marbles shake after an illegal try, in milliseconds.
const SHAKE_MS: f64 = 150.0;
/// How far, in board units, from one moment to the next.
const SHAKE: [f64; 6] = [0.0, -7.0, 7.0, -5.0, 4.0, 0.0];

/// The pace, unless the reader wants no motion or cannot see the page.
pub(super) fn wanted(pace: Pace) -> Pace {
    let calm = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    if calm || document().hidden() {
        Pace::Instant
    } else {
        pace
    }
}

/// Starts the motion of one marble between two pictures.
pub(super) fn start(root: &Element, motion: &Motion, before: &Scene, after: &Scene) {
    let Some(now) = after.marble(motion.id) else {
        return;
    };
    let was = before.marble(motion.id).unwrap_or(now);
    let duration = motion.duration().max(1.0);
    let last = motion.path.len().saturating_sub(1);
    let falls = last > 1 && !was.place.is_low() && now.place.is_low();
    let frames = Array::new();
    for (i, &(time, at)) in motion.path.iter().enumerate() {
        let low = match i {
            0 => was.place.is_low(),
            _ if i == last => now.place.is_low(),
            // On the way along the gutter.
            _ => true,
        };
        let one = frame(at, if low { LOW } else { 100 });
        set(&one, "offset", (time / duration).min(1.0));
        if motion.kind == MotionKind::Appear {
            set(&one, "opacity", i as f64);
        }
        frames.push(&one);
        if i == 0 && falls {
            // Up on the rim, and down behind it.
            let (down, beyond) = motion.path[1];
            for (share, time, size) in FALL {
                let one = frame(at + (beyond - at) * share, size);
                set(&one, "offset", (down * time / duration).min(1.0));
                frames.push(&one);
            }
        }
    }
    let easing = match motion.kind {
        MotionKind::Slide => SETTLE,
        MotionKind::Roll | MotionKind::Appear => "linear",
    };
    animate(root, now, &frames, [motion.delay, duration], easing);
}

/// Shakes a marble that cannot do what was asked.
pub(super) fn shake(root: &Element, marble: &SceneMarble) {
    let frames = Array::new();
    for offset in SHAKE {
        let at = marble.at + Point::new(offset, 0.0);
        let size = if marble.place.is_low() { LOW } else { 100 };
        frames.push(&frame(at, size));
    }
    animate(root, marble, &frames, [0.0, SHAKE_MS], "linear");
}

fn frame(at: Point, size: u32) -> Object {
    let frame = Object::new();
    let (x, y) = (whole(at.x), whole(at.y));
    set(
        &frame,
        "transform",
        format!("translate({x}px, {y}px) scale({size}%)"),
    );
    frame
}

fn set(object: &Object, key: &str, value: impl Into<JsValue>) {
    // Setting a property of a plain object cannot fail.
    let _ = Reflect::set(object, &key.into(), &value.into());
}

/// `Element.animate`, which web-sys does not offer as stable. Where it is
/// missing marbles are simply there.
fn animate(
    root: &Element,
    marble: &SceneMarble,
    frames: &Array,
    [delay, duration]: [f64; 2],
    easing: &str,
) {
    let selector = format!("[data-id=\"{}\"]", marble.id.0);
    let Ok(Some(element)) = root.query_selector(&selector) else {
        return;
    };
    let options = Object::new();
    set(&options, "duration", duration);
    set(&options, "delay", delay);
    // Where it comes from, until it begins.
    set(&options, "fill", "backwards");
    set(&options, "easing", easing);
    let animate = Reflect::get(&element, &"animate".into());
    if let Ok(animate) = animate.and_then(|found| found.dyn_into::<Function>()) {
        let _ = animate.call2(&element, frames, &options);
    }
}
