//! A board to draw on: by dragging, by tapping, by the keyboard.

use super::super::Pages;
use crate::i18n::cell_name;
use crate::rules::{Cell, CellSet, Position};
use crate::ui::board::{Stage, Staged};
use crate::ui::dom::{El, Text, el, svg as element};
use crate::ui::root::Made;
use crate::ui::speaks::{Speaks, pace};
use crate::view::svg::{PictureBoard, view_box};
use crate::view::{
    Arrow, CellSpeech, Drawing, HALF_HEIGHT, HALF_WIDTH, Orientation, Point, Stroke, drawn, walk,
    whole,
};
use leptos::reactive::graph::untrack;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

/// A stroke that has begun on a board, and where it would end now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    board: usize,
    from: Cell,
    to: Cell,
}

/// The cell that the keyboard is on, and the column in which it walks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cursor {
    spot: Cell,
    column: f64,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor {
            spot: Cell::CENTRE,
            column: 0.0,
        }
    }
}

/// What the board of this number shows.
fn shown(pages: Pages, number: usize) -> Option<PictureBoard> {
    let boards = pages
        .present
        .game
        .with(|game| game.as_ref().map(PictureBoard::of));
    boards.and_then(|boards| boards.into_iter().nth(number))
}

/// What is drawn, and the stroke that is being drawn.
fn layer(pages: Pages, number: usize) -> String {
    let present = pages.present;
    let (ply, _) = present.ply();
    let orientation = present.orientation.get();
    let mut drawing: Drawing = present.slates.with(|slates| {
        let slate = slates.get(&(ply, number));
        slate.map_or_else(Drawing::default, |slate| slate.drawing().clone())
    });
    let mut text = String::new();
    if let Some(begun) = present.begun.get().filter(|begun| begun.board == number) {
        let stroke = stroke(begun, present.ink.get());
        if !drawing.strokes().contains(&stroke) {
            drawing.draw(stroke);
        }
    }
    text.push_str(&drawn(&drawing, orientation));
    let at = orientation.point(orientation.cell(present.cursor.get().spot));
    text.push_str(&cursor_ring(at));
    text
}

fn cursor_ring(at: Point) -> String {
    let (x, y) = (whole(at.x).to_string(), whole(at.y).to_string());
    let ring = [
        "<circle class=\"cursor\" r=\"47\" cx=\"",
        &x,
        "\" cy=\"",
        &y,
        "\"/>",
    ];
    ring.concat()
}

fn stroke(begun: Begun, ink: crate::view::Ink) -> Stroke {
    Stroke {
        from: begun.from,
        to: (begun.to != begun.from).then_some(begun.to),
        ink,
    }
}

/// The cell under a pointer.
fn cell_at(node: &Element, event: &PointerEvent, orientation: Orientation) -> Option<Cell> {
    let rect = node.get_bounding_client_rect();
    // As a picture is fitted into its box.
    let units =
        (2.0 * HALF_WIDTH / rect.width().max(1.0)).max(2.0 * HALF_HEIGHT / rect.height().max(1.0));
    let x = f64::from(event.client_x()) - rect.left() - rect.width() / 2.0;
    let y = f64::from(event.client_y()) - rect.top() - rect.height() / 2.0;
    orientation.cell_at(Point::new(x * units, y * units))
}

/// What a pointer does.
fn pointer(pages: Pages, number: usize, node: &Element, event: &PointerEvent) {
    let present = pages.present;
    let cell = cell_at(node, event, present.orientation.now());
    match (event.type_().as_str(), cell) {
        ("pointerdown", Some(from)) => {
            // Throws for events made by scripts; a drag then ends at the edge.
            let _ = node.set_pointer_capture(event.pointer_id());
            let board = number;
            present.begun.set(Some(Begun {
                board,
                from,
                to: from,
            }));
        }
        ("pointermove", Some(to)) => {
            let begun = present.begun.now();
            if let Some(begun) = begun.filter(|begun| begun.board == number && begun.to != to) {
                present.begun.set(Some(Begun { to, ..begun }));
            }
        }
        ("pointerup", cell) => {
            let begun = present.begun.now().filter(|begun| begun.board == number);
            present.begun.set(None);
            // Off the board: never mind.
            if let (Some(begun), Some(to)) = (begun, cell) {
                finish(pages, Begun { to, ..begun });
            }
        }
        ("pointercancel", _) => present.begun.set(None),
        _ => {}
    }
}

/// Draws a stroke, and says so.
fn finish(pages: Pages, begun: Begun) {
    let present = pages.present;
    let stroke = stroke(begun, present.ink.now());
    present.draw(begun.board, stroke);
    let (ply, _) = untrack(|| present.ply());
    let there = present.slates.peek(|slates| {
        let slate = slates.get(&(ply, begun.board));
        slate.is_some_and(|slate| slate.drawing().strokes().contains(&stroke))
    });
    let words = &pages.lang_now().pages().share.presentation;
    let ink = words.inks[stroke.ink as usize];
    let from = stroke.from.to_string();
    present.spoken.set(match (stroke.to, there) {
        (None, true) => words.drawn_mark.with([&from, ink]),
        (None, false) => words.wiped_mark.with([&from, ink]),
        (Some(to), true) => words.drawn_arrow.with([&from, &to.to_string(), ink]),
        (Some(to), false) => words.wiped_arrow.with([&from, &to.to_string(), ink]),
    });
}

