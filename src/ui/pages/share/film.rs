//! The game as a picture that moves. It is made a little at a time, so that the
//! page stays quick while it is.

use super::super::Pages;
use super::super::controls::{Opt, numbers, options};
use super::hand;
use super::image::{colours, coordinates, fail, file_name, look};
use crate::storage::Theme;
use crate::ui::browser::{later, window};
use crate::ui::dom::{El, Text, el};
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{button, worded};
use crate::ui::{files, icons};
use crate::view::svg::Look;
use crate::view::{Film, FilmStyle};
use leptos::reactive::graph::untrack;
use std::cell::RefCell;
use web_sys::{Blob, Url};

/// Milliseconds that are spent on it before the page has its turn.
const SLICE: f64 = 14.0;
/// How long a position rests, in milliseconds: slow, normal, fast.
const SPEEDS: [u16; 3] = [1_800, 1_000, 450];
/// Widths that are offered, in pixels.
const WIDTHS: [u16; 4] = [240, 360, 480, 720];

/// How far the making of it is.
#[derive(Clone, Debug, Default)]
enum Making {
    /// It has not begun.
    #[default]
    Not,
    /// So many of so many positions.
    Under(usize, usize),
    /// There it is, with its address.
    Done(Blob, String),
}

/// How the film is to be, and how far it is.
#[derive(Clone, Debug)]
pub struct Choice {
    first: usize,
    last: usize,
    speed: usize,
    width: u16,
    making: Making,
    /// Rises when another one is begun, or none is wanted any more.
    number: u32,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            first: 0,
            last: usize::MAX,
            speed: 1,
            width: WIDTHS[2],
            making: Making::Not,
            number: 0,
        }
    }
}

impl Choice {
    /// Another game is to be shown: all of it.
    pub fn new_game(&mut self) {
        (self.first, self.last) = (0, usize::MAX);
        self.drop_it();
    }

    /// What has been made is not wanted any more.
    fn drop_it(&mut self) {
        self.number += 1;
        if let Making::Done(_, address) = std::mem::take(&mut self.making) {
            // The address is one that was made here.
            let _ = Url::revoke_object_url(&address);
        }
    }
}

thread_local! {
    /// The film that is being made.
    static FILM: RefCell<Option<Film>> = const { RefCell::new(None) };
}

fn plies(pages: Pages) -> usize {
    pages.share.with_game(|game| game.plies()).unwrap_or(0)
}

/// Films draw no edges round marbles: on a board as dark as these they would be lost.
fn for_film(pages: Pages) -> Look {
    let chosen = pages.share.image.peek(|choice| choice.look.is_some());
    let contrast = pages
        .settings
        .peek(|s| s.taste::<Theme>() == Theme::Contrast);
    if contrast && !chosen {
        Look::Paper
    } else {
        look(pages)
    }
}

fn begin(pages: Pages) {
    let film = pages.share.film;
    film.update(Choice::drop_it);
    let choice = film.now();
    let style = FilmStyle {
        look: for_film(pages),
        orientation: pages.share.orientation.now(),
        coordinates: coordinates(pages),
        width: choice.width,
        rest: SPEEDS[choice.speed % SPEEDS.len()],
    };
    let plies = choice.first..=choice.last;
    let colours = colours(pages, style.look);
    let made = pages
        .share
        .game
        .peek(|game| Some(Film::new(game.as_ref()?, style, &colours, plies)));
    match made {
        Some(Ok(made)) => {
            FILM.set(Some(made));
            go_on(pages, choice.number);
        }
        _ => fail(pages),
    }
}

/// Makes a little more of it, unless it is not wanted any more.
fn go_on(pages: Pages, number: u32) {
    let film = pages.share.film;
    if film.peek(|choice| choice.number != number) {
        return;
    }
    let Some(mut making) = FILM.take() else {
        return;
    };
    let now = || window().performance().map_or(0.0, |clock| clock.now());
    let until = now() + SLICE;
    let more = loop {
        match making.step() {
            Ok(true) if now() < until => {}
            step => break step,
        }
    };
    let (done, all) = making.progress();
    match more {
        Ok(true) => {
            film.update(|choice| choice.making = Making::Under(done, all));
            FILM.set(Some(making));
            later(0, move || untrack(|| go_on(pages, number))).forget();
        }
        Ok(false) => {
            let blob = making.finish().ok();
            let blob = blob.and_then(|bytes| hand::bytes_blob(&bytes, "image/gif"));
            let address = blob.as_ref().map(Url::create_object_url_with_blob);
            match (blob, address) {
                (Some(blob), Some(Ok(address))) => {
                    film.update(|choice| choice.making = Making::Done(blob, address));
                }
                _ => give_up(pages),
            }
        }
        Err(_) => give_up(pages),
    }
}

