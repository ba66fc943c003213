//! Games of a text as records: everything is played, everything is checked.

use super::clock::take_comment;
use super::fault::{RecordError, RecordFault};
use super::parse::{RawGame, RawLine, parse};
use super::result::{Said, points_of, read_result, read_winner, write_result};
use super::variant_tags::read_variant;
use crate::notation::notations::Notation;
use crate::notation::record::{GameResult, Notes, Record, RecordLine, RecordPly, Warning};
use crate::notation::tags::Tags;
use crate::notation::{READS_OTHERS, said};
use crate::rules::{Boards, Outcome, Reason, Rules, Variant};

/// Tags that become fields of a record.
pub(super) const RULE_TAGS: [&str; 10] = [
    "Variant", "Game", "Layout", "Options", "SetUp", "Position", "Notation", "Result", "Winner",
    "Plies",
];
/// Tags that every record of ours has.
const EVERYWHERE: [&str; 10] = [
    "Event", "Date", "Black", "White", "Red", "Blue", "Yellow", "Green", "Black2", "White2",
];

/// What such a tag says when nobody knows.
pub(super) fn unknown(name: &str) -> &'static str {
    if name == "Date" { "????.??.??" } else { "?" }
}

/// Reads every game of a text. A game that is wrong does not hide the others.
pub fn read_records(text: &str) -> (Vec<Record>, Vec<RecordError>) {
    let mut records = Vec::new();
    let mut errors = Vec::new();
    for game in read_each_record(text) {
        match game {
            Ok(record) => records.push(record),
            Err(error) => errors.push(error),
        }
    }
    (records, errors)
}

/// Reads every game of a text, in the order of the text.
pub fn read_each_record(text: &str) -> Vec<Result<Record, RecordError>> {
    parse(text)
        .into_iter()
        .map(|raw| read_game(&raw?).map_err(|error| *error))
        .collect()
}

/// Notes something odd, where it is going to be told.
fn odd(oddities: &mut Vec<String>, text: impl FnOnce() -> String) {
    if READS_OTHERS {
        oddities.push(text());
    }
}

/// Errors are large and rare.
type Read<T> = Result<T, Box<RecordError>>;

fn read_game(raw: &RawGame) -> Read<Record> {
    let (mut variant, mut oddities) = read_variant(raw)?;
    let start = variant.first_boards().map_err(|error| {
        let place = raw.tags.first().map_or(super::tokens::START, |t| t.place);
        Box::new(raw.error(
            place,
            None,
            "",
            RecordFault::LayoutDoesNotFit(said(|| error.to_string())),
        ))
    })?;
    let moves = read_moves(raw, &start)?;
    let played = replay(&moves, &start, &mut variant, &mut oddities);
    let mut record = Record {
        tags: read_tags(raw, &variant, &mut oddities),
        variant,
        moves,
        result: GameResult::Open,
        warnings: Vec::new(),
    };
    read_end(raw, &mut record, &played, &mut oddities);
    record.warnings = oddities
        .into_iter()
        .map(|text| Warning {
            line: raw.line,
            text,
        })
        .collect();
    Ok(record)
}

/// Everything that is not about the rules.
fn read_tags(raw: &RawGame, variant: &Variant, oddities: &mut Vec<String>) -> Tags {
    let mut tags = Tags::new();
    for tag in &raw.tags {
        if raw.tag(&tag.name) != Some(tag.value.as_str()) {
            odd(oddities, || format!("the tag {} is there twice", tag.name));
            continue;
        }
        let name = tag.name.as_str();
        let says_nothing = EVERYWHERE.contains(&name) && tag.value == unknown(name);
        let is_time = name == "TimeControl" && !variant.time.is_none();
        if !says_nothing && !is_time && !RULE_TAGS.contains(&name) {
            tags.set(&tag.name, &tag.value);
        }
    }
    tags
}

/// The moves, in the notation that the record names, or in the only one in
/// which they can be played.
fn read_moves(raw: &RawGame, start: &Boards) -> Read<RecordLine> {
    let read = |notation| {
        let reader = Reader { raw, notation };
        reader.line(&raw.moves, *start, 0)
    };
    if let Some(tag) = raw.tags.iter().find(|tag| tag.name == "Notation") {
        let notation = Notation::from_name(&tag.value).ok_or_else(|| {
            Box::new(raw.error(tag.place, None, &tag.value, RecordFault::Notation))
        })?;
        return read(notation);
    }
    if !READS_OTHERS {
        return read(Notation::AbaPro);
    }
    match (read(Notation::AbaPro), read(Notation::Nacre)) {
        (Ok(aba_pro), Ok(nacre)) if aba_pro == nacre => Ok(aba_pro),
        (Ok(only), Err(_)) | (Err(_), Ok(only)) => Ok(only),
        (Ok(_), Ok(_)) => Err(whole(raw, RecordFault::NotationUnclear)),
        (Err(aba_pro), Err(nacre)) => {
            Err(whole(raw, RecordFault::NoNotationFits { aba_pro, nacre }))
        }
    }
}

/// An error about all moves of a game.
fn whole(raw: &RawGame, fault: RecordFault) -> Box<RecordError> {
    let first = raw.moves.plies.first();
    let (place, token) = first.map_or((super::tokens::START, ""), |ply| {
        (ply.place, ply.token.as_str())
    });
    Box::new(raw.error(place, first.map(|_| 1), token, fault))
}

/// Plays the moves of a game.
struct Reader<'a> {
    raw: &'a RawGame,
    notation: Notation,
}

