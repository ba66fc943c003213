//! The game that is asked for, and who may do what in it.

use super::fault::ParamFault;
use super::params::{By, Mode, Params};
use crate::game::{Game, Player, Task};
use crate::link::{Link, LinkKind};
use crate::notation::{GameResult, Record, read_aba_pro, read_boards, read_each_record};
use crate::rules::{Rules, Seat, Seating, Start, TimeControl, Variant};

/// The seats that may be moved by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Hands(u8);

impl Hands {
    /// Whether this one may.
    pub const fn may(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    fn of(seats: impl Iterator<Item = Seat>) -> Hands {
        Hands(seats.fold(0, |all, seat| all | 1 << seat.0))
    }
}

/// The game that is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// What the board is for.
    pub mode: Mode,
    /// The game, standing at the place that is asked for.
    pub game: Game,
    /// Who moves by hand.
    pub hands: Hands,
    /// The task, where there is one.
    pub task: Option<Task>,
}

impl Params {
    /// The game that is asked for.
    ///
    /// # Errors
    /// When there is no such game, with the first thing that is wrong.
    pub fn open(&self) -> Result<Opening, ParamFault> {
        self.check_together()?;
        let mut mode = self.mode();
        let record = match (&self.game, &self.apgn) {
            (Some(code), _) => {
                let link = Link::read(code).map_err(ParamFault::Link)?;
                if link.kind == LinkKind::Task && self.mode.is_none() {
                    mode = Mode::Puzzle;
                }
                let at = self.ply.or(Some(link.game.ply()));
                return self.finish(mode, link.game.to_record(), at);
            }
            (None, Some(text)) => read_record(text)?,
            (None, None) => record_of(self.variant()?),
        };
        self.finish(mode, record, self.ply)
    }

    /// Only one of these says where to begin.
    fn check_together(&self) -> Result<(), ParamFault> {
        let given = [
            ("game", self.game.is_some()),
            ("apgn", self.apgn.is_some()),
            ("pos", self.pos.is_some()),
            ("layout", self.layout.is_some()),
        ];
        let mut given = given.into_iter().filter(|one| one.1).map(|one| one.0);
        match (given.next(), given.next()) {
            (Some(one), Some(other)) => return Err(ParamFault::Together(one, other)),
            (Some(one @ ("game" | "apgn")), None) if self.variant.is_some() => {
                return Err(ParamFault::Together(one, "variant"));
            }
            _ => {}
        }
        if self.solution.is_some() && self.mode() != Mode::Puzzle {
            return Err(ParamFault::NoTask);
        }
        Ok(())
    }

    /// Rules and start that are asked for.
    fn variant(&self) -> Result<Variant, ParamFault> {
        let mut variant = match (self.variant, self.layout) {
            (Some(preset), _) => preset.variant(),
            (None, Some(layout)) => Variant::from_layout(layout),
            (None, None) => Variant::default(),
        };
        if let Some(layout) = self.layout {
            let fits = layout.seating.colours() == variant.rules.seating.colours();
            if !fits {
                return Err(ParamFault::Layout { id: layout.id });
            }
            variant.start = Start::Layout(layout);
        }
        if let Some(text) = &self.pos {
            if self.variant.is_none() {
                variant = Variant::of_game(seating_of(text));
            }
            let boards = read_boards(text.trim(), variant.rules).map_err(ParamFault::Position)?;
            variant.start = Start::of_boards(&boards);
        }
        match variant.obstacle() {
            Some(problem) => Err(ParamFault::Rules(problem)),
            None => Ok(variant),
        }
    }

    /// Puts everything together.
    fn finish(
        &self,
        mode: Mode,
        mut record: Record,
        at: Option<usize>,
    ) -> Result<Opening, ParamFault> {
        if mode != Mode::Play {
            record.variant.time = TimeControl::None;
            record.variant.take_back = true;
        }
        if mode == Mode::Analysis {
            record.result = GameResult::Open;
        }
        let mut game = Game::from_record(&record);
        let plies = game.plies();
        if let Some(ply) = at.filter(|&ply| ply > plies) {
            return Err(ParamFault::NoSuchPly { ply, plies });
        }
        let task = match mode {
            Mode::Puzzle => Some(self.task(&mut game)?),
            _ => None,
        };
        match (mode, at) {
            (Mode::Puzzle, _) => {}
            (Mode::Play, Some(ply)) => while game.plies() > ply && game.undo() {},
            // A game is looked at from its beginning, a position as it is.
            (_, at) => game.go_to_ply(at.unwrap_or(0)),
        }
        let hands = self.hands(mode, &game)?;
        self.seat(mode, hands, &mut game);
        Ok(Opening {
            mode,
            game,
            hands,
            task,
        })
    }

