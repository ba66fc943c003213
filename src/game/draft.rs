//! A game that is being agreed: rules and players, as dialogs change them. It is
//! always one that can be played; what makes no sense is not taken.

use super::play::{Game, GameError};
use super::player::Player;
use crate::rules::{
    Board, Boards, CellSet, Colour, MAX_SEATS, Seat, Seating, Setup, Side, Start, TimeControl,
    Variant, VariantProblem,
};

/// Rules and players of a game that has not begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    variant: Variant,
    players: Vec<Player>,
}

impl Draft {
    /// A draft of these rules, with a person in the first seat and the computer in
    /// the others.
    pub fn new(variant: Variant, level: u8) -> Draft {
        let seats = variant.rules.seating.seats();
        let mut players = vec![Player::Computer { level }; seats];
        players[0] = Player::human();
        Draft { variant, players }
    }

    /// The draft of a game as it began.
    pub fn of(game: &Game) -> Draft {
        Draft {
            variant: game.variant().clone(),
            players: game.players().to_vec(),
        }
    }

    /// The draft of a game like another one that begins where these boards stand,
    /// with their turn and points.
    ///
    /// # Errors
    /// When no such game can be played.
    pub fn from_boards(game: &Game, boards: &Boards) -> Result<Draft, VariantProblem> {
        let mut draft = Draft::of(game);
        let setup = boards.active().setup();
        draft.change(|variant| {
            variant.rules.first = setup.turn;
            variant.head_start = setup.points;
            variant.start = Start::of_boards(boards);
        })?;
        Ok(draft)
    }

