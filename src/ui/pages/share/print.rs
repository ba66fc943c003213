//! Several diagrams with captions on pages of paper.

use super::super::Pages;
use super::super::controls::{Opt, numbers, options};
use super::hand;
use super::image;
use crate::game::Game;
use crate::i18n::{Lang, colour};
use crate::notation::{Notation, boards_string};
use crate::ui::browser::{self, document, next_frame, window};
use crate::ui::dom::{El, Text, el, target};
use crate::ui::icons;
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{button, worded};
use crate::view::svg::{Look, PictureStyle, picture};
use crate::view::{Diagram, MOST_DIAGRAMS, SheetFault, read_sheet};
use wasm_bindgen::JsValue;
use web_sys::{AddEventListenerOptions, Element, Event, HtmlTextAreaElement};

/// How many diagrams a page can have.
const PER_PAGE: [usize; 4] = [1, 2, 4, 6];
/// Steps between the diagrams of a game.
const EVERY: [u32; 6] = [1, 2, 5, 10, 20, 50];
/// What the document has while pages are printed and nothing else.
const PRINTS: &str = "data-prints";

/// What is printed, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    title: String,
    lines: String,
    per_page: usize,
    every: u32,
    look: Look,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            title: String::new(),
            lines: String::new(),
            per_page: PER_PAGE[2],
            every: EVERY[3],
            look: Look::Paper,
        }
    }
}

/// A diagram as it is printed.
#[derive(Clone, Debug, PartialEq)]
struct Printed {
    address: String,
    caption: String,
    /// For people who do not see it.
    alt: String,
}

/// All that is printed, and what is wrong with the lines.
#[derive(Clone, Debug, Default, PartialEq)]
struct Sheet {
    title: String,
    per_page: usize,
    diagrams: Vec<Printed>,
    wrong: Vec<String>,
}

fn sheet(pages: Pages) -> Sheet {
    let choice = pages.share.print.get();
    let (lang, notation) = (pages.lang(), pages.notation());
    let coordinates = image::coordinates(pages);
    let orientation = pages.share.orientation.get();
    let look = choice.look;
    let made = pages.share.with_game(|game| {
        let mut sheet = Sheet {
            title: choice.title.clone(),
            per_page: choice.per_page,
            ..Sheet::default()
        };
        for (number, line) in read_sheet(&choice.lines, game) {
            match line {
                Ok(_) if sheet.diagrams.len() == MOST_DIAGRAMS => {
                    let words = lang.pages().share.print.too_many;
                    sheet.wrong.push(lang.count(words, MOST_DIAGRAMS as u32));
                    break;
                }
                Ok(diagram) => {
                    let style = PictureStyle {
                        look,
                        orientation,
                        coordinates,
                        gutter: true,
                        drawing: diagram.drawing.clone(),
                        ..PictureStyle::default()
                    };
                    sheet
                        .diagrams
                        .push(printed(lang, notation, game, &diagram, &style));
                }
                Err(fault) => sheet.wrong.push(reason(lang, number, &fault)),
            }
        }
        sheet
    });
    made.unwrap_or_default()
}

fn printed(
    lang: Lang,
    notation: Notation,
    game: &Game,
    diagram: &Diagram,
    style: &PictureStyle,
) -> Printed {
    let words = &lang.pages().share;
    let caption = match diagram.ply {
        _ if !diagram.caption.is_empty() => diagram.caption.clone(),
        Some(0) => words.print.start.to_owned(),
        Some(ply) => game.line().nth(ply - 1).map_or_else(String::new, |last| {
            let written = notation.write(last.before, last.mv);
            let number = lang.number(ply as u64);
            words
                .print
                .after
                .with([&[&number, ". ", &written].concat()])
        }),
        None => String::new(),
    };
    let turn = diagram
        .boards
        .first()
        .map(|board| board.position.turn_colour());
    let title = turn.map(|turn| words.picture.title.with([colour(lang, turn)]));
    let alt = match caption.is_empty() {
        true => title.unwrap_or_default(),
        false => caption.clone(),
    };
    Printed {
        address: hand::address_of(&picture(&diagram.boards, style)),
        caption,
        alt,
    }
}

