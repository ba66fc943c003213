//! Code for pages of somebody's own, and how it will look there.

use super::super::Pages;
use super::super::controls::{Opt, numbers, options};
use super::hand;
use super::image::coordinates;
use super::link::letters;
use crate::embed::Embedding;
use crate::link::LinkKind;
use crate::notation::position_string;
use crate::rules::Variant;
use crate::ui::browser::window;
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::worded;
use std::rc::Rc;

/// What can be shown: the name of the mode, and what the link to it holds. They
/// are in the order of their names in the messages.
const SHOWN: [(&str, LinkKind); 5] = [
    ("view", LinkKind::Position),
    ("view", LinkKind::Game),
    ("analysis", LinkKind::Position),
    ("play", LinkKind::Position),
    ("puzzle", LinkKind::Task),
];
/// The one in which the computer plays.
const AGAINST: usize = 3;
/// The one with nothing but a board.
const DIAGRAM: usize = 0;
/// Colours of the frame: the values of the parameter.
const GROUNDS: [&str; 3] = ["auto", "light", "dark"];
/// Widths that are offered, in pixels.
const WIDTHS: [u32; 5] = [240, 320, 480, 640, 800];

/// What is embedded, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    shown: usize,
    ground: usize,
    controls: bool,
    sound: bool,
    level: u32,
    width: u32,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            shown: 1,
            ground: 0,
            controls: true,
            sound: false,
            level: 4,
            width: WIDTHS[2],
        }
    }
}

/// The board as it is chosen; nothing where there is no such board.
fn embedding(pages: Pages) -> Option<Embedding> {
    let choice = pages.share.embed.get();
    let (mode, kind) = SHOWN[choice.shown];
    let mut all = vec![("mode", mode.to_owned())];
    // People can read and change a position; a link holds everything else.
    let plain = pages.share.with_game(|game| {
        let usual = game.variant().rules == Variant::default().rules;
        (usual && kind == LinkKind::Position).then(|| position_string(game.position()))
    });
    all.push(match plain.flatten() {
        Some(position) => ("pos", position),
        None => ("game", letters(pages, kind)?),
    });
    if choice.shown == AGAINST {
        all.push(("level", choice.level.to_string()));
    }
    let switched = [
        ("bg", GROUNDS[choice.ground], choice.ground != 0),
        ("coords", "0", !coordinates(pages)),
        ("controls", "0", !has_controls(&choice)),
        ("sound", "1", choice.sound),
    ];
    let switched = switched.into_iter().filter(|one| one.2);
    all.extend(switched.map(|(name, value, _)| (name, value.to_owned())));
    Some(Embedding {
        parameters: all,
        width: choice.width,
        controls: has_controls(&choice),
    })
}

fn has_controls(choice: &Choice) -> bool {
    choice.controls && choice.shown != DIAGRAM
}

/// The folder of the page, with the stroke at its end.
fn folder() -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split(['#', '?']).next().unwrap_or_default();
    let end = page.rfind('/').map_or(0, |at| at + 1);
    address.get(..end).unwrap_or_default().to_owned()
}

fn modes(pages: Pages) -> El {
    let embed = pages.share.embed;
    let option = |number: usize| {
        Opt::new(
            move || Text::Borrowed(pages.words().share.embed.modes[number]),
            move || embed.with(|c| c.shown) == number,
            move || embed.update(|c| c.shown = number),
        )
    };
    let all = (0..SHOWN.len()).map(option).collect();
    options(pages, "embed-mode", |m| m.share.embed.what, all)
}

fn grounds(pages: Pages) -> El {
    let embed = pages.share.embed;
    let option = |number: usize| {
        Opt::new(
            move || Text::Borrowed(pages.words().share.embed.grounds[number]),
            move || embed.with(|c| c.ground) == number,
            move || embed.update(|c| c.ground = number),
        )
    };
    let all = (0..GROUNDS.len()).map(option).collect();
    options(pages, "embed-ground", |m| m.share.embed.ground, all)
}

fn details(pages: Pages) -> El {
    let embed = pages.share.embed;
    let number = move |number: u32| Text::Owned(pages.lang().number(number.into()));
    let level = numbers(
        "embed-level",
        move || Text::Borrowed(pages.words().share.embed.level),
        1..=12,
        number,
        move || embed.with(|c| c.level),
        move |level| embed.update(|c| c.level = level),
    )
    .flag("hidden", move || embed.with(|c| c.shown) != AGAINST);
    let width = numbers(
        "embed-width",
        move || Text::Borrowed(pages.words().share.embed.width),
        WIDTHS,
        number,
        move || embed.with(|c| c.width),
        move |width| embed.update(|c| c.width = width),
    );
    let ticks = [
        hand::tick(
            pages,
            |m| m.share.embed.controls,
            move || embed.with(|c| c.controls),
            move |on| embed.update(|c| c.controls = on),
        )
        .flag("hidden", move || embed.with(|c| c.shown) == DIAGRAM),
        hand::tick(
            pages,
            |m| m.share.embed.sound,
            move || embed.with(|c| c.sound),
            move |on| embed.update(|c| c.sound = on),
        ),
    ];
    el("div")
        .class("share-row")
        .child(width)
        .child(level)
        .child(el("div").class("ticks").children(ticks))
}

/// The board in a frame, as the code makes it.
fn preview(pages: Pages, made: &Embedding) -> El {
    el("iframe")
        .class("embed-preview")
        .attr("src", &["./", &made.address()].concat())
        .attr("width", &made.width.to_string())
        .attr("height", &made.height().to_string())
        .word("title", move || pages.words().share.embed.preview)
}

/// What the part holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let made = Made::new(move || embedding(pages));
    let code = |write: fn(&Embedding, &str) -> String| -> Rc<dyn Fn() -> String> {
        let made = made.clone();
        let code = move |made: &Option<Embedding>| {
            let made = made.as_ref();
            made.map_or_else(String::new, |made| write(made, &folder()))
        };
        Rc::new(move || made.with(code))
    };
    let (no_task, shown) = (made.clone(), made.clone());
    let refusal = move || {
        let none = no_task.with(Option::is_none);
        none.then(|| worded(pages, "p", "error", |m| m.share.link.no_task).attr("role", "status"))
    };
    vec![
        worded(pages, "p", "note", |m| m.share.embed.note),
        modes(pages),
        grounds(pages),
        details(pages),
        el("div").perhaps(refusal),
        hand::output(
            pages,
            "embed-element",
            |m| m.share.embed.element,
            true,
            code(Embedding::element),
        ),
        worded(pages, "p", "note", |m| m.share.embed.element_note),
        hand::output(
            pages,
            "embed-frame",
            |m| m.share.embed.frame,
            true,
            code(Embedding::frame),
        ),
        worded(pages, "p", "note", |m| m.share.embed.frame_note),
        worded(pages, "h3", "", |m| m.share.embed.preview),
        el("div")
            .class("embed-place")
            .perhaps(move || shown.with(|made| made.as_ref().map(|made| preview(pages, made)))),
    ]
}
