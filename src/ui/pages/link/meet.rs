//! A game by link has come: what it is to the game that is kept here, and what
//! becomes of that. Only a game that goes on is changed, and only by what is new.

use super::look::{self, Looked};
use super::{foot, game, seats};
use crate::between::FromPages;
use crate::game::{Game, Meeting, Player, go_on, meet};
use crate::rules::Seat;
use crate::ui::browser::later;
use crate::ui::dom::{El, el};
use crate::ui::pages::{Pages, say};
use crate::ui::widgets::{Act, PickIn, worded};
use std::rc::Rc;

/// A kept game: where it is kept, and itself.
type Kept = (String, Game);

/// The kept games that have the name of one that has come.
fn find(pages: Pages, come: &Game) -> Vec<Kept> {
    let desk = pages.link;
    desk.found.set(Vec::new());
    if let Some(id) = come.link_id() {
        // What is found comes before this returns.
        say(&FromPages::Find(id.to_owned()));
    }
    let found = desk.found.now().into_iter();
    found
        .filter_map(|(kept, record)| Some((kept, Game::read_record(&record).ok()?)))
        // The name may also stand in a remark of another game.
        .filter(|(_, game)| game.link_id() == come.link_id())
        .collect()
}

/// What a game that has come is to those that are kept, and which is meant.
fn look_up(pages: Pages, come: &Game) -> (Meeting, Option<Kept>) {
    let mut found = find(pages, come);
    let games: Vec<Game> = found.iter().map(|one| one.1.clone()).collect();
    let meeting = meet(come, &games);
    let number = match meeting {
        Meeting::Foreign => return (meeting, None),
        Meeting::GoesOn { kept, .. }
        | Meeting::Same { kept }
        | Meeting::Old { kept, .. }
        | Meeting::Differs { kept, .. } => kept,
    };
    (meeting, Some(found.swap_remove(number)))
}

/// Puts the kept game on the board, with what is new in it. It is looked up again:
/// meanwhile it may have gone on.
fn take(pages: Pages, come: &Game) {
    let (meeting, kept) = look_up(pages, come);
    let Some((kept, game)) = kept else {
        return;
    };
    let lang = pages.lang_now();
    let words = &lang.pages().link.meet;
    let (game, told) = match meeting {
        Meeting::GoesOn { moves, .. } => {
            let told = match moves {
                0 => words.ended.to_owned(),
                _ => lang.count(words.new_moves, moves as u32),
            };
            (go_on(&game, come), Some(told))
        }
        Meeting::Same { .. } => (game, Some(words.same.to_owned())),
        _ => (game, None),
    };
    say(&FromPages::GoOn(kept, game.write_record()));
    if let Some(told) = told {
        say(&FromPages::Say(told));
    }
}

/// The seats of a game that people at this device have.
fn own_seats(game: &Game) -> Vec<Seat> {
    let seats = game.variant().rules.seating.all_seats();
    seats.filter(|&seat| game.player(seat).is_here()).collect()
}

/// Keeps a game that differs beside the own one.
fn keep_copy(pages: Pages, come: &Game, kept: &Game) {
    let mut copy = come.clone();
    for seat in copy.variant().rules.seating.all_seats() {
        if let Some(player) = kept.players().get(seat.index()) {
            let player: Player = player.clone();
            copy.set_player(seat, player);
        }
    }
    copy.note_sent();
    let words = &pages.lang_now().pages().link.meet;
    copy.tags_mut().set("Event", words.copy);
    say(&FromPages::Keep(copy.write_record()));
    say(&FromPages::Say(words.kept.to_owned()));
    say(&FromPages::Close);
}

/// What the screen holds.
pub fn contents(pages: Pages, come: Game) -> Vec<El> {
    let (meeting, kept) = look_up(pages, &come);
    let Some((_, kept)) = kept else {
        let open = come.outcome().is_none() && come.is_by_link();
        return match open {
            true => seats::contents(pages, come),
            false => game(pages, come),
        };
    };
    let lang = pages.lang();
    let words = &lang.pages().link.meet;
    match meeting {
        Meeting::GoesOn {
            own: true, moves, ..
        } => {
            let note = lang.count(words.own_note, moves as u32);
            told(
                pages,
                come,
                &kept,
                |m| m.link.meet.own,
                note,
                |m| m.link.meet.go_on,
            )
        }
        Meeting::Old { moves, .. } => {
            let note = lang.count(words.old_note, moves as u32);
            told(
                pages,
                come,
                &kept,
                |m| m.link.meet.old,
                note,
                |m| m.link.meet.show_mine,
            )
        }
        Meeting::Differs { ply, .. } => {
            let note = match ply {
                0 => words.differs_start.to_owned(),
                _ => words.differs_note.with([&lang.number(ply as u64)]),
            };
            let title: PickIn<Pages> = |m| m.link.meet.differs;
            told(pages, come, &kept, title, note, |m| m.link.meet.show_mine)
        }
        Meeting::GoesOn { .. } | Meeting::Same { .. } | Meeting::Foreign => {
            // Nothing to ask. Not at once: the screen is being opened.
            later(0, move || take(pages, &come)).forget();
            vec![el("div").class("dialog-body")]
        }
    }
}

/// What is said before anything is done.
fn told(
    pages: Pages,
    come: Game,
    kept: &Game,
    title: PickIn<Pages>,
    note: String,
    label: PickIn<Pages>,
) -> Vec<El> {
    let come = Rc::new(come);
    let seat = own_seats(kept).first().copied();
    let looked = Looked::new((*come).clone()).facing(seat.unwrap_or_default());
    let mut about = vec![
        worded(pages, "h3", "", title),
        el("p").attr("role", "status").text(&note),
    ];
    about.extend(look::about(pages, &looked));
    let mut buttons: Vec<(PickIn<Pages>, bool, Act)> = Vec::new();
    if matches!(
        meet(&come, std::slice::from_ref(kept)),
        Meeting::Differs { .. }
    ) {
        let (come, kept) = (Rc::clone(&come), kept.clone());
        let keep = move || keep_copy(pages, &come, &kept);
        buttons.push((|m| m.link.meet.keep_copy, false, Box::new(keep)));
    }
    buttons.push((label, true, Box::new(move || take(pages, &come))));
    vec![look::figure(pages, &looked, about), foot(pages, buttons)]
}