/// What is wrong with a line.
fn reason(lang: Lang, line: usize, fault: &SheetFault) -> String {
    let words = lang.pages();
    let why = match fault {
        SheetFault::Ply(_) => words.share.print.no_such_ply.to_owned(),
        SheetFault::Position(_) => words.import.fault.position.to_owned(),
        SheetFault::Drawing(wrong) => words.share.image.drawing_wrong.with([&wrong.0]),
    };
    words
        .share
        .print
        .wrong
        .with([&lang.number(line as u64), &why])
}

/// The pages.
fn pages_of(lang: Lang, sheet: &Sheet) -> Vec<El> {
    let per_page = sheet.per_page.max(1);
    let count = sheet.diagrams.len().div_ceil(per_page);
    let one = |(index, diagrams): (usize, &[Printed])| {
        let figures = diagrams.iter().enumerate().map(|(place, diagram)| {
            let number = lang.number((index * per_page + place) as u64 + 1);
            let caption = match diagram.caption.is_empty() {
                true => number,
                false => [&number, ". ", &diagram.caption].concat(),
            };
            el("figure")
                .child(
                    el("img")
                        .attr("src", &diagram.address)
                        .attr("alt", &diagram.alt),
                )
                .child(el("figcaption").text(&caption))
        });
        let names = [index + 1, count].map(|n| lang.number(n as u64));
        let name = lang.pages().share.print.page.with([&names[0], &names[1]]);
        let title = (index == 0 && !sheet.title.is_empty())
            .then(|| el("p").class("print-title").text(&sheet.title));
        el("section")
            .class("print-page")
            .attr("aria-label", &name)
            .attr("data-per-page", &per_page.to_string())
            .children(title)
            .child(el("div").class("print-figures").children(figures))
    };
    sheet
        .diagrams
        .chunks(per_page)
        .enumerate()
        .map(one)
        .collect()
}

/// Prints the pages and nothing else: they go to the end of the document until
/// the browser has taken them.
fn print(sheet: &Element, place: &Element) {
    let (Some(body), Some(root)) = (document().body(), document().document_element()) else {
        return;
    };
    // What is in the document can be moved in it, and given attributes.
    let _ = body.append_child(sheet);
    let _ = root.set_attribute(PRINTS, "");
    let (sheet, place) = (sheet.clone(), place.clone());
    let back = move || {
        let _ = place.append_child(&sheet);
        let _ = root.remove_attribute(PRINTS);
    };
    let back = browser::once(back);
    let once = AddEventListenerOptions::new();
    once.set_once(true);
    // Cannot fail for a function.
    let _ = window().add_event_listener_with_callback_and_add_event_listener_options(
        "afterprint",
        &back,
        &once,
    );
    // A frame may forbid it.
    next_frame(|| drop(window().print()));
}

fn add_lines(pages: Pages, more: &[String]) {
    pages.share.print.update(|choice| {
        for line in more {
            if !choice.lines.is_empty() && !choice.lines.ends_with('\n') {
                choice.lines.push('\n');
            }
            choice.lines.push_str(line);
        }
        choice.lines.push('\n');
    });
}

fn add_this(pages: Pages) {
    let line = pages
        .share
        .game
        .peek(|game| game.as_ref().map(|game| boards_string(game.boards())));
    add_lines(pages, line.as_slice());
}

fn add_all(pages: Pages) {
    let every = pages.share.print.peek(|choice| choice.every).max(1) as usize;
    let plies = pages
        .share
        .game
        .peek(|game| game.as_ref().map_or(0, Game::plies));
    let mut lines: Vec<String> = (0..plies)
        .step_by(every)
        .map(|ply| ply.to_string())
        .collect();
    lines.push(plies.to_string());
    add_lines(pages, &lines);
}

