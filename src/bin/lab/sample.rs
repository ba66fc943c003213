//! Positions for training, as they lie in a file.
//!
//! A file is a row of records of [`RECORD`] bytes, numbers little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | marbles of the side to move, one bit a cell by ring index |
//! | 8–15 | marbles of the other side |
//! | 16–17 | the search's score for the side to move, in thousandths of a marble |
//! | 18 | points of the side to move |
//! | 19 | points of the other side |
//! | 20 | result for the side to move: 0 lost, 1 drawn, 2 won |
//! | 21 | moves since the last ejection, 255 for more |
//! | 22–23 | plies since the game began |

use abalone::rules::{CellSet, Position, Side};

/// Bytes of a record.
pub const RECORD: usize = 24;

/// A position with what a search thought of it and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Marbles of the side to move.
    pub own: CellSet,
    /// Marbles of the other side.
    pub enemy: CellSet,
    /// The search's score for the side to move, in thousandths of a marble.
    pub score: i16,
    /// Points of the side to move and of the other.
    pub points: [u8; 2],
    /// Half points for the side to move: 0 lost, 1 drawn, 2 won.
    pub result: u8,
    /// Moves since the last ejection.
    pub quiet: u8,
    /// Plies since the game began.
    pub ply: u16,
}

impl Sample {
    /// A position of a game of two, its result not yet known.
    pub fn of(position: &Position, score: i32, ply: usize) -> Sample {
        let forces = position.forces();
        let side = position.turn_side();
        Sample {
            own: forces.own,
            enemy: forces.enemy,
            score: score.clamp(-32_000, 32_000) as i16,
            points: [position.points(side), position.points(Side(1 - side.0))],
            result: 1,
            quiet: position.quiet().min(255) as u8,
            ply: ply.min(usize::from(u16::MAX)) as u16,
        }
    }

    /// The record.
    pub fn to_bytes(self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..8].copy_from_slice(&self.own.bits().to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.bits().to_le_bytes());
        bytes[16..18].copy_from_slice(&self.score.to_le_bytes());
        bytes[18..20].copy_from_slice(&self.points);
        bytes[20] = self.result;
        bytes[21] = self.quiet;
        bytes[22..].copy_from_slice(&self.ply.to_le_bytes());
        bytes
    }

    /// The sample of a record; nothing when the record is none.
    pub fn from_bytes(bytes: &[u8; RECORD]) -> Option<Sample> {
        let word = |from: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[from..from + 8]);
            u64::from_le_bytes(word)
        };
        let (own, enemy) = (word(0), word(8));
        let sound = own & enemy == 0 && (own | enemy) >> 61 == 0 && bytes[20] <= 2;
        sound.then(|| Sample {
            own: CellSet::from_bits(own),
            enemy: CellSet::from_bits(enemy),
            score: i16::from_le_bytes([bytes[16], bytes[17]]),
            points: [bytes[18], bytes[19]],
            result: bytes[20],
            quiet: bytes[21],
            ply: u16::from_le_bytes([bytes[22], bytes[23]]),
        })
    }

    /// A number by which equal positions are found.
    pub fn key(&self) -> u64 {
        let mut key = self.own.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        key = (key ^ key >> 29 ^ self.enemy.bits()).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        key ^ key >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abalone::rules::layout;

    #[test]
    fn records_are_read_as_they_were_written() {
        let start = layout("belgian_daisy").unwrap().position();
        let sample = Sample {
            result: 2,
            points: [3, 4],
            ..Sample::of(&start, -1234, 300)
        };
        let mut bytes = sample.to_bytes();
        assert_eq!(Sample::from_bytes(&bytes), Some(sample));
        bytes[..8].copy_from_slice(&sample.enemy.bits().to_le_bytes());
        assert_eq!(Sample::from_bytes(&bytes), None, "two marbles on a cell");
    }
}
