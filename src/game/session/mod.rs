//! A game in progress between people and the computer: what each event changes,
//! and what has to be done about it. Knows no storage and no screen, and the time
//! only as the moment of each event.

mod clock;
mod draw;
mod thinking;

use super::clock::{Clock, Moment, Stopped};
use super::play::{Game, PlayError};
use crate::rules::{Illegal, Move, Outcome, Position, Seat, Side};
pub use thinking::Thought;

/// Level at which hints are searched: good, and quick on any device.
const HINT_LEVEL: u8 = 8;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The computer's own move.
    Move,
    /// A proposal for the person.
    Hint,
    /// Whether to accept a draw.
    Draw {
        /// The seat that offered it.
        by: Seat,
    },
}

/// A search that is wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Its number: answers to other numbers are stale.
    pub id: u32,
    /// What it is for.
    pub purpose: Purpose,
    /// Strength; whether a draw is accepted is judged alike at all levels.
    pub level: u8,
    /// Where.
    pub position: Position,
    /// Keys of the positions before it.
    pub earlier: Vec<u64>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The game was opened: the computer moves if it is its turn.
    Opened,
    /// A person plays.
    Play(Move),
    /// A person takes back.
    Undo,
    /// A person makes moves again that were taken back.
    Redo,
    /// A person asks for a proposal.
    Hint,
    /// The person to move, or the only person, gives up.
    Resign,
    /// The person to move, or the only person, offers a draw.
    OfferDraw,
    /// The other person answers the offer.
    AnswerDraw(bool),
    /// Look at the position after this many moves.
    GoTo(usize),
    /// Let the computer wait, or go on.
    Pause(bool),
    /// The search of this number has come so far.
    Thought(u32, Thought),
    /// The search of this number has ended.
    Found(u32, Option<Move>, Thought),
    /// Searching is not possible.
    SearchFailed,
    /// Time has passed; somebody's may be up.
    Tick,
    /// Stop the clocks, or let them go on.
    PauseClock(bool),
    /// The page may be closed in a moment.
    Leaving,
}

impl Event {
    /// Whether somebody does it who looks at the game.
    const fn is_a_persons(&self) -> bool {
        matches!(
            self,
            Event::Play(_)
                | Event::Undo
                | Event::Redo
                | Event::Hint
                | Event::Resign
                | Event::OfferDraw
                | Event::AnswerDraw(_)
        )
    }
}

/// Something to do. `Save` comes first: what is drawn has been kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Keep the game.
    Save,
    /// Give up the running search.
    Stop,
    /// Begin a search.
    Search(Request),
    /// Tell the player.
    Tell(News),
}

/// Something the player is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum News {
    /// A move was made; its seat.
    Moved(Seat, Move),
    /// A move was refused.
    Refused(Illegal),
    /// Nobody may move here now.
    NotNow,
    /// The game is over.
    Over(Outcome),
    /// Moves were taken back, or made again.
    WentTo,
    /// A proposal.
    Hint(Move),
    /// The computer's answer to an offer.
    DrawAnswer(bool),
    /// The other person is asked.
    DrawOffered(Seat),
    /// A seat has left a game that goes on without it.
    Left {
        /// Who.
        seat: Seat,
        /// Whether its time was up; otherwise it gave up.
        on_time: bool,
    },
}

/// A game with what is going on round it.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    running: Option<(u32, Purpose)>,
    last_id: u32,
    thought: Option<Thought>,
    hint: Option<Move>,
    offer: Option<Seat>,
    paused: bool,
    clock: Option<Clock>,
}

impl Session {
    /// Nothing has happened yet.
    pub fn new(game: Game) -> Session {
        Session {
            clock: Clock::of(&game),
            game,
            running: None,
            last_id: 0,
            thought: None,
            hint: None,
            offer: None,
            paused: false,
        }
    }

    /// The game after this one on the same page: its searches are numbered on,
    /// so that a late answer to an earlier game is not taken for one to this.
    pub fn follow(&self, game: Game) -> Session {
        let mut next = Session::new(game);
        next.last_id = self.last_id;
        next
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Changes what is noted of the game; nothing happens in it.
    pub fn note(&mut self, change: impl FnOnce(&mut Game)) {
        change(&mut self.game);
    }

    /// The proposed move, while it stands.
    pub fn hint(&self) -> Option<Move> {
        self.hint.filter(|_| self.game.is_live())
    }

    /// The seat whose offer of a draw another person has to answer.
    pub fn offer(&self) -> Option<Seat> {
        self.offer
    }

    /// Whether the computer waits.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether it is the computer's turn in a game that goes on.
    pub fn computer_to_move(&self) -> bool {
        self.game.outcome().is_none() && self.game.player(self.game.turn()).is_computer()
    }

    /// Seats that people at this device play.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.game.variant().rules.seating.all_seats();
        seats.filter(|&seat| self.game.player(seat).is_here())
    }

