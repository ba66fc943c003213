//! A game that is looked at: its board, the way through its moves, who plays.

use super::{STEPS, step};
use crate::game::Game;
use crate::i18n::{game_name, player_name, seat_colour, verdict};
use crate::rules::{CellSet, Seat};
use crate::ui::board::{Shown, board};
use crate::ui::dom::{El, el};
use crate::ui::pages::Pages;
use crate::ui::root::Live;
use crate::ui::speaks::pace;
use crate::ui::widgets::{PickIn, mark, worded};
use crate::view::{Action, Capabilities, LastMove, Orientation};
use std::rc::Rc;

/// What one of the boards of a game shows, with whoever may move on it.
pub fn shown(
    pages: Pages,
    game: &Game,
    number: usize,
    orientation: Orientation,
    mover: bool,
) -> Shown {
    let (coordinates, pace) = pages.settings.with(|s| (s.coordinates, pace(s)));
    let boards = game.boards();
    let position = *boards.board(number).unwrap_or(boards.active());
    let may = mover && number == boards.active_board();
    let last = game.last_move_on(number);
    Shown {
        position,
        gutter: game.gutter_of(number),
        board: (boards.count() > 1).then_some(number as u8 + 1),
        marked: CellSet::EMPTY,
        last: last.map(|ply| LastMove::new(ply.before, ply.mv)),
        hint: None,
        capabilities: Capabilities::play(may.then(|| position.turn())),
        orientation,
        coordinates,
        pace,
        lang: pages.lang(),
        notation: pages.notation(),
    }
}

/// The boards of a game, one or two.
pub fn boards(
    count: usize,
    shown: impl Fn(usize) -> Shown + 'static,
    act: impl Fn(Action) + 'static,
) -> El {
    let (shown, act) = (Rc::new(shown), Rc::new(act));
    let boards = (0..count).map(|number| {
        let (shown, act) = (Rc::clone(&shown), Rc::clone(&act));
        el("div")
            .class("board-frame")
            .child(board(move || shown(number), move |action| act(action)))
    });
    el("div")
        .class("link-boards")
        .attr("data-boards", &count.to_string())
        .children(boards)
}

/// A game and the place in it that is looked at. Copies are handles to the same.
#[derive(Clone)]
pub struct Looked {
    game: Rc<Live<Game>>,
    facing: Orientation,
}

impl Looked {
    /// Looks at the place where the game's cursor is, from the first seat.
    pub fn new(game: Game) -> Looked {
        Looked {
            game: Rc::new(Live::new(game)),
            facing: Orientation::default(),
        }
    }

    /// The same from another seat.
    pub fn facing(self, seat: Seat) -> Looked {
        let seating = self.game.peek(|game| game.variant().rules.seating);
        Looked {
            facing: Orientation::facing(seating, seat),
            ..self
        }
    }

    /// How many moves lie before the place that is looked at.
    pub fn ply(&self) -> usize {
        self.game.peek(Game::ply)
    }
}

/// The way through the moves; nothing for a game without any.
fn steps(pages: Pages, looked: &Looked) -> Option<El> {
    let plies = looked.game.peek(Game::plies);
    if plies == 0 {
        return None;
    }
    let labels: [PickIn<Pages>; 4] = [
        |m| m.main.record.first,
        |m| m.main.record.previous,
        |m| m.main.record.next,
        |m| m.main.record.last,
    ];
    let goals: [fn(usize, usize) -> usize; 4] = [
        |_, _| 0,
        |ply, _| ply.saturating_sub(1),
        |ply, plies| (ply + 1).min(plies),
        |_, plies| plies,
    ];
    let mut buttons = Vec::new();
    for number in 0..STEPS.len() {
        let (of, to) = (Rc::clone(&looked.game), Rc::clone(&looked.game));
        let goal = goals[number];
        let enabled = move || of.with(|game| goal(game.ply(), plies) != game.ply());
        let go = move || to.update(|game| game.go_to_ply(goal(game.ply(), plies)));
        buttons.push(step(
            pages,
            STEPS[number],
            labels[number],
            Rc::new(enabled),
            Box::new(go),
        ));
    }
    let game = Rc::clone(&looked.game);
    let at = el("span")
        .class("link-at")
        .attr("role", "status")
        .says(move || {
            let lang = pages.lang();
            let numbers = [game.with(Game::ply), plies].map(|n| lang.number(n as u64));
            let [ply, plies] = &numbers;
            lang.pages().link.at.with([ply, plies]).into()
        });
    let after = buttons.split_off(2);
    Some(
        el("div")
            .class("link-steps")
            .children(buttons)
            .child(at)
            .children(after),
    )
}

/// Who sits where.
pub fn players(pages: Pages, game: &Game) -> El {
    let lang = pages.lang();
    let seating = game.variant().rules.seating;
    let seats = seating.all_seats().map(|seat| {
        let colour = seat_colour(lang, seating, seat);
        let name = player_name(lang, game.player(seat), false, &colour);
        let remote = game.player(seat).is_remote();
        let plate = lang.messages().by_link.plate;
        let note = remote.then(|| el("span").class("note").text(plate));
        el("li")
            .child(mark(seating.colour(seat)))
            .child(el("span").text(&name))
            .children(note)
    });
    el("ul").class("link-players").children(seats)
}

/// How the game stands: who has won, or whose turn it is.
fn standing(pages: Pages, game: &Game) -> String {
    let lang = pages.lang();
    let rules = &game.variant().rules;
    match game.outcome() {
        Some(outcome) => verdict(lang, outcome, rules, None),
        None => {
            let name = seat_colour(lang, rules.seating, game.turn());
            lang.messages().play.to_move.with([&name])
        }
    }
}

/// The board of a game with what there is to say about it.
pub fn figure(pages: Pages, looked: &Looked, about: Vec<El>) -> El {
    let count = looked.game.peek(|game| game.boards().count());
    let (game, facing) = (Rc::clone(&looked.game), looked.facing);
    let shown = move |number| game.with(|game| shown(pages, game, number, facing, false));
    let place = el("div")
        .class("link-place")
        .child(boards(count, shown, |_| {}))
        .children(steps(pages, looked));
    el("div")
        .class("dialog-body link")
        .child(place)
        .child(el("div").class("link-side").children(about))
}

/// What there is to say about any game.
pub fn about(pages: Pages, looked: &Looked) -> Vec<El> {
    let (named, seats, stands) = (
        Rc::clone(&looked.game),
        Rc::clone(&looked.game),
        Rc::clone(&looked.game),
    );
    vec![
        el("p").says(move || {
            named
                .with(|game| game_name(pages.lang(), game.variant()))
                .into()
        }),
        el("div").region(move || vec![seats.with(|game| players(pages, game))]),
        el("p").says(move || stands.with(|game| standing(pages, game)).into()),
    ]
}

/// A game that is only looked at.
pub fn contents(pages: Pages, title: PickIn<Pages>, looked: &Looked) -> El {
    let mut told = vec![worded(pages, "h3", "", title)];
    told.extend(about(pages, looked));
    figure(pages, looked, told)
}
