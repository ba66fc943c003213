//! A position on its way between page and worker.

use crate::notation::{PositionForm, position_string, read_position_as};
use crate::rules::{
    Draws, MAX_SEATS, Position, Rules, Seat, Seating, Stuck, TeamReading, TurnMode,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A position under its rules, and the keys of the positions before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameState {
    rules: WireRules,
    /// The canonical position string.
    position: String,
    repetition: bool,
    quiet_limit: Option<u16>,
    earlier: Vec<u64>,
}

/// [`Rules`], with names instead of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireRules {
    game: String,
    reading: String,
    turn: String,
    triangles: bool,
    targets: [u8; MAX_SEATS],
    stuck_draws: bool,
    first: u8,
    full_first_turn: bool,
    balls: bool,
    misere: bool,
}

impl From<&Rules> for WireRules {
    fn from(rules: &Rules) -> WireRules {
        WireRules {
            game: rules.seating.name().to_owned(),
            reading: rules.reading.name().to_owned(),
            turn: rules.turn.name().to_owned(),
            triangles: rules.triangles,
            targets: rules.targets,
            stuck_draws: rules.stuck == Stuck::Draws,
            first: rules.first.0,
            full_first_turn: rules.full_first_turn,
            balls: rules.balls,
            misere: rules.misere,
        }
    }
}

impl WireRules {
    fn read(&self) -> Result<Rules, String> {
        let seating: Seating = self.game.parse().map_err(to_text)?;
        if usize::from(self.first) >= seating.seats() {
            return Err(format!("game \"{seating}\" has no seat {}", self.first));
        }
        Ok(Rules {
            reading: TeamReading::from_name(&self.reading)
                .ok_or_else(|| format!("\"{}\" is not a team reading", self.reading))?,
            turn: TurnMode::from_name(&self.turn)
                .ok_or_else(|| format!("\"{}\" is not a kind of turn", self.turn))?,
            triangles: self.triangles,
            targets: self.targets,
            stuck: if self.stuck_draws {
                Stuck::Draws
            } else {
                Stuck::Loses
            },
            first: Seat(self.first),
            full_first_turn: self.full_first_turn,
            balls: self.balls,
            misere: self.misere,
            ..Rules::new(seating)
        })
    }
}

impl GameState {
    /// A position after others with these keys, in order of play, under the
    /// usual draw rules.
    pub fn new(position: &Position, earlier: &[u64]) -> GameState {
        Self::with_draws(position, earlier, Draws::default())
    }

    /// The same under other draw rules.
    pub fn with_draws(position: &Position, earlier: &[u64], draws: Draws) -> GameState {
        // Nothing from before the last ejection can come again.
        let comparable = usize::from(position.quiet()).min(earlier.len());
        GameState {
            rules: position.rules().into(),
            position: position_string(position),
            repetition: draws.repetition,
            quiet_limit: draws.quiet,
            earlier: earlier[earlier.len() - comparable..].to_vec(),
        }
    }

    /// The position.
    ///
    /// # Errors
    /// When the text is none, in words.
    pub fn position(&self) -> Result<Position, String> {
        let rules = self.rules.read()?;
        read_position_as(PositionForm::Canonical, &self.position, rules).map_err(to_text)
    }

    /// Keys of the positions before it.
    pub fn earlier(&self) -> &[u64] {
        &self.earlier
    }

    /// What ends the game undecided.
    pub fn draws(&self) -> Draws {
        Draws {
            repetition: self.repetition,
            quiet: self.quiet_limit,
        }
    }
}

fn to_text(error: impl fmt::Display) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::layouts;

    #[test]
    fn positions_survive_the_journey() {
        for layout in layouts() {
            let mut position = layout.position();
            let mut keys = Vec::new();
            for turn in 0..20 {
                let list = position.moves();
                keys.push(position.key());
                position.play_unchecked(list[(turn * 7) % list.len()]);
            }
            if position.rules().sides() > 2 {
                position.retire(Seat(1));
            }
            let game = GameState::new(&position, &keys);
            assert_eq!(game.position(), Ok(position), "{}", layout.id);
            assert_eq!(game.earlier().last(), keys.last());
            let text = serde_json::to_string(&game).unwrap();
            assert_eq!(serde_json::from_str::<GameState>(&text).unwrap(), game);
        }
    }

    #[test]
    fn rules_survive_the_journey() {
        let first = &layouts()[0];
        for (turn, _) in TurnMode::NAMED {
            let rules = Rules {
                turn,
                triangles: true,
                targets: [4, 5, 6, 6, 6, 6],
                stuck: Stuck::Draws,
                first: Seat(1),
                misere: true,
                ..Rules::new(first.seating)
            };
            let mut position = first.position_under(rules);
            position.play_unchecked(position.moves()[0]);
            let game = GameState::new(&position, &[]);
            assert_eq!(game.position(), Ok(position), "{turn:?}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        let start = layouts()[0].position();
        let good = GameState::new(&start, &[]);
        for change in [
            |g: &mut GameState| g.position.push('x'),
            |g: &mut GameState| g.position.clear(),
            |g: &mut GameState| g.rules.first = 200,
            |g: &mut GameState| g.rules.game = "seven".into(),
            |g: &mut GameState| g.rules.reading = String::new(),
            |g: &mut GameState| g.rules.turn = "twice".into(),
        ] {
            let mut bad = good.clone();
            change(&mut bad);
            assert!(bad.position().is_err());
        }
    }
}
