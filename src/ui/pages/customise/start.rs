//! Where the marbles stand at first.

use crate::between::Screen;
use crate::game::Editor;
use crate::i18n::layout_name;
use crate::rules::{Board, Layout, Position, Rules, Seating, Setup, Start, layouts};
use crate::storage::OwnLayout;
use crate::ui::board::board;
use crate::ui::dom::{El, Text, el};
use crate::ui::icons;
use crate::ui::pages::agree::start_board;
use crate::ui::pages::controls::{fold, picking, toggle};
use crate::ui::pages::seats::seating;
use crate::ui::pages::{Pages, shelf};
use crate::ui::speaks::Speaks;
use crate::ui::thumb::thumb;
use crate::ui::widgets::{Is, button, plain_button, radio, worded};
use crate::view::Action;
use std::rc::Rc;

/// How many layouts are shown before one asks for more.
const FIRST_SHOWN: usize = 8;

/// A card of a start.
fn card(
    position: &Position,
    name: impl Fn() -> Text + 'static,
    chosen: Is,
    take: impl Fn() + 'static,
) -> El {
    let face = el("span")
        .child(thumb(position))
        .child(el("span").says(name));
    el("label")
        .class("layout-card")
        .child(radio("layout", chosen, Box::new(take)))
        .child(face)
}

/// The layouts of the library for a kind of game.
pub fn fitting(seating: Seating) -> impl Iterator<Item = &'static Layout> {
    let like = Layout::usual(seating).seating;
    layouts()
        .iter()
        .filter(move |layout| layout.seating == like)
}

fn set_start(pages: Pages, start: Start) {
    // It is offered only where it makes sense.
    let _ = pages.agree.alter(|draft| draft.set_start(start));
}

/// Marbles under the plain rules of a kind of game, to be drawn.
fn plain(seating: Seating, board: Board) -> Position {
    let position = Position::new(Rules::new(seating), Setup::start(board));
    position.unwrap_or_default()
}

fn layout_card(pages: Pages, seating: Seating, layout: &'static Layout) -> El {
    let agree = pages.agree;
    let board = layout.board();
    let chosen = move || {
        agree.is(&|variant| match &variant.start {
            Start::Layout(chosen) => *chosen == layout,
            // A layout whose balls have been moved.
            Start::Setup(setup) => variant.rules.balls && setup.board == board,
            _ => false,
        })
    };
    card(
        &plain(seating, board),
        move || layout_name(pages.lang(), layout).into(),
        Rc::new(chosen),
        move || set_start(pages, Start::Layout(layout)),
    )
}

fn own_card(pages: Pages, own: OwnLayout) -> El {
    let agree = pages.agree;
    let board = *own.position.board();
    let chosen = move || {
        agree.is(&|variant| match &variant.start {
            Start::Setup(setup) => setup.board == board,
            _ => false,
        })
    };
    let turn = own.position.turn();
    let take = move || {
        set_start(pages, Start::Setup(Setup::start(board)));
        agree.change(&|variant| variant.rules.first = turn);
    };
    let name = own.name.clone();
    card(
        &own.position,
        move || name.clone().into(),
        Rc::new(chosen),
        take,
    )
}

/// Placing the marbles in turn.
fn placement_card(pages: Pages, seating: Seating) -> El {
    let agree = pages.agree;
    let place = |variant: &mut crate::rules::Variant| variant.start = Start::Placement;
    card(
        &plain(seating, Board::EMPTY),
        move || pages.words().customise.placement.into(),
        Rc::new(move || agree.is(&|variant| variant.start == Start::Placement)),
        move || set_start(pages, Start::Placement),
    )
    .flag("hidden", move || !agree.offers(&place))
}

