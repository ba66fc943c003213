//! The tag `Options`: a list of `key=value` for what differs from the usual
//! game.

use super::fault::RecordFault;
use crate::notation::said;
use crate::rules::{
    DEFAULT_TARGET, Draws, MAX_SEATS, MOST_GAMES, Rules, Seat, Seating, Start, Stuck, TARGETS,
    TeamReading, TurnMode, Variant,
};

/// The options of a variant as in a record: what differs from the usual game of
/// its kind; empty when nothing does.
pub fn variant_options(variant: &Variant) -> String {
    write_options(variant)
}

/// The variant that these options make of the usual game of a kind. Where it
/// starts is for others to say.
///
/// # Errors
/// When an option is wrong, in words.
pub fn read_variant_options(seating: Seating, text: &str) -> Result<Variant, String> {
    let mut variant = Variant {
        rules: Rules::new(seating),
        ..Variant::default()
    };
    match read_options(text, &mut variant) {
        None => Ok(variant),
        Some((option, fault)) => Err(format!("{option}: {fault}")),
    }
}

/// Takes the options of a text into a variant, whose game is already known.
/// The first that is wrong is returned with the reason, if there is one.
pub(super) fn read_options(text: &str, variant: &mut Variant) -> Option<(String, RecordFault)> {
    let words = || text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    // How many sides there are depends on the team reading.
    let (team, others): (Vec<&str>, Vec<&str>) = words().partition(|w| w.starts_with("team="));
    for word in team.into_iter().chain(others) {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        if let Err(fault) = read_option(key, value, variant) {
            return Some((word.to_owned(), fault));
        }
    }
    let variant = &*variant;
    let over = |side| variant.head_start[side] >= variant.rules.targets[side];
    (0..variant.rules.sides()).any(over).then(|| {
        let word = words().find(|word| word.starts_with("score"));
        let fault = {
            let lowest = variant.rules.targets[..variant.rules.sides()].iter().min();
            let below = lowest.map_or(0, |target| target.saturating_sub(1));
            RecordFault::OptionValue(said(|| format!("0–{below}")))
        };
        (word.unwrap_or(text).to_owned(), fault)
    })
}

fn read_option(key: &str, value: &str, variant: &mut Variant) -> Result<(), RecordFault> {
    let rules = &mut variant.rules;
    match key {
        "target" => {
            let [target] = numbers(value, 1, 1)?[..] else {
                return Err(RecordFault::Option);
            };
            rules.targets = [target; MAX_SEATS];
        }
        "targets" => {
            rules.targets = [DEFAULT_TARGET; MAX_SEATS];
            let targets = numbers(value, rules.sides(), *TARGETS.start())?;
            rules.targets[..targets.len()].copy_from_slice(&targets);
        }
        "score" => {
            let points = numbers(value, rules.sides(), 0)?;
            variant.head_start[..points.len()].copy_from_slice(&points);
        }
        "triangle" => rules.triangles = choice(value, &["no", "yes"])? == 1,
        "team" => {
            if !rules.seating.has_partners_marbles() {
                return Err(RecordFault::OptionForeign);
            }
            rules.reading = TeamReading::from_name(value).ok_or_else(|| {
                RecordFault::OptionValue("sumito | broadside | none | default".into())
            })?;
        }
        "first" => {
            let seats = rules.seating.seats() as u8;
            let seat = value.parse().ok().filter(|seat| (1..=seats).contains(seat));
            let wrong = || RecordFault::OptionValue(said(|| format!("1–{seats}")));
            rules.first = Seat(seat.ok_or_else(wrong)? - 1);
        }
        "repetition" => variant.draws.repetition = choice(value, &["off", "on"])? == 1,
        "quiet" => {
            let limit = value.parse().ok().filter(|&limit| limit > 0);
            if limit.is_none() && value != "off" {
                return Err(RecordFault::OptionValue("off | 1, 2, 3…".into()));
            }
            variant.draws.quiet = limit;
        }
        "stuck" => {
            let draws = choice(value, &["loss", "draw"])? == 1;
            rules.stuck = if draws { Stuck::Draws } else { Stuck::Loses };
        }
        "takeback" => variant.take_back = choice(value, &["no", "yes"])? == 1,
        "turn" => rules.turn = read_turn(value, rules)?,
        "firstturn" => rules.full_first_turn = choice(value, &["1", "2"])? == 1,
        "ball" => {
            rules.balls = choice(value, &["no", "yes"])? == 1;
            if rules.balls && rules.seating.colours().len() != 2 {
                return Err(RecordFault::OptionForeign);
            }
        }
        "placement" => {
            if choice(value, &["no", "yes"])? == 1 {
                variant.start = Start::Placement;
            }
        }
        "misere" => rules.misere = choice(value, &["no", "yes"])? == 1,
        "phase" if rules.seating.boards() == 2 => {
            rules.counter_phase = choice(value, &["in", "counter"])? == 1;
        }
        "phase" => {
            choice(value, &["in"])?;
        }
        "games" => {
            let wrong = || RecordFault::OptionValue(said(|| format!("1–{MOST_GAMES}")));
            let games = value.parse().ok();
            variant.games = games
                .filter(|games| (1..=MOST_GAMES).contains(games))
                .ok_or_else(wrong)?;
        }
        _ => return Err(RecordFault::Option),
    }
    Ok(())
}