    /// The only person's seat, if there is exactly one person.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The side of the only person.
    pub fn my_side(&self) -> Option<Side> {
        self.only_person()
            .map(|seat| self.game.variant().rules.side(seat))
    }

    /// The person who may move a marble at the position looked at.
    pub fn may_move(&self) -> Option<Seat> {
        let open = self.game.is_live()
            && self.game.outcome().is_none()
            && self.offer.is_none()
            && !self.clock_waits();
        (open && self.game.player(self.game.turn()).is_here()).then(|| self.game.turn())
    }

    /// Whether a person can take a move back: there must be one of a person,
    /// or nobody but the computer plays. What has been sent by link stays.
    pub fn can_undo(&self) -> bool {
        if self.game.is_by_link() {
            return self.game.can_undo() && self.game.is_unsent();
        }
        let mut mine = self.game.line().map(|ply| ply.seat);
        self.game.can_undo()
            && (self.game.was_given_up()
                || self.people().next().is_none()
                || mine.any(|seat| !self.game.player(seat).is_computer()))
    }

    /// Whether moves that were taken back can be made again.
    pub fn can_redo(&self) -> bool {
        self.game.can_redo() && (!self.game.is_by_link() || self.may_move().is_some())
    }

    /// Whether others can be asked for a draw: a link carries no question.
    pub fn may_offer(&self) -> bool {
        let open = self.game.outcome().is_none() && self.offer.is_none();
        open && !self.game.is_by_link() && self.speaker().is_some()
    }

    /// The person who resigns or offers a draw when asked to now.
    pub fn speaker(&self) -> Option<Seat> {
        let turn = self.game.turn();
        let person_to_move = self.game.player(turn).is_here().then_some(turn);
        let speaker = person_to_move.or_else(|| self.only_person())?;
        let plays = self.game.live_boards().plays_on(speaker);
        plays.then_some(speaker)
    }

