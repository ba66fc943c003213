//! Everything that can differ between two games.

use super::layouts::{Layout, layout};
use super::position::Position;
use super::seating::{MAX_SEATS, Seat, Seating, Side};
use super::setup::{PositionError, Setup};
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

/// The part of a [`Variant`] that decides which moves there are and when a
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
        }
    }

    /// Whether seats play together.
    pub const fn has_teams(&self) -> bool {
        self.seating.has_teams() && !matches!(self.reading, TeamReading::None)
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
                if !seating.has_teams() {
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

/// Where the marbles stand when the game begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// A layout of the library.
    Layout(&'static Layout),
    /// Any other position. Its points include a head start.
    Setup(Setup),
}

/// What ends a game undecided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draws {
    /// The third occurrence of a position.
    pub repetition: bool,
    /// This many single moves without an ejection.
    pub quiet: Option<u16>,
}

impl Default for Draws {
    fn default() -> Draws {
        Draws {
            repetition: true,
            quiet: None,
        }
    }
}

/// Everything that can differ between two games. Code that needs to know asks
/// here; there are no mode flags elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// Which moves there are and when a position has ended the game.
    pub rules: Rules,
    /// Where the marbles stand at first.
    pub start: Start,
    /// Points each side begins with (a handicap of its opponent).
    pub head_start: [u8; MAX_SEATS],
    /// What ends a game undecided.
    pub draws: Draws,
    /// Whether a made move may be taken back.
    pub take_back: bool,
}

impl Variant {
    /// A game from a layout of the library, under default rules.
    pub fn from_layout(layout: &'static Layout) -> Variant {
        Variant {
            rules: Rules::new(layout.seating),
            start: Start::Layout(layout),
            head_start: [0; MAX_SEATS],
            draws: Draws::default(),
            take_back: true,
        }
    }
}

impl Variant {
    /// The first position of the game.
    ///
    /// # Errors
    /// When the game does not have these marbles, or not this seat.
    pub fn first_position(&self) -> Result<Position, PositionError> {
        let setup = match &self.start {
            Start::Layout(layout) => Setup {
                turn: self.rules.first,
                points: self.head_start,
                ..Setup::start(layout.board())
            },
            Start::Setup(setup) => *setup,
        };
        Position::new(self.rules, setup)
    }
}

impl Default for Variant {
    /// Two players from the standard start.
    fn default() -> Variant {
        Variant::from_layout(layout("standard").expect("the library has the standard start"))
    }
}
