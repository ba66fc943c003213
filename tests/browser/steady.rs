//! The board stays where it is: a finger that is on its way to a marble finds it
//! there.

use crate::page::{Device, PHONE};
use crate::tables::{header, keen, open};
use abalone::rules::{Rules, Seating};

/// Notes where the board is, frame by frame, as often as that changes.
const WATCH: &str = "
    const look = () => {
        const top = document.querySelector('.play .board-frame')?.getBoundingClientRect().top;
        if (top !== tops.at(-1)) tops.push(top);
        requestAnimationFrame(look);
    };
    window.tops = [];
    look();
";

#[test]
fn the_board_stays_where_it_is_while_computers_think() {
    let tables: [(Seating, &[&str]); 3] = [
        (Seating::Two, &["White"]),
        (Seating::Three, &["White", "Red"]),
        (Seating::Six, &["White", "Red", "Blue", "Yellow", "Green"]),
    ];
    for language in ["en", "fr", "de"] {
        for (seating, computers) in tables {
            let phone = Device { language, ..PHONE };
            let page = open(phone, &header(seating, "", computers));
            page.js(WATCH, &[]);
            for turn in 0..2 {
                let position = page.board_under(Rules::new(seating));
                page.play(&position, keen(&position, turn));
                page.wait_until("it is the player's turn again", || {
                    let now = page.board_under(Rules::new(seating));
                    now.key() != position.key() && now.turn() == position.turn()
                });
            }
            let tops = page.js("return tops", &[]);
            let moved = tops.as_array().expect("a list").len();
            assert!(moved == 1, "{language}, {}: {tops}", seating.name());
        }
    }
}
