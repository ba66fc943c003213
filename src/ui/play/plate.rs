//! A player's plate: who it is, whose turn it is, what was captured.

use crate::engine::Outlook;
use crate::game::{Player, Purpose};
use crate::i18n::{Lang, colour};
use crate::rules::{Colour, Seat};
use crate::ui::app::App;
use leptos::prelude::*;

/// More captured marbles than this are only counted.
const MOST_PIPS: u8 = 10;

/// What a plate shows.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Standing {
    points: u8,
    target: u8,
    /// Colours of the captured marbles, in order.
    captured: Vec<Colour>,
    turn: bool,
    thinking: bool,
}

/// A player's name: the person's own, or what he is.
pub fn player_name(lang: Lang, player: &Player, alone: bool) -> String {
    let words = &lang.messages().common;
    match player {
        Player::Computer { level } => words.computer_level.with([&lang.number((*level).into())]),
        Player::Human { name } if !name.trim().is_empty() => name.trim().to_owned(),
        Player::Human { .. } if alone => words.you.to_owned(),
        Player::Human { .. } => words.human.to_owned(),
    }
}

fn standing(app: App, seat: Seat) -> Standing {
    app.session.with(|session| {
        let game = session.game();
        let rules = game.variant().rules;
        let side = rules.side(seat);
        let captives = game.gutter();
        let mine = captives.captives().iter().filter(|c| c.captor == side);
        let turn = game.outcome().is_none() && game.live().turn() == seat;
        Standing {
            points: game.position().points(side),
            target: rules.target(side),
            captured: mine.map(|c| c.colour).collect(),
            turn,
            thinking: turn && session.searching() == Some(Purpose::Move),
        }
    })
}

/// How far ahead the computer looks and what it expects, from its own side.
fn thoughts(app: App) -> Option<String> {
    if !app.settings.with(|s| s.show_thinking) {
        return None;
    }
    let thought = app.thought.get()?;
    let lang = app.lang();
    let words = &lang.messages().play;
    let depth = words.depth.with([&lang.number(thought.depth.into())]);
    let outlook = match Outlook::of(thought.score) {
        Outlook::Marbles(_) => words
            .estimate
            .with([&lang.signed_hundredths(thought.score / 10)]),
        Outlook::WinsIn(plies) => lang.count(words.wins_in, plies),
        Outlook::LosesIn(plies) => lang.count(words.loses_in, plies),
    };
    Some([depth.as_str(), " · ", &outlook].concat())
}

/// The line under the name.
fn about(app: App, seat: Seat, standing: &Standing) -> String {
    let lang = app.lang();
    let words = lang.messages();
    if standing.thinking {
        return thoughts(app).unwrap_or_else(|| words.play.thinking.to_owned());
    }
    let level = app.session.with(|s| s.game().player(seat).level());
    let colour = colour(
        lang,
        app.session
            .with(|s| s.game().variant().rules.seating.colour(seat)),
    );
    let word = level.and_then(|level| words.common.levels.get(usize::from(level) - 1));
    match word {
        Some(word) => [colour, " · ", word].concat(),
        None => colour.to_owned(),
    }
}

/// The captured marbles, and the places for those that are still wanted.
fn pips(standing: &Standing) -> AnyView {
    let captured = standing.captured.len() as u8;
    let wanted = standing.target.max(captured).min(MOST_PIPS);
    (0..wanted)
        .map(|i| {
            let colour = standing.captured.get(usize::from(i)).map(|c| c.name());
            let class = if colour.is_some() {
                "pip marble"
            } else {
                "pip"
            };
            view! { <i class=class data-colour=colour></i> }
        })
        .collect_view()
        .into_any()
}

/// A player's plate.
pub fn plate(app: App, seat: Seat) -> AnyView {
    let standing = Memo::new(move |_| standing(app, seat));
    let name = move || {
        app.session.with(|session| {
            let alone = session.only_person().is_some();
            player_name(app.lang(), session.game().player(seat), alone)
        })
    };
    let score = move || {
        standing.with(|s| {
            let lang = app.lang();
            lang.messages()
                .play
                .score
                .with([&lang.number(s.points.into()), &lang.number(s.target.into())])
        })
    };
    let marble = move || {
        app.session
            .with(|s| s.game().variant().rules.seating.colour(seat).name())
    };
    view! {
        <div class="plate" data-turn=move || standing.with(|s| s.turn).to_string()>
            <span class="marble" data-colour=marble aria-hidden="true"></span>
            <div class="who">
                <span class="name">
                    {name}
                    {move || {
                        standing
                            .with(|s| s.thinking)
                            .then(|| {
                                view! {
                                    <span class="thinking" aria-hidden="true">
                                        <i></i>
                                        <i></i>
                                        <i></i>
                                    </span>
                                }
                            })
                    }}
                </span>
                <span class="about">{move || standing.with(|s| about(app, seat, s))}</span>
            </div>
            <div class="tally">
                <span class="pips" aria-hidden="true">
                    {move || standing.with(pips)}
                </span>
                <span class="points">
                    <span aria-hidden="true">{move || standing.with(|s| s.points)}</span>
                    <span class="sr-only">{score}</span>
                </span>
            </div>
        </div>
    }
    .into_any()
}

/// The plates of the seats whose home is (or is not) in the lower half.
pub fn plates(app: App, near: bool) -> AnyView {
    let seats = Memo::new(move |_| {
        let seating = app.session.with(|s| s.game().variant().rules.seating);
        let wanted = |&seat: &Seat| app.is_near(seating.colour(seat)) == near;
        seating.all_seats().filter(wanted).collect::<Vec<_>>()
    });
    let class = if near { "plates near" } else { "plates far" };
    view! {
        <div class=class>
            {move || seats.get().into_iter().map(|seat| plate(app, seat)).collect_view()}
        </div>
    }
    .into_any()
}
