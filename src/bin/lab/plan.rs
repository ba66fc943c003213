//! What a match is made of: players, game, openings.

use crate::command::{Args, Failure};
use crate::openings::Openings;
use crate::players::{FORMS, Kind};
use crate::sprt::Sprt;
use abalone::notation::read_variant_options;
use abalone::rules::{Seating, Start, Variant, preset, presets};

/// Plies after which a game of two counts as drawn unless told otherwise; each
/// further seat adds half as many, and turns of two moves have twice as many.
const MAX_PLIES: usize = 400;

/// What a match is made of.
pub struct Plan {
    /// A, who has one side at a time, and B, who has all the others.
    pub kinds: [Kind; 2],
    /// Games, a multiple of the sides.
    pub games: usize,
    /// Rules and draws; the start is one of `openings`.
    pub variant: Variant,
    /// Where games begin, in turn.
    pub openings: Openings,
    /// What is to be decided, if anything.
    pub sprt: Option<Sprt>,
    /// Games that are played at once.
    pub threads: usize,
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
         \x20                  [--openings FILE|random:PLIES|layouts] [--layouts all|ID,ID,…]\n\
         \x20                  [--sprt ELO0,ELO1] [--threads N] [--seed N] [--max-plies N]\n\
         \x20                  [--quiet] [--show]\n\
         A has one side and B all the others; A goes round the sides, with the same opening.\n\
         A FILE of openings has a position a line, as UGI knows them: layout ID [moves MOVE …]\n\
         or fen POSITION [moves MOVE …]; random:PLIES plays so many on each layout in turn.\n\
         With --sprt the match ends when A is shown to be ELO1 better, or no better than ELO0.\n\
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
    const OPTIONS: [&str; 10] = [
        "--game",
        "--options",
        "--games",
        "--openings",
        "--layouts",
        "--random",
        "--sprt",
        "--threads",
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
    let layouts = args.value("--layouts").unwrap_or(usual);
    let on_layouts = |plies| Openings::on_layouts(&variant, layouts, plies).map_err(wrong);
    let openings = match args.value("--openings") {
        None | Some("layouts") => on_layouts(number("--random", 0)?)?,
        Some(_) if args.value("--random").is_some() => {
            return Err(wrong(
                "--random is for the layouts: leave out --openings".into(),
            ));
        }
        Some(text) => match text.strip_prefix("random:") {
            Some(plies) => on_layouts(
                plies
                    .parse()
                    .map_err(|_| wrong(format!("--openings: \"{plies}\" is not a number")))?,
            )?,
            None => Openings::read(&variant, text)?,
        },
    };
    let seating = variant.rules.seating;
    let plain = seating == Seating::Two && options.is_empty();
    if !plain && kinds.iter().any(Kind::is_program) {
        return Err(wrong("programs play only the usual game of two".into()));
    }
    let sides = variant.rules.sides();
    if sides != 2 && args.value("--sprt").is_some() {
        return Err(wrong("--sprt decides games of two sides only".into()));
    }
    let moves = usize::from(variant.rules.turn.phase().left());
    Ok(Plan {
        kinds,
        games: number("--games", 20)?.div_ceil(sides) * sides,
        openings,
        sprt: args
            .value("--sprt")
            .map(Sprt::read)
            .transpose()
            .map_err(wrong)?,
        threads: number("--threads", 1)?.max(1),
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

impl Plan {
    /// Sides of the game: so many games are played of each opening.
    pub fn sides(&self) -> usize {
        self.variant.rules.sides()
    }

    /// Whether the moves have to be kept as text.
    pub fn needs_history(&self) -> bool {
        self.show || self.kinds.iter().any(Kind::is_program)
    }
}
