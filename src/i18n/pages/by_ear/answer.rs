//! What is answered to those who listen. The board is told as it is seen: rows from
//! left to right, of each what follows what.

use super::question::{About, Question};
use crate::game::{Game, Session};
use crate::i18n::{
    Lang, board_line, cell_name, clock, colour, consequences, moved, seat_colour, side_name, status,
};
use crate::notation::{Notation, boards_string};
use crate::rules::{Cell, CellSet, Colour, Direction, Move, Position};
use crate::view::{CellSpeech, MoveSpeech};
use std::time::Duration;

/// Where somebody asks: what is looked at, and what the clocks show.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The game, at the position that is looked at.
    pub game: &'a Game,
    /// The number of the board that is shown large, from 0.
    pub board: usize,
    /// The cell that has the keyboard's focus.
    pub focus: Cell,
    /// What is left to each seat; nothing without clocks.
    pub left: &'a [Duration],
    /// How moves are written.
    pub notation: Notation,
}

/// The answer. To [`Question::Copy`] it is the text itself, and to
/// [`Question::Paste`] what to do.
pub fn answer(lang: Lang, place: Place, about: &About) -> String {
    let words = &lang.pages().by_ear;
    let game = place.game;
    let boards = game.boards();
    let position = boards.board(place.board).unwrap_or(boards.active());
    let cell = about.cell.unwrap_or(place.focus);
    match about.question {
        Question::Last => {
            let none = || lang.messages().record.none_yet.to_owned();
            moved(lang, game, place.notation).unwrap_or_else(none)
        }
        Question::Score => score(lang, game),
        Question::Turn => status(lang, &Session::new(game.clone())).1,
        Question::Clock => clocks(lang, place),
        Question::What => cell_name(lang, CellSpeech::new(position, CellSet::EMPTY, cell)),
        Question::Row => row(lang, position, cell),
        Question::Diagonals => {
            let axes = [Direction::NorthEast, Direction::NorthWest];
            axes.map(|axis| line(lang, position, cell, axis)).join(" ")
        }
        Question::Moves => moves(lang, place, position, cell),
        Question::Board => {
            let firsts = (0..9).rev().filter_map(|y| Cell::row(y).next());
            let rows: Vec<String> = firsts.map(|first| row(lang, position, first)).collect();
            rows.join(" ")
        }
        Question::Marbles => {
            let seating = position.rules().seating;
            let all = seating.colours().iter().copied();
            let all = all.filter(|&one| about.colour.is_none_or(|wanted| wanted == one));
            let told: Vec<String> = all.map(|one| marbles(lang, position, one)).collect();
            match (told.is_empty(), about.colour) {
                // A colour that does not play.
                (true, Some(one)) => [colour(lang, one), ": ", &lang.number(0), "."].concat(),
                _ => told.join(" "),
            }
        }
        Question::Copy => boards_string(boards),
        Question::Paste => words.paste_here.to_owned(),
    }
}

/// "Black 2 of 6, White 1 of 6."
fn score(lang: Lang, game: &Game) -> String {
    let boards = game.boards();
    if boards.count() > 1 {
        let lines: Vec<String> = (0..boards.count())
            .map(|board| [&board_line(lang, game, board), "."].concat())
            .collect();
        return lines.join(" ");
    }
    let rules = &game.variant().rules;
    let sides: Vec<String> = rules
        .all_sides()
        .map(|side| {
            let points = lang.number(boards.points(side).into());
            let target = lang.number(rules.target(side).into());
            let score = lang.messages().play.score.with([&points, &target]);
            [side_name(lang, rules, side), score].join(" ")
        })
        .collect();
    [&sides.join(", "), "."].concat()
}

/// "Black 9:58, White 10:00."
fn clocks(lang: Lang, place: Place) -> String {
    let seating = place.game.variant().rules.seating;
    let shows: Vec<String> = (place.left.iter().zip(seating.all_seats()))
        .map(|(&left, seat)| [seat_colour(lang, seating, seat), clock(lang, left)].join(" "))
        .collect();
    match place.left {
        [] => lang.pages().by_ear.no_clock.to_owned(),
        [all] => {
            let words = &lang.messages().table;
            [words.common_clock, " ", &clock(lang, *all), "."].concat()
        }
        _ => [&shows.join(", "), "."].concat(),
    }
}

