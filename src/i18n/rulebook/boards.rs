//! What is to be seen on a little board, put into words.

use crate::i18n::{Lang, colour, illegal};
use crate::lessons::{Lesson, Shows};
use crate::rules::{Boards, CellSet, Colour, Direction, Move};

/// Most marbles of a board that are named one by one; more say nothing.
const MOST_NAMED: u32 = 14;

/// A board and what happens on it.
pub fn example_in_words(lang: Lang, lesson: &Lesson) -> String {
    let mut sentences = Vec::new();
    sentences.extend(marbles(lang, &lesson.start));
    match &lesson.shows {
        Shows::Moves(moves) => {
            let mut boards = lesson.start;
            for &mv in moves {
                sentences.push(move_in_words(lang, &boards, mv));
                boards.play_unchecked(mv);
            }
        }
        Shows::Wrong {
            cells,
            direction,
            why,
        } => {
            let mover = colour(lang, lesson.start.active().turn_colour());
            let (cells, way) = (names(*cells), way(lang, *direction));
            let words = &lang.rulebook().boards;
            sentences.push(words.tries.with([mover, &cells, way]));
            sentences.push(illegal(lang, *why));
        }
    }
    sentences.push(String::new());
    sentences.join(". ").trim_end().to_owned()
}

/// A legal move on the boards before it: who moves what where, and what comes of it.
pub fn move_in_words(lang: Lang, boards: &Boards, mv: Move) -> String {
    let words = &lang.rulebook().boards;
    let position = boards.active();
    let mover = colour(lang, Lesson::mover(boards, mv));
    let mut text = match boards.count() {
        1 => String::new(),
        _ => {
            let number = lang.number(boards.active_board() as u64 + 1);
            words.on_board.with([&number])
        }
    };
    let effect = position.effect(mv);
    if mv.is_place() {
        text.push_str(&words.places.with([mover, &names(effect.group)]));
        return text;
    }
    let cells = names(effect.group);
    text.push_str(&words.moves.with([mover, &cells, way(lang, mv.direction())]));
    if !effect.pushed.is_empty() {
        text.push_str(&words.pushes.with([&names(effect.pushed)]));
    }
    if let Some((cell, _)) = effect.ejected {
        text.push_str(&words.ejects.with([&cell.to_string()]));
    }
    text
}

/// Whose marbles lie where; nothing of an empty board, or of a full one.
fn marbles(lang: Lang, boards: &Boards) -> Option<String> {
    let board = boards.active().board();
    if !(1..=MOST_NAMED).contains(&board.occupied().len()) {
        return None;
    }
    let words = &lang.rulebook().boards;
    let lying = Colour::ALL.into_iter().filter_map(|of| {
        let cells = board.of(of);
        let told = || words.marbles.with([colour(lang, of), &names(cells)]);
        (!cells.is_empty()).then(told)
    });
    Some(lying.collect::<Vec<_>>().join("; "))
}

/// Cells in order of their names.
fn names(cells: CellSet) -> String {
    let mut names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.sort();
    names.join(", ")
}

fn way(lang: Lang, direction: Direction) -> &'static str {
    lang.messages().speech.directions[direction.index()]
}
