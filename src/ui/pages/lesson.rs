//! A little board that plays an example: by itself as long as it is seen, and
//! step by step once somebody taps it.

use crate::i18n::{Lang, example_in_words, illegal};
use crate::lessons::{Example, Frame, Lesson, Shows, Step};
use crate::rules::{CellSet, Rules};
use crate::ui::board::{Stage, Staged};
use crate::ui::dom::{El, el};
use crate::ui::widgets::plain_button;
use crate::view::{Aim, Crop, LastMove, Orientation, Pace};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::Element;

/// An example with its stages, and how far it is.
pub struct Player {
    lesson: Lesson,
    frames: Vec<Frame>,
    script: Vec<Step>,
    stages: Vec<Stage>,
    pace: Pace,
    /// Number of the step that is shown.
    at: Cell<usize>,
    /// How long it still waits before its next step, in ticks.
    wait: Cell<u32>,
    /// Whether somebody steps it through by hand.
    by_hand: Cell<bool>,
    node: Element,
}

/// An example as a figure, and what plays it; nothing where it has nothing to do
/// with the game.
pub fn figure(lang: Lang, example: Example, game: &Rules, pace: Pace) -> Option<(Rc<Player>, El)> {
    let lesson = example.lesson(game)?;
    let frames = lesson.frames();
    let crop = part_of_interest(&frames);
    let stages = (0..lesson.start.count()).map(|_| Stage::new(crop));
    let (stages, boards): (Vec<Stage>, Vec<El>) = stages.unzip();
    let words = example_in_words(lang, &lesson);
    let place = el("span").class("lesson-boards").children(boards);
    let player = Rc::new(Player {
        frames,
        script: lesson.script(),
        stages,
        pace,
        at: Cell::new(0),
        wait: Cell::new(0),
        by_hand: Cell::new(false),
        node: place.node().clone(),
        lesson,
    });
    player.show(None);
    let tapped = Rc::clone(&player);
    let act = move || {
        tapped.by_hand.set(true);
        tapped.step();
    };
    let board = plain_button("lesson-board", Box::new(act))
        .attr("aria-label", &words)
        .child(place);
    let caption = el("figcaption").child(el("b").text(lang.rulebook().caption(example)));
    let (class, caption) = match player.lesson.shows {
        Shows::Moves(_) => ("lesson", caption),
        Shows::Wrong { why, .. } => ("lesson wrong", caption.child(refusal(lang, why))),
    };
    let figure = el("figure").class(class).children([board, caption]);
    Some((player, figure))
}

/// The part of the board where something happens; two boards are shown whole.
fn part_of_interest(frames: &[Frame]) -> Option<Crop> {
    let boards = frames.iter().map(|frame| &frame.boards);
    let single = boards.filter(|boards| boards.count() == 1);
    let cells = single.flat_map(|boards| boards.active().board().occupied());
    Crop::around(cells.map(|cell| Orientation::USUAL.point(cell)))
}

/// Why a try is refused, as the game says it.
fn refusal(lang: Lang, why: crate::rules::Illegal) -> El {
    let wrong = el("span").class("lesson-wrong").text(lang.rulebook().wrong);
    el("span")
        .class("lesson-why")
        .child(wrong)
        .child(el("span").text(&illegal(lang, why)))
}

impl Player {
    /// Time has passed: the next step, unless it is stepped by hand.
    pub fn tick(&self) {
        let wait = self.wait.get();
        if wait > 0 {
            self.wait.set(wait - 1);
        } else if !self.by_hand.get() {
            self.step();
        }
    }

    /// Waits for so many ticks before it plays, so that not all boards move at
    /// the same moment.
    pub fn wait(&self, ticks: u32) {
        self.wait.set(ticks);
    }

    /// Shows at once what is about to happen, for a board that does not play.
    pub fn foreshadow(&self) {
        if self.at.get() == 0 {
            self.step();
        }
    }

    /// The element of its boards.
    pub fn node(&self) -> &Element {
        &self.node
    }

    fn step(&self) {
        let before = self.script.get(self.at.get()).copied();
        let next = (self.at.get() + 1) % self.script.len().max(1);
        self.at.set(next);
        self.show(before);
    }

    /// Shows the step, which comes after another.
    fn show(&self, before: Option<Step>) {
        let Some(&step) = self.script.get(self.at.get()) else {
            return;
        };
        let (Step::Rest(number) | Step::About(number)) = step else {
            if before != Some(step) {
                self.refuse();
            }
            return;
        };
        let aim = match step {
            Step::About(_) => self.aim_of(number),
            _ => None,
        };
        if let Some(frame) = self.frames.get(number) {
            self.draw(frame, aim);
        }
    }

    /// The move that leads from a frame to the next.
    fn aim_of(&self, number: usize) -> Option<Aim> {
        let (_, mv) = self.frames.get(number + 1)?.played?;
        let position = self.frames.get(number)?.boards.active();
        Some(if mv.is_place() {
            Aim::place(position, mv.cell())
        } else {
            Aim::new(position, position.effect(mv).group, mv.direction())
        })
    }

    fn refuse(&self) {
        let (
            Shows::Wrong {
                cells, direction, ..
            },
            Some(frame),
        ) = (&self.lesson.shows, self.frames.first())
        else {
            return;
        };
        let aim = Aim::new(frame.boards.active(), *cells, *direction);
        self.draw(frame, Some(aim));
        self.shake(*cells);
    }

    fn draw(&self, frame: &Frame, aim: Option<Aim>) {
        let active = frame.boards.active_board();
        for (number, stage) in self.stages.iter().enumerate() {
            let Some(position) = frame.boards.board(number) else {
                continue;
            };
            let staged = Staged {
                position,
                gutter: &frame.gutters[number],
                last: self.traces(frame, number),
                aim: aim.filter(|_| number == active),
                orientation: Orientation::USUAL,
                coordinates: false,
            };
            stage.show(staged, self.pace);
        }
    }

    /// The traces of the move that led to a frame, if it was made on this board.
    fn traces(&self, frame: &Frame, board: usize) -> Option<LastMove> {
        let (number, mv) = frame.played?;
        let before = self
            .frames
            .iter()
            .position(|one| one == frame)?
            .checked_sub(1)?;
        let position = self.frames.get(before)?.boards.active();
        (number == board).then(|| LastMove::new(position, mv))
    }

    fn shake(&self, cells: CellSet) {
        for stage in &self.stages {
            stage.shake(cells, self.pace);
        }
    }
}
