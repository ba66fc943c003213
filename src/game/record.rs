//! From a game to its record and back.

use super::play::{Begun, Game};
use super::player::Player;
use super::tree::{NodeId, Tree};
use crate::notation::{
    GameResult, Record, RecordError, RecordLine, RecordPly, player_tag, read_each_record,
    write_record,
};
use crate::rules::{Outcome, Position, Reason};
use std::fmt;

impl Game {
    /// The record of the game up to where it stands; moves that were taken back
    /// are not part of it, variations are.
    pub fn to_record(&self) -> Record {
        let seating = self.variant().rules.seating;
        let mut tags = self.tags().clone();
        for seat in seating.all_seats() {
            let name = self.player(seat).record_name();
            tags.set(player_tag(seating, seat), &name);
        }
        let outcome = self.outcome();
        let mut record = Record {
            tags,
            variant: self.variant().clone(),
            moves: self.main_line_record(),
            result: match outcome.map(|o| o.winner) {
                None => GameResult::Open,
                Some(None) => GameResult::Draw,
                Some(Some(side)) => GameResult::Won(side),
            },
            warnings: Vec::new(),
        };
        match outcome {
            Some(outcome) => record.set_reason(outcome.reason),
            None => record.tags.remove("Termination"),
        }
        record
    }

    fn main_line_record(&self) -> RecordLine {
        let tree = self.tree();
        let mut line = RecordLine {
            notes: tree.notes(NodeId::START).clone(),
            plies: Vec::new(),
        };
        let mut parent = NodeId::START;
        for node in tree.path(self.tip()) {
            line.plies.extend(ply_record(tree, parent, node));
            parent = node;
        }
        line
    }

    /// The game of a record, standing at its end.
    pub fn from_record(record: &Record) -> Game {
        let variant = record.variant.clone();
        // A record's start was a position when it was read.
        let start = variant.first_boards().unwrap_or(Position::default().into());
        let mut tree = Tree::new(start);
        tree.set_notes(NodeId::START, record.moves.notes.clone());
        add_line(&mut tree, NodeId::START, &record.moves);
        let seating = variant.rules.seating;
        let mut tags = record.tags.clone();
        let players = seating
            .all_seats()
            .map(|seat| {
                let tag = player_tag(seating, seat);
                let player = Player::from_record_name(tags.get(tag).unwrap_or("?"));
                tags.remove(tag);
                player
            })
            .collect();
        let reason = record.reason();
        let verdict = match record.result {
            GameResult::Open => None,
            GameResult::Won(side) => Some(Outcome {
                winner: Some(side),
                reason: reason.unwrap_or(Reason::Resignation),
            }),
            GameResult::Draw => Some(Outcome {
                winner: None,
                reason: reason.unwrap_or(Reason::Agreement),
            }),
        };
        Game::begun(Begun {
            variant,
            players,
            tree,
            verdict,
            tags,
        })
    }

    /// The text of the game's record.
    pub fn write_record(&self) -> String {
        write_record(&self.to_record())
    }

    /// The game of a text that holds one record; the first of several.
    ///
    /// # Errors
    /// When the text holds no record, or one that is not legal.
    pub fn read_record(text: &str) -> Result<Game, GameTextError> {
        match read_each_record(text).into_iter().next() {
            Some(Ok(record)) => Ok(Game::from_record(&record)),
            Some(Err(error)) => Err(GameTextError::Record(error)),
            None => Err(GameTextError::NoGame),
        }
    }
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameTextError {
    /// There is no record in it.
    NoGame,
    /// Its record cannot be replayed.
    Record(RecordError),
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameTextError::NoGame => f.write_str("there is no game in this text"),
            GameTextError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for GameTextError {}

/// The move to `node` with the other moves from `parent` as its variations.
fn ply_record(tree: &Tree, parent: NodeId, node: NodeId) -> Option<RecordPly> {
    let others = tree.children(parent).iter().filter(|&&other| other != node);
    Some(RecordPly {
        mv: tree.mv(node)?,
        notes: tree.notes(node).clone(),
        variations: others.map(|&other| variation(tree, other)).collect(),
    })
}

/// The line that begins with a move that is not the main one.
fn variation(tree: &Tree, first: NodeId) -> RecordLine {
    let mut line = RecordLine::default();
    if let Some(mv) = tree.mv(first) {
        line.plies.push(RecordPly {
            notes: tree.notes(first).clone(),
            ..RecordPly::new(mv)
        });
    }
    let mut parent = first;
    while let Some(&node) = tree.children(parent).first() {
        line.plies.extend(ply_record(tree, parent, node));
        parent = node;
    }
    line
}

/// Adds a line of a record below a node.
fn add_line(tree: &mut Tree, from: NodeId, line: &RecordLine) {
    let mut at = from;
    for ply in &line.plies {
        let node = tree.add(at, ply.mv);
        tree.set_notes(node, ply.notes.clone());
        for variation in &ply.variations {
            add_line(tree, at, variation);
        }
        at = node;
    }
}
