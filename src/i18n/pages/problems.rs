//! Why agreed rules make no game, put into words.

use crate::i18n::{Lang, colour};
use crate::rules::{Colour, MOST_GAMES, PositionError, Side, VariantProblem};

/// Why agreed rules make no game. Sides are called by their first colour.
pub fn problem(lang: Lang, problem: &VariantProblem) -> String {
    let words = &lang.pages().problem;
    let side = |side: Side| colour(lang, Colour::ALL[side.index()]);
    let plain = match problem {
        VariantProblem::TurnNeedsTwoColours => words.turn_colours,
        VariantProblem::BallsNeedTwoColours => words.ball_colours,
        VariantProblem::BallsNeedMarbles => words.ball_marbles,
        VariantProblem::TurnOnTwoBoards => words.turn_boards,
        VariantProblem::PlacementOnTwoBoards => words.placement_boards,
        VariantProblem::FirstOnTwoBoards => words.first_boards,
        VariantProblem::NoSuchFirst(_) => words.no_first,
        VariantProblem::WonAtStart(winner) => return words.won_at_start.with([side(*winner)]),
        VariantProblem::OutOfReach { side: of, most } => {
            let most = lang.number((*most).into());
            return words.out_of_reach.with([side(*of), &most]);
        }
        VariantProblem::Games(_) => return words.games.with([&lang.number(MOST_GAMES.into())]),
        VariantProblem::Start(PositionError::TooManyMarbles { colour: of, .. }) => {
            return words.too_many.with([colour(lang, *of)]);
        }
        VariantProblem::Start(PositionError::BallMisplaced { side: of }) => {
            return words.ball_misplaced.with([side(*of)]);
        }
        VariantProblem::Start(_) => words.start,
    };
    plain.to_owned()
}
