//! The dialog for a new game.

use super::app::App;
use super::layouts::gallery;
use super::route::Route;
use super::widgets::{Choice, Pick, button, choices, icon_button, marble, say};
use super::{control, files, icons};
use crate::game::{FIRST_LEVEL, Game, LAST_LEVEL, Player};
use crate::i18n::colour;
use crate::rules::{Colour, Layout, MAX_SEATS, Seat, Start, TARGETS, Variant, layout};
use leptos::prelude::*;

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
    company: RwSignal<Company>,
    /// The person's seat against the computer; by lot if none.
    seat: RwSignal<Option<Seat>>,
    /// The computer's level for each seat; the first is the opponent's.
    levels: RwSignal<[u8; MAX_SEATS]>,
    names: RwSignal<[String; MAX_SEATS]>,
    /// Whether people draw lots for the seats.
    lots: RwSignal<bool>,
    /// The layout.
    pub layout: RwSignal<&'static str>,
    /// Whether all layouts are shown.
    pub all_layouts: RwSignal<bool>,
    target: RwSignal<u8>,
}

impl NewGameForm {
    /// The form of somebody who has never filled it in.
    pub fn new() -> NewGameForm {
        NewGameForm {
            company: RwSignal::new(Company::AgainstComputer),
            seat: RwSignal::new(Some(Seat(0))),
            levels: RwSignal::new([USUAL_LEVEL; MAX_SEATS]),
            names: RwSignal::new(Default::default()),
            lots: RwSignal::new(false),
            layout: RwSignal::new("belgian_daisy"),
            all_layouts: RwSignal::new(false),
            target: RwSignal::new(crate::rules::DEFAULT_TARGET),
        }
    }

    fn players(self) -> Vec<Player> {
        let level = |seat: usize| Player::Computer {
            level: self.levels.get_untracked()[seat],
        };
        let person = |seat: usize| Player::Human {
            name: self.names.with_untracked(|names| names[seat].clone()),
        };
        let mut players = match self.company.get_untracked() {
            Company::AgainstComputer => {
                let me = self.seat.get_untracked().unwrap_or(Seat(by_lot()));
                let mut players = vec![level(0), level(0)];
                players[me.index()] = Player::human();
                players
            }
            Company::People => vec![person(0), person(1)],
            Company::Watch => vec![level(0), level(1)],
        };
        let lots =
            self.company.get_untracked() != Company::AgainstComputer && self.lots.get_untracked();
        if lots && by_lot() == 1 {
            players.rotate_left(1);
        }
        players
    }

