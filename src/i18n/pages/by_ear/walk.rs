//! A whole game by ear: what is pressed, and what is heard. The game is played
//! through, so what is said to be heard is what the page says.

use super::answer::{Place, answer};
use super::question::{About, Question};
use crate::game::{Event, Game, Player, Session};
use crate::i18n::{Lang, Order, announcement, cell_name, layout_name, moved, now, over};
use crate::notation::Notation;
use crate::rules::{Cell, CellSet, MAX_SEATS, Move, Start, Variant, layout};
use crate::view::{Announcement, CellSpeech, MoveSpeech};

/// The moves of the game: short, with a push against and an ejection.
pub const WALK_MOVES: [&str; 3] = ["a2a3", "a5a4", "c3b3"];

/// The keys of the first and the third move: its direction as seen on the screen.
/// They are in the same place on every Latin keyboard.
const KEYS: [&str; 2] = ["D", "X"];
/// The key that leads to the box for moves.
const TO_BOX: &str = "M";

/// A step on the way through a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What to do.
    pub press: String,
    /// What is heard then, in order.
    pub hear: Vec<String>,
}

/// The game of the walk, before its first move: two people, one marble to eject.
///
/// # Errors
/// Never: the layout is one of the library.
fn game() -> Option<Game> {
    let mut variant = Variant {
        start: Start::Layout(layout("belgian_daisy")?),
        ..Variant::default()
    };
    variant.rules.targets = [1; MAX_SEATS];
    Game::new(variant, vec![Player::human(); 2]).ok()
}

/// The game as it goes on, and what is heard of it.
struct Walk {
    lang: Lang,
    notation: Notation,
    session: Session,
    steps: Vec<Step>,
}

impl Walk {
    fn step(&mut self, press: String, hear: Vec<String>) {
        self.steps.push(Step { press, hear });
    }

    /// The move of this number, as it is written.
    fn mv(&self, number: usize) -> (Move, String) {
        let position = self.session.game().live();
        let read = Notation::AbaPro.read(position, WALK_MOVES[number]);
        // A test plays the game.
        let mv = read.unwrap_or_else(|_| position.moves()[0]);
        (mv, self.notation.write(position, mv))
    }

    fn preview(&self, mv: Move, written: &str) -> String {
        let speech = MoveSpeech::new(self.session.game().live(), mv);
        announcement(self.lang, &Announcement::Preview(speech), written)
    }

    fn cell(&self, cell: Cell) -> String {
        let position = self.session.game().position();
        cell_name(self.lang, CellSpeech::new(position, CellSet::EMPTY, cell))
    }

    /// Makes a move; what is heard of it.
    fn play(&mut self, mv: Move) -> Vec<String> {
        self.session.handle(Event::Play(mv), 0);
        let game = self.session.game();
        let mut heard: Vec<String> = moved(self.lang, game, self.notation).into_iter().collect();
        heard.extend(match game.outcome() {
            Some(outcome) => Some(over(self.lang, &self.session, outcome)),
            None => now(self.lang, &self.session, self.notation),
        });
        heard
    }

    fn ask(&mut self, question: Question) {
        let about = About {
            question,
            cell: None,
            colour: None,
        };
        let place = Place {
            game: self.session.game(),
            board: 0,
            focus: Cell::CENTRE,
            left: &[],
            notation: self.notation,
        };
        let told = answer(self.lang, place, &about);
        let words = &self.lang.pages().by_ear;
        self.step(words.walk_ask.with([question.key()]), vec![told]);
    }
}

/// The usual word of a command.
fn word(lang: Lang, order: Order) -> &'static str {
    let index = Order::ALL.iter().position(|&one| one == order);
    let all = lang.messages().command.words[index.unwrap_or(0)];
    all.split(' ').next().unwrap_or(all)
}

