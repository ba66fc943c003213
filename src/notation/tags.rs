//! The tags of a game record: names with values.

use crate::rules::{Seat, Seating};

/// The names that records usually have, in the order in which they are
/// written; others follow in the order in which they were set.
const USUAL: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Black",
    "White",
    "Red",
    "Blue",
    "Yellow",
    "Green",
    "Black2",
    "White2",
    "Termination",
    "TimeControl",
    "Annotator",
];

/// The tags of a record that say nothing about the rules: players, place, date
/// and whatever else a file holds.
///
/// What the rules need to know (layout, game, options, position, notation,
/// result, winner, plies) lives in the fields of a
/// [`Record`](super::Record) and is never in here, so it cannot contradict them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// No tags.
    pub const fn new() -> Tags {
        Tags(Vec::new())
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|tag| tag.0 == name)
            .map(|tag| tag.1.as_str())
    }

    /// Sets a tag, in place of an earlier value.
    ///
    /// A name is letters, digits and `_`; other characters are left out, and a
    /// tag without a name is not set. Line breaks in the value become spaces.
    pub fn set(&mut self, name: &str, value: &str) {
        let name: String = name.chars().filter(|&c| is_name_char(c)).collect();
        if name.is_empty() {
            return;
        }
        let value: String = value
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        if let Some(tag) = self.0.iter_mut().find(|tag| tag.0 == name) {
            tag.1 = value;
            return;
        }
        let rank = rank_of(&name);
        let place = self.0.partition_point(|tag| rank_of(&tag.0) <= rank);
        self.0.insert(place, (name, value));
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|tag| tag.0 != name);
    }

    /// Names and values in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|tag| (tag.0.as_str(), tag.1.as_str()))
    }

    /// Whether there is no tag.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether a character may be in the name of a tag.
pub(super) fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn rank_of(name: &str) -> usize {
    USUAL
        .iter()
        .position(|&usual| usual == name)
        .unwrap_or(USUAL.len())
}

/// The tags that name players: one a colour, and the second players of colours
/// that two share.
const PLAYER_TAGS: [&str; 8] = [
    "Black", "White", "Red", "Blue", "Yellow", "Green", "Black2", "White2",
];
/// Where in that list the second players begin.
const SECOND_PLAYERS: usize = 6;

/// The tag that names the player of a seat.
pub fn player_tag(seating: Seating, seat: Seat) -> &'static str {
    let colours = seating.colours().len();
    let at = match seat.index().checked_sub(colours) {
        Some(second) => SECOND_PLAYERS + second,
        None => seat.index(),
    };
    PLAYER_TAGS[at]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_tags_come_first_and_others_in_order() {
        let mut tags = Tags::new();
        for name in ["Zeta", "White", "Alpha", "Event", "Black"] {
            tags.set(name, name);
        }
        tags.set("White", "again\nand again");
        tags.set("", "nothing");
        let names: Vec<&str> = tags.iter().map(|tag| tag.0).collect();
        assert_eq!(names, ["Event", "Black", "White", "Zeta", "Alpha"]);
        assert_eq!(tags.get("White"), Some("again and again"));
        tags.remove("Zeta");
        assert_eq!(tags.get("Zeta"), None);
    }
}
