//! Colours, steps, who begins, and the position as text.

use crate::i18n::{layout_name, seat_colour, seating_name};
use crate::rules::{Board, Colour, Seating};
use crate::ui::browser::window;
use crate::ui::dom::{El, el, target};
use crate::ui::icons;
use crate::ui::pages::Pages;
use crate::ui::pages::controls::{Name, Opt, options, select, words};
use crate::ui::pages::customise::fitting;
use crate::ui::root::{Made, Root};
use crate::ui::widgets::{button, icon_button, marble, worded};
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;

/// The kind of game; whoever follows it is told only when it changes.
fn seating(pages: Pages) -> Made<Seating> {
    let editor = pages.agree.editor;
    Made::new(move || editor.with(|editor| editor.seating()))
}

/// A colour to put down, with how many are on the board.
fn paint(pages: Pages, colour: Colour) -> Opt {
    let editor = pages.agree.editor;
    let count = move || {
        let lang = pages.lang();
        let (found, most) = editor.with(|editor| editor.count(colour));
        let numbers = [lang.number(found.into()), lang.number(most.into())];
        let words = &lang.pages().editor;
        words.count.with([&numbers[0], &numbers[1]]).into()
    };
    let full = move || {
        let (found, most) = editor.with(|editor| editor.count(colour));
        found >= most
    };
    let name = move || {
        let lang = pages.lang();
        lang.messages().common.colours_alone[colour.index()].into()
    };
    let mut option = Opt::new(
        name,
        move || editor.with(|editor| editor.brush() == Some(colour)),
        move || editor.update(|editor| editor.set_brush(Some(colour))),
    );
    option.label.insert(0, marble(colour.name()));
    let count = el("span")
        .class("count")
        .truth("data-full", full)
        .says(count);
    option.label.push(count);
    option
}

/// What a picked cell gets.
pub fn palette(pages: Pages) -> El {
    let editor = pages.agree.editor;
    let kind = seating(pages);
    let all = move || {
        let colours = kind.get().colours().iter();
        let mut all: Vec<Opt> = colours.map(|&colour| paint(pages, colour)).collect();
        let mut eraser = Opt::new(
            words(pages, |m| m.editor.eraser),
            move || editor.with(|editor| editor.brush().is_none()),
            move || editor.update(|editor| editor.set_brush(None)),
        );
        eraser.label.insert(0, icons::icon(icons::TRASH));
        all.push(eraser);
        vec![options(pages, "brush", |m| m.editor.brush, all).class("section palette")]
    };
    el("div").region(all)
}

/// Undo and clear.
pub fn steps(pages: Pages) -> El {
    let editor = pages.agree.editor;
    let can_undo = move || editor.with(|editor| editor.can_undo());
    el("div")
        .class("seat-tools")
        .child(
            button(
                pages,
                "button small",
                Some(icons::UNDO),
                |m| m.editor.undo,
                Box::new(move || editor.update(|editor| editor.undo())),
            )
            .flag("disabled", move || !can_undo()),
        )
        .child(button(
            pages,
            "button small",
            Some(icons::TRASH),
            |m| m.editor.clear,
            Box::new(move || editor.update(|editor| editor.fill(Board::EMPTY))),
        ))
}

/// Who begins.
pub fn begins(pages: Pages) -> El {
    let editor = pages.agree.editor;
    let kind = seating(pages);
    let all = move || {
        let seating = kind.get();
        let seats = seating.all_seats().map(|seat| {
            let mut option = Opt::new(
                move || seat_colour(pages.lang(), seating, seat).into(),
                move || editor.with(|editor| editor.turn() == seat),
                move || editor.update(|editor| editor.set_turn(seat)),
            );
            option.label.insert(0, marble(seating.colour(seat).name()));
            option
        });
        // On two boards the first seat begins.
        let fixed = seating.boards() > 1;
        let seats = options(pages, "begins", |m| m.editor.to_move, seats.collect());
        vec![seats.flag("hidden", move || fixed)]
    };
    el("div").region(all)
}

/// The kind of game that the board is for.
pub fn kind(pages: Pages) -> El {
    let editor = pages.agree.editor;
    let entries = Seating::ALL.map(|seating| {
        let name: Name = Box::new(move || seating_name(pages.lang(), seating).into());
        (seating.name().to_owned(), name)
    });
    select(
        "editor-kind",
        words(pages, |m| m.customise.kind),
        entries.into(),
        move || editor.with(|editor| editor.seating().name().to_owned()),
        move |name| {
            if let Ok(seating) = name.parse() {
                editor.update(|editor| editor.set_seating(seating));
            }
        },
    )
}

/// Filling the board from a layout of the library.
pub fn fill(pages: Pages) -> El {
    let editor = pages.agree.editor;
    let kind = seating(pages);
    let list = move || {
        let choose: Name = Box::new(words(pages, |m| m.editor.fill_choose));
        let layouts = fitting(kind.get()).map(|layout| {
            let name: Name = Box::new(move || layout_name(pages.lang(), layout).into());
            (layout.id.to_owned(), name)
        });
        let entries = [(String::new(), choose)].into_iter().chain(layouts);
        vec![select(
            "editor-fill",
            words(pages, |m| m.editor.fill),
            entries.collect(),
            String::new,
            move |id| {
                if let Some(layout) = crate::rules::layout(id) {
                    editor.update(|editor| editor.fill(layout.board()));
                }
            },
        )]
    };
    el("div").region(list)
}

/// The position as text, out and in.
pub fn text(pages: Pages) -> El {
    let editor = pages.agree.editor;
    // What has been typed and not yet taken.
    let typed: Root<Option<String>> = pages.agree.typed;
    let now = move || {
        let own = typed.get();
        own.unwrap_or_else(|| editor.with(|editor| editor.text()))
    };
    let field = el("textarea")
        .id("editor-text")
        .class("input position-text")
        .attr("spellcheck", "false")
        .attr("rows", "2")
        .prop("value", move || now().into())
        .on("input", move |event| {
            if let Some(field) = target::<HtmlTextAreaElement>(&event) {
                typed.set(Some(field.value()));
            }
        });
    let take = move || {
        let Some(text) = typed.now() else {
            return;
        };
        let read = editor.alter(|editor| editor.read(&text));
        editor.notify();
        let told = match read {
            Ok(()) => {
                typed.set(None);
                ""
            }
            Err(_) => pages.lang_now().pages().editor.position_wrong,
        };
        pages.agree.told.set(told.to_owned());
    };
    let copy = move || {
        let text = editor.peek(|editor| editor.text());
        // Where it is not allowed, the text can still be marked by hand.
        let _ = window().navigator().clipboard().write_text(&text);
        let copied = pages.lang_now().pages().editor.copied;
        pages.agree.told.set(copied.to_owned());
    };
    let row = el("div").class("text-row").child(field).child(icon_button(
        pages,
        icons::COPY,
        |m| m.editor.copy,
        Rc::new(|| true),
        "icon-button",
        Box::new(copy),
    ));
    el("div")
        .class("field")
        .child(worded(pages, "label", "", |m| m.editor.position).attr("for", "editor-text"))
        .child(row)
        .child(
            button(
                pages,
                "button small",
                None,
                |m| m.editor.position_take,
                Box::new(take),
            )
            .flag("hidden", move || typed.with(Option::is_none)),
        )
}
