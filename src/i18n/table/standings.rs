//! How a game and a match ended.

use super::side_name;
use crate::game::{Game, MatchScore, Ranked};
use crate::i18n::{Lang, ending};
use crate::rules::Reason;

/// What ended a game that is over: "6 marbles ejected".
pub fn end_reason(lang: Lang, game: &Game) -> Option<String> {
    let outcome = game.outcome()?;
    let rules = &game.variant().rules;
    let boards = game.live_boards();
    if rules.misere && outcome.reason == Reason::Target {
        let most = rules.all_sides().map(|side| boards.points(side)).max();
        let most = most.unwrap_or_default().into();
        return Some(lang.count(lang.messages().table.misere_end, most));
    }
    let points = outcome.winner.map_or(0, |side| boards.points(side));
    Some(ending(lang, outcome.reason, points))
}

/// A line of the ranking: "2. White: 3 marbles".
pub fn rank_line(lang: Lang, game: &Game, ranked: &Ranked) -> String {
    let words = &lang.messages().table;
    let text = if ranked.left {
        words.rank_left
    } else {
        words.rank
    };
    let rules = &game.variant().rules;
    text.with([
        &lang.number(ranked.place.into()),
        &side_name(lang, rules, ranked.side),
        &lang.count(words.marbles, ranked.points.into()),
    ])
}

/// How a match stands: "Game 2 of 3 · Black 7, White 5, Red 6 · Black in front".
pub fn match_line(lang: Lang, game: &Game, score: &MatchScore) -> String {
    let words = &lang.messages().table;
    let rules = &game.variant().rules;
    let games = [score.round, score.games].map(|n| lang.number(n.into()));
    let [round, games] = &games;
    let mut text = words.match_game.with([round, games]);
    for (side, &total) in rules.all_sides().zip(&score.totals) {
        text.push_str(if side.0 == 0 { " · " } else { ", " });
        text.push_str(&side_name(lang, rules, side));
        text.push(' ');
        text.push_str(&lang.number(total.into()));
    }
    let over = score.is_last() && game.outcome().is_some();
    let leader = score.leader(rules.misere);
    let leader = leader.map(|side| side_name(lang, rules, side));
    text.push_str(" · ");
    text.push_str(&match (leader, over) {
        (Some(name), true) => words.match_won.with([&name]),
        (Some(name), false) => words.match_leads.with([&name]),
        (None, true) => words.match_drawn.to_owned(),
        (None, false) => words.match_even.to_owned(),
    });
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Player, match_score};
    use crate::rules::{Seat, Seating, Variant};

    fn three(change: impl FnOnce(&mut Variant)) -> Game {
        let mut variant = Variant::of_game(Seating::Three);
        change(&mut variant);
        Game::new(variant, vec![Player::human(); 3]).expect("a game")
    }

    #[test]
    fn who_left_comes_last_in_the_ranking() {
        let mut game = three(|_| {});
        game.resign(Seat(0));
        game.resign(Seat(1));
        assert!(game.outcome().is_some());
        let lines: Vec<String> = game
            .ranking()
            .iter()
            .map(|ranked| rank_line(Lang::En, &game, ranked))
            .collect();
        assert_eq!(lines[0], "1. Red: 0 marbles");
        assert_eq!(lines[1], "2. Black: 0 marbles, left");
        assert_eq!(lines[2], "2. White: 0 marbles, left");
        assert_eq!(
            end_reason(Lang::En, &game).as_deref(),
            Some("By resignation")
        );
    }

    #[test]
    fn a_match_is_told_with_its_totals() {
        let game = three(|variant| variant.games = 3);
        let score = match_score(&game).expect("a match");
        assert_eq!(
            match_line(Lang::En, &game, &score),
            "Game 1 of 3 · Black 0, White 0, Red 0 · all even"
        );
    }
}
