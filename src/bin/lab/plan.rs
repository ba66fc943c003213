//! What a match is made of: players, game, openings.

use crate::command::{Args, Failure};
use crate::dice::Dice;
use crate::players::{FORMS, Kind};
use abalone::notation::{aba_pro, read_variant_options};
use abalone::rules::{
    Boards, Layout, Seating, Start, Variant, layout_by_name, layouts, preset, presets,
};

/// Plies after which a game of two counts as drawn unless told otherwise; each
/// further seat adds half as many, and turns of two moves have twice as many.
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
         or, as they are offered: {}\n\
         options: as in the tag Options of a record, such as \"triangle=yes target=4\"\n\
         players: {FORMS}",
        Seating::ALL.map(Seating::name).join(", "),
        presets()
            .iter()
            .map(|preset| preset.id)
            .collect::<Vec<_>>()
            .join(", ")
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
    let options = args.value("--options").unwrap_or_default();
    let (variant, usual) = read_game(game, options).map_err(wrong)?;
    let layouts = if matches!(variant.start, Start::Placement) {
        Vec::new()
    } else {
        read_layouts(args.value("--layouts").unwrap_or(usual), &variant).map_err(wrong)?
    };
    let seating = variant.rules.seating;
    let plain = seating == Seating::Two && options.is_empty();
    if !plain && kinds.iter().any(Kind::is_program) {
        return Err(wrong("programs play only the usual game of two".into()));
    }
    let sides = variant.rules.sides();
    let moves = usize::from(variant.rules.turn.phase().left());
    Ok(Plan {
        kinds,
        games: number("--games", 20)?.div_ceil(sides) * sides,
        layouts,
        random_plies: number("--random", 0)?,
        seed: number("--seed", 1)? as u64,
        max_plies: number("--max-plies", MAX_PLIES * moves * seating.seats() / 2)?,
        quiet: args.has("--quiet"),
        show: args.has("--show"),
        variant,
    })
}

/// A kind of game with options, or a game as it is offered, and the layouts on
/// which it is usually played.
fn read_game(name: &str, options: &str) -> Result<(Variant, &'static str), String> {
    if let Ok(seating) = name.parse() {
        return Ok((read_variant_options(seating, options)?, "all"));
    }
    let found = preset(name).ok_or_else(|| format!("there is no game \"{name}\""))?;
    if !options.is_empty() {
        return Err(format!("{name} has its own options"));
    }
    let variant = found.variant();
    let usual = match variant.start {
        Start::Layout(layout) => layout.id,
        _ => "all",
    };
    Ok((variant, usual))
}

/// The layouts with these names on which the game can begin.
fn read_layouts(names: &str, variant: &Variant) -> Result<Vec<&'static Layout>, String> {
    let colours = variant.rules.seating.colours();
    let fits = |layout: &&'static Layout| {
        layout.seating.colours() == colours && first_boards(variant, Some(layout)).is_some()
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

/// The boards with which the game begins from a layout, if it can begin there.
fn first_boards(variant: &Variant, layout: Option<&'static Layout>) -> Option<Boards> {
    let start = layout.map_or(Start::Placement, Start::Layout);
    let variant = Variant {
        start,
        ..variant.clone()
    };
    variant.first_boards().ok()
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

    /// The boards at the beginning of a game, and the command that tells a program of it.
    pub fn open(&self, opening: usize, dice: &mut Dice) -> Result<(Boards, String), String> {
        /// Tries at a random opening in which nobody has lost anything.
        const TRIES: usize = 1000;
        let layout = self.layouts.get(opening % self.layouts.len().max(1));
        let start = first_boards(&self.variant, layout.copied()).ok_or("no such start")?;
        for _ in 0..TRIES {
            let mut boards = start;
            let mut command = format!("position layout {} moves", layout.map_or("", |l| l.id));
            for _ in 0..self.random_plies {
                let moves = boards.active().moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[dice.below(moves.len())];
                command = format!("{command} {}", aba_pro(boards.active(), mv));
                boards.play_unchecked(mv);
            }
            let mut sides = self.variant.rules.all_sides();
            let even = sides.all(|side| boards.points(side) == start.points(side));
            if even && boards.outcome().is_none() {
                return Ok((boards, command));
            }
        }
        Err("so many random moves always cost a marble".into())
    }
}
