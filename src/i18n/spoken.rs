//! What happens on the board, put into words for people who listen.

use super::lang::Lang;
use super::words::colour;
use crate::rules::{Colour, Direction, Position};
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
    if cell.ball {
        text.push_str(", ");
        text.push_str(words.carries_ball);
    }
    if let Some((number, of)) = cell.selected {
        text.push_str(", ");
        text.push_str(
            &words
                .selected
                .with([&lang.number(number.into()), &lang.number(of.into())]),
        );
    }
    if cell.triangle {
        text.push_str(", ");
        text.push_str(words.triangle);
    }
    text
}

/// How many marbles a move takes along, for those who do not see it: ", 3 marbles";
/// nothing for one.
pub fn group(lang: Lang, mv: &MoveSpeech) -> String {
    match mv.group {
        0 | 1 => String::new(),
        several => {
            let marbles = lang.messages().table.marbles;
            [", ", &lang.count(marbles, several.into())].concat()
        }
    }
}

/// What a move does besides moving: ", pushes 2, ejects one"; nothing for a
/// plain move. Where it is not plain whose they are, with colours: ", pushes 2
/// (White, Red), ejects one (Red)".
pub fn consequences(lang: Lang, mv: &MoveSpeech) -> String {
    let words = &lang.messages().speech;
    let mut text = String::new();
    let coloured = |text: &mut String, which: u8| {
        let mut border = " (";
        for one in Colour::ALL {
            if which >> one.index() & 1 == 1 {
                text.push_str(border);
                text.push_str(colour(lang, one));
                border = ", ";
            }
        }
        if border == ", " {
            text.push(')');
        }
    };
    if mv.pushes > 0 {
        text.push_str(", ");
        text.push_str(&lang.count(words.pushes, mv.pushes.into()));
        coloured(&mut text, mv.pushed);
    }
    if let Some(one) = mv.ejects {
        text.push_str(", ");
        text.push_str(words.ejects);
        coloured(&mut text, mv.pushed & 1 << one.index());
    }
    for (falls, whose) in mv.falls.into_iter().zip(Colour::ALL) {
        if falls {
            text.push_str(", ");
            text.push_str(&if whose == mv.mover {
                words.own_ball_falls.to_owned()
            } else {
                words.ball_falls.with([colour(lang, whose)])
            });
        }
    }
    text
}

/// The name of the board: what is to be known besides the marbles on it.
pub fn board_name(lang: Lang, position: &Position) -> String {
    let words = &lang.messages().speech;
    let mut text = lang.messages().play.board.to_owned();
    let mut add = |part: &str| {
        text.push_str(". ");
        text.push_str(part);
    };
    for &one in position.rules().seating.colours() {
        let left = position.in_hand(one);
        if left > 0 {
            let number = lang.number(left.into());
            add(&words.in_hand.with([colour(lang, one), &number]));
        }
    }
    for (side, whose) in position.rules().all_sides().zip(Colour::ALL) {
        let mut cells = String::new();
        for cell in position.ball(side) {
            if !cells.is_empty() {
                cells.push(' ');
            }
            cells.push_str(&cell.to_string());
        }
        if !cells.is_empty() {
            add(&words.ball_rests.with([colour(lang, whose), &cells]));
        }
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
            text.push_str(&group(lang, mv));
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
    use crate::rules::{Cell, CellSet, Move, Rules, TurnMode, layout};

    #[test]
    fn cells_are_named_as_they_are_seen() {
        let cell = |marble, selected| CellSpeech {
            cell: Cell::CENTRE,
            marble,
            selected,
            triangle: false,
            ball: false,
        };
        let name = |speech| cell_name(Lang::En, speech);
        assert_eq!(name(cell(None, None)), "e5, empty");
        assert_eq!(
            name(cell(Some(Colour::Black), Some((2, 3)))),
            "e5, black marble, selected 2 of 3"
        );
    }

    #[test]
    fn balls_are_told_with_whose_they_are() {
        let rules = Rules {
            balls: true,
            turn: TurnMode::OtherOwn,
            full_first_turn: true,
            ..Rules::default()
        };
        let start = layout("standard").unwrap().position_under(rules);
        let name = board_name(Lang::En, &start);
        assert!(name.starts_with("Board. Black’s ball rests on "), "{name}");
        for cell in ["b3", "b4", "c4"] {
            assert!(name.contains(cell));
        }
        let ball = CellSpeech::new(&start, CellSet::EMPTY, "b3".parse().unwrap());
        assert_eq!(
            cell_name(Lang::En, ball),
            "b3, black marble, carries the ball"
        );
        let drop = Move::inline("g7".parse().unwrap(), Direction::SouthWest);
        let drop = MoveSpeech::new(&start, drop);
        assert!(!drop.drops_own_ball());
        assert_eq!(consequences(Lang::En, &drop), "");
        let drop = Move::inline("i6".parse().unwrap(), Direction::SouthEast);
        let drop = MoveSpeech::new(&start, drop);
        assert_eq!(consequences(Lang::En, &drop), ", White’s ball falls");
    }

    #[test]
    fn a_preview_says_what_would_happen_and_how_to_play_it() {
        let mv = MoveSpeech {
            mv: Move::inline(Cell::CENTRE, Direction::East),
            mover: Colour::Black,
            group: 3,
            pushes: 2,
            pushed: 0,
            ejects: Some(Colour::White),
            falls: [false; 2],
        };
        let told = |mv| announcement(Lang::En, &Announcement::Preview(mv), "e5e6");
        assert_eq!(
            told(mv),
            "Preview: e5e6, 3 marbles, pushes 2, ejects one, press again to play"
        );
        let among_many = MoveSpeech {
            pushed: 1 << Colour::White.index() | 1 << Colour::Red.index(),
            ..mv
        };
        assert_eq!(
            told(among_many),
            "Preview: e5e6, 3 marbles, pushes 2 (White, Red), ejects one (White), press again to play"
        );
        let ways = [Direction::NorthEast, Direction::NorthWest];
        for lang in Lang::ALL {
            let told = announcement(lang, &Announcement::WhichWay(ways), "");
            assert!(told.contains(lang.messages().speech.directions[1]));
        }
    }
}
