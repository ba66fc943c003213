//! Games as they are played: people and the computer do whatever they can do at
//! any moment, clocks run, answers come late, the page is closed and opened.

use super::cases::Case;
use super::play::choose;
use super::{Checked, ensure, same};
use crate::dice::Dice;
use abalone::game::{Clock, Effect, Event, Game, News, Player, Purpose, Request, Session, Thought};
use abalone::rules::{Illegal, Move, Seat, TimeControl, Variant};
use std::time::Duration;

/// Events of a game, at most.
const MOST_EVENTS: usize = 600;

/// Lets a game of a case be played by people and the computer. How many events
/// there were.
///
/// # Errors
/// What is wrong, and the record of the game so far.
pub fn attend(case: &Case, seed: u64) -> Result<usize, String> {
    let mut dice = Dice::new(seed ^ case.seed());
    let variant = case.variant(&mut dice);
    let mut evening = Evening::new(variant, dice)?;
    let events = evening.pass();
    let at = |why: String| {
        let record = evening.session.game().write_record();
        format!("after {:?}: {why}\n{record}", evening.last)
    };
    events.map_err(at)
}

struct Evening {
    session: Session,
    dice: Dice,
    now: u64,
    /// The record as it was kept last.
    kept: String,
    /// The search that has not been answered.
    asked: Option<Request>,
    last_id: u32,
    opened: bool,
    /// What happened last.
    last: Option<Event>,
}

impl Evening {
    fn new(variant: Variant, mut dice: Dice) -> Result<Evening, String> {
        let seats = variant.rules.seating.all_seats();
        let machines = dice.below(4);
        let players = seats.map(|_| match dice.below(3) < machines {
            true => Player::Computer { level: 5 },
            false => Player::human(),
        });
        let game = Game::new(variant, players.collect()).map_err(|e| e.to_string())?;
        Ok(Evening {
            kept: game.write_record(),
            session: Session::new(game),
            now: dice.next() % 1_000_000_000_000,
            dice,
            asked: None,
            last_id: 0,
            opened: false,
            last: None,
        })
    }

    fn pass(&mut self) -> Result<usize, String> {
        self.happen(Event::Opened)?;
        self.opened = true;
        let mut events = 1;
        while events < MOST_EVENTS {
            let over = self.session.game().outcome().is_some();
            if over && self.dice.one_in(6) {
                break;
            }
            let event = self.event();
            self.happen(event)?;
            events += 1;
            if self.dice.one_in(60) {
                self.reopen()?;
            }
        }
        Ok(events)
    }

    /// Anything at all, but rather what moves the game on.
    fn event(&mut self) -> Event {
        let thought = Thought {
            mv: None,
            depth: 4,
            score: self.dice.below(3_000) as i32 - 1_500,
        };
        let live = self.session.game().live();
        let any = (!live.moves().is_empty()).then(|| choose(live, &mut self.dice));
        match (self.dice.below(100), &self.asked, any) {
            (0..50, None, Some(mv)) => Event::Play(mv),
            (0..50, Some(asked), Some(mv)) => Event::Found(asked.id, Some(mv), thought),
            (50..55, Some(asked), _) => Event::Thought(asked.id, thought),
            (55, Some(asked), _) => Event::Found(asked.id, None, thought),
            (56..60, _, mv) => Event::Found(self.last_id.saturating_sub(1), mv, thought),
            (60..63, _, _) => Event::Play(strange_move(&mut self.dice)),
            (63..69, _, _) => Event::Undo,
            (69..73, _, _) => Event::Redo,
            (73..76, _, _) => Event::Hint,
            (76..79, _, _) => Event::OfferDraw,
            (79..82, _, _) => Event::AnswerDraw(self.dice.one_in(8)),
            (82..86, _, _) => Event::GoTo(self.dice.below(self.session.game().plies() + 2)),
            (86..90, _, _) => Event::Pause(self.dice.one_in(4)),
            (90..94, _, _) => Event::PauseClock(self.dice.one_in(3)),
            (94, _, _) if self.dice.one_in(8) => Event::Resign,
            (95, _, _) if self.dice.one_in(4) => Event::SearchFailed,
            (96, _, _) => Event::Leaving,
            _ => Event::Tick,
        }
    }

    /// Time passes, something happens, and everything is in order.
    fn happen(&mut self, event: Event) -> Checked {
        let slow = if self.dice.one_in(50) { 200_000 } else { 4_000 };
        let before = self.now;
        self.now += self.dice.below(slow) as u64;
        self.last = Some(event.clone());
        self.check_running(before)?;
        let clocks = self.session.clock().cloned();
        let turn = self.session.game().turn();
        let plies = self.session.game().plies();
        let answered = match &event {
            Event::Found(id, _, _) => self.asked.as_ref().is_some_and(|asked| asked.id == *id),
            Event::SearchFailed => self.asked.is_some(),
            _ => false,
        };
        if answered {
            self.asked = None;
        }
        let effects = self.session.handle(event.clone(), self.now);
        self.obey(&effects, answered)
            .map_err(|why| format!("{why}: {effects:?}"))?;
        let moved = effects
            .iter()
            .any(|e| matches!(e, Effect::Tell(News::Moved(..))));
        if moved {
            same(self.session.game().plies(), plies + 1, "moves")?;
            self.check_clocks_after_move(clocks.as_ref(), turn)?;
        }
        if let (Event::Play(mv), false) = (&event, moved) {
            self.check_refusal(*mv, &effects)?;
        }
        self.check_state()
    }

