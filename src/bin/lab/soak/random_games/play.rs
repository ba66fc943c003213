//! One random game from its start to its end.

use super::cases::Case;
use super::ends::Seen;
use super::ledger::{Ledger, check_gain, check_other_board};
use super::turns::{Schedule, check_turn, check_turn_after_leave};
use super::{Checked, ensure, matches, moves, records, same};
use crate::dice::Dice;
use abalone::game::{Game, Player};
use abalone::rules::{Boards, Effect, Move, Outcome, Position, Reason, Seat, Variant};
use std::time::Duration;

/// After so many moves the players agree to a draw.
const MOST_PLIES: usize = 2_000;
/// In a game in which something happens, it does so once in so many moves.
const MISHAP: usize = 60;

/// Of so many moves one may let a ball fall: nearly all would.
const CLUMSY: usize = 200;

/// How a game went.
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Single moves.
    pub plies: usize,
    /// Seats that left while the others played on.
    pub leaves: usize,
}

/// Plays a game of a case, and checks everything about it.
///
/// # Errors
/// What is wrong, and the record of the game so far.
pub fn play(case: &Case, seed: u64) -> Result<Played, String> {
    let mut dice = Dice::new(seed ^ case.seed());
    let variant = case.variant(&mut dice);
    let mut run = Run::new(variant, dice)?;
    let played = run.play_out();
    let at = |why: String| format!("{why}\n{}", run.game.write_record());
    played.map_err(at)
}

struct Run {
    game: Game,
    dice: Dice,
    ledger: Ledger,
    seen: Seen,
    schedule: Schedule,
    /// After each thing that can be taken back, and at first the start.
    states: Vec<Boards>,
    leaves: usize,
    /// Moves before the first seat left.
    moves_before_leaves: Option<usize>,
    /// Whether players give up, run out of time or agree.
    mishaps: bool,
    /// Whether clocks are noted.
    clocks: bool,
}

impl Run {
    fn new(variant: Variant, mut dice: Dice) -> Result<Run, String> {
        same(variant.problem(), None, "problem")?;
        let players = variant.rules.seating.all_seats().map(|seat| match seat.0 {
            0 => Player::Computer { level: 3 },
            1 => Player::human(),
            n => Player::Human {
                name: format!("No. {n} \"the \\ rim\""),
            },
        });
        let players = players.collect();
        let game = Game::new(variant, players).map_err(|e| e.to_string())?;
        Ok(Run {
            ledger: Ledger::open(&game),
            states: vec![*game.live_boards()],
            game,
            seen: Seen::default(),
            schedule: Schedule::default(),
            leaves: 0,
            moves_before_leaves: None,
            mishaps: dice.one_in(4),
            clocks: dice.one_in(2),
            dice,
        })
    }

    fn play_out(&mut self) -> Result<Played, String> {
        self.check_all()?;
        while self.game.outcome().is_none() {
            if self.game.plies() >= MOST_PLIES {
                self.game.agree_draw();
            } else if self.mishaps && self.dice.one_in(MISHAP) {
                self.mishap()?;
            } else {
                self.step()?;
            }
            self.check_all()?;
        }
        let outcome = self.game.outcome().ok_or("no end")?;
        let played = Played {
            outcome,
            plies: self.game.plies(),
            leaves: self.leaves,
        };
        if self.game.live().decided().is_some() {
            moves::check_none_left(self.game.live())?;
        }
        let refused = Move::from_bits(0).is_none_or(|mv| self.game.clone().play(mv).is_err());
        ensure(refused, || "a move was played after the end".to_owned())?;
        records::check_record(&self.game, &mut self.dice)?;
        matches::check_match(&self.game)?;
        self.check_taking_back()?;
        Ok(played)
    }

    /// What must hold wherever the game stands.
    fn check_all(&mut self) -> Checked {
        self.ledger.check(&self.game)?;
        self.seen.check(&self.game)?;
        moves::check_text(self.game.live_boards())?;
        if self.game.outcome().is_none() {
            same(self.game.turn(), self.game.live_boards().turn(), "turn")?;
            self.schedule.check(self.game.live_boards())?;
            moves::check_list(self.game.live(), &mut self.dice)?;
        }
        Ok(())
    }

    /// Plays a move.
    fn step(&mut self) -> Checked {
        let before = *self.game.live_boards();
        let (board, seat) = (before.active_board(), before.turn());
        let mv = choose(self.game.live(), &mut self.dice);
        moves::check_move_text(&before, mv)?;
        self.seen.leave(&before);
        self.game.play(mv).map_err(|why| why.to_string())?;
        let after = *self.game.live_boards();
        self.states.push(after);
        self.schedule.made(board);
        if self.clocks {
            let left = Duration::from_millis(self.dice.below(3_600_000) as u64);
            self.game.note_clock(left);
        }
        check_other_board(&before, &after)?;
        let moved = after.board(board).ok_or("the board is gone")?;
        check_gain(before.active(), moved)?;
        check_turn(before.active(), mv, moved)?;
        let ply = self.game.last_move().ok_or("no last move")?;
        same(
            (ply.board, ply.seat, ply.mv),
            (board, seat, mv),
            "last move",
        )
    }