fn gallery(pages: Pages) -> El {
    let agree = pages.agree;
    let kind = seating(pages);
    let shown = {
        let kind = kind.clone();
        move || {
            let seating = kind.get();
            agree.shelf.track();
            let all = agree.all_layouts.get();
            let chosen = agree.draft.peek(|draft| draft.variant().start.clone());
            // The chosen one is always among those that are shown.
            let wanted = |(index, layout): &(usize, &'static Layout)| {
                all || *index < FIRST_SHOWN || Start::Layout(layout) == chosen
            };
            let library = fitting(seating).enumerate().filter(wanted);
            let library = library.map(|(_, layout)| layout_card(pages, seating, layout));
            let own = shelf::fitting(seating).into_iter();
            let own = own.map(|own| own_card(pages, own));
            let mut cards: Vec<El> = library.chain(own).collect();
            cards.push(placement_card(pages, seating));
            cards
        }
    };
    let more_of = kind.clone();
    let toggle = move || {
        let lang = pages.lang();
        let words = &lang.pages().customise;
        if agree.all_layouts.get() {
            return words.fewer_layouts.into();
        }
        let more = fitting(kind.get()).count().saturating_sub(FIRST_SHOWN);
        lang.count(words.more_layouts, more as u32).into()
    };
    let few = move || fitting(more_of.get()).count() <= FIRST_SHOWN;
    let more = plain_button(
        "button small",
        Box::new(move || agree.all_layouts.update(|all| *all = !*all)),
    );
    el("fieldset")
        .class("section")
        .child(worded(pages, "legend", "legend", |m| m.customise.layout))
        .child(el("div").class("layouts").region(shown))
        .child(
            more.truth("aria-expanded", move || agree.all_layouts.get())
                .flag("hidden", few)
                .says(toggle),
        )
}

/// The board on which the balls are moved.
fn ball_board(pages: Pages) -> Option<El> {
    let draft = pages.agree.draft;
    if !pages.agree.is(&|variant| variant.rules.balls) {
        return None;
    }
    let shown = move || {
        let first = draft.with(|draft| draft.variant().first_position());
        picking(pages, first.unwrap_or_default())
    };
    let act = move |action| {
        if let Action::Pick(cell) = action {
            pages.agree.alter(|draft| draft.move_ball(cell));
        }
    };
    let frame = el("div")
        .class("board-frame small")
        .child(board(shown, act));
    Some(
        el("div")
            .class("section")
            .child(worded(pages, "p", "note", |m| m.customise.balls_move))
            .child(frame),
    )
}

/// Opens the editor with the marbles of the draft.
fn edit(pages: Pages) {
    let agree = pages.agree;
    let (seating, board, first) = agree.draft.peek(|draft| {
        let rules = &draft.variant().rules;
        (rules.seating, start_board(draft), rules.first)
    });
    let mut editor = Editor::new(seating, board);
    editor.set_turn(first);
    agree.editor.set(editor);
    agree.told.set(String::new());
    pages.go(Screen::Editor);
}

/// The part.
pub fn section(pages: Pages) -> El {
    let agree = pages.agree;
    let balls = toggle(
        pages,
        |m| m.customise.balls,
        |m| m.customise.balls_note,
        move || agree.is(&|variant| variant.rules.balls),
        move |on| {
            // It is offered only where it makes sense.
            let _ = agree.alter(|draft| draft.set_balls(on));
        },
    )
    .flag("hidden", move || {
        agree
            .draft
            .with(|draft| draft.clone().set_balls(true).is_err())
    });
    let has_balls = crate::ui::root::Made::new(move || agree.is(&|variant| variant.rules.balls));
    let ball_board = move || {
        has_balls.track();
        leptos::reactive::graph::untrack(|| ball_board(pages))
    };
    let editor = button(
        pages,
        "button small",
        Some(icons::RENAME),
        |m| m.customise.editor,
        Box::new(move || edit(pages)),
    );
    let contents = vec![
        gallery(pages),
        el("div").child(editor),
        balls,
        el("div").class("section").perhaps(ball_board),
    ];
    let value = move || -> Text {
        let words = &pages.words().customise;
        agree.draft.with(|draft| match &draft.variant().start {
            Start::Layout(layout) => layout_name(pages.lang(), layout).into(),
            Start::Placement => words.placement.into(),
            _ => words.own_position.into(),
        })
    };
    fold(pages, |m| m.customise.start, value, false, contents)
}
