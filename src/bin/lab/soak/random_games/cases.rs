//! Which games are played: what is offered, further combinations by name, and
//! any that the rules allow.

use crate::dice::Dice;
use abalone::notation::{read_variant_options, variant_options};
use abalone::rules::{
    Layout, MAX_SEATS, Seat, Seating, Start, Stuck, TeamReading, TimeControl, TurnMode, Variant,
    layout_by_name, layouts, presets,
};

/// A game to be played many times.
pub struct Case {
    /// As on the command line.
    pub id: String,
    kind: Kind,
}

enum Kind {
    /// Always this one.
    Fixed(Box<Variant>),
    /// Another one each time.
    Mixed,
}

impl Case {
    /// Cases that differ in little shall not have the same games.
    pub fn seed(&self) -> u64 {
        let mix = |mix, byte| Dice::new(mix ^ u64::from(byte)).next();
        self.id.bytes().fold(0, mix)
    }

    /// What is played this time.
    pub fn variant(&self, dice: &mut Dice) -> Variant {
        match &self.kind {
            Kind::Fixed(variant) => (**variant).clone(),
            Kind::Mixed => mixed(dice),
        }
    }
}

/// Further combinations: name, game, layout (none for the usual one), options.
const COMBINATIONS: [(&str, &str, &str, &str); 31] = [
    ("misere", "two", "", "misere=yes"),
    ("placement", "two", "", "placement=yes"),
    ("own-targets", "two", "", "targets=6-4 score=1-2"),
    ("one-marble", "two", "belgian", "target=1 first=2"),
    ("ten-marbles", "two", "belgian", "target=10 repetition=off"),
    ("quiet", "two", "", "quiet=20 stuck=draw takeback=no"),
    ("own-other", "two", "belgian", "turn=own+other"),
    ("other-own", "two", "belgian", "turn=other+own firstturn=2"),
    ("any-order", "two", "belgian", "turn=any misere=yes"),
    ("placed-pairs", "two", "", "turn=own+own placement=yes"),
    ("balls-and-triangles", "two", "", "triangle=yes ball=yes"),
    ("balls-any-order", "two", "", "turn=any ball=yes misere=yes"),
    ("three-pairs-of-moves", "three", "", "turn=own+own games=3"),
    ("three-misere", "three", "", "targets=6-5-4 misere=yes"),
    ("three-placed", "three", "", "triangle=yes placement=yes"),
    ("four-sumito", "four", "", "team=sumito"),
    ("four-broadside", "four", "", "triangle=yes team=broadside"),
    ("four-alone", "four", "", "score=1-0-0-2 team=none first=3"),
    ("four-placed", "four", "", "placement=yes misere=yes"),
    (
        "four-blitz",
        "four",
        "",
        "target=4 triangle=yes takeback=no",
    ),
    ("five", "five", "", ""),
    ("five-pairs-of-moves", "five", "", "turn=own+own quiet=60"),
    ("six-sumito", "six", "", "team=sumito"),
    ("six-broadside", "six", "", "turn=own+own team=broadside"),
    ("six-pairs", "six-pairs", "", "targets=6-5-4"),
    ("six-pairs-alone", "six-pairs", "", "team=none quiet=100"),
    ("4x2x1-any-order", "4x2x1", "", "turn=any ball=yes"),
    ("4x2x1-placed", "4x2x1", "", "target=3 placement=yes"),
    ("4x2x2-counter", "4x2x2", "belgian", "phase=counter"),
    (
        "4x2x2-misere",
        "4x2x2",
        "",
        "triangle=yes misere=yes quiet=50",
    ),
    ("4x2x2-balls", "4x2x2", "", "ball=yes phase=counter"),
];

/// Name of the case in which every game is another.
const MIXED: &str = "mixed";

/// The games that are offered.
pub fn offered() -> Vec<Case> {
    let offered = presets().iter().map(|preset| Case {
        id: preset.id.to_owned(),
        kind: Kind::Fixed(Box::new(preset.variant())),
    });
    offered.collect()
}

