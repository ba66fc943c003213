//! The library of start layouts.

use super::board::Board;
use super::cell_set::CellSet;
use super::layouts_table::LAYOUTS;
use super::light::plain_letters;
use super::position::Position;
use super::ruleset::Rules;
use super::seating::Seating;
use super::setup::Setup;

/// Whether this program knows what people call the layouts. The first of the
/// page's programs names none and knows them by their identifiers, which is what
/// its own records say.
const KNOWS_NAMES: bool = cfg!(any(
    feature = "pages",
    feature = "embed",
    not(target_arch = "wasm32")
));

/// A name, where names are known.
pub(super) const fn told(name: &'static str) -> &'static str {
    if KNOWS_NAMES { name } else { "" }
}

/// Other names, where names are known.
pub(super) const fn also(names: &'static [&'static str]) -> &'static [&'static str] {
    if KNOWS_NAMES { names } else { &[] }
}

/// A named arrangement of marbles from which games begin. Black moves first.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Stable identifier in lower case, as in records and parameters.
    pub id: &'static str,
    /// English name.
    pub name: &'static str,
    /// The kind of game it is for.
    pub seating: Seating,
    /// Rows of the position string.
    pub rows: &'static str,
    /// Other names it is known by.
    pub aliases: &'static [&'static str],
    /// Who made it, where known.
    pub author: &'static str,
}

impl Layout {
    /// The marbles.
    ///
    /// # Panics
    /// Never: a test reads every layout.
    pub fn board(&self) -> Board {
        Board::from_rows(self.rows).expect("layouts of the library are well-formed")
    }

    /// Where neutral balls rest in this layout, Black's first; only the
    /// standard start has agreed places.
    pub fn balls(&self) -> Option<[CellSet; 2]> {
        let cells = |names: [&str; 3]| names.iter().filter_map(|n| n.parse().ok()).collect();
        (self.id == "standard").then(|| [cells(["b3", "b4", "c4"]), cells(["h6", "h7", "g6"])])
    }

    /// The layout of a kind of game when nothing else is said.
    pub fn usual(seating: Seating) -> &'static Layout {
        let with = match seating {
            Seating::SixPairs => Seating::Six,
            Seating::SharedColours | Seating::TwoBoards => Seating::Two,
            other => other,
        };
        let found = LAYOUTS.iter().find(|layout| layout.seating == with);
        // The first of all is the standard start.
        found.unwrap_or(&LAYOUTS[0])
    }

    /// The first position under the default rules of the layout's game.
    pub fn position(&self) -> Position {
        self.position_under(Rules::new(self.seating))
    }

    /// The first position under these rules.
    ///
    /// # Panics
    /// If the rules are for another number of seats.
    pub fn position_under(&self, rules: Rules) -> Position {
        let setup = Setup {
            turn: rules.first,
            balls: self.balls().filter(|_| rules.balls).unwrap_or_default(),
            ..Setup::start(self.board())
        };
        Position::new(rules, setup).expect("layouts of the library fit their game")
    }
}

/// Every layout, the usual ones first.
pub const fn layouts() -> &'static [Layout] {
    LAYOUTS
}

/// The layout with this identifier.
pub fn layout(id: &str) -> Option<&'static Layout> {
    LAYOUTS.iter().find(|l| l.id == id)
}

/// The layout that a person or a file calls by this name: identifier, name or
/// alias, in any case, with or without accents, spaces and punctuation; a
/// beginning is enough when it fits a single layout or, failing that, as many
/// files write `belgian` for the Belgian Daisy, the one daisy of that name.
pub fn layout_by_name(name: &str) -> Option<&'static Layout> {
    if !KNOWS_NAMES {
        return layout(name);
    }
    let wanted = folded(name);
    if wanted.is_empty() {
        return None;
    }
    let names = |layout: &Layout| {
        let mut all = vec![folded(layout.id), folded(layout.name)];
        all.extend(layout.aliases.iter().map(|alias| folded(alias)));
        all
    };
    if let Some(exact) = LAYOUTS.iter().find(|l| names(l).contains(&wanted)) {
        return Some(exact);
    }
    let daisy = format!("{wanted}daisy");
    if let Some(daisy) = LAYOUTS.iter().find(|l| folded(l.id) == daisy) {
        return Some(daisy);
    }
    let mut begins = LAYOUTS
        .iter()
        .filter(|l| names(l).iter().any(|n| n.starts_with(&wanted)));
    match (begins.next(), begins.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// Letters and digits, without case and accents.
fn folded(name: &str) -> String {
    let mut plain = plain_letters(name);
    plain.retain(|c| c.is_ascii_alphanumeric() || !c.is_ascii());
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn layouts_are_well_formed_and_fit_their_games() {
        let mut ids = HashSet::new();
        for layout in layouts() {
            assert!(ids.insert(layout.id), "{} twice", layout.id);
            assert_eq!(layout.board().to_rows(), layout.rows, "{}", layout.id);
            assert!(layout.position().outcome().is_none(), "{}", layout.id);
        }
        let two = layouts().iter().filter(|l| l.seating == Seating::Two);
        assert_eq!((layouts().len(), two.count()), (70, 66));
    }

    #[test]
    fn names_that_people_write_are_found() {
        let id = |name: &str| layout_by_name(name).map(|l| l.id);
        assert_eq!(id("belgian"), Some("belgian_daisy"));
        assert_eq!(id("Marguerite belge"), Some("belgian_daisy"));
        assert_eq!(id("Základní Postavení"), Some("standard"));
        assert_eq!(id("CLASSIQUE"), Some("standard"));
        assert_eq!(id("the wall"), Some("the_wall"));
        assert_eq!(id("swiss"), Some("swiss_daisy"));
        assert_eq!(id("fuji"), Some("fujiyama"));
        assert_eq!(id("a"), None);
        assert_eq!(id(" "), None);
    }
}
