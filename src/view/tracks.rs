//! Which marble is which. Positions only know colours; to slide marbles, and
//! not to make them vanish and appear, one must know where each one went.

use super::geometry::{Orientation, Point};
use super::piles::Pile;
use crate::game::Gutter;
use crate::rules::{CELL_COUNT, Cell, CellSet, Colour, Direction, Position, Side};

/// Names a marble for as long as a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MarbleId(pub u16);

/// Where a marble is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the board.
    Cell(Cell),
    /// In the gutter.
    Gutter {
        /// Whose pile.
        captor: Side,
        /// Which of the pile, from 0.
        number: u8,
    },
    /// In a player's hand, to be placed.
    Hand {
        /// Its colour.
        colour: Colour,
        /// Which of those left, from 0.
        number: u8,
    },
}

impl Place {
    /// Whether this is in the gutter, where marbles lie lower: ejected ones, and
    /// those still in a hand.
    pub const fn is_low(self) -> bool {
        !matches!(self, Place::Cell(_))
    }
}

/// One marble with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tracked {
    /// Which marble.
    pub id: MarbleId,
    /// Its colour.
    pub colour: Colour,
    /// Where it is.
    pub place: Place,
}

/// Every marble of a position and its gutter, each with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Tracks {
    position: Position,
    marbles: Vec<Tracked>,
    next: u16,
}

impl Tracks {
    /// Names for the marbles of a board that is shown for the first time.
    pub fn new(position: &Position, gutter: &Gutter) -> Tracks {
        let mut tracks = Tracks {
            position: *position,
            marbles: Vec::new(),
            next: 0,
        };
        for (place, colour) in places(position, gutter) {
            tracks.add(place, colour);
        }
        tracks
    }

    /// All marbles, in order of their names.
    pub fn marbles(&self) -> &[Tracked] {
        &self.marbles
    }

    /// The same marbles in another position; see [`follow`](Self::follow).
    pub fn followed(&self, position: &Position, gutter: &Gutter) -> Tracks {
        let mut tracks = self.clone();
        tracks.follow(position, gutter);
        tracks
    }

    /// The marbles are elsewhere now. After a move, or after one is taken back,
    /// each is followed exactly; after anything else each goes to the nearest
    /// place that lacks a marble of its colour.
    pub fn follow(&mut self, position: &Position, gutter: &Gutter) {
        let step = Step::between(&self.position, position);
        let mut open = places(position, gutter);
        let mut lost: Vec<Tracked> = Vec::new();
        let mut kept: Vec<Tracked> = Vec::with_capacity(open.len());
        for marble in &self.marbles {
            let expected = match &step {
                Some(step) => step.leads(*marble, gutter),
                None => marble.place,
            };
            match open.iter().position(|&o| o == (expected, marble.colour)) {
                Some(index) => {
                    open.swap_remove(index);
                    kept.push(Tracked {
                        place: expected,
                        ..*marble
                    });
                }
                None => lost.push(*marble),
            }
        }
        self.marbles = kept;
        self.position = *position;
        let spot = |place| point(place, position, gutter, Orientation::USUAL);
        for (place, colour) in open {
            let to = spot(place);
            let nearest = lost
                .iter()
                .enumerate()
                .filter(|(_, marble)| marble.colour == colour)
                .min_by(|(_, a), (_, b)| {
                    let away = |marble: &Tracked| spot(marble.place).distance(to);
                    away(a).total_cmp(&away(b))
                })
                .map(|(index, _)| index);
            match nearest {
                Some(index) => {
                    let id = lost.swap_remove(index).id;
                    self.insert(Tracked { id, colour, place });
                }
                None => self.add(place, colour),
            }
        }
    }

    fn add(&mut self, place: Place, colour: Colour) {
        let id = MarbleId(self.next);
        self.next = self.next.wrapping_add(1);
        self.insert(Tracked { id, colour, place });
    }

    /// Puts a marble where its name belongs; those kept are in order already.
    fn insert(&mut self, marble: Tracked) {
        let index = self.marbles.partition_point(|other| other.id < marble.id);
        self.marbles.insert(index, marble);
    }
}

/// Where a place is on the screen.
pub(super) fn point(
    place: Place,
    position: &Position,
    gutter: &Gutter,
    orientation: Orientation,
) -> Point {
    match place {
        Place::Cell(cell) => orientation.point(cell),
        Place::Gutter { captor, number } => {
            Pile::of_captives(position, gutter, captor).slot(number.into(), orientation)
        }
        Place::Hand { colour, number } => {
            Pile::of_hand(position, colour).slot(number.into(), orientation)
        }
    }
}

/// Every place with a marble.
fn places(position: &Position, gutter: &Gutter) -> Vec<(Place, Colour)> {
    let mut all = Vec::with_capacity(CELL_COUNT);
    for colour in Colour::ALL {
        let cells = position.board().of(colour).into_iter();
        all.extend(cells.map(|cell| (Place::Cell(cell), colour)));
        let hand = 0..position.in_hand(colour);
        all.extend(hand.map(|number| (Place::Hand { colour, number }, colour)));
    }
    let mut numbers = [0_u8; crate::rules::MAX_SEATS];
    for captive in gutter.captives() {
        let captor = captive.captor;
        let number = numbers[captor.index()];
        numbers[captor.index()] += 1;
        all.push((Place::Gutter { captor, number }, captive.colour));
    }
    all
}

