//! The page's second program: screens that a first game does not need. It fills
//! the places that the game's program makes for them in its dialogs, and talks to
//! it in the words of `between`.

mod agree;
mod controls;
mod customise;
mod ear;
mod editor;
mod games;
mod help;
mod import;
mod lesson;
mod link;
mod new_game;
mod present;
mod rules;
mod seats;
mod settings;
mod share;
mod shelf;

use super::browser::{self, document};
use super::dom::El;
use super::root::{Made, Root};
use super::speaks::Speaks;
use super::words;
use crate::between::{FROM_PAGES, FromPages, Screen, TO_PAGES, ToPages, VERSION};
use crate::i18n::{Lang, Messages, PageMessages, Part};
use crate::notation::Notation;
use crate::storage::{MoveStyle, Settings, Summary};
use agree::Agree;
use import::ImportForm;
use leptos::reactive::effect::RenderEffect;
use leptos::reactive::graph::untrack;
use link::LinkDesk;
use std::ops::Deref;
use web_sys::{CustomEvent, Element};

/// The place of the list of games.
const GAMES: &str = "games";

/// A handle to the program's state, which lives as long as the page.
#[derive(Clone, Copy)]
pub struct Pages(&'static State);

/// What the program knows.
pub struct State {
    /// What the player has chosen, as the game's program says.
    settings: Root<Settings>,
    /// The screen that is open, and what it begins with.
    open: Root<Option<(Screen, String)>>,
    /// The kept games, while their list is shown.
    games: Root<Option<Vec<Summary>>>,
    /// The game in the list that is being given a name.
    renaming: Root<Option<String>>,
    /// What is being imported.
    import: ImportForm,
    /// What has come as a link.
    link: LinkDesk,
    /// What has been agreed about the next game.
    agree: Agree,
    /// How the game is handed on.
    share: share::Share,
    /// The board for a lecture.
    present: present::Present,
    /// The language that the browser asks for.
    browser: Lang,
}

impl Deref for Pages {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

impl Pages {
    fn new() -> Pages {
        Pages(Box::leak(Box::new(State {
            settings: Root::new(Settings::default()),
            open: Root::new(None),
            games: Root::new(None),
            renaming: Root::new(None),
            import: ImportForm::new(),
            link: LinkDesk::new(),
            agree: Agree::new(),
            share: share::Share::new(),
            present: present::Present::new(),
            browser: words::of_browser(),
        })))
    }

    /// The language.
    fn lang(self) -> Lang {
        self.settings.with(|s| words::spoken(s, self.browser))
    }

    /// The language, without following it.
    fn lang_now(self) -> Lang {
        self.settings.peek(|s| words::spoken(s, self.browser))
    }

    /// How moves are written.
    fn notation(self) -> Notation {
        self.settings.with(|s| match s.moves {
            MoveStyle::AbaPro => Notation::AbaPro,
            MoveStyle::Nacre => Notation::Nacre,
        })
    }

    /// Whether a screen is open now.
    fn shows(self, screen: Screen) -> bool {
        self.open
            .peek(|open| open.as_ref().is_some_and(|open| open.0 == screen))
    }
}

impl Speaks for Pages {
    type Words = PageMessages;

    fn words(self) -> &'static PageMessages {
        self.lang().pages()
    }

    fn shared(words: &'static PageMessages) -> &'static Messages {
        words.main
    }

    fn settings(self) -> Root<Settings> {
        self.settings
    }

    fn keep_settings(self) {
        say(&FromPages::Settings(self.settings.now()));
    }
}

/// The words of this program.
const WORDS: words::Kind = words::Kind {
    part: Part::Pages,
    slot: "abalonePagesWords",
    take: Lang::take_pages,
};

/// Begins to listen, and says so.
pub fn start() {
    // Leptos brings its effects to life.
    leptos::mount::mount_to_body(|| {
        words::begin(&WORDS);
        let pages = Pages::new();
        words::follow(&WORDS, move |taken| {
            if taken {
                pages.settings.notify();
            }
        });
        std::mem::forget(RenderEffect::new(move |_| {
            let wanted = pages.settings.with(|s| words::wanted(s, pages.browser));
            words::want(&WORDS, wanted);
        }));
        browser::listen(TO_PAGES, move |event: &CustomEvent| {
            let said = event.detail().as_string();
            if let Some(message) = said.and_then(|text| ToPages::read(&text)) {
                untrack(|| hear(pages, message));
            }
        });
        ear::follow(pages);
        // For the life of the page.
        std::mem::forget(RenderEffect::new(move |before: Option<Vec<El>>| {
            before.into_iter().flatten().for_each(El::leave);
            let open = pages.open.get();
            open.map_or_else(Vec::new, |(screen, with)| fill(pages, screen, &with))
        }));
        let listed = Made::new(move || pages.games.with(Option::is_some));
        std::mem::forget(RenderEffect::new(move |before: Option<Vec<El>>| {
            before.into_iter().flatten().for_each(El::leave);
            let contents = match listed.get() {
                true => untrack(|| games::contents(pages)),
                false => Vec::new(),
            };
            put(GAMES, contents)
        }));
    });
    say(&FromPages::Ready(VERSION));
}

/// Fills the place of a screen.
fn fill(pages: Pages, screen: Screen, with: &str) -> Vec<El> {
    let contents = untrack(|| match screen {
        Screen::Settings => settings::contents(pages),
        Screen::Help => help::contents(pages),
        Screen::Import => import::contents(pages),
        Screen::Rules => rules::contents(pages),
        Screen::New => new_game::contents(pages, with),
        Screen::Customise => customise::contents(pages),
        Screen::Editor => editor::contents(pages),
        Screen::Share => share::contents(pages, with),
        Screen::Present => present::contents(pages, with),
        Screen::Link => link::contents(pages, with),
    });
    put(screen.name(), contents)
}

/// Puts something into the place of this name, and keeps it alive.
fn put(place: &str, contents: Vec<El>) -> Vec<El> {
    let selector = ["[data-host=", place, "]"].concat();
    if let Ok(Some(place)) = document().query_selector(&selector) {
        for one in &contents {
            // A new element can be anybody's child.
            let _ = place.append_child(one.node());
        }
        name_scroller(&place);
    }
    contents
}

/// Firefox makes what scrolls a stop of the tab key, a nameless one. Where one stops
/// inside anyway it is none; else it has the name of its dialog.
fn name_scroller(place: &Element) {
    let body = place.query_selector(":scope > .dialog-body").ok().flatten();
    let Some(body) = body else { return };
    // Nothing of this can fail for names of our own.
    if !body.has_attribute("tabindex") {
        let _ = body.set_attribute("tabindex", "-1");
        return;
    }
    let dialog = place.closest("dialog").ok().flatten();
    if let Some(title) = dialog.and_then(|dialog| dialog.get_attribute("aria-labelledby")) {
        let _ = body.set_attribute("role", "region");
        let _ = body.set_attribute("aria-labelledby", &title);
    }
}

/// Tells the game's program something. What it answers comes before this returns.
fn say(message: &FromPages) {
    browser::dispatch(FROM_PAGES, &message.write());
}

fn hear(pages: Pages, message: ToPages) {
    match message {
        ToPages::Open(screen, with) => pages.open.set(Some((screen, with))),
        ToPages::Close => pages.open.set(None),
        ToPages::Settings(settings) => {
            if pages.settings.peek(|now| *now != settings) {
                pages.settings.set(settings);
            }
        }
        ToPages::Take(text) => import::take(pages, &text),
        ToPages::Kept(games) => import::kept(pages, Some(games)),
        ToPages::Full => import::kept(pages, None),
        ToPages::Games(rows) => show_games(pages, rows),
        ToPages::LeaveGames => pages.games.set(None),
        ToPages::Found(kept, record) => pages.link.found(kept, record),
        ToPages::Send(record) => link::send(pages, &record),
        ToPages::Ask(asked) => ear::heard(pages, &asked),
    }
}

/// The list is shown, in a place that may be a new one, or has changed.
fn show_games(pages: Pages, rows: Vec<Summary>) {
    let filled = ["[data-host=", GAMES, "] .page-head"].concat();
    if !document()
        .query_selector(&filled)
        .is_ok_and(|found| found.is_some())
    {
        pages.games.set(None);
    }
    pages.games.set(Some(rows));
}