fn give_up(pages: Pages) {
    pages.share.film.update(Choice::drop_it);
    fail(pages);
}

/// How far it is, and what has come of it.
fn outcome(pages: Pages) -> Vec<El> {
    let film = pages.share.film;
    match film.with(|choice| choice.making.clone()) {
        Making::Not => vec![button(
            pages,
            "button",
            Some(icons::RESUME),
            |m| m.share.film.make,
            Box::new(move || begin(pages)),
        )],
        Making::Under(done, all) => {
            let lang = pages.lang();
            let [done_text, all_text] = [done, all].map(|n| lang.number(n as u64));
            let told = lang.pages().share.film.progress;
            let bar = el("progress")
                .attr("max", &all.to_string())
                .attr("value", &done.to_string())
                .attr("aria-label", lang.pages().share.film.title);
            vec![
                bar,
                el("p")
                    .class("note")
                    .text(&told.with([&done_text, &all_text])),
                button(
                    pages,
                    "button",
                    None,
                    |m| m.share.film.stop,
                    Box::new(move || film.update(Choice::drop_it)),
                ),
            ]
        }
        Making::Done(blob, address) => {
            let lang = pages.lang();
            let words = &lang.pages().share.film;
            let size = lang.number((blob.size() / 1024.0).ceil() as u64);
            let save = move || {
                if files::save_blob(&file_name(pages, "gif"), &blob).is_err() {
                    fail(pages);
                }
            };
            vec![
                el("img")
                    .class("share-preview")
                    .attr("src", &address)
                    .attr("alt", words.name),
                el("p").class("note").text(&words.done.with([&size])),
                button(
                    pages,
                    "button",
                    Some(icons::EXPORT),
                    |m| m.share.film.save,
                    Box::new(save),
                ),
            ]
        }
    }
}

/// The choice of the first move and of the last.
fn span(pages: Pages) -> El {
    let film = pages.share.film;
    let all = plies(pages) as u32;
    let number = move |ply: u32| Text::Owned(pages.lang().number(ply.into()));
    let change = move |change: &dyn Fn(&mut Choice)| {
        film.update(|choice| {
            change(choice);
            choice.drop_it();
        });
    };
    el("div")
        .class("share-row")
        .child(numbers(
            "film-from",
            move || Text::Borrowed(pages.words().share.film.from),
            0..=all,
            number,
            move || film.with(|c| c.first as u32),
            move |ply| change(&|c| c.first = ply as usize),
        ))
        .child(numbers(
            "film-to",
            move || Text::Borrowed(pages.words().share.film.to),
            0..=all,
            number,
            move || film.with(|c| c.last.min(all as usize) as u32),
            move |ply| change(&|c| c.last = ply as usize),
        ))
        .child(numbers(
            "film-width",
            move || Text::Borrowed(pages.words().share.image.size),
            WIDTHS.map(u32::from),
            number,
            move || film.with(|c| c.width.into()),
            move |width| change(&|c| c.width = width as u16),
        ))
}

fn speeds(pages: Pages) -> El {
    let film = pages.share.film;
    let option = |number: usize| {
        Opt::new(
            move || Text::Borrowed(pages.words().share.film.speeds[number]),
            move || film.with(|c| c.speed) == number,
            move || {
                film.update(|choice| {
                    choice.speed = number;
                    choice.drop_it();
                });
            },
        )
    };
    let all = (0..SPEEDS.len()).map(option).collect();
    options(pages, "film-speed", |m| m.share.film.speed, all)
}

/// The part of the screen.
pub fn part(pages: Pages) -> El {
    let part = el("section")
        .class("section")
        .child(worded(pages, "h3", "", |m| m.share.film.title));
    if plies(pages) == 0 {
        return part.child(worded(pages, "p", "note", |m| m.share.film.no_moves));
    }
    part.child(worded(pages, "p", "note", |m| m.share.film.note))
        .child(span(pages))
        .child(speeds(pages))
        .child(
            el("div")
                .class("section share-made")
                .region(move || outcome(pages)),
        )
}
