//! The record of a game makes the same game again, with everything that can be
//! said in it.

use super::{Checked, ensure, same};
use crate::dice::Dice;
use abalone::game::{Game, NodeId};
use abalone::notation::{Comment, Record, RecordLine, RecordPly, read_records, write_record};
use abalone::rules::Boards;
use std::time::Duration;

/// Variations and words a game gets, at most.
const ADDED: usize = 6;
/// Moves of a variation, at most.
const VARIATION: usize = 5;

/// Checks that writing and reading a finished game changes nothing.
pub fn check_record(game: &Game, dice: &mut Dice) -> Checked {
    check_read(game)?;
    let annotated = annotated(game, dice);
    check_read(&annotated)?;
    same_game(&annotated, game)
}

/// Writes and reads a game.
fn check_read(game: &Game) -> Checked {
    let text = game.write_record();
    let (records, errors) = read_records(&text);
    if let Some(error) = errors.first() {
        return Err(error.to_string());
    }
    same(records.len(), 1, "records")?;
    same(&records[0].warnings[..], &[][..], "warnings")?;
    same(&records[0].variant, game.variant(), "variant")?;
    let again = Game::from_record(&records[0]);
    same_game(&again, game)?;
    ensure(again.to_record() == game.to_record(), || {
        format!("read back as\n{}", again.write_record())
    })?;
    same(again.write_record(), text, "the text written again")?;
    same(
        write_record(&records[0]),
        again.write_record(),
        "the record's text",
    )
}

/// Checks that two games are the same, their variations apart.
fn same_game(found: &Game, game: &Game) -> Checked {
    same(found.outcome(), game.outcome(), "outcome")?;
    same(found.players(), game.players(), "players")?;
    same(found.live_boards(), game.live_boards(), "boards at the end")?;
    same(found.turn(), game.turn(), "turn at the end")?;
    same(found.keys(), game.keys(), "keys")?;
    same(found.plies(), game.plies(), "plies")?;
    for i in 0..game.live_boards().count() {
        same(found.gutter_of(i), game.gutter_of(i), "gutter")?;
    }
    for (ply, other) in found.line().zip(game.line()) {
        let [a, b] = [&ply, &other].map(|p| (p.board, p.seat, p.mv, p.before, p.after));
        same(a, b, "ply")?;
        let [a, b] = [(found, ply.node), (game, other.node)].map(|(game, node)| {
            let notes = game.tree().notes(node);
            (notes.clock, notes.running_clock, &notes.leaves)
        });
        same(a, b, "clocks and leaves")?;
    }
    let [a, b] = [found, game].map(|g| &g.tree().notes(NodeId::START).leaves);
    same(a, b, "who left before the first move")
}

/// The same game with words, marks and variations.
fn annotated(game: &Game, dice: &mut Dice) -> Game {
    let mut record: Record = game.to_record();
    record.tags.set("Event", "Soak \"[1]\"");
    record.tags.set("Round", "1");
    record.moves.notes.comments.extend(Comment::new("At first"));
    let mut before = vec![*game.tree().boards(NodeId::START)];
    before.extend(game.line().map(|ply| *game.tree().boards(ply.node)));
    for _ in 0..dice.below(ADDED + 1).min(record.moves.plies.len()) {
        let at = dice.below(record.moves.plies.len());
        let ply = &mut record.moves.plies[at];
        ply.notes.marks = vec![1 + dice.below(6) as u8];
        ply.notes.comments = Comment::new("a {word} in [between").into_iter().collect();
        let variation = variation(before[at], dice);
        let first = |line: &RecordLine| line.plies.first().map(|ply| ply.mv);
        let mut known = ply.variations.iter().map(first).chain([Some(ply.mv)]);
        if known.all(|mv| mv != first(&variation)) {
            ply.variations.push(variation);
        }
    }
    let mut annotated = Game::from_record(&record);
    annotated.note_running_clock(Some(Duration::from_millis(dice.below(90_000) as u64)));
    annotated.note_running_clock(game.tree().notes(game.tip()).running_clock);
    annotated
}

/// Random moves that could have been played.
fn variation(mut boards: Boards, dice: &mut Dice) -> RecordLine {
    let mut line = RecordLine::default();
    for _ in 0..1 + dice.below(VARIATION) {
        if boards.outcome().is_some() {
            break;
        }
        let mv = *dice.pick(&boards.active().moves());
        line.plies.push(RecordPly::new(mv));
        boards.play_unchecked(mv);
    }
    line
}
