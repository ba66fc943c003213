//! Which screen is shown, mirrored in the address so that going back works.

use super::browser::{listen, window};
use super::root::Root;
use crate::between::Screen;
use std::cell::Cell;
use wasm_bindgen::JsValue;
use web_sys::Event;

thread_local! {
    /// Whether the address is still that of a dialog that has been left: what is
    /// gone to takes its place.
    static LEAVING: Cell<bool> = const { Cell::new(false) };
}

/// A screen, or a dialog over one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Route {
    /// The game on the board.
    #[default]
    Play,
    /// The list of games.
    Games,
    /// Dialog: a new game.
    New,
    /// Dialog: the rules of a new game.
    Customise,
    /// Dialog: the board editor.
    Editor,
    /// Dialog: the settings.
    Settings,
    /// Dialog: the help.
    Help,
    /// Dialog: import into the list of games.
    Import,
    /// Dialog: the rules of the game.
    Rules,
    /// Dialog: ways to hand the game on.
    Share,
    /// Dialog: the board for a lecture.
    Present,
    /// Dialog: what came as a link.
    Link,
    /// Dialog: what else can be done with the game.
    Menu,
}

const NAMES: [(Route, &str); 13] = [
    (Route::Customise, "customise"),
    (Route::Editor, "editor"),
    (Route::Play, "play"),
    (Route::Games, "games"),
    (Route::New, "new"),
    (Route::Settings, "settings"),
    (Route::Help, "help"),
    (Route::Import, "import"),
    (Route::Rules, "rules"),
    (Route::Share, "share"),
    (Route::Present, "present"),
    (Route::Link, "link"),
    (Route::Menu, "menu"),
];

/// How many numbers a history entry has for where it was opened from; above them it
/// counts our own steps that going back can undo.
const STEP: u32 = 16;
const _: () = assert!(NAMES.len() <= STEP as usize);

/// What the letters of a link follow in an address, which some programs rewrite.
const LINK: [&str; 2] = ["l=", "l%3D"];

/// The dialogs that the pages' program fills.
const SCREENS: [(Route, Screen); 10] = [
    (Route::New, Screen::New),
    (Route::Customise, Screen::Customise),
    (Route::Editor, Screen::Editor),
    (Route::Settings, Screen::Settings),
    (Route::Help, Screen::Help),
    (Route::Import, Screen::Import),
    (Route::Rules, Screen::Rules),
    (Route::Share, Screen::Share),
    (Route::Present, Screen::Present),
    (Route::Link, Screen::Link),
];

impl Route {
    /// Name in the address.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|n| n.0 == self).map_or("play", |n| n.1)
    }

    /// The route of an address's part after `#`; the game where there is none.
    pub fn from_hash(hash: &str) -> Route {
        Route::named(hash).unwrap_or(Route::Play)
    }

    /// Whether an address's part after `#` leads anywhere.
    pub fn is_known(hash: &str) -> bool {
        hash.trim_start_matches('#').is_empty() || Route::named(hash).is_some()
    }

    fn named(hash: &str) -> Option<Route> {
        let name = hash.trim_start_matches('#');
        if LINK.iter().any(|mark| name.starts_with(mark)) {
            return Some(Route::Link);
        }
        NAMES.iter().find(|n| n.1 == name).map(|n| n.0)
    }

    /// The screen of the pages' program that a route opens.
    pub fn screen(self) -> Option<Screen> {
        SCREENS.iter().find(|one| one.0 == self).map(|one| one.1)
    }

    /// The route that opens a screen of the pages' program.
    pub fn of_screen(screen: Screen) -> Route {
        let found = SCREENS.iter().find(|one| one.1 == screen);
        found.map_or(Route::Play, |one| one.0)
    }

    /// The screen that a route shows, if it is not a dialog over any.
    pub fn page(self) -> Option<Page> {
        match self {
            Route::Play | Route::Menu => Some(Page::Play),
            Route::Games | Route::Import => Some(Page::Games),
            Route::New
            | Route::Customise
            | Route::Editor
            | Route::Settings
            | Route::Help
            | Route::Rules
            | Route::Share
            | Route::Present
            | Route::Link => None,
        }
    }
}

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Page {
    /// The game on the board.
    #[default]
    Play,
    /// The list of games.
    Games,
}

/// The way through the screens. Lives as long as the page.
#[derive(Clone, Copy)]
pub struct Router {
    route: Root<Route>,
    page: Root<Page>,
    /// Whether there is nowhere to go to.
    fixed: bool,
}

