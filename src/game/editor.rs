//! A board on which marbles are put by hand: what an editor does and refuses.

use crate::notation::{PositionTextError, position_string, read_position};
use crate::rules::{
    Board, Cell, Colour, Layout, Position, PositionError, Rules, Seat, Seating, Setup,
};

/// Steps that can be undone.
const MOST_STEPS: usize = 200;

/// A board that is being laid out for a kind of game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    rules: Rules,
    board: Board,
    turn: Seat,
    /// What a picked cell gets: a marble, or nothing.
    brush: Option<Colour>,
    /// The boards before each step.
    earlier: Vec<Board>,
}

/// Why a marble is not put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// Its colour.
    pub colour: Colour,
    /// Marbles the game has of it.
    pub most: u8,
}

impl Editor {
    /// An editor for a kind of game, with these marbles.
    pub fn new(seating: Seating, board: Board) -> Editor {
        Editor {
            rules: Rules::new(seating),
            board,
            turn: Seat(0),
            brush: Some(Colour::Black),
            earlier: Vec::new(),
        }
    }

    /// The kind of game.
    pub fn seating(&self) -> Seating {
        self.rules.seating
    }

    /// Another kind of game. Marbles that it does not have give way to its usual
    /// ones.
    pub fn set_seating(&mut self, seating: Seating) {
        if seating == self.seating() {
            return;
        }
        self.rules = Rules::new(seating);
        if self.turn.index() >= seating.seats() {
            self.turn = Seat(0);
        }
        if self
            .brush
            .is_some_and(|colour| seating.seat_of(colour).is_none())
        {
            self.brush = Some(Colour::Black);
        }
        if self.position().is_err() {
            self.board = Layout::usual(seating).board();
        }
        // Earlier boards may not fit either.
        self.earlier.clear();
    }

    /// The marbles.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who begins.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Lets somebody else begin.
    pub fn set_turn(&mut self, seat: Seat) {
        if seat.index() < self.seating().seats() {
            self.turn = seat;
        }
    }

    /// What a picked cell gets.
    pub fn brush(&self) -> Option<Colour> {
        self.brush
    }

    /// Chooses what a picked cell gets.
    pub fn set_brush(&mut self, brush: Option<Colour>) {
        self.brush = brush;
    }

    /// Marbles of a colour on the board, and how many the game has.
    pub fn count(&self, colour: Colour) -> (u8, u8) {
        let found = self.board.of(colour).len() as u8;
        (found, self.seating().marbles(colour))
    }

    /// Gives a cell what the brush holds; a marble of the same colour goes away.
    ///
    /// # Errors
    /// When the game has no more marbles of the colour.
    pub fn pick(&mut self, cell: Cell) -> Result<(), TooMany> {
        let there = self.board.get(cell);
        let wanted = self.brush.filter(|&colour| there != Some(colour));
        if let Some(colour) = wanted {
            let (found, most) = self.count(colour);
            if found >= most {
                return Err(TooMany { colour, most });
            }
        }
        if there != wanted {
            self.step();
            self.board.set(cell, wanted);
        }
        Ok(())
    }

    /// Moves a marble to another cell, or off the board. Two marbles change places.
    pub fn carry(&mut self, from: Cell, to: Option<Cell>) {
        let Some(marble) = self.board.get(from) else {
            return;
        };
        if to == Some(from) {
            return;
        }
        self.step();
        let other = to.and_then(|to| self.board.get(to));
        self.board.set(from, other);
        if let Some(to) = to {
            self.board.set(to, Some(marble));
        }
    }

    /// Puts other marbles on the board.
    pub fn fill(&mut self, board: Board) {
        if board != self.board {
            self.step();
            self.board = board;
        }
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        if let Some(board) = self.earlier.pop() {
            self.board = board;
        }
    }

    fn step(&mut self) {
        if self.earlier.len() == MOST_STEPS {
            self.earlier.remove(0);
        }
        self.earlier.push(self.board);
    }