/// The moves of a turn; one that moves the opponent's colour needs two colours.
fn read_turn(value: &str, rules: &Rules) -> Result<TurnMode, RecordFault> {
    let wrong = |text: &str| RecordFault::OptionValue(text.to_owned());
    let turn = TurnMode::from_name(value)
        .ok_or_else(|| wrong("own | own+own | own+other | other+own | any"))?;
    if turn.moves_other() && rules.seating.colours().len() != 2 {
        return Err(wrong("own | own+own"));
    }
    Ok(turn)
}

/// Which of the words a value is.
fn choice(value: &str, words: &[&str]) -> Result<usize, RecordFault> {
    let found = words.iter().position(|word| *word == value);
    found.ok_or_else(|| RecordFault::OptionValue(said(|| words.join(" | "))))
}

/// Numbers joined by `-`, from `least` to the highest target.
fn numbers(value: &str, count: usize, least: u8) -> Result<Vec<u8>, RecordFault> {
    let range = least..=*TARGETS.end();
    let found: Option<Vec<u8>> = value
        .split('-')
        .map(|part| part.parse().ok().filter(|n| range.contains(n)))
        .collect();
    found.filter(|found| found.len() == count).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        RecordFault::OptionValue(said(|| {
            let each = format!("{least}–{most}");
            match count {
                1 => each,
                _ => format!("{} (n = {each})", vec!["n"; count].join("-")),
            }
        }))
    })
}

