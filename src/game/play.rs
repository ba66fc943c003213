//! A game: its moves so far, the place that is looked at, and its end.

use super::gutter::Gutter;
use super::player::Player;
use super::tree::{NodeId, Tree};
use crate::notation::{Leave, Tags};
use crate::rules::{
    Boards, Illegal, Move, Outcome, Position, Reason, Seat, Side, Variant, VariantProblem,
};
use std::fmt;
use std::time::Duration;

/// A game being played.
///
/// The *tip* is where the game stands; the *cursor* is the place that is looked
/// at, which may be an earlier one. Stepping through the game moves the cursor
/// and never the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    variant: Variant,
    players: Vec<Player>,
    tree: Tree,
    tip: NodeId,
    cursor: NodeId,
    /// An end that the position does not show: resignation, time, agreement.
    verdict: Option<Outcome>,
    /// What the record says of the game besides players and rules.
    tags: Tags,
}

/// The parts from which a game that was begun elsewhere is made.
pub(super) struct Begun {
    pub variant: Variant,
    pub players: Vec<Player>,
    pub tree: Tree,
    pub verdict: Option<Outcome>,
    pub tags: Tags,
}

/// One move of a game with the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub struct Ply<'a> {
    /// Its place.
    pub node: NodeId,
    /// The board on which it was made, from 0.
    pub board: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// That board before it.
    pub before: &'a Position,
    /// That board after it.
    pub after: &'a Position,
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// Not as many players as seats.
    Players {
        /// Players given.
        given: usize,
        /// Seats of the game.
        seats: usize,
    },
    /// The rules make no game.
    Variant(VariantProblem),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Players { given, seats } => {
                write!(f, "the game has {seats} seats, {given} players were given")
            }
            GameError::Variant(problem) => problem.fmt(f),
        }
    }
}

