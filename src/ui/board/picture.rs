//! The picture: layers of SVG, from the wood up to the arrows. Only marbles are
//! elements that stay, so that they can move.

use super::desk::Desk;
use crate::rules::Colour;
use crate::view::svg;
use crate::view::{GUTTER_MARBLE_RADIUS, MARBLE_RADIUS, MarbleId, Place, SceneMarble};
use leptos::prelude::*;

/// The wood, the gutter and the hollows.
const BOARD: &str = "<use href=\"#abalone-board\"/>";

/// The whole picture.
pub(super) fn picture(desk: Desk) -> AnyView {
    let scene = desk.scene;
    let under = Memo::new(move |_| scene.with(svg::under));
    let beside = Memo::new(move |_| scene.with(svg::beside));
    let above = Memo::new(move |_| scene.with(svg::above));
    let labels = Memo::new(move |_| {
        let props = desk.props;
        if props.coordinates.get() {
            svg::labels(props.orientation.get())
        } else {
            String::new()
        }
    });
    let marbles = Memo::new(move |_| {
        scene.with(|scene| -> Vec<(MarbleId, Colour)> {
            scene.marbles.iter().map(|m| (m.id, m.colour)).collect()
        })
    });
    view! {
        <svg class="board-picture" viewBox=svg::view_box() aria-hidden="true" focusable="false">
            <g inner_html=BOARD></g>
            <g inner_html=move || labels.get()></g>
            <g inner_html=move || beside.get()></g>
            <g inner_html=move || under.get()></g>
            <g>
                <For
                    each=move || marbles.get()
                    key=|one| *one
                    children=move |(id, colour)| marble(desk, id, colour)
                />
            </g>
            <g class="above" inner_html=move || above.get()></g>
        </svg>
    }
    .into_any()
}

/// Size of a marble in a place, as a share of its size on the board.
pub(super) fn scale(place: Place) -> f64 {
    match place {
        Place::Cell(_) => 1.0,
        Place::Gutter { .. } => GUTTER_MARBLE_RADIUS / MARBLE_RADIUS,
    }
}

fn marble(desk: Desk, id: MarbleId, colour: Colour) -> impl IntoView {
    let marble = Memo::new(move |_| desk.scene.with(|scene| scene.marble(id).copied()));
    let class = move || svg::marble_class(marble.get().map(|m| m.state).unwrap_or_default());
    let transform = move || marble.get().as_ref().map(transform);
    let content = [
        "<circle class=\"ring\" r=\"46\"/><use href=\"",
        svg::marble_symbol(colour),
        "\"/>",
    ]
    .concat();
    view! { <g class=class transform=transform data-id=id.0 inner_html=content></g> }
}

fn transform(marble: &SceneMarble) -> String {
    let scale = scale(marble.place);
    format!(
        "translate({:.1} {:.1}) scale({scale:.3})",
        marble.at.x, marble.at.y
    )
}
