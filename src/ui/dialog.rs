//! A dialog over the page: the browser's own, so that focus stays inside and
//! returns to where it was.

use super::app::App;
use super::icons;
use super::route::Route;
use super::widgets::{Pick, icon_button, say};
use leptos::html;
use leptos::prelude::*;

/// The dialog of a route. Its contents are made when it opens.
pub fn dialog(
    app: App,
    route: Route,
    title: Pick,
    class: &'static str,
    contents: fn(App) -> AnyView,
) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    let open = Memo::new(move |_| app.router.route() == route);
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        if !open.get() {
            dialog.close();
        } else if !dialog.open() {
            // Fails only if the element has left the page.
            let _ = dialog.show_modal();
        }
    });
    let leave = move || {
        if open.get_untracked() {
            app.router.close_dialog();
        }
    };
    let heading = ["dialog-", route.name()].concat();
    let heading_id = heading.clone();
    view! {
        <dialog
            node_ref=node
            class=["dialog ", class].concat()
            aria-labelledby=heading
            on:close=move |_| leave()
            on:click=move |event| {
                // Only the backdrop belongs to the dialog itself.
                let on_backdrop = node
                    .get_untracked()
                    .is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref()));
                if on_backdrop {
                    leave();
                }
            }
        >
            <div class="dialog-head">
                <h2 id=heading_id>{say(app, title)}</h2>
                {icon_button(
                    app,
                    icons::CLOSE,
                    |m| m.common.close,
                    true.into(),
                    "",
                    Box::new(leave),
                )}
            </div>
            {move || open.get().then(|| contents(app))}
        </dialog>
    }
    .into_any()
}
