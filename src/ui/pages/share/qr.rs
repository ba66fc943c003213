//! A text as a code that cameras read.

use crate::ui::dom::{El, svg};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// White modules round the code, as its standard asks.
const QUIET: i32 = 4;

/// The code; nothing when the text is too long for one.
pub fn code(text: &str) -> Option<El> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    let whole = (size + 2 * QUIET).to_string();
    let picture = svg("svg")
        .class("qr")
        .attr("viewBox", &["0 0 ", &whole, " ", &whole].concat())
        .attr("shape-rendering", "crispEdges")
        .attr("role", "img")
        .child(
            svg("rect")
                .attr("width", &whole)
                .attr("height", &whole)
                .attr("fill", "#fff"),
        )
        .child(svg("path").attr("d", &path).attr("fill", "#000"));
    Some(picture)
}