/// The options of a variant; empty for the usual game.
pub(super) fn write_options(variant: &Variant) -> String {
    let rules = &variant.rules;
    let usual = Rules::new(rules.seating);
    let sides = rules.sides();
    let joined = |numbers: &[u8]| {
        let texts: Vec<String> = numbers[..sides].iter().map(u8::to_string).collect();
        texts.join("-")
    };
    let mut options = Vec::new();
    let targets = &rules.targets[..sides];
    if targets != &usual.targets[..sides] {
        options.push(if targets.iter().all(|t| t == &targets[0]) {
            format!("target={}", targets[0])
        } else {
            format!("targets={}", joined(&rules.targets))
        });
    }
    if variant.head_start[..sides].iter().any(|&points| points > 0) {
        options.push(format!("score={}", joined(&variant.head_start)));
    }
    if rules.triangles {
        options.push("triangle=yes".to_owned());
    }
    if rules.turn != usual.turn {
        options.push(format!("turn={}", rules.turn.name()));
    }
    if rules.full_first_turn {
        options.push("firstturn=2".to_owned());
    }
    if rules.balls {
        options.push("ball=yes".to_owned());
    }
    if matches!(variant.start, Start::Placement) {
        options.push("placement=yes".to_owned());
    }
    if rules.misere {
        options.push("misere=yes".to_owned());
    }
    if rules.reading != usual.reading && rules.seating.has_partners_marbles() {
        options.push(format!("team={}", rules.reading.name()));
    }
    if rules.first != usual.first {
        options.push(format!("first={}", rules.first.0 + 1));
    }
    let draws = Draws::default();
    if variant.draws.repetition != draws.repetition {
        options.push("repetition=off".to_owned());
    }
    if let Some(limit) = variant.draws.quiet {
        options.push(format!("quiet={limit}"));
    }
    if rules.stuck != usual.stuck {
        options.push("stuck=draw".to_owned());
    }
    if rules.counter_phase && rules.seating.boards() == 2 {
        options.push("phase=counter".to_owned());
    }
    if variant.games != 1 {
        options.push(format!("games={}", variant.games));
    }
    if !variant.take_back {
        options.push("takeback=no".to_owned());
    }
    options.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(game: &str, text: &str) -> Result<Variant, (String, RecordFault)> {
        let mut variant = Variant {
            rules: Rules::new(game.parse().expect("a game")),
            ..Variant::default()
        };
        match read_options(text, &mut variant) {
            None => Ok(variant),
            Some(error) => Err(error),
        }
    }

    #[test]
    fn options_are_written_as_they_are_read() {
        for (game, text) in [
            ("two", ""),
            ("two", "target=4"),
            ("two", "targets=6-5 score=2-0 triangle=yes"),
            ("four", "team=sumito"),
            ("four", "target=3 score=1-0-0-2 team=none first=3"),
            ("six-pairs", "targets=6-5-4"),
            ("two", "turn=own+other firstturn=2 ball=yes misere=yes"),
            ("two", "triangle=yes turn=any placement=yes"),
            ("six", "turn=own+own team=broadside"),
            ("two", "repetition=off quiet=50 stuck=draw takeback=no"),
            ("4x2x2", "phase=counter"),
            ("three", "games=3"),
        ] {
            let variant = read(game, text).expect("options");
            assert_eq!(write_options(&variant), text);
        }
        // The usual values may be written out, in any order.
        let usual = "takeback=yes quiet=off repetition=on stuck=loss triangle=no ball=no";
        assert_eq!(read("two", usual), read("two", ""));
        assert!(read("four", "score=1-0-0-2 team=none").is_ok());
    }

    #[test]
    fn options_that_are_not_understood_are_refused() {
        let fault = |game, text| read(game, text).expect_err(text).1;
        assert_eq!(fault("two", "speed=9"), RecordFault::Option);
        for (game, wrong) in [
            ("two", "target=0"),
            ("two", "target=11"),
            ("two", "target"),
            ("two", "targets=6"),
            ("two", "targets=6-5-4"),
            ("two", "score=6-0"),
            ("two", "target=2 score=2-0"),
            ("two", "triangle=perhaps"),
            ("four", "team=red"),
            ("three", "first=4"),
            ("two", "first=0"),
            ("two", "quiet=0"),
            ("two", "stuck=win"),
            ("two", "turn=both"),
            ("four", "turn=any"),
            ("two", "firstturn=3"),
            ("two", "phase=counter"),
            ("three", "games=0"),
            ("three", "games=13"),
        ] {
            assert!(
                matches!(fault(game, wrong), RecordFault::OptionValue(_)),
                "{wrong}"
            );
        }
        for (game, wrong) in [
            ("two", "team=sumito"),
            ("three", "ball=yes"),
            ("4x2x1", "team=sumito"),
        ] {
            assert_eq!(fault(game, wrong), RecordFault::OptionForeign, "{wrong}");
        }
        let said = |game, wrong| fault(game, wrong).to_string();
        assert_eq!(said("two", "target=11"), "possible values: 1–10");
        assert_eq!(
            said("three", "targets=1-2"),
            "possible values: n-n-n (n = 1–10)"
        );
        assert_eq!(
            read("two", "target=4 quiet=x").expect_err("wrong").0,
            "quiet=x"
        );
    }
}
