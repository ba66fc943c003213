//! What is on the page: players, board, status, a bar with what can be done, and
//! the moves where there is room.

use super::{Embed, puzzle, talk};
use crate::embed::{Mode, ParamFault};
use crate::game::{Event, Task};
use crate::i18n::{EmbedMessages, Lang, Order, param_detail, param_fault};
use crate::ui::dom::{El, Text, el};
use crate::ui::game_board::{game_board, large, second_board};
use crate::ui::icons::{self, icon, sign};
use crate::ui::play::{plates, record, status};
use crate::ui::root::Made;
use crate::ui::toasts::toasts;
use crate::ui::widgets::{Act, Is, Pick, icon_button, plain_button};
use crate::ui::{control, keys, voice};
use std::rc::Rc;

/// The whole page.
pub(super) fn page(embed: Embed) -> El {
    let app = embed.app;
    let controls = embed.params.borrow().controls;
    let main = el("main")
        .class("embed")
        .word("data-mode", move || embed.mode.get().name())
        .attr("data-controls", if controls { "1" } else { "0" })
        .live("data-seats", move || {
            let seats = app
                .session
                .with(|s| s.game().variant().rules.seating.seats());
            Some(seats.to_string().into())
        })
        .child(title(embed));
    let main = match controls {
        true => {
            keys::listen(app);
            main.child(plates(app, false))
                .child(board(embed))
                .child(plates(app, true))
                .child(status(app))
                .child(bar(embed))
                .child(record(app))
        }
        // Whoever listens is told all the same.
        false => main
            .child(board(embed))
            .child(el("div").class("sr-only").child(status(app))),
    };
    let page = el("div")
        .class("embed-page")
        .child(main)
        .child(voice::voice(app))
        .child(toasts(app));
    talk::measured(embed, page)
}

/// Seen by nobody: the page around has words of its own.
fn title(embed: Embed) -> El {
    el("h1")
        .class("sr-only")
        .says(move || Text::Borrowed(embed.words().title))
}

/// The board; of two, the one that is shown large, with the other in its corner.
fn board(embed: Embed) -> El {
    let app = embed.app;
    let two = Made::new(move || app.session.with(|s| s.game().boards().count() > 1));
    let second = move || {
        two.get()
            .then(|| el("div").class("second-board").child(second_board(app)))
    };
    let number = move || {
        let number = app.session.with(|s| {
            let game = s.game();
            (game.boards().count() > 1).then(|| large(app, game) + 1)
        });
        number.map(|number| Text::Owned(number.to_string()))
    };
    let frame = el("div")
        .class("board-frame")
        .live("data-large", number)
        .child(game_board(app))
        .perhaps(second);
    el("div").class("board-area").child(frame)
}

/// What can be done; each kind of board has its own.
fn bar(embed: Embed) -> El {
    let items = move || {
        let mut items = match embed.mode.get() {
            Mode::Play => vec![undo(embed), back(embed), next(embed), again(embed)],
            Mode::View => vec![first(embed), back(embed), next(embed), last(embed)],
            Mode::Analysis => vec![undo(embed), back(embed), next(embed), again(embed)],
            Mode::Puzzle => vec![show_next(embed), back(embed), next(embed), restart(embed)],
        };
        items.push(flip(embed));
        items.push(site(embed));
        items
    };
    el("div")
        .class("embed-bar")
        .attr("role", "group")
        .label(embed.app, |m| m.play.controls)
        .region(items)
}

fn common(embed: Embed, path: &'static str, label: Pick, enabled: Is, act: Act) -> El {
    icon_button(embed.app, path, label, enabled, "icon-button", act)
}

fn undo(embed: Embed) -> El {
    let app = embed.app;
    let can = Rc::new(move || app.session.with(|s| s.can_undo()));
    let act = Box::new(move || control::carry_out(app, Order::Undo));
    common(embed, icons::UNDO, |m| m.play.undo, can, act)
}

