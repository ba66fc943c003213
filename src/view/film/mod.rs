//! Games as moving pictures: GIF files, drawn without a browser.
//!
//! | to find out | look in |
//! |---|---|
//! | which picture follows which, and how long each is seen | `reel` |
//! | how a picture is put together | `paint` |
//! | how discs, lines and letters become pixels | `raster`, `glyphs` |
//! | which 256 colours a file has | `palette` |
//!
//! A frame holds only what is not as in the frame before it, so that a long game
//! stays a small file.

mod glyphs;
mod paint;
mod palette;
mod raster;
mod reel;

pub use reel::{FILM_WIDTHS, Film, FilmStyle, NoFilm};
