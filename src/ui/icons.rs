//! The icons: own drawings, one path each, on a grid of 24.

use super::dom::{El, svg};

pub const NEW: &str = "M12 5v14M5 12h14";
pub const BOARD: &str = "M7.5 4.5h9l4.5 7.5-4.5 7.5h-9L3 12z";
pub const MINUS: &str = "M5 12h14";
pub const GAMES: &str = "M4 6h16M4 12h16M4 18h10";
pub const SETTINGS: &str = "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4";
pub const HELP: &str = "M9.2 9.2a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2.1M12 17.4v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z";
pub const RULES: &str =
    "M12 6.5C10.5 5 8 4.5 4 4.5v14c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2v-14c-4 0-6.5.5-8 2zM12 6.5v14";
pub const UNDO: &str = "M8.5 5.5 4 10l4.5 4.5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3";
pub const REDO: &str = "M15.5 5.5 20 10l-4.5 4.5M19.5 10H10a5.5 5.5 0 0 0 0 11h3";
pub const HINT: &str = "M9.5 17.5h5M10 20.5h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2h5c0-.8.4-1.4 1.1-2A6 6 0 0 0 12 3z";
pub const FLIP: &str = "M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5";
pub const TURN_LEFT: &str = "M4 5v5h5M4.6 10a8 8 0 1 1-.2 5.2";
pub const TURN_RIGHT: &str = "M20 5v5h-5M19.4 10a8 8 0 1 0 .2 5.2";
pub const MORE: &str = "M5.5 11.5h1v1h-1zM11.5 11.5h1v1h-1zM17.5 11.5h1v1h-1z";
pub const FIRST: &str = "M17.5 6 11 12l6.5 6M7 6v12";
pub const PREVIOUS: &str = "M14.5 6 8 12l6.5 6";
pub const NEXT: &str = "M9.5 6l6.5 6-6.5 6";
pub const LAST: &str = "M6.5 6l6.5 6-6.5 6M17 6v12";
pub const RESIGN: &str = "M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6";
pub const DRAW: &str = "M6 9.5h12M6 14.5h12";
pub const PAUSE: &str = "M9 6v12M15 6v12";
pub const RESUME: &str = "M8 5.5v13l10.5-6.5z";
pub const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub const TRASH: &str = "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5";
pub const RENAME: &str = "M5 19l.8-3.8L16 5l3 3L8.8 18.2zM13.5 7.5l3 3";
pub const EXPORT: &str = "M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14";
pub const SHARE: &str = "M8 10H5v10h14V10h-3M12 15V4M8 7.5 12 3.5l4 4";
pub const PRESENT: &str = "M4 4.5h16v11H4zM12 15.5V20M8.5 20h7";
pub const IMPORT: &str = "M12 15V4M7.5 8.5 12 4l4.5 4.5M5 20h14";
pub const COPY: &str = "M9 9h11v11H9zM15 9V4H4v11h5";
pub const OPEN: &str = "M9 6l6.5 6L9 18";
pub const FOLDER: &str = "M4 6.5h6l2 2.5h8v9.5H4z";
pub const REMATCH: &str =
    "M4 11a8 8 0 0 1 14-4.5L20 9M20 4v5h-5M20 13a8 8 0 0 1-14 4.5L4 15M4 20v-5h5";
pub const REVIEW: &str = "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";

/// An icon; what it means is said by the control that it stands in.
pub fn icon(path: &'static str) -> El {
    svg("svg")
        .class("icon")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(svg("path").attr("d", path))
}

/// The sign of the program: three marbles on a board.
pub fn sign() -> El {
    let marble = |class: &str, x: &str, y: &str| {
        svg("circle")
            .class(class)
            .attr("cx", x)
            .attr("cy", y)
            .attr("r", "5")
    };
    svg("svg")
        .attr("viewBox", "0 0 32 32")
        .attr("aria-hidden", "true")
        .child(
            svg("path")
                .class("sign-board")
                .attr("d", "M9 3h14l7 13-7 13H9L2 16z"),
        )
        .child(marble("sign-light", "20.5", "11.5"))
        .child(marble("sign-dark", "11", "16.5"))
        .child(marble("sign-accent", "20.5", "21.5"))
}
