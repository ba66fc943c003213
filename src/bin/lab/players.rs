//! Who plays in a match.

use crate::dice::Dice;
use crate::watch::Watch;
use abalone::engine::{Engine, Level, Limits, Manner, Question, evaluate};
use abalone::rules::{Move, Position};
use std::fmt;

/// A player as it is named on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Any legal move.
    Random,
    /// The best move by the evaluation alone, ejections above all.
    Greedy,
    /// The engine.
    Level(Level),
    /// A level without better and worse days.
    Steady(Level),
    /// The engine at full strength within limits.
    Within(Limits),
    /// Another program that speaks UGI: command, arguments of `go`.
    Program {
        /// Program and arguments.
        command: Vec<String>,
        /// What follows `go`.
        go: String,
    },
}

/// What the names of players look like.
pub const FORMS: &str = "random, greedy, level=1..12, steady=1..12 (a level \
     without better and worse days), depth=N, nodes=N, movetime=MS, \
     or ugi:PROGRAM ARGS:go ARGUMENTS";

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Level(level) => write!(f, "level={}", level.number()),
            Kind::Steady(level) => write!(f, "steady={}", level.number()),
            Kind::Within(limits) => match (limits.depth, limits.nodes, limits.time) {
                (Some(plies), ..) => write!(f, "depth={plies}"),
                (_, Some(nodes), _) => write!(f, "nodes={nodes}"),
                (.., Some(time)) => write!(f, "movetime={}", time.hard),
                _ => f.write_str("no limit"),
            },
            Kind::Program { command, go } => write!(f, "ugi:{}:go {go}", command.join(" ")),
        }
    }
}

impl Kind {
    /// Reads a name.
    pub fn read(text: &str) -> Result<Kind, String> {
        let wrong = || format!("\"{text}\" is no player; players are {FORMS}");
        if let Some(program) = text.strip_prefix("ugi:") {
            let (command, go) = program.rsplit_once(":go ").ok_or_else(wrong)?;
            let command = command.split_whitespace().map(str::to_owned).collect();
            return Ok(Kind::Program {
                command,
                go: go.to_owned(),
            });
        }
        match text.split_once('=') {
            None if text == "random" => Ok(Kind::Random),
            None if text == "greedy" => Ok(Kind::Greedy),
            None => Err(wrong()),
            Some((what, number)) => {
                let number: u64 = number.parse().map_err(|_| wrong())?;
                let small = u8::try_from(number).map_err(|_| wrong());
                Ok(match what {
                    "level" => Kind::Level(Level::new(small?).ok_or_else(wrong)?),
                    "steady" => Kind::Steady(Level::new(small?).ok_or_else(wrong)?),
                    "depth" => Kind::Within(Limits::depth(small?)),
                    "nodes" => Kind::Within(Limits::nodes(number)),
                    "movetime" => Kind::Within(Limits::move_time(number)),
                    _ => return Err(wrong()),
                })
            }
        }
    }
}

impl Kind {
    /// Whether it is another program.
    pub fn is_program(&self) -> bool {
        matches!(self, Kind::Program { .. })
    }
}

/// A player at the board.
pub struct Player {
    kind: Kind,
    engine: Engine,
    dice: Dice,
    /// The level as which a level plays this game.
    form: Option<Level>,
    program: Option<crate::program::Program>,
}

impl Player {
    /// Sits down.
    pub fn new(kind: Kind) -> Result<Player, String> {
        let program = match &kind {
            Kind::Program { command, .. } => Some(crate::program::Program::start(command)?),
            _ => None,
        };
        Ok(Player {
            kind,
            engine: Engine::default(),
            dice: Dice::new(0),
            form: None,
            program,
        })
    }

    /// A new game begins; the seed decides what it draws by lot.
    pub fn new_game(&mut self, seed: u64) -> Result<(), String> {
        self.dice = Dice::new(seed);
        self.engine.clear();
        self.form = match self.kind {
            Kind::Level(level) => Some(level.form(self.dice.next())),
            Kind::Steady(level) => Some(level),
            _ => None,
        };
        match &mut self.program {
            Some(program) => program.new_game(),
            None => Ok(()),
        }
    }

    /// The move it plays; what is no legal move loses the game.
    pub fn choose(
        &mut self,
        question: Question<'_>,
        history: &str,
    ) -> Result<Option<Move>, String> {
        let position = question.position;
        let manner = match &self.kind {
            Kind::Random => {
                let moves = position.moves();
                let at = self.dice.below(moves.len().max(1));
                return Ok(moves.get(at).copied());
            }
            Kind::Greedy => return Ok(greedy(position, &mut self.dice)),
            Kind::Program { go, .. } => {
                let Some(program) = &mut self.program else {
                    return Ok(None);
                };
                return program.choose(position, history, go);
            }
            Kind::Level(level) | Kind::Steady(level) => {
                self.form.unwrap_or(*level).manner(self.dice.next())
            }
            Kind::Within(limits) => Manner::playing(*limits),
        };
        let mut watch = Watch::start();
        self.engine.begin(question, manner, &mut watch);
        Ok(self.engine.run(&mut watch).and_then(|report| report.best))
    }

    /// Milliseconds it may take for a move, where that is fixed.
    pub fn allowed_ms(&self) -> Option<u64> {
        match &self.kind {
            Kind::Within(limits) => limits.time.map(|time| time.hard),
            Kind::Level(level) | Kind::Steady(level) => {
                let limits = self.form.unwrap_or(*level).manner(0).limits;
                limits.time.map(|time| time.hard)
            }
            Kind::Program { go, .. } => go.strip_prefix("movetime ")?.parse().ok(),
            _ => None,
        }
    }
}

/// The one-ply greedy player: wins at once if it can, ejects if it can, and
/// otherwise makes the position look best; equals are drawn by lot.
fn greedy(position: &Position, dice: &mut Dice) -> Option<Move> {
    let hero = position.turn_side();
    let mut best: Vec<Move> = Vec::new();
    let mut most = None;
    for &mv in position.moves().iter() {
        let mut next = *position;
        next.play_unchecked(mv);
        let wins = next.decided().and_then(|o| o.winner) == Some(hero);
        let score = (wins, next.points(hero), evaluate(&next, hero));
        if Some(score) > most {
            most = Some(score);
            best.clear();
        }
        if Some(score) == most {
            best.push(mv);
        }
    }
    (!best.is_empty()).then(|| best[dice.below(best.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_or_refused() {
        assert_eq!(Kind::read("depth=3"), Ok(Kind::Within(Limits::depth(3))));
        assert!(matches!(
            Kind::read("ugi:./x ugi:go nodes 5"),
            Ok(Kind::Program { .. })
        ));
        for name in [
            "random",
            "level=7",
            "steady=7",
            "nodes=9",
            "movetime=100",
            "ugi:./x ugi:go depth 5",
        ] {
            let read = Kind::read(name).expect("a player");
            assert_eq!(read.to_string(), name);
        }
        for bad in ["", "level=0", "level=13", "depth=999", "nodes=x", "ugi:x"] {
            assert!(Kind::read(bad).is_err(), "{bad}");
        }
    }
}