    /// A player gives up or runs out of time, the common time ends, or all
    /// agree to a draw.
    fn mishap(&mut self) -> Checked {
        let rules = *self.game.live_boards().rules();
        let before = *self.game.live_boards();
        match self.dice.below(8) {
            0 => self.game.agree_draw(),
            1 => self.game.end_on_time(),
            n => {
                let seat = Seat(self.dice.below(rules.seating.seats()) as u8);
                if n % 2 == 0 {
                    self.game.resign(seat);
                } else {
                    self.game.lose_on_time(seat);
                }
                if rules.sides() > 2 && before.plays_on(seat) {
                    self.left(seat, &before)?;
                } else if rules.sides() == 2 && self.game.was_given_up() {
                    // No move, but taken back apart from the moves, and not made again.
                    self.states.push(before);
                    self.moves_before_leaves.get_or_insert(self.game.plies());
                }
            }
        }
        Ok(())
    }

    /// A seat has left, with its partners, and the game goes on without them.
    fn left(&mut self, seat: Seat, before: &Boards) -> Checked {
        let rules = *before.rules();
        let after = *self.game.live_boards();
        for other in rules.seating.all_seats() {
            let stays = before.plays_on(other) && rules.side(other) != rules.side(seat);
            same(after.plays_on(other), stays, "who plays on")?;
            if before.plays_on(other) && !stays {
                self.ledger.leave(other, before.active());
            }
        }
        same(after.active().board(), before.active().board(), "marbles")?;
        check_turn_after_leave(before.active(), after.active())?;
        self.leaves += 1;
        self.states.push(after);
        let moves = self.game.plies();
        self.moves_before_leaves.get_or_insert(moves);
        Ok(())
    }

    /// Everything is taken back, and made again.
    fn check_taking_back(&self) -> Checked {
        let mut game = self.game.clone();
        if !game.variant().take_back {
            let mut strict = game.clone();
            while strict.was_given_up() {
                ensure(strict.undo(), || "giving up stays".to_owned())?;
            }
            ensure(!strict.can_undo() && !strict.undo(), || {
                "a move was taken back".to_owned()
            })?;
            let mut record = game.to_record();
            record.variant.take_back = true;
            game = Game::from_record(&record);
        }
        let (last, earlier) = self.states.split_last().ok_or("no start")?;
        same(game.live_boards(), last, "boards at the end")?;
        for (left, boards) in earlier.iter().enumerate().rev() {
            ensure(game.undo(), || format!("{left} things cannot be undone"))?;
            ensure(game.live_boards() == boards && game.is_live(), || {
                format!(
                    "taken back to {:?} instead of {boards:?}",
                    game.live_boards()
                )
            })?;
        }
        ensure(!game.undo(), || "the start was taken back".to_owned())?;
        // What was played before a seat came back is forgotten.
        let again = self.moves_before_leaves.unwrap_or(self.states.len() - 1);
        for boards in &self.states[1..=again] {
            ensure(game.redo(), || "a move cannot be made again".to_owned())?;
            same(game.live_boards(), boards, "boards made again")?;
        }
        ensure(!game.can_redo() && !game.redo(), || {
            "more was made again than there was".to_owned()
        })
    }
}

/// Any move, but ejections and pushes rather than others, and seldom one that lets
/// a ball fall: or games would end hardly ever, or at once.
pub fn choose(position: &Position, dice: &mut Dice) -> Move {
    let mut list = position.moves().to_vec();
    if position.rules().balls && !dice.one_in(CLUMSY) {
        let careful = |mv: &Move| {
            let end = position.play(*mv).ok().and_then(|next| next.decided());
            end.is_none_or(|end| end.reason != Reason::Ball)
        };
        let careful: Vec<Move> = list.iter().copied().filter(careful).collect();
        if !careful.is_empty() {
            list = careful;
        }
    }
    let of = |wanted: fn(&Effect) -> bool| -> Vec<Move> {
        let all = list.iter().copied();
        all.filter(|&mv| wanted(&position.effect(mv))).collect()
    };
    let ejections = of(|effect| effect.ejected.is_some());
    if !ejections.is_empty() && dice.one_in(2) {
        return *dice.pick(&ejections);
    }
    let pushes = of(|effect| !effect.pushed.is_empty());
    if !pushes.is_empty() && dice.one_in(2) {
        return *dice.pick(&pushes);
    }
    *dice.pick(&list)
}
