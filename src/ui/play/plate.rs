//! The players' plates: who they are, whose turn it is, what was captured, how much
//! time is left. A side has one plate with its seats; partners are seen together.

use super::clocks;
use crate::engine::Outlook;
use crate::game::{Game, Player, Purpose};
use crate::i18n::{colour, player_name, seat_colour, side_name};
use crate::notation::Leave;
use crate::rules::{Colour, Seat, Side};
use crate::ui::app::App;
use crate::ui::dom::{El, el};
use crate::ui::game_board;
use crate::ui::root::Made;
use crate::ui::widgets::mark;
use crate::view::Plates;

/// More captured marbles than this are only counted.
const MOST_PIPS: u8 = 10;

/// What a plate shows of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Standing {
    points: u8,
    target: u8,
    /// Colours of the captured marbles, in order.
    captured: Vec<Colour>,
}

/// What it shows of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Sitting {
    turn: bool,
    thinking: bool,
    left: Option<Leave>,
    /// Marbles that are still to be placed.
    hand: u8,
    /// On two boards, the number of the one at which the seat is.
    board: Option<usize>,
}

/// On two boards, those of the board that is shown large.
fn standing(app: App, side: Side) -> Standing {
    app.session.with(|session| {
        let game = session.game();
        let board = game_board::large(app, game);
        let position = game.boards().board(board).unwrap_or(game.position());
        let captives = game.gutter_of(board);
        let mine = captives.captives().iter().filter(|c| c.captor == side);
        Standing {
            points: position.points(side),
            target: game.variant().rules.target(side),
            captured: mine.map(|c| c.colour).collect(),
        }
    })
}

fn sitting(app: App, seat: Seat) -> Sitting {
    app.session.with(|session| {
        let game = session.game();
        if is_gone(game, seat) {
            return Sitting::default();
        }
        let rules = game.variant().rules;
        let boards = game.boards();
        let turn = game.outcome().is_none() && game.turn() == seat;
        let side = rules.side(seat);
        let mut numbers = 0..boards.count();
        let at = numbers.find(|&board| boards.sitting_at(board, side) == seat);
        Sitting {
            turn,
            thinking: turn && session.searching() == Some(Purpose::Move),
            left: game.left(seat),
            hand: game.position().in_hand(rules.seating.colour(seat)),
            board: at.filter(|_| boards.count() > 1).map(|board| board + 1),
        }
    })
}

/// Whether another game has come, without this seat, whose plate is about to go.
fn is_gone(game: &Game, seat: Seat) -> bool {
    seat.index() >= game.players().len()
}

