//! Combinations of rules that make no game.

use super::seating::{Colour, MAX_SEATS, Seat, Side};
use super::setup::PositionError;
use super::turn::TurnMode;
use super::variant::{Start, Variant};
use std::fmt;

/// The longest match.
pub const MOST_GAMES: u8 = 12;

/// Why agreed rules make no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantProblem {
    /// Turns that move the opponent's colour, with more than two colours.
    TurnNeedsTwoColours,
    /// Neutral balls, with more than two colours.
    BallsNeedTwoColours,
    /// Neutral balls, where nobody knows on which marbles they will rest.
    BallsNeedMarbles,
    /// Turns of two moves on two boards, where a turn is already one of four.
    TurnOnTwoBoards,
    /// Placing marbles on two boards.
    PlacementOnTwoBoards,
    /// Another seat that begins, on two boards.
    FirstOnTwoBoards,
    /// A seat begins that there is not.
    NoSuchFirst(Seat),
    /// A side begins at its target.
    WonAtStart(Side),
    /// A side cannot reach its target: its opponents have too few marbles.
    OutOfReach {
        /// The side.
        side: Side,
        /// Points it can make at most, its head start included.
        most: u8,
    },
    /// A match of no games, or of too many.
    Games(u8),
    /// The start is no position.
    Start(PositionError),
}

impl fmt::Display for VariantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            VariantProblem::TurnNeedsTwoColours => {
                "turns that move the opponent's colour need a game of two colours"
            }
            VariantProblem::BallsNeedTwoColours => "neutral balls need a game of two colours",
            VariantProblem::BallsNeedMarbles => {
                "neutral balls need marbles on which they rest at the start"
            }
            VariantProblem::TurnOnTwoBoards => "on two boards a turn is one move",
            VariantProblem::PlacementOnTwoBoards => "marbles cannot be placed freely on two boards",
            VariantProblem::FirstOnTwoBoards => "on two boards the first seat begins",
            VariantProblem::NoSuchFirst(seat) => {
                return write!(f, "the game has no seat {} that could begin", seat.0 + 1);
            }
            VariantProblem::WonAtStart(side) => {
                return write!(f, "side {} begins at its target", side.0 + 1);
            }
            VariantProblem::OutOfReach { side, most } => {
                return write!(f, "side {} can reach {most} points at most", side.0 + 1);
            }
            VariantProblem::Games(games) => {
                return write!(f, "a match has 1 to {MOST_GAMES} games, not {games}");
            }
            VariantProblem::Start(error) => return write!(f, "start position: {error}"),
        };
        f.write_str(text)
    }
}

impl std::error::Error for VariantProblem {}

impl From<PositionError> for VariantProblem {
    fn from(error: PositionError) -> VariantProblem {
        match error {
            PositionError::TurnNeedsTwoColours => VariantProblem::TurnNeedsTwoColours,
            PositionError::BallsNeedTwoColours => VariantProblem::BallsNeedTwoColours,
            PositionError::BallMissing => VariantProblem::BallsNeedMarbles,
            other => VariantProblem::Start(other),
        }
    }
}

impl Variant {
    /// Why no such game can be played at all: [`problem`](Self::problem), but for
    /// starts of one's own of which nothing can come any more. Studies and ends of
    /// games are games too.
    pub fn obstacle(&self) -> Option<VariantProblem> {
        self.problem().filter(|problem| {
            let about_points = matches!(
                problem,
                VariantProblem::WonAtStart(_) | VariantProblem::OutOfReach { .. }
            );
            !(about_points && matches!(self.start, Start::Setup(_) | Start::Boards(_)))
        })
    }

