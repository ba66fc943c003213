//! Results as text: `1-0` where there are two sides, points and a winner where
//! there are more.

use crate::notation::record::GameResult;
use crate::rules::{Boards, Colour, Rules, Side};

/// What a result's text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// How the game ended.
    Result(GameResult),
    /// The points of each side; who won is said elsewhere.
    Points(Vec<u8>),
    /// Nothing that makes sense in this game.
    Nothing,
}

/// Reads the text of a result.
pub(super) fn read_result(text: &str, rules: &Rules) -> Said {
    match text {
        "*" | "" | "?" => return Said::Result(GameResult::Open),
        "1/2-1/2" | "1/2" | "½-½" => return Said::Result(GameResult::Draw),
        _ => {}
    }
    if rules.sides() == 2 {
        return match text {
            "1-0" => Said::Result(GameResult::Won(Side(0))),
            "0-1" => Said::Result(GameResult::Won(Side(1))),
            _ => Said::Nothing,
        };
    }
    let points: Option<Vec<u8>> = text.split('-').map(|part| part.parse().ok()).collect();
    match points {
        Some(points) if points.len() == rules.sides() => Said::Points(points),
        _ => Said::Nothing,
    }
}

/// Writes a result; `last` are the boards as the game ended.
pub(super) fn write_result(result: GameResult, rules: &Rules, last: &Boards) -> String {
    if result == GameResult::Open {
        return "*".to_owned();
    }
    if rules.sides() == 2 {
        let text = match result {
            GameResult::Won(Side(0)) => "1-0",
            GameResult::Won(_) => "0-1",
            _ => "1/2-1/2",
        };
        return text.to_owned();
    }
    points_of(last)
}

/// The points of each side, joined by `-`.
pub(super) fn points_of(boards: &Boards) -> String {
    let sides = boards.rules().all_sides();
    let points: Vec<String> = sides.map(|side| boards.points(side).to_string()).collect();
    points.join("-")
}

/// The value of the tag `Winner`: the colours of the side that won.
pub(super) fn write_winner(result: GameResult, rules: &Rules) -> Option<String> {
    match result {
        GameResult::Open => None,
        GameResult::Draw => Some("draw".to_owned()),
        GameResult::Won(side) => {
            let seats = rules.seats_of(side);
            let names: Vec<&str> = seats
                .map(|seat| rules.seating.colour(seat).name())
                .collect();
            Some(names.join("+"))
        }
    }
}

/// Reads the tag `Winner`: `draw`, or colours of one side.
pub(super) fn read_winner(text: &str, rules: &Rules) -> Option<GameResult> {
    let text = text.trim().to_ascii_lowercase();
    if text == "draw" {
        return Some(GameResult::Draw);
    }
    let mut winner = None;
    for name in text.split(['+', ',', ' ']).filter(|name| !name.is_empty()) {
        let colour = Colour::ALL.into_iter().find(|c| c.name() == name)?;
        let side = rules.side(rules.seating.seat_of(colour)?);
        if winner.is_some_and(|winner| winner != side) {
            return None;
        }
        winner = Some(side);
    }
    winner.map(GameResult::Won)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_are_named_by_their_colours() {
        for game in ["two", "three", "four", "four+none", "six", "six-pairs"] {
            let rules: Rules = game.parse().expect("rules");
            let mut results: Vec<GameResult> = rules.all_sides().map(GameResult::Won).collect();
            results.push(GameResult::Draw);
            for result in results {
                let text = write_winner(result, &rules).expect("a winner");
                assert_eq!(read_winner(&text, &rules), Some(result), "{game} {text}");
            }
        }
        let pairs: Rules = "six-pairs".parse().expect("rules");
        let text = write_winner(GameResult::Won(Side(1)), &pairs);
        assert_eq!(text.as_deref(), Some("white+yellow"));
        assert_eq!(
            read_winner("Yellow", &pairs),
            Some(GameResult::Won(Side(1)))
        );
        assert_eq!(read_winner("black+white", &pairs), None);
        assert_eq!(read_winner("", &pairs), None);
        assert_eq!(read_winner("nobody", &pairs), None);
    }
}
