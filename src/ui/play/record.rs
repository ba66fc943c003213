//! The list of moves, and the buttons that step through it.

use crate::game::{Event, MoveItem, Round, columns, rounds};
use crate::i18n::clock;
use crate::storage::MoveStyle;
use crate::ui::app::App;
use crate::ui::browser::next_frame;
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{Pick, icon_button, mark, plain_button, worded};
use crate::ui::{control, icons};
use leptos::reactive::graph::untrack;
use std::rc::Rc;
use web_sys::HtmlElement;

fn item(app: App, at: &Made<usize>, item: &MoveItem, dots: bool) -> El {
    let (ply, at) = (item.ply, at.clone());
    let mut button = plain_button(
        "ply",
        Box::new(move || control::send(app, Event::GoTo(ply))),
    )
    .attr("data-ejects", if item.ejects { "true" } else { "false" })
    .attr("style", &["--column:", &item.column.to_string()].concat())
    .live("aria-current", move || {
        (at.get() == ply).then_some(Text::Borrowed("true"))
    });
    if let Some(left) = item.clock {
        button = button.attr("title", &clock(app.lang_now(), left));
    }
    if dots {
        button = button.child(mark(item.colour));
    }
    button.text(&item.text)
}

/// Who left the game after a move.
fn leaves(app: App, item: &MoveItem) -> Vec<El> {
    let seating = app.session.peek(|s| s.game().variant().rules.seating);
    let words = &app.words_now().table;
    item.leaves
        .iter()
        .map(|leave| {
            let how = if leave.on_time {
                words.time_up
            } else {
                words.left
            };
            el("span")
                .class("leave")
                .child(mark(seating.colour(leave.seat)))
                .text(how)
        })
        .collect()
}

fn round(app: App, at: &Made<usize>, round: &Round, dots: bool) -> El {
    let number = [&round.number.to_string(), "."].concat();
    let missing = (0..round.missing).map(|_| el("span").class("ply-missing").text("…"));
    let mut row = el("li")
        .class("round")
        .child(el("span").class("round-number").text(&number))
        .children(missing);
    for one in &round.items {
        row = row
            .child(item(app, at, one, dots))
            .children(leaves(app, one));
    }
    row
}

/// What the list says before the first move.
fn nothing_yet(app: App) -> Vec<El> {
    let teams = app.session.with(|s| s.game().variant().rules.has_teams());
    let confer = teams.then(|| worded(app, "span", "", |m| m.table.confer));
    let none = worded(app, "span", "", |m| m.record.none_yet);
    vec![el("li").class("none").child(none).children(confer)]
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
    let rounds = Made::new(move || {
        let notation = app.notation();
        app.session.with(|s| rounds(s.game(), notation))
    });
    let seating = Made::new(move || app.session.with(|s| s.game().variant().rules.seating));
    let wide = seating.clone();
    let changed = rounds.clone();
    let at = Made::new(move || app.session.with(|s| s.game().ply()));
    let moved = at.clone();
    let items = move || {
        rounds.with(|rounds| match rounds.as_slice() {
            [] => nothing_yet(app),
            some => {
                let dots = seating.get().seats() > 2;
                some.iter().map(|one| round(app, &at, one, dots)).collect()
            }
        })
    };
    let list = el("ol")
        .class("moves")
        .attr("tabindex", "-1")
        .live("style", move || {
            let columns = columns(wide.get()).to_string();
            Some(["--columns:", &columns].concat().into())
        })
        .region(items);
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
