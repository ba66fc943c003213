//! Games that stay: saving, listing, two tabs, damage, a full store.

use abalone::game::{Game, Player};
use abalone::notation::read_position;
use abalone::rules::{Rules, Variant, layout};
use abalone::storage::{
    Library, LoadError, MemoryStore, OwnLayout, Saved, Settings, Store, StoreError,
};

const NOW: u64 = 1_796_000_000_000;

fn library() -> Library<MemoryStore> {
    Library::new(MemoryStore::new())
}

/// A game against the computer with this many moves made.
fn game(plies: usize) -> Game {
    let daisy = layout("belgian_daisy").expect("a layout");
    let players = vec![
        Player::Human {
            name: "Zoë [\"the rim\"]".to_owned(),
        },
        Player::Computer { level: 7 },
    ];
    let mut game = Game::new(Variant::from_layout(daisy), players).expect("a game");
    for n in 0..plies {
        let moves = game.live().moves();
        game.play(moves[n * 5 % moves.len()]).expect("legal");
    }
    game
}

#[test]
fn a_kept_game_comes_back_whole() {
    let library = library();
    let mut kept = library.add("", game(0), NOW).expect("kept");
    for n in 1..=40 {
        let moves = kept.game.live().moves();
        kept.game.play(moves[n * 5 % moves.len()]).expect("legal");
        assert_eq!(library.save(&mut kept, NOW + n as u64), Ok(Saved::InPlace));
        // As after a crash: another program reads what is there now.
        let read = library.load(&kept.id).expect("readable");
        assert_eq!(read.game.live(), kept.game.live());
        assert_eq!(read.game.keys(), kept.game.keys());
        assert_eq!(read.game.players(), kept.game.players());
    }
}

#[test]
fn the_list_shows_what_was_saved_last_first() {
    let library = library();
    let first = library.add("First", game(3), NOW).expect("kept");
    let mut second = library.add("Second", game(4), NOW + 5).expect("kept");
    assert_ne!(first.id, second.id);
    let titles = |library: &Library<MemoryStore>| -> Vec<String> {
        let rows = library.list().expect("a list");
        rows.into_iter().map(|row| row.title).collect()
    };
    assert_eq!(titles(&library), ["Second", "First"]);
    second.title = "Renamed".to_owned();
    library.save(&mut second, NOW + 9).expect("saved");
    let rows = library.list().expect("a list");
    assert_eq!(rows[0].title, "Renamed");
    assert_eq!(rows[0].plies, 4);
    assert_eq!(rows[0].result, "*");
    assert_eq!(rows[0].rows, second.game.live().board().to_rows());
    assert_eq!(rows[0].players, second.game.players());
    // The index only saves time.
    library.store().remove("abalone/index").expect("removed");
    assert_eq!(library.list().expect("a list"), rows);
    library
        .store()
        .set("abalone/index", "rubbish\t\t\nx")
        .expect("set");
    assert_eq!(library.list().expect("a list"), rows);
}

#[test]
fn two_tabs_lose_nothing() {
    let library = library();
    let mut here = library.add("Match", game(6), NOW).expect("kept");
    let mut there = library.load(&here.id).expect("readable");
    let moves = there.game.live().moves();
    there.game.play(moves[0]).expect("legal");
    assert_eq!(library.save(&mut there, NOW + 1), Ok(Saved::InPlace));
    here.game.play(moves[1]).expect("legal");
    assert_eq!(library.save(&mut here, NOW + 2), Ok(Saved::AsCopy));
    assert_ne!(here.id, there.id);
    assert_eq!(library.list().expect("a list").len(), 2);
    assert_eq!(
        library.load(&there.id).expect("readable").game.live(),
        there.game.live()
    );
    assert_eq!(
        library.load(&here.id).expect("readable").game.live(),
        here.game.live()
    );
    // From now on the copy is a game of its own.
    assert_eq!(library.save(&mut here, NOW + 3), Ok(Saved::InPlace));
}

#[test]
fn games_of_a_newer_program_are_not_touched() {
    let library = library();
    let kept = library.add("", game(2), NOW).expect("kept");
    let key = format!("abalone/game/{}", kept.id);
    let text = library.store().get(&key).expect("open").expect("there");
    let newer = text.replace("abalone game 1", "abalone game 2");
    library.store().set(&key, &newer).expect("set");
    let mut read = library.load(&kept.id).expect("readable");
    assert!(!read.is_writable());
    assert_eq!(library.save(&mut read, NOW + 1), Ok(Saved::AsCopy));
    assert_eq!(library.store().get(&key), Ok(Some(newer)));
    assert!(read.is_writable());
}