    /// The game that is asked for.
    fn game(self) -> Option<Game> {
        let layout: &Layout = layout(self.layout.get_untracked())?;
        let mut variant = Variant::from_layout(layout);
        variant.rules.targets = [self.target.get_untracked(); MAX_SEATS];
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

fn company(app: App) -> AnyView {
    let form = app.form;
    let options: [(Company, Pick); 3] = [
        (Company::AgainstComputer, |m| m.new_game.against_computer),
        (Company::People, |m| m.new_game.two_people),
        (Company::Watch, |m| m.new_game.watch),
    ];
    let options = options
        .into_iter()
        .map(|(company, label)| Choice {
            label: say(app, label).into_any(),
            chosen: Signal::derive(move || form.company.get() == company),
            take: Box::new(move || form.company.set(company)),
        })
        .collect();
    let legend = say(app, |m| m.new_game.opponent).into_any();
    choices("company", legend, options)
}

fn own_colour(app: App) -> AnyView {
    let form = app.form;
    let seat = |colour: Colour, seat: Seat| Choice {
        label: view! {
            {marble(colour.name())}
            {move || app.words().common.colours_alone[colour.index()]}
        }
        .into_any(),
        chosen: Signal::derive(move || form.seat.get() == Some(seat)),
        take: Box::new(move || form.seat.set(Some(seat))),
    };
    let lots = Choice {
        label: say(app, |m| m.new_game.by_lot).into_any(),
        chosen: Signal::derive(move || form.seat.get().is_none()),
        take: Box::new(move || form.seat.set(None)),
    };
    let options = vec![
        seat(Colour::Black, Seat(0)),
        seat(Colour::White, Seat(1)),
        lots,
    ];
    let legend = say(app, |m| m.new_game.your_colour).into_any();
    choices("colour", legend, options)
}

/// The computer's level for a seat.
fn level(app: App, seat: usize, label: Signal<String>) -> AnyView {
    let levels = app.form.levels;
    let now = Signal::derive(move || levels.get()[seat]);
    let set = move |level: u8| {
        levels.update(|levels| levels[seat] = level.clamp(FIRST_LEVEL, LAST_LEVEL));
    };
    let word = move || {
        let lang = app.lang();
        let words = &lang.messages().common;
        let word = words.levels.get(usize::from(now.get()) - 1);
        words
            .level_word
            .with([&lang.number(now.get().into()), word.unwrap_or(&"")])
    };
    let id = ["level-", &seat.to_string()].concat();
    view! {
        <div class="level-row">
            <label class="legend" for=id.clone()>
                {label}
            </label>
            <div class="level">
                {icon_button(
                    app,
                    icons::MINUS,
                    |m| m.new_game.weaker,
                    Signal::derive(move || now.get() > FIRST_LEVEL),
                    "",
                    Box::new(move || set(now.get_untracked() - 1)),
                )}
                <input
                    id=id
                    class="range"
                    type="range"
                    min=FIRST_LEVEL
                    max=LAST_LEVEL
                    prop:value=move || now.get().to_string()
                    aria-valuetext=word
                    on:input=move |event| {
                        if let Ok(level) = event_target_value(&event).parse() {
                            set(level);
                        }
                    }
                />
                {icon_button(
                    app,
                    icons::NEW,
                    |m| m.new_game.stronger,
                    Signal::derive(move || now.get() < LAST_LEVEL),
                    "",
                    Box::new(move || set(now.get_untracked() + 1)),
                )}
            </div>
            <p class="note" aria-hidden="true">
                {word}
            </p>
        </div>
    }
    .into_any()
}

fn name(app: App, seat: usize) -> AnyView {
    let names = app.form.names;
    let id = ["name-", &seat.to_string()].concat();
    let label = move || {
        let lang = app.lang();
        lang.messages()
            .new_game
            .name_of
            .with([colour(lang, Colour::ALL[seat])])
    };
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                class="input"
                type="text"
                maxlength="40"
                autocomplete="off"
                prop:value=move || names.with(|names| names[seat].clone())
                on:input=move |event| {
                    names.update(|names| names[seat] = event_target_value(&event));
                }
            />
        </div>
    }
    .into_any()
}

/// Swapping and drawing lots, where two of a kind play.
fn sides(app: App) -> AnyView {
    let form = app.form;
    view! {
        <div class="seat-tools">
            {button(
                app,
                "small",
                Some(icons::SWAP),
                |m| m.new_game.swap,
                Box::new(move || form.swap()),
            )}
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=form.lots
                    on:change=move |event| form.lots.set(event_target_checked(&event))
                />
                <span>{say(app, |m| m.new_game.by_lot)}</span>
            </label>
        </div>
    }
    .into_any()
}

/// What there is to say about the players, by who they are.
fn players(app: App) -> AnyView {
    let level_of = move |seat: usize| {
        Signal::derive(move || {
            let lang = app.lang();
            lang.messages()
                .new_game
                .level_of
                .with([colour(lang, Colour::ALL[seat])])
        })
    };
    match app.form.company.get() {
        Company::AgainstComputer => {
            let label = Signal::derive(move || app.words().new_game.level.to_owned());
            [level(app, 0, label), own_colour(app)].into_any()
        }
        Company::People => view! {
            <div class="seats two">{name(app, 0)} {name(app, 1)}</div>
            {sides(app)}
        }
        .into_any(),
        Company::Watch => view! {
            <div class="seats two">
                {level(app, 0, level_of(0))} {level(app, 1, level_of(1))}
            </div>
            {sides(app)}
        }
        .into_any(),
    }
}

fn target(app: App) -> AnyView {
    let target = app.form.target;
    let options = TARGETS
        .map(|points| Choice {
            label: points.into_any(),
            chosen: Signal::derive(move || target.get() == points),
            take: Box::new(move || target.set(points)),
        })
        .collect();
    view! {
        <div class="targets">
            {choices("target", say(app, |m| m.new_game.target).into_any(), options)}
            <p class="note">{say(app, |m| m.new_game.target_note)}</p>
        </div>
    }
    .into_any()
}

/// What the dialog holds.
pub fn contents(app: App) -> AnyView {
    let start = move || {
        if let Some(game) = app.form.game() {
            app.router.replace(Route::Play);
            control::begin(app, game);
        }
    };
    let in_progress = move || {
        app.session
            .with(|s| s.game().plies() > 0 && s.game().outcome().is_none())
            .then(|| app.words().new_game.keeps)
    };
    view! {
        <div class="dialog-body">
            {company(app)}
            {move || players(app)}
            {gallery(app)}
            {target(app)}
        </div>
        <div class="dialog-foot">
            <p class="note">{in_progress}</p>
            {button(app, "primary", None, |m| m.new_game.start, Box::new(start))}
        </div>
    }
    .into_any()
}
