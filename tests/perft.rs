//! Counts of move sequences against `tests/perft.txt`, and of legal moves
//! against `tests/team_positions.txt`.
//!
//! Depth 3 by default; with the environment variable `ABALONE_DEEP` set, every
//! depth of the file (about a minute in a release build).

use abalone::rules::{
    Board, Position, Rules, Seat, Seating, Setup, TeamReading, layout, perft, perft_every,
};

const COUNTS: &str = include_str!("perft.txt");
const TEAM_POSITIONS: &str = include_str!("team_positions.txt");

/// First positions by the names in the file: a layout, or layout/pairs.
fn start(name: &str) -> Position {
    match name.split_once('/') {
        Some((id, "pairs")) => {
            let board = layout(id).expect("a layout").board();
            Position::new(Rules::new(Seating::SixPairs), Setup::start(board)).expect("a position")
        }
        _ => layout(name).expect("a layout").position(),
    }
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
}

#[test]
fn counts_of_move_sequences_are_the_published_ones() {
    let deepest = if std::env::var_os("ABALONE_DEEP").is_some() {
        5
    } else {
        3
    };
    let mut rows = 0;
    for line in lines(COUNTS) {
        let mut fields = line.split_whitespace();
        let name = fields.next().expect("a name");
        let position = start(name);
        for (depth, count) in (1..=deepest).zip(fields) {
            let expected: u64 = count.parse().expect("a count");
            assert_eq!(perft(&position, depth), expected, "{name} depth {depth}");
        }
        rows += 1;
    }
    assert_eq!(rows, 71);
}

#[test]
fn making_every_move_counts_the_same() {
    for line in lines(COUNTS) {
        let mut fields = line.split_whitespace();
        let name = fields.next().expect("a name");
        let expected: u64 = fields.nth(1).expect("a count").parse().expect("a number");
        assert_eq!(perft_every(&start(name), 2), expected, "{name}");
    }
}

#[test]
fn readings_of_the_team_rule_differ_as_published() {
    let mut checked = 0;
    for line in lines(TEAM_POSITIONS) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [game, rows, reading, counts] = fields[..] else {
            panic!("four fields: {line}");
        };
        let mut rules = Rules::new(game.parse().expect("a game"));
        rules.reading = TeamReading::from_name(reading).expect("a reading");
        for (seat, count) in counts.split_whitespace().enumerate() {
            let setup = Setup {
                turn: Seat(seat as u8),
                ..Setup::start(Board::from_rows(rows).expect("rows"))
            };
            let position = Position::new(rules, setup).expect("a position");
            assert_eq!(
                position.count_moves().to_string(),
                count,
                "{rows} {reading} seat {seat}"
            );
            assert_eq!(position.moves().len().to_string(), count);
            checked += 1;
        }
    }
    assert_eq!(checked, 4 * (4 + 4 + 6) + 3);
}

/// At every node of the tree the key that moves keep up to date is the one
/// computed from the marbles.
#[test]
fn keys_kept_are_keys_computed() {
    fn walk(position: &Position, depth: u32) -> u64 {
        assert_eq!(position.key(), position.computed_key(), "{position:?}");
        if depth == 0 {
            return 1;
        }
        let moves = position.moves();
        moves
            .iter()
            .map(|&mv| walk(&position.play(mv).expect("a legal move"), depth - 1))
            .sum()
    }
    for (name, expected) in [
        ("standard", 98_912),
        ("belgian_daisy", 149_322),
        ("snakes", 487_205),
        ("three_players", 62_440),
        ("four_players", 71_767),
        ("five_players", 36_992),
        ("six_players", 37_678),
    ] {
        assert_eq!(walk(&start(name), 3), expected, "{name}");
    }
}
