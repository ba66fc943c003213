//! What is wrong with a file of games, put into words.

use super::problem;
use crate::i18n::{Lang, move_fault};
use crate::notation::{RecordError, RecordFault};

/// Why a game of a file cannot be read, with its place: "game 2, line 14, move 7,
/// at “a1b5”: a1 and b5 are not neighbours".
pub fn record_error(lang: Lang, error: &RecordError) -> String {
    let words = &lang.pages().import;
    let number = |n: usize| lang.number(n as u64);
    let fault = record_fault(lang, &error.fault);
    // Where no notation fits, the place is where the likeliest one failed.
    let error = match &error.fault {
        RecordFault::NoNotationFits { aba_pro, .. } => aba_pro,
        _ => error,
    };
    let mut text = words.error_game.with([&number(error.game)]);
    let mut place = |place: String| {
        text.push_str(", ");
        text.push_str(&place);
    };
    place(words.error_line.with([&number(error.line)]));
    if let Some(ply) = error.ply {
        place(words.error_ply.with([&number(ply)]));
    }
    if !error.token.is_empty() {
        place(words.error_token.with([&error.token]));
    }
    words.error.with([&text, &fault])
}

fn record_fault(lang: Lang, fault: &RecordFault) -> String {
    let words = &lang.pages().import.fault;
    let plain = match fault {
        RecordFault::CommentOpen => words.comment_open,
        RecordFault::Tag => words.tag,
        RecordFault::Mark => words.mark,
        RecordFault::VariationFirst => words.variation_first,
        RecordFault::VariationOpen => words.variation_open,
        RecordFault::VariationClosed => words.variation_closed,
        RecordFault::TooDeep => words.too_deep,
        RecordFault::Game => words.game,
        RecordFault::Combination(found) => return problem(lang, found),
        RecordFault::Layout => words.layout,
        RecordFault::LayoutDoesNotFit(_) => words.layout_does_not_fit,
        RecordFault::NoPosition => words.no_position,
        RecordFault::Option => words.option,
        RecordFault::OptionForeign => words.option_foreign,
        RecordFault::OptionValue(allowed) => return words.option_value.with([allowed]),
        RecordFault::Position(_) => words.position,
        RecordFault::Notation => words.notation,
        RecordFault::Move(notation, fault) => {
            let fault = move_fault(lang, fault);
            return words.read_as.with([&fault, notation.name()]);
        }
        RecordFault::NotationUnclear => words.notation_unclear,
        RecordFault::NoNotationFits { aba_pro, .. } => {
            return [
                words.no_notation_fits,
                " (",
                &record_fault(lang, &aba_pro.fault),
                ")",
            ]
            .concat();
        }
    };
    plain.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_records;

    #[test]
    fn errors_in_files_are_named_with_their_place() {
        let text = "[Notation \"Aba-Pro\"]\n\n1. a1b2 i9i9 *\n";
        let (_, errors) = read_records(text);
        assert_eq!(
            record_error(Lang::En, &errors[0]),
            "game 1, line 3, move 2, at “i9i9”: i9 and i9 are not neighbours (read as Aba-Pro)"
        );
        let french = record_error(Lang::Fr, &errors[0]);
        assert!(
            french.starts_with("partie 1, ligne 3, coup 2, à «\u{a0}i9i9\u{a0}»\u{a0}: "),
            "{french}"
        );
    }

    #[test]
    fn a_place_is_told_once_where_no_notation_fits() {
        let (_, errors) = read_records("1. a1b2 i9i9 *\n");
        let told = record_error(Lang::En, &errors[0]);
        assert!(
            told.starts_with("game 1, line 1, move 2, at “i9i9”: "),
            "{told}"
        );
        assert_eq!(told.matches("line 1").count(), 1, "{told}");
    }
}
