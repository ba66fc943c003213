//! Offers of a draw.

use super::{Effect, News, Purpose, Session};
use crate::game::clock::Moment;
use crate::rules::Seat;

/// Before this many single moves the computer plays on in any case.
const DRAW_EARLIEST: usize = 20;
/// The computer accepts a draw when it is this many thousandths of a marble behind.
const DRAW_BEHIND: i32 = -333;
/// Single moves without an ejection after which an even game may end in a draw.
const DRAW_QUIET: u16 = 40;
/// An even game, in thousandths of a marble.
const DRAW_EVEN: i32 = 600;

impl Session {
    /// Every other seat has to agree. Where the computer plays one it decides for
    /// all others: people who share the device will have spoken.
    pub(super) fn offer_draw(&mut self, effects: &mut Vec<Effect>) {
        let Some(by) = self.speaker().filter(|_| self.may_offer()) else {
            effects.push(Effect::Tell(News::NotNow));
            return;
        };
        let level = self.game.players().iter().filter_map(|p| p.level()).max();
        match level {
            Some(level) => {
                self.stop(effects);
                self.search(Purpose::Draw { by }, level, effects);
            }
            None => {
                self.offer = Some(by);
                effects.push(Effect::Tell(News::DrawOffered(by)));
            }
        }
    }

    pub(super) fn answer_draw(&mut self, yes: bool, now: Moment, effects: &mut Vec<Effect>) {
        if self.offer.take().is_some() && yes {
            self.game.agree_draw();
            self.ended(now, effects);
        }
    }

    /// `score` is for the side to move, which may be the one that offers.
    pub(super) fn decide_draw(
        &mut self,
        by: Seat,
        score: i32,
        now: Moment,
        effects: &mut Vec<Effect>,
    ) {
        let live = self.game.live();
        let rules = &self.game.variant().rules;
        let offering = self.game.live_boards().turn_side() == rules.side(by);
        let mine = if offering { -score } else { score };
        let even = if rules.sides() == 2 {
            mine <= DRAW_EVEN
        } else {
            // With more sides nobody's loss is everybody's gain.
            score.abs() <= DRAW_EVEN
        };
        let dull = live.quiet() >= DRAW_QUIET && even;
        let behind = rules.sides() == 2 && mine <= DRAW_BEHIND;
        let late = self.game.plies() >= DRAW_EARLIEST;
        let yes = late && (behind || dull);
        effects.push(Effect::Tell(News::DrawAnswer(yes)));
        if yes {
            self.game.agree_draw();
            self.ended(now, effects);
        } else {
            self.go_on(effects);
        }
    }
}
