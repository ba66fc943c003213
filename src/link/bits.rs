//! Numbers below a known limit as bits, the highest first.

/// Bits that numbers below `limit` need.
const fn width(limit: u32) -> u32 {
    match limit {
        0 | 1 => 0,
        _ => 32 - (limit - 1).leading_zeros(),
    }
}

/// Puts numbers into bytes.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    free: u32,
}

impl BitWriter {
    /// Adds a number below `limit`.
    pub(super) fn push(&mut self, number: u32, limit: u32) {
        for bit in (0..width(limit)).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.free;
            }
        }
    }

    /// The bytes; the last one filled with zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Takes numbers from bytes.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, at: 0 }
    }

    /// The next number below `limit`; none when the bytes have run out, or it is
    /// not below.
    pub(super) fn take(&mut self, limit: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..width(limit) {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        (number < limit.max(1)).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_back() {
        let numbers: Vec<(u32, u32)> = (1..400)
            .map(|i| (i * 7 % (i % 90 + 1), i % 90 + 1))
            .collect();
        let mut writer = BitWriter::default();
        for &(number, limit) in &numbers {
            writer.push(number, limit);
        }
        let bytes = writer.finish();
        let mut reader = BitReader::new(&bytes);
        for &(number, limit) in &numbers {
            assert_eq!(reader.take(limit), Some(number));
        }
        assert_eq!(BitReader::new(&[]).take(2), None);
        assert_eq!(BitReader::new(&[0xFF]).take(5), None, "7 is not below 5");
        assert_eq!((width(1), width(2), width(64), width(65)), (0, 1, 6, 7));
    }
}