    /// Changes what the event changes, at a moment; the effects are to be carried
    /// out in order.
    pub fn handle(&mut self, event: Event, now: Moment) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.check_flags(now, &mut effects) && event.is_a_persons() {
            // It was meant for what there was before.
            return effects;
        }
        match event {
            Event::Opened => self.go_on(&mut effects),
            Event::Play(mv) => self.play(mv, now, &mut effects),
            Event::Undo => self.undo(now, &mut effects),
            Event::Redo => self.redo(now, &mut effects),
            Event::Hint if self.may_move().is_some() => {
                self.stop(&mut effects);
                self.search(Purpose::Hint, HINT_LEVEL, &mut effects);
            }
            Event::Hint => effects.push(Effect::Tell(News::NotNow)),
            Event::Resign => self.resign(now, &mut effects),
            Event::OfferDraw => self.offer_draw(&mut effects),
            Event::AnswerDraw(yes) => self.answer_draw(yes, now, &mut effects),
            Event::GoTo(ply) => self.game.go_to_ply(ply),
            Event::Pause(wait) => self.pause(wait, &mut effects),
            Event::Thought(id, thought) => self.think(id, thought),
            Event::Found(id, mv, thought) => self.found(id, mv, thought, now, &mut effects),
            Event::SearchFailed => {
                self.running = None;
                self.paused = self.computer_to_move();
            }
            Event::Tick => {}
            Event::PauseClock(wait) => self.pause_clock(wait, now, &mut effects),
            Event::Leaving => self.leaving(now, &mut effects),
        }
        effects
    }

    fn play(&mut self, mv: Move, now: Moment, effects: &mut Vec<Effect>) {
        if self.may_move().is_none() {
            effects.push(Effect::Tell(match self.game.outcome() {
                Some(outcome) => News::Over(outcome),
                None => News::NotNow,
            }));
            return;
        }
        match self.make(mv, now) {
            Ok(seat) => self.moved(seat, mv, effects),
            Err(PlayError::Illegal(why)) => effects.push(Effect::Tell(News::Refused(why))),
            Err(PlayError::Over(outcome)) => effects.push(Effect::Tell(News::Over(outcome))),
        }
    }

    /// Makes a move and sets the clocks; gives whose it was.
    fn make(&mut self, mv: Move, now: Moment) -> Result<Seat, PlayError> {
        let seat = self.game.turn();
        self.game
            .live_boards()
            .check(mv)
            .map_err(PlayError::Illegal)?;
        self.game.note_running_clock(None);
        self.game.play(mv)?;
        self.clock_moved(seat, now);
        Ok(seat)
    }

    /// After any move: keep it, tell it, and let the next one move.
    fn moved(&mut self, seat: Seat, mv: Move, effects: &mut Vec<Effect>) {
        effects.push(Effect::Save);
        self.hint = None;
        self.stop(effects);
        effects.push(Effect::Tell(News::Moved(seat, mv)));
        match self.game.outcome() {
            Some(outcome) => effects.push(Effect::Tell(News::Over(outcome))),
            None => self.go_on(effects),
        }
    }

    fn undo(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        if !self.can_undo() {
            effects.push(Effect::Tell(News::NotNow));
            return;
        }
        let watched = self.people().next().is_none();
        let given_up = self.game.was_given_up();
        self.game.undo();
        while !watched && !given_up && self.computer_to_move() && self.game.undo() {}
        self.paused |= watched;
        self.went(now, effects);
    }

    fn redo(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        if !self.can_redo() || !self.game.redo() {
            effects.push(Effect::Tell(News::NotNow));
            return;
        }
        let watched = self.people().next().is_none();
        while !watched && self.computer_to_move() && self.game.redo() {}
        self.went(now, effects);
    }

    fn went(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        self.reset_clock(now);
        effects.push(Effect::Save);
        self.hint = None;
        self.offer = None;
        self.thought = None;
        self.stop(effects);
        effects.push(Effect::Tell(News::WentTo));
        self.go_on(effects);
    }

    fn resign(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        if let Some(seat) = self.speaker().filter(|_| self.game.outcome().is_none()) {
            self.leaves(seat, false, now, effects);
        }
    }

    fn ended(&mut self, now: Moment, effects: &mut Vec<Effect>) {
        if let Some(outcome) = self.game.outcome() {
            if let Some(clock) = &mut self.clock {
                clock.stop(Stopped::Over, now);
            }
            effects.push(Effect::Save);
            self.hint = None;
            self.offer = None;
            self.stop(effects);
            effects.push(Effect::Tell(News::Over(outcome)));
        }
    }

    fn pause(&mut self, wait: bool, effects: &mut Vec<Effect>) {
        self.paused = wait;
        if wait {
            self.stop(effects);
        } else {
            self.go_on(effects);
        }
    }

    fn found(
        &mut self,
        id: u32,
        mv: Option<Move>,
        thought: Thought,
        now: Moment,
        effects: &mut Vec<Effect>,
    ) {
        let Some((_, purpose)) = self.running.filter(|(running, _)| *running == id) else {
            return; // an answer to a question that nobody asks any more
        };
        self.running = None;
        match (purpose, mv) {
            (Purpose::Move, Some(mv)) => {
                self.thought = Some(thought);
                self.play_found(mv, now, effects);
            }
            (Purpose::Move, None) => self.paused = true,
            (Purpose::Hint, Some(mv)) => {
                self.hint = Some(mv);
                effects.push(Effect::Tell(News::Hint(mv)));
            }
            (Purpose::Hint, None) => {}
            (Purpose::Draw { by }, _) => self.decide_draw(by, thought.score, now, effects),
        }
    }

    /// The computer moves. Whoever looks at an earlier position is left there.
    fn play_found(&mut self, mv: Move, now: Moment, effects: &mut Vec<Effect>) {
        let looked_at = (!self.game.is_live()).then(|| self.game.ply());
        let Ok(seat) = self.make(mv, now) else {
            // Cannot happen while page and worker agree; a pause is a way out.
            self.paused = true;
            return;
        };
        if let Some(ply) = looked_at {
            self.game.go_to_ply(ply);
        }
        self.moved(seat, mv, effects);
    }

    /// Lets the computer think when it is its turn.
    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        if self.running.is_some() || self.paused || self.clock_waits() || !self.computer_to_move() {
            return;
        }
        let turn = self.game.turn();
        if let Some(level) = self.game.player(turn).level() {
            self.search(Purpose::Move, self.hurried(turn, level), effects);
        }
    }

    fn search(&mut self, purpose: Purpose, level: u8, effects: &mut Vec<Effect>) {
        self.last_id += 1;
        self.running = Some((self.last_id, purpose));
        self.thought = None;
        effects.push(Effect::Search(Request {
            id: self.last_id,
            purpose,
            level,
            position: *self.game.live(),
            earlier: self.game.keys(),
        }));
    }

    fn stop(&mut self, effects: &mut Vec<Effect>) {
        if self.running.take().is_some() {
            effects.push(Effect::Stop);
        }
    }
}
