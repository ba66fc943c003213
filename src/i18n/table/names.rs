//! What seats, sides and players are called.

use crate::game::Player;
use crate::i18n::{Lang, colour};
use crate::rules::{Rules, Seat, Seating, Side};

/// A seat by its colour, with a number where several share it: "Black 2".
pub fn seat_colour(lang: Lang, seating: Seating, seat: Seat) -> String {
    let name = colour(lang, seating.colour(seat));
    let colours = seating.colours().len();
    if colours == seating.seats() {
        return name.to_owned();
    }
    let number = seat.index() / colours + 1;
    let number = lang.number(number as u64);
    lang.messages().table.seat_number.with([name, &number])
}

/// A side by the colours of its seats: "White and Blue".
pub fn side_name(lang: Lang, rules: &Rules, side: Side) -> String {
    let words = &lang.messages().table;
    let mut colours = Vec::new();
    for seat in rules.seats_of(side) {
        let colour = rules.seating.colour(seat);
        if !colours.contains(&colour) {
            colours.push(colour);
        }
    }
    let Some((&last, before)) = colours.split_last() else {
        return String::new();
    };
    let last = colour(lang, last);
    let all = before.iter().map(|&one| colour(lang, one).to_owned());
    let all = all.reduce(|list, one| words.comma.with([&list, &one]));
    match all {
        Some(list) => words.and.with([&list, last]),
        None => last.to_owned(),
    }
}

/// A player's name: the person's own, or what he is. One person among computers
/// is "you"; several without names go by their colours.
pub fn player_name(lang: Lang, player: &Player, alone: bool, plays: &str) -> String {
    let words = &lang.messages().common;
    match player {
        Player::Computer { level } => words.computer_level.with([&lang.number((*level).into())]),
        Player::Human { .. } if alone && player.typed_name().is_empty() => words.you.to_owned(),
        _ if player.typed_name().is_empty() => plays.to_owned(),
        _ => player.typed_name().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_that_share_a_colour_are_numbered() {
        let named = |seating, seat| seat_colour(Lang::En, seating, Seat(seat));
        assert_eq!(named(Seating::Six, 5), "Green");
        assert_eq!(named(Seating::SharedColours, 0), "Black 1");
        assert_eq!(named(Seating::TwoBoards, 3), "White 2");
    }

    #[test]
    fn sides_are_called_by_their_colours() {
        let named = |lang, seating, side| side_name(lang, &Rules::new(seating), Side(side));
        assert_eq!(named(Lang::En, Seating::Two, 1), "White");
        assert_eq!(named(Lang::En, Seating::Four, 1), "White and Blue");
        assert_eq!(named(Lang::Fr, Seating::Six, 0), "Noir, Rouge et Jaune");
        assert_eq!(named(Lang::En, Seating::SharedColours, 0), "Black");
    }
}
