//! Matches: several games of the same players in which each begins in turn, and
//! ejections are added up.
//!
//! Nothing but the record of each game is kept. It says in the tag `Round` which
//! game of the match it is, and in `Carried` what the sides had ejected in the
//! games before; how many games there are is one of the agreed rules.

use super::by_link::{LINK_ID, LINK_SENT};
use super::play::Game;
use super::player::Player;
use crate::rules::{MAX_SEATS, Seat, Setup, Side, Start, Variant};

/// Which game of the match it is, from 1.
const ROUND: &str = "Round";
/// Ejections of the games before, side by side.
const CARRIED: &str = "Carried";

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// The game on the board, from 1.
    pub round: u8,
    /// Games of the match.
    pub games: u8,
    /// Ejections of each side of the game on the board, in the games before and
    /// in this one as far as it is played.
    pub totals: Vec<u16>,
}

impl MatchScore {
    /// Whether the game on the board is the last.
    pub fn is_last(&self) -> bool {
        self.round >= self.games
    }

    /// The side that leads the match, if a single one does. In misère the fewest
    /// ejections are best.
    pub fn leader(&self, misere: bool) -> Option<Side> {
        let best = if misere {
            self.totals.iter().min()
        } else {
            self.totals.iter().max()
        }?;
        let mut leaders = (0..).zip(&self.totals).filter(|(_, total)| *total == best);
        match (leaders.next(), leaders.next()) {
            (Some((side, _)), None) => Some(Side(side)),
            _ => None,
        }
    }
}

/// How the match stands to which a game belongs; none when it is a single game.
pub fn match_score(game: &Game) -> Option<MatchScore> {
    let variant = game.variant();
    if variant.games <= 1 {
        return None;
    }
    let tag = |name| game.tags().get(name).unwrap_or_default();
    let carried: Vec<u16> = tag(CARRIED)
        .split('-')
        .filter_map(|part| part.trim().parse().ok())
        .collect();
    let totals = variant.rules.all_sides().map(|side| {
        let before = carried.get(side.index()).copied().unwrap_or(0);
        before.saturating_add(ejections(game, side))
    });
    Some(MatchScore {
        round: tag(ROUND).trim().parse().unwrap_or(1).max(1),
        games: variant.games,
        totals: totals.collect(),
    })
}

/// What a side has ejected in a game, its head start apart.
fn ejections(game: &Game, side: Side) -> u16 {
    let boards = game.live_boards();
    let head_start = game.variant().head_start[side.index()];
    boards
        .all()
        .map(|board| u16::from(board.points(side).saturating_sub(head_start)))
        .sum()
}

/// The next game of the match to which a game that is over belongs, if there is
/// one.
///
/// Where each seat has a colour of its own the next seat begins. Where there are
/// two colours Black begins, so everybody moves on by a seat, and what was agreed
/// about a side moves with him.
pub fn next_in_match(game: &Game) -> Option<Game> {
    let score = match_score(game)?;
    if score.is_last() || game.outcome().is_none() {
        return None;
    }
    let mut variant = game.variant().clone();
    let mut players: Vec<Player> = game.players().to_vec();
    let mut totals = score.totals;
    if variant.rules.seating.colours().len() == 2 {
        players.rotate_left(1);
        totals.rotate_left(1);
        let before = variant.head_start;
        variant.head_start[..2].rotate_left(1);
        variant.rules.targets[..2].rotate_left(1);
        head_start_moves(&mut variant, before);
    } else {
        next_seat_begins(&mut variant);
    }
    let mut next = Game::new(variant, players).ok()?;
    for (name, value) in game.tags().iter().filter(|tag| is_kept(tag.0)) {
        next.tags_mut().set(name, value);
    }
    let totals: Vec<String> = totals.iter().map(u16::to_string).collect();
    next.tags_mut().set(CARRIED, &totals.join("-"));
    next.tags_mut().set(ROUND, &(score.round + 1).to_string());
    Some(next)
}

/// The same game again with everybody moved on by a seat, so that each begins in
/// turn and partners stay together. What was agreed about a side moves with it,
/// unless the marbles themselves were chosen for the colours.
pub fn rematch(game: &Game) -> Option<Game> {
    let mut variant = game.variant().clone();
    let mut players: Vec<Player> = game.players().to_vec();
    players.rotate_left(1);
    if matches!(variant.start, Start::Layout(_) | Start::Placement) {
        let sides = variant.rules.sides();
        variant.head_start[..sides].rotate_left(1);
        variant.rules.targets[..sides].rotate_left(1);
    }
    Game::new(variant, players).ok()
}

/// Whether a tag holds for all games of a match.
fn is_kept(name: &str) -> bool {
    !matches!(
        name,
        "Date" | "Termination" | "Annotator" | LINK_ID | LINK_SENT
    )
}

/// Points of a start of one's own include the head start, which has changed.
fn head_start_moves(variant: &mut Variant, before: [u8; MAX_SEATS]) {
    let now = variant.head_start;
    let setups: &mut [Setup] = match &mut variant.start {
        Start::Setup(setup) => std::slice::from_mut(setup),
        Start::Boards(setups) => &mut setups[..],
        Start::Layout(_) | Start::Placement => &mut [],
    };
    for setup in setups {
        for (side, points) in setup.points.iter_mut().enumerate() {
            *points = points.saturating_sub(before[side]) + now[side];
        }
    }
}

fn next_seat_begins(variant: &mut Variant) {
    let seats = variant.rules.seating.seats() as u8;
    debug_assert!(usize::from(seats) <= MAX_SEATS);
    let next = Seat((variant.rules.first.0 + 1) % seats);
    variant.rules.first = next;
    if let Start::Setup(setup) = &mut variant.start {
        setup.turn = next;
    }
}
