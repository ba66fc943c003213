//! Rules put into words.

use super::lang::Lang;
use super::table::side_name;
use super::text::Text;
use crate::notation::MoveFault;
use crate::rules::{Cell, Colour, Illegal, Outcome, Reason, Rules, Side};

/// A colour standing alone or at the beginning of a sentence.
pub fn colour(lang: Lang, colour: Colour) -> &'static str {
    lang.messages().common.colours_alone[colour.index()]
}

/// Why a move is not legal.
pub fn illegal(lang: Lang, reason: Illegal) -> String {
    let words = &lang.messages().reason;
    let at = |text: Text<1>, cell: Cell| text.with([&cell.to_string()]);
    match reason {
        Illegal::GameOver => words.game_over.to_owned(),
        Illegal::NoGroup => words.no_group.to_owned(),
        Illegal::NotYours { cell } => at(words.not_yours, cell),
        Illegal::OtherColourNow => words.other_colour_now.to_owned(),
        Illegal::TooMany => words.too_many.to_owned(),
        Illegal::OwnOffBoard { cell } => at(words.own_off_board, cell),
        Illegal::NotStronger { own, theirs } => words
            .not_stronger
            .with([&lang.number(own.into()), &lang.number(theirs.into())]),
        Illegal::Sandwich { cell } => at(words.sandwich, cell),
        Illegal::Occupied { cell } => at(words.occupied, cell),
        Illegal::Taken { cell } => at(words.taken, cell),
        Illegal::PartnersOnlyPush => words.partners_only_push.to_owned(),
        Illegal::NoTriangles => words.no_triangles.to_owned(),
        Illegal::PlaceFirst => words.place_first.to_owned(),
        Illegal::NothingToPlace => words.nothing_to_place.to_owned(),
    }
}

/// What is wrong with the text of a move.
pub fn move_fault(lang: Lang, fault: &MoveFault) -> String {
    let words = &lang.messages().command.fault;
    let pair = |text: Text<2>, a: Cell, b: Cell| text.with([&a.to_string(), &b.to_string()]);
    match fault {
        MoveFault::Shape => words.shape.to_owned(),
        MoveFault::NoSuchCell(name) => words.no_cell.with([name]),
        MoveFault::NotNeighbours { from, to } => pair(words.not_neighbours, *from, *to),
        MoveFault::NoLine { from, to } => pair(words.no_line, *from, *to),
        MoveFault::Along => words.along.to_owned(),
        MoveFault::NoTriangle => words.no_triangle.to_owned(),
        MoveFault::LandsOn(cell) => words.lands_on.with([&cell.to_string()]),
        MoveFault::NoSuchMove => words.no_such_move.to_owned(),
        MoveFault::Illegal(why) => illegal(lang, *why),
        MoveFault::Ambiguous(_) => words.ambiguous.to_owned(),
        MoveFault::BoardNumber => words.board_number.to_owned(),
        MoveFault::OtherBoard => words.other_board.to_owned(),
    }
}

/// Who has won, for an onlooker (`me` none) or for the player of a side.
pub fn verdict(lang: Lang, outcome: Outcome, rules: &Rules, me: Option<Side>) -> String {
    let words = &lang.messages().end;
    match (outcome.winner, me) {
        (None, _) => words.draw.to_owned(),
        (Some(winner), Some(me)) if winner == me => words.you_win.to_owned(),
        (Some(_), Some(_)) => words.you_lose.to_owned(),
        (Some(winner), None) => has_won(lang, rules, winner),
    }
}

/// A side has won, for an onlooker.
pub fn has_won(lang: Lang, rules: &Rules, side: Side) -> String {
    let several = rules.has_teams() && rules.seating.has_partners_marbles();
    let text = if several {
        lang.messages().table.win
    } else {
        lang.messages().end.wins
    };
    text.with([&side_name(lang, rules, side)])
}

/// What ended the game; `points` are the winner's.
pub fn ending(lang: Lang, reason: Reason, points: u8) -> String {
    let words = &lang.messages().end;
    match reason {
        Reason::Target => lang.count(words.by_target, points.into()),
        Reason::Ball => words.by_ball.to_owned(),
        Reason::Stuck => words.by_stuck.to_owned(),
        Reason::Repetition => words.by_repetition.to_owned(),
        Reason::Quiet => words.by_quiet.to_owned(),
        Reason::Resignation => words.by_resignation.to_owned(),
        Reason::Time => words.by_time.to_owned(),
        Reason::TimeLimit => words.by_time_limit.to_owned(),
        Reason::Boards => words.by_boards.to_owned(),
        Reason::Agreement => words.by_agreement.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seating;

    #[test]
    fn reasons_read_like_sentences() {
        let pac = Illegal::NotStronger { own: 3, theirs: 3 };
        assert_eq!(illegal(Lang::En, pac), "3 cannot push 3");
        assert_eq!(illegal(Lang::Fr, pac), "Avec 3, on ne pousse pas 3");
        let off = Illegal::OwnOffBoard { cell: Cell::CENTRE };
        assert_eq!(
            illegal(Lang::En, off),
            "Your marble on e5 would leave the board"
        );
    }

    #[test]
    fn the_end_is_told_from_where_one_sits() {
        let rules = Rules::new(Seating::Two);
        let outcome = Outcome {
            winner: Some(Side(1)),
            reason: Reason::Target,
        };
        let told = |me| verdict(Lang::En, outcome, &rules, me);
        assert_eq!(told(None), "White wins");
        assert_eq!(told(Some(Side(1))), "You win!");
        assert_eq!(told(Some(Side(0))), "You lose");
        assert_eq!(ending(Lang::En, Reason::Target, 6), "6 marbles ejected");
        let teams = Rules::new(Seating::Four);
        assert_eq!(
            verdict(Lang::En, outcome, &teams, None),
            "White and Blue win"
        );
    }
}
