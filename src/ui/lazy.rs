//! The game's side of the pages' program, which is fetched when one of its
//! screens is first opened, or when the browser has had time for it. What the two
//! tell each other is in `between`.

use super::app::App;
use super::browser::{self, document, later, next_frame, window};
use super::dom::{El, el};
use super::icons;
use super::route::{Page, Route};
use super::widgets::{button, worded};
use super::{ask, by_link, control, games, keep, new_game};
use crate::between::{FROM_PAGES, FromPages, Screen, TO_PAGES, ToPages, VERSION, shown};
use crate::game::{Event, Game};
use crate::notation::read_records;
use crate::storage::Summary;
use leptos::reactive::graph::untrack;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, HtmlScriptElement};

/// The page has been seen for so many milliseconds before more is fetched.
const QUIET: u32 = 2_500;
/// A program that has not come after so many milliseconds is given up.
const LIMIT: u32 = 60_000;

/// How far the pages' program is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fetch {
    /// Nobody has asked for it.
    Not,
    /// It is being fetched.
    Coming,
    /// It listens.
    There,
    /// It could not be fetched.
    Failed,
    /// It is of another version than this one.
    Other,
}

thread_local! {
    /// To be told when it listens.
    static WAITING: RefCell<Vec<ToPages>> = const { RefCell::new(Vec::new()) };
    /// The screen that it shows.
    static OPEN: Cell<Option<Screen>> = const { Cell::new(None) };
    /// What the next screen begins with.
    static BEGIN_WITH: RefCell<String> = const { RefCell::new(String::new()) };
    /// How often it has been fetched.
    static TRIES: Cell<u32> = const { Cell::new(0) };
}

/// Listens to it for as long as the page lives, and tells it what changes.
pub fn listen(app: App, page: El) -> El {
    browser::listen(FROM_PAGES, move |event: &CustomEvent| {
        let said = event.detail().as_string();
        if let Some(message) = said.and_then(|text| FromPages::read(&text)) {
            untrack(|| hear(app, message));
        }
    });
    page.effect(Box::new(move || {
        let settings = app.settings.get();
        if app.fetch.now() == Fetch::There {
            send(&ToPages::Settings(settings));
        }
    }))
    .effect(Box::new(move || {
        let shown = app.router.route().screen();
        if OPEN.get().is_some_and(|open| shown != Some(open)) {
            OPEN.set(None);
            send(&ToPages::Close);
        }
    }))
    .effect(Box::new(move || {
        if app.router.page() != Page::Games && app.fetch.now() == Fetch::There {
            send(&ToPages::LeaveGames);
        }
    }))
}

/// Shows these games in the place of their list, if the program is there.
pub fn show_games(app: App, rows: Vec<Summary>) {
    if app.fetch.now() == Fetch::There {
        send(&ToPages::Games(rows));
    }
}

/// Fetches it once the page has come to rest, unless the browser is to save data.
pub fn prefetch(app: App) {
    later(QUIET, move || {
        if app.fetch.now() == Fetch::Not && !saves_data() {
            start(app);
        }
    })
    .forget();
}

/// Whether the visitor pays for what is fetched. Few browsers tell.
fn saves_data() -> bool {
    let get = |of: &wasm_bindgen::JsValue, name: &str| {
        // Fails only for what is no object, and then there is nothing.
        js_sys::Reflect::get(of, &name.into()).unwrap_or_default()
    };
    get(&get(&window().navigator(), "connection"), "saveData").is_truthy()
}

/// Tells it something, now or when it listens.
pub fn tell(app: App, message: ToPages) {
    if app.fetch.now() == Fetch::There {
        return send(&message);
    }
    WAITING.with_borrow_mut(|waiting| waiting.push(message));
    start(app);
}

/// Opens one of its screens, which begins with this text.
pub fn go(app: App, screen: Screen, with: String) {
    BEGIN_WITH.set(with);
    let to = Route::of_screen(screen);
    if app.router.route_now() == to {
        open(app, screen);
    } else {
        app.router.go(to);
    }
}

/// The place that a screen fills, for a dialog to hold.
pub fn place(app: App, screen: Screen) -> Vec<El> {
    start(app);
    // When it is in the document.
    next_frame(move || open(app, screen));
    let place = el("div")
        .class("host")
        .attr("data-host", screen.name())
        .perhaps(move || {
            let waiting = in_the_meantime(app)?;
            Some(match screen {
                Screen::New => waiting.child(new_game::at_once(app)),
                _ => waiting,
            })
        });
    vec![place]
}

/// What is to be seen until it is there.
pub fn in_the_meantime(app: App) -> Option<El> {
    let fetch = app.fetch.get();
    let body = el("div").class("dialog-body fetching");
    Some(match fetch {
        Fetch::There => return None,
        Fetch::Not | Fetch::Coming => body
            .child(el("span").class("spinner").attr("aria-hidden", "true"))
            .child(worded(app, "p", "note", |m| m.notice.pages_coming).attr("role", "status")),
        Fetch::Failed => body
            .child(worded(app, "p", "", |m| m.notice.pages_failed).attr("role", "alert"))
            .child(button(
                app,
                "button",
                Some(icons::REMATCH),
                |m| m.notice.try_again,
                Box::new(move || start(app)),
            )),
        Fetch::Other => body
            .child(worded(app, "p", "", |m| m.notice.pages_version).attr("role", "alert"))
            .child(button(
                app,
                "button",
                Some(icons::REMATCH),
                |m| m.notice.reload,
                // A page can always be loaded again.
                Box::new(|| drop(window().location().reload())),
            )),
    })
}

