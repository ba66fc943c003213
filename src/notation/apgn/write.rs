//! Records as text.

use super::clock::commands;
use super::read::{RULE_TAGS, leave, unknown};
use super::result::{write_result, write_winner};
use super::variant_tags::{write_setup, write_variant};
use crate::notation::notations::Notation;
use crate::notation::record::{Notes, Record, RecordLine};
use crate::notation::tags::player_tag;
use crate::rules::{Boards, Side, sort_short_by_key};

/// Longest line, where words allow it.
const WIDTH: usize = 80;
/// With these a comment's word never begins a line: it could be taken for a tag
/// or for a line that is none of ours.
const STAYS: [char; 2] = ['[', '%'];

/// The order of tags; those that other programs know stand where they expect
/// them. Any others follow as they are.
const ORDER: [&str; 23] = [
    "Event",
    "Date",
    "Black",
    "White",
    "Red",
    "Blue",
    "Yellow",
    "Green",
    "Black2",
    "White2",
    "Variant",
    "Result",
    "Winner",
    "Notation",
    "SetUp",
    "Position",
    "Termination",
    "Plies",
    "TimeControl",
    "Annotator",
    "Game",
    "Layout",
    "Options",
];

/// A record as canonical text: its moves in Aba-Pro, lines of at most 80
/// characters, a line break at the end.
///
/// Reading it gives the same record, its warnings apart.
pub fn write_record(record: &Record) -> String {
    write_record_as(record, Notation::AbaPro)
}

/// A record with its moves in another notation.
pub fn write_record_as(record: &Record, notation: Notation) -> String {
    let mut writer = Writer {
        notation,
        ..Writer::default()
    };
    let start = record.variant.first_boards().ok();
    let last = start.map(|start| writer.line(&record.moves, start, true));
    let result = match last {
        Some(last) => write_result(record.result, &record.variant.rules, &last),
        None => "*".to_owned(),
    };
    writer.word(&result);
    let mut text = write_tags(record, notation, &result);
    text.push('\n');
    text.push_str(&writer.text);
    text.push('\n');
    text
}

fn write_tags(record: &Record, notation: Notation, result: &str) -> String {
    let rules = &record.variant.rules;
    let mut tags: Vec<(&str, String)> = vec![
        ("Result", result.to_owned()),
        ("Notation", notation.name().to_owned()),
        ("Plies", record.moves.plies.len().to_string()),
    ];
    tags.extend(write_variant(&record.variant));
    tags.extend(write_setup(&record.variant));
    if rules.sides() > 2 {
        tags.extend(write_winner(record.result, rules).map(|winner| ("Winner", winner)));
    }
    let timed = !record.variant.time.is_none();
    let is_rule = |name| RULE_TAGS.contains(&name) || (timed && name == "TimeControl");
    let known = record.tags.iter().filter(|tag| !is_rule(tag.0));
    tags.extend(known.map(|(name, value)| (name, value.to_owned())));
    let seating = rules.seating;
    let players = seating.all_seats().map(|seat| player_tag(seating, seat));
    for name in ["Event", "Date"].into_iter().chain(players) {
        if record.tags.get(name).is_none() {
            tags.push((name, unknown(name).to_owned()));
        }
    }
    let place = |name: &str| ORDER.iter().position(|known| *known == name);
    sort_short_by_key(&mut tags, |tag| place(tag.0).unwrap_or(ORDER.len()));
    let mut text = String::new();
    for (name, value) in tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    }
    text
}

/// The moves, wrapped.
#[derive(Default)]
struct Writer {
    notation: Notation,
    text: String,
    /// Characters in the last line.
    column: usize,
    /// The move number that was written last; none where the next move needs
    /// one in any case.
    number: Option<u16>,
    /// The parenthesis that waits for its first word.
    opening: &'static str,
}

impl Writer {
    /// Writes a line of play; returns the boards after it. A variation stands
    /// in parentheses, which stick to its first and last word.
    fn line(&mut self, line: &RecordLine, start: Boards, main: bool) -> Boards {
        let mut boards = start;
        self.number = None;
        self.opening = if main { "" } else { "(" };
        self.comments(&line.notes, &boards);
        leave(&mut boards, &line.notes);
        for ply in &line.plies {
            if boards.check(ply.mv).is_err() {
                // Only a record made by hand has such a move.
                break;
            }
            let mut next = boards;
            next.play_unchecked(ply.mv);
            let mut word = self.notation.write_on(&boards, ply.mv);
            let number = boards.active().number();
            if self.number != Some(number) {
                let returns = match boards.count() {
                    1 => boards.turn() == boards.rules().first,
                    _ => boards.active_board() == 0 && boards.turn_side() == Side(0),
                };
                let dots = if returns { "." } else { "..." };
                // A number stays with its move.
                word = format!("{number}{dots} {word}");
                self.number = Some(number);
            }
            self.word(&word);
            for mark in &ply.notes.marks {
                self.word(&format!("${mark}"));
            }
            self.comments(&ply.notes, &boards);
            for variation in &ply.variations {
                if !(variation.plies.is_empty() && variation.notes.is_empty()) {
                    self.line(variation, boards, false);
                    self.number = None;
                }
            }
            boards = next;
            leave(&mut boards, &ply.notes);
        }
        if !main {
            self.close();
        }
        boards
    }

    /// Writes what notes say in braces.
    fn comments(&mut self, notes: &Notes, boards: &Boards) {
        let commands = commands(notes, boards.rules());
        if !commands.is_empty() {
            self.comment(&commands.join(" "));
        }
        for comment in &notes.comments {
            self.comment(comment.as_str());
        }
    }

    /// Writes a comment, broken between its words. A word that would be read
    /// as something else at the beginning of a line stays where it is.
    fn comment(&mut self, text: &str) {
        let mut piece = String::from("{");
        for (i, word) in text.split(' ').enumerate() {
            if i > 0 && word.starts_with(STAYS) {
                piece.push(' ');
            } else if i > 0 {
                self.word(&piece);
                piece.clear();
            }
            piece.push_str(word);
        }
        piece.push('}');
        self.word(&piece);
        self.number = None;
    }

    /// Writes a word after a space, or in a new line where it no longer fits.
    fn word(&mut self, word: &str) {
        let opening = std::mem::take(&mut self.opening);
        let width = opening.len() + word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(opening);
        self.text.push_str(word);
        self.column += width;
    }

    /// Ends a variation, whose last word goes to the next line with the
    /// parenthesis if that no longer fits.
    fn close(&mut self) {
        if !std::mem::take(&mut self.opening).is_empty() {
            // Nothing was written, so nothing ends.
            return;
        }
        let last = self.text.rfind([' ', '\n']).unwrap_or(0);
        let breaks =
            self.text[last..].starts_with(' ') && !self.text[last + 1..].starts_with(STAYS);
        if self.column == WIDTH && breaks {
            self.text.replace_range(last..=last, "\n");
            self.column = self.text[last + 1..].chars().count();
        }
        self.text.push(')');
        self.column += 1;
    }
}
