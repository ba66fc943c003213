//! Where the games of a match begin.

use crate::command::{Failure, read_all};
use crate::dice::Dice;
use abalone::notation::{aba_pro, read_aba_pro, read_position};
use abalone::rules::{Boards, Layout, Start, Variant, layout_by_name, layouts};

/// Where games begin, in turn.
pub enum Openings {
    /// On each of these layouts, after some random moves; on an empty board when
    /// there is none and the marbles are placed.
    Layouts(Vec<&'static Layout>, usize),
    /// Boards, with the command that tells a program of them.
    Given(Vec<(Boards, String)>),
}

impl Openings {
    /// The layouts with these names (or `all`) on which the game can begin, with
    /// so many random moves.
    ///
    /// # Errors
    /// When there is none of the name, or none at all.
    pub fn on_layouts(variant: &Variant, names: &str, plies: usize) -> Result<Openings, String> {
        if matches!(variant.start, Start::Placement) {
            return Ok(Openings::Layouts(Vec::new(), plies));
        }
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
        Ok(Openings::Layouts(found, plies))
    }

    /// The openings of a file: one a line, `layout ID [moves …]` or
    /// `fen POSITION [moves …]`; empty lines and those after `#` say nothing.
    ///
    /// # Errors
    /// When the file cannot be read, or a line makes no sense.
    pub fn read(variant: &Variant, path: &str) -> Result<Openings, Failure> {
        let mut given = Vec::new();
        for (number, line) in read_all(path)?.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let read = read_line(variant, line)
                .map_err(|why| Failure::failed(format!("{path}, line {}: {why}", number + 1)))?;
            given.push(read);
        }
        if given.is_empty() {
            return Err(Failure::failed(format!("{path} has no opening")));
        }
        Ok(Openings::Given(given))
    }

    /// The boards at the beginning of a game, and the command that tells a program
    /// of them.
    ///
    /// # Errors
    /// When no random opening leaves the points as they were.
    pub fn open(
        &self,
        variant: &Variant,
        opening: usize,
        dice: &mut Dice,
    ) -> Result<(Boards, String), String> {
        /// Tries at a random opening in which nobody has lost anything.
        const TRIES: usize = 1000;
        let (layouts, plies) = match self {
            Openings::Given(given) => return Ok(given[opening % given.len()].clone()),
            Openings::Layouts(layouts, plies) => (layouts, *plies),
        };
        let layout = layouts.get(opening % layouts.len().max(1));
        let start = first_boards(variant, layout.copied()).ok_or("no such start")?;
        for _ in 0..TRIES {
            let mut boards = start;
            let mut command = format!("position layout {} moves", layout.map_or("", |l| l.id));
            for _ in 0..plies {
                let moves = boards.active().moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[dice.below(moves.len())];
                command = format!("{command} {}", aba_pro(boards.active(), mv));
                boards.play_unchecked(mv);
            }
            let mut sides = variant.rules.all_sides();
            let even = sides.all(|side| boards.points(side) == start.points(side));
            if even && boards.outcome().is_none() {
                return Ok((boards, command));
            }
        }
        Err("so many random moves always cost a marble".into())
    }
}

/// One opening of a file.
fn read_line(variant: &Variant, line: &str) -> Result<(Boards, String), String> {
    let (start, moves) = line.split_once(" moves").unwrap_or((line, ""));
    let mut boards = match start.split_once(' ') {
        Some(("layout", id)) => layout_by_name(id)
            .and_then(|layout| first_boards(variant, Some(layout)))
            .ok_or_else(|| format!("there is no layout \"{id}\" for this game"))?,
        Some(("fen", text)) => {
            let read = read_position(text, variant.rules).map_err(|e| e.to_string())?;
            let variant = Variant {
                start: Start::Setup(read.setup()),
                ..variant.clone()
            };
            variant.first_boards().map_err(|e| e.to_string())?
        }
        _ => return Err("an opening is \"layout ID\" or \"fen POSITION\"".into()),
    };
    for word in moves.split_whitespace() {
        let mv = read_aba_pro(boards.active(), word).map_err(|e| e.to_string())?;
        boards.check(mv).map_err(|e| e.to_string())?;
        boards.play_unchecked(mv);
    }
    Ok((boards, format!("position {start} moves{moves}")))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_openings_or_say_why_not() {
        let two = Variant::default();
        let (boards, command) = read_line(&two, "layout belgian_daisy moves a1b1").unwrap();
        assert_eq!(command, "position layout belgian_daisy moves a1b1");
        assert_eq!(boards.turn().0, 1);
        assert!(read_line(&two, "fen 5/6/7/8/3bbb3/8/7/6/wwwww w 2-1 0 9").is_ok());
        for bad in [
            "standard",
            "layout nowhere",
            "fen x",
            "layout standard moves z9",
        ] {
            assert!(read_line(&two, bad).is_err(), "{bad}");
        }
    }
}
