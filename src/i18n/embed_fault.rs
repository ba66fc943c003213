//! What the address of a board in another page gets wrong, put into words.

use super::embed::EmbedFaults;
use super::{Lang, move_fault};
use crate::embed::{ParamFault, Wanted};
use crate::link::LinkFault;

/// Why a board cannot be shown: "level=40: a whole number from 1 to 12 is needed".
pub fn param_fault(lang: Lang, fault: &ParamFault) -> String {
    let words = &lang.embed().fault;
    let of = |what: &str, wrong: &str| words.of.with([what, wrong]);
    let number = |n: usize| lang.number(n as u64);
    match fault {
        ParamFault::TooLong { name } => of(name, words.too_long),
        ParamFault::Encoding { name } => of(name, words.encoding),
        ParamFault::Value {
            name,
            value,
            wanted,
        } => of(&setting(name, value), &what_is_wanted(words, *wanted)),
        ParamFault::Together(one, other) => words.together.with([one, other]),
        ParamFault::NoSolution => of("mode=puzzle", words.no_solution),
        ParamFault::NoTask => of("solution", words.no_task),
        ParamFault::Position(_) => of("pos", words.position),
        ParamFault::Link(LinkFault::Move { ply }) => {
            of("game", &words.link_move.with([&number(*ply)]))
        }
        ParamFault::Link(_) => of("game", words.link),
        ParamFault::Record(error) => of("apgn", &words.record_line.with([&number(error.line)])),
        ParamFault::NoGame => of("apgn", words.no_game),
        ParamFault::Rules(_) => words.rules.to_owned(),
        ParamFault::Solution { number: at, error } => {
            let why = move_fault(lang, &error.fault);
            words.solution.with([&number(*at), &why])
        }
        ParamFault::Layout { id } => of(&setting("layout", id), words.layout),
        ParamFault::NoSuchColour(name) => of(&setting("color", name), words.no_colour),
        ParamFault::NoSuchPly { ply, plies } => {
            let all = lang.count(words.no_ply, *plies as u32);
            of(&setting("ply", &ply.to_string()), &all)
        }
    }
}

/// What the one who made the page wants to know besides, for which there are no
/// words in every language: what exactly is wrong with a text in a notation.
pub fn param_detail(fault: &ParamFault) -> Option<String> {
    match fault {
        ParamFault::Link(LinkFault::Move { .. }) => None,
        ParamFault::Position(_)
        | ParamFault::Link(_)
        | ParamFault::Record(_)
        | ParamFault::Rules(_) => Some(fault.to_string()),
        _ => None,
    }
}

/// As it stands in the address.
fn setting(name: &str, value: &str) -> String {
    [name, "=", value].concat()
}

fn what_is_wanted(words: &EmbedFaults, wanted: Wanted) -> String {
    match wanted {
        Wanted::OneOf(names) => words.one_of.with([&names.join(", ")]),
        // As they are written in an address, so by no language's custom.
        Wanted::Number { from, to: u32::MAX } => words.number_from.with([&from.to_string()]),
        Wanted::Number { from, to } => words.number.with([&from.to_string(), &to.to_string()]),
        Wanted::Layout => words.no_layout.to_owned(),
        Wanted::Preset => words.no_preset.to_owned(),
        Wanted::Hex => words.hex.with(["0c6b5f"]),
        Wanted::Language => words.language.with(["en, fr"]),
        Wanted::Origin => words.origin.with(["https://example.org"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embed::Params;

    fn told(lang: Lang, query: &str) -> String {
        let fault = match Params::read(query, "") {
            Ok(params) => params.open().expect_err(query),
            Err(fault) => fault,
        };
        param_fault(lang, &fault)
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        assert_eq!(
            told(Lang::En, "?level=40"),
            "level=40: a whole number from 1 to 12 is needed"
        );
        assert_eq!(
            told(Lang::De, "?bg=green"),
            "bg=green: Möglich sind auto, light, dark"
        );
        assert_eq!(
            told(Lang::Fr, "?layout=belgian_daisy&ply=7"),
            "ply=7\u{a0}: la partie n’a que 0 coup"
        );
        assert_eq!(
            told(Lang::Cs, "?mode=puzzle"),
            "mode=puzzle: k\u{a0}úloze patří řešení"
        );
        let record = told(Lang::It, "?apgn=%0A%0A1.%20i9i9");
        assert!(record.ends_with("l’errore è alla riga 3"), "{record}");
    }

    #[test]
    fn every_language_has_its_own_words_for_every_fault() {
        let queries = [
            "?level=40",
            "?ply=x",
            "?bg=green",
            "?layout=none",
            "?variant=none",
            "?accent=red",
            "?lang=!",
            "?origin=here",
            "?pos=nothing",
            "?game=!",
            "?apgn=1.%20i9i9",
            "?apgn=%20%25%20",
            "?pos=x&game=y",
            "?mode=puzzle",
            "?mode=view&solution=a1b2",
            "?variant=three&layout=belgian_daisy",
            "?color=green",
            "?ply=7",
            "?pos=%ff",
        ];
        for query in queries {
            let english = told(Lang::En, query);
            for lang in Lang::ALL.into_iter().filter(|l| *l != Lang::En) {
                let own = told(lang, query);
                assert_ne!(own, english, "{query} in {}", lang.code());
                let place = english.split([':', ' ']).next().unwrap_or_default();
                assert!(own.contains(place), "{query}: {own} has no {place}");
            }
        }
    }

    #[test]
    fn the_notations_are_explained_to_whoever_made_the_page() {
        let of = |query: &str| {
            let opened = Params::read(query, "").and_then(|params| params.open());
            param_detail(&opened.expect_err(query))
        };
        let detail = of("?pos=nothing").expect("a detail");
        assert!(detail.starts_with("pos: "), "{detail}");
        assert_eq!(of("?mode=puzzle"), None);
    }
}
