//! The page: mounts the interface.

fn main() {
    abalone::ui::start();
}
