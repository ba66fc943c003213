//! Games as moving pictures, read back by a decoder.

use abalone::game::{Game, Player};
use abalone::rules::{Seating, Variant};
use abalone::view::svg::{Colours, Look};
use abalone::view::{FILM_WIDTHS, Film, FilmStyle, Orientation};
use gif::{ColorOutput, DecodeOptions};

const STYLE: FilmStyle = FilmStyle {
    look: Look::Light,
    orientation: Orientation::USUAL,
    coordinates: true,
    width: 240,
    rest: 800,
};

/// A game of so many moves.
fn game(seating: Seating, plies: usize) -> Game {
    let players = vec![Player::human(); seating.seats()];
    let mut game = Game::new(Variant::of_game(seating), players).expect("a game");
    for ply in 0..plies {
        let moves = game.live().moves();
        let mv = moves[(ply * 7 + 3) % moves.len()];
        game.play(mv).expect("a legal move");
    }
    game
}

fn film(game: &Game, style: FilmStyle, first: usize, last: usize) -> Vec<u8> {
    let mut film = Film::new(game, style, &Colours::default(), first..=last).expect("a film");
    while film.step().expect("a position") {}
    let (done, all) = film.progress();
    assert_eq!(done, all);
    film.finish().expect("a file")
}

/// Size, hundredths of a second of each frame, and the last picture.
fn read(bytes: &[u8]) -> ((u16, u16), Vec<u16>, Vec<[u8; 3]>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a file");
    let size = (decoder.width(), decoder.height());
    let mut picture = vec![[0; 3]; usize::from(size.0) * usize::from(size.1)];
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
        let width = usize::from(frame.width);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (index % width, index / width);
            let at =
                (y + usize::from(frame.top)) * usize::from(size.0) + x + usize::from(frame.left);
            if let [r, g, b, 255] = *pixel {
                picture[at] = [r, g, b];
            }
        }
    }
    (size, delays, picture)
}

#[test]
fn every_position_rests_and_the_last_one_longest() {
    let game = game(Seating::Two, 6);
    let bytes = film(&game, STYLE, 0, 6);
    let (size, delays, _) = read(&bytes);
    assert_eq!(size.0, 240);
    assert!(delays.len() > 7 + 6, "moves are seen: {delays:?}");
    assert_eq!(delays.iter().filter(|&&delay| delay == 80).count(), 6);
    assert_eq!(delays.last(), Some(&240));
    assert!(bytes.len() < 60_000, "{}", bytes.len());
}

#[test]
fn frames_add_up_to_the_last_position() {
    for seating in Seating::ALL {
        let game = game(seating, 9);
        for look in Look::ALL {
            let style = FilmStyle { look, ..STYLE };
            let (_, _, whole) = read(&film(&game, style, 0, 9));
            let (_, frames, alone) = read(&film(&game, style, 9, 9));
            assert_eq!(frames.len(), 1);
            assert!(whole == alone, "{seating:?} {look:?}");
        }
    }
}

#[test]
fn parts_and_sizes_beyond_the_limits_are_brought_within() {
    let game = game(Seating::Two, 2);
    let wide = FilmStyle {
        width: u16::MAX,
        ..STYLE
    };
    let (size, frames, _) = read(&film(&game, wide, 50, 7));
    assert_eq!((size.0, frames.len()), (*FILM_WIDTHS.end(), 1));
    let narrow = FilmStyle { width: 1, ..STYLE };
    let (size, ..) = read(&film(&game, narrow, 0, 99));
    assert_eq!(size.0, *FILM_WIDTHS.start());
}

#[test]
fn two_boards_stand_side_by_side_and_each_shows_its_own_moves() {
    let mut game = game(Seating::TwoBoards, 6);
    let picture_at = |ply| {
        let (size, _, picture) = read(&film(&game, STYLE, ply, ply));
        (usize::from(size.0), usize::from(size.1), picture)
    };
    let pictures: Vec<_> = (0..=6).map(picture_at).collect();
    let (width, height, _) = pictures[0];
    assert!(width > height, "{width} × {height}");
    let mut moved = [0, 0];
    for ply in 1..=6 {
        let mut places = |ply: usize| {
            game.go_to_ply(ply);
            [0, 1].map(|number| game.boards().board(number).map(|board| *board.board()))
        };
        let (before, after) = (places(ply - 1), places(ply));
        let changed = [0, 1].map(|number| before[number] != after[number]);
        let (old, new) = (&pictures[ply - 1].2, &pictures[ply].2);
        let marbles_differ = |left: usize| {
            let half = (0..old.len()).filter(|at| at % width / (width / 2) == left);
            half.filter(|&at| old[at] != new[at]).count() > width / 8
        };
        assert_eq!([0, 1].map(marbles_differ), changed, "move {ply}");
        (0..2).for_each(|number| moved[number] += usize::from(changed[number]));
    }
    assert!(moved.iter().all(|&moves| moves > 0), "{moved:?}");
}
