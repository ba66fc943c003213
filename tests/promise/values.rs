//! What a game is, in lines that people can check.

use abalone::game::{Game, NodeId};
use abalone::notation::{Notes, RecordLine, boards_string, variant_options};
use abalone::rules::{Rules, Side, Start};
use std::fmt::Write;

/// Everything about a game.
pub fn of(game: &Game) -> String {
    let mut text = String::new();
    let variant = game.variant();
    let rules = &variant.rules;
    let start = match &variant.start {
        Start::Layout(layout) => format!("layout {}", layout.id),
        Start::Setup(_) | Start::Boards(_) => "a start of its own".to_owned(),
        Start::Placement => "an empty board".to_owned(),
    };
    let first = boards_string(game.tree().boards(NodeId::START));
    let players: Vec<String> = game.players().iter().map(|p| p.record_name()).collect();
    let tags: Vec<String> = game
        .tags()
        .iter()
        .map(|(k, v)| format!("{k}={v}"))
        .collect();
    let outcome = game.outcome().map_or("open".to_owned(), |outcome| {
        let reason = outcome.reason;
        match outcome.winner {
            Some(side) => format!("{} wins: {reason:?}", side_name(rules, side)),
            None => format!("draw: {reason:?}"),
        }
    });
    let points: Vec<String> = rules
        .all_sides()
        .map(|side| {
            format!(
                "{} {}",
                side_name(rules, side),
                game.live_boards().points(side)
            )
        })
        .collect();
    for (name, value) in [
        ("game", rules.seating.name().to_owned()),
        ("options", variant_options(variant)),
        ("time", variant.time.to_string()),
        ("start", start),
        ("first", first),
        ("players", players.join(", ")),
        ("tags", tags.join(", ")),
        ("moves", game.plies().to_string()),
        ("outcome", outcome),
        ("points", points.join(", ")),
        ("gutter", gutter(game)),
        ("last", boards_string(game.live_boards())),
    ] {
        // Nothing is said where there is nothing.
        let gap = if value.is_empty() { "" } else { " " };
        writeln!(text, "{name}:{gap}{value}").expect("room");
    }
    text.push_str(&said(game));
    text
}

fn side_name(rules: &Rules, side: Side) -> String {
    let seats = rules.seats_of(side);
    let names: Vec<String> = seats.map(|seat| (seat.0 + 1).to_string()).collect();
    format!("seat {}", names.join("+"))
}

/// The marbles in the gutters: board, captor, colours in order.
fn gutter(game: &Game) -> String {
    let rules = &game.variant().rules;
    let mut all = Vec::new();
    for board in 0..game.live_boards().count() {
        for side in rules.all_sides() {
            let gutter = game.gutter_of(board);
            let captives = gutter.captives().iter().filter(|c| c.captor == side);
            let letters: String = captives.map(|c| c.colour.letter()).collect();
            if !letters.is_empty() {
                let name = side_name(rules, side);
                all.push(format!("board {} {name} {letters}", board + 1));
            }
        }
    }
    all.join(", ")
}

/// Clocks, leaves and words of the main line; numbers of everything beside it.
fn said(game: &Game) -> String {
    let record = game.to_record();
    let mut text = String::new();
    let before = [(0, "", &record.moves.notes)];
    let plies: Vec<String> = game
        .line()
        .map(|ply| format!("seat {} on board {}", ply.seat.0 + 1, ply.board + 1))
        .collect();
    let after = record.moves.plies.iter().zip(&plies).enumerate();
    let after = after.map(|(i, (ply, who))| (i + 1, who.as_str(), &ply.notes));
    for (number, who, notes) in before.into_iter().chain(after) {
        if !notes.is_empty() {
            writeln!(text, "{number}: {who}{}", notes_text(notes)).expect("room");
        }
    }
    for (i, ply) in record.moves.plies.iter().enumerate() {
        for variation in &ply.variations {
            let (moves, deep) = size(variation);
            let line = format!("instead of {}: {moves} moves, {deep} in all", i + 1);
            writeln!(text, "{line}").expect("room");
        }
    }
    text
}

fn notes_text(notes: &Notes) -> String {
    let mut text = String::new();
    let mut add = |part: String| {
        text.push_str("; ");
        text.push_str(&part);
    };
    if let Some(clock) = notes.clock {
        add(format!("{} ms left", clock.as_millis()));
    }
    if let Some(clock) = notes.running_clock {
        add(format!("{} ms on the running clock", clock.as_millis()));
    }
    for leave in &notes.leaves {
        let why = if leave.on_time {
            "on time"
        } else {
            "by choice"
        };
        add(format!("seat {} leaves {why}", leave.seat.0 + 1));
    }
    for mark in &notes.marks {
        add(format!("mark {mark}"));
    }
    for comment in &notes.comments {
        add(format!("\"{comment}\""));
    }
    text
}

/// Moves of a variation, and with those of the variations in it.
fn size(line: &RecordLine) -> (usize, usize) {
    let inner = line.plies.iter().flat_map(|ply| &ply.variations);
    let inner: usize = inner.map(|variation| size(variation).1).sum();
    (line.plies.len(), line.plies.len() + inner)
}
