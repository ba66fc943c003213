//! The diagrams of a printed sheet, written one a line: a position, or the number
//! of a move of a game; then perhaps a caption, then perhaps arrows and marks, with
//! `|` between them.

use super::drawing::{Drawing, NoSuchStroke};
use super::scene::LastMove;
use super::svg::PictureBoard;
use crate::game::{Game, Gutter, Ply};
use crate::notation::{PositionFault, read_boards};
use crate::rules::{Boards, MAX_SEATS, Position};

/// Between the parts of a line.
const BORDER: char = '|';

/// Most diagrams of a sheet.
pub const MOST_DIAGRAMS: usize = 120;

/// A diagram of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// What is shown.
    pub boards: Vec<PictureBoard>,
    /// The position as a game, for describing it.
    pub ply: Option<usize>,
    /// What is written under it; empty where nothing was given.
    pub caption: String,
    /// Arrows and marks on it.
    pub drawing: Drawing,
}

/// Why a line is no diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetFault {
    /// The game has no such move.
    Ply(usize),
    /// It is no position, for this reason.
    Position(PositionFault),
    /// What is to be drawn is nothing.
    Drawing(NoSuchStroke),
}

/// Reads the lines of a sheet; positions are of the kind of this game. Each line
/// that is not empty has its number, from 1, and what it holds.
pub fn read_sheet(text: &str, game: &Game) -> Vec<(usize, Result<Diagram, SheetFault>)> {
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(index, line)| (index + 1, read_line(line, game)))
        .collect()
}

fn read_line(line: &str, game: &Game) -> Result<Diagram, SheetFault> {
    let mut parts = line.split(BORDER).map(str::trim);
    let place = parts.next().unwrap_or_default();
    let caption = parts.next().unwrap_or_default().to_owned();
    let drawing = parts.next().unwrap_or_default().parse();
    let drawing = drawing.map_err(SheetFault::Drawing)?;
    let (boards, ply) = match place.parse::<usize>() {
        Ok(ply) if ply <= game.plies() => {
            let mut there = game.clone();
            there.go_to_ply(ply);
            (PictureBoard::of(&there), Some(ply))
        }
        Ok(ply) => return Err(SheetFault::Ply(ply)),
        Err(_) => {
            let boards = read_boards(place, game.variant().rules);
            let boards = boards.map_err(|error| SheetFault::Position(error.fault))?;
            (still(&boards), None)
        }
    };
    Ok(Diagram {
        boards,
        ply,
        caption,
        drawing,
    })
}

fn still(boards: &Boards) -> Vec<PictureBoard> {
    let one = |position: &Position| PictureBoard {
        position: *position,
        gutter: Gutter::of_start(position, &[0; MAX_SEATS]),
        last: None,
    };
    boards.all().map(one).collect()
}

impl PictureBoard {
    /// The boards of a game at the place looked at.
    pub fn of(game: &Game) -> Vec<PictureBoard> {
        let traces = |ply: Ply| LastMove::new(ply.before, ply.mv);
        let one = |(number, position): (usize, &Position)| PictureBoard {
            position: *position,
            gutter: game.gutter_of(number),
            last: game.last_move_on(number).map(traces),
        };
        game.boards().all().enumerate().map(one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::Variant;

    #[test]
    fn lines_are_positions_or_moves_with_captions_and_drawings() {
        let mut game = Game::new(Variant::default(), vec![Player::human(); 2]).expect("a game");
        let first = game.live().moves()[0];
        game.play(first).expect("a move");
        let text = "0\n\n 1 | After one move | e5 a1b2:red\n5/6/7/8/2bbbww2/8/7/6/5 b|Sumito\n\
                    2\nnothing\n0||e\n";
        let sheet = read_sheet(text, &game);
        let numbers: Vec<usize> = sheet.iter().map(|line| line.0).collect();
        assert_eq!(numbers, [1, 3, 4, 5, 6, 7]);
        let diagram = |index: usize| sheet[index].1.as_ref().expect("a diagram");
        assert_eq!(diagram(0).boards[0].position, *game.start());
        assert_eq!(
            (diagram(0).caption.as_str(), diagram(0).boards[0].last),
            ("", None)
        );
        assert_eq!(diagram(1).caption, "After one move");
        assert!(diagram(1).boards[0].last.is_some());
        assert_eq!(diagram(1).drawing.strokes().len(), 2);
        assert_eq!(
            (diagram(2).caption.as_str(), diagram(2).ply),
            ("Sumito", None)
        );
        assert_eq!(sheet[3].1, Err(SheetFault::Ply(2)));
        assert!(matches!(sheet[4].1, Err(SheetFault::Position(_))));
        assert!(matches!(sheet[5].1, Err(SheetFault::Drawing(_))));
    }
}
