//! The transposition table: what is known of positions seen before.

use super::score::Score;
use crate::rules::Move;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// Nothing is known of the score.
    None = 0,
    /// The true score is at most this.
    Upper = 1,
    /// The true score is at least this.
    Lower = 2,
    /// The score is exact.
    Exact = 3,
}

impl Bound {
    const ALL: [Bound; 4] = [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact];
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The best move found. It may belong to another position with the same
    /// place in the table: check it before playing it.
    pub mv: Option<Move>,
    /// Score, wins counted from this position.
    pub score: i16,
    /// Static evaluation.
    pub eval: i16,
    /// Plies searched below it.
    pub depth: i8,
    /// How to read the score.
    pub bound: Bound,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    mv: u16,
    score: i16,
    eval: i16,
    depth: i8,
    /// Two bits bound, six bits age.
    mark: u8,
}

/// No move of any position has these bits.
const NO_MOVE: u16 = u16::MAX;
/// Entries that share a place; together one cache line.
const WAYS: usize = 4;
/// Ages before they begin again.
const AGES: u8 = 64;
/// Plies of depth that one search's age is worth when an entry has to go.
const AGE_WEIGHT: i32 = 4;

/// A table of fixed size.
pub struct Table {
    entries: Vec<Entry>,
    mask: u64,
    age: u8,
}

impl Table {
    /// A table of at most this many bytes (at least one place).
    pub fn new(bytes: usize) -> Table {
        let place = size_of::<Entry>() * WAYS;
        let wanted = (bytes / place).max(1);
        // The largest power of two that fits.
        let places = 1_usize << wanted.ilog2();
        Table {
            entries: vec![Entry::default(); places * WAYS],
            mask: places as u64 - 1,
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::default());
        self.age = 0;
    }

    /// A new search begins: what older ones left goes first.
    pub fn next_age(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[inline]
    fn place(&self, key: u64) -> std::ops::Range<usize> {
        // Masked before the cast: the same on machines of any word size.
        let first = (key & self.mask) as usize * WAYS;
        first..first + WAYS
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Known> {
        let found = self.entries[self.place(key)]
            .iter()
            .find(|e| e.key == key && e.mark & 3 != 0)?;
        Some(Known {
            mv: Move::from_bits(found.mv),
            score: found.score,
            eval: found.eval,
            depth: found.depth,
            bound: Bound::ALL[usize::from(found.mark & 3)],
        })
    }

    /// Keeps what has become known of the position with this key.
    #[inline]
    pub fn put(&mut self, key: u64, known: Known) {
        let age = self.age;
        let place = self.place(key);
        let places = &mut self.entries[place];
        let worth = |e: &Entry| {
            let older = i32::from((age + AGES - (e.mark >> 2)) % AGES);
            i32::from(e.depth) - AGE_WEIGHT * older
        };
        let mut chosen = 0;
        let mut least = i32::MAX;
        for (i, entry) in places.iter().enumerate() {
            if entry.key == key || entry.mark & 3 == 0 {
                chosen = i;
                break;
            }
            if worth(entry) < least {
                least = worth(entry);
                chosen = i;
            }
        }
        let entry = &mut places[chosen];
        let same = entry.key == key;
        // A deeper result of this very search is not given up for a shallow one.
        let keep = same
            && entry.mark >> 2 == age
            && known.bound != Bound::Exact
            && i32::from(known.depth) + AGE_WEIGHT < i32::from(entry.depth);
        if keep {
            return;
        }
        let kept_move = if same { entry.mv } else { NO_MOVE };
        *entry = Entry {
            key,
            mv: known.mv.map_or(kept_move, Move::bits),
            score: known.score,
            eval: known.eval,
            depth: known.depth,
            mark: known.bound as u8 | age << 2,
        };
    }
}

/// Whether a stored score settles a node with this window.
#[inline]
pub fn settles(bound: Bound, score: Score, alpha: Score, beta: Score) -> bool {
    match bound {
        Bound::None => false,
        Bound::Upper => score <= alpha,
        Bound::Lower => score >= beta,
        Bound::Exact => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, Direction};

    fn known(depth: i8) -> Known {
        Known {
            mv: Some(Move::inline(Cell::CENTRE, Direction::East)),
            score: 5,
            eval: 6,
            depth,
            bound: Bound::Exact,
        }
    }

    #[test]
    fn what_is_put_is_found_until_it_has_to_go() {
        assert_eq!(size_of::<Entry>() * WAYS, 64);
        let mut table = Table::new(64);
        for key in 1..=4 {
            table.put(key, known(key as i8));
        }
        assert!((1..=4).all(|key| table.get(key) == Some(known(key as i8))));
        table.put(9, known(9));
        assert_eq!(table.get(1), None, "the shallowest goes");
        assert_eq!(table.get(9), Some(known(9)));
        table.clear();
        assert_eq!(table.get(9), None);
    }
}
