//! A page as a person has it before them.

use crate::browser::Browser;
use crate::driver::Lent;
use crate::locator::Locator;
use crate::{keys, site};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// How long to look again before a wait has failed. Two cores may be shared with
/// a compiler.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(25);

/// What is seen of a screen of the second program once it has been fetched.
pub const FETCHED: &str = "dialog[open] [data-host] > .dialog-body:not(.fetching)";

/// Screen, input and tastes of the person.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    /// Inner width of the window in CSS pixels.
    pub width: u32,
    /// Inner height.
    pub height: u32,
    /// A phone: touch instead of a mouse.
    pub touch: bool,
    /// Prefers dark colours.
    pub dark: bool,
    /// Wants no motion.
    pub calm: bool,
    /// Colours of the reader's own, where the driver can have them.
    pub forced: bool,
    /// First language of the browser.
    pub language: &'static str,
}

/// A phone, held upright.
pub const PHONE: Device = Device {
    width: 360,
    height: 740,
    touch: true,
    dark: false,
    calm: false,
    forced: false,
    language: "en",
};
/// A tablet.
pub const TABLET: Device = Device {
    width: 768,
    height: 1024,
    ..PHONE
};
/// A laptop.
pub const LAPTOP: Device = Device {
    width: 1440,
    height: 900,
    touch: false,
    ..PHONE
};

/// A browser window at the site.
pub struct Page {
    /// The remote control.
    pub session: Lent,
    /// What it runs on.
    pub device: Device,
    site: String,
}

impl Page {
    /// Opens the site; `path` is relative to it (`""`, `"?embed=1"`).
    pub fn open(device: Device, path: &str) -> Page {
        Page::open_at(device, &site::fresh(device), path)
    }

    /// Opens a page of another site.
    pub fn open_at(device: Device, site: &str, path: &str) -> Page {
        let page = Page {
            session: Lent::take(device),
            device,
            site: site.into(),
        };
        // Chromium's phones come in their size.
        if !device.touch || Browser::current() != Browser::Chromium {
            page.resize(device.width, device.height);
        }
        page.goto(path);
        page
    }

