//! An example that can be played.

use super::boards::SketchShows;
use super::example::Example;
use crate::game::Gutter;
use crate::notation::read_aba_pro;
use crate::rules::{
    Board, Boards, CellSet, Colour, Direction, Illegal, MAX_SEATS, Move, Position, Rules, Seating,
    Setup,
};

/// An example with its boards, as it explains a certain game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The boards at first; nearly always one.
    pub start: Boards,
    /// What happens there.
    pub shows: Shows,
}

/// What an example shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Shows {
    /// Legal moves, one after the other.
    Moves(Vec<Move>),
    /// A try that is not legal.
    Wrong {
        /// The marbles that shall move.
        cells: CellSet,
        /// Where to.
        direction: Direction,
        /// Why they cannot.
        why: Illegal,
    },
}

/// The boards between two moves of an example.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The boards.
    pub boards: Boards,
    /// The marbles beside each board.
    pub gutters: [Gutter; 2],
    /// The move that led here and the board on which it was made.
    pub played: Option<(usize, Move)>,
}

/// A moment of an example that plays by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The boards of the frame with this number.
    Rest(usize),
    /// The same, with the move that leads to the next one.
    About(usize),
    /// The boards at first, with the try that is refused.
    Refused,
}

impl Example {
    /// The example as it explains a game with these rules; none if it has nothing
    /// to do with them.
    pub fn lesson(self, game: &Rules) -> Option<Lesson> {
        let rules = self.rules(game);
        let sketch = self.sketch();
        let start = self.start(rules, sketch.rows)?;
        let shows = match &sketch.shows {
            SketchShows::Moves(texts) => {
                // Long enough to see whose turn comes after whose.
                let wanted = match self {
                    Example::Placement => rules.seating.seats().max(4),
                    _ => texts.len(),
                };
                Shows::Moves(read_moves(start, &texts[..wanted])?)
            }
            SketchShows::Wrong(cells, direction, why) => Shows::Wrong {
                cells: cells.iter().copied().collect(),
                direction: *direction,
                why: *why,
            },
        };
        Some(Lesson { start, shows })
    }

    fn start(self, rules: Rules, rows: &str) -> Option<Boards> {
        let board = Board::from_rows(&seated(rows, rules.seating)).ok()?;
        let mut setup = Setup::start(board);
        match self {
            Example::MisereEnd => setup.points[0] = rules.targets[0].saturating_sub(1),
            Example::Placement => {
                for &colour in rules.seating.colours() {
                    setup.hand[colour.index()] = rules.seating.marbles(colour);
                }
            }
            Example::BallFalls | Example::OwnBallFalls | Example::BallCarried => {
                setup.balls = [cells(["b3", "b4", "c4"]), cells(["e7", "e8", "f8"])];
            }
            _ => {}
        }
        let position = Position::new(rules, setup).ok()?;
        Some(match rules.seating.boards() {
            1 => position.into(),
            _ => Boards::two(rules, position, position),
        })
    }
}

/// The rows with the partner's colour where the seats put it.
fn seated(rows: &str, seating: Seating) -> String {
    let swap = seating == Seating::SixPairs;
    let letter = |c: char| match c {
        'r' if swap => 'u',
        'u' if swap => 'r',
        _ => c,
    };
    rows.chars().map(letter).collect()
}

fn cells(names: [&str; 3]) -> CellSet {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

fn read_moves(mut boards: Boards, texts: &[&str]) -> Option<Vec<Move>> {
    let mut moves = Vec::with_capacity(texts.len());
    for text in texts {
        let mv = read_aba_pro(boards.active(), text).ok()?;
        boards.play_unchecked(mv);
        moves.push(mv);
    }
    Some(moves)
}

impl Lesson {
    /// The moments of the example, to be shown one after the other, equally long,
    /// and then from the beginning.
    pub fn script(&self) -> Vec<Step> {
        let Shows::Moves(moves) = &self.shows else {
            return vec![Step::Rest(0), Step::Refused, Step::Refused];
        };
        let mut script = vec![Step::Rest(0)];
        for number in 0..moves.len() {
            script.extend([Step::About(number), Step::Rest(number + 1)]);
        }
        // What has come of it is looked at for longer.
        script.push(Step::Rest(moves.len()));
        script
    }

    /// The boards at first and after each move.
    pub fn frames(&self) -> Vec<Frame> {
        let beside = |number: usize| {
            let board = self.start.board(number);
            board.map_or_else(Gutter::default, |position| {
                Gutter::of_start(position, &[0; MAX_SEATS])
            })
        };
        let mut frame = Frame {
            boards: self.start,
            gutters: [beside(0), beside(1)],
            played: None,
        };
        let mut frames = vec![frame.clone()];
        if let Shows::Moves(moves) = &self.shows {
            for &mv in moves {
                let number = frame.boards.active_board();
                let before = *frame.boards.active();
                frame.gutters[number].add(&before.effect(mv), &before);
                frame.boards.play_unchecked(mv);
                frame.played = Some((number, mv));
                frames.push(frame.clone());
            }
        }
        frames
    }

    /// The colour whose marbles a move takes, on these boards before it.
    pub fn mover(boards: &Boards, mv: Move) -> Colour {
        let position = boards.active();
        let taken = position.board().get(mv.cell());
        let own = position.turn_colour();
        match taken {
            // A turn can have moves of the opponent's marbles.
            Some(colour) if position.phase().may_other() && !mv.is_place() => colour,
            _ => own,
        }
    }
}
