//! Random games of everything that can be played, to their ends, with everything
//! checked at each move; `cargo lab soak` plays more of them.

#[path = "../src/bin/lab/dice.rs"]
mod dice;
#[path = "../src/bin/lab/soak/random_games/mod.rs"]
mod random_games;

use random_games::{Case, Tally, attend, further, offered, play};

/// Plays games of a case; nothing may be wrong with any.
fn soak(case: &Case, games: usize) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games {
        let failed = |why: String| -> ! { panic!("{} {game}: {why}", case.id) };
        match play(case, game as u64) {
            Ok(played) => tally.add(&played),
            Err(why) => failed(why),
        }
        match attend(case, game as u64) {
            Ok(events) => tally.events += events,
            Err(why) => failed(why),
        }
    }
    println!("{}: {}", case.id, tally.report());
    tally
}

#[test]
fn twenty_games_of_every_preset() {
    let presets = offered();
    assert_eq!(presets.len(), 12);
    for case in presets {
        let tally = soak(&case, 20);
        assert_eq!(tally.games, 20);
        assert!(tally.plies > 20 * 20, "{}", tally.plies);
    }
}

#[test]
fn games_of_further_combinations() {
    for case in further() {
        soak(&case, if case.id == "mixed" { 60 } else { 2 });
    }
}
