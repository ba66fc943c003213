//! How strongly to play.

use super::eval::net::knows;
use super::limits::{Limits, TimeLimit};
use super::params::{CONTEMPT, LAPSE};
use super::score::Score;
use crate::rules::Rules;

/// A level of play, 1 (a child wins) to 12 (full strength).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// Seeded noise on every evaluation: how a weak player misjudges.
///
/// It depends on the position and the seed alone, so a search with the same
/// seed finds the same move on every machine. Won and lost games are never
/// misjudged once they are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noise {
    seed: u64,
    /// Largest error, in thousandths of a marble.
    most: Score,
}

impl Noise {
    /// Errors of up to `most`.
    pub const fn new(seed: u64, most: Score) -> Noise {
        Noise { seed, most }
    }

    /// Whether a player of misère forgets at this position that ejections are
    /// bad. Nobody can be forced to eject, so without such lapses nobody would
    /// ever win.
    pub(super) fn forgets(self, key: u64) -> bool {
        let chance = (self.most * self.most / LAPSE) as u64;
        self.mixed(!key) % 1000 < chance
    }

    /// A number that depends on the position and the seed alone.
    #[inline]
    fn mixed(self, key: u64) -> u64 {
        mixed(key ^ self.seed.wrapping_mul(GOLDEN))
    }

    /// The error on the position with this key, from the view of the root's side.
    #[inline]
    pub(super) fn of(self, key: u64) -> Score {
        if self.most == 0 {
            return 0;
        }
        let z = self.mixed(key);
        // The sum of two even spreads: small errors are likelier than large ones.
        let spread = 2 * self.most as u64 + 1;
        let (a, b) = ((z >> 32) % spread, (z & 0xFFFF_FFFF) % spread);
        (a + b) as Score / 2 - self.most
    }
}

/// Spreads numbers that follow each other.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// A number of which nobody sees any more what it was made from.
#[inline]
fn mixed(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// How one search is to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// When it ends.
    pub limits: Limits,
    /// How it misjudges.
    pub noise: Noise,
    /// What it thinks a draw is worth less than an even game, in thousandths of a
    /// marble.
    pub contempt: Score,
    /// Whether it starts from a cleared table, for the same result every time.
    pub fresh: bool,
    /// Limits and noise instead of those where the net does not know the game.
    pub without_net: Option<(Limits, Noise)>,
}

impl Manner {
    /// Full strength within limits, keeping what earlier searches learnt: an
    /// impartial judgement.
    pub const fn within(limits: Limits) -> Manner {
        Manner {
            limits,
            noise: Noise::new(0, 0),
            contempt: 0,
            fresh: false,
            without_net: None,
        }
    }

    /// The same, as it is done in a game with these rules.
    pub fn under(mut self, rules: &Rules) -> Manner {
        if let Some((limits, noise)) = self.without_net
            && !knows(rules)
        {
            self.limits = limits;
            self.noise = noise;
        }
        self
    }

    /// The same for a player, who would rather win than draw.
    pub const fn playing(limits: Limits) -> Manner {
        Manner {
            contempt: CONTEMPT,
            ..Manner::within(limits)
        }
    }
}

struct Strength {
    depth: u8,
    nodes: u64,
    noise: Score,
}

/// All levels but the last in games that the net knows: plies, positions, largest error in
/// thousandths of a marble.
const STRENGTHS: [Strength; 11] = [
    strength(1, 1_000, 1200),
    strength(1, 1_000, 720),
    strength(1, 1_000, 500),
    strength(1, 1_000, 290),
    strength(2, 2_000, 450),
    strength(2, 2_000, 150),
    strength(8, 1_200, 0),
    strength(10, 4_200, 0),
    strength(12, 32_000, 0),
    strength(16, 180_000, 0),
    strength(20, 800_000, 0),
];