    /// What is played.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Who plays, by seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Puts somebody else into a seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        if let Some(place) = self.players.get_mut(seat.index()) {
            *place = player;
        }
    }

    /// The game, with nobody having moved. By link no clock runs.
    ///
    /// # Errors
    /// Never for a draft that has only been changed by its own methods.
    pub fn game(&self) -> Result<Game, GameError> {
        let mut variant = self.variant.clone();
        if self.players.iter().any(Player::is_remote) {
            variant.time = TimeControl::None;
        }
        Game::new(variant, self.players.clone())
    }

    /// Changes the rules.
    ///
    /// # Errors
    /// When no such game can be played; the draft is as it was.
    pub fn change(&mut self, change: impl FnOnce(&mut Variant)) -> Result<(), VariantProblem> {
        let mut variant = self.variant.clone();
        change(&mut variant);
        settle(&mut variant);
        match variant.problem() {
            Some(problem) => Err(problem),
            None => {
                self.variant = variant;
                Ok(())
            }
        }
    }

    /// Why a change of the rules would make no game, if it would not.
    pub fn objection(&self, change: impl FnOnce(&mut Variant)) -> Option<VariantProblem> {
        self.clone().change(change).err()
    }

    /// Takes other rules altogether, which make a game.
    pub fn take(&mut self, variant: Variant) {
        if variant.problem().is_none() {
            self.variant = variant;
            self.fill_seats();
        }
    }

    /// As many players as there are seats.
    fn fill_seats(&mut self) {
        let level = self.players.iter().rev().find_map(Player::level);
        let another = level.map_or(Player::human(), |level| Player::Computer { level });
        let seats = self.variant.rules.seating.seats();
        self.players.resize(seats, another);
    }

    /// Another kind of game. Whatever of the rules makes sense in it stays.
    pub fn set_seating(&mut self, seating: Seating) {
        let old = &self.variant;
        let mut new = Variant {
            draws: old.draws,
            take_back: old.take_back,
            time: old.time,
            ..Variant::of_game(seating)
        };
        new.rules.triangles = old.rules.triangles;
        new.rules.stuck = old.rules.stuck;
        new.rules.full_first_turn = old.rules.full_first_turn;
        if seating.has_partners_marbles() {
            new.rules.reading = old.rules.reading;
        }
        if old.games > 1 {
            new.games = seating.seats() as u8;
        }
        // What may not fit, each for itself.
        let wishes: [fn(&mut Variant, &Variant); 5] = [
            |new, old| {
                if has_same_marbles(new.rules.seating, old.rules.seating) {
                    new.start = old.start.clone();
                    new.rules.balls = old.rules.balls;
                }
            },
            |new, old| {
                if old.start == Start::Placement {
                    new.start = Start::Placement;
                }
            },
            |new, old| new.rules.turn = old.rules.turn,
            |new, old| new.rules.misere = old.rules.misere,
            |new, old| new.rules.targets = [old.rules.targets[0]; MAX_SEATS],
        ];
        for wish in wishes {
            let mut tried = new.clone();
            wish(&mut tried, old);
            settle(&mut tried);
            if tried.problem().is_none() {
                new = tried;
            }
        }
        self.variant = new;
        self.fill_seats();
    }

    /// Other marbles at the start. Neutral balls that they cannot carry go; where
    /// nobody has said on which marbles balls rest, some are chosen.
    ///
    /// # Errors
    /// When the game cannot begin like that; the draft is as it was.
    pub fn set_start(&mut self, start: Start) -> Result<(), VariantProblem> {
        let balls = self.variant.rules.balls;
        self.change(|variant| {
            variant.start = start;
            if balls {
                place_balls(variant);
            }
        })
    }

    /// Whether there are neutral balls.
    ///
    /// # Errors
    /// When there cannot be any; the draft is as it was.
    pub fn set_balls(&mut self, balls: bool) -> Result<(), VariantProblem> {
        self.change(|variant| {
            variant.rules.balls = balls;
            if balls {
                place_balls(variant);
            } else if let Start::Setup(setup) = &mut variant.start {
                setup.balls = [CellSet::EMPTY; 2];
            }
        })
    }

    /// Where the neutral balls rest, Black's first, if there are any.
    pub fn balls(&self) -> Option<[CellSet; 2]> {
        let rules = &self.variant.rules;
        let first = self.variant.first_position().ok()?;
        rules
            .balls
            .then(|| [first.ball(Side(0)), first.ball(Side(1))])
    }

    /// Lets a ball rest on the next three marbles that hold this cell.
    pub fn move_ball(&mut self, cell: crate::rules::Cell) {
        let (Some(mut balls), Ok(first)) = (self.balls(), self.variant.first_position()) else {
            return;
        };
        let board = first.board();
        let Some(colour) = board.get(cell) else {
            return;
        };
        let places: Vec<CellSet> = ball_places(board, colour)
            .filter(|place| place.has(cell))
            .collect();
        let now = balls[colour.index()];
        let next = places.iter().position(|&place| place == now);
        let next = next.map_or(0, |at| (at + 1) % places.len());
        if let Some(&place) = places.get(next) {
            balls[colour.index()] = place;
            // Three marbles of the colour: it can rest there.
            let _ = self.change(|variant| {
                variant.start = Start::Setup(Setup {
                    balls,
                    ..Setup::start(*board)
                });
            });
        }
    }

    /// Seats that people and the computer take: the computer's level, and the
    /// person's seat where there is just one.
    pub fn seat_people(&mut self, company: Company) {
        let seats = self.players.len();
        for (index, place) in self.players.iter_mut().enumerate() {
            let person = match company {
                Company::Alone { seat, .. } | Company::ByLink { seat } => {
                    index == usize::from(seat.0) % seats
                }
                Company::People => true,
                Company::Watch { .. } => false,
            };
            *place = match company {
                Company::Alone { level, .. } | Company::Watch { level } if !person => {
                    Player::Computer { level }
                }
                Company::ByLink { .. } if !person => Player::Remote {
                    name: String::new(),
                },
                _ => Player::human(),
            };
        }
    }
}

