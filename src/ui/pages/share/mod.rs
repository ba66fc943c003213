//! Ways to hand a game on: a link, a picture, printed pages, code for a page of
//! somebody's own.
//!
//! | to find out | look in |
//! |---|---|
//! | links, and how they are sent | `link`, `qr` |
//! | pictures that stand still, and that move | `image`, `film` |
//! | printed pages | `print` |
//! | boards on other pages | `embed` |
//! | the clipboard, files and the browser's own way to share | `hand` |

mod embed;
mod film;
mod hand;
mod image;
mod link;
mod print;
mod qr;

use super::Pages;
use super::controls::{Opt, options};
use crate::between::read_shown;
use crate::game::Game;
use crate::link::LinkKind;
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Root;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::worded;
use crate::view::Orientation;
use leptos::reactive::graph::untrack;

pub use hand::{call, can_send, property, settle};

/// What the screen keeps while the page lives.
#[derive(Clone, Copy)]
pub struct Share {
    /// The game, its cursor where it is shown.
    pub game: Root<Option<Game>>,
    /// Which way round.
    pub orientation: Root<Orientation>,
    /// The part that is open.
    part: Root<usize>,
    kind: Root<LinkKind>,
    image: Root<image::Choice>,
    film: Root<film::Choice>,
    print: Root<print::Choice>,
    embed: Root<embed::Choice>,
}

/// The parts, in the order of their names.
const PARTS: [fn(Pages) -> Vec<El>; 4] = [
    link::contents,
    image::contents,
    print::contents,
    embed::contents,
];

impl Share {
    /// Nothing to share yet.
    pub fn new() -> Share {
        Share {
            game: Root::new(None),
            orientation: Root::new(Orientation::USUAL),
            part: Root::new(0),
            kind: Root::new(LinkKind::Game),
            image: Root::new(image::Choice::default()),
            film: Root::new(film::Choice::default()),
            print: Root::new(print::Choice::default()),
            embed: Root::new(embed::Choice::default()),
        }
    }

    /// Takes the game as the game's program shows it.
    pub fn take(self, with: &str) {
        let (ply, sixths, record) = read_shown(with);
        let game = Game::read_record(record).ok().map(|mut game| {
            game.go_to_ply(ply);
            game
        });
        self.orientation.set(Orientation::turned_by(sixths));
        self.game.set(game);
        self.film.update(film::Choice::new_game);
    }

    /// Looks at the game, if there is one, and follows it.
    fn with_game<R>(self, look: impl FnOnce(&Game) -> R) -> Option<R> {
        self.game.with(|game| game.as_ref().map(look))
    }
}

/// What the screen holds.
pub fn contents(pages: Pages, with: &str) -> Vec<El> {
    let share = pages.share;
    share.take(with);
    let part = move |number: usize| {
        Opt::new(
            move || Text::Borrowed(pages.words().share.part[number]),
            move || share.part.get() == number,
            move || share.part.set(number),
        )
    };
    let parts = (0..PARTS.len()).map(part).collect();
    let chooser = options(pages, "share-part", |m| m.share.parts, parts).class("section parts");
    let panel = move || {
        let number = share.part.get();
        untrack(|| match share.game.peek(Option::is_some) {
            true => PARTS.get(number).map_or_else(Vec::new, |part| part(pages)),
            false => vec![worded(pages, "p", "note", |m| m.share.unreadable)],
        })
    };
    let body = el("div")
        .class("dialog-body share")
        .child(chooser)
        .child(el("div").class("share-part").region(panel));
    vec![body]
}
