//! Records made up at random, with everything a record can hold.

use crate::random::{Dice, scattered};
use abalone::notation::{Comment, GameResult, Leave, Notes, Record, RecordLine, RecordPly};
use abalone::rules::{
    Draws, Layout, Position, Reason, Rules, Seat, Seating, Side, Start, Stuck, Variant, layouts,
};
use std::time::Duration;

/// Words that could be mistaken for something else, between ordinary ones.
const WORDS: [&str; 22] = [
    "good",
    "a",
    "move",
    "étoile",
    "(",
    ")",
    "{",
    "[",
    "]",
    "[Event",
    "\"x\"]",
    "%",
    ";",
    "$5",
    "1-0",
    "*",
    "1.",
    "a1b2",
    "[%eval",
    "3]",
    "\\",
    "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq",
];

/// A record under these rules, from a layout or from anywhere.
pub fn record(rules: Rules, dice: &mut Dice) -> Record {
    let variant = variant(rules, dice);
    let start = variant.first_position().expect("a position");
    let mut record = Record {
        moves: line(start, 24, 3, dice),
        result: result(&variant.rules, dice),
        variant,
        ..Record::default()
    };
    for name in [
        "White",
        "Event",
        "Zeta",
        "Annotator",
        "Black",
        "Red",
        "Alpha_1",
    ] {
        if dice.one_in(2) {
            record.tags.set(name, &text(dice, 4));
        }
    }
    if dice.one_in(3) {
        record.set_reason(Reason::Resignation);
    }
    record
}

fn result(rules: &Rules, dice: &mut Dice) -> GameResult {
    match dice.below(rules.sides() + 2) {
        0 => GameResult::Open,
        1 => GameResult::Draw,
        side => GameResult::Won(Side(side as u8 - 2)),
    }
}

fn variant(mut rules: Rules, dice: &mut Dice) -> Variant {
    let sides = rules.sides();
    match dice.below(3) {
        0 => {}
        1 => rules.targets = [1 + dice.below(10) as u8; 6],
        _ => {
            for target in &mut rules.targets[..sides] {
                *target = 4 + dice.below(7) as u8;
            }
            // One target for all is written as one.
            if rules.targets[..sides]
                .iter()
                .all(|&t| t == rules.targets[0])
            {
                rules.targets = [rules.targets[0]; 6];
            }
        }
    }
    if rules.seating.seats() == 2 && dice.one_in(4) {
        rules.stuck = Stuck::Draws;
    }
    if dice.one_in(4) {
        rules.first = Seat(dice.below(rules.seating.seats()) as u8);
    }
    let mut variant = Variant {
        rules,
        take_back: dice.below(3) > 0,
        draws: Draws {
            repetition: dice.below(3) > 0,
            quiet: (dice.one_in(3)).then_some(200),
        },
        ..Variant::default()
    };
    if dice.one_in(3) {
        for side in 0..sides {
            let below = rules.targets[side].min(5);
            variant.head_start[side] = dice.below(usize::from(below)) as u8;
        }
    }
    let fitting: Vec<_> = layouts()
        .iter()
        .filter(|layout| {
            let start = Start::Layout(layout);
            Variant {
                start,
                ..variant.clone()
            }
            .first_position()
            .is_ok()
                && layout.seating.colours() == rules.seating.colours()
        })
        .collect();
    rules.misere = dice.one_in(5);
    variant.rules.misere = rules.misere;
    if rules.seating == Seating::Two && dice.one_in(5) {
        // Only the standard start says where the balls rest.
        variant.rules.balls = true;
        return variant;
    }
    if dice.one_in(6) {
        variant.start = Start::Placement;
        return variant;
    }
    variant.start = if dice.one_in(2) {
        Start::Layout(dice.pick::<&Layout>(&fitting))
    } else if dice.one_in(2) {
        let setup = Start::Layout(dice.pick::<&Layout>(&fitting));
        let start = Variant {
            start: setup,
            head_start: [0; 6],
            ..variant.clone()
        };
        Start::Setup(start.first_position().expect("a position").setup())
    } else {
        Start::Setup(scattered(rules, dice).setup())
    };
    variant
}

/// Random moves with notes and variations, in variations too.
fn line(start: Position, plies: usize, depth: usize, dice: &mut Dice) -> RecordLine {
    let mut position = start;
    let mut line = RecordLine {
        notes: notes(&position, dice),
        plies: Vec::new(),
    };
    line.notes.marks.clear();
    leave(&mut position, &line.notes);
    for _ in 0..1 + dice.below(plies) {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let mut ply = RecordPly::new(*dice.pick(&moves));
        ply.notes = notes(&position, dice);
        while depth > 0 && dice.one_in(6) {
            let variation = self::line(position, 5, depth - 1, dice);
            if !variation.plies.is_empty() {
                ply.variations.push(variation);
            }
        }
        position = position.play(ply.mv).expect("a legal move");
        leave(&mut position, &ply.notes);
        line.plies.push(ply);
    }
    line
}

fn leave(position: &mut Position, notes: &Notes) {
    for leave in &notes.leaves {
        position.retire(leave.seat);
    }
}

fn notes(position: &Position, dice: &mut Dice) -> Notes {
    let mut notes = Notes::default();
    if dice.below(3) > 0 {
        return notes;
    }
    for _ in 0..dice.below(3) {
        notes.marks.push(dice.below(256) as u8);
    }
    if dice.one_in(2) {
        notes.clock = Some(Duration::from_millis(dice.below(9_000_000) as u64));
    }
    for _ in 0..dice.below(3) {
        notes.comments.extend(Comment::new(&text(dice, 30)));
    }
    let rules = position.rules();
    if rules.sides() > 2 && !rules.has_teams() && dice.one_in(8) {
        notes.leaves.push(Leave {
            seat: Seat(dice.below(rules.seating.seats()) as u8),
            on_time: dice.one_in(2),
        });
    }
    notes
}

fn text(dice: &mut Dice, most: usize) -> String {
    let words: Vec<&str> = (0..1 + dice.below(most))
        .map(|_| *dice.pick(&WORDS))
        .collect();
    words.join(" ")
}
