//! A picture of the position, as a file; and below it the game as one that moves.

use super::super::controls::{Opt, options, select};
use super::super::{Pages, say};
use super::{film, hand};
use crate::between::FromPages;
use crate::i18n::picture_words;
use crate::ui::browser::{document, window};
use crate::ui::dom::{El, Text, el};
use crate::ui::root::Made;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{button, worded};
use crate::ui::{files, icons};
use crate::view::svg::{Colours, Look, PictureBoard, PictureStyle, picture, picture_size};
use crate::view::{Drawing, NoSuchStroke, whole};
use wasm_bindgen::JsValue;

/// Widths that are offered, in pixels.
const WIDTHS: [u32; 4] = [480, 960, 1920, 3840];

/// How the picture is to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it is painted with; nothing where it is to be as the page's own board.
    pub look: Option<Look>,
    /// Letters and digits, if somebody has chosen; else as the game shows them.
    coordinates: Option<bool>,
    last: bool,
    gutter: bool,
    ground: bool,
    drawing: String,
    width: u32,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            look: None,
            coordinates: None,
            last: true,
            gutter: true,
            ground: false,
            drawing: String::new(),
            width: WIDTHS[1],
        }
    }
}

/// The look that is chosen, or the nearest to the page's own.
pub fn look(pages: Pages) -> Look {
    let chosen = pages.share.image.with(|choice| choice.look);
    chosen.unwrap_or_else(|| {
        // Another scheme is another setting, or known to the root of the page.
        pages.settings.track();
        let root = document().document_element();
        let dark = root.is_some_and(|root| root.has_attribute("data-dark"));
        if dark { Look::Dark } else { Look::Light }
    })
}

/// The colours of the page's own board, where the picture is to be like it.
pub fn colours(pages: Pages, look: Look) -> Colours {
    let chosen = pages.share.image.with(|choice| choice.look.is_some());
    let root = document().document_element().filter(|_| !chosen);
    match root.and_then(|root| hand::call(&window(), "getComputedStyle", &root)) {
        Some(style) if look != Look::Paper => Colours::of(|name| {
            let variable = JsValue::from_str(&["--", name].concat());
            let value = hand::call(&style, "getPropertyValue", &variable);
            let value = value.and_then(|value| value.as_string());
            value.unwrap_or_default().trim().to_owned()
        }),
        _ => Colours::default(),
    }
}

/// Whether letters and digits are shown.
pub fn coordinates(pages: Pages) -> bool {
    let chosen = pages.share.image.with(|choice| choice.coordinates);
    chosen.unwrap_or_else(|| pages.settings.with(|settings| settings.coordinates))
}

/// What is to be drawn on the board.
fn drawing(pages: Pages) -> Result<Drawing, NoSuchStroke> {
    pages.share.image.with(|choice| choice.drawing.parse())
}

/// The picture as it is chosen, so many pixels wide, with that and its height.
fn made(pages: Pages, width: Option<u32>) -> Option<(String, u32)> {
    let choice = pages.share.image.get();
    let lang = pages.lang();
    let notation = pages.notation();
    let orientation = pages.share.orientation.get();
    let look = look(pages);
    let colours = colours(pages, look);
    let coordinates = coordinates(pages);
    pages.share.with_game(|game| {
        let mut boards = PictureBoard::of(game);
        if !choice.last {
            boards.iter_mut().for_each(|board| board.last = None);
        }
        let (title, about) = picture_words(lang, game, notation);
        let ground = colours.get("bg").unwrap_or(look.ground());
        let style = PictureStyle {
            look,
            orientation,
            coordinates,
            gutter: choice.gutter,
            ground: if choice.ground { ground } else { "" }.to_owned(),
            colours: colours.clone(),
            drawing: choice.drawing.parse().unwrap_or_default(),
            width,
            title,
            about,
        };
        let (wide, high) = picture_size(boards.len(), &style);
        let height = whole(f64::from(width.unwrap_or(0)) * high / wide);
        (picture(&boards, &style), height.unsigned_abs())
    })
}

/// The name of a file with the picture.
pub fn file_name(pages: Pages, kind: &str) -> String {
    let ply = pages
        .share
        .game
        .peek(|game| game.as_ref().map(|game| game.ply()));
    ["abalone-", &ply.unwrap_or(0).to_string(), ".", kind].concat()
}

fn save_svg(pages: Pages) {
    let width = pages.share.image.peek(|choice| choice.width);
    let Some((text, _)) = made(pages, Some(width)) else {
        return;
    };
    let saved = files::text_blob(&text, "image/svg+xml")
        .and_then(|blob| files::save_blob(&file_name(pages, "svg"), &blob));
    if saved.is_err() {
        fail(pages);
    }
}

fn save_png(pages: Pages) {
    let width = pages.share.image.peek(|choice| choice.width);
    let Some((text, height)) = made(pages, Some(width)) else {
        return;
    };
    hand::png(&text, width, height, move |blob| {
        let saved = blob.map(|blob| files::save_blob(&file_name(pages, "png"), &blob));
        if !matches!(saved, Some(Ok(()))) {
            fail(pages);
        }
    });
}

