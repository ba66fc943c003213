//! The moves of a game with their alternatives, and the boards after each.

use crate::notation::{Leave, Notes};
use crate::rules::{Boards, Move, Position};

/// A place in a [`Tree`]; valid for the tree that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct NodeId(u32);

impl NodeId {
    /// Before the first move.
    pub const START: NodeId = NodeId(0);

    /// A number that is unique within the tree, for keys of lists.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A position and how it came about.
#[derive(Clone, Debug, PartialEq)]
struct Node {
    parent: NodeId,
    /// The move that led here; none at the start.
    mv: Option<Move>,
    /// After the move, and without the seats that left then.
    boards: Boards,
    /// What was played from here; the first is the main continuation.
    children: Vec<NodeId>,
    notes: Notes,
}

/// A start position and everything played from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// Before any seat has left.
    start: Boards,
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree of a start.
    pub fn new(start: Boards) -> Tree {
        Tree {
            start,
            nodes: vec![Node {
                parent: NodeId::START,
                mv: None,
                boards: start,
                children: Vec::new(),
                notes: Notes::default(),
            }],
        }
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The boards at a node.
    pub fn boards(&self, id: NodeId) -> &Boards {
        &self.node(id).boards
    }

    /// The position at a node; on two boards, of the one whose turn it is.
    pub fn position(&self, id: NodeId) -> &Position {
        self.node(id).boards.active()
    }

    /// The move that led to a node; none at the start.
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.node(id).mv
    }

    /// The node before; none at the start.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != NodeId::START).then(|| self.node(id).parent)
    }

    /// What was played from a node, the main continuation first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// What was said about the move to a node; at the start, before the game.
    pub fn notes(&self, id: NodeId) -> &Notes {
        &self.node(id).notes
    }

    /// The same, to be changed, but for the seats that leave: see
    /// [`set_notes`](Self::set_notes) and [`leave`](Self::leave).
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        &mut self.nodes[id.0 as usize].notes
    }

    /// Replaces what was said about the move to a node, which has no
    /// continuations yet.
    pub fn set_notes(&mut self, id: NodeId, notes: Notes) {
        self.nodes[id.0 as usize].notes = notes;
        self.replay_leaves(id);
    }

    /// A seat leaves the game at a node. What was played from there is forgotten.
    pub fn leave(&mut self, id: NodeId, leave: Leave) {
        let node = &mut self.nodes[id.0 as usize];
        node.children.clear();
        node.notes.leaves.push(leave);
        self.replay_leaves(id);
    }

    /// The seat that left last at a node comes back; none if none has left there.
    /// What was played from there is forgotten.
    pub fn take_back_leave(&mut self, id: NodeId) -> Option<Leave> {
        let node = &mut self.nodes[id.0 as usize];
        let leave = node.notes.leaves.pop()?;
        node.children.clear();
        self.replay_leaves(id);
        Some(leave)
    }

    /// Brings a node's boards up to date with the seats that leave there.
    fn replay_leaves(&mut self, id: NodeId) {
        let node = self.node(id);
        let mut boards = match node.mv {
            Some(mv) => {
                let mut boards = *self.boards(node.parent);
                boards.play_unchecked(mv);
                boards
            }
            None => self.start,
        };
        for leave in &node.notes.leaves {
            if leave.seat.index() < boards.rules().seating.seats() {
                boards.retire(leave.seat);
            }
        }
        self.nodes[id.0 as usize].boards = boards;
    }

    /// The node that a move from `id` leads to, made if it is new. The move is
    /// known to be legal.
    pub fn add(&mut self, id: NodeId, mv: Move) -> NodeId {
        let known = self.children(id).iter().find(|&&c| self.mv(c) == Some(mv));
        if let Some(&child) = known {
            return child;
        }
        let mut boards = *self.boards(id);
        boards.play_unchecked(mv);
        let child = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            parent: id,
            mv: Some(mv),
            boards,
            children: Vec::new(),
            notes: Notes::default(),
        });
        self.nodes[id.0 as usize].children.push(child);
        child
    }

    /// Forgets the main continuation of a node; alternatives stay.
    pub fn drop_main(&mut self, id: NodeId) {
        let children = &mut self.nodes[id.0 as usize].children;
        if !children.is_empty() {
            children.remove(0);
        }
    }

    /// Makes a child the main continuation of its parent.
    pub fn promote(&mut self, child: NodeId) {
        let Some(parent) = self.parent(child) else {
            return;
        };
        let children = &mut self.nodes[parent.0 as usize].children;
        if let Some(at) = children.iter().position(|&c| c == child) {
            children[..=at].rotate_right(1);
        }
    }

    /// The nodes from the first move to `id`, in order of play.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |&at| self.parent(at)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The end of the main line from a node.
    pub fn end_of_line(&self, id: NodeId) -> NodeId {
        let mut at = id;
        while let Some(&next) = self.children(at).first() {
            at = next;
        }
        at
    }
}
