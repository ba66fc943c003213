//! Everything that can differ between two games.

use super::board::Board;
use super::boards::Boards;
use super::layouts::{Layout, layout};
use super::position::Position;
use super::ruleset::Rules;
use super::seating::{MAX_SEATS, Seating};
use super::setup::{PositionError, Setup};
use super::time::TimeControl;

/// Where the marbles stand when the game begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// A layout of the library.
    Layout(&'static Layout),
    /// Any other position. Its points include a head start. On two boards it
    /// stands on both.
    Setup(Setup),
    /// Two boards that are not alike.
    Boards(Box<[Setup; 2]>),
    /// An empty board: the marbles are placed in turn.
    Placement,
}

impl Start {
    /// The start of a game that begins with these boards, their points included.
    pub fn of_boards(boards: &Boards) -> Start {
        match (boards.board(0), boards.board(1)) {
            (Some(first), Some(second)) if first != second => {
                Start::Boards(Box::new([first.setup(), second.setup()]))
            }
            _ => Start::Setup(boards.active().setup()),
        }
    }
}

/// What ends a game undecided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draws {
    /// The third occurrence of a position.
    pub repetition: bool,
    /// This many single moves without an ejection.
    pub quiet: Option<u16>,
}

impl Default for Draws {
    fn default() -> Draws {
        Draws {
            repetition: true,
            quiet: None,
        }
    }
}

/// Everything that can differ between two games. Code that needs to know asks
/// here; there are no mode flags elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// Which moves there are and when a position has ended the game.
    pub rules: Rules,
    /// Where the marbles stand at first.
    pub start: Start,
    /// Points each side begins with (a handicap of its opponent).
    pub head_start: [u8; MAX_SEATS],
    /// What ends a game undecided.
    pub draws: Draws,
    /// Whether a made move may be taken back.
    pub take_back: bool,
    /// How long the players may think.
    pub time: TimeControl,
    /// Games of the match, in which each begins in turn and ejections are added
    /// up; 1 is no match.
    pub games: u8,
}

impl Variant {
    /// The usual game of a kind.
    pub fn of_game(seating: Seating) -> Variant {
        Variant {
            rules: Rules::new(seating),
            ..Variant::from_layout(Layout::usual(seating))
        }
    }

    /// A game from a layout of the library, under default rules.
    pub fn from_layout(layout: &'static Layout) -> Variant {
        Variant {
            rules: Rules::new(layout.seating),
            start: Start::Layout(layout),
            head_start: [0; MAX_SEATS],
            draws: Draws::default(),
            take_back: true,
            time: TimeControl::None,
            games: 1,
        }
    }
}

impl Variant {
    /// The boards as the game begins.
    ///
    /// # Errors
    /// When the game does not have these marbles, or not this seat.
    pub fn first_boards(&self) -> Result<Boards, PositionError> {
        let first = self.first_position()?;
        Ok(match (&self.start, self.rules.seating.boards()) {
            (_, 1) => first.into(),
            (Start::Boards(setups), _) => {
                Boards::two(self.rules, first, Position::new(self.rules, setups[1])?)
            }
            _ => Boards::two(self.rules, first, first),
        })
    }

    /// The first position of the game; on two boards, of the first.
    ///
    /// # Errors
    /// When the game does not have these marbles, or not this seat.
    pub fn first_position(&self) -> Result<Position, PositionError> {
        let setup = match &self.start {
            Start::Layout(layout) => Setup {
                turn: self.rules.first,
                points: self.head_start,
                balls: layout
                    .balls()
                    .filter(|_| self.rules.balls)
                    .unwrap_or_default(),
                ..Setup::start(layout.board())
            },
            Start::Setup(setup) => *setup,
            Start::Boards(setups) => setups[0],
            Start::Placement => Setup {
                turn: self.rules.first,
                points: self.head_start,
                hand: whole_hand(self.rules.seating),
                ..Setup::start(Board::EMPTY)
            },
        };
        if self.rules.balls && setup.balls.iter().any(|rests| rests.is_empty()) {
            return Err(PositionError::BallMissing);
        }
        Position::new(self.rules, setup)
    }
}

/// All marbles of a game, in the hand.
fn whole_hand(seating: Seating) -> [u8; MAX_SEATS] {
    let mut hand = [0; MAX_SEATS];
    for &colour in seating.colours() {
        hand[colour.index()] = seating.marbles(colour);
    }
    hand
}

impl Default for Variant {
    /// Two players from the standard start.
    fn default() -> Variant {
        Variant::from_layout(layout("standard").expect("the library has the standard start"))
    }
}