#[test]
fn damaged_games_are_set_aside_and_never_lost() {
    let library = library();
    let good = library.add("", game(2), NOW).expect("kept");
    let bad = library.add("", game(2), NOW + 1).expect("kept");
    let key = format!("abalone/game/{}", bad.id);
    let text = library.store().get(&key).expect("open").expect("there");
    let damaged = text.replace("1. ", "1. z9z9 ");
    assert_ne!(damaged, text);
    library.store().set(&key, &damaged).expect("set");
    let error = library.load(&bad.id).expect_err("damaged");
    assert!(matches!(error, LoadError::Record(_)), "{error}");
    assert!(error.to_string().contains("z9z9"), "{error}");
    let rows = library.list().expect("a list");
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0].id, good.id);
    let aside = library.quarantined().expect("a list");
    assert_eq!((aside.len(), aside[0].text.as_str()), (1, damaged.as_str()));
    library.discard(&aside[0]).expect("discarded");
    assert!(library.quarantined().expect("a list").is_empty());
    assert_eq!(
        library.load("nope"),
        Err(LoadError::Missing("nope".to_owned()))
    );
}

#[test]
fn deleting_can_be_undone() {
    let library = library();
    let kept = library.add("Keep me", game(9), NOW).expect("kept");
    let before = library.list().expect("a list");
    let deleted = library.delete(&kept.id).expect("deleted");
    assert!(library.list().expect("a list").is_empty());
    library.restore(&deleted).expect("restored");
    assert_eq!(library.list().expect("a list"), before);
    assert_eq!(library.load(&kept.id), Ok(kept));
}

#[test]
fn a_full_or_closed_store_is_said_and_harms_nothing() {
    let library = library();
    let mut kept = library.add("", game(2), NOW).expect("kept");
    let before = kept.game.clone();
    library.store().limit(1_000);
    for n in 0..200 {
        let moves = kept.game.live().moves();
        kept.game.play(moves[n * 5 % moves.len()]).expect("legal");
    }
    assert_eq!(library.save(&mut kept, NOW + 1), Err(StoreError::Full));
    let read = library.load(&kept.id).expect("the earlier save");
    assert_eq!(read.game.live(), before.live());
    library.store().close();
    assert_eq!(library.save(&mut kept, NOW + 1), Err(StoreError::Denied));
    assert_eq!(library.list(), Err(StoreError::Denied));
    assert_eq!(library.settings(), Settings::default());
}

#[test]
fn settings_are_kept() {
    let library = library();
    let mut settings = Settings::default();
    settings.coordinates = false;
    library.save_settings(&settings).expect("saved");
    assert_eq!(library.settings(), settings);
}

fn own_layout(name: &str, game: &str, position: &str) -> OwnLayout {
    let rules: Rules = game.parse().expect("rules");
    OwnLayout {
        id: String::new(),
        name: name.to_owned(),
        position: read_position(position, rules).expect("a position"),
    }
}

#[test]
fn own_layouts_are_kept_renamed_deleted_and_brought_back() {
    let library = library();
    let mut wall = own_layout("The\nwall ", "two", "5/6/7/8/wbb6/8/7/6/4w w");
    let mut star = own_layout("a star", "three", "5/6/7/8/wbr6/8/7/6/4w b");
    for one in [&mut wall, &mut star] {
        library.save_layout(one, NOW).expect("there is room");
    }
    wall.name = "The wall".to_owned();
    assert_ne!(wall.id, star.id);
    assert_eq!(library.own_layouts(), Ok(vec![star.clone(), wall.clone()]));
    wall.name = "A wall".to_owned();
    library
        .save_layout(&mut wall, NOW + 1)
        .expect("there is room");
    assert_eq!(library.own_layouts(), Ok(vec![star.clone(), wall.clone()]));
    let gone = library.delete_layout(&star.id).expect("a store");
    assert_eq!(library.own_layouts(), Ok(vec![wall.clone()]));
    library
        .restore_layout(&gone.expect("it was there"))
        .expect("there is room");
    assert_eq!(library.own_layouts(), Ok(vec![star, wall]));
    assert_eq!(library.delete_layout("nobody"), Ok(None));
}

#[test]
fn damaged_layouts_are_set_aside_and_newer_ones_left_alone() {
    let library = library();
    let store = library.store();
    let newer = "abalone layout 2\nname x\ncurves yes\n\n?";
    let texts = ["no layout", "abalone layout 1\ngame none\n\n?", newer];
    for (i, text) in texts.iter().enumerate() {
        let key = format!("abalone/layout/{i}");
        store.set(&key, text).expect("there is room");
    }
    assert_eq!(library.own_layouts(), Ok(Vec::new()));
    let aside = library.quarantined().expect("a store");
    let aside: Vec<&str> = aside.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(aside, texts[..2]);
    assert_eq!(store.get("abalone/layout/2"), Ok(Some(newer.to_owned())));
    assert_eq!(store.get("abalone/layout/0"), Ok(None));
    store.limit(10);
    let mut layout = own_layout("x", "two", "5/6/7/8/wbb6/8/7/6/4w w");
    assert_eq!(library.save_layout(&mut layout, NOW), Err(StoreError::Full));
    assert!(layout.id.is_empty());
}
