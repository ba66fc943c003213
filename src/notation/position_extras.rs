//! The last field of a position string: what only some games have.
//!
//! | extra | meaning |
//! |---|---|
//! | `left:1` | moves left in this turn; `left:own`, `left:other` where either colour could be next |
//! | `seat:3` | whose turn it is, from 1, where seats share a colour |
//! | `hand:b5w6` | marbles that are still to be placed |
//! | `ball:b3b4c4+g6h6h7` | where the neutral balls rest, Black's first; `-` for one that has fallen |
//! | `out:wr` | colours whose seats have left a game that goes on without them |

use super::position_fault::PositionFault;
use crate::rules::{
    Cell, CellSet, Colour, MAX_SEATS, Phase, Position, Rules, Seat, Setup, TurnMode,
    sort_short_by_key,
};

/// What the extras of a text say.
#[derive(Debug, Default)]
pub(super) struct Extras {
    phase: Option<Phase>,
    seat: Option<Seat>,
    hand: [u8; MAX_SEATS],
    balls: [CellSet; 2],
    /// Seats that have left.
    pub out: Vec<Seat>,
}

impl Extras {
    pub(super) fn read(text: &str, rules: &Rules) -> Result<Extras, PositionFault> {
        let mut extras = Extras::default();
        for extra in text.split(',') {
            let (name, value) = extra.split_once(':').unwrap_or((extra, ""));
            let other_game = || PositionFault::OtherGame(extra.to_owned());
            match name {
                "left" if rules.turn != TurnMode::Single => {
                    extras.phase = Some(read_left(value, rules.turn).ok_or_else(other_game)?);
                }
                "seat" if rules.seating.colours().len() < rules.seating.seats() => {
                    let seats = 1..=rules.seating.seats() as u8;
                    let seat = value.parse().ok().filter(|seat| seats.contains(seat));
                    extras.seat = Some(Seat(seat.ok_or_else(other_game)? - 1));
                }
                "hand" => extras.hand = read_hand(value).ok_or_else(other_game)?,
                "ball" if rules.balls => {
                    extras.balls = read_balls(value).ok_or_else(other_game)?;
                }
                "out" => extras.out = read_out(value, rules)?,
                "left" | "seat" | "ball" | "board" => return Err(other_game()),
                _ => return Err(PositionFault::UnknownExtra(extra.to_owned())),
            }
        }
        Ok(extras)
    }

    /// Puts what was read into the parts of a position.
    pub(super) fn complete(&self, setup: &mut Setup) {
        setup.phase = self.phase;
        setup.hand = self.hand;
        setup.balls = self.balls;
        setup.turn = self.seat.unwrap_or(setup.turn);
    }
}

/// The extras of a position, joined; empty for most.
pub(super) fn write_extras(position: &Position) -> String {
    let rules = position.rules();
    let seating = rules.seating;
    let mut extras = Vec::new();
    extras.extend(write_left(position).map(|left| format!("left:{left}")));
    if seating.colours().len() < seating.seats() {
        extras.push(format!("seat:{}", position.turn().0 + 1));
    }
    if position.is_placing() {
        let colours = seating
            .colours()
            .iter()
            .filter(|&&c| position.in_hand(c) > 0);
        let hand: Vec<String> = colours
            .map(|&c| format!("{}{}", c.letter(), position.in_hand(c)))
            .collect();
        extras.push(format!("hand:{}", hand.concat()));
    }
    if rules.balls {
        let balls = position.setup().balls.map(write_ball);
        extras.push(format!("ball:{}", balls.join("+")));
    }
    let gone = seating.all_seats().filter(|&s| !position.plays_on(s));
    let gone: String = gone.map(|s| seating.colour(s).letter()).collect();
    if !gone.is_empty() {
        extras.push(format!("out:{gone}"));
    }
    extras.join(",")
}

/// What is left of the turn, where it is not what the text says without it.
fn write_left(position: &Position) -> Option<&'static str> {
    let phase = position.setup().phase?;
    Some(match (phase.left(), position.rules().turn, phase) {
        (2, _, _) => "2",
        (_, TurnMode::Any, Phase::Other) => "other",
        (_, TurnMode::Any, _) => "own",
        // Left over when the first of the pair was skipped, or at the start.
        (_, TurnMode::OwnOther, Phase::Own) => "own",
        (_, TurnMode::OtherOwn, Phase::Other) => "other",
        _ => "1",
    })
}

fn read_left(value: &str, turn: TurnMode) -> Option<Phase> {
    match (value, turn) {
        ("2", _) => Some(turn.phase()),
        ("own", _) => Some(Phase::Own),
        ("other", _) if turn.moves_other() => Some(Phase::Other),
        ("1", TurnMode::OwnOther) => Some(Phase::Other),
        ("1", TurnMode::OwnOwn | TurnMode::OtherOwn) => Some(Phase::Own),
        _ => None,
    }
}

fn read_hand(value: &str) -> Option<[u8; MAX_SEATS]> {
    let mut hand = [0; MAX_SEATS];
    let mut rest = value;
    while let Some(letter) = rest.chars().next() {
        let colour = Colour::from_letter(letter)?;
        rest = &rest[letter.len_utf8()..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        hand[colour.index()] = rest[..end].parse().ok()?;
        rest = &rest[end..];
    }
    (!value.is_empty()).then_some(hand)
}

fn write_ball(rests: CellSet) -> String {
    let mut cells: Vec<Cell> = rests.into_iter().collect();
    if cells.is_empty() {
        return "-".to_owned();
    }
    sort_short_by_key(&mut cells, |cell| cell.name_order());
    cells.iter().map(Cell::to_string).collect()
}

fn read_balls(value: &str) -> Option<[CellSet; 2]> {
    let (black, white) = value.split_once('+')?;
    Some([read_ball(black)?, read_ball(white)?])
}

fn read_ball(text: &str) -> Option<CellSet> {
    if text == "-" {
        return Some(CellSet::EMPTY);
    }
    if text.len() != 6 || !text.is_ascii() {
        return None;
    }
    let cells: Option<CellSet> = (0..3)
        .map(|i| text[2 * i..2 * i + 2].parse().ok())
        .collect();
    cells.filter(|cells| cells.len() == 3)
}

fn read_out(letters: &str, rules: &Rules) -> Result<Vec<Seat>, PositionFault> {
    let cannot = || PositionFault::CannotLeave(letters.to_owned());
    if rules.sides() == 2 || letters.is_empty() {
        return Err(cannot());
    }
    letters
        .chars()
        .map(|letter| {
            let colour = Colour::from_letter(letter);
            let seat = colour.and_then(|colour| rules.seating.seat_of(colour));
            seat.ok_or_else(cannot)
        })
        .collect()
}