/// All other combinations, and at the end games of any kind.
pub fn further() -> Vec<Case> {
    let named = COMBINATIONS.iter().map(|&(id, game, layout, options)| {
        let variant = combination(game, layout, options);
        Case {
            id: id.to_owned(),
            kind: Kind::Fixed(Box::new(variant)),
        }
    });
    let mixed = Case {
        id: MIXED.to_owned(),
        kind: Kind::Mixed,
    };
    named.chain([mixed]).collect()
}

fn combination(game: &str, layout: &str, options: &str) -> Variant {
    let seating: Seating = game.parse().expect("a game");
    let mut variant = read_variant_options(seating, options).expect("options");
    assert_eq!(variant_options(&variant), options, "in the usual order");
    if variant.start != Start::Placement {
        let named = layout_by_name(layout);
        variant.start = Start::Layout(named.unwrap_or(Layout::usual(seating)));
    }
    variant
}

/// Any game at all.
pub fn mixed(dice: &mut Dice) -> Variant {
    loop {
        let variant = perhaps(dice);
        if variant.problem().is_none() {
            return variant;
        }
    }
}

/// Rules at random, which may make no game.
fn perhaps(dice: &mut Dice) -> Variant {
    let seating = *dice.pick(&Seating::ALL);
    let mut variant = Variant::of_game(seating);
    let rules = &mut variant.rules;
    rules.turn = dice.pick(&TurnMode::NAMED).0;
    rules.full_first_turn = dice.one_in(2);
    if seating.has_partners_marbles() {
        rules.reading = dice.pick(&TeamReading::NAMED).0;
    }
    rules.triangles = dice.one_in(2);
    rules.balls = dice.one_in(2);
    rules.misere = dice.one_in(3);
    rules.counter_phase = seating.boards() == 2 && dice.one_in(2);
    rules.stuck = *dice.pick(&[Stuck::Loses, Stuck::Draws]);
    rules.first = Seat(dice.below(seating.seats()) as u8);
    if dice.one_in(2) {
        rules.targets = [1 + dice.below(10) as u8; MAX_SEATS];
    } else {
        for side in 0..rules.sides() {
            rules.targets[side] = 2 + dice.below(6) as u8;
        }
        let first = rules.targets[0];
        if rules.targets[..rules.sides()].iter().all(|&t| t == first) {
            // Equal ones are written as one target for all.
            rules.targets[0] -= 1;
        }
    }
    if dice.one_in(3) {
        for side in 0..rules.sides() {
            variant.head_start[side] = dice.below(6) as u8;
        }
    }
    variant.draws.repetition = !dice.one_in(3);
    variant.draws.quiet = dice.one_in(3).then(|| 1 + dice.below(150) as u16);
    variant.take_back = dice.one_in(2);
    variant.games = 1 + dice.below(4) as u8;
    variant.time = time(dice);
    variant.start = start(&variant, dice);
    variant
}

fn time(dice: &mut Dice) -> TimeControl {
    let seconds = 1 + dice.below(3_600) as u32;
    match dice.below(3) {
        0 => TimeControl::None,
        1 => TimeControl::Common { seconds },
        _ => TimeControl::PerPlayer {
            seconds,
            increment: dice.below(30) as u32,
        },
    }
}

/// A layout, an empty board, or a layout without some of its marbles.
fn start(variant: &Variant, dice: &mut Dice) -> Start {
    let colours = variant.rules.seating.colours();
    let fitting: Vec<&'static Layout> = layouts()
        .iter()
        .filter(|layout| layout.seating.colours() == colours)
        .collect();
    let layout = *dice.pick(&fitting);
    match dice.below(5) {
        0 => Start::Placement,
        1 if !variant.rules.balls => {
            let variant = Variant {
                start: Start::Layout(layout),
                ..variant.clone()
            };
            let Ok(position) = variant.first_position() else {
                return variant.start;
            };
            let mut setup = position.setup();
            for cell in setup.board.occupied() {
                if dice.one_in(12) {
                    setup.board.set(cell, None);
                }
            }
            Start::Setup(setup)
        }
        _ => Start::Layout(layout),
    }
}
