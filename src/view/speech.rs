//! What is told to people who listen instead of looking. Values only: the
//! languages put them into words.

use super::balls::{ball_on, falling};
use super::gesture::is_triangle;
use crate::rules::{Cell, CellSet, Colour, Direction, Move, Position};

/// A cell as its name in the grid tells it: "c5, black marble, selected 2 of 3".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellSpeech {
    /// The cell.
    pub cell: Cell,
    /// What lies on it.
    pub marble: Option<Colour>,
    /// If it is selected: its number among the selected, from 1, in order of
    /// names, and how many are selected.
    pub selected: Option<(u8, u8)>,
    /// Whether the selected marbles are a triangle, and no line.
    pub triangle: bool,
    /// Whether a neutral ball rests on it.
    pub ball: bool,
}

impl CellSpeech {
    /// What there is to say about a cell.
    pub fn new(position: &Position, selection: CellSet, cell: Cell) -> CellSpeech {
        let before = |other: &Cell| other.name_order() <= cell.name_order();
        let number = selection.into_iter().filter(before).count() as u8;
        CellSpeech {
            cell,
            marble: position.board().get(cell),
            selected: selection
                .has(cell)
                .then_some((number, selection.len() as u8)),
            triangle: selection.has(cell) && is_triangle(selection),
            ball: ball_on(position, cell).is_some(),
        }
    }
}

/// A move and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSpeech {
    /// The move; its text needs the position before it.
    pub mv: Move,
    /// Whose turn it is.
    pub mover: Colour,
    /// Marbles that move by hand.
    pub group: u8,
    /// Marbles that are pushed, the ejected one included.
    pub pushes: u8,
    /// Their colours, one bit each; none where nobody has to be told.
    pub pushed: u8,
    /// The marble that leaves the board.
    pub ejects: Option<Colour>,
    /// Whether the neutral ball falls, Black's and White's.
    pub falls: [bool; 2],
}

impl MoveSpeech {
    /// What there is to say about a legal move.
    pub fn new(position: &Position, mv: Move) -> MoveSpeech {
        let effect = position.effect(mv);
        let rules = position.rules();
        // Where two colours play and each moves its own, they are the other's.
        let plain = rules.seating.colours().len() == 2 && !rules.turn.moves_other();
        let colours = effect.pushed.into_iter().filter(|_| !plain);
        let colours = colours.filter_map(|cell| position.board().get(cell));
        MoveSpeech {
            mv,
            mover: position.turn_colour(),
            group: effect.group.len() as u8,
            pushes: effect.pushed.len() as u8,
            pushed: colours.fold(0, |set, colour| set | 1 << colour.index()),
            ejects: effect.ejected.map(|(_, colour)| colour),
            falls: falling(position, mv),
        }
    }

    /// Whether the mover's own ball falls.
    pub fn drops_own_ball(&self) -> bool {
        self.falls.get(self.mover.index()) == Some(&true)
    }
}

/// Something worth telling as soon as it happens on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The selection has grown or shrunk; it ends in this cell.
    Cell(CellSpeech),
    /// Nothing is selected any more.
    Deselected,
    /// This is what would be played; the same again plays it.
    Preview(MoveSpeech),
    /// Two moves fit: these directions, as seen on the screen.
    WhichWay([Direction; 2]),
    /// It is not this player's turn, or the game is over.
    NotNow,
}