/// The same in all other games. The evaluation knows less of them, and so they
/// have to look further.
const WITHOUT_NET: [Strength; STRENGTHS.len()] = [
    strength(1, 1_000, 1500),
    strength(1, 1_000, 900),
    strength(2, 2_000, 900),
    strength(2, 2_000, 350),
    strength(3, 5_000, 250),
    strength(4, 10_000, 300),
    strength(5, 20_000, 100),
    strength(6, 50_000, 0),
    strength(8, 150_000, 0),
    strength(10, 500_000, 0),
    strength(12, 1_000_000, 0),
];

/// The last level's time for a move.
const TIME: TimeLimit = TimeLimit {
    soft: 1_800,
    hard: 3_000,
};

const fn strength(depth: u8, nodes: u64, noise: Score) -> Strength {
    Strength {
        depth,
        nodes,
        noise,
    }
}

impl Strength {
    const fn limits_and_noise(&self, seed: u64) -> (Limits, Noise) {
        let limits = Limits {
            depth: Some(self.depth),
            nodes: Some(self.nodes),
            time: None,
        };
        (limits, Noise::new(seed, self.noise))
    }
}

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);
    /// The strongest.
    pub const LAST: Level = Level(12);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::LAST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::FIRST.0..=Level::LAST.0).map(Level)
    }

    /// 1 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it thinks by the clock, on a usual day; the others count positions, alike
    /// on every machine.
    pub const fn is_timed(self) -> bool {
        self.0 as usize > STRENGTHS.len()
    }

    /// The level as which it plays one game. Like people it has better and worse days:
    /// of four games it plays, by lot, one as the level above and one as the level
    /// below. Twelve levels have to reach from a child to full strength, and so are far
    /// apart; this way there is something between winning nearly always against one
    /// and hardly ever against the next.
    ///
    /// The first has no worse day, and the last is always at full strength.
    pub fn form(self, lot: u64) -> Level {
        let number = match mixed(lot.wrapping_add(GOLDEN)) % 4 {
            _ if self == Level::LAST => self.0,
            0 => self.0 + 1,
            1 => self.0 - 1,
            _ => self.0,
        };
        Level(number.max(Level::FIRST.0))
    }

    /// How it searches. The seed decides how the weaker levels err.
    pub fn manner(self, seed: u64) -> Manner {
        let index = usize::from(self.0) - 1;
        let Some(strength) = STRENGTHS.get(index) else {
            return Manner::playing(Limits {
                time: Some(TIME),
                ..Limits::INFINITE
            });
        };
        let (limits, noise) = strength.limits_and_noise(seed);
        Manner {
            limits,
            noise,
            contempt: CONTEMPT,
            fresh: true,
            without_net: Some(WITHOUT_NET[index].limits_and_noise(seed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_levels_and_noise_within_bounds() {
        assert_eq!(Level::all().count(), 12);
        assert_eq!((Level::new(0), Level::new(13)), (None, None));
        assert!(Level::LAST.is_timed() && !Level::FIRST.is_timed());
        let noise = Noise::new(3, 500);
        let errors: Vec<Score> = (0..4000).map(|key| noise.of(key)).collect();
        assert!(errors.iter().all(|e| e.abs() <= 500));
        let mean = errors.iter().sum::<Score>() / 4000;
        assert!(mean.abs() < 20, "{mean}");
        assert_ne!(Noise::new(4, 500).of(1), noise.of(1));
    }

    #[test]
    fn one_day_in_four_is_better_and_one_is_worse() {
        for level in Level::all() {
            let mut days = [0; 3];
            for lot in 0..4000 {
                let form = level.form(lot);
                assert_eq!(form, level.form(lot), "the same lot");
                days[usize::from(form.0 + 1 - level.0)] += 1;
            }
            let worse = if level == Level::FIRST { 0 } else { 1000 };
            let expected = match level {
                Level::LAST => [0, 4000, 0],
                _ => [worse, 3000 - worse, 1000],
            };
            for (days, expected) in days.into_iter().zip(expected) {
                assert!(i32::abs(days - expected) < 100, "{level:?}: {days}");
            }
        }
    }
}