/// Who plays, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// One person; the computer has all other seats.
    Alone {
        /// The person's seat.
        seat: Seat,
        /// The computer's level.
        level: u8,
    },
    /// People only.
    People,
    /// One person; people at other devices have all other seats.
    ByLink {
        /// The person's seat.
        seat: Seat,
    },
    /// The computer only.
    Watch {
        /// Its level.
        level: u8,
    },
}

/// A start of one's own says too who begins and with how many points: as agreed.
fn settle(variant: &mut Variant) {
    let (turn, points) = (variant.rules.first, variant.head_start);
    if let Start::Setup(setup) = &mut variant.start {
        setup.turn = turn;
        setup.points = points;
    }
}

/// Gives the balls a place, where the start says none.
fn place_balls(variant: &mut Variant) {
    let setup = match &variant.start {
        Start::Layout(layout) if layout.balls().is_none() => Setup::start(layout.board()),
        Start::Setup(setup) if setup.balls.iter().any(|rests| rests.is_empty()) => *setup,
        _ => return,
    };
    let place = |colour: Colour| {
        let own = setup.board.of(colour);
        // In the middle of the marbles: seen best, and not at once in danger.
        let spread = |place: &CellSet| -> u32 {
            let distance = |cell: crate::rules::Cell| -> u32 {
                own.into_iter().map(|other| cell.distance(other)).sum()
            };
            place.into_iter().map(distance).sum()
        };
        ball_places(&setup.board, colour)
            .min_by_key(spread)
            .unwrap_or(CellSet::EMPTY)
    };
    variant.start = Start::Setup(Setup {
        balls: [place(Colour::Black), place(Colour::White)],
        ..setup
    });
}

/// All threes of marbles of a colour on which a ball can rest.
fn ball_places(board: &Board, colour: Colour) -> impl Iterator<Item = CellSet> {
    let own = board.of(colour);
    own.into_iter().flat_map(move |a| {
        // Each once: two triangles have this cell as the first in order.
        let near: Vec<_> = own
            .into_iter()
            .filter(|&b| a.distance(b) == 1 && b.index() != a.index())
            .collect();
        let mut found = Vec::new();
        for (i, &b) in near.iter().enumerate() {
            for &c in &near[i + 1..] {
                let is_first = a.name_order() < b.name_order() && a.name_order() < c.name_order();
                if is_first && b.distance(c) == 1 {
                    found.push([a, b, c].into_iter().collect());
                }
            }
        }
        found
    })
}