/// All steps, in a language.
pub fn walk(lang: Lang, notation: Notation) -> Vec<Step> {
    let Some(game) = game() else {
        return Vec::new();
    };
    let (main, pages) = (lang.messages(), lang.pages());
    let words = &pages.by_ear;
    let start = layout("belgian_daisy").map_or("", |one| layout_name(lang, one));
    let mut walk = Walk {
        lang,
        notation,
        session: Session::new(game),
        steps: Vec::new(),
    };
    let text = words.walk_new.with([TO_BOX, word(lang, Order::New)]);
    walk.step(text, vec![main.new_game.title.to_owned()]);
    let people = [pages.new_game.people, pages.new_game.customise];
    let text = words.walk_who.with(people);
    walk.step(text, vec![main.new_game.customise.to_owned()]);
    let (folds, one) = (&pages.customise, lang.number(1));
    let choices = [folds.start, start, folds.goal, &one, pages.new_game.start];
    let text = words.walk_rules.with(choices);
    let mut heard = vec![walk.cell(Cell::CENTRE)];
    heard.extend(now(lang, &walk.session, notation));
    walk.step(text, heard);

    let (first, written) = walk.mv(0);
    let from = first.cell();
    let text = words.walk_to.with([&from.to_string()]);
    walk.step(text, vec![walk.cell(from)]);
    let text = words.walk_show.with([KEYS[0]]);
    walk.step(text, vec![walk.preview(first, &written)]);
    let heard = walk.play(first);
    walk.step(words.walk_play.with([KEYS[0]]), heard);

    let (second, written) = walk.mv(1);
    let heard = walk.play(second);
    walk.step(words.walk_type.with([TO_BOX, &written]), heard);

    let (third, written) = walk.mv(2);
    let from = third.cell();
    let mut heard = vec![walk.cell(from), walk.preview(third, &written)];
    heard.extend(walk.play(third));
    let text = words.walk_back.with([&from.to_string(), KEYS[1]]);
    walk.step(text, heard);

    walk.ask(Question::Last);
    walk.ask(Question::Score);
    let plies = walk.session.game().plies();
    walk.session.handle(Event::GoTo(plies - 1), 0);
    let heard = now(lang, &walk.session, notation).into_iter().collect();
    let text = words.walk_review.with([TO_BOX, word(lang, Order::Back)]);
    walk.step(text, heard);
    walk.step(words.walk_kept.with([main.common.games]), Vec::new());
    walk.steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_of_the_walk_is_played_to_its_end() {
        for lang in Lang::ALL {
            let mut game = game().expect("a game");
            for text in WALK_MOVES {
                let mv = Notation::AbaPro.read(game.live(), text).expect("a move");
                game.play(mv).expect("legal");
            }
            let outcome = game.outcome().expect("it is over");
            let steps = walk(lang, Notation::AbaPro);
            let told = over(lang, &Session::new(game), outcome);
            assert!(steps[7].hear.contains(&told), "{:?}", steps[7]);
        }
    }

    #[test]
    fn the_walk_says_what_is_heard() {
        let steps = walk(Lang::En, Notation::AbaPro);
        let hear: Vec<Vec<&str>> = steps
            .iter()
            .map(|step| step.hear.iter().map(String::as_str).collect())
            .collect();
        assert_eq!(hear[2], ["e5, empty", "Black to move"]);
        assert_eq!(hear[4], ["Preview: a2a3, press again to play"]);
        assert_eq!(hear[5], ["Black plays a2a3.", "White to move"]);
        assert_eq!(
            hear[6],
            ["White plays a5a4, 2 marbles, pushes one.", "Black to move"]
        );
        assert_eq!(
            hear[7],
            [
                "c3, black marble",
                "Preview: c3b3, 2 marbles, pushes one, ejects one, press again to play",
                "Black plays c3b3, 2 marbles, pushes one, ejects one.",
                "Black wins. One marble ejected.",
            ]
        );
        assert_eq!(hear[9], ["Black 1 of 1, White 0 of 1."]);
        assert_eq!(
            hear[10],
            ["Looking at move 2 of 3. White plays a5a4, 2 marbles, pushes one."]
        );
    }
}
