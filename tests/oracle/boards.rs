//! Two boards at once: who sits where is kept by letting the players get up and
//! sit down, not computed from move numbers.

use super::dice::Dice;
use super::slow::marbles_of;
use super::table::Table;
use super::turns::{choose, compare, deed};
use abalone::rules::{
    Boards, Layout, MoveKind, Outcome, Reason, Seating, Side, Start, Stuck, Variant, layouts,
};

/// Two boards with the players that sit at them.
struct Hall {
    tables: [Table; 2],
    /// By board and team: who sits there.
    sitting: [[usize; 2]; 2],
    /// By board and team: how many moves whoever sits there has still to make.
    to_make: [[usize; 2]; 2],
    /// The board whose turn it is.
    board: usize,
    misere: bool,
}

impl Hall {
    fn open(boards: &Boards) -> Hall {
        let table = |i: usize| Table::lay(boards.board(i).expect("a board"));
        let second_team = if boards.rules().counter_phase { 3 } else { 2 };
        Hall {
            tables: [table(0), table(1)],
            sitting: [[0, 1], [2, 3]],
            to_make: [[2, second_team]; 2],
            board: 0,
            misere: boards.rules().misere,
        }
    }

    fn team(&self) -> usize {
        self.tables[self.board].seat
    }

    fn turn(&self) -> usize {
        self.sitting[self.board][self.team()]
    }

    fn is_over(&self, board: usize) -> bool {
        self.tables[board].outcome().is_some()
    }

    /// After a move by `team` on the board of the turn.
    fn moved(&mut self, team: usize) {
        let left = &mut self.to_make[self.board][team];
        *left -= 1;
        if *left == 0 {
            *left = 2;
            let player = &mut self.sitting[self.board][team];
            *player = (*player + 2) % 4;
        }
        if !self.is_over(1 - self.board) {
            self.board = 1 - self.board;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ends: Option<Vec<Outcome>> = self.tables.iter().map(Table::outcome).collect();
        let ends = ends?;
        let worth = |team: usize| {
            let won = ends
                .iter()
                .filter(|end| end.winner == Some(Side(team as u8)));
            let points = self
                .tables
                .iter()
                .map(|t| i32::from(t.points[team]))
                .sum::<i32>();
            (won.count(), if self.misere { -points } else { points })
        };
        let winner = match (worth(0), worth(1)) {
            (a, b) if a > b => Some(Side(0)),
            (a, b) if a < b => Some(Side(1)),
            _ => None,
        };
        let reason = Reason::Boards;
        Some(Outcome { winner, reason })
    }
}

/// Plays a random game with both, and compares them at every move; how many
/// there were, and how it ended.
fn follow(variant: &Variant, plies: usize, dice: &mut Dice) -> (usize, Option<Outcome>) {
    let mut boards = variant.first_boards().expect("boards");
    let mut hall = Hall::open(&boards);
    for ply in 0..plies {
        let end = boards.outcome();
        assert_eq!(end, hall.outcome());
        if end.is_some() {
            return (ply, end);
        }
        assert_eq!(boards.active_board(), hall.board, "{boards:?}");
        assert_eq!(boards.turn_side().index(), hall.team());
        assert_eq!(boards.turn().index(), hall.turn(), "{boards:?}");
        let position = *boards.active();
        compare(&position, &hall.tables[hall.board]);
        for (board, table) in boards.all().zip(&hall.tables) {
            assert_eq!(marbles_of(board.board()), table.marbles);
        }
        let mv = choose(&position, dice);
        let team = hall.team();
        let triangle = matches!(mv.kind(), MoveKind::Triangle { .. });
        hall.tables[hall.board].play(&deed(&position, mv), triangle);
        hall.moved(team);
        boards.play_unchecked(mv);
    }
    (plies, None)
}

#[test]
fn players_change_boards_as_agreed() {
    let mut dice = Dice::new(0x4222);
    let two: Vec<&Layout> = layouts()
        .iter()
        .filter(|l| l.seating == Seating::Two)
        .collect();
    let (mut all, mut ended, mut drawn) = (0, 0, 0);
    for n in 0..36 {
        let mut variant = Variant::of_game(Seating::TwoBoards);
        let rules = &mut variant.rules;
        rules.counter_phase = n % 2 == 0;
        rules.triangles = dice.one_in(2);
        rules.misere = dice.one_in(3);
        rules.stuck = *dice.pick(&[Stuck::Loses, Stuck::Draws]);
        rules.targets = [1 + dice.below(4) as u8; 6];
        rules.balls = dice.one_in(4);
        if !rules.balls {
            variant.start = Start::Layout(dice.pick::<&Layout>(&two));
        }
        let (plies, end) = follow(&variant, 160, &mut dice);
        all += plies;
        ended += usize::from(end.is_some());
        drawn += usize::from(end.is_some_and(|end| end.winner.is_none()));
    }
    assert!(all > 2_000, "{all}");
    assert!(ended > 15 && drawn > 0, "{ended} {drawn}");
}
