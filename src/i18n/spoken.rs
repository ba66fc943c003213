//! What happens on the board, put into words for people who listen.

use super::lang::Lang;
use crate::rules::Direction;
use crate::view::{Announcement, CellSpeech, MoveSpeech};

/// The name of a cell in the grid: "c5, black marble, selected 2 of 3".
pub fn cell_name(lang: Lang, cell: CellSpeech) -> String {
    let words = &lang.messages().speech;
    let name = cell.cell.to_string();
    let mut text = match cell.marble {
        Some(colour) => {
            let colour = lang.messages().common.colours[colour.index()];
            words.marble_cell.with([&name, colour])
        }
        None => words.empty_cell.with([&name]),
    };
    if let Some((number, of)) = cell.selected {
        text.push_str(", ");
        text.push_str(
            &words
                .selected
                .with([&lang.number(number.into()), &lang.number(of.into())]),
        );
    }
    text
}

/// What a move does besides moving: ", pushes 2, ejects one"; nothing for a
/// plain move.
pub fn consequences(lang: Lang, mv: &MoveSpeech) -> String {
    let words = &lang.messages().speech;
    let mut text = String::new();
    if mv.pushes > 0 {
        text.push_str(", ");
        text.push_str(&lang.count(words.pushes, mv.pushes.into()));
    }
    if mv.ejects.is_some() {
        text.push_str(", ");
        text.push_str(words.ejects);
    }
    text
}

/// Something that happened; `written` is the move it is about, in the player's
/// notation.
pub fn announcement(lang: Lang, what: &Announcement, written: &str) -> String {
    let words = &lang.messages().speech;
    match what {
        Announcement::Cell(cell) => cell_name(lang, *cell),
        Announcement::Deselected => words.deselected.to_owned(),
        Announcement::Preview(mv) => {
            let mut text = words.previews.with([written]);
            text.push_str(&consequences(lang, mv));
            text.push_str(", ");
            text.push_str(words.press_again);
            text
        }
        Announcement::WhichWay(ways) => {
            let name = |way: Direction| words.directions[way.index()];
            let [one, other] = ways.map(name);
            [words.which_way, " (", one, ", ", other, ")"].concat()
        }
        Announcement::NotNow => lang.messages().reason.not_now.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, Colour, Move};

    #[test]
    fn cells_are_named_as_they_are_seen() {
        let cell = |marble, selected| CellSpeech {
            cell: Cell::CENTRE,
            marble,
            selected,
        };
        let name = |speech| cell_name(Lang::En, speech);
        assert_eq!(name(cell(None, None)), "e5, empty");
        assert_eq!(
            name(cell(Some(Colour::Black), Some((2, 3)))),
            "e5, black marble, selected 2 of 3"
        );
    }

    #[test]
    fn a_preview_says_what_would_happen_and_how_to_play_it() {
        let mv = MoveSpeech {
            mv: Move::inline(Cell::CENTRE, Direction::East),
            mover: Colour::Black,
            group: 3,
            pushes: 2,
            ejects: Some(Colour::White),
        };
        let told = announcement(Lang::En, &Announcement::Preview(mv), "e5e6");
        assert_eq!(
            told,
            "Preview: e5e6, pushes 2, ejects one, press again to play"
        );
        let ways = [Direction::NorthEast, Direction::NorthWest];
        for lang in Lang::ALL {
            let told = announcement(lang, &Announcement::WhichWay(ways), "");
            assert!(told.contains(lang.messages().speech.directions[1]));
        }
    }
}
