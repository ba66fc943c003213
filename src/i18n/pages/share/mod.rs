//! What the screens say that hand a game on: links, pictures, printed pages, code
//! for other pages, and the board for a lecture.

mod picture;

use super::{Counted, Text};
use crate::i18n::told::told;

pub use picture::{PictureWords, picture_words};

type S = &'static str;

told! {
    /// Everything about handing a game on.
    pub struct Share {
        /// The parts of the screen: link, picture, print, embed.
        pub parts: S,
        pub part: [S; 4],
        pub unreadable: S,
        pub copy: S,
        pub copied: S,
        pub not_copied: S,
        pub present: S,
        pub link: ShareLink,
        pub image: ShareImage,
        pub film: ShareFilm,
        pub print: SharePrint,
        pub embed: ShareEmbed,
        pub presentation: Presentation,
        pub picture: PictureWords,
    }
}

told! {
    /// The part with the link.
    pub struct ShareLink {
        pub what: S,
        /// Game, position, set-up, task.
        pub kinds: [S; 4],
        /// What each is.
        pub notes: [S; 4],
        pub no_task: S,
        pub address: S,
        pub length: Counted,
        pub send: S,
        pub qr: S,
        /// The picture of the code, for people who do not see it.
        pub qr_name: S,
        pub too_long: S,
    }
}

told! {
    /// The part with the picture.
    pub struct ShareImage {
        pub look: S,
        /// Light wood, dark wood, black and white.
        pub looks: [S; 3],
        /// As the board on the page.
        pub own_look: S,
        pub show: S,
        pub coordinates: S,
        pub last: S,
        pub gutter: S,
        pub ground: S,
        pub drawing: S,
        pub drawing_note: S,
        pub drawing_wrong: Text<1>,
        pub size: S,
        /// So many pixels.
        pub pixels: Text<1>,
        pub svg: S,
        pub png: S,
        pub failed: S,
    }
}

told! {
    /// The part with the moving picture.
    pub struct ShareFilm {
        pub title: S,
        pub note: S,
        pub from: S,
        pub to: S,
        pub speed: S,
        /// Slow, normal, fast.
        pub speeds: [S; 3],
        pub make: S,
        pub stop: S,
        /// So many of so many positions.
        pub progress: Text<2>,
        pub save: S,
        /// Size in kilobytes.
        pub done: Text<1>,
        /// The picture itself, for people who do not see it.
        pub name: S,
        pub no_moves: S,
    }
}

told! {
    /// The part with the printed pages.
    pub struct SharePrint {
        pub title: S,
        pub lines: S,
        pub lines_note: S,
        pub add_this: S,
        pub add_all: S,
        pub every: S,
        pub per_page: S,
        pub print: S,
        pub preview: S,
        /// Page of pages.
        pub page: Text<2>,
        /// Line and reason.
        pub wrong: Text<2>,
        pub no_such_ply: S,
        pub nothing: S,
        pub start: S,
        /// After this move.
        pub after: Text<1>,
        pub too_many: Counted,
    }
}

told! {
    /// The part with the code for other pages.
    pub struct ShareEmbed {
        pub note: S,
        pub what: S,
        /// Position, game, analysis, against the computer, task.
        pub modes: [S; 5],
        pub ground: S,
        /// Like the reader's system, light, dark.
        pub grounds: [S; 3],
        pub controls: S,
        pub sound: S,
        pub level: S,
        pub width: S,
        pub element: S,
        pub element_note: S,
        pub frame: S,
        pub frame_note: S,
        pub preview: S,
    }
}

told! {
    /// The board for a lecture.
    pub struct Presentation {
        pub ink: S,
        /// Green, red, blue, yellow: name and form.
        pub inks: [S; 4],
        pub undo: S,
        pub clear: S,
        pub first: S,
        pub back: S,
        pub next: S,
        pub last: S,
        pub flip: S,
        pub tools: S,
        /// The board: how to draw on it.
        pub board: S,
        /// Move of moves, and how it is written.
        pub at: Text<3>,
        pub start: S,
        pub drawn_mark: Text<2>,
        pub drawn_arrow: Text<3>,
        pub wiped_mark: Text<2>,
        pub wiped_arrow: Text<3>,
        pub from_here: Text<1>,
        pub full_screen: S,
        pub hide: S,
    }
}
