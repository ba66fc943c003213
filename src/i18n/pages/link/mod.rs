//! What is said where a link is opened or sent.

use super::S;
use crate::i18n::Lang;
use crate::i18n::text::{Counted, Text};
use crate::i18n::told::told;
use crate::link::LinkFault;

told! {
    /// The screen of a link.
    pub struct LinkWords {
        /// The field into which a link is put.
        pub paste: S,
        pub open: S,
        pub broken: S,
        pub unchanged: S,
        pub cut_off: S,
        pub empty: S,
        pub too_long: S,
        pub sign: Text<1>,
        pub later: S,
        pub damaged: S,
        pub rules: S,
        pub start: S,
        /// Which move is not legal.
        pub illegal: Text<1>,
        pub position: S,
        pub setup: S,
        pub game: S,
        pub play_from: S,
        pub on_board: S,
        pub begin: S,
        pub change: S,
        /// Step: move, moves.
        pub at: Text<2>,
        pub task: TaskWords,
        pub meet: MeetWords,
        pub send: SendWords,
    }
}

told! {
    /// A task.
    pub struct TaskWords {
        pub title: S,
        /// Who is to find the only move.
        pub find: Text<1>,
        /// Who is to find how many moves.
        pub find_more: Text<2>,
        pub right: S,
        pub wrong: S,
        pub solved: S,
        /// Solved after so many wrong tries.
        pub solved_after: Counted,
        pub shown: S,
        pub show: S,
        pub again: S,
    }
}

told! {
    /// A game by link that has come.
    pub struct MeetWords {
        /// Who plays at the other end.
        pub from: Text<1>,
        pub somebody: S,
        pub foreign: S,
        pub your_seat: S,
        pub your_name: S,
        pub take_part: S,
        pub look: S,
        pub new_moves: Counted,
        pub ended: S,
        pub same: S,
        pub own: S,
        pub own_note: Counted,
        pub go_on: S,
        pub old: S,
        pub old_note: Counted,
        pub differs: S,
        /// From which move on.
        pub differs_note: Text<1>,
        pub differs_start: S,
        pub show_mine: S,
        pub keep_copy: S,
        /// The title of such a copy.
        pub copy: S,
        pub kept: S,
    }
}

told! {
    /// Sending a link.
    pub struct SendWords {
        pub note: S,
        pub link: S,
        pub share: S,
        pub copy: S,
        pub sent: S,
        /// What is said to the other beside the link.
        pub message: S,
        pub from_file: S,
    }
}

/// Why a text is no link, in words.
pub fn link_fault(lang: Lang, fault: &LinkFault) -> String {
    let words = &lang.pages().link;
    match fault {
        LinkFault::Empty => words.empty.to_owned(),
        LinkFault::TooLong(_) => words.too_long.to_owned(),
        LinkFault::Sign { sign, .. } => words.sign.with([&sign.escape_debug().to_string()]),
        LinkFault::Version(_) => words.later.to_owned(),
        LinkFault::Damaged => words.damaged.to_owned(),
        LinkFault::Rules(_) => words.rules.to_owned(),
        LinkFault::Start(_) => words.start.to_owned(),
        LinkFault::Move { ply } => words.illegal.with([&lang.number(*ply as u64)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;

    #[test]
    fn every_fault_is_told_in_every_language() {
        let faults = ["", "A!B", "AQ", "_w"].map(|text| Link::read(text).expect_err(text));
        let more = [
            LinkFault::TooLong(9),
            LinkFault::Rules(String::new()),
            LinkFault::Start(String::new()),
            LinkFault::Move { ply: 7 },
        ];
        for fault in faults.iter().chain(&more) {
            let [en, fr] = [Lang::En, Lang::Fr].map(|lang| link_fault(lang, fault));
            assert!(!en.is_empty() && !fr.is_empty() && en != fr, "{en}");
        }
        assert_eq!(
            link_fault(Lang::En, &LinkFault::Move { ply: 7 }),
            "Move 7 in the link is not legal."
        );
    }
}
