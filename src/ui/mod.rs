//! The interface. Leptos components only: what can be decided without a
//! browser is decided in the pure modules and tested there.

use leptos::prelude::*;

/// Puts the application in the place of the static shell of `index.html`.
pub fn start() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(App);
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <main>
            <h1>"Abalone"</h1>
        </main>
    }
}
