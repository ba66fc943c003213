//! Which sound belongs to what happens. How it sounds is `public/sound.js`'s.

use crate::game::{Game, Ply};
use crate::rules::{Outcome, Side};

/// Something to be heard or felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// So many marbles moved.
    Moved(u32),
    /// They pushed so many others.
    Pushed(u32),
    /// They pushed so many others, the last one off the board.
    Ejected(u32),
    /// Little time is left.
    Low,
    /// The player's side has won; or any side, where nobody or everybody plays.
    Won,
    /// Another side has.
    Lost,
    /// Nobody has.
    Drawn,
}

impl Cue {
    /// The cue of the move that was made last.
    pub fn of_last_move(game: &Game) -> Option<Cue> {
        game.last_move().map(|ply| Cue::of(&ply))
    }

    fn of(ply: &Ply) -> Cue {
        let effect = ply.before.effect(ply.mv);
        let pushed = effect.pushed.len();
        match (pushed, effect.ejected) {
            (_, Some(_)) => Cue::Ejected(pushed),
            (0, None) => Cue::Moved(effect.group.len()),
            _ => Cue::Pushed(pushed),
        }
    }

    /// The cue of an end, for whoever plays this side.
    pub fn of_end(outcome: Outcome, mine: Option<Side>) -> Cue {
        match outcome.winner {
            None => Cue::Drawn,
            Some(winner) if mine.is_some_and(|mine| mine != winner) => Cue::Lost,
            Some(_) => Cue::Won,
        }
    }

    /// Its name and number, as the script of the sounds knows it.
    pub fn text(self) -> [&'static str; 2] {
        const NUMBERS: [&str; 6] = ["0", "1", "2", "3", "4", "5"];
        let (name, number) = match self {
            Cue::Moved(marbles) => ("move", marbles),
            Cue::Pushed(marbles) => ("push", marbles),
            Cue::Ejected(marbles) => ("out", marbles),
            Cue::Low => ("low", 0),
            Cue::Won => ("win", 0),
            Cue::Lost => ("lose", 0),
            Cue::Drawn => ("draw", 0),
        };
        [name, NUMBERS[number.min(5) as usize]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::notation::Notation;
    use crate::rules::{Reason, Variant};

    /// The cues of a game's moves.
    fn cues(moves: &str) -> Vec<Cue> {
        let players = vec![Player::human(); 2];
        let mut game = Game::new(Variant::default(), players).expect("a game");
        let cue = |text: &str| {
            let mv = Notation::AbaPro.read_on(game.live_boards(), text);
            game.play(mv.unwrap_or_else(|_| panic!("{text}")))
                .expect("a move");
            Cue::of_last_move(&game).expect("a move was made")
        };
        moves.split_whitespace().map(cue).collect()
    }

    #[test]
    fn every_move_has_the_sound_of_its_weight() {
        assert_eq!(cues("a1b2"), [Cue::Moved(3)]);
        assert_eq!(cues("c3d3"), [Cue::Moved(1)]);
    }

    #[test]
    fn an_end_sounds_as_it_is_for_the_player() {
        let won = |winner| Outcome {
            winner,
            reason: Reason::Resignation,
        };
        let (me, other) = (Some(Side(0)), Some(Side(1)));
        assert_eq!(Cue::of_end(won(me), me), Cue::Won);
        assert_eq!(Cue::of_end(won(other), me), Cue::Lost);
        assert_eq!(Cue::of_end(won(other), None), Cue::Won);
        assert_eq!(Cue::of_end(won(None), me), Cue::Drawn);
    }

    #[test]
    fn the_script_knows_every_cue() {
        let script = include_str!("../../public/sound.js");
        let all = [
            Cue::Moved(3),
            Cue::Pushed(2),
            Cue::Ejected(1),
            Cue::Low,
            Cue::Won,
            Cue::Lost,
            Cue::Drawn,
        ];
        for cue in all {
            let [name, number] = cue.text();
            let known = script.matches(&format!("\n    {name}: ")).count()
                + script.matches(&format!("\n    {name},")).count();
            assert_eq!(known, 2, "heard and felt: {name}");
            assert!(number.parse::<u32>().is_ok());
        }
    }
}