impl std::error::Error for GameError {}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game has ended.
    Over(Outcome),
    /// The rules forbid it.
    Illegal(Illegal),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over(_) => f.write_str("the game is over"),
            PlayError::Illegal(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

impl Game {
    /// A game before its first move.
    ///
    /// # Errors
    /// When players and seats do not match, or the start is no position.
    pub fn new(variant: Variant, players: Vec<Player>) -> Result<Game, GameError> {
        let seats = variant.rules.seating.seats();
        if players.len() != seats {
            let given = players.len();
            return Err(GameError::Players { given, seats });
        }
        if let Some(problem) = variant.obstacle() {
            return Err(GameError::Variant(problem));
        }
        let start = variant
            .first_boards()
            .map_err(|e| GameError::Variant(e.into()))?;
        Ok(Game {
            variant,
            players,
            tree: Tree::new(start),
            tip: NodeId::START,
            cursor: NodeId::START,
            verdict: None,
            tags: Tags::new(),
        })
    }

    /// A game that was begun elsewhere, standing at the end of its main line.
    /// A verdict counts only where the position itself has not ended the game.
    pub(super) fn begun(begun: Begun) -> Game {
        let tip = begun.tree.end_of_line(NodeId::START);
        let mut game = Game {
            variant: begun.variant,
            players: begun.players,
            tree: begun.tree,
            tip,
            cursor: tip,
            verdict: None,
            tags: begun.tags,
        };
        if game.outcome().is_none() {
            game.verdict = begun.verdict;
        }
        game
    }

    /// Event, date, place and whatever else is known of the game.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The same, to be changed. Players and rules are not kept here.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// What is played.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Who plays, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who plays a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Gives a seat to another player.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    /// The moves with their alternatives.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The first position; on two boards, of the first.
    pub fn start(&self) -> &Position {
        self.tree.position(NodeId::START)
    }

    /// The boards that are looked at.
    pub fn boards(&self) -> &Boards {
        self.tree.boards(self.cursor)
    }

    /// The position that is looked at; on two boards, of the one whose turn it is.
    pub fn position(&self) -> &Position {
        self.tree.position(self.cursor)
    }

    /// The boards as the game stands.
    pub fn live_boards(&self) -> &Boards {
        self.tree.boards(self.tip)
    }

    /// The position in which the game stands; on two boards, of the one whose turn
    /// it is.
    pub fn live(&self) -> &Position {
        self.tree.position(self.tip)
    }

    /// Whose turn it is where the game stands.
    pub fn turn(&self) -> Seat {
        self.live_boards().turn()
    }

    /// The place that is looked at.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// Where the game stands.
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// Whether the place looked at is where the game stands.
    pub fn is_live(&self) -> bool {
        self.cursor == self.tip
    }

    /// Moves from the start to the place that is looked at.
    pub fn ply(&self) -> usize {
        self.tree.path(self.cursor).len()
    }

    /// Moves from the start to where the game stands.
    pub fn plies(&self) -> usize {
        self.tree.path(self.tip).len()
    }

    /// The moves from the start to where the game stands.
    pub fn line(&self) -> impl ExactSizeIterator<Item = Ply<'_>> {
        self.line_to(self.tip)
    }

    /// The moves from the start to a place.
    pub fn line_to(&self, node: NodeId) -> impl ExactSizeIterator<Item = Ply<'_>> {
        self.tree
            .path(node)
            .into_iter()
            .map(|node| self.ply_at(node))
    }

    /// The move that led to a node, which is not the start.
    fn ply_at(&self, node: NodeId) -> Ply<'_> {
        let parent = self.tree.parent(node).unwrap_or_default();
        let (before, after) = (self.tree.boards(parent), self.tree.boards(node));
        let board = before.active_board();
        Ply {
            node,
            board,
            seat: before.turn(),
            mv: self.tree.mv(node).expect("only the start has no move"),
            before: before.active(),
            after: after.board(board).unwrap_or(after.active()),
        }
    }

    /// The move that led to the place looked at.
    pub fn last_move(&self) -> Option<Ply<'_>> {
        (self.cursor != NodeId::START).then(|| self.ply_at(self.cursor))
    }

    /// The last move on a board before the place looked at.
    pub fn last_move_on(&self, board: usize) -> Option<Ply<'_>> {
        self.line_to(self.cursor)
            .filter(|ply| ply.board == board)
            .last()
    }

    /// The marbles beside the board whose turn it is, at the place looked at.
    pub fn gutter(&self) -> Gutter {
        self.gutter_of(self.boards().active_board())
    }

    /// The marbles beside a board at the place looked at.
    pub fn gutter_of(&self, board: usize) -> Gutter {
        let start = self.tree.boards(NodeId::START);
        let start = start.board(board).unwrap_or(start.active());
        let mut gutter = Gutter::of_start(start, &self.variant.head_start);
        for ply in self.line_to(self.cursor).filter(|ply| ply.board == board) {
            gutter.add(&ply.before.effect(ply.mv), ply.before);
        }
        gutter
    }

    /// Keys of the positions of the board whose turn it is before the one in which
    /// the game stands, in order of play: what the computer measures a repetition
    /// against.
    pub fn keys(&self) -> Vec<u64> {
        let board = self.live_boards().active_board();
        let plies = self.line().filter(|ply| ply.board == board);
        plies.map(|ply| ply.before.key()).collect()
    }

    /// Keys of all boards together before each move.
    fn boards_keys(&self) -> Vec<u64> {
        let mut keys = vec![self.tree.boards(NodeId::START).key()];
        let path = self.tree.path(self.tip);
        keys.extend(path.iter().map(|&node| self.tree.boards(node).key()));
        keys.pop();
        keys
    }

    /// An end that the position does not show, if the game has one.
    pub fn verdict(&self) -> Option<Outcome> {
        self.verdict
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.verdict.is_some() {
            return self.verdict;
        }
        let boards = self.live_boards();
        let mut outcome = boards.outcome_after(&self.boards_keys(), self.variant.draws)?;
        let on_time = |leave: &Leave| leave.on_time;
        if outcome.reason == Reason::Resignation
            && self.tree.notes(self.tip).leaves.last().is_some_and(on_time)
        {
            outcome.reason = Reason::Time;
        }
        Some(outcome)
    }

    /// Plays a move where the game stands, and looks at the new position. Moves
    /// taken back before are forgotten, unless it is the same move again.
    ///
    /// # Errors
    /// When the game is over or the move is not legal; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        self.live().check(mv).map_err(PlayError::Illegal)?;
        let undone = self.tree.children(self.tip).first().copied();
        if undone.is_some_and(|child| self.tree.mv(child) != Some(mv)) {
            self.tree.drop_main(self.tip);
        }
        let node = self.tree.add(self.tip, mv);
        self.tree.promote(node);
        self.tip = node;
        self.cursor = node;
        Ok(node)
    }

    /// Notes the time that the mover had left after the last move.
    pub fn note_clock(&mut self, left: Duration) {
        self.tree.notes_mut(self.tip).clock = Some(left);
    }

    /// Notes the time left on the clock that runs now, for the case that the game
    /// is interrupted.
    pub fn note_running_clock(&mut self, left: Option<Duration>) {
        self.tree.notes_mut(self.tip).running_clock = left;
    }

    /// Looks at the position after this many moves of the game; beyond the end,
    /// at the end.
    pub fn go_to_ply(&mut self, ply: usize) {
        let path = self.tree.path(self.tip);
        self.cursor = match ply.min(path.len()) {
            0 => NodeId::START,
            n => path[n - 1],
        };
    }

    /// Whether the last thing that happened is that somebody gave up. That was no
    /// move: it can be taken back in every game.
    pub fn was_given_up(&self) -> bool {
        let left = self.tree.notes(self.tip).leaves.last();
        left.is_some_and(|leave| !leave.on_time)
            || (self.verdict).is_some_and(|outcome| outcome.reason == Reason::Resignation)
    }

    /// Whether a move can be taken back, or a seat's leaving.
    pub fn can_undo(&self) -> bool {
        let left = !self.tree.notes(self.tip).leaves.is_empty();
        self.was_given_up() || self.variant.take_back && (left || self.tip != NodeId::START)
    }

    /// Takes the last move back, and with it the end of the game; looks at the
    /// position before it. Whoever has given up or left since that move comes back
    /// first, and the move stays.
    /// False when there is nothing to take back, or the game has no take-back.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let given_up = self.was_given_up();
        self.verdict = None;
        self.cursor = self.tip;
        if let Some(leave) = self.tree.take_back_leave(self.tip) {
            // Partners left with it, and come back with it.
            let rules = self.variant.rules;
            let partner = |last: &Leave| rules.side(last.seat) == rules.side(leave.seat);
            while self.tree.notes(self.tip).leaves.last().is_some_and(partner) {
                self.tree.take_back_leave(self.tip);
            }
            self.note_running_clock(None);
        } else if let Some(parent) = self.tree.parent(self.tip)
            && !given_up
        {
            self.tip = parent;
            self.cursor = parent;
        }
        true
    }

    /// Whether a move that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        self.verdict.is_none() && !self.tree.children(self.tip).is_empty()
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> bool {
        match self.tree.children(self.tip).first() {
            Some(&child) if self.can_redo() => {
                self.tip = child;
                self.cursor = child;
                true
            }
            _ => false,
        }
    }

    /// A seat gives up. Its side has lost; with more than two sides the others
    /// play on. Nothing happens when the game is over.
    pub fn resign(&mut self, seat: Seat) {
        self.lose(seat, false);
    }

    /// A seat's time has run out. Its side has lost; with more than two sides the
    /// others play on. Nothing happens when the game is over.
    pub fn lose_on_time(&mut self, seat: Seat) {
        self.lose(seat, true);
    }

    fn lose(&mut self, seat: Seat, on_time: bool) {
        let rules = self.variant.rules;
        if self.outcome().is_some() || !self.live_boards().plays_on(seat) {
            return;
        }
        let side = rules.side(seat);
        if rules.sides() == 2 {
            let winner = Some(Side(1 - side.0));
            let reason = if on_time {
                Reason::Time
            } else {
                Reason::Resignation
            };
            self.end(Outcome { winner, reason });
            return;
        }
        for seat in rules.seats_of(side) {
            self.tree.leave(self.tip, Leave { seat, on_time });
        }
        // The clock that ran may have been another's.
        self.note_running_clock(None);
        self.cursor = self.tip;
    }

    /// The common time is up: the side with more ejections has won. Nothing
    /// happens when the game is over.
    pub fn end_on_time(&mut self) {
        if self.outcome().is_none() {
            self.end(self.live_boards().outcome_on_time());
        }
    }

    /// The players agree to a draw. Nothing happens when the game is over.
    pub fn agree_draw(&mut self) {
        if self.outcome().is_none() {
            self.end(Outcome {
                winner: None,
                reason: Reason::Agreement,
            });
        }
    }

    /// Ends the game by something the position does not show.
    fn end(&mut self, outcome: Outcome) {
        self.verdict = Some(outcome);
        self.cursor = self.tip;
    }
}
