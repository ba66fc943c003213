//! Two boards as text: `ROWS|ROWS SIDE SCORES|SCORES QUIET MOVE [EXTRAS]`, and
//! moves with the number of their board, `2:a1b2`. Games on one board are
//! written as positions and moves always are.
//!
//! | extra | meaning |
//! |---|---|
//! | `board:2` | the turn is on the second board |
//! | `other:w26` | turn and number of the board that does not have the turn, where it is over and has stayed behind |
//! | `ball:X+Y` `\|` `X+Y` | where the neutral balls rest, board by board |

use super::foreign::PositionForm;
use super::notations::Notation;
use super::position_fault::{PositionFault, PositionTextError};
use super::position_text::{position_string, read_position, read_position_as};
use super::token::{MoveFault, MoveTextError};
use crate::rules::{Boards, Move, Position, Rules};

/// Fields of a position string without extras.
const FIELDS: usize = 5;
/// Between what is said of the two boards.
const BETWEEN: char = '|';
const SECOND: &str = "board:2";
const OTHER: &str = "other:";

/// The canonical text of a game's boards.
pub fn boards_string(boards: &Boards) -> String {
    let Some(second) = boards.board(1) else {
        return position_string(boards.active());
    };
    let texts = [
        boards.board(0).map(position_string).unwrap_or_default(),
        position_string(second),
    ];
    let active = &texts[boards.active_board()];
    let field = |text: &str, i: usize| text.split(' ').nth(i).unwrap_or_default().to_owned();
    let both = |i: usize| {
        let [first, second] = [0, 1].map(|board: usize| field(&texts[board], i));
        format!("{first}{BETWEEN}{second}")
    };
    let mut all = vec![
        both(0),
        field(active, 1),
        both(2),
        field(active, 3),
        field(active, 4),
    ];
    let mut extras = Vec::new();
    if boards.active_board() == 1 {
        extras.push(SECOND.to_owned());
    }
    let other = &texts[1 - boards.active_board()];
    let (side, number) = (field(other, 1), field(other, 4));
    let expected = other_turn(boards.active_board(), &all[1], boards.active().number());
    if (side.as_str(), number.clone()) != (expected.0, expected.1.to_string()) {
        extras.push(format!("{OTHER}{side}{number}"));
    }
    if boards.rules().balls {
        let [first, second] = [0, 1].map(|board: usize| field(&texts[board], FIELDS));
        let second = second.strip_prefix("ball:").unwrap_or(&second).to_owned();
        extras.push(format!("{first}{BETWEEN}{second}"));
    }
    if !extras.is_empty() {
        all.push(extras.join(","));
    }
    all.join(" ")
}

/// Reads the boards of a game, in any form that positions have. On two boards a
/// single one stands for both.
///
/// # Errors
/// When the text is no position of the game.
pub fn read_boards(text: &str, rules: Rules) -> Result<Boards, PositionTextError> {
    if rules.seating.boards() == 1 {
        return Ok(read_position(text, rules)?.into());
    }
    if !text.contains(BETWEEN) {
        let both = read_position(text, rules)?;
        return Ok(Boards::two(rules, both, both));
    }
    let error = |fault| PositionTextError {
        text: text.to_owned(),
        fault,
    };
    let [first, second] = split(text).map_err(error)?;
    let read = |part: String| -> Result<Position, PositionTextError> {
        read_position_as(PositionForm::Canonical, &part, rules).map_err(|e| error(e.fault))
    };
    Ok(Boards::two(rules, read(first)?, read(second)?))
}

/// The texts of the two boards, each with its own turn.
fn split(text: &str) -> Result<[String; 2], PositionFault> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let field = |i: usize| fields.get(i).copied();
    if fields.len() > FIELDS + 1 {
        return Err(PositionFault::TooManyFields {
            found: fields.len(),
            most: FIELDS + 1,
        });
    }
    let side = field(1).ok_or(PositionFault::NoSide)?;
    let extras: Vec<&str> = field(FIELDS).map_or_else(Vec::new, |text| text.split(',').collect());
    let on_second = extras.contains(&SECOND);
    let number: u16 = field(4).map_or(Ok(1), super::position_text::read_count)?;
    let quiet = field(3).unwrap_or("0");
    let points = field(2).unwrap_or("0-0|0-0");
    let part = |text: &str, board: usize| {
        let parts: Vec<&str> = text.split(BETWEEN).collect();
        match parts.len() {
            2 => Ok(parts[board].to_owned()),
            _ => Err(PositionFault::TwoBoards),
        }
    };
    let stated = extras.iter().find_map(|extra| extra.strip_prefix(OTHER));
    let other = match stated {
        None => other_turn(usize::from(on_second), side, number),
        Some(turn) => read_turn(turn).ok_or(PositionFault::OtherGame(format!("{OTHER}{turn}")))?,
    };
    let mut turns = [(side, number), other];
    if on_second {
        turns.swap(0, 1);
    }
    let one = |board: usize| {
        let (side, number) = turns[board];
        let mut text = format!(
            "{} {side} {} {quiet} {number}",
            part(fields[0], board)?,
            part(points, board)?
        );
        let board_by_board = |extra: &&&str| **extra != SECOND && !extra.starts_with(OTHER);
        for extra in extras.iter().filter(board_by_board) {
            let Some(balls) = extra.strip_prefix("ball:") else {
                return Err(PositionFault::OtherGame((*extra).to_owned()));
            };
            text.push_str(" ball:");
            text.push_str(&part(balls, board)?);
        }
        Ok(text)
    };
    Ok([one(0)?, one(1)?])
}