/// A button that steps through the game.
fn step(
    embed: Embed,
    path: &'static str,
    label: Pick,
    useful: fn(usize, usize) -> bool,
    order: Order,
) -> El {
    let app = embed.app;
    let place = move || app.session.with(|s| (s.game().ply(), s.game().plies()));
    let can = Rc::new(move || {
        let (ply, plies) = place();
        useful(ply, plies)
    });
    let act = Box::new(move || control::carry_out(app, order));
    common(embed, path, label, can, act)
}

fn first(embed: Embed) -> El {
    let label: Pick = |m| m.record.first;
    step(embed, icons::FIRST, label, |ply, _| ply > 0, Order::First)
}

fn back(embed: Embed) -> El {
    let label: Pick = |m| m.record.previous;
    step(embed, icons::PREVIOUS, label, |ply, _| ply > 0, Order::Back)
}

fn next(embed: Embed) -> El {
    let label: Pick = |m| m.record.next;
    step(embed, icons::NEXT, label, |ply, all| ply < all, Order::Next)
}

fn last(embed: Embed) -> El {
    let label: Pick = |m| m.record.last;
    step(embed, icons::LAST, label, |ply, all| ply < all, Order::Last)
}

fn flip(embed: Embed) -> El {
    let app = embed.app;
    let act = Box::new(move || control::carry_out(app, Order::Flip));
    common(
        embed,
        icons::FLIP,
        |m| m.play.flip_short,
        Rc::new(|| true),
        act,
    )
}

/// The same from the beginning.
fn again(embed: Embed) -> El {
    let act = move || {
        let opening = embed.params.borrow().open();
        // It could be opened before.
        if let Ok(opening) = opening {
            embed.open(opening);
        }
    };
    let app = embed.app;
    let begun = Rc::new(move || app.session.with(|s| s.game().plies() > 0 || s.can_redo()));
    common(
        embed,
        icons::REMATCH,
        |m| m.common.new_game,
        begun,
        Box::new(act),
    )
}

/// A button with a word of the board's own.
fn own(
    embed: Embed,
    path: &'static str,
    label: fn(&'static EmbedMessages) -> &'static str,
    enabled: impl Fn() -> bool + 'static,
    act: Act,
) -> El {
    plain_button("icon-button", act)
        .word("aria-label", move || label(embed.words()))
        .word("title", move || label(embed.words()))
        .flag("disabled", move || !enabled())
        .child(icon(path))
}

fn show_next(embed: Embed) -> El {
    let open = move || {
        embed
            .task
            .with(|task| task.as_ref().is_some_and(Task::may_try))
    };
    let act = Box::new(move || puzzle::show(embed));
    own(embed, icons::HINT, |m| m.show_next, open, act)
}

fn restart(embed: Embed) -> El {
    let app = embed.app;
    let begun = move || app.session.with(|s| s.game().plies() > 0);
    let act = Box::new(move || {
        control::send(app, Event::GoTo(usize::MAX));
        puzzle::restart(embed);
    });
    own(embed, icons::REMATCH, |m| m.start_again, begun, act)
}

/// The way to the site itself, in a window of its own.
fn site(embed: Embed) -> El {
    el("a")
        .class("icon-button site-link")
        .attr("href", "./")
        .attr("target", "_blank")
        .attr("rel", "noopener")
        .word("aria-label", move || embed.words().open_site)
        .word("title", move || embed.words().open_site)
        .child(sign())
}

/// What there is in place of a board that cannot be shown.
pub(super) fn refusal(lang: Lang, fault: &ParamFault) -> El {
    let words = lang.embed();
    let mut told = el("div")
        .class("embed-refusal")
        .attr("role", "alert")
        .child(el("h1").text(words.cannot_show))
        .child(el("p").class("reason").text(&param_fault(lang, fault)))
        .child(el("p").class("note").text(words.whose_fault));
    if let Some(detail) = param_detail(fault) {
        let detail = el("code").attr("lang", "en").text(&detail);
        let line = el("p").class("note").text(words.fault.exactly).text(" ");
        told = told.child(line.child(detail));
    }
    el("main").child(told)
}
