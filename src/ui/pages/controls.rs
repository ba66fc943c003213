//! Controls of the screens on which a game is agreed.

use super::Pages;
use crate::game::Gutter;
use crate::rules::{CellSet, Position};
use crate::ui::board::Shown;
use crate::ui::dom::{El, Text, el, target};
use crate::ui::speaks::{Speaks, pace};
use crate::ui::widgets::{Act, Is, PickIn, checked, radio, worded};
use crate::view::{Capabilities, Orientation};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::HtmlSelectElement;

/// A board on which cells are picked, with this position on it.
pub fn picking(pages: Pages, position: Position) -> Shown {
    let (coordinates, pace) = pages.settings.with(|s| (s.coordinates, pace(s)));
    Shown {
        position,
        gutter: Gutter::default(),
        board: None,
        marked: CellSet::EMPTY,
        last: None,
        hint: None,
        capabilities: Capabilities::pick(),
        orientation: Orientation::default(),
        coordinates,
        pace,
        lang: pages.lang(),
        notation: pages.notation(),
    }
}

/// A part that opens and closes; closed it shows what is chosen in it.
pub fn fold(
    pages: Pages,
    title: PickIn<Pages>,
    value: impl Fn() -> Text + 'static,
    open: bool,
    contents: Vec<El>,
) -> El {
    let summary = el("summary")
        .child(worded(pages, "h3", "", title))
        .child(el("span").class("note").says(value));
    let fold = el("details").class("fold");
    let fold = if open { fold.attr("open", "") } else { fold };
    fold.child(summary)
        .child(el("div").class("fold-body").children(contents))
}

/// One of several that exclude each other; it may be out of the question.
pub struct Opt {
    /// What is seen.
    pub label: Vec<El>,
    /// Whether it is the one.
    pub chosen: Is,
    /// Whether it makes sense.
    pub offered: Is,
    /// Takes it.
    pub take: Act,
}

impl Opt {
    /// An option with a text.
    pub fn new(
        label: impl Fn() -> Text + 'static,
        chosen: impl Fn() -> bool + 'static,
        take: impl Fn() + 'static,
    ) -> Opt {
        Opt {
            label: vec![el("span").says(label)],
            chosen: Rc::new(chosen),
            offered: Rc::new(|| true),
            take: Box::new(take),
        }
    }

    /// The same, only sometimes.
    pub fn when(self, offered: impl Fn() -> bool + 'static) -> Opt {
        Opt {
            offered: Rc::new(offered),
            ..self
        }
    }
}

/// Options of which one is taken, under a legend; what makes no sense is not shown.
pub fn options(pages: Pages, name: &str, legend: PickIn<Pages>, options: Vec<Opt>) -> El {
    let items = options.into_iter().map(|one| {
        let offered = one.offered;
        el("label")
            .class("choice")
            .flag("hidden", move || !offered())
            .child(radio(name, one.chosen, one.take))
            .child(el("span").children(one.label))
    });
    el("fieldset")
        .class("section")
        .child(worded(pages, "legend", "legend", legend))
        .child(el("div").class("choices").children(items))
}

/// What an entry of a list is called.
pub type Name = Box<dyn Fn() -> Text>;

/// A list that drops down: values and names, the chosen value, what choosing does.
pub fn select(
    id: &str,
    label: impl Fn() -> Text + 'static,
    entries: Vec<(String, Name)>,
    now: impl Fn() -> String + 'static,
    take: impl Fn(&str) + 'static,
) -> El {
    select_of(id, Box::new(label), entries, Box::new(now), Box::new(take))
}

/// The same, compiled once.
fn select_of(
    id: &str,
    label: Name,
    entries: Vec<(String, Name)>,
    now: Box<dyn Fn() -> String>,
    take: Box<dyn Fn(&str)>,
) -> El {
    let entries = entries
        .into_iter()
        .map(|(value, name)| el("option").attr("value", &value).says(name));
    let list = el("select")
        .id(id)
        .class("input select")
        .children(entries)
        .prop("value", move || JsValue::from(now()))
        .on("change", move |event| {
            if let Some(list) = target::<HtmlSelectElement>(&event) {
                take(&list.value());
            }
        });
    el("div")
        .class("field")
        .child(el("label").attr("for", id).says(label))
        .child(list)
}

/// A list of numbers.
pub fn numbers(
    id: &str,
    label: impl Fn() -> Text + 'static,
    from: impl IntoIterator<Item = u32>,
    name: impl Fn(u32) -> Text + Clone + 'static,
    now: impl Fn() -> u32 + 'static,
    take: impl Fn(u32) + 'static,
) -> El {
    let entries = from.into_iter().map(|number| {
        let name = name.clone();
        let name: Name = Box::new(move || name(number));
        (number.to_string(), name)
    });
    select(
        id,
        label,
        entries.collect(),
        move || now().to_string(),
        move |value| {
            if let Ok(number) = value.parse() {
                take(number);
            }
        },
    )
}

/// A line with words and a switch.
pub fn toggle(
    pages: Pages,
    label: PickIn<Pages>,
    note: PickIn<Pages>,
    on: impl Fn() -> bool + 'static,
    turn: impl Fn(bool) + 'static,
) -> El {
    toggle_of(pages, label, note, Box::new(on), Box::new(turn))
}

/// The same, compiled once.
fn toggle_of(
    pages: Pages,
    label: PickIn<Pages>,
    note: PickIn<Pages>,
    on: Box<dyn Fn() -> bool>,
    turn: Box<dyn Fn(bool)>,
) -> El {
    let words = el("span")
        .child(worded(pages, "b", "", label))
        .child(worded(pages, "span", "note", note));
    let input = el("input")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .class("switch")
        .prop("checked", move || JsValue::from(on()))
        .on("change", move |event| turn(checked(&event)));
    el("label").class("switch-row").child(words).child(input)
}

/// A message that follows the language.
pub fn words(pages: Pages, pick: PickIn<Pages>) -> impl Fn() -> Text + Copy + 'static {
    move || Text::Borrowed(pick(pages.words()))
}
