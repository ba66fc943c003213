//! What an address can ask for.

use super::fault::{ParamFault, Wanted};
use super::query::pairs;
use crate::game::{FIRST_LEVEL, LAST_LEVEL};
use crate::rules::{Colour, Layout, Preset, layout, preset};

/// What the board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mode {
    /// A game is played.
    #[default]
    Play,
    /// A position or a game is looked at.
    View,
    /// Both sides are moved freely, from any place of the game.
    Analysis,
    /// The moves of a solution are to be found.
    Puzzle,
}

/// The looks of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    /// A wooden board.
    #[default]
    Wood,
    /// A grey one.
    Slate,
    /// For paper: light and flat.
    Paper,
    /// As far apart as colours can be.
    Contrast,
    /// The same to every kind of eye.
    Safe,
}

/// The ground that the board stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ground {
    /// As the reader's system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Who moves marbles by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Whoever plays this colour.
    Colour(Colour),
    /// Everybody.
    Everybody,
    /// Nobody.
    Nobody,
}

const MODES: [(&str, Mode); 4] = [
    ("play", Mode::Play),
    ("view", Mode::View),
    ("analysis", Mode::Analysis),
    ("puzzle", Mode::Puzzle),
];
const THEMES: [(&str, Theme); 5] = [
    ("wood", Theme::Wood),
    ("slate", Theme::Slate),
    ("paper", Theme::Paper),
    ("contrast", Theme::Contrast),
    ("safe", Theme::Safe),
];
const GROUNDS: [(&str, Ground); 3] = [
    ("auto", Ground::Auto),
    ("light", Ground::Light),
    ("dark", Ground::Dark),
];
const SWITCH: [(&str, bool); 2] = [("0", false), ("1", true)];
const COLOURS: [(&str, By); 8] = [
    ("black", By::Colour(Colour::Black)),
    ("white", By::Colour(Colour::White)),
    ("red", By::Colour(Colour::Red)),
    ("blue", By::Colour(Colour::Blue)),
    ("yellow", By::Colour(Colour::Yellow)),
    ("green", By::Colour(Colour::Green)),
    ("both", By::Everybody),
    ("none", By::Nobody),
];

impl Theme {
    /// Its name in addresses and style sheets.
    pub fn name(self) -> &'static str {
        name_in(&THEMES, self)
    }

    /// The looks of this name.
    ///
    /// # Errors
    /// When there are none.
    pub fn read(text: &str) -> Result<Theme, ParamFault> {
        word("theme", text, &THEMES)
    }
}

impl Ground {
    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        name_in(&GROUNDS, self)
    }

    /// The ground of this name.
    ///
    /// # Errors
    /// When there is none.
    pub fn read(text: &str) -> Result<Ground, ParamFault> {
        word("bg", text, &GROUNDS)
    }
}

impl Mode {
    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        name_in(&MODES, self)
    }
}

fn name_in<T: PartialEq + Copy>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|w| w.1 == value).map_or("", |w| w.0)
}

/// What an address asks for; what it leaves open is `None` or the default.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Params {
    /// A position string.
    pub pos: Option<String>,
    /// The code of a link.
    pub game: Option<String>,
    /// A game record.
    pub apgn: Option<String>,
    /// How far into the game.
    pub ply: Option<usize>,
    /// The start.
    pub layout: Option<&'static Layout>,
    /// The game that is played.
    pub variant: Option<&'static Preset>,
    /// What the board is for, where it was said.
    pub(super) mode: Option<Mode>,
    /// The moves of a solution.
    pub solution: Option<String>,
    /// Who moves by hand.
    pub(super) by: Option<By>,
    /// The computer's level.
    pub level: Option<u8>,
    /// The looks of the board.
    pub theme: Theme,
    /// The ground.
    pub bg: Ground,
    /// A colour for what can be pressed, as six hexadecimal digits.
    pub accent: Option<String>,
    /// Whether letters and digits stand round the board.
    pub coords: bool,
    /// Whether there is anything besides the board.
    pub controls: bool,
    /// Whether moves are heard.
    pub sound: bool,
    /// A language tag.
    pub lang: Option<String>,
    /// The only page that may give orders.
    pub origin: Option<String>,
    /// Whether the page around may give orders, and is told what happens.
    pub api: bool,
}

impl Params {
    /// Reads what stands behind `?` and behind `#` in an address. Of two values
    /// for the same parameter the later one counts; names that there are not are
    /// passed over.
    ///
    /// # Errors
    /// When a value is none of its parameter.
    pub fn read(query: &str, hash: &str) -> Result<Params, ParamFault> {
        let mut params = Params {
            coords: true,
            controls: true,
            ..Params::default()
        };
        for (name, value) in pairs(query)?.into_iter().chain(pairs(hash)?) {
            params.set(&name, value)?;
        }
        Ok(params)
    }

    /// What can be read of the looks, the language and the page around, where
    /// something else is wrong: the reader is told so in these.
    pub fn outlines(query: &str, hash: &str) -> Params {
        const NAMES: [&str; 7] = ["theme", "bg", "accent", "lang", "origin", "api", "controls"];
        let mut params = Params::default();
        for part in [query, hash] {
            for (name, value) in pairs(part).unwrap_or_default() {
                if NAMES.contains(&name.as_str()) {
                    // What is wrong with it is said already, or is not the worst.
                    let _ = params.set(&name, value);
                }
            }
        }
        params
    }

