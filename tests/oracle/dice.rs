//! Random numbers that are the same on every machine.

/// A small generator of pseudo-random numbers (xorshift), seeded per game.
pub struct Dice(pub u64);

impl Dice {
    /// A number from 0 to `n` less one.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}
