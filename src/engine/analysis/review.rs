//! A game checked for errors, ply by ply.
//!
//! Each ply is searched from a cleared table, the best move and the played one to
//! the same depth: so what is found does not depend on where a review begins or
//! how often it is interrupted, and the two scores can be compared.

use super::chance::win_chance;
use super::lines::{Line, Stretch};
use super::wish::{CannotAnalyse, Wish};
use crate::engine::engine::{Engine, Question};
use crate::engine::limits::Limits;
use crate::engine::reporter::{Reporter, Signal};
use crate::rules::{Draws, Move, Position};

/// What a ply was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Number of the ply, from 0.
    pub ply: usize,
    /// The best line; the move as played where it is as good as any. Of depth 0,
    /// and without meaning, while marbles are placed.
    pub best: Line,
    /// The line that begins with the move as played.
    pub played: Line,
}

/// How bad an error was, by the chance of winning that it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// At least 5 %: written `?!`.
    Inaccuracy,
    /// At least 10 %: written `?`.
    Mistake,
    /// At least 20 %, about a marble given away in an even game: written `??`.
    Blunder,
}

impl Mark {
    /// With the least loss of the chance to win at which it is given, mildest first.
    const FROM: [(Mark, f32); 3] = [
        (Mark::Inaccuracy, 0.05),
        (Mark::Mistake, 0.10),
        (Mark::Blunder, 0.20),
    ];

    /// The mark for a loss of the chance to win, 0 to 1.
    pub fn of_loss(loss: f32) -> Option<Mark> {
        let mut marks = Mark::FROM.into_iter().rev();
        marks
            .find(|&(_, least)| loss >= least)
            .map(|(mark, _)| mark)
    }

    /// As it is written after a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

impl Judgement {
    /// The chance to win that the move as played cost, 0 to 1.
    pub fn loss(&self) -> f32 {
        (win_chance(self.best.score) - win_chance(self.played.score)).max(0.0)
    }

    /// The mark that the move as played deserves, if any.
    pub fn mark(&self) -> Option<Mark> {
        Mark::of_loss(self.loss())
    }
}

/// What a stretch of a review came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reviewed {
    /// One more ply is judged.
    Ply(Judgement),
    /// The reporter wants a pause, or an end: it can be taken up again.
    Paused,
    /// All plies are judged.
    Whole,
}

/// A review under way.
pub struct Review {
    position: Position,
    keys: Vec<u64>,
    draws: Draws,
    moves: Vec<Move>,
    ply: usize,
    nodes: u64,
    /// Whether the engine works on this ply already.
    begun: bool,
}

impl Review {
    /// A review of the moves that were played from a position, each with so many
    /// nodes, beginning with the ply of number `from`.
    ///
    /// # Errors
    /// When the game has more than two sides, or a move is not legal.
    pub fn new(
        start: Question<'_>,
        moves: &[Move],
        from: usize,
        nodes: u64,
    ) -> Result<Review, CannotAnalyse> {
        if start.position.rules().sides() > 2 {
            return Err(CannotAnalyse::ReviewOfSeveral);
        }
        let mut review = Review {
            position: *start.position,
            keys: start.earlier.to_vec(),
            draws: start.draws,
            moves: moves.to_vec(),
            ply: 0,
            nodes,
            begun: false,
        };
        let mut end = *start.position;
        for (number, &mv) in moves.iter().enumerate() {
            end.check(mv).map_err(|_| CannotAnalyse::NotLegal(number))?;
            end.play_unchecked(mv);
            if number < from {
                review.advance();
            }
        }
        Ok(review)
    }

    /// Number of the ply that is judged next, from 0.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Goes on until the next ply is judged. The engine must do nothing else in
    /// between; if it does, the ply is begun again.
    pub fn run(&mut self, engine: &mut Engine, reporter: &mut impl Reporter) -> Reviewed {
        let Some(&mv) = self.moves.get(self.ply) else {
            return Reviewed::Whole;
        };
        // Of these moves no search knows anything.
        if self.position.is_placing() {
            let line = Line {
                score: 0,
                depth: 0,
                moves: vec![mv],
            };
            return self.judged(line.clone(), line);
        }
        if !self.begun || !engine.is_analysing() {
            let question = Question {
                position: &self.position,
                earlier: &self.keys,
                draws: self.draws,
            };
            let wish = Wish {
                also: Some(mv),
                fresh: true,
                ..Wish::lines(1, Limits::nodes(self.nodes))
            };
            // What could be wrong with it was looked at when the review was made.
            if engine
                .begin_analysis(question, wish, &mut Quiet(reporter))
                .is_err()
            {
                return Reviewed::Whole;
            }
            self.begun = true;
        }
        if engine.go_on(&mut Quiet(reporter)) != Some(Stretch::Finished) {
            return Reviewed::Paused;
        }
        let lines = engine.take_whole_lines();
        let played = lines.iter().find(|line| line.first() == Some(mv));
        match (lines.first(), played) {
            (Some(best), Some(played)) => self.judged(best.clone(), played.clone()),
            _ => Reviewed::Whole,
        }
    }

    fn judged(&mut self, best: Line, played: Line) -> Reviewed {
        let ply = self.ply;
        self.advance();
        Reviewed::Ply(Judgement { ply, best, played })
    }

    fn advance(&mut self) {
        if let Some(&mv) = self.moves.get(self.ply) {
            self.keys.push(self.position.key());
            self.position.play_unchecked(mv);
        }
        self.ply += 1;
        self.begun = false;
    }
}

/// Passes on what bounds a search, and keeps its lines to itself.
struct Quiet<'a, R>(&'a mut R);

impl<R: Reporter> Reporter for Quiet<'_, R> {
    fn now_ms(&mut self) -> u64 {
        self.0.now_ms()
    }

    fn signal(&mut self) -> Signal {
        self.0.signal()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{Score, WIN};

    fn loss(best: Score, played: Score) -> Option<Mark> {
        let line = |score| Line {
            score,
            depth: 1,
            moves: Vec::new(),
        };
        let judgement = Judgement {
            ply: 0,
            best: line(best),
            played: line(played),
        };
        judgement.mark()
    }

    #[test]
    fn marks_go_by_the_chance_that_was_lost() {
        assert_eq!(loss(0, -150), None);
        assert_eq!(loss(0, -250), Some(Mark::Inaccuracy));
        assert_eq!(loss(0, -450), Some(Mark::Mistake));
        assert_eq!(loss(0, -1000), Some(Mark::Blunder));
        // A marble more or less in a won game is not much; the win itself is.
        assert_eq!(loss(5000, 4000), None);
        assert_eq!(loss(WIN - 3, 9000), None);
        assert_eq!(loss(WIN - 3, 0), Some(Mark::Blunder));
        assert_eq!(loss(0, 3 - WIN), Some(Mark::Blunder));
        // A search may find the played move better than what it thought best.
        assert_eq!(loss(0, 300), None);
        assert!(Mark::Blunder > Mark::Mistake && Mark::Mistake > Mark::Inaccuracy);
    }
}
