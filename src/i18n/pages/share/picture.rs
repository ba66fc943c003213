//! What a picture of a board shows, for people who do not see it.

use super::super::Text;
use super::S;
use crate::game::Game;
use crate::i18n::told::told;
use crate::i18n::{Lang, colour};
use crate::notation::Notation;
use crate::rules::{CellSet, Position};

told! {
    /// Words for pictures.
    pub struct PictureWords {
        /// Whose turn it is.
        pub title: Text<1>,
        pub over: S,
        /// A colour and where its marbles are.
        pub marbles: Text<2>,
        pub none: S,
        /// Points of the sides.
        pub score: Text<1>,
        /// The move.
        pub last: Text<1>,
        /// Which of two boards.
        pub board: Text<1>,
    }
}

/// A title and a description of the boards of a game at the place looked at.
pub fn picture_words(lang: Lang, game: &Game, notation: Notation) -> (String, String) {
    let words = &lang.pages().share.picture;
    let boards = game.boards();
    let over = game.is_live() && game.outcome().is_some();
    let title = match over {
        true => words.over.to_owned(),
        false => words
            .title
            .with([colour(lang, boards.active().turn_colour())]),
    };
    let mut told: Vec<String> = Vec::new();
    for (number, position) in boards.all().enumerate() {
        if boards.count() > 1 {
            told.push(words.board.with([&lang.number(number as u64 + 1)]));
        }
        told.extend(marbles(lang, position));
    }
    let sides = boards.rules().all_sides();
    let points: Vec<String> = sides
        .map(|side| lang.number(boards.points(side).into()))
        .collect();
    told.push(words.score.with([&points.join("–")]));
    if let Some(ply) = game.last_move() {
        let written = notation.write(ply.before, ply.mv);
        told.push(words.last.with([&written]));
    }
    (title, told.join(" "))
}

/// Where the marbles of each colour are.
fn marbles(lang: Lang, position: &Position) -> Vec<String> {
    let words = &lang.pages().share.picture;
    let colours = position.rules().seating.colours();
    let one = |one: &crate::rules::Colour| {
        let cells = names(position.board().of(*one));
        let cells = if cells.is_empty() { words.none } else { &cells };
        words.marbles.with([colour(lang, *one), cells])
    };
    colours.iter().map(one).collect()
}

fn names(cells: CellSet) -> String {
    let mut names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.sort_unstable();
    names.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::Variant;

    #[test]
    fn a_picture_is_told_in_words() {
        let mut game = Game::new(Variant::default(), vec![Player::human(); 2]).expect("a game");
        let first = game.live().moves()[0];
        game.play(first).expect("a move");
        let (title, about) = picture_words(Lang::En, &game, Notation::AbaPro);
        assert_eq!(title, "Abalone board, White to move");
        assert!(about.starts_with("Black: a1 "), "{about}");
        assert!(about.contains(". White: ") && about.contains("Score: 0–0. Last move: "));
        for lang in Lang::ALL {
            assert!(
                picture_words(lang, &game, Notation::AbaPro)
                    .1
                    .contains("h8")
            );
        }
    }
}
