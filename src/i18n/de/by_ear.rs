//! German, for those who play by ear.

use crate::i18n::pages::ByEarWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_EAR: ByEarWords = ByEarWords {
    title: "Nach Gehör",
    words: [
        "nochmal letzterzug",
        "stand punkte",
        "dran amzug wer",
        "uhr zeit",
        "feld was",
        "reihe",
        "diagonalen linien",
        "züge möglich zuege moeglich",
        "alles reihen",
        "kugeln",
        "kopieren",
        "einfügen einfuegen",
    ],
    tells: [
        "der letzte Zug",
        "wie viele Kugeln jede Seite hinausgeschoben hat",
        "wer am Zug ist und was noch zu tun ist",
        "was die Uhren zeigen",
        "was auf dem Feld liegt, auf dem du bist",
        "was in seiner Reihe liegt",
        "was auf den beiden Diagonalen durch dieses Feld liegt",
        "alle Züge der Kugel, auf der du bist",
        "das ganze Brett, Reihe für Reihe",
        "wo die Kugeln jeder Farbe liegen; tippe eine Farbe, um nur sie zu hören",
        "kopiert die Stellung als Text",
        "beginnt eine Partie mit einer Stellung als Text",
    ],
    ctrl: "Strg",
    with_cell: Text::new("Mit einem Feld hinter dem Wort fragst du nach diesem Feld: {0}."),
    box_note: "Esc führt vom Eingabefeld zurück aufs Brett.",
    off_note: "Tasten mit Buchstaben lassen sich in den Einstellungen abschalten; getippte Wörter gehen immer.",
    walk_title: "Eine ganze Partie nach Gehör",
    walk_intro: "Zwei Leute an einer Tastatur spielen, bis die erste Kugel draußen ist.",
    hear: Text::new("Du hörst: {0}"),
    walk_new: Text::new("Drücke {0}, tippe „{1}“ und drücke Eingabe."),
    walk_who: Text::new(
        "Wähle unter „Wer spielt“ mit den Pfeiltasten „{0}“. Geh mit Tab weiter zu „{1}“ und drücke Eingabe.",
    ),
    walk_rules: Text::new(
        "Klappe „{0}“ mit Eingabe auf und wähle „{1}“; klappe „{2}“ auf und wähle {3}. Geh weiter zu „{4}“ und drücke Eingabe. Du bist jetzt auf dem Brett.",
    ),
    walk_to: Text::new("Geh mit den Pfeiltasten nach {0}."),
    walk_show: Text::new("Drücke {0}: Der Zug wird gezeigt, aber noch nicht gespielt."),
    walk_play: Text::new("Drücke noch einmal {0}."),
    walk_type: Text::new("Weiß tippt lieber: {0}, {1}, Eingabe."),
    walk_back: Text::new("Esc führt zurück aufs Brett. Geh nach {0} und drücke zweimal {1}."),
    walk_ask: Text::new("Drücke {0}."),
    walk_review: Text::new(
        "Zum Nachspielen drücke {0}, tippe „{1}“ und drücke Eingabe; außerhalb des Bretts tut der Pfeil nach links dasselbe.",
    ),
    walk_kept: Text::new(
        "Die Partie ist seit dem ersten Zug gespeichert; du findest sie unter „{0}“.",
    ),
    row: Text::new("Reihe {0}: {1}"),
    line: Text::new("Von {0} bis {1}: {2}"),
    run: Text::new("{0} bis {1}"),
    empty: "leer",
    no_moves_of: Text::new("Von {0} aus ist gerade kein Zug möglich"),
    may_place: Text::new("Auf {0} kann eine Kugel gesetzt werden"),
    no_clock: "Diese Partie hat keine Uhr",
    copied: "Stellung kopiert.",
    paste_here: "Füge die Stellung hier ein und drücke Eingabe.",
    no_position: "Das ist keine Stellung des Spiels auf dem Brett.",
};
