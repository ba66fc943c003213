//! Every game of the new-game dialog by keys alone, with all that is heard.

use crate::by_ear::{new_game, on_board, preview, told_in};
use crate::page::{LAPTOP, Page};
use crate::tables::keen;
use abalone::game::{Event, Game, Player, Session};
use abalone::i18n::Lang;
use abalone::rules::{Move, MoveKind, presets};

/// Moves of each game: enough for every seat, and for both boards.
const PLIES: usize = 6;

/// What a player would do who wants the game to go on, without triangles: those are
/// typed.
fn choice(game: &Game) -> Move {
    let goes_on = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && next.outcome().is_none()
    };
    let keen = keen(game.live(), game.plies());
    let is_line = |mv: &Move| {
        matches!(
            mv.kind(),
            MoveKind::Inline { .. } | MoveKind::Broadside { .. }
        )
    };
    if is_line(&keen) && goes_on(keen) {
        return keen;
    }
    let moves = game.live().moves();
    let other = moves.iter().copied().find(|mv| is_line(mv) && goes_on(*mv));
    other.expect("a move after which the game goes on")
}

/// Sets one up, plays, looks back, and finds it in the list again.
fn plays(page: &Page, index: usize) {
    let preset = &presets()[index];
    let (name, _) = Lang::En.pages().new_game.presets[index];
    new_game(page);
    page.tab_to_group("preset");
    page.choose("ArrowDown", name);
    page.tab_to_group("who");
    page.choose("ArrowDown", "People on this device");
    page.tab_to("Start the game");
    page.heard();
    page.press(&["Enter"]);
    on_board(page);

    let variant = preset.variant();
    let people = vec![Player::human(); variant.rules.seating.seats()];
    let mut session = Session::new(Game::new(variant, people).expect("a game"));
    let begun = told_in(&session);
    assert_eq!(page.hears(begun.len()), begun, "{name} begins");
    for _ in 0..PLIES {
        let mv = choice(session.game());
        preview(page, session.game(), mv);
        page.press(&["Enter"]);
        session.handle(Event::Play(mv), 0);
        let expected = told_in(&session);
        assert_eq!(page.hears(expected.len()), expected, "{name}");
    }
    page.command("back");
    let looking = format!("Looking at move {} of {PLIES}", PLIES - 1);
    assert!(page.hears(1)[0].starts_with(&looking), "{name}");
    page.command("games");
    page.tab_to("Open: ");
    page.press(&["Enter"]);
    on_board(page);
}

#[test]
fn every_game_is_set_up_and_played_by_keys() {
    let page = Page::open(LAPTOP, "");
    page.find("[data-cell=e5]").wait();
    for index in 0..presets().len() {
        plays(&page, index);
    }
    page.assert_quiet();
}
