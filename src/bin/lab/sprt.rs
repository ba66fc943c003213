//! Whether a match has shown enough: the sequential probability ratio test on
//! pairs of games.

/// Chance of either wrong answer.
const ERROR: f64 = 0.05;

/// A match of fewer pairs shows nothing: their spread is not known yet.
const LEAST_PAIRS: usize = 20;

/// Two assumptions between which a match decides, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// A is this much better, or less …
    pub low: f64,
    /// … or this much, or more.
    pub high: f64,
}

/// What has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A is at least `high` better.
    Better,
    /// A is at most `low` better.
    NoBetter,
}

impl Sprt {
    /// Reads `LOW,HIGH`.
    ///
    /// # Errors
    /// When these are not two rising numbers.
    pub fn read(text: &str) -> Result<Sprt, String> {
        let numbers = text.split_once(',').and_then(|(low, high)| {
            let sprt = Sprt {
                low: low.trim().parse().ok()?,
                high: high.trim().parse().ok()?,
            };
            (sprt.low < sprt.high).then_some(sprt)
        });
        numbers.ok_or_else(|| format!("--sprt: \"{text}\" is not LOW,HIGH"))
    }

    /// The logarithm of how much likelier the pairs are under `high` than under
    /// `low`: pairs by A's half points, 0 to 4.
    ///
    /// The usual approximation for results of unknown spread (Van den Bergh,
    /// *The generalized SPRT*): both assumptions fix the mean and leave the
    /// variance as it was observed.
    pub fn log_ratio(self, pairs: &[usize; 5]) -> f64 {
        // A few results nobody has seen keep the variance from being nothing.
        const UNSEEN: f64 = 1e-3;
        let weights = pairs.map(|n| n as f64 + UNSEEN);
        let count: f64 = weights.iter().sum();
        let points = |i: usize| i as f64 / 4.0;
        let mean = (0..5).map(|i| weights[i] * points(i)).sum::<f64>() / count;
        let spread: f64 = (0..5)
            .map(|i| weights[i] * (points(i) - mean).powi(2))
            .sum::<f64>()
            / count;
        let share = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (low, high) = (share(self.low), share(self.high));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)
    }

    /// The ratio at which `high` is taken for true; its negative for `low`.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// What the pairs have shown, if anything.
    pub fn verdict(self, pairs: &[usize; 5]) -> Option<Verdict> {
        let ratio = self.log_ratio(pairs);
        if pairs.iter().sum::<usize>() < LEAST_PAIRS {
            None
        } else if ratio >= Sprt::bound() {
            Some(Verdict::Better)
        } else if ratio <= -Sprt::bound() {
            Some(Verdict::NoBetter)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_decided_when_it_is_clear_and_not_before() {
        let sprt = Sprt::read("0,10").unwrap();
        assert_eq!(sprt.verdict(&[0; 5]), None);
        assert_eq!(sprt.verdict(&[0, 0, 6, 0, 0]), None, "too few");
        assert_eq!(sprt.verdict(&[10, 20, 40, 22, 12]), None);
        assert_eq!(
            sprt.verdict(&[50, 200, 500, 300, 90]),
            Some(Verdict::Better)
        );
        assert_eq!(
            sprt.verdict(&[90, 300, 500, 200, 50]),
            Some(Verdict::NoBetter)
        );
        assert!(Sprt::read("5").is_err() && Sprt::read("5,5").is_err());
    }
}