/// Whose turn, and with which number, it is on the other board while neither is
/// over: both are as far as each other, but for the one that has moved.
fn other_turn(active: usize, side: &str, number: u16) -> (&str, u16) {
    match (active, side) {
        (1, "b") => ("w", number),
        (1, "w") => ("b", number.saturating_add(1)),
        _ => (side, number),
    }
}

/// Reads `w26`.
fn read_turn(text: &str) -> Option<(&str, u16)> {
    let (side, number) = text.split_at_checked(1)?;
    Some((side, super::position_text::read_count(number).ok()?))
}

impl Notation {
    /// Writes a legal move, on two boards with the number of its board.
    pub fn write_on(self, boards: &Boards, mv: Move) -> String {
        let text = self.write(boards.active(), mv);
        match boards.count() {
            1 => text,
            _ => format!("{}:{text}", boards.active_board() + 1),
        }
    }

    /// Reads a move, on two boards with or without the number of its board.
    ///
    /// # Errors
    /// When the text is no legal move, or one on the other board.
    pub fn read_on(self, boards: &Boards, text: &str) -> Result<Move, MoveTextError> {
        if boards.count() == 1 {
            return self.read(boards.active(), text);
        }
        let own = format!("{}:", boards.active_board() + 1);
        let other = format!("{}:", 2 - boards.active_board());
        let token = text.trim();
        if token.starts_with(&other) {
            return Err(MoveTextError {
                token: text.to_owned(),
                notation: self,
                fault: MoveFault::OtherBoard,
            });
        }
        self.read(boards.active(), token.strip_prefix(&own).unwrap_or(token))
            .map_err(|error| MoveTextError {
                token: text.to_owned(),
                ..error
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Seating, Variant};

    #[test]
    fn two_boards_are_written_and_read() {
        for balls in [false, true] {
            let mut variant = Variant::of_game(Seating::TwoBoards);
            variant.rules.balls = balls;
            let mut boards = variant.first_boards().expect("boards");
            for i in 0..60 {
                let text = boards_string(&boards);
                assert_eq!(read_boards(&text, variant.rules), Ok(boards), "{text}");
                let moves = boards.active().moves();
                let Some(&mv) = moves.get(i * 7 % moves.len().max(1)) else {
                    break;
                };
                for notation in Notation::ALL {
                    let token = notation.write_on(&boards, mv);
                    assert!(token.starts_with(&format!("{}:", 1 + i % 2)) || balls);
                    assert_eq!(notation.read_on(&boards, &token), Ok(mv));
                    assert_eq!(notation.read_on(&boards, &token[2..]), Ok(mv));
                }
                boards.play_unchecked(mv);
                if boards.outcome().is_some() {
                    break;
                }
            }
        }
    }

    /// A board that is over stays behind the other one, and is read back as it is:
    /// whoever could not move there still cannot.
    #[test]
    fn a_board_that_is_over_is_read_back() {
        let stuck = "bbbbb/bwwwww/bw5/bw6/bw7/w7/7/6/5";
        let open = "5/6/7/8/2b1w4/8/7/6/5";
        let rules = Rules::new(Seating::TwoBoards);
        for text in [
            format!("{stuck}|{open} w 0-0|1-0 3 9 board:2,other:b2"),
            format!("{open}|{stuck} w 0-0|1-0 3 9 other:b9"),
        ] {
            let boards = read_boards(&text, rules).expect("boards");
            assert_eq!(boards_string(&boards), text);
            let over: Vec<bool> = boards.all().map(|b| b.outcome().is_some()).collect();
            assert_eq!(over, [text.starts_with(stuck), !text.starts_with(stuck)]);
        }
        for wrong in ["other:", "other:w", "other:wx", "other:\u{e9}2"] {
            let text = format!("{stuck}|{open} w 0-0|1-0 3 9 board:2,{wrong}");
            assert!(read_boards(&text, rules).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_wrong_with_two_boards_is_said() {
        let rules = Rules::new(Seating::TwoBoards);
        let start = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb";
        let fault = |text: String| read_boards(&text, rules).expect_err("wrong").fault;
        assert_eq!(fault(format!("{start}|{start}")), PositionFault::NoSide);
        assert_eq!(
            fault(format!("{start}|{start}|{start} b")),
            PositionFault::TwoBoards
        );
        assert_eq!(
            fault(format!("{start}|{start} b 0-0")),
            PositionFault::TwoBoards
        );
        let extra = PositionFault::OtherGame("left:1".to_owned());
        assert_eq!(
            fault(format!("{start}|{start} b 0-0|0-0 0 1 left:1")),
            extra
        );
        let boards = read_boards(&format!("{start} b"), rules).expect("one for both");
        assert_eq!((boards.count(), boards.active_board()), (2, 0));
        let token = Notation::AbaPro
            .read_on(&boards, "2:a1b2")
            .expect_err("wrong");
        assert_eq!(token.fault, MoveFault::OtherBoard);
        let two: Rules = Rules::default();
        let one = read_boards(&format!("{start}|{start} b"), two).expect_err("wrong");
        assert_eq!(one.fault, PositionFault::TwoBoards);
    }
}