fn lines(pages: Pages) -> El {
    let print = pages.share.print;
    let field = el("textarea")
        .id("print-lines")
        .class("input")
        .attr("spellcheck", "false")
        .attr("aria-describedby", "print-lines-note")
        .prop("value", move || print.with(|c| JsValue::from(&c.lines)))
        .on("input", move |event: Event| {
            if let Some(field) = target::<HtmlTextAreaElement>(&event) {
                print.update(|choice| choice.lines = field.value());
            }
        });
    el("div")
        .class("field")
        .child(worded(pages, "label", "", |m| m.share.print.lines).attr("for", "print-lines"))
        .child(field)
        .child(worded(pages, "p", "note", |m| m.share.print.lines_note).id("print-lines-note"))
}

fn adding(pages: Pages) -> El {
    let print = pages.share.print;
    let every = numbers(
        "print-every",
        move || Text::Borrowed(pages.words().share.print.every),
        EVERY,
        move |number| Text::Owned(pages.lang().number(number.into())),
        move || print.with(|c| c.every),
        move |number| print.update(|c| c.every = number),
    );
    el("div")
        .class("share-row")
        .child(button(
            pages,
            "button",
            Some(icons::NEW),
            |m| m.share.print.add_this,
            Box::new(move || add_this(pages)),
        ))
        .child(button(
            pages,
            "button",
            Some(icons::NEW),
            |m| m.share.print.add_all,
            Box::new(move || add_all(pages)),
        ))
        .child(every)
}

fn per_page(pages: Pages) -> El {
    let print = pages.share.print;
    let option = |number: usize| {
        Opt::new(
            move || Text::Owned(pages.lang().number(number as u64)),
            move || print.with(|c| c.per_page) == number,
            move || print.update(|c| c.per_page = number),
        )
    };
    let all = PER_PAGE.map(option).into();
    options(pages, "print-per-page", |m| m.share.print.per_page, all)
}

/// What the part holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let choice = pages.share.print;
    let made = Made::new(move || sheet(pages));
    let (wrong, paper, any) = (made.clone(), made.clone(), made);
    let faults = move || {
        let faults = wrong.with(|sheet| sheet.wrong.clone());
        faults
            .iter()
            .map(|fault| el("p").class("error").text(fault))
            .collect()
    };
    let sheet = el("div")
        .class("print-sheet")
        .region(move || paper.with(|sheet| pages_of(pages.lang(), sheet)));
    let sheet_node = sheet.node().clone();
    // What is scrolled is reached with the keys too.
    let place = el("div")
        .class("print-preview")
        .attr("tabindex", "0")
        .child(sheet);
    let place_node = place.node().clone();
    let nothing = any.clone();
    let note = move || {
        let none = nothing.with(|sheet| sheet.diagrams.is_empty());
        none.then(|| worded(pages, "p", "note", |m| m.share.print.nothing))
    };
    let go = button(
        pages,
        "button primary",
        None,
        |m| m.share.print.print,
        Box::new(move || print(&sheet_node, &place_node)),
    )
    .flag("disabled", move || {
        any.with(|sheet| sheet.diagrams.is_empty())
    });
    vec![
        lines(pages),
        el("div").attr("role", "alert").region(faults),
        adding(pages),
        hand::line(
            pages,
            "print-title",
            |m| m.share.print.title,
            move || choice.with(|c| c.title.clone()),
            move |text| choice.update(|c| c.title = text),
        ),
        per_page(pages),
        image::looks(
            pages,
            "print-look",
            false,
            move || Some(choice.with(|c| c.look)),
            move |look| choice.update(|c| c.look = look.unwrap_or_default()),
        ),
        worded(pages, "h3", "", |m| m.share.print.preview),
        el("div").perhaps(note),
        place,
        el("div").class("share-buttons").child(go),
    ]
}
