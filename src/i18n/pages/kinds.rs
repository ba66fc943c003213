//! Games in words: what they are called, and what is special about them.

use crate::i18n::lang::Lang;
use crate::rules::{
    DEFAULT_TARGET, Rules, Seating, Start, Stuck, TeamReading, TimeControl, TurnMode, Variant,
};

/// What a kind of game is called.
pub fn seating_name(lang: Lang, seating: Seating) -> &'static str {
    let words = &lang.pages().kinds;
    match seating {
        Seating::Two => words.two,
        Seating::Three => words.three,
        Seating::Four => words.four,
        Seating::Five => words.five,
        Seating::Six => words.six,
        Seating::SixPairs => words.six_pairs,
        Seating::SharedColours => words.shared,
        Seating::TwoBoards => words.two_boards,
    }
}

/// What a time control is called, such as `10 min + 5 s`; nothing without a clock.
pub fn time_name(lang: Lang, time: TimeControl) -> Option<String> {
    let words = &lang.pages().kinds;
    let length = |seconds: u32| {
        if seconds.is_multiple_of(60) {
            words.minutes.with([&lang.number((seconds / 60).into())])
        } else {
            words.seconds.with([&lang.number(seconds.into())])
        }
    };
    match time {
        TimeControl::None => None,
        TimeControl::PerPlayer {
            seconds,
            increment: 0,
        } => Some(length(seconds)),
        TimeControl::PerPlayer { seconds, increment } => {
            let added = words.seconds.with([&lang.number(increment.into())]);
            Some([&length(seconds), " + ", &added].concat())
        }
        TimeControl::Common { seconds } => Some(words.common_time.with([&length(seconds)])),
    }
}

/// What a turn is called.
pub fn turn_name(lang: Lang, turn: TurnMode) -> &'static str {
    let words = &lang.pages().kinds;
    match turn {
        TurnMode::Single => words.turn_single,
        TurnMode::OwnOwn => words.turn_own_own,
        TurnMode::OwnOther => words.turn_own_other,
        TurnMode::OtherOwn => words.turn_other_own,
        TurnMode::Any => words.turn_any,
    }
}

/// What a team reading is called.
pub fn reading_name(lang: Lang, reading: TeamReading) -> &'static str {
    let words = &lang.pages().kinds;
    match reading {
        TeamReading::Inline => words.team_inline,
        TeamReading::Sumito => words.team_sumito,
        TeamReading::Broadside => words.team_broadside,
        TeamReading::None => words.team_none,
    }
}

/// Everything in which a game differs from the usual one of its kind, one short
/// text each, the most telling first. The start layout is not among them.
pub fn specials(lang: Lang, variant: &Variant) -> Vec<String> {
    let words = &lang.pages().kinds;
    let rules = &variant.rules;
    let usual = Rules::new(rules.seating);
    let mut all: Vec<String> = Vec::new();
    let mut say = |special: bool, text: &str| {
        if special {
            all.push(text.to_owned());
        }
    };
    say(rules.misere, words.misere);
    say(rules.triangles, words.triangles);
    say(rules.turn != usual.turn, turn_name(lang, rules.turn));
    say(rules.balls, words.balls);
    say(variant.start == Start::Placement, words.placement);
    say(
        rules.reading != usual.reading,
        reading_name(lang, rules.reading),
    );
    say(rules.counter_phase, words.counter_phase);
    let joined = |numbers: &[u8]| {
        let texts: Vec<String> = numbers.iter().map(|&n| lang.number(n.into())).collect();
        texts.join(" : ")
    };
    let targets = &rules.targets[..rules.sides()];
    if targets.iter().any(|&target| target != targets[0]) {
        all.push(words.targets.with([&joined(targets)]));
    } else if targets[0] != DEFAULT_TARGET {
        all.push(words.target.with([&lang.number(targets[0].into())]));
    }
    let head_start = &variant.head_start[..rules.sides()];
    if head_start.iter().any(|&points| points > 0) {
        all.push(words.head_start.with([&joined(head_start)]));
    }
    all.extend(time_name(lang, variant.time));
    if variant.games > 1 {
        all.push(lang.count(words.games, variant.games.into()));
    }
    if let Some(limit) = variant.draws.quiet {
        all.push(lang.count(words.quiet, limit.into()));
    }
    let mut say = |special: bool, text: &str| {
        if special {
            all.push(text.to_owned());
        }
    };
    say(!variant.draws.repetition, words.no_repetition);
    say(rules.stuck == Stuck::Draws, words.stuck_draws);
    say(!variant.take_back, words.no_take_back);
    all
}

/// A game in a line: its kind, and what is special about it.
pub fn game_name(lang: Lang, variant: &Variant) -> String {
    let mut parts = vec![seating_name(lang, variant.rules.seating).to_owned()];
    parts.extend(specials(lang, variant));
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{preset, presets};

    #[test]
    fn games_are_told_by_what_is_special() {
        let name = |id: &str| game_name(Lang::En, &preset(id).expect("a preset").variant());
        assert_eq!(name("standard"), "Two players");
        assert_eq!(
            name("blitz"),
            "Two players · target 4 · 5 min · no take-back"
        );
        assert_eq!(name("handicap"), "Two players · head start 2 : 0");
        assert_eq!(name("double-move"), "Two players · two own moves a turn");
    }

    #[test]
    fn no_two_presets_read_alike_but_for_their_layout() {
        for lang in Lang::ALL {
            let mut names: Vec<String> = presets()
                .iter()
                .map(|preset| game_name(lang, &preset.variant()))
                .collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), presets().len(), "{names:?}");
        }
    }
}
