//! Positions as other programs write them.

use super::position_fault::PositionFault;
use super::position_text::{read_board, read_count, read_point, read_side};
use crate::rules::{
    Board, Cell, Colour, MAX_SEATS, Position, PositionError, RowsError, Rules, Seating, Setup,
};

/// The forms in which positions are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionForm {
    /// `ROWS SIDE SCORES QUIET MOVE [EXTRAS]`, our own.
    Canonical,
    /// `ROWS-5b4w SIDE`: with the marbles that each colour has lost.
    Apgn,
    /// `ROWS s1 s2 SIDE QUIET MOVE`, where `S` is Black and `s` is White.
    PlayStrategy,
    /// `0a12345b123456c345_0g567h456789i56789`: for Black and White the number
    /// of lost marbles, then row letters and digits. Black is to move.
    Kaa,
}

impl PositionForm {
    /// The form that a text most likely has; every text has one, which does not
    /// mean that it is a position.
    pub fn of(text: &str) -> PositionForm {
        let mut fields = text.split_whitespace();
        let rows = fields.next().unwrap_or_default();
        let next = fields.next().unwrap_or_default();
        if !rows.contains('/') && rows.contains('_') {
            return PositionForm::Kaa;
        }
        let numeric = !next.is_empty() && next.bytes().all(|b| b.is_ascii_digit());
        if rows.contains(['S', 's']) || numeric {
            return PositionForm::PlayStrategy;
        }
        if rows.contains(['-', '[']) || next.starts_with(['-', '[']) {
            return PositionForm::Apgn;
        }
        PositionForm::Canonical
    }
}

/// `ROWS[-5b4w] SIDE`, with or without brackets round the lost marbles.
pub(super) fn apgn(text: &str, rules: Rules) -> Result<Position, PositionFault> {
    let is_lost = |c: char| c == '-' || c == '[';
    let (rows, rest) = match text.find(is_lost) {
        Some(at) => text.split_at(at),
        None => text.split_at(text.find(char::is_whitespace).unwrap_or(text.len())),
    };
    let mut fields: Vec<&str> = rest.split_whitespace().collect();
    let lost = if rest.starts_with(is_lost) {
        fields.remove(0)
    } else {
        ""
    };
    let &[side] = fields.as_slice() else {
        return Err(match fields.len() {
            0 => PositionFault::NoSide,
            found => PositionFault::TooManyFields {
                found: found + 1,
                most: 2,
            },
        });
    };
    let board = read_board(rows.trim())?;
    let turn = read_side(side, rules.seating)?;
    let lost = read_lost(lost)?;
    let setup = Setup {
        turn,
        points: points_from_lost(&board, &lost, &rules)?,
        ..Setup::start(board)
    };
    Ok(Position::new(rules, setup)?)
}

/// How many marbles each colour has lost.
type Lost = Vec<(Colour, u8)>;

/// Reads `-5b4w`, `[-5b4w]` or nothing.
fn read_lost(text: &str) -> Result<Lost, PositionFault> {
    let wrong = || PositionFault::Lost(text.to_owned());
    let inner = match text.strip_prefix('[') {
        Some(inner) => inner.strip_suffix(']').ok_or_else(wrong)?,
        None => text,
    };
    let mut lost = Lost::new();
    if inner.is_empty() {
        return Ok(lost);
    }
    let mut rest = inner.strip_prefix('-').ok_or_else(wrong)?;
    while !rest.is_empty() {
        let at = rest.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
        let (number, letters) = rest.split_at(at);
        let mut letters = letters.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let number = number.parse().map_err(|_| wrong())?;
        let colour = colour.ok_or_else(wrong)?;
        if lost.iter().any(|(other, _)| *other == colour) {
            return Err(wrong());
        }
        lost.push((colour, number));
        rest = letters.as_str();
    }
    Ok(lost)
}

