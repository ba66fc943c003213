//! Positions as text: `ROWS SIDE SCORES QUIET MOVE [EXTRAS]`.
//!
//! ```text
//! wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 0 1
//! ```
//! Rows `i` to `a`, the letter of the colour to move, points of each side
//! (ejections made, head start included), single moves since the last ejection,
//! move number. Extras, where needed, are a list joined by commas; see
//! `position_extras`.

use super::READS_OTHERS;
use super::foreign::{self, PositionForm};
use super::position_extras::{Extras, write_extras};
use super::position_fault::{PositionFault, PositionTextError};
use crate::rules::{Board, Colour, MAX_SEATS, Position, Rules, Seat, Seating, Setup, TARGETS};

/// Fields of a position string.
const FIELDS: usize = 6;
/// No game goes on beyond the highest target.
const MOST_POINTS: u8 = *TARGETS.end();

/// The canonical text of a position. What is read from it is the same position.
pub fn position_string(position: &Position) -> String {
    let rules = position.rules();
    let points: Vec<String> = rules
        .all_sides()
        .map(|side| position.points(side).to_string())
        .collect();
    let text = format!(
        "{} {} {} {} {}",
        position.board().to_rows(),
        position.turn_colour().letter(),
        points.join("-"),
        position.quiet(),
        position.number(),
    );
    let extras = write_extras(position);
    if extras.is_empty() {
        text
    } else {
        format!("{text} {extras}")
    }
}

/// Reads a position in whichever form it is written: the canonical string (its
/// last fields may be absent), an APGN position, PlayStrategy's, or KAA's.
///
/// # Errors
/// When the text is none of these, or no position of the game.
pub fn read_position(text: &str, rules: Rules) -> Result<Position, PositionTextError> {
    read_position_as(PositionForm::of(text), text, rules)
}

/// Reads a position of one form only.
///
/// # Errors
/// When the text does not have this form, or is no position of the game.
pub fn read_position_as(
    form: PositionForm,
    text: &str,
    rules: Rules,
) -> Result<Position, PositionTextError> {
    let trimmed = text.trim();
    let read = if trimmed.is_empty() {
        Err(PositionFault::Empty)
    } else {
        match form {
            PositionForm::Canonical => canonical(trimmed, rules),
            _ if !READS_OTHERS => canonical(trimmed, rules),
            PositionForm::Apgn => foreign::apgn(trimmed, rules),
            PositionForm::PlayStrategy => foreign::play_strategy(trimmed, rules),
            PositionForm::Kaa => foreign::kaa(trimmed, rules),
        }
    };
    read.map_err(|fault| PositionTextError {
        text: text.to_owned(),
        fault,
    })
}

/// Reads the canonical form; `points` hold where the text has none.
fn canonical(text: &str, rules: Rules) -> Result<Position, PositionFault> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    if fields.len() > FIELDS {
        return Err(PositionFault::TooManyFields {
            found: fields.len(),
            most: FIELDS,
        });
    }
    let field = |i: usize| fields.get(i).copied();
    let board = read_board(field(0).unwrap_or_default())?;
    let mut setup = Setup {
        turn: read_side(field(1).ok_or(PositionFault::NoSide)?, rules.seating)?,
        points: field(2).map_or(Ok([0; MAX_SEATS]), |text| read_points(text, &rules))?,
        quiet: field(3).map_or(Ok(0), read_count)?,
        number: field(4).map_or(Ok(1), read_count)?,
        ..Setup::start(board)
    };
    let extras = field(5).map_or(Ok(Extras::default()), |text| Extras::read(text, &rules))?;
    extras.complete(&mut setup);
    Ok(Position::without(rules, setup, &extras.out)?)
}

pub(super) fn read_board(rows: &str) -> Result<Board, PositionFault> {
    if rows.contains('|') {
        return Err(PositionFault::TwoBoards);
    }
    Ok(Board::from_rows(rows)?)
}

pub(super) fn read_side(text: &str, seating: Seating) -> Result<Seat, PositionFault> {
    let mut letters = text.chars();
    let colour = match (letters.next(), letters.next()) {
        (Some(letter), None) => Colour::from_letter(letter),
        _ => None,
    };
    colour
        .and_then(|colour| seating.seat_of(colour))
        .ok_or_else(|| PositionFault::Side {
            found: text.to_owned(),
            seating,
        })
}

fn read_points(text: &str, rules: &Rules) -> Result<[u8; MAX_SEATS], PositionFault> {
    let mut points = [0; MAX_SEATS];
    let parts: Vec<&str> = text.split('-').collect();
    for (i, part) in parts.iter().enumerate() {
        let value = read_point(part).map_err(|fault| match fault {
            PositionFault::Points(_) => PositionFault::Points(text.to_owned()),
            other => other,
        })?;
        if let Some(point) = points.get_mut(i) {
            *point = value;
        }
    }
    // Where partners have agreed to play each for himself the layout's teams
    // are still often written down, which says nothing as long as nobody scored.
    let teams = Rules::new(rules.seating).sides();
    let short_form = parts.len() == teams && points == [0; MAX_SEATS];
    if parts.len() == rules.sides() || short_form {
        Ok(points)
    } else {
        Err(PositionFault::PointsCount {
            found: parts.len(),
            sides: rules.sides(),
        })
    }
}

/// Reads the points of one side.
pub(super) fn read_point(text: &str) -> Result<u8, PositionFault> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(PositionFault::Points(text.to_owned()));
    }
    match text.parse() {
        Ok(points) if points <= MOST_POINTS => Ok(points),
        _ => Err(PositionFault::TooManyPoints(text.to_owned())),
    }
}

/// Reads a number of moves.
pub(super) fn read_count(text: &str) -> Result<u16, PositionFault> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let count = digits.then(|| text.parse().ok()).flatten();
    count.ok_or_else(|| PositionFault::Count(text.to_owned()))
}
