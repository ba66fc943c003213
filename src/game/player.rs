//! Who plays a seat.

/// The lowest level of the computer.
pub const FIRST_LEVEL: u8 = 1;
/// The highest level of the computer: full strength.
pub const LAST_LEVEL: u8 = 12;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person; the name may be empty.
    Human {
        /// As typed.
        name: String,
    },
    /// The program.
    Computer {
        /// From [`FIRST_LEVEL`] to [`LAST_LEVEL`].
        level: u8,
    },
}

/// How records name the program; the level follows as a number.
const COMPUTER_TAG: &str = "Computer level ";

impl Player {
    /// A person without a name.
    pub const fn human() -> Player {
        Player::Human {
            name: String::new(),
        }
    }

    /// Whether the program plays.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Player::Computer { .. })
    }

    /// The program's level, if it plays.
    pub const fn level(&self) -> Option<u8> {
        match self {
            Player::Human { .. } => None,
            Player::Computer { level } => Some(*level),
        }
    }

    /// The player's name in a game record, the same in every language; `?` for
    /// a person without a name.
    pub fn record_name(&self) -> String {
        match self {
            Player::Human { name } if name.trim().is_empty() => "?".to_owned(),
            Player::Human { name } => name.trim().to_owned(),
            Player::Computer { level } => format!("{COMPUTER_TAG}{level}"),
        }
    }

    /// The player that a record names.
    pub fn from_record_name(name: &str) -> Player {
        let level = name
            .strip_prefix(COMPUTER_TAG)
            .and_then(|digits| digits.parse().ok())
            .filter(|level| (FIRST_LEVEL..=LAST_LEVEL).contains(level));
        match level {
            Some(level) => Player::Computer { level },
            None if name == "?" => Player::human(),
            None => Player::Human {
                name: name.to_owned(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn record_names_are_read_back() {
        let named = |name: &str| Player::Human {
            name: name.to_owned(),
        };
        for player in [
            Player::human(),
            named("Zoë"),
            Player::Computer { level: 1 },
            Player::Computer { level: 12 },
        ] {
            assert_eq!(Player::from_record_name(&player.record_name()), player);
        }
        // No such level: somebody's name.
        assert_eq!(
            Player::from_record_name("Computer level 13"),
            named("Computer level 13")
        );
    }
}
