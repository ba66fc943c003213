//! The games that are offered first, each with everything agreed.

use super::layouts::layout;
use super::seating::{MAX_SEATS, Seating};
use super::time::TimeControl;
use super::turn::TurnMode;
use super::variant::{Start, Variant};

/// The clock of tournaments: ten minutes a player.
const TOURNAMENT: TimeControl = TimeControl::PerPlayer {
    seconds: 600,
    increment: 0,
};
/// The clock of blitz contests: five minutes a player.
const BLITZ: TimeControl = TimeControl::PerPlayer {
    seconds: 300,
    increment: 0,
};
/// Ejections that win a blitz contest.
const BLITZ_TARGET: u8 = 4;
/// Points a beginner has at the start.
const HANDICAP: u8 = 2;

/// A game that is offered.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Identifier in addresses and markup.
    pub id: &'static str,
    seating: Seating,
    /// What it changes in the usual game of its kind.
    change: fn(&mut Variant),
}

/// All of them, in the order in which they are shown.
const PRESETS: [Preset; 12] = [
    preset_of("standard", Seating::Two, |_| {}),
    preset_of("tournament", Seating::Two, |variant| {
        daisy(variant);
        variant.time = TOURNAMENT;
        variant.take_back = false;
    }),
    preset_of("blitz", Seating::Two, |variant| {
        daisy(variant);
        variant.rules.targets = [BLITZ_TARGET; MAX_SEATS];
        variant.time = BLITZ;
        variant.take_back = false;
    }),
    preset_of("three", Seating::Three, |_| {}),
    preset_of("teams-of-two", Seating::Four, |_| {}),
    preset_of("teams-of-three", Seating::Six, |_| {}),
    preset_of("triangles", Seating::Two, |variant| {
        daisy(variant);
        variant.rules.triangles = true;
    }),
    preset_of("double-move", Seating::Two, |variant| {
        daisy(variant);
        variant.rules.turn = TurnMode::OwnOwn;
    }),
    preset_of("4x2x1", Seating::SharedColours, daisy),
    preset_of("4x2x2", Seating::TwoBoards, daisy),
    preset_of("neutral-ball", Seating::Two, |variant| {
        variant.rules.balls = true;
    }),
    preset_of("handicap", Seating::Two, |variant| {
        daisy(variant);
        variant.head_start[0] = HANDICAP;
    }),
];

const fn preset_of(id: &'static str, seating: Seating, change: fn(&mut Variant)) -> Preset {
    Preset {
        id,
        seating,
        change,
    }
}

/// From the Belgian Daisy, which does not go static.
fn daisy(variant: &mut Variant) {
    if let Some(daisy) = layout("belgian_daisy") {
        variant.start = Start::Layout(daisy);
    }
}

impl PartialEq for Preset {
    fn eq(&self, other: &Preset) -> bool {
        self.id == other.id
    }
}

impl Preset {
    /// The game.
    pub fn variant(&self) -> Variant {
        let mut variant = Variant::of_game(self.seating);
        (self.change)(&mut variant);
        variant
    }
}

/// The games that are offered, the usual ones first.
pub fn presets() -> &'static [Preset] {
    &PRESETS
}

/// The offered game with this identifier.
pub fn preset(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_a_game_of_its_own() {
        for (i, one) in presets().iter().enumerate() {
            let variant = one.variant();
            assert_eq!(variant.problem(), None, "{}", one.id);
            assert!(variant.first_position().is_ok(), "{}", one.id);
            assert_eq!(preset(one.id).map(|p| p.id), Some(one.id));
            for other in &presets()[..i] {
                assert_ne!(other.variant(), variant, "{} {}", one.id, other.id);
            }
        }
    }
}
