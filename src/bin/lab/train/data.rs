//! What the net is trained on.

use crate::command::Failure;
use crate::dice::Dice;
use crate::sample::{RECORD, Sample};
use abalone::rules::{CELL_COUNT, Cell};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// One file in so many is for validation.
const CHECK_ONE_IN: usize = 13;

/// Whether a file is for validation: that depends on its name alone, so that it
/// stays so when more are made.
fn is_for_check(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    let bytes = name.iter().flat_map(|name| name.bytes());
    let sum = bytes.fold(0, |sum, byte| sum * 31 % CHECK_ONE_IN + usize::from(byte));
    sum % CHECK_ONE_IN == 0
}

/// Positions to learn from and to check by.
pub struct Data {
    /// To learn from.
    pub learn: Vec<Sample>,
    /// To check by.
    pub check: Vec<Sample>,
    /// Left out, since they were there already.
    pub doubles: usize,
}

impl Data {
    /// Reads the files of these folders (separated by commas), in order of name.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(folders: &str) -> Result<Data, Failure> {
        let mut paths = Vec::new();
        for folder in folders.split(',') {
            let entries = fs::read_dir(folder)
                .map_err(|error| Failure::failed(format!("{folder}: {error}")))?;
            paths.extend(
                entries
                    .filter_map(|entry| Some(entry.ok()?.path()))
                    .filter(|path| path.extension().is_some_and(|e| e == "bin")),
            );
        }
        paths.sort();
        let mut data = Data {
            learn: Vec::new(),
            check: Vec::new(),
            doubles: 0,
        };
        let mut seen = HashSet::new();
        for path in &paths {
            let bytes = fs::read(path)
                .map_err(|error| Failure::failed(format!("{}: {error}", path.display())))?;
            let to = if is_for_check(path) {
                &mut data.check
            } else {
                &mut data.learn
            };
            for sample in bytes.as_chunks::<RECORD>().0 {
                match Sample::from_bytes(sample) {
                    Some(sample) if seen.insert(sample.key()) => to.push(sample),
                    Some(_) => data.doubles += 1,
                    None => {
                        let path = path.display();
                        return Err(Failure::failed(format!("{path}: a record is none")));
                    }
                }
            }
        }
        Ok(data)
    }

    /// Puts what is to be learnt from in another order.
    pub fn shuffle(&mut self, dice: &mut Dice) {
        for i in (1..self.learn.len()).rev() {
            self.learn.swap(i, dice.below(i + 1));
        }
    }
}

/// The twelve ways to turn and mirror the board.
pub struct Symmetries([[u8; CELL_COUNT]; 12]);

impl Symmetries {
    /// Works them out.
    pub fn new() -> Symmetries {
        let mut maps = [[0; CELL_COUNT]; 12];
        for (i, map) in maps.iter_mut().enumerate() {
            for cell in Cell::all() {
                let turned = cell.rotated(i as u32 % 6);
                let to = if i < 6 { turned } else { turned.mirrored() };
                map[cell.index()] = to.index() as u8;
            }
        }
        Symmetries(maps)
    }

    /// One of them, by a number at will.
    pub fn one(&self, number: u64) -> &[u8; CELL_COUNT] {
        &self.0[(number % 12) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symmetries_are_twelve_and_each_moves_every_cell_somewhere_else() {
        let Symmetries(maps) = Symmetries::new();
        assert_eq!(maps.iter().collect::<HashSet<_>>().len(), 12);
        for map in &maps {
            assert_eq!(map.iter().collect::<HashSet<_>>().len(), CELL_COUNT);
        }
    }
}
