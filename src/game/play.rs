//! A game: its moves so far, the place that is looked at, and its end.

use super::gutter::Gutter;
use super::player::Player;
use super::tree::{NodeId, Tree};
use crate::notation::Tags;
use crate::rules::{Illegal, Move, Outcome, Position, PositionError, Reason, Seat, Side, Variant};
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
    /// The move.
    pub mv: Move,
    /// The position in which it was made.
    pub before: &'a Position,
    /// The position it made.
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
    /// The start is no position of the game.
    Start(PositionError),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Players { given, seats } => {
                write!(f, "the game has {seats} seats, {given} players were given")
            }
            GameError::Start(error) => write!(f, "start position: {error}"),
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
        let start = variant.first_position().map_err(GameError::Start)?;
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

    /// The first position.
    pub fn start(&self) -> &Position {
        self.tree.position(NodeId::START)
    }

    /// The position that is looked at.
    pub fn position(&self) -> &Position {
        self.tree.position(self.cursor)
    }

    /// The position in which the game stands.
    pub fn live(&self) -> &Position {
        self.tree.position(self.tip)
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
        let path = self.tree.path(node);
        let mut before = self.start();
        path.into_iter().map(move |node| {
            let after = self.tree.position(node);
            let ply = Ply {
                node,
                mv: self.tree.mv(node).expect("only the start has no move"),
                before,
                after,
            };
            before = after;
            ply
        })
    }

    /// The move that led to the place looked at.
    pub fn last_move(&self) -> Option<Ply<'_>> {
        let node = self.cursor;
        Some(Ply {
            node,
            mv: self.tree.mv(node)?,
            before: self.tree.position(self.tree.parent(node)?),
            after: self.position(),
        })
    }

    /// The marbles beside the board at the place looked at.
    pub fn gutter(&self) -> Gutter {
        let mut gutter = Gutter::of_start(self.start(), &self.variant.head_start);
        for ply in self.line_to(self.cursor) {
            gutter.add(&ply.before.effect(ply.mv), ply.before.turn_side());
        }
        gutter
    }

    /// Keys of the positions before the one in which the game stands, in order
    /// of play: what a repetition is measured against.
    pub fn keys(&self) -> Vec<u64> {
        self.line().map(|ply| ply.before.key()).collect()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.verdict
            .or_else(|| self.live().outcome_after(&self.keys(), self.variant.draws))
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

    /// Notes the time the mover had left after the last move.
    pub fn note_clock(&mut self, left: Duration) {
        self.tree.notes_mut(self.tip).clock = Some(left);
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

    /// Whether a move can be taken back.
    pub fn can_undo(&self) -> bool {
        self.variant.take_back && self.tip != NodeId::START
    }

    /// Takes the last move back, and with it the end of the game; looks at the
    /// position before it. False when there is none, or the game has no
    /// take-back.
    pub fn undo(&mut self) -> bool {
        let Some(parent) = self.tree.parent(self.tip) else {
            return false;
        };
        if !self.variant.take_back {
            return false;
        }
        self.verdict = None;
        self.tip = parent;
        self.cursor = parent;
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

    /// A seat gives up, and its side has lost. Nothing happens when the game is
    /// over, or has more than two sides.
    pub fn resign(&mut self, seat: Seat) {
        self.lose(seat, Reason::Resignation);
    }

    /// A seat's time has run out, and its side has lost. Nothing happens when
    /// the game is over, or has more than two sides.
    pub fn lose_on_time(&mut self, seat: Seat) {
        self.lose(seat, Reason::Time);
    }

    fn lose(&mut self, seat: Seat, reason: Reason) {
        let rules = &self.variant.rules;
        if self.outcome().is_some() || rules.sides() != 2 {
            return;
        }
        let winner = Some(Side(1 - rules.side(seat).0));
        self.end(Outcome { winner, reason });
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