    /// The task: the given solution, or the moves of the game that is given.
    fn task(&self, game: &mut Game) -> Result<Task, ParamFault> {
        for seat in game.variant().rules.seating.all_seats() {
            game.set_player(seat, Player::human());
        }
        if let Some(solution) = &self.solution {
            let first = Game::new(game.variant().clone(), game.players().to_vec());
            *game = first.map_err(|_| ParamFault::NoSolution)?;
            let moves = solution.split(|c: char| c == '+' || c.is_whitespace());
            for (index, text) in moves.filter(|text| !text.is_empty()).enumerate() {
                let number = index + 1;
                let mv = read_aba_pro(game.live(), text)
                    .map_err(|error| ParamFault::Solution { number, error })?;
                if game.play(mv).is_err() {
                    break; // won before its end
                }
            }
        }
        let task = Task::of(game).ok_or(ParamFault::NoSolution)?;
        *game = task.game().clone();
        Ok(task)
    }

    /// Who moves by hand.
    fn hands(&self, mode: Mode, game: &Game) -> Result<Hands, ParamFault> {
        let rules = game.variant().rules;
        let seating = rules.seating;
        let all = || Hands::of(seating.all_seats());
        let of_colour = |wanted| {
            let hands = Hands::of(seating.all_seats().filter(|&s| seating.colour(s) == wanted));
            if hands == Hands::default() {
                Err(ParamFault::NoSuchColour(wanted.name()))
            } else {
                Ok(hands)
            }
        };
        Ok(match (mode, self.by) {
            (Mode::View, _) => Hands::default(),
            (Mode::Puzzle, _) => Hands::of(rules.seats_of(game.live_boards().turn_side())),
            (_, Some(By::Colour(colour))) => of_colour(colour)?,
            (_, Some(By::Nobody)) => Hands::default(),
            (Mode::Analysis, _) | (_, Some(By::Everybody)) => all(),
            // Against the computer, whoever is to move is the person.
            (Mode::Play, None) if self.level.is_some() => Hands::of([game.turn()].into_iter()),
            (Mode::Play, None) => {
                let people = |seat: &Seat| !game.player(*seat).is_computer();
                Hands::of(seating.all_seats().filter(people))
            }
        })
    }

    /// Puts the players into their seats.
    fn seat(&self, mode: Mode, hands: Hands, game: &mut Game) {
        for seat in game.variant().rules.seating.all_seats() {
            let computer = match (mode, self.level) {
                (Mode::Play, Some(level)) if !hands.may(seat) => Some(level),
                (Mode::Play, None) if self.by.is_none() => continue,
                _ => None,
            };
            let player = match computer {
                Some(level) => Player::Computer { level },
                // Names stay; computers of old do not play on.
                None if game.player(seat).is_computer() => Player::human(),
                None => continue,
            };
            game.set_player(seat, player);
        }
    }
}

fn record_of(variant: Variant) -> Record {
    Record {
        variant,
        ..Record::default()
    }
}

/// The first game of a file.
fn read_record(text: &str) -> Result<Record, ParamFault> {
    match read_each_record(text).into_iter().next() {
        Some(Ok(record)) => Ok(record),
        Some(Err(error)) => Err(ParamFault::Record(Box::new(error))),
        None => Err(ParamFault::NoGame),
    }
}

/// The kind of game that a position is of: the first that has such a position,
/// and two players for a text that no game has.
fn seating_of(text: &str) -> Seating {
    let has = |seating: &Seating| read_boards(text.trim(), Rules::new(*seating)).is_ok();
    Seating::ALL.into_iter().find(has).unwrap_or_default()
}