/// Whether there are so many seats that each has to be short.
fn is_crowded(app: App) -> bool {
    app.session
        .with(|s| s.game().variant().rules.seating.seats() > 2)
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

/// What a seat is called on its plate. Where there are many, computers go by their
/// colours.
fn name(app: App, seat: Seat) -> String {
    let lang = app.lang();
    let crowded = is_crowded(app);
    app.session.with(|session| {
        let game = session.game();
        if is_gone(game, seat) {
            return String::new();
        }
        let colour = seat_colour(lang, game.variant().rules.seating, seat);
        let player = game.player(seat);
        match player {
            Player::Computer { .. } if crowded => colour,
            _ => player_name(lang, player, session.only_person().is_some(), &colour),
        }
    })
}

/// The line under the name.
fn about(app: App, seat: Seat, sitting: &Sitting) -> String {
    let lang = app.lang();
    let words = lang.messages();
    if let Some(leave) = sitting.left {
        return match leave.on_time {
            true => words.table.time_up.to_owned(),
            false => words.table.left.to_owned(),
        };
    }
    let crowded = is_crowded(app);
    if sitting.thinking && !crowded {
        return thoughts(app).unwrap_or_else(|| words.play.thinking.to_owned());
    }
    if sitting.hand > 0 {
        return lang.count(words.table.in_hand, sitting.hand.into());
    }
    app.session.with(|session| {
        let game = session.game();
        if is_gone(game, seat) {
            return String::new();
        }
        let player = game.player(seat);
        let colour = colour(lang, game.variant().rules.seating.colour(seat));
        match player {
            Player::Computer { level } if crowded => {
                words.common.level.with([&lang.number((*level).into())])
            }
            Player::Computer { level } => {
                let word = words.common.levels.get(usize::from(*level) - 1);
                [colour, " · ", word.unwrap_or(&"")].concat()
            }
            Player::Remote { .. } => words.by_link.plate.to_owned(),
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
        Some(&colour) => mark(colour),
        // A head start is points for which no marble has fallen.
        None if i < standing.points => el("i").class("pip given"),
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

/// Name, place and what else there is to say of a seat.
fn who(app: App, seat: Seat, sitting: &Made<Sitting>) -> El {
    let (thinking, at, told) = (sitting.clone(), sitting.clone(), sitting.clone());
    let thinking = move || thinking.with(|s| s.thinking).then(dots);
    let at = move || {
        let number = at.with(|s| s.board)?.to_string();
        let told = app.words().table.at_board.with([&number]);
        let told = el("span").class("sr-only").text(&told);
        let seen = el("span").attr("aria-hidden", "true").text(&number);
        Some(el("span").class("at").child(seen).child(told))
    };
    let name = el("span")
        .class("name")
        .child(el("span").says(move || name(app, seat).into()))
        .perhaps(at)
        .perhaps(thinking);
    el("div").class("who").child(name).child(
        el("span")
            .class("about")
            .says(move || told.with(|s| about(app, seat, s).into())),
    )
}

/// Captured marbles and points.
fn tally(app: App, side: Side) -> El {
    let standing = Made::new(move || standing(app, side));
    let (worded, number) = (standing.clone(), standing.clone());
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
    let pips = move || standing.with(pips);
    let marbles = el("span")
        .class("pips")
        .attr("aria-hidden", "true")
        .region(pips);
    el("div").class("tally").child(marbles).child(points)
}

/// A seat on its side's plate.
fn seat(app: App, seat: Seat) -> El {
    let sitting = Made::new(move || sitting(app, seat));
    let seating = app.session.peek(|s| s.game().variant().rules.seating);
    let (turn, left) = (sitting.clone(), sitting.clone());
    el("div")
        .class("seat")
        .child(mark(seating.colour(seat)))
        .child(who(app, seat, &sitting))
        .perhaps(clocks::own(app, seat))
        .truth("data-active", move || turn.with(|s| s.turn))
        .truth("data-left", move || left.with(|s| s.left.is_some()))
}

/// A side's plate.
fn plate(app: App, side: Side) -> El {
    let rules = app.session.peek(|s| s.game().variant().rules);
    let seats: Vec<Seat> = rules.seats_of(side).collect();
    let mine = seats.clone();
    let active = move || {
        app.session.with(|session| {
            let game = session.game();
            game.outcome().is_none() && mine.contains(&game.turn())
        })
    };
    let plate = el("div")
        .class("plate")
        .attr("role", "group")
        .live("aria-label", move || {
            let lang = app.lang();
            let name = side_name(lang, &rules, side);
            Some(match rules.has_teams() {
                true => lang.messages().table.team.with([&name]).into(),
                false => name.into(),
            })
        })
        .attr("data-seats", &seats.len().to_string())
        .truth("data-active", active);
    let seats = seats.into_iter().map(|one| seat(app, one));
    plate
        .child(el("div").class("seats").children(seats))
        .child(tally(app, side))
}

/// The plates of the side at the bottom of the board, or of all others.
pub fn plates(app: App, near: bool) -> El {
    // Other players in the same seats are another game, with plates of its own.
    let sides = Made::new(move || {
        let orientation = app.orientation.get();
        let rules = app.session.with(|s| s.game().variant().rules);
        let plates = Plates::new(&rules, orientation);
        let sides = match near {
            true => vec![plates.near],
            false => plates.far,
        };
        (sides, rules)
    });
    let count = sides.clone();
    let plates = move || {
        let (sides, _) = sides.get();
        sides.into_iter().map(|side| plate(app, side)).collect()
    };
    el("div")
        .class(if near { "plates near" } else { "plates far" })
        .live("data-plates", move || {
            Some(count.with(|(sides, _)| sides.len().to_string()).into())
        })
        .live("data-seats", move || {
            Some(count_seats(app).to_string().into())
        })
        .region(plates)
}

fn count_seats(app: App) -> usize {
    app.session
        .with(|s| s.game().variant().rules.seating.seats())
}
