//! The marbles beside the board.

use crate::rules::{Colour, Effect, MAX_SEATS, Position, Side};

/// A marble that lies in the gutter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Captive {
    /// Its colour.
    pub colour: Colour,
    /// The side that ejected it.
    pub captor: Side,
}

/// The marbles in the gutter, in order of ejection.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Gutter {
    captives: Vec<Captive>,
}

impl Gutter {
    /// What lies beside a position of which nothing is known but itself: in a
    /// game of two colours, the points made beyond the head start are the opponent's
    /// marbles. Where all are a head start, as in a position from elsewhere, they are
    /// as many as the opponent lacks. In larger games points do not tell colours:
    /// nothing is shown.
    pub fn of_start(position: &Position, head_start: &[u8; MAX_SEATS]) -> Gutter {
        let rules = position.rules();
        if rules.seating.colours().len() != 2 {
            return Gutter::default();
        }
        let given = |side: Side| head_start[side.index()];
        let all_given = (rules.all_sides()).all(|side| position.points(side) == given(side));
        let captives = rules.all_sides().flat_map(|captor| {
            let colour = Colour::ALL[1 - captor.index()];
            let points = position.points(captor);
            let made = points.saturating_sub(given(captor));
            let there = position.board().of(colour).len() as u8 + position.in_hand(colour);
            let lacking = rules.seating.marbles(colour).saturating_sub(there);
            let fallen = if all_given { lacking.min(points) } else { made };
            (0..fallen).map(move |_| Captive { colour, captor })
        });
        Gutter {
            captives: captives.collect(),
        }
    }

    /// Adds what a move made in this position ejected, if anything.
    pub fn add(&mut self, effect: &Effect, before: &Position) {
        if let Some((_, colour)) = effect.ejected {
            let captor = before.captor_of(colour);
            self.captives.push(Captive { colour, captor });
        }
    }

    /// All marbles, in order of ejection.
    pub fn captives(&self) -> &[Captive] {
        &self.captives
    }

    /// How many marbles of a colour a side has ejected.
    pub fn count(&self, captor: Side, colour: Colour) -> usize {
        self.captives
            .iter()
            .filter(|c| c.captor == captor && c.colour == colour)
            .count()
    }
}
