//! The page's second program: the screens that a first game does not need.

fn main() {
    abalone::ui::start_pages();
}
