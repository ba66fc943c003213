//! The layouts that players have made themselves: save, load, rename, delete.

use crate::rules::Position;
use crate::storage::OwnLayout;
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::pages::{Pages, shelf};
use crate::ui::speaks::Speaks;
use crate::ui::thumb::thumb;
use crate::ui::widgets::{Act, PickIn, button, icon_button, value, worded};
use std::rc::Rc;

fn told(pages: Pages, text: impl Into<String>) {
    pages.agree.told.set(text.into());
}

/// Keeps a layout and says what came of it.
fn save(pages: Pages, layout: &mut OwnLayout) {
    let words = &pages.lang_now().pages().editor;
    let said = match shelf::save(pages, layout) {
        Ok(true) => words.saved.with([&layout.name]),
        Ok(false) => words.denied.to_owned(),
        Err(_) => words.full.to_owned(),
    };
    told(pages, said);
}

/// The field for a name and the button that keeps the board under it.
fn new(pages: Pages) -> El {
    let name = pages.agree.layout_name;
    let field = el("input")
        .id("layout-name")
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "40")
        .attr("autocomplete", "off")
        .prop("value", move || name.get().into())
        .on("input", move |event| name.set(value(&event)));
    let keep = move || {
        let Ok(position) = pages.agree.editor.peek(|editor| editor.position()) else {
            return;
        };
        let given = name.now();
        let given = given.trim();
        let unnamed = pages.lang_now().pages().editor.unnamed;
        let mut layout = OwnLayout {
            id: String::new(),
            name: if given.is_empty() { unnamed } else { given }.to_owned(),
            position,
        };
        save(pages, &mut layout);
        name.set(String::new());
    };
    el("div")
        .class("field")
        .child(worded(pages, "label", "", |m| m.editor.name).attr("for", "layout-name"))
        .child(el("div").class("text-row").child(field).child(button(
            pages,
            "button",
            None,
            |m| m.editor.save,
            Box::new(keep),
        )))
}

fn load(pages: Pages, position: &Position) {
    pages.agree.editor.update(|editor| {
        editor.set_seating(position.rules().seating);
        editor.fill(*position.board());
        editor.set_turn(position.turn());
    });
    told(pages, "");
}

fn delete(pages: Pages, layout: &OwnLayout) {
    if let Some(gone) = shelf::delete(pages, &layout.id) {
        pages.agree.gone.set(Some((layout.name.clone(), gone)));
    }
}

/// The name of a layout, or a field while it is being changed.
fn heading(pages: Pages, layout: &OwnLayout) -> El {
    let renaming = pages.agree.renaming;
    let is_it = renaming.with(|id| *id == layout.id);
    if !is_it {
        return el("h4").text(&layout.name);
    }
    let layout = layout.clone();
    el("input")
        .class("input")
        .attr("type", "text")
        .attr("maxlength", "40")
        .label(pages, |m| m.editor.name)
        .prop("value", {
            let name = layout.name.clone();
            move || name.as_str().into()
        })
        .on("change", move |event| {
            let given = value(&event);
            let mut layout = layout.clone();
            if !given.trim().is_empty() {
                layout.name = given.trim().to_owned();
                save(pages, &mut layout);
            }
            renaming.set(String::new());
        })
}

fn card(pages: Pages, layout: OwnLayout) -> El {
    let act = |icon, label: PickIn<Pages>, act: Act| {
        let name = layout.name.clone();
        icon_button(pages, icon, label, Rc::new(|| true), "icon-button", act).live(
            "aria-label",
            move || {
                let lang = pages.lang();
                let action = label(lang.pages());
                let words = &lang.pages().games;
                Some(words.action_on.with([action, &name]).into())
            },
        )
    };
    let (position, id, gone) = (layout.position, layout.id.clone(), layout.clone());
    let buttons = el("div")
        .class("game-buttons")
        .child(act(
            icons::OPEN,
            |m| m.editor.load,
            Box::new(move || load(pages, &position)),
        ))
        .child(act(
            icons::RENAME,
            |m| m.editor.rename,
            Box::new(move || pages.agree.renaming.set(id.clone())),
        ))
        .child(act(
            icons::TRASH,
            |m| m.editor.delete,
            Box::new(move || delete(pages, &gone)),
        ));
    let named = layout.clone();
    el("li")
        .class("own-layout")
        .child(thumb(&layout.position))
        .child(el("div").perhaps(move || Some(heading(pages, &named))))
        .child(buttons)
}

/// What was deleted last can be brought back.
fn undo(pages: Pages) -> Option<El> {
    let (name, gone) = pages.agree.gone.get()?;
    let words = &pages.words().editor;
    let restore = move || {
        if shelf::restore(pages, &gone).is_err() {
            told(pages, pages.lang_now().pages().editor.full);
        }
        pages.agree.gone.set(None);
    };
    Some(
        el("div")
            .class("deleted")
            .attr("role", "status")
            .child(el("span").text(&words.deleted.with([&name])))
            .child(button(
                pages,
                "button small",
                Some(icons::UNDO),
                |m| m.editor.restore,
                Box::new(restore),
            )),
    )
}

/// The part.
pub fn section(pages: Pages) -> El {
    let list = move || {
        pages.agree.shelf.track();
        let all = shelf::all();
        if all.is_empty() {
            return vec![worded(pages, "p", "note", |m| m.editor.none)];
        }
        let cards = all.into_iter().map(|layout| card(pages, layout));
        vec![el("ul").class("own-layouts").children(cards)]
    };
    el("section")
        .class("section editor-own")
        .child(worded(pages, "h3", "", |m| m.editor.own))
        .child(new(pages))
        .child(el("div").perhaps(move || undo(pages)))
        .child(el("div").region(list))
}
