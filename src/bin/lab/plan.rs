//! What a match is made of: players, game, openings.

use crate::command::{Args, Failure};
use crate::dice::Dice;
use crate::players::{FORMS, Kind};
use abalone::notation::{aba_pro, read_variant_options};
use abalone::rules::{Layout, Position, Seating, Start, Variant, layout_by_name, layouts};

/// Plies after which a game of two counts as drawn unless told otherwise; each
/// further seat adds half as many.
const MAX_PLIES: usize = 400;

/// What a match is made of.
pub struct Plan {
    /// A, who has one side at a time, and B, who has all the others.
    pub kinds: [Kind; 2],
    /// Games, a multiple of the sides.
    pub games: usize,
    /// Rules and draws; the start is one of `layouts`, or placement.
    pub variant: Variant,
    /// Where games begin, in turn; empty when the marbles are placed.
    layouts: Vec<&'static Layout>,
    random_plies: usize,
    /// Decides everything that is drawn by lot.
    pub seed: u64,
    /// Longest game; then it counts as drawn.
    pub max_plies: usize,
    /// Whether to say nothing before the end.
    pub quiet: bool,
    /// Whether to print the games.
    pub show: bool,
}

/// How the command is used.
pub fn help() -> String {
    format!(
        "cargo lab match A B [--game GAME] [--options \"KEY=VALUE …\"] [--games N]\n\
         \x20                  [--layouts all|ID,ID,…] [--random PLIES] [--seed N]\n\
         \x20                  [--max-plies N] [--quiet] [--show]\n\
         A has one side and B all the others; A goes round the sides, with the same opening.\n\
         games: {}\n\
         options: as in the tag Options of a record, such as \"triangle=yes target=4\"\n\
         players: {FORMS}",
        Seating::ALL.map(Seating::name).join(", ")
    )
}

/// Reads the command line.
pub fn read_plan(args: &[String]) -> Result<Plan, Failure> {
    const OPTIONS: [&str; 7] = [
        "--game",
        "--options",
        "--games",
        "--layouts",
        "--random",
        "--seed",
        "--max-plies",
    ];
    let wrong = |why: String| Failure::usage(format!("{why}\n{}", help()));
    let args = Args::parse(args, &["--quiet", "--show"], &OPTIONS)?;
    let [first, second] = &args.plain[..] else {
        return Err(wrong("a match needs two players".into()));
    };
    let number = |option: &str, otherwise: usize| match args.value(option) {
        None => Ok(otherwise),
        Some(text) => text
            .parse()
            .map_err(|_| wrong(format!("{option}: \"{text}\" is not a number"))),
    };
    let kinds = [
        Kind::read(first).map_err(wrong)?,
        Kind::read(second).map_err(wrong)?,
    ];
    let game = args.value("--game").unwrap_or("two");
    let seating: Seating = game.parse().map_err(|error| wrong(format!("{error}")))?;
    let options = args.value("--options").unwrap_or_default();
    let variant = read_variant_options(seating, options).map_err(wrong)?;
    let layouts = if matches!(variant.start, Start::Placement) {
        Vec::new()
    } else {
        read_layouts(args.value("--layouts").unwrap_or("all"), &variant).map_err(wrong)?
    };
    let plain = seating == Seating::Two && options.is_empty();
    if !plain && kinds.iter().any(Kind::is_program) {
        return Err(wrong("programs play only the usual game of two".into()));
    }
    let sides = variant.rules.sides();
    Ok(Plan {
        kinds,
        games: number("--games", 20)?.div_ceil(sides) * sides,
        layouts,
        random_plies: number("--random", 0)?,
        seed: number("--seed", 1)? as u64,
        max_plies: number("--max-plies", MAX_PLIES * seating.seats() / 2)?,
        quiet: args.has("--quiet"),
        show: args.has("--show"),
        variant,
    })
}

/// The layouts with these names on which the game can begin.
fn read_layouts(names: &str, variant: &Variant) -> Result<Vec<&'static Layout>, String> {
    let colours = variant.rules.seating.colours();
    let fits = |layout: &&'static Layout| {
        layout.seating.colours() == colours && first_position(variant, Some(layout)).is_some()
    };
    let found: Vec<_> = if names == "all" {
        layouts().iter().filter(|l| fits(l)).collect()
    } else {
        names
            .split(',')
            .map(|name| {
                layout_by_name(name)
                    .filter(|l| fits(l))
                    .ok_or_else(|| format!("there is no layout \"{name}\" for this game"))
            })
            .collect::<Result<_, _>>()?
    };
    if found.is_empty() {
        return Err("there is no layout for this game".into());
    }
    Ok(found)
}

/// The first position of the game from a layout, if it can begin there.
fn first_position(variant: &Variant, layout: Option<&'static Layout>) -> Option<Position> {
    let start = layout.map_or(Start::Placement, Start::Layout);
    let variant = Variant {
        start,
        ..variant.clone()
    };
    variant.first_position().ok()
}

impl Plan {
    /// Sides of the game: so many games are played of each opening.
    pub fn sides(&self) -> usize {
        self.variant.rules.sides()
    }

    /// Whether the moves have to be kept as text.
    pub fn needs_history(&self) -> bool {
        self.show || self.kinds.iter().any(Kind::is_program)
    }

    /// The first position of a game, and the command that tells a program of it.
    pub fn open(&self, opening: usize, dice: &mut Dice) -> Result<(Position, String), String> {
        /// Tries at a random opening in which nobody has lost anything.
        const TRIES: usize = 1000;
        let layout = self.layouts.get(opening % self.layouts.len().max(1));
        let start = first_position(&self.variant, layout.copied()).ok_or("no such start")?;
        for _ in 0..TRIES {
            let mut position = start;
            let mut command = format!("position layout {} moves", layout.map_or("", |l| l.id));
            for _ in 0..self.random_plies {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[dice.below(moves.len())];
                command = format!("{command} {}", aba_pro(&position, mv));
                position.play_unchecked(mv);
            }
            let mut sides = self.variant.rules.all_sides();
            let even = sides.all(|side| position.points(side) == start.points(side));
            if even && position.outcome().is_none() {
                return Ok((position, command));
            }
        }
        Err("so many random moves always cost a marble".into())
    }
}