/// What one of two sides has lost, the other has gained.
fn points_from_lost(
    board: &Board,
    lost: &Lost,
    rules: &Rules,
) -> Result<[u8; MAX_SEATS], PositionFault> {
    let mut points = [0_u8; MAX_SEATS];
    for &(colour, number) in lost {
        if number == 0 {
            continue;
        }
        let Some(seat) = rules.seating.seat_of(colour) else {
            let seating = rules.seating;
            return Err(PositionError::ForeignColour { colour, seating }.into());
        };
        let most = rules.seating.marbles(colour);
        let found = board.of(colour).len() + u32::from(number);
        if found > u32::from(most) {
            return Err(PositionFault::LostTooMany {
                colour,
                found,
                most,
            });
        }
        if rules.sides() != 2 {
            return Err(PositionFault::LostUnclear);
        }
        let gained = &mut points[1 - rules.side(seat).index()];
        *gained = gained.saturating_add(number);
    }
    for side in rules.all_sides() {
        read_point(&points[side.index()].to_string())?;
    }
    Ok(points)
}

/// `ROWS s1 s2 SIDE QUIET MOVE`; the last two may be absent.
pub(super) fn play_strategy(text: &str, rules: Rules) -> Result<Position, PositionFault> {
    if rules.seating != Seating::Two {
        return Err(PositionFault::TwoPlayersOnly);
    }
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (rows, ours, theirs, side, counts) = match fields[..] {
        [rows, ours, theirs, side, ref counts @ ..] if counts.len() <= 2 => {
            (rows, ours, theirs, side, counts)
        }
        [_, _, _, ..] if fields.len() > 6 => {
            return Err(PositionFault::TooManyFields {
                found: fields.len(),
                most: 6,
            });
        }
        _ => return Err(PositionFault::NoSide),
    };
    let mut points = [0; MAX_SEATS];
    points[0] = read_point(ours)?;
    points[1] = read_point(theirs)?;
    let number = counts.get(1).map_or(Ok(1), |text| read_count(text))?;
    let setup = Setup {
        turn: read_side(side, rules.seating)?,
        points,
        quiet: counts.first().map_or(Ok(0), |text| read_count(text))?,
        // Some of its layouts count from zero.
        number: number.max(1),
        ..Setup::start(read_board(&our_letters(rows)?)?)
    };
    Ok(Position::new(rules, setup)?)
}

/// PlayStrategy's rows in our letters.
fn our_letters(rows: &str) -> Result<String, PositionFault> {
    let mut ours = String::with_capacity(rows.len());
    let mut row = b'i';
    for letter in rows.chars() {
        ours.push(match letter {
            'S' => Colour::Black.letter(),
            's' => Colour::White.letter(),
            '/' => {
                row = row.saturating_sub(1).max(b'a');
                '/'
            }
            digit if digit.is_ascii_digit() => digit,
            _ => {
                let row = char::from(row);
                return Err(RowsError::Letter { row, letter }.into());
            }
        });
    }
    Ok(ours)
}

/// `0a12345b123456c345_0g567h456789i56789`.
pub(super) fn kaa(text: &str, rules: Rules) -> Result<Position, PositionFault> {
    if rules.seating != Seating::Two {
        return Err(PositionFault::TwoPlayersOnly);
    }
    let (black, white) = text
        .split_once('_')
        .ok_or_else(|| PositionFault::Kaa(text.to_owned()))?;
    let mut board = Board::EMPTY;
    let mut lost = Lost::new();
    for (colour, part) in [(Colour::Black, black), (Colour::White, white)] {
        lost.push((colour, kaa_side(&mut board, colour, part)?));
    }
    let setup = Setup {
        points: points_from_lost(&board, &lost, &rules)?,
        ..Setup::start(board)
    };
    Ok(Position::new(rules, setup)?)
}

/// Puts one colour's marbles on the board; returns how many it has lost.
fn kaa_side(board: &mut Board, colour: Colour, text: &str) -> Result<u8, PositionFault> {
    let wrong = || PositionFault::Kaa(text.to_owned());
    let mut signs = text.chars();
    let lost = signs
        .next()
        .and_then(|c| c.to_digit(10))
        .ok_or_else(wrong)?;
    let mut row = None;
    for sign in signs {
        if sign.is_ascii_alphabetic() {
            row = Some(sign);
            continue;
        }
        let letter = row.filter(|_| sign.is_ascii_digit()).ok_or_else(wrong)?;
        let name = format!("{}{sign}", letter.to_ascii_lowercase());
        let cell: Cell = name
            .parse()
            .map_err(|_| PositionFault::NoSuchCell(name.clone()))?;
        if board.get(cell).is_some() {
            return Err(PositionFault::CellTwice(name));
        }
        board.set(cell, Some(colour));
    }
    Ok(lost as u8)
}