    /// Only the clock that runs has gone on.
    fn check_running(&self, before: u64) -> Checked {
        let Some(clock) = self.session.clock() else {
            return Ok(());
        };
        let common = matches!(clock.control(), TimeControl::Common { .. });
        for seat in self.session.game().variant().rules.seating.all_seats() {
            let runs = clock.running().is_some_and(|runs| common || runs == seat);
            let passed = if runs { self.now - before } else { 0 };
            let expected = clock
                .left(seat, before)
                .saturating_sub(Duration::from_millis(passed));
            same(clock.left(seat, self.now), expected, "clock")?;
        }
        Ok(())
    }

    /// Does what the session wants done.
    fn obey(&mut self, effects: &[Effect], answered: bool) -> Checked {
        for effect in effects {
            match effect {
                Effect::Save => self.kept = self.session.game().write_record(),
                Effect::Stop => {
                    // A flag may fall before an answer is heard.
                    let searching = self.asked.take().is_some() || answered;
                    ensure(searching, || "nothing to stop".to_owned())?;
                }
                Effect::Search(request) => {
                    ensure(self.asked.is_none(), || "two searches at once".to_owned())?;
                    ensure(request.id > self.last_id, || "an old number".to_owned())?;
                    self.last_id = request.id;
                    self.asked = Some(request.clone());
                }
                Effect::Tell(_) => {}
            }
        }
        same(
            self.session.game().write_record(),
            self.kept.clone(),
            "what is kept",
        )
    }

    /// The mover gets what was agreed, and all others what they had.
    fn check_clocks_after_move(&self, before: Option<&Clock>, mover: Seat) -> Checked {
        let (Some(before), Some(clock)) = (before, self.session.clock()) else {
            return Ok(());
        };
        let game = self.session.game();
        for seat in game.variant().rules.seating.all_seats() {
            let mut expected = before.left(seat, self.now);
            let begun = before.running().is_some();
            if let (TimeControl::PerPlayer { increment, .. }, true) = (clock.control(), begun)
                && seat == mover
                && game.turn() != mover
            {
                expected += Duration::from_secs(increment.into());
            }
            same(clock.left(seat, self.now), expected, "clock after a move")?;
        }
        let noted = game.tree().notes(game.tip()).clock;
        same(noted, Some(clock.left(mover, self.now)), "noted clock")?;
        if game.outcome().is_none() {
            same(clock.running(), Some(game.turn()), "clock that runs")?;
        }
        Ok(())
    }

    /// A move that was not made was refused with a reason, or came at no time.
    fn check_refusal(&self, mv: Move, effects: &[Effect]) -> Checked {
        let illegal = self.session.game().live().check(mv).err();
        let told = effects.iter().rev().find_map(|effect| match effect {
            Effect::Tell(news) => Some(*news),
            _ => None,
        });
        match told {
            Some(News::Refused(why)) => {
                same(Some(why), illegal, "reason")?;
                ensure(why != Illegal::GameOver, || "refused as over".to_owned())
            }
            // A flag fell first.
            Some(News::Left { on_time: true, .. }) => Ok(()),
            Some(News::NotNow) => same(self.session.may_move(), None, "who may move"),
            Some(News::Over(outcome)) => {
                same(Some(outcome), self.session.game().outcome(), "outcome told")
            }
            other => Err(format!("a move is answered with {other:?}")),
        }
    }

    /// What holds between events.
    fn check_state(&self) -> Checked {
        let session = &self.session;
        let game = session.game();
        let purpose = self.asked.as_ref().map(|asked| asked.purpose);
        same(session.searching(), purpose, "search")?;
        let over = game.outcome().is_some();
        let waits = session.clock().is_some_and(Clock::is_paused);
        let idle = purpose.is_none() && !session.is_paused() && !waits;
        ensure(!(self.opened && idle && session.computer_to_move()), || {
            "everybody waits for the computer, which does not think".to_owned()
        })?;
        ensure(!(over && purpose == Some(Purpose::Move)), || {
            "the computer thinks about a game that is over".to_owned()
        })?;
        if let Some(seat) = session.may_move() {
            same(seat, game.turn(), "who may move")?;
            let fits = !over && !game.player(seat).is_computer() && !waits;
            ensure(fits, || format!("{seat:?} may move"))?;
        }
        if let Some(clock) = session.clock() {
            let fallen = clock.fallen(self.now);
            same(fallen, None, "a flag that has fallen and was not seen")?;
            ensure(!(over && clock.running().is_some()), || {
                "a clock runs after the end".to_owned()
            })?;
        }
        Ok(())
    }

    /// The page is closed and opened again: the game and its clocks are there.
    fn reopen(&mut self) -> Checked {
        self.happen(Event::Leaving)?;
        let game = Game::read_record(&self.kept).map_err(|e| e.to_string())?;
        same(
            game.live_boards(),
            self.session.game().live_boards(),
            "boards",
        )?;
        same(game.outcome(), self.session.game().outcome(), "outcome")?;
        let again = self.session.follow(game);
        if let (Some(old), Some(new)) = (self.session.clock(), again.clock()) {
            let outcome = again.game().outcome();
            for seat in again.game().variant().rules.seating.all_seats() {
                let plays = again.game().live_boards().plays_on(seat);
                if plays && outcome.is_none() {
                    let left = old.left(seat, self.now);
                    same(new.left(seat, self.now), left, "clock of the opened game")?;
                }
            }
        }
        self.session = again;
        self.asked = None;
        self.happen(Event::Opened)
    }
}

/// A move that is hardly ever legal.
fn strange_move(dice: &mut Dice) -> Move {
    loop {
        if let Some(mv) = Move::from_bits(dice.next() as u16) {
            return mv;
        }
    }
}
