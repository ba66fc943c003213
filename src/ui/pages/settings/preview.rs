//! A small board beside the settings that shows what they do: a move, a push and
//! an ejection over and over, and a marble of every colour.

use super::Pages;
use crate::game::{Game, Player};
use crate::notation::{Notation, read_position};
use crate::rules::{Colour, Rules, Start, Variant};
use crate::ui::board::{Stage, Staged};
use crate::ui::browser::document;
use crate::ui::dom::{El, el};
use crate::ui::root::Live;
use crate::ui::speaks::{Speaks, pace};
use crate::ui::widgets::mark;
use crate::view::{Aim, LastMove, Orientation};
use gloo_timers::callback::Interval;
use std::rc::Rc;

/// What is played, and where from.
const POSITION: &str = "1ww2/1www2/2ww3/8/1wwbbb3/3b4/2bbb2/2bb2/5 b";
const MOVES: [&str; 3] = ["e6e5", "g5g6", "e5e4"];
/// Milliseconds between two steps: time enough for the slowest marbles.
const STEP_MS: u32 = 1_900;

/// The game that is shown.
fn game() -> Option<Game> {
    let position = read_position(POSITION, Rules::default()).ok()?;
    let variant = Variant {
        start: Start::Setup(position.setup()),
        ..Variant::default()
    };
    let mut game = Game::new(variant, vec![Player::human(); 2]).ok()?;
    for text in MOVES {
        let mv = Notation::AbaPro.read_on(game.live_boards(), text).ok()?;
        game.play(mv).ok()?;
    }
    Some(game)
}

/// A step of the show: before a move it is aimed at, after that it is made.
fn show(pages: Pages, stage: &Stage, game: &Game, step: usize) {
    let ply = step / 2;
    let aimed = step % 2 == 1;
    let mut game = game.clone();
    let next = game.line().nth(ply).map(|ply| ply.mv);
    game.go_to_ply(ply);
    let position = game.position();
    let aim = next.filter(|_| aimed).map(|mv| {
        let effect = position.effect(mv);
        Aim::new(position, effect.group, mv.direction())
    });
    let (coordinates, pace) = pages.settings.with(|s| (s.coordinates, pace(s)));
    let staged = Staged {
        position,
        gutter: &game.gutter(),
        last: game
            .last_move()
            .map(|ply| LastMove::new(ply.before, ply.mv)),
        aim,
        orientation: Orientation::default(),
        coordinates,
    };
    stage.show(staged, pace);
}

/// The board and the marbles.
pub(super) fn preview(pages: Pages) -> El {
    let (stage, picture) = Stage::new(None);
    let step = Rc::new(Live::new(0));
    let clock = Rc::clone(&step);
    let ticker = Interval::new(STEP_MS, move || {
        if !document().hidden() {
            clock.update(|step| *step = (*step + 1) % (2 * MOVES.len() + 1));
        }
    });
    let game = game();
    let board = el("div")
        .class("settings-board")
        .attr("role", "img")
        .word("aria-label", move || pages.words().settings.preview)
        .child(picture)
        .effect(Box::new(move || {
            // It ends with the board.
            let _ = &ticker;
            if let Some(game) = &game {
                show(pages, &stage, game, step.get());
            }
        }));
    let marbles = el("div")
        .class("settings-marbles")
        .attr("aria-hidden", "true")
        .children(Colour::ALL.map(mark));
    el("div")
        .class("settings-preview")
        .children([board, marbles])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_show_has_a_move_a_push_and_an_ejection() {
        let game = game().expect("a game");
        let told: Vec<_> = game
            .line()
            .map(|ply| ply.before.effect(ply.mv))
            .map(|effect| (effect.pushed.len(), effect.ejected.is_some()))
            .collect();
        assert_eq!(told, [(2, false), (0, false), (2, true)]);
    }
}