    /// Goes to another address of the site.
    pub fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.site);
        self.session
            .post("/url", &json!({"url": url}))
            .expect("the page loads");
    }

    /// Loads the page again, as F5 does. (Firefox's driver has a command of its own
    /// for it, which goes past the service worker.)
    pub fn reload(&self) {
        self.js("window.isOld = true; location.reload()", &[]);
        const NEW: &str = "return !window.isOld && document.readyState === 'complete'";
        self.wait_until("the page has loaded again", || {
            // Between two pages there is none to ask.
            self.session.run(NEW, &[]).is_ok_and(|new| new == true)
        });
    }

    /// What the system's setting says.
    pub fn prefer_dark(&self, dark: bool) {
        let device = self.device;
        self.session.prefer(Device { dark, ..device });
        // The page hears of it before it is painted next.
        const PAINTED: &str = "return new Promise((done) => \
            requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
        self.wait_until("the page is painted", || {
            // WebKit's driver now and then loses an answer; it is asked again.
            self.session
                .run(PAINTED, &[])
                .is_ok_and(|done| done == true)
        });
    }

    /// Gives the window this inner size; the driver's command counts the frame.
    pub fn resize(&self, width: u32, height: u32) {
        let (mut outer_width, mut outer_height) = (i64::from(width), i64::from(height));
        let wanted = (outer_width, outer_height);
        self.wait_until("the window has its size", || {
            let size = json!({"width": outer_width, "height": outer_height});
            self.session
                .post("/window/rect", &size)
                .expect("the window can be sized");
            let inner = self.js("return [innerWidth, innerHeight]", &[]);
            let inner = (
                inner[0].as_i64().unwrap_or(0),
                inner[1].as_i64().unwrap_or(0),
            );
            // The others have no frame; their pages may not have heard of it yet.
            if Browser::current() == Browser::Chromium {
                outer_width += wanted.0 - inner.0;
                outer_height += wanted.1 - inner.1;
            }
            inner == wanted
        });
    }

    /// Runs a script in the page and returns what it returns, awaited.
    pub fn js(&self, script: &str, arguments: &[Value]) -> Value {
        (self.session.run(script, arguments))
            .unwrap_or_else(|refusal| panic!("{script}: {refusal:?}"))
    }

    /// Presses keys one after the other: `["ArrowUp", "Shift+KeyQ", "Enter"]`.
    pub fn press(&self, presses: &[&str]) {
        self.session
            .post("/actions", &json!({"actions": [keys::actions(presses)]}))
            .expect("keys can be pressed");
    }

    /// Looks again and again until it is so.
    ///
    /// # Panics
    /// When it is not so in [`PATIENCE`].
    pub fn wait_until(&self, what: &str, so: impl FnMut() -> bool) {
        assert!(self.comes_true(so), "waited in vain until {what}");
    }

    /// Looks again until it is so; gives up after [`PATIENCE`].
    pub fn comes_true(&self, mut so: impl FnMut() -> bool) -> bool {
        let begun = Instant::now();
        while !so() {
            if begun.elapsed() > PATIENCE {
                return false;
            }
            thread::sleep(PAUSE);
        }
        true
    }

    /// The elements that a CSS selector means.
    pub fn find(&self, css: &str) -> Locator<'_> {
        Locator::css(self, css)
    }

    /// The control with this accessible name: a button, a link, a tab, a field.
    pub fn control(&self, name: &str) -> Locator<'_> {
        Locator::control(self, name)
    }

    /// The innermost elements with this text.
    pub fn text(&self, text: &str) -> Locator<'_> {
        Locator::text(self, text)
    }

    /// A cell of the board: `e5`.
    pub fn cell(&self, cell: &str) -> Locator<'_> {
        Locator::css(self, &format!("[data-cell=\"{cell}\"]"))
    }

    /// The position on the board, as a string of RULES' notation.
    pub fn position(&self) -> String {
        self.find("[data-position]")
            .attribute("data-position")
            .unwrap_or_default()
    }

    /// Waits until another position than this is on the board, and returns it.
    pub fn position_after(&self, before: &str) -> String {
        self.wait_until(&format!("the position is no longer {before}"), || {
            self.position() != before
        });
        self.position()
    }

    /// What the console complained about since the last call: errors, failed
    /// requests, violations of the content security policy.
    pub fn complaints(&self) -> Vec<String> {
        self.session.complaints().expect("the console is heard")
    }

    /// Fails when the console has complaints.
    pub fn assert_quiet(&self) {
        let mut complaints = self.complaints();
        let count = complaints.len();
        complaints.dedup();
        assert!(
            count == 0,
            "the console complains {count} times: {complaints:#?}"
        );
    }

    /// Waits until nothing moves or fades any more, but for what does so for ever,
    /// or will go on when it is unfolded.
    pub fn wait_settled(&self) {
        const SETTLED: &str = "return document.getAnimations().every((a) => \
            a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity || \
            !a.effect.target?.checkVisibility())";
        self.wait_until("nothing moves", || {
            // WebKit's driver now and then loses an answer; it is asked again.
            self.session
                .run(SETTLED, &[])
                .is_ok_and(|settled| settled == true)
        });
    }

    /// Saves what is seen.
    pub fn screenshot(&self, file: &Path) {
        self.wait_settled();
        let picture = self
            .session
            .get("/screenshot")
            .expect("a picture can be taken");
        let bytes = decode_base64(picture.as_str().unwrap_or_default());
        let folder = file.parent().expect("a picture has a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(file, bytes))
            .expect("it can be saved");
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if !thread::panicking() {
            return;
        }
        // The evidence; nothing in here may panic again.
        let name = thread::current()
            .name()
            .unwrap_or("unnamed")
            .replace("::", "-");
        let browser = Browser::current().name();
        let file = evidence().join(format!("{name}-{browser}.png"));
        if let Ok(Value::String(picture)) = self.session.get("/screenshot") {
            let saved = fs::create_dir_all(evidence())
                .and_then(|()| fs::write(&file, decode_base64(&picture)));
            if saved.is_ok() {
                eprintln!("what was seen last: {}", file.display());
            }
        }
        if let Ok(words) = self.session.complaints() {
            eprintln!("the console's last words: {words:#?}");
        }
    }
}

fn evidence() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("browser")
}

/// The driver's pictures come in standard base64.
fn decode_base64(text: &str) -> Vec<u8> {
    let (mut bits, mut held, mut bytes) = (0_u32, 0, Vec::with_capacity(text.len() / 4 * 3));
    for digit in text.bytes() {
        let value = match digit {
            b'A'..=b'Z' => digit - b'A',
            b'a'..=b'z' => digit - b'a' + 26,
            b'0'..=b'9' => digit - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}
