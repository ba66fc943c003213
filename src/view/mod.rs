//! Everything about the board that a screen is not needed for: where cells lie,
//! what a gesture means, what is drawn, how it moves and what is said. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | where a cell is on the screen, under any turn of the board | `geometry` |
//! | how the board round the cells is shaped | `frame` |
//! | where ejected marbles lie, and those still to be placed | `piles` |
//! | who sits above and who below the board | `plates` |
//! | what taps, drags and keys mean | `gesture` |
//! | what is drawn | `scene`, `ghosts` |
//! | where the neutral balls rest | `balls` |
//! | which marble is which after a move | `tracks` |
//! | how marbles get from one picture to the next | `animation` |
//! | what somebody draws on a board to explain it | `drawing` |
//! | a game as a moving picture | `film` |
//! | which part of a board with few marbles is worth a look | `crop` |
//! | the same as SVG text, thumbnails, files | `svg` |
//! | which diagrams a printed sheet has | `sheet` |
//! | what a screen reader is told | `speech` |

mod animation;
mod balls;
mod crop;
mod cue;
mod drawing;
mod film;
mod frame;
mod geometry;
mod gesture;
mod ghosts;
mod piles;
mod plates;
mod scene;
mod sheet;
mod speech;
pub mod svg;
mod tracks;

pub use animation::{Motion, MotionKind, Pace, motions};
pub use balls::{ball_on, falling};
pub use crop::Crop;
pub use cue::Cue;
pub use drawing::{Drawing, Ink, NoSuchStroke, Slate, Stroke, drawn};
pub use film::{FILM_WIDTHS, Film, FilmStyle, NoFilm};
pub use frame::{
    GUTTER_INNER, GUTTER_MARBLE_RADIUS, GUTTER_OUTER, HALF_HEIGHT, HALF_WIDTH, MARBLE_RADIUS,
    OUTLINE, RoundHexagon, is_off, over_the_edge, roll, whole,
};
pub use geometry::{
    Arrow, Orientation, Point, ROW_HEIGHT, SPACING, middle, screen_step, sector, spot_point, walk,
};
pub use gesture::{Action, Aim, BoardInput, Capabilities, Event, Gesture, Key, PointerKind};
pub use ghosts::{Ghost, GhostKind};
pub use piles::Pile;
pub use plates::Plates;
pub use scene::{
    ArrowKind, Label, LastMove, MarbleState, Scene, SceneArrow, SceneInput, SceneMarble, ScenePile,
    Target, arrow_line, coordinates,
};
pub use sheet::{Diagram, MOST_DIAGRAMS, SheetFault, read_sheet};
pub use speech::{Announcement, CellSpeech, MoveSpeech};
pub use tracks::{MarbleId, Place, Tracked, Tracks};
