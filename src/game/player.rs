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
    /// A person at another device, whose moves come by link; the name may be
    /// empty.
    Remote {
        /// As the other has typed it.
        name: String,
    },
    /// The program.
    Computer {
        /// From [`FIRST_LEVEL`] to [`LAST_LEVEL`].
        level: u8,
    },
}

/// What records put behind the name of somebody at another device.
const BY_LINK: &str = " (by link)";
/// How records name a person without a name.
const NAMELESS: &str = "?";
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

    /// Whether a person at this device plays.
    pub const fn is_here(&self) -> bool {
        matches!(self, Player::Human { .. })
    }

    /// Whether a person at another device plays.
    pub const fn is_remote(&self) -> bool {
        matches!(self, Player::Remote { .. })
    }

    /// What a person has typed as a name; empty for the program.
    pub fn typed_name(&self) -> &str {
        match self {
            Player::Human { name } | Player::Remote { name } => name.trim(),
            Player::Computer { .. } => "",
        }
    }

    /// The program's level, if it plays.
    pub const fn level(&self) -> Option<u8> {
        match self {
            Player::Computer { level } => Some(*level),
            _ => None,
        }
    }

    /// The player's name in a game record, the same in every language; `?` for
    /// a person without a name, and a word behind it for one at another device.
    pub fn record_name(&self) -> String {
        let name = match self.typed_name() {
            "" => NAMELESS,
            name => name,
        };
        match self {
            Player::Human { .. } => name.to_owned(),
            Player::Remote { .. } => [name, BY_LINK].concat(),
            Player::Computer { level } => [COMPUTER_TAG, &level.to_string()].concat(),
        }
    }

    /// The player that a record names.
    pub fn from_record_name(name: &str) -> Player {
        let level = name
            .strip_prefix(COMPUTER_TAG)
            .and_then(|digits| digits.parse().ok())
            .filter(|level| (FIRST_LEVEL..=LAST_LEVEL).contains(level));
        if let Some(level) = level {
            return Player::Computer { level };
        }
        let typed = |name: &str| if name == NAMELESS { "" } else { name }.to_owned();
        match name.strip_suffix(BY_LINK) {
            Some(name) => Player::Remote { name: typed(name) },
            None => Player::Human { name: typed(name) },
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
            Player::Remote {
                name: "Zoë".to_owned(),
            },
            Player::Remote {
                name: String::new(),
            },
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
