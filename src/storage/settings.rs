//! What the player has chosen for every game, kept as `key value` lines.

use super::taste::{KEYS, Taste};

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
    /// On the board, the move that it likes best so far.
    pub show_considered: bool,
    /// A move is played only after a second tap.
    pub confirm_moves: bool,
    /// Two people on one device: the board turns to whoever is to move.
    pub turn_board: bool,
    /// Marbles slide.
    pub animate: bool,
    /// Keys that are letters do something wherever the focus is.
    pub shortcuts: bool,
    /// Lines of all other keys: tastes, and what only another version knows.
    others: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            coordinates: true,
            moves: MoveStyle::AbaPro,
            show_thinking: true,
            show_considered: false,
            confirm_moves: false,
            turn_board: false,
            animate: true,
            shortcuts: true,
            others: Vec::new(),
        }
    }
}

impl Settings {
    /// What has been chosen of a kind; the default where nothing is, or nothing
    /// that this program knows.
    pub fn taste<T: Taste>(&self) -> T {
        let chosen = self.others.iter().find_map(|line| value_of(line, T::KEY));
        chosen.and_then(T::from_name).unwrap_or_default()
    }

    /// Chooses. The default is not written down.
    pub fn take<T: Taste>(&mut self, taste: T) {
        self.others.retain(|line| value_of(line, T::KEY).is_none());
        if taste != T::default() {
            self.others.push([T::KEY, " ", taste.name()].concat());
        }
    }

    /// Everything as it was at first, but for the language, which somebody who
    /// cannot read another would not find again, and what only others know.
    pub fn reset(&self) -> Settings {
        let foreign = |line: &&String| !KEYS.iter().any(|key| value_of(line, key).is_some());
        Settings {
            language: self.language.clone(),
            others: self.others.iter().filter(foreign).cloned().collect(),
            ..Settings::default()
        }
    }

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
        line("show-considered", yes_no(self.show_considered));
        line("confirm-moves", yes_no(self.confirm_moves));
        line("turn-board", yes_no(self.turn_board));
        line("animate", yes_no(self.animate));
        line("shortcuts", yes_no(self.shortcuts));
        for other in &self.others {
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
                "show-considered" => settings.show_considered = flag(settings.show_considered),
                "confirm-moves" => settings.confirm_moves = flag(settings.confirm_moves),
                "turn-board" => settings.turn_board = flag(settings.turn_board),
                "animate" => settings.animate = flag(settings.animate),
                "shortcuts" => settings.shortcuts = flag(settings.shortcuts),
                "" => {}
                _ => settings.others.push(line.to_owned()),
            }
        }
        settings
    }
}

/// The value in a line of this key.
fn value_of<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(' ')
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Marbles, Sound, Theme};

    #[test]
    fn tastes_are_lines_like_the_others() {
        let mut settings = Settings::read("theme slate\nmarbles porcelain\nthemes 3\n");
        assert_eq!(settings.taste::<Theme>(), Theme::Slate);
        assert_eq!(settings.taste::<Marbles>(), Marbles::Glass);
        settings.take(Theme::Paper);
        settings.take(Marbles::Flat);
        let text = settings.write();
        assert!(
            text.ends_with("themes 3\ntheme paper\nmarbles flat\n"),
            "{text}"
        );
        assert_eq!(Settings::read(&text), settings);
        let reset = settings.reset();
        assert_eq!(reset.write(), Settings::read("themes 3\n").write());
        settings.take(Theme::Wood);
        assert!(!settings.write().contains("theme paper"));
        assert_eq!(settings.taste::<Theme>(), Theme::Wood);
    }

    #[test]
    fn settings_survive_and_damage_does_not_hurt() {
        let chosen = Settings {
            language: Some("fr".to_owned()),
            coordinates: false,
            moves: MoveStyle::Nacre,
            show_thinking: false,
            show_considered: true,
            confirm_moves: true,
            turn_board: true,
            animate: false,
            shortcuts: false,
            others: vec!["sound quiet".to_owned()],
        };
        assert_eq!(Settings::read(&chosen.write()), chosen);
        assert_eq!(Settings::read(""), Settings::default());
        assert_eq!(chosen.taste::<Sound>(), Sound::On, "nobody knows \"quiet\"");
        let damaged = Settings::read("coordinates maybe\nmoves\nlanguage\n");
        assert_eq!(damaged, Settings::default());
    }
}
