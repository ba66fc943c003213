//! Promises: games that were written once are read for ever, to the same values,
//! and written again byte for byte.
//!
//! `ABALONE_PROMISE=write cargo test --test promise` writes the files that are
//! not there yet. It never changes one that is.

mod games;
mod values;

use abalone::game::Game;
use abalone::notation::{read_records, write_record};
use abalone::rules::{Seating, presets};
use abalone::storage::{Envelope, Library, MemoryStore, MoveStyle, Settings, Store};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "promise"]
        .iter()
        .collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of all files with this ending, without it.
fn files(ending: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let names = names.filter_map(|name| name.into_string().ok());
    names
        .filter_map(|name| name.strip_suffix(ending).map(str::to_owned))
        .collect()
}

fn write_if_new(name: &str, text: impl FnOnce() -> String) {
    let path = folder().join(name);
    if !path.exists() {
        fs::write(path, text()).expect("a file");
    }
}

/// Writes what is promised from now on, if asked to.
fn promise_more() {
    static ONCE: Once = Once::new();
    ONCE.call_once(write_all);
}

fn write_all() {
    if std::env::var("ABALONE_PROMISE").is_ok_and(|value| value == "write") {
        for (name, make) in games::GAMES {
            let apgn = format!("{name}.apgn");
            write_if_new(&apgn, || make().write_record());
            write_if_new(&format!("{name}.values"), || {
                values::of(&Game::read_record(&read(&apgn)).expect("a game"))
            });
        }
        write_if_new("kept.game", games::kept);
        write_if_new("unfinished.game", games::unfinished);
    }
}

#[test]
fn games_that_were_written_once_are_read_and_written_for_ever() {
    promise_more();
    let names = files(".apgn");
    assert!(names.len() >= 28, "{names:?}");
    for preset in presets() {
        assert!(names.contains(preset.id), "{}", preset.id);
    }
    for name in names {
        let text = read(&format!("{name}.apgn"));
        let (records, errors) = read_records(&text);
        assert!(errors.is_empty(), "{name}: {}", errors[0]);
        assert_eq!(records.len(), 1, "{name}");
        let warnings = &records[0].warnings;
        assert!(warnings.is_empty(), "{name}: {}", warnings[0]);
        assert_eq!(write_record(&records[0]), text, "{name}");
        let game = Game::from_record(&records[0]);
        assert_eq!(game.write_record(), text, "{name}");
        assert_eq!(values::of(&game), read(&format!("{name}.values")), "{name}");
        if let Some(preset) = presets().iter().find(|preset| preset.id == name) {
            assert_eq!(*game.variant(), preset.variant(), "{name}");
        }
    }
}

/// Games as the browser keeps them.
#[test]
fn games_that_were_kept_once_are_opened_for_ever() {
    promise_more();
    for name in files(".game") {
        let text = read(&format!("{name}.game"));
        let envelope = Envelope::read(&text).expect("an envelope");
        assert!(envelope.is_writable(), "{name}");
        assert_eq!(envelope.write(), text, "{name}");
        let library = Library::new(MemoryStore::new());
        let key = format!("abalone/game/{name}");
        library.store().set(&key, &text).expect("kept");
        let mut kept = library.load(&name).expect("a game");
        assert_eq!(kept.title, envelope.title);
        assert_eq!(kept.game.write_record(), envelope.record, "{name}");
        // Saving it again changes revision and time only.
        library.save(&mut kept, envelope.changed).expect("saved");
        let saved = library.store().get(&key).expect("open").expect("kept");
        let revision = |n: u64| format!("\nrevision {n}\n");
        let (before, after) = (revision(envelope.revision), revision(envelope.revision + 1));
        assert_eq!(saved, text.replace(&before, &after), "{name}");
        let rows = library.list().expect("a list");
        assert_eq!((rows.len(), rows[0].plies), (1, kept.game.plies()));
    }
    assert!(files(".game").len() >= 2);
}

/// Layouts of the players' own, as the browser keeps them.
#[test]
fn layouts_that_were_kept_once_are_read_and_written_for_ever() {
    for (name, title, seating) in [
        ("wall", "Zoë's wall — étoile", Seating::Two),
        ("unnamed", "", Seating::Three),
    ] {
        let text = read(&format!("{name}.layout"));
        let library = Library::new(MemoryStore::new());
        let key = format!("abalone/layout/{name}");
        library.store().set(&key, &text).expect("kept");
        let mut layouts = library.own_layouts().expect("a list");
        let [layout] = &mut layouts[..] else {
            panic!("{name}: {layouts:?}");
        };
        assert_eq!((layout.id.as_str(), layout.name.as_str()), (name, title));
        assert_eq!(layout.seating(), seating);
        let rows = layout.position.board().to_rows();
        assert!(text.contains(&format!("\n\n{rows} ")), "{name}");
        library.save_layout(layout, 0).expect("saved");
        assert_eq!(library.store().get(&key), Ok(Some(text)), "{name}");
    }
    assert_eq!(files(".layout").len(), 2);
}

/// Settings of 2026; later ones are beside them.
#[test]
fn settings_that_were_kept_once_are_read_for_ever() {
    let settings = Settings::read(&read("settings.txt"));
    assert_eq!(settings.language.as_deref(), Some("fr"));
    assert!(!settings.coordinates && !settings.show_thinking && !settings.animate);
    assert!(settings.confirm_moves && settings.turn_board);
    assert_eq!(settings.moves, MoveStyle::Nacre);
    let written = settings.write();
    for line in read("settings.txt").lines() {
        assert!(written.lines().any(|other| other == line), "{line}");
    }
}
