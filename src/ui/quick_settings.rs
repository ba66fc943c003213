//! The settings that one may want during a game: in the settings and in the menu
//! of the game, that is in both programs.

use super::dom::{El, el};
use super::speaks::Speaks;
use super::widgets::{Choice, choices, switch};
use crate::notation::Notation;
use crate::storage::MoveStyle;
use std::rc::Rc;

/// The choice between the two notations.
pub fn notations<C: Speaks>(app: C) -> El {
    let option = |style: MoveStyle, notation: Notation| Choice {
        label: vec![el("span").text(notation.name())],
        chosen: Rc::new(move || app.settings().with(|s| s.moves == style)),
        take: Box::new(move || app.choose(|s| s.moves = style)),
    };
    let options = vec![
        option(MoveStyle::AbaPro, Notation::AbaPro),
        option(MoveStyle::Nacre, Notation::Nacre),
    ];
    choices(app, "notation", |m| C::shared(m).settings.notation, options)
}

/// Whether letters and digits stand round the board.
pub fn coordinates<C: Speaks>(app: C) -> El {
    switch(
        app,
        |m| C::shared(m).settings.coordinates,
        |m| C::shared(m).settings.coordinates_note,
        |app| app.settings().with(|s| s.coordinates),
        |app, on| app.choose(|s| s.coordinates = on),
    )
}
