//! The dialog for a new game.

use super::app::App;
use super::dom::{El, Text, el};
use super::layouts::gallery;
use super::root::Root;
use super::route::Route;
use super::widgets::{Choice, Pick, button, checked, choices, icon_button, marble, value, worded};
use super::{control, files, icons};
use crate::game::{FIRST_LEVEL, Game, LAST_LEVEL, Player};
use crate::i18n::colour;
use crate::rules::{Colour, Layout, MAX_SEATS, Seat, Start, TARGETS, Variant, layout};
use std::rc::Rc;

/// The level a newcomer meets.
const USUAL_LEVEL: u8 = 3;

/// Who sits at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// A person and the computer.
    AgainstComputer,
    /// People on one device.
    People,
    /// The computer alone.
    Watch,
}

/// What is filled in; kept between two openings of the dialog.
#[derive(Clone, Copy)]
pub struct NewGameForm {
    company: Root<Company>,
    /// The person's seat against the computer; by lot if none.
    seat: Root<Option<Seat>>,
    /// The computer's level for each seat; the first is the opponent's.
    levels: Root<[u8; MAX_SEATS]>,
    names: Root<[String; MAX_SEATS]>,
    /// Whether people draw lots for the seats.
    lots: Root<bool>,
    /// The layout.
    pub layout: Root<&'static str>,
    /// Whether all layouts are shown.
    pub all_layouts: Root<bool>,
    target: Root<u8>,
}

impl NewGameForm {
    /// The form of somebody who has never filled it in.
    pub fn new() -> NewGameForm {
        NewGameForm {
            company: Root::new(Company::AgainstComputer),
            seat: Root::new(Some(Seat(0))),
            levels: Root::new([USUAL_LEVEL; MAX_SEATS]),
            names: Root::new(Default::default()),
            lots: Root::new(false),
            layout: Root::new("belgian_daisy"),
            all_layouts: Root::new(false),
            target: Root::new(crate::rules::DEFAULT_TARGET),
        }
    }

    fn players(self) -> Vec<Player> {
        let level = |seat: usize| Player::Computer {
            level: self.levels.now()[seat],
        };
        let person = |seat: usize| Player::Human {
            name: self.names.peek(|names| names[seat].clone()),
        };
        let mut players = match self.company.now() {
            Company::AgainstComputer => {
                let me = self.seat.now().unwrap_or(Seat(by_lot()));
                let mut players = vec![level(0), level(0)];
                players[me.index()] = Player::human();
                players
            }
            Company::People => vec![person(0), person(1)],
            Company::Watch => vec![level(0), level(1)],
        };
        let lots = self.company.now() != Company::AgainstComputer && self.lots.now();
        if lots && by_lot() == 1 {
            players.rotate_left(1);
        }
        players
    }

    /// The game that is asked for.
    fn game(self) -> Option<Game> {
        let layout: &Layout = layout(self.layout.now())?;
        let mut variant = Variant::from_layout(layout);
        variant.rules.targets = [self.target.now(); MAX_SEATS];
        Game::new(variant, self.players()).ok()
    }

    /// Exchanges what is filled in for the two seats.
    fn swap(self) {
        self.levels.update(|levels| levels.swap(0, 1));
        self.names.update(|names| names.swap(0, 1));
    }
}

/// The game somebody finds who comes for the first time.
pub fn first_game() -> Game {
    let players = vec![Player::human(), Player::Computer { level: USUAL_LEVEL }];
    let mut variant = Variant::default();
    if let Some(layout) = layout("belgian_daisy") {
        variant.start = Start::Layout(layout);
    }
    // Both layouts are for two, and two players are given.
    let mut game = Game::new(variant, players).expect("two players for a game of two");
    game.tags_mut().set("Date", &files::today());
    game
}

/// 0 or 1.
fn by_lot() -> u8 {
    u8::from(js_sys::Math::random() < 0.5)
}

fn company(app: App) -> El {
    let form = app.form;
    let options: [(Company, Pick); 3] = [
        (Company::AgainstComputer, |m| m.new_game.against_computer),
        (Company::People, |m| m.new_game.two_people),
        (Company::Watch, |m| m.new_game.watch),
    ];
    let options = options.map(|(company, label)| {
        let chosen = move || form.company.get() == company;
        Choice::worded(app, label, chosen, move || form.company.set(company))
    });
    choices(app, "company", |m| m.new_game.opponent, options.into())
}

fn own_colour(app: App) -> El {
    let form = app.form;
    let seat = |seat: Seat, colour: Colour| Choice {
        label: vec![
            marble(colour.name()),
            el("span").says(move || app.words().common.colours_alone[colour.index()].into()),
        ],
        chosen: Rc::new(move || form.seat.get() == Some(seat)),
        take: Box::new(move || form.seat.set(Some(seat))),
    };
    let lots = Choice::worded(
        app,
        |m| m.new_game.by_lot,
        move || form.seat.get().is_none(),
        move || form.seat.set(None),
    );
    let options = vec![
        seat(Seat(0), Colour::Black),
        seat(Seat(1), Colour::White),
        lots,
    ];
    choices(app, "colour", |m| m.new_game.your_colour, options)
}

/// The level and its word.
fn level_word(app: App, level: u8) -> Text {
    let lang = app.lang();
    let words = &lang.messages().common;
    let word = words.levels.get(usize::from(level) - 1);
    let number = lang.number(level.into());
    words.level_word.with([&number, word.unwrap_or(&"")]).into()
}