/// Whether two kinds of game have the same marbles, so that they can begin alike.
fn has_same_marbles(one: Seating, other: Seating) -> bool {
    let marbles = |seating: Seating| seating.colours().iter().map(move |&c| seating.marbles(c));
    marbles(one).eq(marbles(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{TurnMode, layout, presets};

    fn two() -> Draft {
        Draft::new(Variant::default(), 3)
    }

    #[test]
    fn a_game_begins_where_another_one_stands() {
        let mut game = two().game().expect("a game");
        let text = "5/6/7/8/wbb6/8/7/6/4w w 5-4 0 9";
        let rules = game.variant().rules;
        let boards = crate::notation::read_boards(text, rules).expect("a position");
        let draft = Draft::from_boards(&game, &boards).expect("it can be played");
        assert_eq!(draft.players(), game.players());
        game = draft.game().expect("a game");
        assert_eq!(crate::notation::boards_string(game.live_boards()), text);
        let none = crate::notation::read_boards("5/6/7/8/9/8/7/6/5 b", rules);
        let out_of_reach = Draft::from_boards(&game, &none.expect("a position"));
        assert!(out_of_reach.is_err(), "nobody has a marble");
    }

    #[test]
    fn every_kind_of_game_can_follow_every_other() {
        for preset in presets() {
            for seating in Seating::ALL {
                let mut draft = Draft::new(preset.variant(), 3);
                draft.set_seating(seating);
                assert_eq!(draft.variant().problem(), None, "{} {seating}", preset.id);
                let game = draft.game().expect("a game");
                assert_eq!(Draft::of(&game), draft, "{} {seating}", preset.id);
                assert_eq!(draft.players().len(), seating.seats());
            }
        }
    }

    #[test]
    fn what_fits_stays() {
        let mut draft = two();
        let daisy = layout("belgian_daisy").expect("a layout");
        draft.set_start(Start::Layout(daisy)).expect("a start");
        draft
            .change(|v| v.rules.turn = TurnMode::Any)
            .expect("a turn");
        draft.change(|v| v.games = 2).expect("a match");
        draft.set_seating(Seating::SharedColours);
        assert_eq!(draft.variant().start, Start::Layout(daisy));
        assert_eq!(draft.variant().rules.turn, TurnMode::Any);
        assert_eq!(draft.variant().games, 4);
        draft.set_seating(Seating::Three);
        assert_eq!(draft.variant().rules.turn, TurnMode::Single);
        assert_eq!(draft.variant().games, 3);
        assert_eq!(draft.players()[2], Player::Computer { level: 3 });
    }

    #[test]
    fn what_makes_no_sense_is_not_taken() {
        let mut draft = two();
        draft.set_seating(Seating::TwoBoards);
        let before = draft.clone();
        assert!(
            draft
                .objection(|v| v.rules.turn = TurnMode::OwnOwn)
                .is_some()
        );
        assert_eq!(
            draft.set_start(Start::Placement),
            Err(VariantProblem::PlacementOnTwoBoards)
        );
        assert_eq!(draft, before);
    }

    #[test]
    fn balls_find_a_place_and_can_be_moved() {
        let mut draft = two();
        draft
            .set_balls(true)
            .expect("the standard start has places");
        assert!(matches!(draft.variant().start, Start::Layout(_)));
        let daisy = layout("belgian_daisy").expect("a layout");
        draft.set_start(Start::Layout(daisy)).expect("a start");
        let before = draft.balls().expect("balls");
        let board = daisy.board();
        for colour in [Colour::Black, Colour::White] {
            let all = ball_places(&board, colour).count();
            // Two flowers of seven marbles, six triangles each.
            assert_eq!(all, 12);
        }
        let corner = "a1".parse().expect("a cell");
        draft.move_ball(corner);
        let after = draft.balls().expect("balls");
        assert!(after[0].has(corner) && after[0] != before[0] && after[1] == before[1]);
        draft.set_balls(false).expect("no balls");
        assert_eq!(draft.balls(), None);
        assert!(draft.set_start(Start::Placement).is_ok());
        assert_eq!(draft.set_balls(true), Err(VariantProblem::BallsNeedMarbles));
    }

    #[test]
    fn an_own_start_follows_points_and_who_begins() {
        let mut draft = two();
        let board = layout("belgian_daisy").expect("a layout").board();
        draft
            .set_start(Start::Setup(Setup::start(board)))
            .expect("a start");
        draft.change(|v| v.head_start[1] = 2).expect("a handicap");
        draft.change(|v| v.rules.first = Seat(1)).expect("a seat");
        let first = draft.variant().first_position().expect("a position");
        assert_eq!(first.turn(), Seat(1));
        assert_eq!(first.points(crate::rules::Side(1)), 2);
    }

    #[test]
    fn seats_are_taken_in_short() {
        let mut draft = two();
        draft.set_seating(Seating::Three);
        let seat = Seat(2);
        draft.seat_people(Company::Alone { seat, level: 5 });
        assert_eq!(draft.players()[0], Player::Computer { level: 5 });
        assert_eq!(draft.players()[2], Player::human());
        draft.seat_people(Company::Watch { level: 2 });
        assert!(draft.players().iter().all(Player::is_computer));
        draft.seat_people(Company::People);
        assert!(!draft.players().iter().any(Player::is_computer));
    }
}