/// A move, or a move taken back, as marbles in a row.
struct Step {
    /// Cells from which marbles go.
    moving: CellSet,
    /// Where to.
    direction: Direction,
    /// For a move: the cell whose marble goes to the gutter. For one taken
    /// back: the cell to which a marble returns.
    edge: Option<Cell>,
    /// Whose pile that marble is on.
    captor: Side,
    back: bool,
}

impl Step {
    /// The one move between two positions, if there is one.
    fn between(before: &Position, after: &Position) -> Option<Step> {
        if before.board() == after.board() || before.rules() != after.rules() {
            return None;
        }
        Step::forward(before, after, false).or_else(|| Step::forward(after, before, true))
    }

    fn forward(before: &Position, after: &Position, back: bool) -> Option<Step> {
        let moves = before.moves();
        let leads = |next: Option<Position>| next.is_some_and(|p| p.board() == after.board());
        let mv = moves.iter().find(|&&mv| leads(before.play(mv).ok()))?;
        if mv.is_place() {
            // Nothing else moves: the marble is found as one that jumps.
            return None;
        }
        let effect = before.effect(*mv);
        let all = effect.group | effect.pushed;
        let edge = effect.ejected.map(|(cell, _)| cell);
        let direction = mv.direction();
        let moving = if back {
            all.into_iter().filter_map(|c| c.step(direction)).collect()
        } else {
            all
        };
        Some(Step {
            moving,
            direction: if back {
                direction.opposite()
            } else {
                direction
            },
            edge,
            captor: effect
                .ejected
                .map_or(before.turn_side(), |(_, colour)| before.captor_of(colour)),
            back,
        })
    }

    /// Where a marble is after the step, given the gutter after it.
    fn leads(&self, marble: Tracked, gutter: &Gutter) -> Place {
        let piled = gutter
            .captives()
            .iter()
            .filter(|c| c.captor == self.captor)
            .count();
        match marble.place {
            Place::Cell(cell) if !self.back && self.edge == Some(cell) => Place::Gutter {
                captor: self.captor,
                number: piled.saturating_sub(1) as u8,
            },
            Place::Cell(cell) if self.moving.has(cell) => {
                cell.step(self.direction).map_or(marble.place, Place::Cell)
            }
            // The pile has lost its last marble: that is the one that returns.
            Place::Gutter { captor, number }
                if self.back && captor == self.captor && usize::from(number) == piled =>
            {
                self.edge.map_or(marble.place, Place::Cell)
            }
            place => place,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Rules, Setup};

    fn position(rows: &str) -> Position {
        let board = Board::from_rows(rows).unwrap();
        Position::new(Rules::default(), Setup::start(board)).unwrap()
    }

    fn at(tracks: &Tracks, place: Place) -> Option<MarbleId> {
        tracks
            .marbles()
            .iter()
            .find(|m| m.place == place)
            .map(|m| m.id)
    }

    fn cell(name: &str) -> Place {
        Place::Cell(name.parse().unwrap())
    }

    #[test]
    fn a_push_off_the_board_and_back_keeps_every_name() {
        // Black e6 e7 e8 push White's e9 off.
        let before = position("5/6/7/8/5bbbw/8/7/6/5");
        let mv = before
            .group_move(
                ["e6", "e7"]
                    .iter()
                    .map(|n| n.parse::<Cell>().unwrap())
                    .collect(),
                Direction::East,
            )
            .unwrap();
        let after = before.play(mv).unwrap();
        let empty = Gutter::default();
        let mut gutter = Gutter::default();
        gutter.add(&before.effect(mv), &before);
        let mut tracks = Tracks::new(&before, &empty);
        let start = tracks.clone();
        let names: Vec<_> = ["e6", "e7", "e8", "e9"]
            .map(|n| at(&tracks, cell(n)))
            .into();
        tracks.follow(&after, &gutter);
        let moved: Vec<_> = ["e7", "e8", "e9"].map(|n| at(&tracks, cell(n))).into();
        assert_eq!(moved, names[..3]);
        let slot = Place::Gutter {
            captor: Side(0),
            number: 0,
        };
        assert_eq!(at(&tracks, slot), names[3]);
        tracks.follow(&before, &empty);
        assert_eq!(tracks, start);
    }

    #[test]
    fn a_jump_keeps_what_it_can() {
        let before = position("5/6/7/8/b8/8/7/6/b4");
        let after = position("5/6/7/8/b8/8/7/6/3b1");
        let mut tracks = Tracks::new(&before, &Gutter::default());
        let (a1, e1) = (at(&tracks, cell("a1")), at(&tracks, cell("e1")));
        tracks.follow(&after, &Gutter::default());
        assert_eq!(at(&tracks, cell("a4")), a1);
        assert_eq!(at(&tracks, cell("e1")), e1);
        tracks.follow(&position("5/6/7/8/9/8/7/6/3b1"), &Gutter::default());
        assert_eq!(tracks.marbles().len(), 1);
        tracks.follow(&after, &Gutter::default());
        assert_ne!(at(&tracks, cell("e1")), e1, "a new marble has a new name");
    }
}