/// What a key does on the board. Whether it meant anything.
fn key(pages: Pages, number: usize, event: &KeyboardEvent) -> bool {
    let present = pages.present;
    let cursor = present.cursor.now();
    let cell = present.orientation.now().cell(cursor.spot);
    let arrow = match event.key().as_str() {
        "ArrowLeft" => Arrow::Left,
        "ArrowRight" => Arrow::Right,
        "ArrowUp" => Arrow::Up,
        "ArrowDown" => Arrow::Down,
        " " => {
            let (from, to) = (cell, cell);
            let board = number;
            present.begun.set(None);
            finish(pages, Begun { board, from, to });
            return true;
        }
        "Enter" => {
            enter(pages, number, cell);
            return true;
        }
        "Escape" if present.begun.now().is_some() => {
            present.begun.set(None);
            return true;
        }
        _ => return false,
    };
    if let Some(spot) = walk(cursor.spot, arrow, cursor.column) {
        let column = match arrow {
            Arrow::Left | Arrow::Right => crate::view::spot_point(spot).x,
            Arrow::Up | Arrow::Down => cursor.column,
        };
        present.cursor.set(Cursor { spot, column });
        let to = present.orientation.now().cell(spot);
        if let Some(begun) = present.begun.now() {
            present.begun.set(Some(Begun { to, ..begun }));
        }
        if let Some(position) = untrack(|| shown(pages, number)).map(|board| board.position) {
            speak_cell(pages, &position, to);
        }
    }
    true
}

/// An arrow begins, or ends.
fn enter(pages: Pages, number: usize, cell: Cell) {
    let present = pages.present;
    match present.begun.now().filter(|begun| begun.board == number) {
        Some(begun) => {
            present.begun.set(None);
            finish(pages, Begun { to: cell, ..begun });
        }
        None => {
            let (board, from, to) = (number, cell, cell);
            present.begun.set(Some(Begun { board, from, to }));
            let words = pages.lang_now().pages().share.presentation.from_here;
            present.spoken.set(words.with([&cell.to_string()]));
        }
    }
}

fn speak_cell(pages: Pages, position: &Position, cell: Cell) {
    let speech = CellSpeech::new(position, CellSet::EMPTY, cell);
    pages
        .present
        .spoken
        .set(cell_name(pages.lang_now(), speech));
}

/// The board of this number.
pub fn board(pages: Pages, number: usize) -> El {
    let present = pages.present;
    let (stage, picture) = Stage::new(None);
    let stage = Rc::new(stage);
    let layer_element = element("svg")
        .class("present-layer")
        .attr("viewBox", &view_box())
        .attr("aria-hidden", "true");
    let drawing_on = layer_element.node().clone();
    let drawing = Made::new(move || layer(pages, number));
    let board = Made::new(move || shown(pages, number));
    let place = el("div")
        .class("present-board")
        .attr("tabindex", "0")
        .attr("role", "application")
        .word("aria-label", move || pages.words().share.presentation.board)
        .child(picture)
        .child(layer_element);
    let node = place.node().clone();
    let place = ["pointerdown", "pointermove", "pointerup", "pointercancel"]
        .into_iter()
        .fold(place, |place, name| {
            let node = node.clone();
            place.on(name, move |event: Event| {
                untrack(|| pointer(pages, number, &node, event.unchecked_ref()));
            })
        });
    place
        .on("contextmenu", |event| event.prevent_default())
        .on("keydown", move |event: Event| {
            let event: KeyboardEvent = event.unchecked_into();
            let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
            if !modified && untrack(|| key(pages, number, &event)) {
                event.prevent_default();
            }
        })
        .live("data-position", {
            let board = board.clone();
            move || {
                let text = board.with(|board| {
                    let position = board.as_ref().map(|board| board.position);
                    position.map(|position| crate::notation::position_string(&position))
                });
                text.map(Text::Owned)
            }
        })
        .effect(Box::new(move || {
            let orientation = present.orientation.get();
            let (coordinates, pace) = pages.settings.with(|s| (s.coordinates, pace(s)));
            board.with(|board| {
                if let Some(board) = board {
                    let staged = Staged {
                        position: &board.position,
                        gutter: &board.gutter,
                        last: board.last,
                        aim: None,
                        orientation,
                        coordinates,
                    };
                    stage.show(staged, pace);
                }
            });
        }))
        .effect(Box::new(move || drawing_on.set_inner_html(&drawing.get())))
}
