//! What came of many games.

use super::play::Played;
use abalone::rules::Reason;
use std::collections::BTreeMap;

/// How games ended.
#[derive(Default)]
pub struct Tally {
    /// Games played.
    pub games: usize,
    /// Single moves in all of them.
    pub plies: usize,
    /// Things that happened in as many games of people and the computer.
    pub events: usize,
    longest: usize,
    leaves: usize,
    /// By words for the reason.
    ends: BTreeMap<&'static str, usize>,
    /// Of each side, and at last of nobody.
    winners: BTreeMap<String, usize>,
}

impl Tally {
    /// Takes in a game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.plies += played.plies;
        self.longest = self.longest.max(played.plies);
        self.leaves += played.leaves;
        *self.ends.entry(words(played.outcome.reason)).or_default() += 1;
        let winner = played
            .outcome
            .winner
            .map_or("draw".to_owned(), |side| format!("side {}", side.0 + 1));
        *self.winners.entry(winner).or_default() += 1;
    }

    /// In a line.
    pub fn report(&self) -> String {
        let counts = |all: Vec<(String, usize)>| {
            let texts: Vec<String> = all
                .into_iter()
                .map(|(name, n)| format!("{name} {n}"))
                .collect();
            texts.join(", ")
        };
        let ends = self.ends.iter().map(|(name, n)| ((*name).to_owned(), *n));
        let winners = self.winners.iter().map(|(name, n)| (name.clone(), *n));
        format!(
            "{} games, {} moves (longest {}), {} left; ended by {}; won by {}; {} events;",
            self.games,
            self.plies,
            self.longest,
            self.leaves,
            counts(ends.collect()),
            counts(winners.collect()),
            self.events,
        )
    }
}

fn words(reason: Reason) -> &'static str {
    match reason {
        Reason::Target => "target",
        Reason::Ball => "ball",
        Reason::Stuck => "no move",
        Reason::Repetition => "repetition",
        Reason::Quiet => "quiet limit",
        Reason::Resignation => "resignation",
        Reason::Time => "time",
        Reason::TimeLimit => "common time",
        Reason::Boards => "both boards",
        Reason::Agreement => "agreement",
    }
}
