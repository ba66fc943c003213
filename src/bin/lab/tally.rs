//! What came of a match.

use crate::plan::Plan;
use crate::sprt::{Sprt, Verdict};
use abalone::rules::{Boards, Reason, Side};
use std::collections::BTreeMap;

/// An answer is late when it exceeds its time by more than this.
const GRACE_MS: u64 = 20;

/// What came of a match, from the view of its first player, A.
#[derive(Default)]
pub struct Tally {
    /// Games that A won, that nobody won, that a B won.
    results: [usize; 3],
    /// Single moves in all games.
    pub plies: usize,
    /// Moves that were none, of A and of B.
    pub illegal: [usize; 2],
    timed: [usize; 2],
    late: [usize; 2],
    latest_ms: [u64; 2],
    slowest_ms: [u64; 2],
    /// Points made by A's side and by B's sides.
    points: [usize; 2],
    /// Games of two sides: results of pairs of games, in half points 0 to 4.
    pairs: [usize; 5],
    pair: usize,
    /// Games by why they ended.
    ends: BTreeMap<&'static str, usize>,
}

/// The end of one game.
pub struct Last {
    /// How it ended for A.
    pub ending: Ending,
    /// Why, in a few words.
    pub why: &'static str,
    /// Where.
    pub boards: Boards,
}

/// Why a game ended, in a few words.
pub fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Target => "target",
        Reason::Ball => "neutral ball",
        Reason::Stuck => "no legal move",
        Reason::Repetition => "repetition",
        Reason::Quiet => "no progress",
        Reason::Resignation => "resignation",
        Reason::Time => "time",
        Reason::TimeLimit => "common time",
        Reason::Boards => "both boards over",
        Reason::Agreement => "agreement",
    }
}

/// How one game ended for A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A won.
    Won,
    /// Nobody won.
    Drawn,
    /// A B won.
    Lost,
}

impl Tally {
    /// Takes in a move that took so long, and may have taken `allowed`.
    pub fn timed(&mut self, who: usize, millis: u64, allowed: Option<u64>) {
        self.plies += 1;
        self.slowest_ms[who] = self.slowest_ms[who].max(millis);
        if let Some(allowed) = allowed {
            let over = millis.saturating_sub(allowed);
            self.timed[who] += 1;
            self.late[who] += usize::from(over > GRACE_MS);
            self.latest_ms[who] = self.latest_ms[who].max(over);
        }
    }

    /// Takes in the end of a game in which A had a side.
    pub fn ended(&mut self, last: &Last, first: Side) {
        let boards = &last.boards;
        self.results[last.ending as usize] += 1;
        *self.ends.entry(last.why).or_default() += 1;
        for side in boards.rules().all_sides() {
            self.points[usize::from(side != first)] += usize::from(boards.points(side));
        }
        if boards.rules().sides() == 2 {
            self.pair += 2 - last.ending as usize;
            if self.games().is_multiple_of(2) {
                self.pairs[self.pair] += 1;
                self.pair = 0;
            }
        }
    }

    /// Adds the whole pairs of another part of the same match.
    pub fn add(&mut self, part: &Tally) {
        let sum = |all: &mut [usize], more: &[usize]| {
            for (a, b) in all.iter_mut().zip(more) {
                *a += b;
            }
        };
        sum(&mut self.results, &part.results);
        sum(&mut self.pairs, &part.pairs);
        sum(&mut self.points, &part.points);
        sum(&mut self.illegal, &part.illegal);
        sum(&mut self.timed, &part.timed);
        sum(&mut self.late, &part.late);
        self.plies += part.plies;
        for (why, games) in &part.ends {
            *self.ends.entry(why).or_default() += games;
        }
        for who in 0..2 {
            self.latest_ms[who] = self.latest_ms[who].max(part.latest_ms[who]);
            self.slowest_ms[who] = self.slowest_ms[who].max(part.slowest_ms[who]);
        }
    }

    /// Whether the match has shown what it was to show.
    pub fn verdict(&self, sprt: Option<Sprt>) -> Option<Verdict> {
        sprt?.verdict(&self.pairs)
    }

    /// How the match stands, in a few words.
    pub fn standing(&self, sprt: Option<Sprt>) -> String {
        let mut text = self.score();
        if let Some((elo, width)) = self.elo() {
            text.push_str(&format!(", Elo {elo:+.1} ± {width:.1}"));
        }
        if let Some(sprt) = sprt {
            text.push_str(&format!(", LLR {:+.2}", sprt.log_ratio(&self.pairs)));
        }
        text
    }

