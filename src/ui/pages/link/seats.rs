//! A game by link that is not on this device: who plays it here.

use super::look::{self, Looked};
use super::{among_people, begin};
use crate::game::{Game, Player, take_seats};
use crate::i18n::seat_colour;
use crate::rules::Seat;
use crate::ui::dom::{El, el};
use crate::ui::pages::Pages;
use crate::ui::root::Live;
use crate::ui::widgets::{PickIn, button, checked, mark, value, worded};
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// What has been chosen so far.
struct Choice {
    game: Game,
    seats: Live<Vec<Seat>>,
    name: Live<String>,
}

/// The seats that people play, with the one that is likely meant: whose turn it
/// is, if he is not where the link comes from.
fn people(game: &Game) -> (Vec<Seat>, Option<Seat>) {
    let seats = game.variant().rules.seating.all_seats();
    let people: Vec<Seat> = seats
        .filter(|&seat| !game.player(seat).is_computer())
        .collect();
    let away = |seat: &&Seat| game.player(**seat).is_remote();
    let turn = game.turn();
    let likely = people.iter().find(|seat| **seat == turn && away(seat));
    let likely = likely.or_else(|| people.iter().find(away)).copied();
    (people, likely)
}

/// Who has sent it: the people at the other end.
fn sender(pages: Pages, game: &Game) -> String {
    let words = &pages.lang().pages().link.meet;
    let mut here = game.players().iter().filter(|player| player.is_here());
    let name = here.find_map(|player| Some(player.typed_name()).filter(|name| !name.is_empty()));
    words.from.with([name.unwrap_or(words.somebody)])
}

/// The game as it is kept here.
fn taken(choice: &Choice) -> Game {
    let mut game = choice.game.clone();
    let seats = choice.seats.now();
    take_seats(&mut game, &seats);
    let typed = choice.name.now();
    if let ([seat], false) = (&seats[..], typed.trim().is_empty()) {
        let name = typed.trim().to_owned();
        game.set_player(*seat, Player::Human { name });
    }
    game.note_sent();
    game.go_to_ply(usize::MAX);
    game
}

fn seat_choice(pages: Pages, choice: &Rc<Choice>, seat: Seat) -> El {
    let (is, turn) = (Rc::clone(choice), Rc::clone(choice));
    let seating = choice.game.variant().rules.seating;
    let input = el("input")
        .attr("type", "checkbox")
        .prop("checked", move || {
            JsValue::from(is.seats.with(|seats| seats.contains(&seat)))
        })
        .on("change", move |event| {
            turn.seats.update(|seats| {
                seats.retain(|&other| other != seat);
                if checked(&event) {
                    seats.push(seat);
                }
            });
        });
    let name = move || seat_colour(pages.lang(), seating, seat).into();
    let label = el("span")
        .child(mark(seating.colour(seat)))
        .child(el("span").says(name));
    el("label").class("choice").child(input).child(label)
}

/// What the screen holds.
pub fn contents(pages: Pages, game: Game) -> Vec<El> {
    let (people, likely) = people(&game);
    let looked = Looked::new(game.clone()).facing(likely.unwrap_or_default());
    let from = game.clone();
    let choice = Rc::new(Choice {
        game,
        seats: Live::new(likely.into_iter().collect()),
        name: Live::new(String::new()),
    });
    let named = Rc::clone(&choice);
    let field = el("input")
        .id("link-name")
        .class("input")
        .attr("type", "text")
        .attr("autocomplete", "nickname")
        .attr("maxlength", "40")
        .on("input", move |event| named.name.set(value(&event)));
    let seats = people.iter().map(|&seat| seat_choice(pages, &choice, seat));
    let seats = el("fieldset")
        .class("section")
        .child(worded(pages, "legend", "legend", |m| m.link.meet.your_seat))
        .child(el("div").class("choices").children(seats));
    let mut about = vec![
        el("h3").says(move || sender(pages, &from).into()),
        worded(pages, "p", "", |m| m.link.meet.foreign),
    ];
    about.extend(look::about(pages, &looked));
    about.push(seats);
    let label = worded(pages, "label", "", |m| m.link.meet.your_name).attr("for", "link-name");
    about.push(el("div").class("field").child(label).child(field));
    vec![look::figure(pages, &looked, about), foot(pages, &choice)]
}

fn foot(pages: Pages, choice: &Rc<Choice>) -> El {
    let (looks, plays, any) = (Rc::clone(choice), Rc::clone(choice), Rc::clone(choice));
    let label: PickIn<Pages> = |m| m.link.meet.look;
    let look = move || begin(&among_people(&looks.game));
    let look = button(pages, "button", None, label, Box::new(look));
    let label: PickIn<Pages> = |m| m.link.meet.take_part;
    let play = move || begin(&taken(&plays));
    let play = button(pages, "button primary", None, label, Box::new(play));
    let play = play.flag("disabled", move || any.seats.with(Vec::is_empty));
    el("div").class("dialog-foot").child(look).child(play)
}