/// Says that there is no picture.
pub fn fail(pages: Pages) {
    let words = &pages.lang_now().pages().share.image;
    say(&FromPages::Say(words.failed.to_owned()));
}

/// The choice of what pictures are painted with; with `own`, also the colours of the
/// page's own board.
pub fn looks(
    pages: Pages,
    name: &'static str,
    own: bool,
    now: impl Fn() -> Option<Look> + Copy + 'static,
    take: impl Fn(Option<Look>) + Copy + 'static,
) -> El {
    let option = |look: Option<Look>| {
        let words = move || {
            let words = &pages.words().share.image;
            match look.and_then(|look| Look::ALL.iter().position(|&one| one == look)) {
                Some(number) => Text::Borrowed(words.looks[number]),
                None => Text::Borrowed(words.own_look),
            }
        };
        Opt::new(words, move || now() == look, move || take(look))
    };
    let all = own.then_some(None).into_iter().chain(Look::ALL.map(Some));
    options(
        pages,
        name,
        |m| m.share.image.look,
        all.map(option).collect(),
    )
}

/// What is to be seen on the picture.
fn shows(pages: Pages) -> El {
    let image = pages.share.image;
    let ticks = [
        hand::tick(
            pages,
            |m| m.share.image.coordinates,
            move || coordinates(pages),
            move |on| image.update(|c| c.coordinates = Some(on)),
        ),
        hand::tick(
            pages,
            |m| m.share.image.last,
            move || image.with(|c| c.last),
            move |on| image.update(|c| c.last = on),
        ),
        hand::tick(
            pages,
            |m| m.share.image.gutter,
            move || image.with(|c| c.gutter),
            move |on| image.update(|c| c.gutter = on),
        ),
        hand::tick(
            pages,
            |m| m.share.image.ground,
            move || image.with(|c| c.ground),
            move |on| image.update(|c| c.ground = on),
        ),
    ];
    el("fieldset")
        .class("section")
        .child(worded(pages, "legend", "legend", |m| m.share.image.show))
        .child(el("div").class("ticks").children(ticks))
}

/// Arrows and marks, as text.
fn drawn(pages: Pages) -> El {
    let image = pages.share.image;
    let wrong = move || {
        let wrong = drawing(pages).err()?;
        let words = pages.words().share.image.drawing_wrong;
        Some(el("p").class("error").text(&words.with([&wrong.0])))
    };
    hand::line(
        pages,
        "share-drawing",
        |m| m.share.image.drawing,
        move || image.with(|c| c.drawing.clone()),
        move |text| image.update(|c| c.drawing = text),
    )
    .child(worded(pages, "p", "note", |m| m.share.image.drawing_note))
    .child(el("div").attr("role", "alert").perhaps(wrong))
}

fn sizes(pages: Pages) -> El {
    let image = pages.share.image;
    let entry = |width: u32| {
        let name = move || {
            let lang = pages.lang();
            let number = lang.number(width.into());
            Text::Owned(lang.pages().share.image.pixels.with([&number]))
        };
        (width.to_string(), Box::new(name) as Box<dyn Fn() -> Text>)
    };
    select(
        "share-width",
        move || Text::Borrowed(pages.words().share.image.size),
        WIDTHS.map(entry).into(),
        move || image.with(|c| c.width).to_string(),
        move |value| {
            if let Ok(width) = value.parse() {
                image.update(|c| c.width = width);
            }
        },
    )
}

/// What the part holds.
pub fn contents(pages: Pages) -> Vec<El> {
    let image = pages.share.image;
    let address = Made::new(move || {
        let made = made(pages, None);
        made.map_or_else(String::new, |(text, _)| hand::address_of(&text))
    });
    let about = Made::new(move || {
        let (lang, notation) = (pages.lang(), pages.notation());
        let words = pages
            .share
            .with_game(|game| picture_words(lang, game, notation));
        words.map_or_else(String::new, |(title, about)| [title, about].join(". "))
    });
    let preview = el("img")
        .class("share-preview")
        .live("src", move || Some(Text::Owned(address.get())))
        .live("alt", move || Some(Text::Owned(about.get())));
    let buttons = el("div")
        .class("share-buttons")
        .child(button(
            pages,
            "button",
            Some(icons::EXPORT),
            |m| m.share.image.svg,
            Box::new(move || save_svg(pages)),
        ))
        .child(button(
            pages,
            "button",
            Some(icons::EXPORT),
            |m| m.share.image.png,
            Box::new(move || save_png(pages)),
        ));
    let choose = el("div")
        .class("section share-choices")
        .child(looks(
            pages,
            "share-look",
            true,
            move || image.with(|c| c.look),
            move |look| image.update(|c| c.look = look),
        ))
        .child(shows(pages))
        .child(drawn(pages))
        .child(sizes(pages))
        .child(buttons);
    let two = el("div").class("share-two").child(preview).child(choose);
    vec![two, film::part(pages)]
}