    fn games(&self) -> usize {
        self.results.iter().sum()
    }

    /// Wins, draws and losses.
    pub fn score(&self) -> String {
        let [won, drawn, lost] = self.results;
        format!("+{won} ={drawn} -{lost}")
    }

    /// Why the games ended, and how many.
    fn ends(&self) -> String {
        let each = self.ends.iter();
        let ends: Vec<_> = each.map(|(why, games)| format!("{why} {games}")).collect();
        ends.join(", ")
    }

    /// Elo difference and the half-width of its 95 % interval, from pairs of
    /// games: two games of one opening are not independent.
    fn elo(&self) -> Option<(f64, f64)> {
        let n = self.pairs.iter().sum::<usize>() as f64;
        let points = |i: usize| i as f64 / 4.0;
        let share = |f: &dyn Fn(f64) -> f64| {
            let sum: f64 = (0..5).map(|i| self.pairs[i] as f64 * f(points(i))).sum();
            sum / n
        };
        let mean = share(&|x| x);
        if n < 2.0 || mean <= 0.0 || mean >= 1.0 {
            return None;
        }
        let deviation = (share(&|x| (x - mean) * (x - mean)) / (n - 1.0)).sqrt();
        let elo = |p: f64| -400.0 * (1.0 / p.clamp(1e-4, 1.0 - 1e-4) - 1.0).log10();
        let width = (elo(mean + 1.96 * deviation) - elo(mean - 1.96 * deviation)) / 2.0;
        Some((elo(mean), width))
    }

    /// Everything, for people.
    pub fn summary(&self, plan: &Plan, seconds: f64) -> String {
        let games = self.games().max(1);
        let sides = plan.sides();
        let comparison = match self.elo() {
            Some((elo, width)) => format!(", Elo {elo:+.1} ± {width:.1}"),
            None if sides > 2 => format!(", equals would win {:.1}", games as f64 / sides as f64),
            None => String::new(),
        };
        let mut text = format!(
            "{} of {} games ({:.0} plies a game, {seconds:.0} s){comparison}\n",
            self.score(),
            self.games(),
            self.plies as f64 / games as f64,
        );
        text.push_str(&format!("ended by: {}\n", self.ends()));
        if sides == 2 {
            text.push_str(&format!("pairs by half points 0 to 4: {:?}\n", self.pairs));
        }
        if let Some(sprt) = plan.sprt {
            let shown = match self.verdict(plan.sprt) {
                Some(Verdict::Better) => "A is better",
                Some(Verdict::NoBetter) => "A is no better",
                None => "not decided",
            };
            text.push_str(&format!(
                "SPRT [{}, {}]: LLR {:+.2} of ±{:.2}: {shown}\n",
                sprt.low,
                sprt.high,
                sprt.log_ratio(&self.pairs),
                Sprt::bound(),
            ));
        }
        for (who, kind) in plan.kinds.iter().enumerate() {
            let seats = games * if who == 0 { 1 } else { sides - 1 };
            text.push_str(&format!(
                "{}: {kind}: {:.2} points a game and side, illegal {}, \
                 late {} of {} (worst {} ms over), slowest {} ms\n",
                ["A", "B"][who],
                self.points[who] as f64 / seats as f64,
                self.illegal[who],
                self.late[who],
                self.timed[who],
                self.latest_ms[who],
                self.slowest_ms[who],
            ));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abalone::rules::preset;

    #[test]
    fn elo_of_even_and_uneven_matches() {
        let mut tally = Tally::default();
        assert_eq!(tally.elo(), None);
        tally.pairs = [5, 0, 10, 0, 5];
        assert!(tally.elo().is_some_and(|(elo, _)| elo.abs() < 1e-9));
        tally.pairs = [0, 0, 10, 0, 10];
        assert!(tally.elo().is_some_and(|(elo, width)| elo > width));
    }

    #[test]
    fn reasons_are_counted_over_all_parts() {
        let standard = preset("standard").expect("a preset").variant();
        let boards = standard.first_boards().expect("a start");
        let last = |why| Last {
            ending: Ending::Drawn,
            why,
            boards,
        };
        let mut tally = Tally::default();
        for ends in [["repetition", "target"], ["repetition", "repetition"]] {
            let mut part = Tally::default();
            for why in ends {
                part.ended(&last(why), Side(0));
            }
            tally.add(&part);
        }
        assert_eq!(tally.ends(), "repetition 3, target 1");
        assert_eq!(tally.score(), "+0 =4 -0");
    }
}