/// Cells that follow each other, one or several: "c1", "c1 to c3".
fn run(lang: Lang, cells: &[Cell]) -> String {
    match cells {
        [] => String::new(),
        [one] => one.to_string(),
        [first, .., last] => {
            let ends = [first.to_string(), last.to_string()];
            lang.pages().by_ear.run.with([&ends[0], &ends[1]])
        }
    }
}

/// What lies on cells, told by what follows what: "Black c1 to c3, empty c4".
fn contents(lang: Lang, position: &Position, cells: &[Cell]) -> String {
    let on = |cell: &Cell| position.board().get(*cell);
    let runs = cells.chunk_by(|one, other| on(one) == on(other));
    let told: Vec<String> = runs
        .map(|cells| {
            let what = cells.first().and_then(on);
            let what = what.map_or(lang.pages().by_ear.empty, |one| colour(lang, one));
            [what, &run(lang, cells)].join(" ")
        })
        .collect();
    told.join(", ")
}

/// "Row c: Black c1 to c3, empty c4."
fn row(lang: Lang, position: &Position, of: Cell) -> String {
    let cells: Vec<Cell> = Cell::row(of.y()).collect();
    let name = of.to_string();
    let told = contents(lang, position, &cells);
    let words = &lang.pages().by_ear;
    [&words.row.with([&name[..1], &told]), "."].concat()
}

/// "From a1 to i9: Black a1, empty b2 to i9."
fn line(lang: Lang, position: &Position, through: Cell, axis: Direction) -> String {
    let along =
        |from: Cell, way: Direction| std::iter::successors(Some(from), move |c| c.step(way));
    let first = along(through, axis.opposite()).last().unwrap_or(through);
    let cells: Vec<Cell> = along(first, axis).collect();
    let last = cells.last().copied().unwrap_or(first).to_string();
    let told = contents(lang, position, &cells);
    let words = &lang.pages().by_ear;
    [&words.line.with([&first.to_string(), &last, &told]), "."].concat()
}

/// "Black, 14: a1 to a5, b1."
fn marbles(lang: Lang, position: &Position, one: Colour) -> String {
    let has = |cell: &Cell| position.board().get(*cell) == Some(one);
    let mut runs = Vec::new();
    for y in 0..9 {
        let cells: Vec<Cell> = Cell::row(y).collect();
        let all = cells.chunk_by(|one, other| has(one) == has(other));
        let all = all.filter(|cells| cells.first().is_some_and(has));
        runs.extend(all.map(|cells| run(lang, cells)));
    }
    let number = Cell::all().filter(has).count() as u64;
    let head = [colour(lang, one), ", ", &lang.number(number)].concat();
    match runs.is_empty() {
        true => [&head, "."].concat(),
        false => [&head, ": ", &runs.join(", "), "."].concat(),
    }
}

/// What a move is worth telling first: what it ejects, what it pushes.
fn weight(position: &Position, mv: Move) -> (bool, u32) {
    let effect = position.effect(mv);
    (effect.ejected.is_none(), u32::MAX - effect.pushed.len())
}

