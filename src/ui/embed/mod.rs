//! The board in somebody else's page: a program of its own made of the same parts.
//! It keeps nothing, has no other screens, and tells the page around it what
//! happens. What can be asked for and said is in `crate::embed`.
//!
//! | to find out | look in |
//! |---|---|
//! | what is on the page | `page` |
//! | who may move, and what follows | `moves` |
//! | how a task is solved | `puzzle` |
//! | what goes to and comes from the page around | `talk` |
//! | how commands are obeyed | `obey` |
//! | theme, ground, accent, language | `looks` |
//! | how moves are heard | `sound` |

mod looks;
mod moves;
mod obey;
mod page;
mod puzzle;
mod talk;

use super::app::App;
use super::browser::{document, next_frame, window};
use super::root::Root;
use super::route::Router;
use super::{ticking, words};
use crate::embed::{Hands, Maker, Mode, Opening, ParamFault, Params};
use crate::game::{Event, Session, Task};
use crate::i18n::{EmbedMessages, Lang, Part};
use crate::rules::{Seat, Seating};
use crate::storage::{Asked, Settings, Sound, Vibration};
use std::cell::{Cell, RefCell};
use std::ops::Deref;

/// A handle to what this program knows besides [`App`]; it lives as long as the
/// page.
#[derive(Clone, Copy)]
struct Embed(&'static State);

struct State {
    app: App,
    /// What was asked for, by the address and since.
    params: RefCell<Params>,
    mode: Root<Mode>,
    hands: Cell<Hands>,
    task: Root<Option<Task>>,
    /// Who makes the move that is being made.
    maker: Cell<Maker>,
    /// The state that the page around has been told last.
    told: RefCell<String>,
    /// Rises with every game, so that what belongs to an earlier one is not done.
    number: Cell<u32>,
}

impl Deref for Embed {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// The words of this program.
const WORDS: words::Kind = words::Kind {
    part: Part::Board,
    slot: "abaloneWords",
    take: Lang::take_board,
};

thread_local! {
    /// For those who are told nothing but the [`App`].
    static EMBED: Cell<Option<Embed>> = const { Cell::new(None) };
}

impl Embed {
    /// The one that there is.
    fn here() -> Option<Embed> {
        EMBED.get()
    }

    fn words(self) -> &'static EmbedMessages {
        self.app.lang().embed()
    }

    fn words_now(self) -> &'static EmbedMessages {
        self.app.lang_now().embed()
    }

    /// Puts what was asked for on the board. It stays turned as it is, unless
    /// somebody else sits at the bottom now.
    fn open(self, opening: Opening) {
        self.number.set(self.number.get() + 1);
        let (before, turned) = (self.bottom(), self.app.orientation.now());
        self.mode.set(opening.mode);
        self.hands.set(opening.hands);
        self.task.set(opening.task);
        super::control::show(self.app, opening.game);
        let now = self.bottom();
        match now == before {
            true => self.app.orientation.set(turned),
            false => self.app.face(now.1),
        }
        puzzle::begin(self);
    }

    /// The kind of game, and who sits at the bottom in it: the first who moves by
    /// hand.
    fn bottom(self) -> (Seating, Seat) {
        let hands = self.hands.get();
        let seating = self.app.session.peek(|s| s.game().variant().rules.seating);
        let hand = seating.all_seats().find(|&seat| hands.may(seat));
        (seating, hand.unwrap_or(Seat(0)))
    }
}

/// What the address asks for, and the game that this makes.
fn asked() -> Result<(Params, Opening), Box<(Params, ParamFault)>> {
    let location = window().location();
    let query = location.search().unwrap_or_default();
    let hash = location.hash().unwrap_or_default();
    let params = Params::read(&query, &hash)
        .map_err(|fault| Box::new((Params::outlines(&query, &hash), fault)))?;
    match params.open() {
        Ok(opening) => Ok((params, opening)),
        Err(fault) => Err(Box::new((params, fault))),
    }
}

/// The settings that what is asked for makes.
fn settings(params: &Params) -> Settings {
    let mut settings = Settings::default();
    settings.coordinates = params.coords;
    settings.language.clone_from(&params.lang);
    // Nobody looks over the computer's shoulder on a small board.
    settings.show_thinking = false;
    settings.take(Asked::Yes);
    if !params.sound {
        settings.take(Sound::Off);
        settings.take(Vibration::Off);
    }
    settings
}

/// Puts the board into the page.
pub fn start() {
    // Leptos brings its effects to life.
    leptos::mount::mount_to_body(|| {
        words::begin(&WORDS);
        match asked() {
            Ok((params, opening)) => show(params, opening),
            Err(wrong) => refuse(wrong.0, &wrong.1),
        }
    });
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

fn show(params: Params, opening: Opening) {
    let session = Session::new(opening.game.clone());
    let app = App::new(&moves::EMBEDDED, Router::none(), session, settings(&params));
    let embed = Embed(Box::leak(Box::new(State {
        app,
        params: RefCell::new(params),
        mode: Root::new(opening.mode),
        hands: Cell::new(opening.hands),
        task: Root::new(opening.task),
        maker: Cell::new(Maker::Person),
        told: RefCell::default(),
        number: Cell::new(0),
    })));
    EMBED.set(Some(embed));
    looks::begin(embed);
    looks::follow_words(embed);
    let page = page::page(embed);
    if let Some(body) = document().body() {
        // Appending an element of one's own cannot fail.
        let _ = body.append_child(page.node());
    }
    std::mem::forget(page); // for the life of the page
    app.face(embed.bottom().1);
    ticking::watch(app);
    talk::begin(embed);
    // After the first paint, which needs nobody to think.
    next_frame(move || {
        next_frame(move || {
            super::control::send(app, Event::Opened);
            puzzle::begin(embed);
        });
    });
}

/// Says what is wrong with the address, in place of a board.
fn refuse(params: Params, fault: &ParamFault) {
    let chosen = params.lang.as_deref().and_then(Lang::from_code);
    let lang = chosen.unwrap_or_else(words::of_browser);
    looks::dress(&params);
    let page = page::refusal(lang, fault);
    if let Some(body) = document().body() {
        // Appending an element of one's own cannot fail.
        let _ = body.append_child(page.node());
    }
    std::mem::forget(page);
    talk::refused(&params, fault);
}