    /// The position as it stands.
    ///
    /// # Errors
    /// When the game has no such position, which a board made here never is.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::new(self.rules, self.setup())
    }

    /// The parts of the position.
    pub fn setup(&self) -> Setup {
        Setup {
            turn: self.turn,
            ..Setup::start(self.board)
        }
    }

    /// The position as text.
    pub fn text(&self) -> String {
        self.position()
            .as_ref()
            .map_or_else(|_| String::new(), position_string)
    }

    /// Takes marbles and turn from a position as text, of whatever form.
    ///
    /// # Errors
    /// When it is no position of this kind of game; nothing has changed.
    pub fn read(&mut self, text: &str) -> Result<(), PositionTextError> {
        let position = read_position(text.trim(), self.rules)?;
        self.fill(*position.board());
        self.turn = position.turn();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    #[test]
    fn marbles_are_put_moved_and_taken() {
        let mut editor = Editor::new(Seating::Two, Board::EMPTY);
        editor.pick(cell("e5")).expect("there is room");
        assert_eq!(editor.board().get(cell("e5")), Some(Colour::Black));
        editor.set_brush(Some(Colour::White));
        editor.pick(cell("a1")).expect("there is room");
        editor.carry(cell("a1"), Some(cell("e5")));
        assert_eq!(editor.board().get(cell("e5")), Some(Colour::White));
        assert_eq!(editor.board().get(cell("a1")), Some(Colour::Black));
        editor.carry(cell("a1"), None);
        assert_eq!(editor.count(Colour::Black), (0, 14));
        editor.pick(cell("e5")).expect("it goes away");
        assert_eq!(editor.board(), &Board::EMPTY);
        while editor.can_undo() {
            editor.undo();
        }
        assert_eq!(editor.board(), &Board::EMPTY);
    }

    #[test]
    fn a_fifteenth_marble_is_refused() {
        let board = Layout::usual(Seating::Two).board();
        let mut editor = Editor::new(Seating::Two, board);
        let refused = TooMany {
            colour: Colour::Black,
            most: 14,
        };
        assert_eq!(editor.pick(cell("e5")), Err(refused));
        assert_eq!(editor.board(), &board);
        assert!(!editor.can_undo());
        // In place of one of the other colour it is one too many, too.
        assert_eq!(editor.pick(cell("i9")), Err(refused));
        editor.set_brush(None);
        editor.pick(cell("a1")).expect("the eraser is always right");
        editor.set_brush(Some(Colour::Black));
        editor.pick(cell("e5")).expect("there is room again");
        assert!(editor.position().is_ok());
    }

    #[test]
    fn another_kind_of_game_has_its_own_marbles() {
        let mut editor = Editor::new(Seating::Two, Layout::usual(Seating::Two).board());
        editor.set_turn(Seat(1));
        editor.set_seating(Seating::SharedColours);
        assert_eq!(editor.count(Colour::White), (14, 14));
        editor.set_seating(Seating::Six);
        assert_eq!(editor.count(Colour::Green), (6, 6));
        editor.set_brush(Some(Colour::Green));
        editor.set_turn(Seat(5));
        editor.set_seating(Seating::Three);
        assert_eq!(
            (editor.turn(), editor.brush()),
            (Seat(0), Some(Colour::Black))
        );
        assert!(editor.position().is_ok());
    }

    #[test]
    fn positions_go_in_and_out_as_text() {
        let board = Layout::usual(Seating::Three).board();
        let mut editor = Editor::new(Seating::Three, board);
        editor.set_turn(Seat(2));
        let text = editor.text();
        let mut other = Editor::new(Seating::Three, Board::EMPTY);
        other.read(&text).expect("its own text");
        assert_eq!((other.board(), other.turn()), (&board, Seat(2)));
        assert!(other.read("five marbles").is_err());
        assert_eq!(other.text(), text);
    }
}
