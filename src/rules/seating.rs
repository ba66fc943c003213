//! Who sits where: colours, seats and sides of every kind of game.

use std::fmt;
use std::str::FromStr;

/// A marble colour. The order is the order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Colour {
    /// Letter `b`; begins.
    Black = 0,
    /// Letter `w`.
    White = 1,
    /// Letter `r`.
    Red = 2,
    /// Letter `u`.
    Blue = 3,
    /// Letter `y`.
    Yellow = 4,
    /// Letter `g`.
    Green = 5,
}

/// Most colours (and seats, and sides) of any game.
pub const MAX_SEATS: usize = 6;

impl Colour {
    /// All six, in seat order.
    pub const ALL: [Colour; MAX_SEATS] = [
        Colour::Black,
        Colour::White,
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Green,
    ];

    /// 0 (black) to 5 (green).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of position strings.
    pub const fn letter(self) -> char {
        match self {
            Colour::Black => 'b',
            Colour::White => 'w',
            Colour::Red => 'r',
            Colour::Blue => 'u',
            Colour::Yellow => 'y',
            Colour::Green => 'g',
        }
    }

    /// The colour of a position string's letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }

    /// English name in lower case, as used in markup and parameters.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
        }
    }
}

/// A place at the board, counted clockwise from the bottom; seat 0 begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Seats that win and lose together: a team, or one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Side(pub u8);

impl Side {
    /// The side's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kind of game: how many seats, which colours, who plays with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Seating {
    /// Two players, 14 marbles each.
    #[default]
    Two,
    /// Three players, each for himself, 11 marbles each.
    Three,
    /// Four players in two teams of facing partners, 9 marbles each.
    Four,
    /// Five players, each for himself, 8 marbles each and 7 for the last.
    Five,
    /// Six players in two teams of three, 6 marbles each.
    Six,
    /// Six players in three pairs of facing partners, 6 marbles each.
    SixPairs,
    /// Four players in two teams on two colours of 14 marbles; partners share
    /// their colour and take turns.
    SharedColours,
    /// Four players in two teams on two boards of 14 and 14 marbles at once; see
    /// [`Boards`](super::Boards).
    TwoBoards,
}

impl Seating {
    /// Every kind of game.
    pub const ALL: [Seating; 8] = [
        Seating::Two,
        Seating::Three,
        Seating::Four,
        Seating::Five,
        Seating::Six,
        Seating::SixPairs,
        Seating::SharedColours,
        Seating::TwoBoards,
    ];

    /// Name in game records and on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Seating::Two => "two",
            Seating::Three => "three",
            Seating::Four => "four",
            Seating::Five => "five",
            Seating::Six => "six",
            Seating::SixPairs => "six-pairs",
            Seating::SharedColours => "4x2x1",
            Seating::TwoBoards => "4x2x2",
        }
    }

    /// The team of each seat; its length is the number of seats.
    const fn teams_of_seats(self) -> &'static [u8] {
        match self {
            Seating::Two => &[0, 1],
            Seating::Three => &[0, 1, 2],
            Seating::Four | Seating::SharedColours | Seating::TwoBoards => &[0, 1, 0, 1],
            Seating::Five => &[0, 1, 2, 3, 4],
            Seating::Six => &[0, 1, 0, 1, 0, 1],
            Seating::SixPairs => &[0, 1, 2, 0, 1, 2],
        }
    }

    /// Number of seats, 2 to 6.
    pub const fn seats(self) -> usize {
        self.teams_of_seats().len()
    }

    /// The seats in turn order.
    pub fn all_seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.seats() as u8).map(Seat)
    }

    /// Number of teams, where a player who is alone is a team, 2 to 5.
    pub(super) const fn teams(self) -> usize {
        match self {
            Seating::Two
            | Seating::Four
            | Seating::Six
            | Seating::SharedColours
            | Seating::TwoBoards => 2,
            Seating::Three | Seating::SixPairs => 3,
            Seating::Five => 5,
        }
    }

    /// Whether seats play together.
    pub const fn has_teams(self) -> bool {
        self.teams() < self.seats()
    }

    /// Whether partners have marbles of their own, so that it matters how far
    /// these take part in each other's moves.
    pub const fn has_partners_marbles(self) -> bool {
        self.has_teams() && self.colour_count() == self.seats()
    }

    /// Number of boards, 1 or 2.
    pub const fn boards(self) -> usize {
        match self {
            Seating::TwoBoards => 2,
            _ => 1,
        }
    }

    /// The team a seat belongs to by the printed rules. Which side a seat plays
    /// for also depends on the agreed reading: ask [`Rules::side`](super::Rules::side).
    pub(super) const fn team(self, seat: Seat) -> Side {
        Side(self.teams_of_seats()[seat.index()])
    }

    /// The colour a seat plays.
    pub const fn colour(self, seat: Seat) -> Colour {
        Colour::ALL[seat.index() % self.colour_count()]
    }

    /// Number of colours, 2 to 6: one a seat, but where seats share colours.
    const fn colour_count(self) -> usize {
        match self {
            Seating::SharedColours | Seating::TwoBoards => 2,
            _ => self.seats(),
        }
    }

    /// The seat that plays a colour, if the game has the colour; the first of
    /// those that share it.
    pub const fn seat_of(self, colour: Colour) -> Option<Seat> {
        if colour.index() < self.colour_count() {
            Some(Seat(colour as u8))
        } else {
            None
        }
    }

    /// The colours in play, in seat order.
    pub fn colours(self) -> &'static [Colour] {
        &Colour::ALL[..self.colour_count()]
    }

    /// Marbles a colour begins with and never has more of.
    pub const fn marbles(self, colour: Colour) -> u8 {
        match self {
            Seating::Two | Seating::SharedColours | Seating::TwoBoards => 14,
            Seating::Three => 11,
            Seating::Four => 9,
            Seating::Five if matches!(colour, Colour::Yellow) => 7,
            Seating::Five => 8,
            Seating::Six | Seating::SixPairs => 6,
        }
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no kind of game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchGame(pub String);

impl fmt::Display for NoSuchGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a game; games are", self.0)?;
        for (i, seating) in Seating::ALL.into_iter().enumerate() {
            write!(f, "{}{seating}", if i == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl std::error::Error for NoSuchGame {}

impl FromStr for Seating {
    type Err = NoSuchGame;

    fn from_str(text: &str) -> Result<Seating, NoSuchGame> {
        Seating::ALL
            .into_iter()
            .find(|s| s.name() == text)
            .ok_or_else(|| NoSuchGame(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_are_numbered_from_zero_without_gaps() {
        for seating in Seating::ALL {
            let mut seen = vec![false; seating.teams()];
            for seat in seating.all_seats() {
                seen[seating.team(seat).index()] = true;
                let shown = seating.seat_of(seating.colour(seat)).expect("a seat");
                assert_eq!(seating.team(shown), seating.team(seat));
            }
            assert!(seen.iter().all(|&s| s), "{seating}");
            assert_eq!(seating.name().parse(), Ok(seating));
        }
    }
}
