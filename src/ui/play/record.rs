//! The list of moves, and the buttons that step through it.

use crate::game::Event;
use crate::notation::Notation;
use crate::storage::MoveStyle;
use crate::ui::app::App;
use crate::ui::browser::next_frame;
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{Pick, icon_button, plain_button, worded};
use crate::ui::{control, icons};
use leptos::reactive::graph::untrack;
use std::rc::Rc;
use web_sys::HtmlElement;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Item {
    /// Moves up to and with this one.
    ply: usize,
    text: String,
    ejects: bool,
}

/// Moves of one round, from the first seat's to the last's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Round {
    number: u16,
    /// Seats that did not move in the game's first round.
    missing: usize,
    items: Vec<Item>,
}

fn rounds(app: App) -> Vec<Round> {
    let notation: Notation = app.notation();
    app.session.with(|session| {
        let mut rounds: Vec<Round> = Vec::new();
        for (index, ply) in session.game().line().enumerate() {
            let number = ply.before.number();
            if rounds.last().is_none_or(|round| round.number != number) {
                let first = ply.before.rules().first;
                let seats = ply.before.rules().seating.seats();
                let missing = (ply.before.turn().index() + seats - first.index()) % seats;
                rounds.push(Round {
                    number,
                    missing: if rounds.is_empty() { missing } else { 0 },
                    items: Vec::new(),
                });
            }
            let item = Item {
                ply: index + 1,
                text: notation.write(ply.before, ply.mv),
                ejects: ply.before.effect(ply.mv).ejected.is_some(),
            };
            if let Some(round) = rounds.last_mut() {
                round.items.push(item);
            }
        }
        rounds
    })
}

fn item(app: App, at: &Made<usize>, item: &Item) -> El {
    let (ply, at) = (item.ply, at.clone());
    plain_button(
        "ply",
        Box::new(move || control::send(app, Event::GoTo(ply))),
    )
    .attr("data-ejects", if item.ejects { "true" } else { "false" })
    .live("aria-current", move || {
        (at.get() == ply).then_some(Text::Borrowed("true"))
    })
    .text(&item.text)
}

fn round(app: App, at: &Made<usize>, round: &Round) -> El {
    let number = [&round.number.to_string(), "."].concat();
    let missing = (0..round.missing).map(|_| el("span").class("ply-missing").text("…"));
    let items = round.items.iter().map(|one| item(app, at, one));
    el("li")
        .class("round")
        .child(el("span").class("round-number").text(&number))
        .children(missing)
        .children(items)
}

/// A button that steps: icon, word, where to from (ply, plies).
fn step(
    app: App,
    icon: &'static str,
    label: Pick,
    to: fn(usize, usize) -> usize,
    class: &str,
) -> El {
    let place = move || app.session.with(|s| (s.game().ply(), s.game().plies()));
    let useful = Rc::new(move || {
        let (ply, plies) = place();
        to(ply, plies) != ply
    });
    let go = move || {
        let (ply, plies) = untrack(place);
        control::send(app, Event::GoTo(to(ply, plies)));
    };
    icon_button(app, icon, label, useful, class, Box::new(go))
}

fn steps(app: App) -> El {
    const PLAIN: &str = "icon-button";
    const WIDE: &str = "icon-button wide";
    let back = |ply: usize, _| ply.saturating_sub(1);
    let on = |ply: usize, plies: usize| (ply + 1).min(plies);
    el("div")
        .class("record-steps")
        .child(step(app, icons::FIRST, |m| m.record.first, |_, _| 0, WIDE))
        .child(step(
            app,
            icons::PREVIOUS,
            |m| m.record.previous,
            back,
            PLAIN,
        ))
        .child(step(app, icons::NEXT, |m| m.record.next, on, PLAIN))
        .child(step(
            app,
            icons::LAST,
            |m| m.record.last,
            |_, all| all,
            WIDE,
        ))
}

/// The notation that is used; pressing takes the other one.
fn notation_button(app: App) -> El {
    let swap = move || {
        app.choose(|s| {
            s.moves = match s.moves {
                MoveStyle::AbaPro => MoveStyle::Nacre,
                MoveStyle::Nacre => MoveStyle::AbaPro,
            }
        })
    };
    let name = move || Text::Borrowed(app.notation().name());
    let label = move || Some([app.words().record.notation, ": ", &name()].concat().into());
    plain_button("button quiet small", Box::new(swap))
        .live("aria-label", label)
        .says(name)
}

/// Keeps the move that is looked at in sight, without moving the page.
fn follow(list: &HtmlElement) {
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        list.set_scroll_top(0);
        return;
    };
    let frame = list.get_bounding_client_rect();
    let item = current.get_bounding_client_rect();
    let beyond = if item.top() < frame.top() {
        item.top() - frame.top()
    } else {
        (item.bottom() - frame.bottom()).max(0.0)
    };
    list.set_scroll_top(list.scroll_top() + beyond as i32);
}

/// The list of moves with its buttons.
pub fn record(app: App) -> El {
    let rounds = Made::new(move || rounds(app));
    let changed = rounds.clone();
    let at = Made::new(move || app.session.with(|s| s.game().ply()));
    let moved = at.clone();
    let items = move || {
        rounds.with(|rounds| match rounds.as_slice() {
            [] => vec![worded(app, "li", "none", |m| m.record.none_yet)],
            some => some.iter().map(|one| round(app, &at, one)).collect(),
        })
    };
    let list = el("ol").class("moves").attr("tabindex", "-1").region(items);
    let node = list.handle();
    let list = list.effect(Box::new(move || {
        moved.get();
        changed.with(|_| ());
        let node = node.clone();
        next_frame(move || follow(&node));
    }));
    let head = el("div")
        .class("record-head")
        .child(worded(app, "h2", "", |m| m.record.title).id("moves-title"))
        .child(notation_button(app));
    el("section")
        .class("record")
        .attr("aria-labelledby", "moves-title")
        .child(head)
        .child(steps(app))
        .child(list)
}
