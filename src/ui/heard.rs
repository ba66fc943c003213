//! What happens is heard and felt, if the player wants that. The script that can
//! do it is fetched for the first sound.

use super::browser::{address_of, dispatch, document};
use super::root::Root;
use crate::storage::{Settings, Sound, Taste, Vibration, Volume};
use crate::view::Cue;
use std::cell::Cell;

/// The event on which the script listens.
const SOUND: &str = "abalone-sound";
/// The script.
const SCRIPT: &str = "sound.js";

thread_local! {
    /// Whether the script has been asked for.
    static FETCHED: Cell<bool> = const { Cell::new(false) };
}

/// Makes it heard.
pub fn cue(settings: Root<Settings>, cue: Cue) {
    let (volume, felt) = settings.peek(|s| {
        let heard = s.taste::<Sound>() == Sound::On;
        let volume = if heard {
            s.taste::<Volume>().name()
        } else {
            ""
        };
        (volume, s.taste::<Vibration>().name())
    });
    let [name, number] = cue.text();
    let text = [name, number, volume, felt].join(" ");
    if volume.is_empty() && felt != Vibration::On.name() {
        return;
    }
    if FETCHED.replace(true) {
        return dispatch(SOUND, &text);
    }
    // Nothing of this can fail for names and addresses of our own.
    if let Ok(script) = document().create_element("script") {
        let _ = script.set_attribute("data-first", &text);
        let _ = script.set_attribute("src", &address_of(SCRIPT));
        let _ = document().body().map(|body| body.append_child(&script));
    }
}
