//! A player's plate: who it is, whose turn it is, what was captured.

use crate::engine::Outlook;
use crate::game::{Player, Purpose};
use crate::i18n::{Lang, colour};
use crate::rules::{Colour, Seat};
use crate::ui::app::App;
use crate::ui::dom::{El, el};
use crate::ui::root::Made;
use crate::ui::widgets::marble;

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

/// A player's name: the person's own, or what he is. One person among computers
/// is "you"; several without names go by their colours.
pub fn player_name(lang: Lang, player: &Player, alone: bool, plays: Colour) -> String {
    let words = &lang.messages().common;
    match player {
        Player::Computer { level } => words.computer_level.with([&lang.number((*level).into())]),
        Player::Human { name } if !name.trim().is_empty() => name.trim().to_owned(),
        Player::Human { .. } if alone => words.you.to_owned(),
        Player::Human { .. } => colour(lang, plays).to_owned(),
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
    app.session.with(|session| {
        let game = session.game();
        let colour = colour(lang, game.variant().rules.seating.colour(seat));
        match game.player(seat) {
            Player::Computer { level } => {
                let word = words.common.levels.get(usize::from(*level) - 1);
                [colour, " · ", word.unwrap_or(&"")].concat()
            }
            Player::Human { name } if name.trim().is_empty() && session.only_person().is_none() => {
                words.common.human.to_owned()
            }
            Player::Human { .. } => colour.to_owned(),
        }
    })
}

/// The captured marbles, and the places for those that are still wanted.
fn pips(standing: &Standing) -> Vec<El> {
    let captured = standing.captured.len() as u8;
    let wanted = standing.target.max(captured).min(MOST_PIPS);
    let pip = |i: u8| match standing.captured.get(usize::from(i)) {
        Some(colour) => el("i")
            .class("pip marble")
            .attr("data-colour", colour.name()),
        None => el("i").class("pip"),
    };
    (0..wanted).map(pip).collect()
}

/// Three dots that say that somebody is at work.
fn dots() -> El {
    el("span")
        .class("thinking")
        .attr("aria-hidden", "true")
        .children((0..3).map(|_| el("i")))
}

/// Name and standing, as they are written.
fn who(app: App, seat: Seat, standing: &Made<Standing>) -> El {
    let name = move || {
        app.session.with(|session| {
            let alone = session.only_person().is_some();
            let game = session.game();
            let plays = game.variant().rules.seating.colour(seat);
            player_name(app.lang(), game.player(seat), alone, plays).into()
        })
    };
    let (thinking, told) = (standing.clone(), standing.clone());
    let thinking = move || thinking.with(|s| s.thinking).then(dots);
    el("div")
        .class("who")
        .child(el("span").class("name").says(name).perhaps(thinking))
        .child(
            el("span")
                .class("about")
                .says(move || told.with(|s| about(app, seat, s).into())),
        )
}

/// Captured marbles and points.
fn tally(app: App, standing: &Made<Standing>) -> El {
    let (worded, number, marbles) = (standing.clone(), standing.clone(), standing.clone());
    let score = move || {
        worded.with(|s| {
            let lang = app.lang();
            let points = [s.points, s.target].map(|n| lang.number(n.into()));
            let [points, target] = &points;
            lang.messages().play.score.with([points, target]).into()
        })
    };
    let points = el("span")
        .class("points")
        .child(
            el("span")
                .attr("aria-hidden", "true")
                .says(move || number.with(|s| s.points.to_string().into())),
        )
        .child(el("span").class("sr-only").says(score));
    let pips = move || marbles.with(pips);
    let marbles = el("span")
        .class("pips")
        .attr("aria-hidden", "true")
        .region(pips);
    el("div").class("tally").child(marbles).child(points)
}

/// A player's plate.
fn plate(app: App, seat: Seat) -> El {
    let standing = Made::new(move || standing(app, seat));
    let seating = app.session.peek(|s| s.game().variant().rules.seating);
    el("div")
        .class("plate")
        .child(marble(seating.colour(seat).name()))
        .child(who(app, seat, &standing))
        .child(tally(app, &standing))
        .truth("data-active", move || standing.with(|s| s.turn))
}

/// The plates of the seats whose home is (or is not) in the lower half.
pub fn plates(app: App, near: bool) -> El {
    let seats = Made::new(move || {
        let seating = app.session.with(|s| s.game().variant().rules.seating);
        let wanted = |&seat: &Seat| app.is_near(seating.colour(seat)) == near;
        seating.all_seats().filter(wanted).collect::<Vec<_>>()
    });
    let plates = move || {
        seats
            .get()
            .into_iter()
            .map(|seat| plate(app, seat))
            .collect()
    };
    el("div")
        .class(if near { "plates near" } else { "plates far" })
        .region(plates)
}