/// A button that changes a level by a step.
fn step(app: App, seat: usize, up: bool) -> El {
    let levels = app.form.levels;
    let (icon, label): (_, Pick) = if up {
        (icons::NEW, |m| m.new_game.stronger)
    } else {
        (icons::MINUS, |m| m.new_game.weaker)
    };
    let end = if up { LAST_LEVEL } else { FIRST_LEVEL };
    let useful = Rc::new(move || levels.with(|levels| levels[seat] != end));
    let act = move || {
        levels.update(|levels| {
            let level = levels[seat];
            levels[seat] = if up { level + 1 } else { level - 1 }.clamp(FIRST_LEVEL, LAST_LEVEL);
        })
    };
    icon_button(app, icon, label, useful, "icon-button", Box::new(act))
}

/// The computer's level for a seat.
fn level(app: App, seat: usize, label: impl Fn() -> Text + 'static) -> El {
    let levels = app.form.levels;
    let now = move || levels.with(|levels| levels[seat]);
    let id = ["level-", &seat.to_string()].concat();
    let slider = el("input")
        .id(&id)
        .class("range")
        .attr("type", "range")
        .attr("min", &FIRST_LEVEL.to_string())
        .attr("max", &LAST_LEVEL.to_string())
        .prop("value", move || now().to_string().into())
        .live("aria-valuetext", move || Some(level_word(app, now())))
        .on("input", move |event| {
            if let Ok(level) = value(&event).parse::<u8>() {
                levels.update(|levels| levels[seat] = level.clamp(FIRST_LEVEL, LAST_LEVEL));
            }
        });
    let row = el("div")
        .class("level")
        .child(step(app, seat, false))
        .child(slider)
        .child(step(app, seat, true));
    let word = el("p")
        .class("note")
        .attr("aria-hidden", "true")
        .says(move || level_word(app, now()));
    el("div")
        .class("level-row")
        .child(el("label").class("legend").attr("for", &id).says(label))
        .child(row)
        .child(word)
}

fn name(app: App, seat: usize) -> El {
    let names = app.form.names;
    let id = ["name-", &seat.to_string()].concat();
    let label = move || {
        let lang = app.lang();
        let colour = colour(lang, Colour::ALL[seat]);
        lang.messages().new_game.name_of.with([colour]).into()
    };
    let field = el("input")
        .id(&id)
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "40")
        .attr("autocomplete", "off")
        .prop("value", move || {
            names.with(|names| names[seat].as_str().into())
        })
        .on("input", move |event| {
            names.update(|names| names[seat] = value(&event));
        });
    el("div")
        .class("field")
        .child(el("label").attr("for", &id).says(label))
        .child(field)
}

/// Swapping and drawing lots, where two of a kind play.
fn sides(app: App) -> El {
    let form = app.form;
    let lots = el("input")
        .attr("type", "checkbox")
        .prop("checked", move || form.lots.get().into())
        .on("change", move |event| form.lots.set(checked(&event)));
    let lots = el("label")
        .class("check")
        .child(lots)
        .child(worded(app, "span", "", |m| m.new_game.by_lot));
    el("div")
        .class("seat-tools")
        .child(button(
            app,
            "button small",
            Some(icons::SWAP),
            |m| m.new_game.swap,
            Box::new(move || form.swap()),
        ))
        .child(lots)
}

/// What there is to say about the players, by who they are.
fn players(app: App) -> Vec<El> {
    let level_of = move |seat: usize| {
        move || {
            let lang = app.lang();
            let colour = colour(lang, Colour::ALL[seat]);
            lang.messages().new_game.level_of.with([colour]).into()
        }
    };
    let both = |one: El, other: El| el("div").class("seats two").child(one).child(other);
    match app.form.company.get() {
        Company::AgainstComputer => vec![
            level(app, 0, move || app.words().new_game.level.into()),
            own_colour(app),
        ],
        Company::People => vec![both(name(app, 0), name(app, 1)), sides(app)],
        Company::Watch => vec![
            both(level(app, 0, level_of(0)), level(app, 1, level_of(1))),
            sides(app),
        ],
    }
}

fn target(app: App) -> El {
    let target = app.form.target;
    let options = TARGETS.map(|points| Choice {
        label: vec![el("span").text(&points.to_string())],
        chosen: Rc::new(move || target.get() == points),
        take: Box::new(move || target.set(points)),
    });
    el("div")
        .class("targets")
        .child(choices(
            app,
            "target",
            |m| m.new_game.target,
            options.collect(),
        ))
        .child(worded(app, "p", "note", |m| m.new_game.target_note))
}

/// What the dialog holds.
pub fn contents(app: App) -> Vec<El> {
    let start = move || {
        if let Some(game) = app.form.game() {
            app.router.replace(Route::Play);
            control::begin(app, game);
        }
    };
    let in_progress = move || {
        let playing = app
            .session
            .with(|s| s.game().plies() > 0 && s.game().outcome().is_none());
        playing.then(|| worded(app, "p", "note", |m| m.new_game.keeps))
    };
    let body = el("div")
        .class("dialog-body")
        .child(company(app))
        .child(
            el("div")
                .class("section players")
                .region(move || players(app)),
        )
        .child(gallery(app))
        .child(target(app));
    let foot = el("div")
        .class("dialog-foot")
        .perhaps(in_progress)
        .child(button(
            app,
            "button primary",
            None,
            |m| m.new_game.start,
            Box::new(start),
        ));
    vec![body, foot]
}
