//! Every game of the new-game dialog by keys alone, with all that is heard.

use crate::by_ear::{new_game, on_board, preview, told_in};
use crate::page::{LAPTOP, Page};
use crate::tables::{header, keen, open};
use abalone::game::{Event, Game, Player, Session};
use abalone::i18n::Lang;
use abalone::rules::{Move, MoveKind, Seating, Start, Variant, presets};

/// Moves of each game: enough for every seat, and for both boards.
const PLIES: usize = 6;

/// What a player would do who wants the game to go on, and who moves triangles where
/// that can be done.
fn choice(game: &Game) -> Move {
    let goes_on = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && next.outcome().is_none()
    };
    let moves = game.live().moves();
    let triangle = |mv: &Move| matches!(mv.kind(), MoveKind::Triangle { .. });
    let triangles = moves.iter().copied().filter(triangle);
    let keen = keen(game.live(), game.plies());
    let mut wanted = triangles.chain([keen]).chain(moves.iter().copied());
    let found = wanted.find(|mv| goes_on(*mv));
    found.expect("a move after which the game goes on")
}

/// Makes a move by keys and hears what follows.
fn makes(page: &Page, session: &mut Session, mv: Move) {
    preview(page, session.game(), mv);
    page.press(&["Enter"]);
    hears_what_follows(page, session, mv);
}

/// Hears that a move has been made, and whose turn it is.
fn hears_what_follows(page: &Page, session: &mut Session, mv: Move) {
    session.handle(Event::Play(mv), 0);
    let expected = told_in(session);
    assert_eq!(page.hears(expected.len()), expected);
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
    let mut triangles = 0;
    for _ in 0..PLIES {
        let mv = choice(session.game());
        triangles += usize::from(matches!(mv.kind(), MoveKind::Triangle { .. }));
        makes(page, &mut session, mv);
    }
    let rules = session.game().variant().rules;
    assert_eq!(triangles > 0, rules.triangles, "{name}");
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

/// All marbles come from the hand; the last of them is followed by moves.
#[test]
fn marbles_are_placed_by_keys() {
    let tags = "[Options \"placement=yes\"]\n";
    let page = open(LAPTOP, &header(Seating::Two, tags, &[]));
    on_board(&page);
    page.listen();
    let variant = Variant {
        start: Start::Placement,
        ..Variant::default()
    };
    let people = vec![Player::human(); 2];
    let mut session = Session::new(Game::new(variant, people).expect("a game"));
    while session.game().live().is_placing() {
        let mv = keen(session.game().live(), session.game().plies());
        assert!(mv.is_place());
        page.walk_to(mv.cell());
        assert_eq!(page.focused_name(), format!("{}, empty", mv.cell()));
        page.press(&["Space"]);
        hears_what_follows(&page, &mut session, mv);
    }
    assert_eq!(session.game().plies(), 28);
    let mv = keen(session.game().live(), 0);
    makes(&page, &mut session, mv);
    page.assert_quiet();
}
