//! The picture: layers of SVG, from the wood up to the arrows. Only marbles are
//! elements that stay, so that they can move.

use super::desk::Desk;
use crate::rules::Colour;
use crate::ui::dom::{El, svg as element};
use crate::view::svg;
use crate::view::{MarbleId, Place, Scene, SceneMarble};
use std::cell::RefCell;
use web_sys::Element;

/// The wood, the gutter and the hollows.
const BOARD: &str = "<use href=\"#abalone-board\"/>";

/// The whole picture.
pub(super) fn picture(desk: &Desk) -> El {
    let shown = desk.shown.clone();
    let board = element("g");
    board.node().set_inner_html(BOARD);
    let labels = layer(move || {
        shown.with(|shown| match shown.coordinates {
            true => svg::labels(shown.orientation),
            false => String::new(),
        })
    });
    element("svg")
        .class("board-picture")
        .attr("viewBox", &svg::view_box())
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .child(board)
        .child(labels)
        .child(of_scene(desk, svg::beside))
        .child(of_scene(desk, svg::under))
        .child(marbles(desk))
        .child(of_scene(desk, svg::above))
}

/// A layer that is drawn from the scene.
fn of_scene(desk: &Desk, draw: fn(&Scene) -> String) -> El {
    let picture = desk.picture.clone();
    layer(move || picture.with(|picture| draw(&picture.scene)))
}

/// A layer that is drawn anew when its text differs.
fn layer(draw: impl Fn() -> String + 'static) -> El {
    let layer = element("g");
    let node = layer.node().clone();
    let before = RefCell::new(String::new());
    layer.effect(Box::new(move || {
        let text = draw();
        if *before.borrow() != text {
            node.set_inner_html(&text);
            before.replace(text);
        }
    }))
}

/// The marbles.
fn marbles(desk: &Desk) -> El {
    let layer = element("g");
    let node = layer.node().clone();
    let picture = desk.picture.clone();
    let drawn: RefCell<Vec<Drawn>> = RefCell::new(Vec::new());
    layer.effect(Box::new(move || {
        picture.with(|picture| draw(&node, &mut drawn.borrow_mut(), &picture.scene));
    }))
}

/// A marble's element and what it shows.
struct Drawn {
    id: MarbleId,
    colour: Colour,
    element: Element,
    class: &'static str,
    transform: String,
}

/// Brings the elements up to date with the scene.
fn draw(layer: &Element, drawn: &mut Vec<Drawn>, scene: &Scene) {
    drawn.retain(|one| {
        let stays = scene.marble(one.id).is_some_and(|m| m.colour == one.colour);
        if !stays {
            one.element.remove();
        }
        stays
    });
    for marble in &scene.marbles {
        match drawn.iter_mut().find(|one| one.id == marble.id) {
            Some(one) => one.show(marble),
            None => drawn.push(Drawn::new(layer, marble)),
        }
    }
}

impl Drawn {
    fn new(layer: &Element, marble: &SceneMarble) -> Drawn {
        let element = element("g").attr("data-id", &marble.id.0.to_string());
        let content = [
            "<circle class=\"ring\" r=\"46\"/><use href=\"",
            svg::marble_symbol(marble.colour),
            "\"/>",
        ]
        .concat();
        element.node().set_inner_html(&content);
        // A new element can be anybody's child.
        let _ = layer.append_child(element.node());
        let mut drawn = Drawn {
            id: marble.id,
            colour: marble.colour,
            element: element.node().clone(),
            class: "",
            transform: String::new(),
        };
        drawn.show(marble);
        drawn
    }

    fn show(&mut self, marble: &SceneMarble) {
        let class = svg::marble_class(marble.state);
        let transform = svg::transform(marble.at, in_gutter(marble.place));
        // Setting attributes of these names cannot fail.
        if self.class != class {
            self.class = class;
            let _ = self.element.set_attribute("class", class);
        }
        if self.transform != transform {
            let _ = self.element.set_attribute("transform", &transform);
            self.transform = transform;
        }
    }
}

/// Whether a marble lies in the gutter, lower and so smaller.
pub(super) const fn in_gutter(place: Place) -> bool {
    matches!(place, Place::Gutter { .. })
}
