//! The picture as SVG text. Colours are CSS variables with fallbacks, so that
//! the same text is drawn by a page's style sheet and stands alone in a file.

mod definitions;
mod layers;
mod stand_alone;

pub use definitions::{definitions, marble_symbol};
pub use layers::{above, beside, labels, marble_class, under};
pub use stand_alone::{picture, thumbnail_marbles};

use super::frame::{HALF_HEIGHT, HALF_WIDTH};

/// The `viewBox` of every picture of a board.
pub fn view_box() -> String {
    format!(
        "{} {} {} {}",
        -HALF_WIDTH,
        -HALF_HEIGHT,
        2.0 * HALF_WIDTH,
        2.0 * HALF_HEIGHT
    )
}