/// "e5: 12 moves: e5f6, pushes one; e5e6."
fn moves(lang: Lang, place: Place, position: &Position, cell: Cell) -> String {
    let words = &lang.pages().by_ear;
    let name = cell.to_string();
    let moves = match position.decided() {
        Some(_) => Default::default(),
        None => position.moves(),
    };
    let mut mine: Vec<Move> = (moves.iter().copied())
        .filter(|&mv| position.effect(mv).group.has(cell))
        .collect();
    if position.is_placing() && !mine.is_empty() {
        return words.may_place.with([&name]);
    }
    if mine.is_empty() {
        let what = cell_name(lang, CellSpeech::new(position, CellSet::EMPTY, cell));
        return [&what, ". ", &words.no_moves_of.with([&name])].concat();
    }
    mine.sort_by_key(|&mv| weight(position, mv));
    let told: Vec<String> = mine
        .iter()
        .map(|&mv| {
            let mut text = place.notation.write(position, mv);
            text.push_str(&consequences(lang, &MoveSpeech::new(position, mv)));
            text
        })
        .collect();
    let number = lang.count(lang.pages().games.moves, mine.len() as u32);
    [&name, ": ", &number, ": ", &told.join("; "), "."].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::notation::read_position;
    use crate::rules::{Rules, Seating, Start, TimeControl, Variant};

    /// The answer to what is asked at e5 of a game from this position.
    fn told(variant: Variant, left: &[Duration], text: &str) -> String {
        let seats = variant.rules.seating.seats();
        let game = Game::new(variant, vec![Player::human(); seats]).expect("a game");
        let place = Place {
            game: &game,
            board: 0,
            focus: Cell::CENTRE,
            left,
            notation: Notation::AbaPro,
        };
        let about = About::read(Lang::En, text).expect("a question");
        answer(Lang::En, place, &about.expect("about a cell"))
    }

    fn two(position: &str) -> Variant {
        let position = read_position(position, Rules::default()).expect("a position");
        Variant {
            start: Start::Setup(position.setup()),
            ..Variant::default()
        }
    }

    /// Black from e4 to e6 before two white ones; two more marbles on diagonals.
    fn pushing() -> Variant {
        two("w4/6/7/8/3bbbww1/5b2/7/6/5 b 3-2 0 9")
    }

    #[test]
    fn the_board_is_told_along_its_three_axes() {
        let about = |text: &str| told(pushing(), &[], text);
        assert_eq!(
            about("row"),
            "Row e: empty e1 to e3, Black e4 to e6, White e7 to e8, empty e9."
        );
        assert_eq!(about("row a1"), "Row a: empty a1 to a5.");
        let lines = "From a1 to i9: empty a1 to d4, Black e5, empty f6 to i9. \
            From a5 to i5: empty a5 to d5, Black e5, empty f5 to h5, White i5.";
        assert_eq!(about("v"), lines);
        assert_eq!(about("what e7"), "e7, white marble");
        assert_eq!(about("what"), "e5, black marble");
        let all = about("rows");
        assert!(
            all.starts_with("Row i: White i5, empty i6 to i9. Row h: "),
            "{all}"
        );
        assert!(all.ends_with(" Row a: empty a1 to a5."), "{all}");
        assert_eq!(about("black"), "Black, 4: d6, e4 to e6.");
        assert_eq!(
            about("marbles"),
            "Black, 4: d6, e4 to e6. White, 3: e7 to e8, i5."
        );
        assert_eq!(about("green"), "Green: 0.");
    }

    #[test]
    fn moves_of_a_marble_are_told_with_the_best_ones_first() {
        let about = |text: &str| told(pushing(), &[], text);
        let moves = about("moves e4");
        assert!(moves.starts_with("e4: "), "{moves}");
        assert!(moves.contains(" moves: e4e5, pushes 2; "), "{moves}");
        assert_eq!(about("moves e7"), "e7, white marble. e7 has no move now");
        assert_eq!(about("moves a1"), "a1, empty. a1 has no move now");
        let placing = Variant {
            start: Start::Placement,
            ..Variant::default()
        };
        assert_eq!(told(placing, &[], "moves"), "A marble can be placed on e5");
    }

    #[test]
    fn score_turn_and_clocks_are_told() {
        assert_eq!(told(pushing(), &[], "score"), "Black 3 of 6, White 2 of 6.");
        assert_eq!(told(pushing(), &[], "t"), "Black to move");
        assert_eq!(told(pushing(), &[], "repeat"), "No moves yet");
        assert_eq!(told(pushing(), &[], "clock"), "This game has no clock");
        let seconds = Duration::from_secs;
        let both = [seconds(598), seconds(600)];
        assert_eq!(told(pushing(), &both, "c"), "Black 9:58, White 10:00.");
        let common = Variant {
            time: TimeControl::Common { seconds: 900 },
            ..Variant::of_game(Seating::Three)
        };
        assert_eq!(told(common, &[seconds(899)], "c"), "Time for all 14:59.");
        let boards = Variant::of_game(Seating::TwoBoards);
        assert_eq!(
            told(boards, &[], "score"),
            "Board 1: Black 0, White 0. Board 2: Black 0, White 0."
        );
    }

    #[test]
    fn a_position_is_copied_as_text() {
        let copied = told(pushing(), &[], "copy");
        assert_eq!(copied, "w4/6/7/8/3bbbww1/5b2/7/6/5 b 3-2 0 9");
    }
}