    /// Sets one parameter.
    fn set(&mut self, name: &str, value: String) -> Result<(), ParamFault> {
        match name {
            "pos" => self.pos = given(value),
            "game" => self.game = given(value),
            "apgn" => self.apgn = given(value),
            "ply" => self.ply = Some(number("ply", &value, 0, u32::MAX)? as usize),
            "layout" => self.set_layout(&value)?,
            "variant" => self.set_variant(&value)?,
            "mode" => self.mode = Some(word("mode", &value, &MODES)?),
            "solution" => self.solution = given(value),
            "color" => self.set_color(&value)?,
            "level" => self.set_level(&value)?,
            "theme" => self.theme = Theme::read(&value)?,
            "bg" => self.bg = Ground::read(&value)?,
            "accent" => self.accent = accent(&value)?,
            "coords" => self.coords = word("coords", &value, &SWITCH)?,
            "controls" => self.controls = word("controls", &value, &SWITCH)?,
            "sound" => self.sound = word("sound", &value, &SWITCH)?,
            "lang" => self.lang = language(value)?,
            "origin" => self.origin = origin(value)?,
            "api" => self.api = word("api", &value, &SWITCH)?,
            _ => {}
        }
        Ok(())
    }

    /// Sets the start.
    ///
    /// # Errors
    /// When there is no such layout.
    pub fn set_layout(&mut self, id: &str) -> Result<(), ParamFault> {
        let found = layout(id).ok_or_else(|| ParamFault::value("layout", id, Wanted::Layout))?;
        self.layout = Some(found);
        Ok(())
    }

    /// Sets the game that is played.
    ///
    /// # Errors
    /// When there is no such preset.
    pub fn set_variant(&mut self, id: &str) -> Result<(), ParamFault> {
        let found = preset(id).ok_or_else(|| ParamFault::value("variant", id, Wanted::Preset))?;
        self.variant = Some(found);
        Ok(())
    }

    /// Sets who moves by hand.
    ///
    /// # Errors
    /// When it is no colour, `both` or `none`.
    pub fn set_color(&mut self, name: &str) -> Result<(), ParamFault> {
        self.by = Some(word("color", name, &COLOURS)?);
        Ok(())
    }

    /// Sets the computer's level.
    ///
    /// # Errors
    /// When there is no such level.
    pub fn set_level(&mut self, text: &str) -> Result<(), ParamFault> {
        let level = number("level", text, FIRST_LEVEL.into(), LAST_LEVEL.into())?;
        self.level = Some(level as u8);
        Ok(())
    }

    /// What the board is for. A game that is given is looked at, all else played,
    /// where nothing is said.
    pub fn mode(&self) -> Mode {
        let given = self.game.is_some() || self.apgn.is_some();
        let usual = if given { Mode::View } else { Mode::Play };
        self.mode.unwrap_or(usual)
    }

    /// The same board for another game: nothing is left of where it began.
    pub fn anew(&self) -> Params {
        let mode = match self.mode() {
            // Without its solution there is no task.
            Mode::Puzzle => Mode::Analysis,
            mode => mode,
        };
        Params {
            pos: None,
            game: None,
            apgn: None,
            ply: None,
            layout: None,
            variant: None,
            solution: None,
            mode: Some(mode),
            ..self.clone()
        }
    }
}

/// Nothing at all is as good as left out.
fn given(value: String) -> Option<String> {
    (!value.trim().is_empty()).then_some(value)
}

fn word<T: Copy>(
    name: &'static str,
    value: &str,
    words: &'static [(&'static str, T)],
) -> Result<T, ParamFault> {
    let found = words.iter().find(|w| w.0 == value);
    found.map(|w| w.1).ok_or_else(|| {
        let all: &'static [&'static str] = match name {
            "mode" => &["play", "view", "analysis", "puzzle"],
            "theme" => &["wood", "slate", "paper", "contrast", "safe"],
            "bg" => &["auto", "light", "dark"],
            "color" => &[
                "black", "white", "red", "blue", "yellow", "green", "both", "none",
            ],
            _ => &["0", "1"],
        };
        ParamFault::value(name, value, Wanted::OneOf(all))
    })
}

fn number(name: &'static str, value: &str, from: u32, to: u32) -> Result<u32, ParamFault> {
    let digits = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
    let number = value
        .parse()
        .ok()
        .filter(|n| digits && (from..=to).contains(n));
    number.ok_or_else(|| ParamFault::value(name, value, Wanted::Number { from, to }))
}

fn accent(value: &str) -> Result<Option<String>, ParamFault> {
    let digits = value.trim_start_matches('#');
    if digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        Ok(Some(digits.to_ascii_lowercase()))
    } else {
        Err(ParamFault::value("accent", value, Wanted::Hex))
    }
}

/// A tag of a language that there need not be: then it is English.
fn language(value: String) -> Result<Option<String>, ParamFault> {
    let tag = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    if (2..=35).contains(&value.len()) && value.bytes().all(tag) {
        Ok(Some(value))
    } else {
        Err(ParamFault::value("lang", &value, Wanted::Language))
    }
}

/// Scheme, host and perhaps port, as browsers write them; `null` is the origin of
/// a page that has none.
fn origin(value: String) -> Result<Option<String>, ParamFault> {
    let bad = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '/' | '*' | '?' | '#');
    let host = value
        .strip_prefix("https://")
        .or_else(|| value.strip_prefix("http://"));
    let fits = host.is_some_and(|host| !host.is_empty() && !host.contains(bad));
    if fits || value == "null" {
        Ok(Some(value))
    } else {
        Err(ParamFault::value("origin", &value, Wanted::Origin))
    }
}
