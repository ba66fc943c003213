//! The picture: layers of SVG, from the wood up to the arrows. Only marbles are
//! elements that stay, so that they can move.

use super::Shown;
use super::field::Field;
use crate::rules::Colour;
use crate::ui::dom::{El, svg as element};
use crate::view::svg;
use crate::view::{MarbleId, Scene, SceneMarble};
use std::cell::RefCell;
use web_sys::Element;

/// The wood, the gutter and the hollows.
const BOARD: &str = "<use href=\"#abalone-board\"/>";

/// Draws a layer of a scene.
type Draw = fn(&Scene) -> String;

/// The whole picture.
pub(super) struct Picture {
    labels: Field,
    /// Layers that are drawn from the scene, and how.
    layers: [(Field, Draw); 3],
    marble_layer: Element,
    marbles: RefCell<Vec<Drawn>>,
}

impl Picture {
    /// A picture without marbles, and its element.
    pub fn new() -> (Picture, El) {
        let board = element("g");
        board.node().set_inner_html(BOARD);
        let [labels, beside, under, marbles, above] = [(); 5].map(|()| element("g"));
        let picture = Picture {
            labels: Field::markup(&labels),
            layers: [
                (Field::markup(&beside), svg::beside),
                (Field::markup(&under), svg::under),
                (Field::markup(&above), svg::above),
            ],
            marble_layer: marbles.node().clone(),
            marbles: RefCell::new(Vec::new()),
        };
        let whole = element("svg")
            .class("board-picture")
            .attr("viewBox", &svg::view_box())
            .attr("aria-hidden", "true")
            .attr("focusable", "false")
            .children([board, labels, beside, under, marbles, above]);
        (picture, whole)
    }

    /// Draws a scene.
    pub fn show(&self, shown: &Shown, scene: &Scene) {
        self.labels.set(match shown.coordinates {
            true => svg::labels(shown.orientation),
            false => String::new(),
        });
        for (layer, draw) in &self.layers {
            layer.set(draw(scene));
        }
        draw(&self.marble_layer, &mut self.marbles.borrow_mut(), scene);
    }
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
        let transform = svg::transform(marble.at, marble.place.is_low());
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
