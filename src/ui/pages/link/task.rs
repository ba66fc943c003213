//! A task that is solved on the board.

use super::look;
use crate::game::{Game, Task, Tried};
use crate::i18n::{game_name, illegal, seat_colour};
use crate::rules::Variant;
use crate::ui::browser;
use crate::ui::dom::{El, el};
use crate::ui::pages::Pages;
use crate::ui::root::Live;
use crate::ui::widgets::{button, worded};
use crate::view::{Action, Orientation};
use std::rc::Rc;

/// Milliseconds before the others' answer is made: time to see one's own move.
const ANSWER: u32 = 700;

/// A task and what was last said about it.
struct Solving {
    task: Live<Task>,
    told: Live<Option<Told>>,
    facing: Orientation,
}

/// What is said about the last step.
#[derive(Clone, Copy, PartialEq)]
enum Told {
    Tried(Tried),
    Shown,
}

impl Solving {
    /// Makes what follows a right move.
    fn answer(self: &Rc<Self>) {
        let later = Rc::clone(self);
        browser::later(ANSWER, move || {
            later.task.update(|task| while task.reply().is_some() {});
        })
        .forget();
    }

    fn act(self: &Rc<Self>, action: Action) {
        match action {
            Action::Play(mv) => {
                let tried = self.task.alter(|task| task.attempt(mv));
                self.task.notify();
                self.told.set(Some(Told::Tried(tried)));
                if tried == Tried::Right {
                    self.answer();
                }
            }
            Action::Illegal { reason, .. } => {
                self.told.set(Some(Told::Tried(Tried::Illegal(reason))));
            }
            _ => {}
        }
    }

    /// Shows the solver's next move, and what the others answer.
    fn show(self: &Rc<Self>) {
        self.task.update(|task| {
            while task.reply().is_some() {}
            task.show();
        });
        self.told.set(Some(Told::Shown));
        self.answer();
    }

    fn line(&self, pages: Pages) -> String {
        let lang = pages.lang();
        let words = &lang.pages().link.task;
        let (wrong, solved, shown) = self
            .task
            .with(|task| (task.wrong_tries(), task.is_solved(), task.was_shown()));
        match self.told.get() {
            _ if solved && shown => words.shown.to_owned(),
            _ if solved && wrong > 0 => lang.count(words.solved_after, wrong as u32),
            _ if solved => words.solved.to_owned(),
            Some(Told::Tried(Tried::Right)) => words.right.to_owned(),
            Some(Told::Tried(Tried::Wrong)) => words.wrong.to_owned(),
            Some(Told::Tried(Tried::Illegal(why))) => illegal(lang, why),
            _ => String::new(),
        }
    }

    /// What is to be found.
    fn question(&self, pages: Pages) -> String {
        let lang = pages.lang();
        let words = &lang.pages().link.task;
        self.task.with(|task| {
            let mut first = task.clone();
            first.restart();
            let rules = &task.game().variant().rules;
            let name = seat_colour(lang, rules.seating, first.game().turn());
            match first.left() {
                1 => words.find.with([&name]),
                more => words.find_more.with([&name, &lang.number(more as u64)]),
            }
        })
    }
}

/// What the screen holds.
pub fn contents(pages: Pages, game: &Game) -> Vec<El> {
    let Some(task) = Task::of(game) else {
        // A task without a solution is a position.
        return super::position(pages, game.clone());
    };
    let first = task.game();
    let (count, variant): (usize, Variant) = (first.boards().count(), first.variant().clone());
    let facing = Orientation::facing(variant.rules.seating, first.turn());
    let solving = Rc::new(Solving {
        task: Live::new(task),
        told: Live::new(None),
        facing,
    });
    let handle = || Rc::clone(&solving);
    let (board, acting, asking, telling) = (handle(), handle(), handle(), handle());
    let shown = move |number| {
        board.task.with(|task| {
            let mover = task.may_try();
            look::shown(pages, task.game(), number, board.facing, mover)
        })
    };
    let place = el("div")
        .class("link-place")
        .child(look::boards(count, shown, move |action| acting.act(action)));
    let told = el("p")
        .class("link-told")
        .attr("role", "status")
        .live("data-told", {
            let solved = handle();
            move || {
                let is_solved = solved.task.with(Task::is_solved);
                Some(if is_solved { "solved" } else { "open" }.into())
            }
        })
        .says(move || telling.line(pages).into());
    let side = el("div")
        .class("link-side")
        .child(worded(pages, "h3", "", |m| m.link.task.title))
        .child(el("p").says(move || asking.question(pages).into()))
        .child(told)
        .child(
            el("p")
                .class("note")
                .says(move || game_name(pages.lang(), &variant).into()),
        );
    let body = el("div").class("dialog-body link").child(place).child(side);
    vec![body, foot(pages, &solving)]
}

fn foot(pages: Pages, solving: &Rc<Solving>) -> El {
    let (again, show, solved) = (Rc::clone(solving), Rc::clone(solving), Rc::clone(solving));
    let begin = move || {
        again.task.update(Task::restart);
        again.told.set(None);
    };
    let label = |m: &'static crate::i18n::PageMessages| m.link.task.again;
    let again = button(pages, "button", None, label, Box::new(begin));
    let label = |m: &'static crate::i18n::PageMessages| m.link.task.show;
    let show = button(pages, "button", None, label, Box::new(move || show.show()));
    let show = show.flag("disabled", move || solved.task.with(Task::is_solved));
    el("div").class("dialog-foot").child(again).child(show)
}