impl Reader<'_> {
    /// Reads a line that begins after `before` plies. Goes no deeper than the
    /// variations, whose depth the parser limits.
    fn line(&self, raw: &RawLine, start: Boards, before: usize) -> Read<RecordLine> {
        let mut boards = start;
        let mut line = RecordLine {
            notes: read_notes(&raw.comments, start.rules()),
            plies: Vec::with_capacity(raw.plies.len()),
        };
        leave(&mut boards, &line.notes);
        for (i, raw_ply) in raw.plies.iter().enumerate() {
            let number = before + i + 1;
            let mv = self
                .notation
                .read_on(&boards, &raw_ply.token)
                .map_err(|e| {
                    let fault = RecordFault::Move(self.notation, e.fault);
                    let error = self.raw.error(raw_ply.place, Some(number), &e.token, fault);
                    Box::new(error)
                })?;
            let mut ply = RecordPly::new(mv);
            ply.notes = read_notes(&raw_ply.comments, start.rules());
            ply.notes.marks.clone_from(&raw_ply.marks);
            for variation in &raw_ply.variations {
                let variation = self.line(variation, boards, before + i)?;
                ply.variations.push(variation);
            }
            boards.play_unchecked(mv);
            leave(&mut boards, &ply.notes);
            line.plies.push(ply);
        }
        Ok(line)
    }
}

fn read_notes(comments: &[String], rules: &Rules) -> Notes {
    let mut notes = Notes::default();
    for comment in comments {
        take_comment(&mut notes, comment, rules);
    }
    notes
}

/// Lets the seats go that leave at this point.
pub(super) fn leave(boards: &mut Boards, notes: &Notes) {
    for leave in &notes.leaves {
        if leave.seat.index() < boards.rules().seating.seats() {
            boards.retire(leave.seat);
        }
    }
}

/// How the main line ended.
struct Played {
    last: Boards,
    outcome: Option<Outcome>,
}

/// Plays the main line once more, to see whether it went on after a draw. Real
/// games do: their players had agreed on no such rule, so it is off for them.
fn replay(
    moves: &RecordLine,
    start: &Boards,
    variant: &mut Variant,
    oddities: &mut Vec<String>,
) -> Played {
    let mut boards = *start;
    leave(&mut boards, &moves.notes);
    let mut keys = Vec::with_capacity(moves.plies.len());
    for (i, ply) in moves.plies.iter().enumerate() {
        let ended = boards.outcome_after(&keys, variant.draws);
        match ended.map(|outcome| outcome.reason) {
            Some(Reason::Repetition) => {
                variant.draws.repetition = false;
                let text = "a position occurred for the third time before ply";
                odd(oddities, || {
                    format!("{text} {}, and the game went on", i + 1)
                });
            }
            Some(Reason::Quiet) => {
                variant.draws.quiet = None;
                let text = "too many moves without ejection before ply";
                odd(oddities, || {
                    format!("{text} {}, and the game went on", i + 1)
                });
            }
            _ => {}
        }
        keys.push(boards.key());
        boards.play_unchecked(ply.mv);
        leave(&mut boards, &ply.notes);
    }
    Played {
        last: boards,
        outcome: boards.outcome_after(&keys, variant.draws),
    }
}

/// Result, winner and number of plies, compared with what the board says. The
/// tag is what the players agreed on, so it is kept even where it is odd.
fn read_end(raw: &RawGame, record: &mut Record, played: &Played, oddities: &mut Vec<String>) {
    let rules = record.variant.rules;
    let tag = raw.tag("Result").map(str::trim);
    let end = raw.result.as_ref().map(|result| result.0.as_str());
    if let (Some(tag), Some(end)) = (tag, end)
        && tag != end
    {
        odd(oddities, || {
            format!("the tag Result says {tag}, the moves end with {end}")
        });
    }
    let said = tag.or(end).unwrap_or("*");
    let winner = raw
        .tag("Winner")
        .map(|text| (text, read_winner(text, &rules)));
    if let Some((text, None)) = winner {
        odd(oddities, || {
            format!("the tag Winner names no side: \"{text}\"")
        });
    }
    let winner = winner.and_then(|(_, winner)| winner);
    let by_board = played.outcome.map(|outcome| match outcome.winner {
        Some(side) => GameResult::Won(side),
        None => GameResult::Draw,
    });
    record.result = match read_result(said, &rules) {
        Said::Result(result) => result,
        Said::Points(points) => {
            let texts: Vec<String> = points.iter().map(u8::to_string).collect();
            let (said, found) = (texts.join("-"), points_of(&played.last));
            if said != found {
                odd(oddities, || {
                    format!("the result says {said} points, the board {found}")
                });
            }
            if winner.is_none() && by_board.is_none() {
                odd(oddities, || "there are points but no tag Winner".to_owned());
            }
            winner.or(by_board).unwrap_or(GameResult::Open)
        }
        Said::Nothing => {
            odd(oddities, || format!("\"{said}\" is no result of this game"));
            winner.or(by_board).unwrap_or(GameResult::Open)
        }
    };
    if let Some(winner) = winner
        && winner != record.result
    {
        odd(oddities, || {
            "Result and Winner contradict each other".to_owned()
        });
    }
    if let Some(by_board) = by_board
        && by_board != record.result
    {
        let board = write_result(by_board, &rules, &played.last);
        odd(oddities, || {
            format!("the board says {board}, the result says {said}")
        });
    }
    if record.reason() == Some(Reason::Target)
        && played.last.all().all(|b| b.reached_target().is_none())
    {
        let points = points_of(&played.last);
        odd(oddities, || {
            format!("won by ejections, but the board says {points}")
        });
    }
    let plies = record.moves.plies.len();
    if let Some(text) = raw.tag("Plies")
        && text.trim().parse() != Ok(plies)
    {
        odd(oddities, || {
            format!("the tag Plies says {text}, there are {plies}")
        });
    }
}
