//! The picture as SVG text. Colours are CSS variables with fallbacks, so that
//! the same text is drawn by a page's style sheet and stands alone in a file.

mod definitions;
mod layers;
mod paper;
mod picture;
mod resolve;
mod thumbnail;

pub use definitions::{ball_symbol, definitions, marble_symbol};
pub use definitions::{rim as marble_rim, shades as marble_shades};
pub use layers::{above, beside, labels, marble_class, transform, under};
pub use picture::{Look, PictureBoard, PictureStyle, picture, picture_size};
pub use resolve::Colours;
pub use thumbnail::thumbnail;

use super::frame::{HALF_HEIGHT, HALF_WIDTH, whole};

/// The `viewBox` of every picture of a board.
pub fn view_box() -> String {
    format!(
        "{} {} {} {}",
        whole(-HALF_WIDTH),
        whole(-HALF_HEIGHT),
        whole(2.0 * HALF_WIDTH),
        whole(2.0 * HALF_HEIGHT)
    )
}
