//! Games by link: each player has the game on his own device, and what one has
//! done reaches the others as a link.
//!
//! The record says in the tag `LinkId` which game it is, the same on all devices,
//! and in `LinkSent` how much of what happened in it the others have been sent.

use super::clock::Moment;
use super::play::Game;
use super::player::Player;
use super::tree::NodeId;
use crate::notation::Leave;
use crate::rules::{Move, Outcome, Reason, Seat, Side};

/// The tag that says which game by link it is.
pub const LINK_ID: &str = "LinkId";
/// The tag that says how much of it has been sent.
pub const LINK_SENT: &str = "LinkSent";

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Moved(Move),
    Left(Leave),
    Ended(Outcome),
}

/// What a game that comes by link is to the kept ones of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// None of them is on this device.
    Foreign,
    /// It is a kept one, and more of it.
    GoesOn {
        /// Number of the kept one.
        kept: usize,
        /// Moves that are new.
        moves: usize,
        /// Whether some of them are of players at this device.
        own: bool,
    },
    /// It is a kept one as it stands.
    Same {
        /// Number of the kept one.
        kept: usize,
    },
    /// It is a kept one as it stood before.
    Old {
        /// Number of the kept one.
        kept: usize,
        /// Moves that have been made since.
        moves: usize,
    },
    /// Other moves have been made than in the kept one.
    Differs {
        /// Number of the kept one.
        kept: usize,
        /// The first move that is another, from 1; 0 when they begin differently.
        ply: usize,
    },
}

impl Game {
    /// Which game by link it is, if it has been sent or has come.
    pub fn link_id(&self) -> Option<&str> {
        self.tags().get(LINK_ID)
    }

    /// Whether somebody plays at another device.
    pub fn is_by_link(&self) -> bool {
        self.players().iter().any(Player::is_remote)
    }

    /// How much has happened: moves, seats that left, an end.
    pub fn happened(&self) -> usize {
        steps(self).len()
    }

    /// Notes that all that has happened is known to the others.
    pub fn note_sent(&mut self) {
        let sent = self.happened().to_string();
        self.tags_mut().set(LINK_SENT, &sent);
    }

    /// Whether something has happened that the others have not been sent.
    pub fn is_unsent(&self) -> bool {
        let sent = self.tags().get(LINK_SENT);
        let sent = sent.and_then(|sent| sent.parse().ok()).unwrap_or(0);
        self.happened() > sent
    }

    /// Whether the others wait for a link: it is their turn or over, and they do
    /// not know; or they have not been told of the game at all.
    pub fn is_to_be_sent(&self) -> bool {
        let theirs = self.outcome().is_some() || self.player(self.turn()).is_remote();
        let untold = self.tags().get(LINK_SENT).is_none();
        self.is_by_link() && theirs && (self.is_unsent() || untold)
    }
}

/// A name for a new game by link, from a moment and a random number: hardly the
/// same as any other's.
pub fn new_link_id(now: Moment, random: u32) -> String {
    let number = now << 24 ^ u64::from(random);
    let digits = (0..10).map(|i| (number >> (5 * i) & 31) as usize);
    digits
        .map(|digit| char::from(b"0123456789abcdefghjkmnpqrstvwxyz"[digit]))
        .collect()
}

/// Lets people at this device take these seats in a game that has come by link;
/// whoever else plays does so at another device.
pub fn take_seats(game: &mut Game, seats: &[Seat]) {
    for seat in game.variant().rules.seating.all_seats() {
        let name = game.player(seat).typed_name().to_owned();
        let player = match seats.contains(&seat) {
            true => Player::Human { name },
            false => Player::Remote { name },
        };
        game.set_player(seat, player);
    }
}

/// What a game that has come is to those that are kept under its name.
pub fn meet(come: &Game, kept: &[Game]) -> Meeting {
    let all = kept.iter().enumerate();
    let meetings = all.map(|(number, kept)| meet_one(come, kept, number));
    // A copy may be kept beside the game: the one that it fits is meant.
    let worth = |meeting: &Meeting| match meeting {
        Meeting::Same { .. } => 0,
        Meeting::GoesOn { .. } => 1,
        Meeting::Old { .. } => 2,
        _ => 3,
    };
    meetings.min_by_key(worth).unwrap_or(Meeting::Foreign)
}

fn meet_one(come: &Game, game: &Game, kept: usize) -> Meeting {
    let (theirs, ours) = (steps(come), steps(game));
    let agreed = |one: &Game| (one.variant().rules, one.variant().first_boards());
    if agreed(come) != agreed(game) {
        return Meeting::Differs { kept, ply: 0 };
    }
    let common = theirs.iter().zip(&ours).take_while(|(a, b)| a == b).count();
    let moves = |steps: &[Step]| {
        let moves = steps.iter().filter(|s| matches!(s, Step::Moved(_)));
        moves.count()
    };
    if common == theirs.len() && common == ours.len() {
        Meeting::Same { kept }
    } else if common == ours.len() {
        let new = come.line().skip(game.plies());
        let mut movers = new.map(|ply| ply.seat);
        Meeting::GoesOn {
            kept,
            moves: moves(&theirs[common..]),
            own: movers.any(|seat| game.player(seat).is_here()),
        }
    } else if common == theirs.len() {
        Meeting::Old {
            kept,
            moves: moves(&ours[common..]),
        }
    } else {
        Meeting::Differs {
            kept,
            ply: moves(&theirs[..common]) + 1,
        }
    }
}

/// A kept game with what is new in one that goes on from it. Whatever the kept one
/// holds besides stays; the others' names are as they have typed them.
pub fn go_on(kept: &Game, come: &Game) -> Game {
    let mut game = kept.clone();
    for &step in &steps(come)[kept.happened()..] {
        apply(&mut game, step);
    }
    for seat in game.variant().rules.seating.all_seats() {
        let name = come.player(seat).typed_name();
        if game.player(seat).is_remote() && !name.is_empty() {
            let name = name.to_owned();
            game.set_player(seat, Player::Remote { name });
        }
    }
    game.note_sent();
    game
}

fn apply(game: &mut Game, step: Step) {
    let loser = |game: &Game, winner: Option<Side>| {
        let rules = game.variant().rules;
        let mut seats = rules.seating.all_seats();
        seats.find(|&seat| Some(rules.side(seat)) != winner)
    };
    match step {
        // It was legal where it came from.
        Step::Moved(mv) => drop(game.play(mv)),
        Step::Left(leave) if leave.on_time => game.lose_on_time(leave.seat),
        Step::Left(leave) => game.resign(leave.seat),
        Step::Ended(outcome) => match (outcome.reason, loser(game, outcome.winner)) {
            (Reason::Resignation, Some(seat)) => game.resign(seat),
            (Reason::Time, Some(seat)) => game.lose_on_time(seat),
            (Reason::TimeLimit, _) => game.end_on_time(),
            _ => game.agree_draw(),
        },
    }
}

/// All that has happened, in order.
fn steps(game: &Game) -> Vec<Step> {
    let tree = game.tree();
    let left = |node: NodeId| tree.notes(node).leaves.iter().copied().map(Step::Left);
    let mut steps: Vec<Step> = left(NodeId::START).collect();
    for node in tree.path(game.tip()) {
        steps.extend(tree.mv(node).map(Step::Moved));
        steps.extend(left(node));
    }
    steps.extend(game.verdict().map(Step::Ended));
    steps
}
