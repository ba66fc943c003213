//! The board in somebody else's page.

fn main() {
    abalone::ui::start_embed();
}
