//! The buttons of the lecture.

use super::super::Pages;
use crate::ui::browser::document;
use crate::ui::dom::{El, Text, el, svg};
use crate::ui::icons;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{Act, Is, PickIn, icon_button, radio};
use crate::view::{Drawing, Ink, Orientation, Slate, Stroke, drawn};
use js_sys::{Function, Reflect};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Arrows into the corners.
const FULL_SCREEN: &str = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";
/// A line at the bottom, and what is under it.
const TOOLS: &str = "M4 15h16M8 18.5h8M7 6l5 5 5-5";

fn tool(
    pages: Pages,
    path: &'static str,
    label: PickIn<Pages>,
    enabled: impl Fn() -> bool + 'static,
    act: impl Fn() + 'static,
) -> El {
    let (enabled, act): (Is, Act) = (Rc::new(enabled), Box::new(act));
    icon_button(pages, path, label, enabled, "icon-button", act)
}

/// A colour to draw with: seen with its dashes and its mark.
fn ink(pages: Pages, number: usize) -> El {
    let present = pages.present;
    let ink = Ink::ALL[number];
    let name = move || pages.words().share.presentation.inks[number];
    let chosen: Is = Rc::new(move || present.ink.get() == ink);
    let input = radio(
        "present-ink",
        chosen,
        Box::new(move || present.ink.set(ink)),
    )
    .word("aria-label", name)
    .word("title", name);
    let mut sample = Drawing::default();
    let centre = crate::rules::Cell::CENTRE;
    sample.draw(Stroke {
        from: centre,
        to: None,
        ink,
    });
    let picture = svg("svg")
        .attr("viewBox", "-70 -70 140 140")
        .attr("aria-hidden", "true");
    picture
        .node()
        .set_inner_html(&drawn(&sample, Orientation::USUAL));
    el("label")
        .class("ink")
        .child(input)
        .child(el("span").child(picture))
}

/// The way through the game.
fn steps(pages: Pages) -> El {
    let present = pages.present;
    let first = move || present.ply().0 > 0;
    let last = move || present.ply().0 < present.ply().1;
    let at = move || {
        let lang = pages.lang();
        let words = &lang.pages().share.presentation;
        let notation = pages.notation();
        let written = present.game.with(|game| {
            let last = game.as_ref()?.last_move()?;
            Some(notation.write(last.before, last.mv))
        });
        let written = written.unwrap_or_else(|| words.start.to_owned());
        let (ply, plies) = present.ply();
        let numbers = [ply, plies].map(|n| lang.number(n as u64));
        Text::Owned(words.at.with([&numbers[0], &numbers[1], &written]))
    };
    el("div")
        .class("present-steps")
        .child(tool(
            pages,
            icons::FIRST,
            |m| m.share.presentation.first,
            first,
            move || present.go(|_, _| 0),
        ))
        .child(tool(
            pages,
            icons::PREVIOUS,
            |m| m.share.presentation.back,
            first,
            move || present.go(|ply, _| ply.saturating_sub(1)),
        ))
        .child(
            el("span")
                .class("present-at")
                .attr("role", "status")
                .says(at),
        )
        .child(tool(
            pages,
            icons::NEXT,
            |m| m.share.presentation.next,
            last,
            move || present.go(|ply, _| ply + 1),
        ))
        .child(tool(
            pages,
            icons::LAST,
            |m| m.share.presentation.last,
            last,
            move || present.go(|_, plies| plies),
        ))
}

/// What to draw with.
fn drawing(pages: Pages) -> El {
    let present = pages.present;
    let inks = (0..Ink::ALL.len()).map(|number| ink(pages, number));
    let inks = el("div")
        .class("inks")
        .attr("role", "radiogroup")
        .word("aria-label", move || pages.words().share.presentation.ink)
        .children(inks);
    el("div")
        .class("present-draw")
        .child(inks)
        .child(tool(
            pages,
            icons::UNDO,
            |m| m.share.presentation.undo,
            move || present.can_undo(),
            move || present.change(Slate::undo),
        ))
        .child(tool(
            pages,
            icons::TRASH,
            |m| m.share.presentation.clear,
            move || present.has_drawn(),
            move || present.change(Slate::clear),
        ))
        .child(tool(
            pages,
            icons::FLIP,
            |m| m.share.presentation.flip,
            || true,
            move || present.orientation.update(|way| *way = way.flipped()),
        ))
}

/// Whether the browser lets a part of the page fill the screen.
fn can_fill() -> bool {
    let allowed = Reflect::get(&document(), &"fullscreenEnabled".into());
    allowed.is_ok_and(|allowed| allowed.is_truthy())
}

/// Fills the screen with an element, or leaves it as it was.
fn fill(element: &Element) {
    let full = Reflect::get(&document(), &"fullscreenElement".into());
    let full = full.is_ok_and(|full| full.is_truthy());
    let (of, method): (&wasm_bindgen::JsValue, _) = match full {
        true => (&document(), "exitFullscreen"),
        false => (element, "requestFullscreen"),
    };
    let method = Reflect::get(of, &method.into());
    if let Ok(Ok(method)) = method.map(JsCast::dyn_into::<Function>) {
        // Refused where a frame forbids it: then the page is all that it fills.
        let _ = method.call0(of);
    }
}

/// All of them, below the board; `node` is what can fill the screen.
pub fn tools(pages: Pages, node: Element) -> El {
    let present = pages.present;
    let label = move || pages.words().share.presentation.tools;
    let full = can_fill().then(|| {
        tool(
            pages,
            FULL_SCREEN,
            |m| m.share.presentation.full_screen,
            || true,
            move || fill(&node),
        )
    });
    let hide = tool(
        pages,
        TOOLS,
        |m| m.share.presentation.hide,
        || true,
        move || present.bare.update(|bare| *bare = !*bare),
    )
    .truth("aria-pressed", move || present.bare.get());
    let bar = el("div")
        .class("present-bar")
        .attr("role", "toolbar")
        .word("aria-label", label)
        .child(steps(pages))
        .child(drawing(pages).children(full));
    el("div").class("present-tools").child(bar).child(hide)
}
