//! The list of moves, and the buttons that step through it.

use crate::game::Event;
use crate::notation::Notation;
use crate::storage::MoveStyle;
use crate::ui::app::{App, notation_of};
use crate::ui::widgets::{icon_button, say};
use crate::ui::{control, icons, settings};
use leptos::html;
use leptos::prelude::*;

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

fn item(app: App, at: Memo<usize>, item: Item) -> AnyView {
    let ply = item.ply;
    view! {
        <button
            type="button"
            class="ply"
            data-ejects=item.ejects.to_string()
            aria-current=move || (at.get() == ply).then_some("true")
            on:click=move |_| control::send(app, Event::GoTo(ply))
        >
            {item.text}
        </button>
    }
    .into_any()
}

fn round(app: App, at: Memo<usize>, round: Round) -> AnyView {
    let missing = (0..round.missing)
        .map(|_| view! { <span class="ply-missing">"…"</span> })
        .collect_view();
    let items: Vec<AnyView> = round
        .items
        .into_iter()
        .map(|one| item(app, at, one))
        .collect();
    view! {
        <li class="round">
            <span class="round-number">{round.number} "."</span>
            {missing}
            {items}
        </li>
    }
    .into_any()
}

/// A button that steps: icon, word, where to from (ply, plies), when it is of use.
fn step(
    app: App,
    icon: &'static str,
    label: fn(&'static crate::i18n::Messages) -> &'static str,
    to: fn(usize, usize) -> usize,
    class: &'static str,
) -> AnyView {
    let place = move || app.session.with(|s| (s.game().ply(), s.game().plies()));
    let useful = Signal::derive(move || {
        let (ply, plies) = place();
        to(ply, plies) != ply
    });
    let go = Box::new(move || {
        let (ply, plies) = untrack(place);
        control::send(app, Event::GoTo(to(ply, plies)));
    });
    icon_button(app, icon, label, useful, class, go)
}

/// The two notations, one of which is taken.
fn notation_button(app: App) -> AnyView {
    let other = move || match app.settings.with(|s| s.moves) {
        MoveStyle::AbaPro => MoveStyle::Nacre,
        MoveStyle::Nacre => MoveStyle::AbaPro,
    };
    let label = move || {
        let words = &app.words().record;
        [words.notation, ": ", app.notation().name()].concat()
    };
    view! {
        <button
            type="button"
            class="button quiet small"
            aria-label=label
            title=move || notation_of(other()).name()
            on:click=move |_| settings::change(app, |s| s.moves = untrack(other))
        >
            {move || app.notation().name()}
        </button>
    }
    .into_any()
}

/// Keeps the move that is looked at in sight, without moving the page.
fn follow(list: NodeRef<html::Ol>, at: Memo<usize>) {
    Effect::new(move |_| {
        at.track();
        let Some(list) = list.get() else { return };
        request_animation_frame(move || {
            let Ok(current) = list.query_selector("[aria-current]") else {
                return;
            };
            let Some(current) = current else {
                list.set_scroll_top(0);
                list.set_scroll_left(0);
                return;
            };
            let (frame, item) = (
                list.get_bounding_client_rect(),
                current.get_bounding_client_rect(),
            );
            let beyond = |low: f64, high: f64, from: f64, to: f64| {
                if from < low {
                    from - low
                } else if to > high {
                    to - high
                } else {
                    0.0
                }
            };
            let down = beyond(frame.top(), frame.bottom(), item.top(), item.bottom());
            let right = beyond(frame.left(), frame.right(), item.left(), item.right());
            list.set_scroll_top(list.scroll_top() + down as i32);
            list.set_scroll_left(list.scroll_left() + right as i32);
        });
    });
}

/// The list of moves with its buttons.
pub fn record(app: App) -> AnyView {
    let rounds = Memo::new(move |_| rounds(app));
    let at = Memo::new(move |_| app.session.with(|s| s.game().ply()));
    let empty = Memo::new(move |_| rounds.with(Vec::is_empty));
    let list = NodeRef::<html::Ol>::new();
    follow(list, at);
    view! {
        <section class="record" aria-labelledby="moves-title">
            <div class="record-head">
                <h2 id="moves-title">{say(app, |m| m.record.title)}</h2>
                {notation_button(app)}
            </div>
            <div class="record-steps">
                {step(app, icons::FIRST, |m| m.record.first, |_, _| 0, "wide")}
                {step(app, icons::PREVIOUS, |m| m.record.previous, |ply, _| ply.saturating_sub(1), "")}
                {step(app, icons::NEXT, |m| m.record.next, |ply, plies| (ply + 1).min(plies), "")}
                {step(app, icons::LAST, |m| m.record.last, |_, plies| plies, "wide")}
            </div>
            <ol class="moves" node_ref=list tabindex="-1">
                {move || {
                    empty.get().then(|| view! { <li class="none">{say(app, |m| m.record.none_yet)}</li> })
                }}
                <For
                    each=move || rounds.get()
                    key=|round| round.clone()
                    children=move |one| round(app, at, one)
                />
            </ol>
        </section>
    }
    .into_any()
}
