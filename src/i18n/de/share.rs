//! German, for the screens that hand a game on.

use crate::i18n::pages::share::{
    PictureWords, Presentation, Share, ShareEmbed, ShareFilm, ShareImage, ShareLink, SharePrint,
};
use crate::i18n::text::{Counted, Text};

/// German.
pub const SHARE: Share = Share {
    parts: "Teilen als",
    part: ["Link", "Bild", "Drucken", "Einbetten"],
    unreadable: "Es gibt keine Partie zu teilen.",
    copy: "Kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.",
    present: "Präsentation",
    link: LINK,
    image: IMAGE,
    film: FILM,
    print: PRINT,
    embed: EMBED,
    presentation: PRESENTATION,
    picture: PICTURE,
};

const LINK: ShareLink = ShareLink {
    what: "Was der Link enthält",
    kinds: [
        "Die Partie",
        "Diese Stellung",
        "Eine neue Partie wie diese",
        "Eine Aufgabe",
    ],
    notes: [
        "Alle Züge; der Link öffnet die Partie bei dem Zug, der hier zu sehen ist.",
        "Nur die Kugeln, der Punktestand und wer am Zug ist.",
        "Regeln, Startaufstellung und Spieler, ohne Züge.",
        "Diese Stellung. Die folgenden Züge der Partie sind die Lösung und bleiben zunächst verborgen.",
    ],
    no_task: "Eine Aufgabe braucht eine Lösung: Geh zurück zu einer Stellung, nach der die Partie weitergeht.",
    address: "Link",
    length: Counted::new("{0} Zeichen", "{0} Zeichen"),
    send: "Senden\u{a0}…",
    qr: "QR-Code",
    qr_name: "QR-Code des Links",
    too_long: "Dieser Link ist zu lang für einen QR-Code.",
};

const IMAGE: ShareImage = ShareImage {
    look: "Aussehen",
    looks: ["Helles Holz", "Dunkles Holz", "Schwarz auf Weiß"],
    own_look: "Wie mein Brett",
    show: "Anzeigen",
    coordinates: "Koordinaten",
    last: "Letzter Zug",
    gutter: "Hinausgeschobene Kugeln",
    ground: "Hintergrund",
    drawing: "Pfeile und Markierungen",
    drawing_note: "Zum Beispiel: e5 a1c3 e5g7:red (green, red, blue, yellow)",
    drawing_wrong: Text::new("„{0}“ ist weder ein Feld noch ein Feldpaar"),
    size: "Breite",
    pixels: Text::new("{0} Pixel"),
    svg: "SVG speichern",
    png: "PNG speichern",
    failed: "Das Bild konnte nicht erzeugt werden.",
};

const FILM: ShareFilm = ShareFilm {
    title: "Animiertes Bild",
    note: "Die Züge nacheinander, als GIF-Datei.",
    from: "Von Zug",
    to: "Bis Zug",
    speed: "Tempo",
    speeds: ["Langsam", "Normal", "Schnell"],
    make: "Erzeugen",
    stop: "Abbrechen",
    progress: Text::new("Stellung {0} von {1}"),
    save: "GIF speichern",
    done: Text::new("{0}\u{a0}KB"),
    name: "Die Züge der Partie nacheinander",
    no_moves: "Es wurde noch kein Zug gespielt.",
};

const PRINT: SharePrint = SharePrint {
    title: "Überschrift",
    lines: "Stellungen, eine je Zeile",
    lines_note: "Eine Stellung oder die Nummer eines Zuges dieser Partie, danach auf Wunsch | mit einer Bildunterschrift und | mit Pfeilen und Markierungen.",
    add_this: "Diese Stellung hinzufügen",
    add_all: "Partie hinzufügen",
    every: "Abstand in Zügen",
    per_page: "Diagramme je Seite",
    print: "Drucken",
    preview: "Vorschau",
    page: Text::new("Seite {0} von {1}"),
    wrong: Text::new("Zeile {0}: {1}"),
    no_such_ply: "die Partie hat keinen Zug mit dieser Nummer",
    nothing: "Noch nichts zu drucken.",
    start: "Start",
    after: Text::new("Nach {0}"),
    too_many: Counted::new(
        "Gedruckt wird nur {0} Stellung.",
        "Gedruckt werden nur die ersten {0}.",
    ),
};

const EMBED: ShareEmbed = ShareEmbed {
    note: "Kopiere diesen Code in deine eigene Seite. Nichts wird von anderswo geladen, und nichts wird gesendet.",
    what: "Was zu sehen ist",
    modes: [
        "Diagramm",
        "Partie zum Nachspielen",
        "Brett zum Ausprobieren",
        "Partie gegen den Computer",
        "Aufgabe",
    ],
    ground: "Farben",
    grounds: ["Wie auf dem Gerät eingestellt", "Hell", "Dunkel"],
    controls: "Schaltflächen",
    sound: "Ton",
    level: "Spielstärke",
    width: "Breite",
    element: "Element",
    element_note: "Mit Ereignissen und Methoden für Skripte; das Skript wird einmal je Seite geladen.",
    frame: "Rahmen",
    frame_note: "Wo keine Skripte erlaubt sind.",
    preview: "Vorschau",
};

const PRESENTATION: Presentation = Presentation {
    ink: "Farbe",
    inks: [
        "Grün: durchgezogen, rund",
        "Rot: gestrichelt, Quadrat",
        "Blau: gepunktet, Dreieck",
        "Gelb: Strich und Punkt, Raute",
    ],
    undo: "Rückgängig",
    clear: "Abwischen",
    first: "Erste Stellung",
    back: "Zurück",
    next: "Weiter",
    last: "Letzte Stellung",
    flip: "Umdrehen",
    tools: "Werkzeuge",
    board: "Brett zum Zeichnen: Tippen setzt eine Markierung, Ziehen einen Pfeil. Tasten: Pfeiltasten bewegen, Leertaste markiert, Eingabe beginnt und beendet einen Pfeil, 1 bis 4 wählen die Farbe.",
    at: Text::new("{0} / {1} · {2}"),
    start: "Start",
    drawn_mark: Text::new("Markierung auf {0}, {1}"),
    drawn_arrow: Text::new("Pfeil von {0} nach {1}, {2}"),
    wiped_mark: Text::new("Markierung auf {0} entfernt, {1}"),
    wiped_arrow: Text::new("Pfeil von {0} nach {1} entfernt, {2}"),
    from_here: Text::new("Pfeil ab {0}: Geh zu seinem Ende und drücke die Eingabetaste"),
    full_screen: "Vollbild",
    hide: "Schaltflächen ausblenden (T)",
};

const PICTURE: PictureWords = PictureWords {
    title: Text::new("Abalone-Brett, {0} ist am Zug"),
    over: "Abalone-Brett, die Partie ist zu Ende",
    marbles: Text::new("{0}: {1}."),
    none: "keine",
    score: Text::new("Punkte: {0}."),
    last: Text::new("Letzter Zug: {0}."),
    board: Text::new("Brett {0}."),
};
