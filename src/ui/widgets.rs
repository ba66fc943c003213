//! Small controls that every screen uses.

use super::app::App;
use super::dom::{El, Text, el, svg, target};
use super::icons::icon;
use super::speaks::Speaks;
use crate::rules::Colour;
use crate::view::svg::marble_symbol;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Event, HtmlInputElement};

/// Picks a message; the same for every language. `C` is the program that speaks.
pub type PickIn<C> = fn(&'static <C as Speaks>::Words) -> &'static str;

/// Picks a message of the game's program.
pub type Pick = PickIn<App>;

/// What a control does.
pub type Act = Box<dyn Fn()>;

/// Something that is so or not, now.
pub type Is = Rc<dyn Fn() -> bool>;

/// A message that follows the language.
pub fn say<C: Speaks>(app: C, pick: PickIn<C>) -> impl Fn() -> Text + Copy + 'static {
    move || Text::Borrowed(pick(app.words()))
}

impl El {
    /// A message that follows the language.
    pub fn message<C: Speaks>(self, app: C, pick: PickIn<C>) -> El {
        self.says(say(app, pick))
    }

    /// The accessible name, following the language.
    pub fn label<C: Speaks>(self, app: C, pick: PickIn<C>) -> El {
        self.word("aria-label", move || pick(app.words()))
    }
}

/// An element with a message.
pub fn worded<C: Speaks>(app: C, tag: &str, class: &str, pick: PickIn<C>) -> El {
    let element = el(tag).message(app, pick);
    if class.is_empty() {
        element
    } else {
        element.class(class)
    }
}

/// A button that does something.
pub fn plain_button(class: &str, act: Act) -> El {
    el("button").attr("type", "button").class(class).click(act)
}

/// A button with an icon and nothing else to see.
pub fn icon_button<C: Speaks>(
    app: C,
    path: &'static str,
    label: PickIn<C>,
    enabled: Is,
    class: &str,
    act: Act,
) -> El {
    plain_button(class, act)
        .label(app, label)
        .word("title", move || label(app.words()))
        .flag("disabled", move || !enabled())
        .child(icon(path))
}

/// A button with a word and perhaps an icon.
pub fn button<C: Speaks>(
    app: C,
    class: &str,
    path: Option<&'static str>,
    label: PickIn<C>,
    act: Act,
) -> El {
    plain_button(class, act)
        .children(path.map(icon))
        .child(worded(app, "span", "", label))
}

/// One of several choices that exclude each other.
pub struct Choice {
    /// What is seen.
    pub label: Vec<El>,
    /// Whether it is the one.
    pub chosen: Is,
    /// Takes it.
    pub take: Act,
}

/// A radio button: the group's name, whether it is chosen, what choosing does.
pub fn radio(name: &str, chosen: Is, take: Act) -> El {
    el("input")
        .attr("type", "radio")
        .attr("name", name)
        .prop("checked", move || JsValue::from(chosen()))
        .on("change", move |_| take())
}

/// Choices of which one is taken, under a legend.
pub fn choices<C: Speaks>(app: C, name: &str, legend: PickIn<C>, choices: Vec<Choice>) -> El {
    let items = choices.into_iter().map(|one| {
        el("label")
            .class("choice")
            .child(radio(name, one.chosen, one.take))
            .child(el("span").children(one.label))
    });
    el("fieldset")
        .class("section")
        .child(worded(app, "legend", "legend", legend))
        .child(el("div").class("choices").children(items))
}

/// Whether a box is ticked.
pub fn checked(event: &Event) -> bool {
    target::<HtmlInputElement>(event).is_some_and(|input| input.checked())
}

/// What a field holds.
pub fn value(event: &Event) -> String {
    target::<HtmlInputElement>(event).map_or_else(String::new, |input| input.value())
}

/// A line with words and a switch.
pub fn switch<C: Speaks>(
    app: C,
    label: PickIn<C>,
    note: PickIn<C>,
    on: fn(C) -> bool,
    turn: fn(C, bool),
) -> El {
    let words = el("span")
        .child(worded(app, "b", "", label))
        .child(worded(app, "span", "note", note));
    let input = el("input")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .class("switch")
        .prop("checked", move || JsValue::from(on(app)))
        .on("change", move |event| turn(app, checked(&event)));
    el("label").class("switch-row").child(words).child(input)
}

/// A marble as panels show it.
pub fn marble(colour: &str) -> El {
    el("span")
        .class("marble")
        .attr("data-colour", colour)
        .attr("aria-hidden", "true")
}

/// A marble as the board shows it, with its mark, for places where hue must not be
/// the only difference. The page has a board.
pub fn mark(colour: Colour) -> El {
    let picture = svg("svg")
        .class("mark")
        .attr("viewBox", "-48 -48 96 96")
        .attr("aria-hidden", "true");
    let symbol = ["<use href=\"", marble_symbol(colour), "\"/>"].concat();
    picture.node().set_inner_html(&symbol);
    picture
}