    /// Why these rules make no game, if they make none: what a dialog does not
    /// offer.
    pub fn problem(&self) -> Option<VariantProblem> {
        let rules = &self.rules;
        let two_boards = rules.seating.boards() == 2;
        if rules.first.index() >= rules.seating.seats() {
            return Some(VariantProblem::NoSuchFirst(rules.first));
        }
        if rules.balls && rules.seating.colours().len() != 2 {
            return Some(VariantProblem::BallsNeedTwoColours);
        }
        if two_boards && rules.turn != TurnMode::Single {
            return Some(VariantProblem::TurnOnTwoBoards);
        }
        if two_boards && self.start == Start::Placement {
            return Some(VariantProblem::PlacementOnTwoBoards);
        }
        if two_boards && rules.first != Seat(0) {
            return Some(VariantProblem::FirstOnTwoBoards);
        }
        if !(1..=MOST_GAMES).contains(&self.games) {
            return Some(VariantProblem::Games(self.games));
        }
        let start = match self.first_position() {
            Ok(start) => start,
            Err(error) => return Some(error.into()),
        };
        let marbles = |colour: Colour| start.board().of(colour).len() as u8 + start.in_hand(colour);
        rules.all_sides().find_map(|side| {
            let points = start.points(side);
            if points >= rules.target(side) {
                return Some(VariantProblem::WonAtStart(side));
            }
            let others = rules.seating.colours().iter().filter(|&&colour| {
                let seat = rules.seating.seat_of(colour);
                seat.is_some_and(|seat| rules.side(seat) != side)
            });
            let most = others.map(|&colour| marbles(colour)).sum::<u8>() + points;
            (most < rules.target(side)).then_some(VariantProblem::OutOfReach { side, most })
        })
    }
}

const _: () = assert!(
    MAX_SEATS < MOST_GAMES as usize,
    "each seat begins at least once"
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Rules, Seating, Setup};

    fn game(text: &str) -> Variant {
        let rules: Rules = text.parse().expect("rules");
        Variant {
            rules,
            ..Variant::of_game(rules.seating)
        }
    }

    #[test]
    fn games_that_make_no_sense_are_found() {
        let problem = |text: &str, change: fn(&mut Variant)| {
            let mut variant = game(text);
            assert_eq!(variant.problem(), None, "{text}");
            change(&mut variant);
            variant.problem()
        };
        use VariantProblem as P;
        assert_eq!(
            problem("three", |v| v.rules.turn = TurnMode::Any),
            Some(P::TurnNeedsTwoColours)
        );
        assert_eq!(problem("three", |v| v.rules.turn = TurnMode::OwnOwn), None);
        assert_eq!(
            problem("four", |v| v.rules.balls = true),
            Some(P::BallsNeedTwoColours)
        );
        assert_eq!(problem("two", |v| v.rules.balls = true), None);
        let placed_balls = problem("two", |v| {
            v.rules.balls = true;
            v.start = Start::Placement;
        });
        assert_eq!(placed_balls, Some(P::BallsNeedMarbles));
        assert_eq!(
            problem("4x2x2", |v| v.rules.turn = TurnMode::OwnOwn),
            Some(P::TurnOnTwoBoards)
        );
        assert_eq!(
            problem("4x2x2", |v| v.start = Start::Placement),
            Some(P::PlacementOnTwoBoards)
        );
        assert_eq!(
            problem("4x2x2", |v| v.rules.first = Seat(1)),
            Some(P::FirstOnTwoBoards)
        );
        assert_eq!(
            problem("three", |v| v.rules.first = Seat(3)),
            Some(P::NoSuchFirst(Seat(3)))
        );
        assert_eq!(
            problem("two", |v| v.head_start[1] = 6),
            Some(P::WonAtStart(Side(1)))
        );
        assert_eq!(problem("two", |v| v.games = 0), Some(P::Games(0)));
    }

    #[test]
    fn a_target_must_be_within_reach() {
        let mut variant = game("two");
        let mut board = Board::EMPTY;
        for (name, colour) in [("a1", Colour::Black), ("i9", Colour::White)] {
            board.set(name.parse().expect("a cell"), Some(colour));
        }
        variant.start = Start::Setup(Setup::start(board));
        let side = Side(0);
        let problem = Some(VariantProblem::OutOfReach { side, most: 1 });
        assert_eq!(variant.problem(), problem);
        variant.rules.targets = [1; MAX_SEATS];
        assert_eq!(variant.problem(), None);
        let all = Seating::ALL.map(Variant::of_game);
        assert!(all.iter().all(|variant| variant.problem().is_none()));
    }
}
