//! Positions, games and broken texts from a small generator of
//! pseudo-random numbers, the same in every run.

pub use crate::dice::Dice;
use abalone::rules::{
    Board, Cell, Move, Position, Rules, Seat, Seating, Setup, TeamReading, TurnMode, layouts,
};

/// Every kind of game under every team reading, with and without triangles.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for seating in Seating::ALL.into_iter().filter(|s| s.boards() == 1) {
        for (reading, _) in TeamReading::NAMED {
            for triangles in [false, true] {
                let mut rules = Rules::new(seating);
                rules.reading = reading;
                rules.triangles = triangles;
                if seating.has_partners_marbles() || reading == TeamReading::Inline {
                    all.push(rules);
                }
            }
        }
        for (turn, _) in TurnMode::NAMED {
            if !turn.moves_other() || seating.colours().len() == 2 {
                let mut rules = Rules::new(seating);
                rules.turn = turn;
                rules.full_first_turn = turn == TurnMode::Any;
                all.push(rules);
            }
        }
    }
    all
}

/// Marbles anywhere, denser than in real games.
pub fn scattered(rules: Rules, dice: &mut Dice) -> Position {
    let mut board = Board::EMPTY;
    let cells: Vec<Cell> = Cell::all().collect();
    for &colour in rules.seating.colours() {
        for _ in 0..rules.seating.marbles(colour) {
            let cell = *dice.pick(&cells);
            if board.get(cell).is_none() {
                board.set(cell, Some(colour));
            }
        }
    }
    let mut setup = Setup {
        turn: Seat(dice.below(rules.seating.seats()) as u8),
        quiet: dice.below(90) as u16,
        number: 1 + dice.below(200) as u16,
        ..Setup::start(board)
    };
    for side in rules.all_sides() {
        setup.points[side.index()] = dice.below(6) as u8;
    }
    Position::new(rules, setup).expect("a position")
}

/// Plays random moves; pushes are as likely as all other moves together.
pub fn random_game(start: Position, plies: usize, dice: &mut Dice) -> Vec<(Position, Move)> {
    let mut position = start;
    let mut game = Vec::new();
    for _ in 0..plies {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let pushes: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| !position.effect(mv).pushed.is_empty())
            .collect();
        let mv = if pushes.is_empty() || dice.one_in(2) {
            *dice.pick(&moves)
        } else {
            *dice.pick(&pushes)
        };
        game.push((position, mv));
        position = position.play(mv).expect("a legal move");
    }
    game
}

/// Calls `check` on scattered positions of all rules and along games from all
/// layouts, under every reading that the layout's game has.
pub fn each_position(mut check: impl FnMut(&Position)) {
    let mut dice = Dice::new(0x1EAF_CAFE);
    for rules in all_rules() {
        for _ in 0..60 {
            check(&scattered(rules, &mut dice));
        }
        for layout in layouts().iter().filter(|l| l.seating == rules.seating) {
            let start = layout.position_under(rules);
            for (position, _) in random_game(start, 12, &mut dice) {
                check(&position);
            }
        }
    }
}