impl Router {
    /// Starts at the address and follows it.
    pub fn new() -> Router {
        let hash = window().location().hash().unwrap_or_default();
        let route = Route::from_hash(&hash);
        let router = Router {
            route: Root::new(route),
            page: Root::new(route.page().unwrap_or_default()),
            fixed: false,
        };
        listen("popstate", move |_: &Event| {
            let hash = window().location().hash().unwrap_or_default();
            let to = Route::from_hash(&hash);
            // What a dialog closes to is shown already; links differ in their letters.
            if to != router.route_now() || to == Route::Link {
                router.show(to);
            }
        });
        router
    }

    /// Shows a game, whatever the address says, and stays there.
    #[cfg(feature = "embed")]
    pub fn none() -> Router {
        Router {
            route: Root::new(Route::Play),
            page: Root::new(Page::Play),
            fixed: true,
        }
    }

    /// Shows something; tells of the screen only when it is another one, since
    /// telling means making it anew.
    fn show(self, to: Route) {
        if let Some(page) = to.page()
            && page != self.page.now()
        {
            self.page.set(page);
        }
        self.route.set(to);
    }

    /// What is shown.
    pub fn route(self) -> Route {
        self.route.get()
    }

    /// What is shown, without following it.
    pub fn route_now(self) -> Route {
        self.route.now()
    }

    /// The screen that is shown, or lies under the dialog.
    pub fn page(self) -> Page {
        self.page.get()
    }

    /// Shows something; going back leads here again. A dialog that leads to the one
    /// that it was opened from goes back to it: else the two would lead to each
    /// other for ever.
    pub fn go(self, to: Route) {
        if self.fixed || to == self.route_now() {
            return;
        }
        if self.is_dialog() && self.before() == Some(to) {
            return self.close_dialog();
        }
        // A link is read once: the box that it was pasted into is done with.
        let done_with = self.route_now() == Route::Import && to == Route::Link;
        if LEAVING.take() || done_with {
            return self.replace(to);
        }
        if let Ok(history) = window().history() {
            // A frame may forbid it; then only going back is lost.
            let here = NAMES.iter().position(|name| name.0 == self.route_now());
            let steps = self.steps() / STEP + 1;
            let _ = history.push_state_with_url(
                &JsValue::from(steps * STEP + here.unwrap_or(0) as u32),
                "",
                Some(&["#", to.name()].concat()),
            );
        }
        self.show(to);
    }

    /// Shows something in place of what is shown.
    pub fn replace(self, to: Route) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(
                &JsValue::from(self.steps()),
                "",
                Some(&["#", to.name()].concat()),
            );
        }
        self.show(to);
    }

    /// Leaves a dialog for what it was opened from: the screen under it, or a dialog
    /// that it followed.
    pub fn close_dialog(self) {
        if !self.is_dialog() {
            return;
        }
        if let Some(before) = self.step_back() {
            // At once: in a frame the step back may be another page's. But the
            // letters of a link are in the address, which comes later.
            self.show(match before {
                Route::Link => self.under(),
                before => before,
            });
        }
    }

    /// Takes back the step that led to a dialog, and says where it began; where it
    /// was none of ours, the screen under the dialog takes its place.
    fn step_back(self) -> Option<Route> {
        let before = self.before();
        match (before, window().history()) {
            // Cannot fail: it is only asked for.
            (Some(_), Ok(history)) => drop(history.back()),
            _ => self.replace(self.under()),
        }
        before
    }

    /// Leaves a dialog and does something, which may show something else in its
    /// place.
    pub fn leave_dialog_for(self, act: impl FnOnce()) {
        LEAVING.set(true);
        self.show(self.under());
        act();
        if LEAVING.take() {
            self.step_back();
        }
    }

    fn is_dialog(self) -> bool {
        !matches!(self.route_now(), Route::Play | Route::Games)
    }

    /// The screen itself, without a dialog over it.
    fn under(self) -> Route {
        match self.page.now() {
            Page::Play => Route::Play,
            Page::Games => Route::Games,
        }
    }

    /// Where going back leads, if that is a step of our own.
    fn before(self) -> Option<Route> {
        let steps = self.steps();
        let name = NAMES.get((steps % STEP) as usize)?;
        (steps >= STEP).then_some(name.0)
    }

    /// What the history entry says, see [`STEP`].
    fn steps(self) -> u32 {
        let state = window().history().and_then(|history| history.state());
        state.ok().and_then(|state| state.as_f64()).unwrap_or(0.0) as u32
    }
}
