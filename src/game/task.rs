//! A task being solved: a position, and the moves that are the solution.

use super::play::Game;
use crate::rules::{Illegal, Move, Side};

/// What came of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is the solution's move. If others move now, [`Task::reply`] makes their
    /// move.
    Right,
    /// It was the last one.
    Solved,
    /// Legal, and not the solution.
    Wrong,
    /// Not legal.
    Illegal(Illegal),
    /// It is not the solver's turn, or there is nothing left to solve.
    NotNow,
}

/// A task being solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    game: Game,
    solution: Vec<Move>,
    done: usize,
    solver: Side,
    /// Whether a move was shown rather than found.
    shown: bool,
    /// Wrong tries.
    wrong: usize,
}

impl Task {
    /// The task of a game: its first position, to be solved by its moves. None for
    /// a game without moves.
    pub fn of(game: &Game) -> Option<Task> {
        let solution: Vec<Move> = game.line().map(|ply| ply.mv).collect();
        let first = Game::new(game.variant().clone(), game.players().to_vec()).ok()?;
        (!solution.is_empty()).then(|| Task {
            solver: first.live_boards().turn_side(),
            game: first,
            solution,
            done: 0,
            shown: false,
            wrong: 0,
        })
    }

    /// The game as far as it is solved.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who has to find the moves: the side that is to move first.
    pub fn solver(&self) -> Side {
        self.solver
    }

    /// Moves that the solver has yet to find.
    pub fn left(&self) -> usize {
        let mut boards = *self.game.live_boards();
        let mut own = 0;
        for &mv in &self.solution[self.done..] {
            own += usize::from(boards.turn_side() == self.solver);
            boards.play_unchecked(mv);
        }
        own
    }

    /// Whether the solver has nothing more to find.
    pub fn is_solved(&self) -> bool {
        self.left() == 0 || self.game.outcome().is_some()
    }

    /// Whether a move was shown rather than found.
    pub fn was_shown(&self) -> bool {
        self.shown
    }

    /// How often another move was tried.
    pub fn wrong_tries(&self) -> usize {
        self.wrong
    }

    /// Whether the solver is to move.
    pub fn may_try(&self) -> bool {
        !self.is_solved() && self.game.live_boards().turn_side() == self.solver
    }

    /// The solver tries a move; it is made only when it is right. A move that
    /// wins the game at once is right, whatever the solution says.
    pub fn attempt(&mut self, mv: Move) -> Tried {
        if !self.may_try() {
            return Tried::NotNow;
        }
        if let Err(why) = self.game.live_boards().check(mv) {
            return Tried::Illegal(why);
        }
        let expected = self.solution.get(self.done) == Some(&mv);
        if !expected && !self.wins(mv) {
            self.wrong += 1;
            return Tried::Wrong;
        }
        if self.game.play(mv).is_err() {
            return Tried::NotNow;
        }
        self.done += 1;
        if self.is_solved() {
            Tried::Solved
        } else {
            Tried::Right
        }
    }

    fn wins(&self, mv: Move) -> bool {
        let mut after = self.game.clone();
        let won = |game: &Game| {
            game.outcome()
                .is_some_and(|o| o.winner == Some(self.solver))
        };
        after.play(mv).is_ok() && won(&after)
    }

    /// Makes the next move of the solution that is not the solver's, if it is the
    /// turn of another side.
    pub fn reply(&mut self) -> Option<Move> {
        let others = self.game.live_boards().turn_side() != self.solver;
        if others && !self.is_solved() {
            self.advance()
        } else {
            None
        }
    }

    /// Shows the next move of the solution by making it.
    pub fn show(&mut self) -> Option<Move> {
        if self.game.outcome().is_some() {
            return None;
        }
        self.shown |= self.may_try();
        self.advance()
    }

    /// Begins again.
    pub fn restart(&mut self) {
        if let Ok(first) = Game::new(self.game.variant().clone(), self.game.players().to_vec()) {
            self.game = first;
        }
        self.done = 0;
        self.shown = false;
        self.wrong = 0;
    }

    fn advance(&mut self) -> Option<Move> {
        let mv = *self.solution.get(self.done)?;
        self.game.play(mv).ok()?;
        self.done += 1;
        Some(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::notation::{read_aba_pro, read_position};
    use crate::rules::{Rules, Start, Variant};

    /// A game from a position with these moves.
    fn game(position: &str, moves: &[&str]) -> Game {
        let position = read_position(position, Rules::default()).expect("a position");
        let variant = Variant {
            start: Start::Setup(position.setup()),
            ..Variant::default()
        };
        let mut game = Game::new(variant, vec![Player::human(); 2]).expect("a game");
        for text in moves {
            let mv = read_aba_pro(game.live(), text).expect("a move");
            game.play(mv).expect("legal");
        }
        game
    }

    fn at(task: &Task, text: &str) -> Move {
        read_aba_pro(task.game().live(), text).expect("a move")
    }

    #[test]
    fn a_task_is_solved_move_by_move() {
        let solution = game("w4/6/7/8/1wbb5/8/7/6/5 b", &["e4e3", "i5h5", "e3e2"]);
        let mut task = Task::of(&solution).expect("a task");
        let (other, right) = (at(&task, "e4f5"), at(&task, "e4e3"));
        assert_eq!(task.attempt(other), Tried::Wrong);
        assert_eq!((task.wrong_tries(), task.left()), (1, 2));
        assert_eq!(task.game().plies(), 0, "a wrong move is not made");
        assert_eq!(task.attempt(right), Tried::Right);
        assert_eq!(task.attempt(right), Tried::NotNow, "not the solver's turn");
        assert!(task.reply().is_some());
        assert_eq!(task.reply(), None, "the solver's turn");
        assert_eq!(task.attempt(at(&task, "e3e2")), Tried::Solved);
        assert!(task.is_solved() && !task.was_shown());
        assert_eq!(task.game().live(), solution.live());
        task.restart();
        assert_eq!((task.left(), task.wrong_tries()), (2, 0));
    }

    #[test]
    fn a_task_can_be_shown() {
        let solution = game("w4/6/7/8/1wbb5/8/7/6/5 b", &["e4e3", "i5h5"]);
        let mut task = Task::of(&solution).expect("a task");
        assert!(task.show().is_some());
        assert!(task.is_solved() && task.was_shown());
        assert!(
            task.show().is_some(),
            "what the others do then is shown too"
        );
        assert_eq!(task.show(), None);
        assert_eq!(Task::of(&game("w4/6/7/8/1wbb5/8/7/6/5 b", &[])), None);
    }

    #[test]
    fn another_winning_move_is_right_too() {
        let near = "5/6/7/8/wbb6/8/7/6/bbw2 b 5-0 0 1";
        let solution = game(near, &["e3e2"]);
        let mut task = Task::of(&solution).expect("a task");
        assert_eq!(task.attempt(at(&task, "e3e2")), Tried::Solved);
        let mut task = Task::of(&game(near, &["e3f4"])).expect("a task");
        assert_eq!(task.attempt(at(&task, "e3e2")), Tried::Solved);
    }
}
