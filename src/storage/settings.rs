//! What the player has chosen for every game, kept as `key value` lines.

/// How moves are written in lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum MoveStyle {
    /// Aba-Pro: rear marble and where it goes.
    #[default]
    AbaPro,
    /// Nacre: rear marble and where the front one lands.
    Nacre,
}

/// What the player has chosen for every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Language tag, or none to follow the browser.
    pub language: Option<String>,
    /// Names of rows and diagonals on the board.
    pub coordinates: bool,
    /// How moves are written.
    pub moves: MoveStyle,
    /// What the computer thinks, while it thinks.
    pub show_thinking: bool,
    /// A move is played only after a second tap.
    pub confirm_moves: bool,
    /// Two people on one device: the board turns to whoever is to move.
    pub turn_board: bool,
    /// Marbles slide.
    pub animate: bool,
    /// Keys that are letters do something wherever the focus is.
    pub shortcuts: bool,
    /// Lines of keys that this program does not know, kept for the one that does.
    unknown: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            coordinates: true,
            moves: MoveStyle::AbaPro,
            show_thinking: true,
            confirm_moves: false,
            turn_board: false,
            animate: true,
            shortcuts: true,
            unknown: Vec::new(),
        }
    }
}

impl Settings {
    /// The text to keep.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: &str| {
            text.push_str(key);
            text.push(' ');
            text.push_str(value);
            text.push('\n');
        };
        if let Some(language) = &self.language {
            line("language", language);
        }
        line("coordinates", yes_no(self.coordinates));
        let moves = match self.moves {
            MoveStyle::AbaPro => "aba-pro",
            MoveStyle::Nacre => "nacre",
        };
        line("moves", moves);
        line("show-thinking", yes_no(self.show_thinking));
        line("confirm-moves", yes_no(self.confirm_moves));
        line("turn-board", yes_no(self.turn_board));
        line("animate", yes_no(self.animate));
        line("shortcuts", yes_no(self.shortcuts));
        for other in &self.unknown {
            text.push_str(other);
            text.push('\n');
        }
        text
    }

    /// Reads kept settings. What cannot be read keeps its default: settings are
    /// never a reason not to start.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for line in text.lines() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let flag = |now: bool| match value {
                "yes" => true,
                "no" => false,
                _ => now,
            };
            match key {
                "language" if !value.is_empty() => settings.language = Some(value.to_owned()),
                "language" => {}
                "coordinates" => settings.coordinates = flag(settings.coordinates),
                "moves" => {
                    settings.moves = match value {
                        "nacre" => MoveStyle::Nacre,
                        _ => MoveStyle::AbaPro,
                    }
                }
                "show-thinking" => settings.show_thinking = flag(settings.show_thinking),
                "confirm-moves" => settings.confirm_moves = flag(settings.confirm_moves),
                "turn-board" => settings.turn_board = flag(settings.turn_board),
                "animate" => settings.animate = flag(settings.animate),
                "shortcuts" => settings.shortcuts = flag(settings.shortcuts),
                "" => {}
                _ => settings.unknown.push(line.to_owned()),
            }
        }
        settings
    }
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_and_damage_does_not_hurt() {
        let chosen = Settings {
            language: Some("fr".to_owned()),
            coordinates: false,
            moves: MoveStyle::Nacre,
            show_thinking: false,
            confirm_moves: true,
            turn_board: true,
            animate: false,
            shortcuts: false,
            unknown: vec!["sound quiet".to_owned()],
        };
        assert_eq!(Settings::read(&chosen.write()), chosen);
        assert_eq!(Settings::read(""), Settings::default());
        let damaged = Settings::read("coordinates maybe\nmoves\nlanguage\n");
        assert_eq!(damaged, Settings::default());
    }
}
