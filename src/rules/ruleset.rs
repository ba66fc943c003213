//! The rules a position is played under.

use super::seating::{MAX_SEATS, Seat, Seating, Side};
use super::turn::TurnMode;
use std::fmt;
use std::str::FromStr;

/// Ejections that win unless something else is agreed.
pub const DEFAULT_TARGET: u8 = 6;
/// Targets that can be agreed.
pub const TARGETS: std::ops::RangeInclusive<u8> = 1..=10;

/// How far partners' marbles take part in a move of a team game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TeamReading {
    /// In-line groups may hold partners' marbles in front of an own rear marble.
    #[default]
    Inline,
    /// The same, but only to push.
    Sumito,
    /// As in-line, and broadsides with at least one own marble too.
    Broadside,
    /// There are no partners: each seat plays for itself.
    None,
}

impl TeamReading {
    /// Every reading with its name in game records; the default has none.
    pub const NAMED: [(TeamReading, &'static str); 4] = [
        (TeamReading::Inline, "default"),
        (TeamReading::Sumito, "sumito"),
        (TeamReading::Broadside, "broadside"),
        (TeamReading::None, "none"),
    ];

    /// Name in game records.
    pub fn name(self) -> &'static str {
        match self {
            TeamReading::Inline => "default",
            TeamReading::Sumito => "sumito",
            TeamReading::Broadside => "broadside",
            TeamReading::None => "none",
        }
    }

    /// The reading of this name.
    pub fn from_name(name: &str) -> Option<TeamReading> {
        Self::NAMED.iter().find(|n| n.1 == name).map(|n| n.0)
    }
}

/// What happens to a side without a legal move in a game of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Stuck {
    /// It loses.
    #[default]
    Loses,
    /// The game is a draw.
    Draws,
}

/// The part of a [`Variant`](super::Variant) that decides which moves there are and when a
/// position has ended the game. Every [`Position`](super::Position) carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Who sits where.
    pub seating: Seating,
    /// How far partners' marbles take part.
    pub reading: TeamReading,
    /// Whether three mutually adjacent marbles may move together.
    pub triangles: bool,
    /// Points with which each side wins.
    pub targets: [u8; MAX_SEATS],
    /// What happens to a stuck side in a game of two.
    pub stuck: Stuck,
    /// The seat that begins; the move number rises when the turn returns to it.
    pub first: Seat,
    /// How many moves a turn has, and of whose marbles.
    pub turn: TurnMode,
    /// Whether the very first turn has all its moves; otherwise it is one own move.
    pub full_first_turn: bool,
    /// Whether each side has a neutral ball that must not fall.
    pub balls: bool,
    /// Whether reaching the target loses.
    pub misere: bool,
    /// On two boards, whether the second team changes boards a round later than
    /// the first, so that the pairs vary.
    pub counter_phase: bool,
}

impl Rules {
    /// The default rules of a kind of game.
    pub const fn new(seating: Seating) -> Rules {
        Rules {
            seating,
            reading: TeamReading::Inline,
            triangles: false,
            targets: [DEFAULT_TARGET; MAX_SEATS],
            stuck: Stuck::Loses,
            first: Seat(0),
            turn: TurnMode::Single,
            full_first_turn: false,
            balls: false,
            misere: false,
            counter_phase: false,
        }
    }

    /// The rules of each board: those of the game, but on two boards each is a
    /// game of two.
    pub const fn of_one_board(self) -> Rules {
        match self.seating {
            Seating::TwoBoards => Rules {
                seating: Seating::Two,
                ..self
            },
            _ => self,
        }
    }

    /// Whether seats play together.
    pub const fn has_teams(&self) -> bool {
        let split = matches!(self.reading, TeamReading::None);
        self.seating.has_teams() && !(split && self.seating.has_partners_marbles())
    }

    /// The side a seat plays for.
    #[inline]
    pub const fn side(&self, seat: Seat) -> Side {
        if self.has_teams() {
            self.seating.team(seat)
        } else {
            Side(seat.0)
        }
    }

    /// Number of sides.
    #[inline]
    pub const fn sides(&self) -> usize {
        if self.has_teams() {
            self.seating.teams()
        } else {
            self.seating.seats()
        }
    }

    /// The sides in order of their first seats.
    #[inline]
    pub fn all_sides(&self) -> impl DoubleEndedIterator<Item = Side> + ExactSizeIterator + use<> {
        (0..self.sides() as u8).map(Side)
    }

    /// The seats of a side, in turn order.
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> {
        self.seating
            .all_seats()
            .filter(move |&seat| self.side(seat) == side)
    }

    /// Points with which a side wins.
    pub const fn target(&self, side: Side) -> u8 {
        self.targets[side.index()]
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::new(Seating::Two)
    }
}

/// A kind of game with its options, as on a command line:
/// `two`, `four+sumito`, `two+triangle`.
impl FromStr for Rules {
    type Err = NoSuchRules;

    fn from_str(text: &str) -> Result<Rules, NoSuchRules> {
        let mut parts = text.split('+');
        let game = parts.next().unwrap_or_default();
        let seating = game
            .parse()
            .map_err(|e: super::seating::NoSuchGame| NoSuchRules(e.to_string()))?;
        let mut rules = Rules::new(seating);
        for option in parts {
            if option == "triangle" {
                rules.triangles = true;
            } else if let Some(reading) = TeamReading::from_name(option) {
                if !seating.has_partners_marbles() {
                    let why = format!("\"{option}\" is a team reading; \"{game}\" has no teams");
                    return Err(NoSuchRules(why));
                }
                rules.reading = reading;
            } else {
                let why = format!("\"{option}\" is not an option of a game");
                return Err(NoSuchRules(why));
            }
        }
        Ok(rules)
    }
}

/// Why a text names no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchRules(pub String);

impl fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoSuchRules {}
