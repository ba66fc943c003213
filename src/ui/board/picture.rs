//! The picture: layers of SVG, from the wood up to the arrows. Only marbles are
//! elements that stay, so that they can move.

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
    marbles: Pieces,
    balls: Pieces,
}

impl Picture {
    /// A picture without marbles, and its element.
    pub fn new() -> (Picture, El) {
        let board = element("g");
        board.node().set_inner_html(BOARD);
        let [labels, beside, under, marbles, balls, above] = [(); 6].map(|()| element("g"));
        let picture = Picture {
            labels: Field::markup(&labels),
            layers: [
                (Field::markup(&beside), svg::beside),
                (Field::markup(&under), svg::under),
                (Field::markup(&above), svg::above),
            ],
            marbles: Pieces::new(&marbles, svg::marble_symbol),
            balls: Pieces::new(&balls, svg::ball_symbol),
        };
        let whole = element("svg")
            .class("board-picture")
            .attr("viewBox", &svg::view_box())
            .attr("aria-hidden", "true")
            .attr("focusable", "false")
            .children([board, labels, beside, under, marbles, balls, above]);
        (picture, whole)
    }

    /// Draws a scene, with letters and digits beside the cells or without.
    pub fn show(&self, coordinates: bool, scene: &Scene) {
        self.labels.set(match coordinates {
            true => svg::labels(scene.orientation),
            false => String::new(),
        });
        for (layer, draw) in &self.layers {
            layer.set(draw(scene));
        }
        self.marbles.show(&scene.marbles);
        self.balls.show(&scene.balls);
    }
}

/// A layer of things whose elements stay, so that they can move.
struct Pieces {
    layer: Element,
    drawn: RefCell<Vec<Drawn>>,
    /// What a thing of a colour looks like.
    symbol: fn(Colour) -> &'static str,
}

impl Pieces {
    fn new(layer: &El, symbol: fn(Colour) -> &'static str) -> Pieces {
        Pieces {
            layer: layer.node().clone(),
            drawn: RefCell::default(),
            symbol,
        }
    }

    /// Brings the elements up to date.
    fn show(&self, pieces: &[SceneMarble]) {
        let mut drawn = self.drawn.borrow_mut();
        drawn.retain(|one| {
            let stays = pieces
                .iter()
                .any(|m| m.id == one.id && m.colour == one.colour);
            if !stays {
                one.element.remove();
            }
            stays
        });
        for piece in pieces {
            match drawn.iter_mut().find(|one| one.id == piece.id) {
                Some(one) => one.show(piece),
                None => drawn.push(Drawn::new(&self.layer, piece, (self.symbol)(piece.colour))),
            }
        }
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

impl Drawn {
    fn new(layer: &Element, marble: &SceneMarble, symbol: &str) -> Drawn {
        let element = element("g").attr("data-id", &marble.id.0.to_string());
        let content = [
            "<circle class=\"ring\" r=\"46\"/><use href=\"",
            symbol,
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
