//! The board editor: marbles put down by hand, kept as layouts of one's own, and
//! played from.

mod own;
mod tools;

use super::Pages;
use super::agree::Agree;
use super::controls::picking;
use crate::between::Screen;
use crate::game::Draft;
use crate::i18n::{colour, problem};
use crate::rules::{Cell, MAX_SEATS, Start, VariantProblem};
use crate::ui::board::{Shown, board};
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::widgets::{button, worded};
use crate::view::Action;

fn shown(pages: Pages) -> Shown {
    let position = pages.agree.editor.with(|editor| editor.position());
    picking(pages, position.unwrap_or_default())
}

/// What has been done to a cell, for those who listen.
fn tell(pages: Pages, cell: Cell) {
    let lang = pages.lang_now();
    let words = &lang.pages().editor;
    let marble = pages.agree.editor.peek(|editor| editor.board().get(cell));
    let name = cell.to_string();
    pages.agree.told.set(match marble {
        Some(marble) => words.put.with([&name, colour(lang, marble)]),
        None => words.emptied.with([&name]),
    });
}

fn act(pages: Pages, action: Action) {
    let agree = pages.agree;
    match action {
        Action::Pick(cell) => {
            let refused = agree.editor.alter(|editor| editor.pick(cell)).err();
            agree.editor.notify();
            match refused {
                None => tell(pages, cell),
                Some(too_many) => {
                    let lang = pages.lang_now();
                    let most = lang.number(too_many.most.into());
                    let words = &lang.pages().editor;
                    let told = words.too_many.with([colour(lang, too_many.colour), &most]);
                    agree.told.set(told);
                }
            }
        }
        Action::Carry { from, to } => {
            agree.editor.update(|editor| editor.carry(from, to));
            tell(pages, to.unwrap_or(from));
        }
        _ => {}
    }
}

/// Makes the board the start of the draft. Where there are too few marbles for the
/// target, the target comes down.
fn take(agree: Agree) -> Result<(), VariantProblem> {
    let (seating, setup) = agree
        .editor
        .peek(|editor| (editor.seating(), editor.setup()));
    agree.alter(|draft| {
        let mut tried: Draft = draft.clone();
        if tried.variant().rules.seating != seating {
            tried.set_seating(seating);
        }
        let begin = |draft: &mut Draft| {
            draft.change(|variant| variant.rules.first = setup.turn)?;
            draft.set_start(Start::Setup(setup))
        };
        while let Err(problem) = begin(&mut tried) {
            let VariantProblem::OutOfReach { most, .. } = problem else {
                return Err(problem);
            };
            if most == 0 {
                return Err(problem);
            }
            let lower = |variant: &mut crate::rules::Variant| {
                for target in &mut variant.rules.targets {
                    *target = most.min(*target);
                }
            };
            let before = tried.variant().rules.targets;
            tried.change(lower)?;
            if before == tried.variant().rules.targets || before == [1; MAX_SEATS] {
                return Err(problem);
            }
        }
        *draft = tried;
        Ok(())
    })
}

/// Takes the board and does something with it, or says why not.
fn take_and(pages: Pages, act: impl Fn(Pages)) {
    match take(pages.agree) {
        Ok(()) => act(pages),
        Err(why) => pages.agree.told.set(problem(pages.lang_now(), &why)),
    }
}

/// What the screen holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let frame = el("div").class("board-frame").child(board(
        move || shown(pages),
        move |action| act(pages, action),
    ));
    let told = el("p")
        .class("editor-told")
        .attr("role", "status")
        .says(move || pages.agree.told.get().into());
    let place = el("div").class("editor-place").child(frame).child(told);
    let side = el("div")
        .class("editor-side")
        .child(tools::palette(pages))
        .child(worded(pages, "p", "note", |m| m.editor.note))
        .child(tools::steps(pages))
        .child(tools::begins(pages))
        .child(tools::kind(pages))
        .child(tools::fill(pages))
        .child(tools::text(pages));
    let body = el("div")
        .class("dialog-body editor")
        .child(place)
        .child(side)
        .child(own::section(pages));
    let foot = el("div")
        .class("dialog-foot")
        .child(button(
            pages,
            "button",
            None,
            |m| m.editor.use_it,
            Box::new(move || take_and(pages, |pages| pages.go(Screen::Customise))),
        ))
        .child(button(
            pages,
            "button primary",
            Some(icons::OPEN),
            |m| m.editor.play,
            Box::new(move || take_and(pages, |pages| pages.agree.begin())),
        ));
    vec![body, foot]
}