/// Fetches it, unless it is there or on its way.
pub fn start(app: App) {
    if !matches!(app.fetch.now(), Fetch::Not | Fetch::Failed) {
        return;
    }
    app.fetch.set(Fetch::Coming);
    let number = TRIES.get() + 1;
    TRIES.set(number);
    // A browser remembers a module that it could not load: each try has an
    // address of its own.
    let again = match number {
        1 => String::new(),
        _ => ["&try=", &number.to_string()].concat(),
    };
    let address = [browser::address_of("pages_loader.js"), again].concat();
    let script = document().create_element("script").ok();
    let Some(script) = script.and_then(|made| made.dyn_into::<HtmlScriptElement>().ok()) else {
        return app.fetch.set(Fetch::Failed);
    };
    script.set_type("module");
    script.set_src(&address);
    let missing = browser::once(move || hear(app, FromPages::Failed));
    script.set_onerror(Some(&missing));
    if let Some(body) = document().body() {
        // A new element can be anybody's child.
        let _ = body.append_child(&script);
    }
    later(LIMIT, move || {
        if TRIES.get() == number {
            hear(app, FromPages::Failed);
        }
    })
    .forget();
}

/// Shows a screen if its place is there, and so is the program.
fn open(app: App, screen: Screen) {
    if app.fetch.now() == Fetch::There && app.router.route_now().screen() == Some(screen) {
        OPEN.set(Some(screen));
        let mut with = BEGIN_WITH.take();
        let of_game = matches!(screen, Screen::Rules | Screen::Share | Screen::Present);
        if with.is_empty() && of_game {
            with = app.session.peek(|session| session.game().write_record());
            if screen != Screen::Rules {
                let ply = app.session.peek(|session| session.game().ply());
                with = shown(ply, app.orientation.now().sixths(), &with);
            }
        }
        if with.is_empty() && screen == Screen::Link {
            with = window().location().hash().unwrap_or_default();
        }
        if screen == Screen::New && is_playing(app) {
            with.push_str("playing");
        }
        send(&ToPages::Open(screen, with));
    }
}

/// Whether there is a game that would be left.
fn is_playing(app: App) -> bool {
    app.session.peek(|session| {
        let game = session.game();
        game.plies() > 0 && game.outcome().is_none()
    })
}

fn send(message: &ToPages) {
    browser::dispatch(TO_PAGES, &message.write());
}

fn hear(app: App, message: FromPages) {
    match message {
        FromPages::Ready(VERSION) => {
            app.fetch.set(Fetch::There);
            send(&ToPages::Settings(app.settings.now()));
            let waiting = WAITING.take();
            waiting.iter().for_each(send);
            if let Some(screen) = app.router.route_now().screen() {
                open(app, screen);
            }
        }
        FromPages::Ready(_) => failed(app, Fetch::Other),
        FromPages::Failed if app.fetch.now() == Fetch::Coming => failed(app, Fetch::Failed),
        FromPages::Failed => {}
        FromPages::Settings(settings) => {
            app.settings.set(settings);
            keep::settings(app);
        }
        FromPages::Keep(text) => {
            let (records, _) = read_records(&text);
            send(&match keep::import(app, &records) {
                Ok(()) => ToPages::Kept(records.len() as u32),
                Err(_) => ToPages::Full,
            });
        }
        FromPages::Begin(text) => {
            // Written by a program of the same build: it can be read.
            if let Ok(game) = Game::read_record(&text) {
                app.router.replace(Route::Play);
                ask::understood();
                control::begin(app, game);
                ask::to_board_soon();
            }
        }
        FromPages::Go(screen, with) => go(app, screen, with),
        FromPages::Close => app.router.close_dialog(),
        FromPages::Say(text) => app.toasts.show(text, None),
        FromPages::Game(what, id, text) => games::carry_out(app, what, &id, &text),
        FromPages::ExportAll => games::export_all(app),
        FromPages::Find(id) => {
            for (kept, record) in keep::find(app, &id) {
                send(&ToPages::Found(kept, record));
            }
        }
        FromPages::GoOn(kept, record) => by_link::go_on(app, &kept, &record),
        FromPages::Name(id) => by_link::name(app, &id),
        FromPages::Sent(id) => by_link::sent(app, &id),
        FromPages::GoTo(ply) => control::send(app, Event::GoTo(ply as usize)),
        FromPages::Answer(text) => ask::answered(app, text),
        FromPages::Unheard(why) => ask::unanswered(app, why),
        FromPages::Ask(what) => ask::ask(app, &what, ""),
    }
}

/// It does not come. Whoever waits for it outside its screens is told.
fn failed(app: App, how: Fetch) {
    app.fetch.set(how);
    ask::unanswered(app, String::new());
    if !WAITING.take().is_empty() {
        let text = app.words_now().notice.pages_failed;
        app.toasts.show(text.to_owned(), None);
    }
}
