//! A board as text: rows `i` to `a` separated by `/`, colour letters, digits
//! for runs of empty cells.

use super::board::Board;
use super::cell::Cell;
use super::seating::Colour;
use std::fmt;

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowsError {
    /// Not nine rows.
    Count(usize),
    /// A row with too few or too many cells.
    Length {
        /// The row's letter.
        row: char,
        /// Cells found.
        found: usize,
        /// Cells the row has.
        expected: usize,
    },
    /// A letter that is no colour.
    Letter {
        /// The row's letter.
        row: char,
        /// The unknown letter.
        letter: char,
    },
}

impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowsError::Count(found) => {
                write!(f, "a board has 9 rows separated by \"/\", found {found}")
            }
            RowsError::Length {
                row,
                found,
                expected,
            } => write!(f, "row {row} has {expected} cells, found {found}"),
            RowsError::Letter { row, letter } => {
                write!(f, "row {row}: \"{letter}\" is not a marble colour")
            }
        }
    }
}

impl std::error::Error for RowsError {}

impl Board {
    /// Reads the rows of a position string.
    ///
    /// # Errors
    /// When the rows do not fit the board, or a letter is no colour.
    pub fn from_rows(text: &str) -> Result<Board, RowsError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != 9 {
            return Err(RowsError::Count(rows.len()));
        }
        let mut board = Board::EMPTY;
        for (row, y) in rows.into_iter().zip((0..9).rev()) {
            read_row(&mut board, y, row)?;
        }
        Ok(board)
    }

    /// The rows of a position string.
    pub fn to_rows(&self) -> String {
        let mut text = String::with_capacity(70);
        for y in (0..9).rev() {
            let mut gap = 0;
            for cell in Cell::row(y) {
                let Some(colour) = self.get(cell) else {
                    gap += 1;
                    continue;
                };
                push_gap(&mut text, &mut gap);
                text.push(colour.letter());
            }
            push_gap(&mut text, &mut gap);
            if y > 0 {
                text.push('/');
            }
        }
        text
    }
}

fn push_gap(text: &mut String, gap: &mut u8) {
    if *gap > 0 {
        text.push(char::from(b'0' + *gap));
        *gap = 0;
    }
}

fn read_row(board: &mut Board, y: i32, row: &str) -> Result<(), RowsError> {
    let name = char::from(b'a' + y as u8);
    let cells: Vec<Cell> = Cell::row(y).collect();
    let mut found = 0;
    for letter in row.chars() {
        match letter.to_digit(10) {
            Some(run) => found += run as usize,
            None => {
                let colour =
                    Colour::from_letter(letter).ok_or(RowsError::Letter { row: name, letter })?;
                if let Some(&cell) = cells.get(found) {
                    board.set(cell, Some(colour));
                }
                found += 1;
            }
        }
    }
    if found == cells.len() {
        Ok(())
    } else {
        Err(RowsError::Length {
            row: name,
            found,
            expected: cells.len(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_do_not_fit_are_refused() {
        let start = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb";
        assert_eq!(Board::from_rows(start).unwrap().to_rows(), start);
        let fail = |text: &str| Board::from_rows(text).unwrap_err().to_string();
        assert!(fail("5/6/7").contains("found 3"));
        assert!(fail(&start.replace("/9/", "/8/")).contains("row e has 9 cells, found 8"));
        assert!(fail(&start.replace("bbbbb", "bbbbbb")).contains("row b"));
        assert!(fail(&start.replace("2www2", "2wxw2")).contains("\"x\""));
    }
}
