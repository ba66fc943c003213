//! A dialog over the page: the browser's own, so that focus stays inside and
//! returns to where it was.

use super::app::App;
use super::browser::next_frame;
use super::dom::{El, el, target};
use super::icons;
use super::route::Route;
use super::voice;
use super::widgets::{Pick, icon_button, worded};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, Node};

/// The dialog of a route. Its contents are made when it opens.
pub fn dialog(
    app: App,
    route: Route,
    title: Pick,
    class: &str,
    contents: Box<dyn Fn(App) -> Vec<El>>,
) -> El {
    let is_open = move || app.router.route() == route;
    let leave = move || {
        if app.router.route_now() == route {
            app.router.close_dialog();
        }
    };
    let closed = Rc::new(Cell::new(0));
    let by_us = Rc::clone(&closed);
    let heading = ["dialog-", route.name()].concat();
    let head = el("div")
        .class("dialog-head")
        .child(worded(app, "h2", "", title).id(&heading))
        .child(icon_button(
            app,
            icons::CLOSE,
            |m| m.common.close,
            Rc::new(|| true),
            "icon-button",
            Box::new(leave),
        ));
    let dialog = el("dialog")
        .class(&["dialog ", class].concat())
        .attr("aria-labelledby", &heading)
        .child(head)
        .region(move || if is_open() { contents(app) } else { Vec::new() })
        .child(voice::place("polite"))
        .on("close", move |_| {
            // The browser tells of it later, perhaps when it is to be open again.
            match closed.get() {
                0 => leave(),
                ours => closed.set(ours - 1),
            }
        });
    let node: HtmlDialogElement = dialog.handle().unchecked_into();
    let backdrop: Node = node.clone().unchecked_into();
    let dialog = dialog.on("click", move |event| {
        // Only the backdrop belongs to the dialog itself.
        if target::<Node>(&event).as_ref() == Some(&backdrop) {
            leave();
        }
    });
    dialog.effect(Box::new(move || {
        if !is_open() {
            if node.open() {
                by_us.set(by_us.get() + 1);
                node.close();
            }
        } else if !node.open() {
            let node = node.clone();
            // When it is in the document, which it is not yet at the start.
            next_frame(move || {
                // Meanwhile it may have been left again.
                if app.router.route_now() == route {
                    // Fails only for a dialog that is open already.
                    let _ = node.show_modal();
                }
            });
        }
    }))
}
